## Die Zeilen der Spieler

player-title = { $name } · { $side }
player-to-move = am Zug
player-score = Punkte { $score }

## Das Fenster

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = { $game } wird geöffnet…
state-opening = wird geöffnet
state-unsaved = nicht gespeichert
state-saved = gespeichert
state-new = neu
state-read-only = nur lesbar
status-both = { $now } · { $said }
last-move = Zuletzt: { $side } { $play }

# Tage, und Monate, deren Tag nicht bekannt ist; in der Liste der Bibliothek ist wenig Platz.
date-day = { $day }.{ $month }.{ $year }
date-month = { $month }.{ $year }

## Menüs und Befehle

menu-game = Partie
menu-edit = Bearbeiten
menu-view = Ansicht
menu-go = Gehe zu
menu-help = Hilfe
menu-show = Zeigen
menu-recent = Letzte Partien
menu-unfinished = Unvollendete Partien…
command-new-game = Neue Partie…
command-open = Öffnen…
command-save = Speichern
command-save-as = Speichern unter…
command-quit = Beenden
command-export = Exportieren…
command-copy-position = Stellung kopieren
command-copy-game = Partie kopieren
command-copy-picture = Bild kopieren
command-paste = Einfügen
command-undo = Rückgängig
command-redo = Wiederholen
command-first = Erste Stellung
command-back = Schritt zurück
command-forward = Schritt vor
command-last = Letzte Stellung
command-play = Variante abspielen
menu-timeline = Zeitleiste
menu-pace = Tempo
menu-language = Sprache
language-system = Wie das System
command-pass = Passen
command-what-if = Ausprobieren…
command-keep-what-if = Als Variante behalten
command-editor = Stellung aufbauen…
command-flip = Brett drehen
command-settings = Einstellungen…
command-shortcuts = Tastenkürzel
command-sheet = Wertung
command-about = Über Agros
command-delete = Ab hier löschen
command-promote = Zur Hauptvariante
overlay-help = { $key }: { $legend }
tab-moves = Züge
tab-details = Details

## Probe: etwas wird ausprobiert

what-if-sign = Probe · { $moves ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $moves } Züge
}
what-if-keep = Behalten
what-if-keep-help = Die Züge bis hier als Variante behalten ({ $keys })
what-if-drop = Verwerfen
what-if-drop-help = Zurück zur Partie, wie sie ist (Esc)

## Der Stellungseditor

editor-title = Stellungseditor
editor-no-position = Noch keine Stellung: { $why }
editor-not-read = Der Text unten ist kein Brett: { $why }
editor-text = Stellung als Text
editor-take-up = Letztes Brett
editor-play = Spielen
editor-analyse = Analysieren
editor-eraser = Radierer
editor-clear = Leeren
editor-turn = Am Zug
editor-passes = Bisher gepasst
editor-less = { $what }: weniger
editor-more = { $what }: mehr
editor-quiet = Stille Halbzüge
editor-position = Eine Stellung: { $turn }.
editor-position-over = Eine Stellung, und die Partie ist aus. { $over }
fault-blank = Teil { $part } des Textes ist leer: zwischen den Teilen steht ein Leerzeichen.
fault-place = Reihe { $row }, Spalte { $column }
fault-number = { $place }: zu „{ $token }“ gehört eine Zahl von 1 bis { $size }.
fault-passes = Wie oft bisher gepasst wurde (Teil 4), ist 0, 1 oder 2, nicht „{ $found }“.
fault-width = Reihe { $row } hat { $found ->
    [one] 1 Feld
   *[other] { $found } Felder
} statt { $size }.
fault-quiet = Die Zahl der stillen Halbzüge (Teil { $part }) ist 0 bis 100, nicht „{ $found }“.

## Einen Zug tippen

move-entry-name = Zug
move-entry-hint = Zug tippen: { $examples }

## Dialoge

cancel = Abbrechen
close = Schließen
dialog-open-title = Partie öffnen
dialog-save-title = Partie speichern
dialog-opening-title = Eröffnung aus einer Partie nehmen
dialog-file-type = Agros-Partien
dialog-export-title = Exportieren
export-format-png = Bild (PNG)
export-format-svg = Zeichnung (SVG)
export-format-gif = Animation (GIF)
export-format-html = Wertung zum Drucken (HTML)
export-format-txt = Partie als Text
export-format-agros = Partiedatei
export-width = Breite in Pixeln
export-part = Teil des Bretts
export-part-all = das ganze
export-part-wrong = Gib zwei Ecken an, etwa a1:e5.
export-plies-from = Halbzug von
export-plies-to = bis
export-theme = Farben
export-theme-window = wie im Fenster
export-overlays = Was über dem Brett liegt, liegt auch über dem Bild.
export-choose = Datei wählen…
new-game-title = Neue Partie
new-game-first = Es beginnt:
new-game-by-lot = ausgelost
new-game-name = { $side }:
new-game-name-hint = Name
new-game-placement = Gesetzt wird:
new-game-start = Beginnen
house-title = Hausregeln
house-swap = Tauschen
house-swap-help = Tauschen: Nach der Eröffnung darf der zweite Spieler die Seite wählen. Die Spieler tauschen dann die Seiten, samt Namen.
house-bid = Bieten
house-bid-help = Bieten: Jeder schreibt, vom anderen ungesehen, wie viele Punkte es wert ist, { $side } zu spielen. Wer mehr schreibt, spielt { $side }, und der andere bekommt am Ende so viele Punkte. Schreiben beide dasselbe, tauscht niemand die Seite. Die Engine schreibt 0.
house-bid-of = { $name } bietet
house-bid-wrong = Ein Gebot ist eine Punktzahl wie 6 oder 6½, höchstens 4999½.
choice-due = { $name } darf zuerst die Seite wählen: tippe „{ typed-keep }“ oder „{ typed-swap }“, oder nimm die Knöpfe oben.
choice-engine = Die Engine wählt eine Seite.
choice-sign = { $name } wählt:
# What is typed to choose, in small letters
typed-keep = behalten
typed-swap = tauschen
choice-keep = { $side } bleiben
choice-swap = { $side } nehmen
bid-won = Nach dem Gebot von { $bid }: { $side } gewinnt mit +{ $margin }.
bid-drawn = Nach dem Gebot von { $bid }: remis.
player-bid = Gebot +{ $bid }
placement-hand = von Hand
placement-random = zufällig
placement-saved = wie in gespeicherter Partie
placement-choose = Partie wählen…
placement-chosen = { $file }: { $setup }, { $placements ->
    [one] 1 Setzzug
   *[other] { $placements } Setzzüge
}
placement-none = noch keine Partie gewählt
unsaved-title = Änderungen speichern?
unsaved-text = Diese Partie hat Änderungen, die in keiner Datei stehen. Sie gingen verloren.
unsaved-save = Speichern
unsaved-discard = Nicht speichern
overwrite-title = Datei überschreiben?
overwrite-text = { $path } gibt es schon.
overwrite-yes = Überschreiben
unfinished-title = Unvollendete Partien
unfinished-text = Diese Partien waren offen, als das Programm ohne Warnung endete. Nichts davon ist verloren.
unfinished-about = { $kind }, { $ply ->
    [one] 1 Halbzug
   *[other] { $ply } Halbzüge
}, { $age }
unfinished-minutes = { $count ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
unfinished-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
unfinished-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
unfinished-file = Änderungen an { $file }
unfinished-no-file = noch ohne Datei
unfinished-restore = Öffnen
unfinished-restore-this = Weiter mit { $game }
unfinished-discard = Verwerfen
unfinished-discard-this = { $game } verwerfen
unfinished-keep = Behalten
unfinished-keep-this = { $game } nicht verwerfen
unfinished-given-up = Verschwindet beim Schließen.
unfinished-later = Später
damaged-title = Diese Datei ist beschädigt
damaged-text = { $path } lässt sich nicht ganz lesen. { $moves ->
    [one] Ein Zug ist
   *[other] { $moves } Züge sind
} lesbar; was falsch ist, wird weggelassen:
damaged-more = … und { $count } weitere
damaged-open = Öffnen, was lesbar ist
changed-title = Die Datei wurde geändert
changed-text = Ein anderes Programm hat { $path } geschrieben, seit es hier gelesen wurde.
changed-keep = Mein Stand
changed-reload = Neu einlesen
changed-beside = Anderswo speichern…
path-text = Pfad der Datei:
path-save = Speichern
path-open = Öffnen
waiting-title = Warten auf den Dateidialog
waiting-text = Er ist in einem eigenen Fenster offen, vielleicht hinter diesem.
waiting-type = Lieber einen Pfad tippen
settings-title = Einstellungen
settings-theme = Design
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-animations = Züge in Bewegung zeigen
settings-flipped = { $side } unten
shortcuts-title = Tastenkürzel
shortcuts-overlay = Zeigen oder verbergen: { $name }
shortcuts-board = Ein Feld des Bretts wählen
shortcuts-board-keys = Tab zum Brett, Pfeile, Enter
shortcuts-type = Einen Zug durch Tippen spielen
shortcuts-type-keys = tippen, Enter
about-title = Über Agros
about-text = Agros { $version }: ein Tisch zum Spielen und Studieren von Agros, dem Brettspiel von Saïd Galdseid.

## Das Blatt einer beendeten Partie

sheet-new-game = Neue Partie
sheet-review = Auswertung
sheet-save = Speichern…
sheet-copy = Blatt kopieren
sheet-close = Schließen

## Meldungen

notice-not-a-move = „{ $typed }“ ist kein Zug. Schreib ihn wie einen von diesen: { $examples }.
notice-no-moves = { $cell } hat keinen Zug.
notice-move-undone = Zurückgenommen: { $change }. Der Zug bleibt in der Partie, hinter dem Cursor.
notice-undone = Zurückgenommen: { $change }.
notice-turn-undone = Zurückgenommen: { $change } und die Antwort der Engine. Beide bleiben in der Partie, hinter dem Cursor.
notice-redone = Wiederholt: { $change }.
notice-turn-redone = Wiederholt: { $change } und die Antwort der Engine.
notice-nothing-to-undo = Es gibt nichts zurückzunehmen.
notice-nothing-to-redo = Es gibt nichts zu wiederholen.
notice-what-if = Probe: Was jetzt gespielt wird, ändert nichts an der Partie. Esc verwirft es, { $keys } behält es als Variante.
notice-what-if-dropped = Verworfen. Die Partie ist, wie sie war.
notice-what-if-kept = { $moves ->
    [one] Der Zug ist
   *[other] Die { $moves } Züge sind
} als Variante behalten. Rückgängig nimmt sie wieder heraus.
notice-nothing-to-keep = Zu behalten war nichts, was die Partie nicht schon hat.
notice-sheet-copied = Die Wertung ist kopiert und lässt sich als Text einfügen.
notice-position-copied = Die Stellung ist kopiert und lässt sich als Text einfügen.
notice-game-copied = Die Partie ist kopiert und lässt sich als Text einfügen.
notice-picture-copied = Das Brett ist kopiert und lässt sich als Bild einfügen.
notice-no-picture = Es wurde kein Bild kopiert: { $why }
notice-set-up = Die Partie beginnt mit der aufgebauten Stellung.
notice-draft-kept = Die Partie ist, wie sie war. Das Brett des Editors ist aufgehoben: „Letztes Brett“ holt es dort zurück.
notice-pasted = Eingefügt. Rückgängig bringt die Partie zurück, wie sie war.
notice-pasted-another = Als eigene Partie eingefügt. Sie ist noch nicht gespeichert.
notice-not-pasted = Nicht eingefügt: Zeile { $line }, Spalte { $column }: { $why }
notice-exported = Exportiert als { $path }
notice-export-failed = Nicht exportiert: { $path }: { $why }
notice-deleted = Gelöscht. Rückgängig holt es zurück.
notice-promoted = Das ist jetzt die Hauptvariante.
notice-saved = Gespeichert als { $path }
notice-opened = { $path } geöffnet
notice-read-only = { $path } stammt von einer neueren Version: du kannst es lesen und anderswo speichern, aber nicht überschreiben.
notice-too-late = Der Dateidialog war schon aufgegeben, als er antwortete: mit { $path } geschah nichts.
notice-dropped = Nicht geöffnet: { $names }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}. Zieh nur eine Partie auf einmal herein.
notice-other-game = { $path } ist eine Partie { $game }.
notice-read-failed = Nicht geöffnet: { $path }: { $why }
notice-write-failed = Nicht gespeichert: { $path }: { $why }. Die Partie ist noch da; speichere sie anderswo.
notice-restored = Die Partie ist, wie sie war. Sie ist noch nicht gespeichert.
notice-opened-in-part = Als neue, nicht gespeicherte Partie geöffnet: was von { $path } lesbar ist. { $moves ->
    [0] Kein Zug fehlt.
    [one] Ein Zug fehlt.
   *[other] { $moves } Züge fehlen.
} Falsch ist: { $why }
notice-restored-in-part = Das Journal dieser Partie war beschädigt: die Partie ist bis dorthin wiederhergestellt. Das Journal ist aufgehoben als { $path }
notice-nothing-unfinished = Es gibt keine unvollendete Partie.
notice-journals-aside = { $count ->
    [one] Ein Journal einer Partie war nicht zu verstehen und wurde
   *[other] { $count } Journale von Partien waren nicht zu verstehen und wurden
} beiseitegelegt: { $path }
notice-restore-failed = Nicht wiederhergestellt: { $why }
notice-journal-failed = Was du tust, ist erst nach dem Speichern vor einem Absturz sicher: das Journal lässt sich nicht schreiben ({ $why }).
notice-disk-full = Nicht gespeichert: für { $path } ist kein Platz mehr. Schaff Platz, oder speichere anderswo mit „Speichern unter“. Die Partie ist noch da.
notice-file-read-only = Nicht gespeichert: { $path } ist nur lesbar. Speichere unter einem anderen Namen mit „Speichern unter“. Die Partie ist noch da.
notice-folder-read-only = Nicht gespeichert: im Ordner von { $path } darfst du nicht schreiben. Speichere anderswo mit „Speichern unter“. Die Partie ist noch da.
notice-no-folder = Nicht gespeichert: den Ordner von { $path } gibt es nicht mehr. Speichere anderswo mit „Speichern unter“. Die Partie ist noch da.
notice-name-too-long = Nicht gespeichert: der Name { $path } ist zu lang. Speichere unter einem kürzeren mit „Speichern unter“. Die Partie ist noch da.
notice-is-folder = Nicht gespeichert: { $path } ist ein Ordner. Speichere unter einem anderen Namen mit „Speichern unter“. Die Partie ist noch da.
notice-changed = Nicht gespeichert: ein anderes Programm hat { $path } geändert. Speichere noch einmal, um zu wählen, was bleibt. Die Partie ist noch da.
notice-reloaded = { $path } wurde neu eingelesen. Rückgängig bringt deine eigenen Züge zurück.
notice-panicked = Im Programm ging etwas schief und wurde abgebrochen. Die Partie ist noch da; ein Bericht steht in { $path }
notice-open-elsewhere = { $path } ist auch in einem anderen Fenster offen. Speichere nur in einem von beiden.
notice-settings-not-saved = Die Einstellungen ließen sich nicht speichern, in { $path }: { $why }
notice-settings-failed = Die Einstellungen werden nicht verwendet: { $why }
notice-exists = { $path } gibt es schon.
notice-no-opening = { $path } hat keine brauchbare Eröffnung.
change-move = ein Zug
change-line = eine behaltene Variante
change-comment = ein Kommentar
change-symbol = ein Symbol
change-marks = Zeichen auf dem Brett
change-eval = eine Bewertung
change-deletion = eine Löschung
change-promotion = eine andere Hauptvariante
change-order = eine andere Reihenfolge
change-players = andere Namen
change-sides = die Wahl der Seite
change-tags = andere Angaben
change-ending = das Ende der Partie
change-whole = eine Änderung der ganzen Partie

# Die Engine.
menu-engine = Engine
engine-plays = Engine spielt { $side }
engine-time = Zeit pro Zug
engine-seconds = { $seconds } s
engine-level = Stärke
engine-level-first = 1, für die erste Partie
engine-level-best = { $number }, so gut sie kann
engine-lines = Varianten
command-analyse = Analysieren
command-hint = Tipp
command-engine-move = Engine zieht
command-stop-engine = Engine stoppen
notice-choose-side = Zuerst ist die Seite zu wählen: tippe „{ typed-keep }“ oder „{ typed-swap }“, oder nimm die Knöpfe oben.
notice-sides-changed = Die Spieler haben die Seiten getauscht. Rückgängig nimmt es zurück.
notice-sides-kept = Die Spieler behalten ihre Seiten. Rückgängig nimmt es zurück.
notice-engine-thinks = Die Engine ist am Zug: mit { $now } zieht sie sofort, { $stop } stoppt sie.
player-engine = Engine
tab-engine = Engine
tab-notes = Notizen
engine-ready = Die Engine wartet auf einen Zug.
engine-thinking = Rechnet
engine-done = Fertig
engine-to-move = Die Engine denkt über den Zug von { $side } nach.
engine-header = { $state } · Tiefe { $depth } · { $nodes } Stellungen · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } in { $plies }
engine-exact = { $side } gewinnt mit +{ $points } bei bestem Spiel.
engine-exact-draw = Remis bei bestem Spiel.
engine-exact-mark = exakt
engine-chance = { $percent } %
command-choose-engine = Engine wählen…
engine-title = Engine
engine-text = Der Befehl eines Programms, das UGI spricht, Wörter durch Leerzeichen getrennt. Leer steht er für die eigene Engine.
engine-use = Verwenden
notice-engine-failed = Die Engine wurde gestoppt: { $why }. Im Menü Engine lässt sich eine wählen.
engine-waits = Die Engine ist dran: { $keys } lässt sie ziehen.

# Notizen.
command-comment = Kommentar
command-wipe-marks = Zeichen löschen
menu-judge = Zug bewerten
comment-hint = Kommentar
comment-name = Kommentar nach Halbzug { $ply }
symbol-good = guter Zug
symbol-mistake = Fehler
symbol-brilliant = brillanter Zug
symbol-blunder = grober Fehler
symbol-interesting = interessanter Zug
symbol-dubious = fragwürdiger Zug
moves-ply-noted = { $name }, { $note }

# Die Karte des Baums.
command-map = Variantenbaum
map-name = Variantenbaum: { $lines ->
    [one] 1 Variante
   *[other] { $lines } Varianten
}, { $plies } Halbzüge
map-node = { $ply }. { $play } { $comment }

# Die Ordnung des Baums.
moves-trim = Folgezüge löschen
moves-earlier = Variante nach oben
moves-later = Variante nach unten

## Das Blatt einer beendeten Partie in Sätzen

end-sheet-wins = { $winner } gewinnt
end-sheet-draw = Remis
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
} · { $setup }
