## Die Bibliothek der Partien

command-library = Bibliothek…
command-library-here = Partien mit dieser Stellung
dialog-library-title = Ordner der Bibliothek wählen
path-library = Wählen
path-folder = Pfad des Ordners:
library = Bibliothek
library-leave = Zurück zur Partie
library-choose = Ordner wählen…
library-games = Partien
library-statistics = Statistik
library-openings = Eröffnungen

library-welcome = Noch keine Bibliothek
library-welcome-what = Eine Bibliothek ist ein Ordner mit Partiedateien samt seinen Unterordnern. Hier stehen die Partien mit Spielern, Ergebnis und letzter Stellung, lassen sich mit Wörtern suchen und werden gezählt; und neben dem Brett siehst du, was darin aus jeder Stellung gespielt wurde.
library-welcome-safe = Die Dateien bleiben, wo und wie sie sind. Neue Partien, die du in dem Ordner speicherst, werden von selbst gefunden.

## Wie weit das Lesen ist

library-reading = Ordner wird gelesen…
library-progress = Gelesen: { $done } von { $of } Dateien
library-failed = Der Ordner lässt sich nicht lesen: { $why }
library-all-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
library-found = { $found } von { library-all-games }
library-cut-off = { $games }; es gibt mehr Dateien, als die Liste fasst
library-unread = Es gibt nichts zu zeigen. Wähle einen anderen Ordner.
library-empty = In diesem Ordner sind keine Partien. Speichere eine darin oder wähle einen anderen.
library-nothing-found = Keine Partie ist so.

## Suche

library-search = Suche
library-search-hint = Suche: anna 8x8 hell siegt 2024
# Diese zwei sind Suchwörter: „anna siegt“, „hell verliert“.
library-word-won = siegt
library-word-lost = verliert
library-chip-position = Diese Stellung
library-chip-position-help = Nur Partien mit dieser Stellung, wie auch gedreht oder gespiegelt. Ein Klick zeigt wieder alle.
library-chip-setup = Vorgaben
library-any-setup = alle
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = Von:
library-until = Bis:
library-date-hint = 31.05.2024
library-chip-mine = Partien von { $name }
library-chip-faults = { $files ->
    [one] 1 Datei ist nicht lesbar
   *[other] { $files } Dateien sind nicht lesbar
}

## Die Liste

library-list = { $games ->
    [one] Liste mit 1 Partie
   *[other] Liste mit { $games } Partien
}
library-players = Spieler
library-game = Spiel
library-result = Ergebnis
library-date = Datum
library-plies = Länge
library-sort = Sortieren nach: { $column }
library-sorted = Sortiert nach: { $column }, aufsteigend
library-sorted-falling = Sortiert nach: { $column }, absteigend
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies } Halbzüge
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}
library-file = Datei
library-file-date = Dateidatum
library-open = Öffnen
library-open-there = Hier öffnen
library-won = { $side } siegt
library-won-by = { $side }+{ $points }
library-result-how = { $result } ({ $how })
library-resignation = Aufgabe
library-time = auf Zeit
library-agreement = vereinbart
library-drawn = Remis
library-unfinished = Offen
library-first = Erster
library-second = Zweiter

## Ergebnisse gezählt

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Siege: { $first } { $first_won }, { $second } { $second_won }; { $drawn } remis, { $unfinished } offen
library-results-lead = { $results }; im Schnitt { $side } { $lead }
library-move = { $play }: { $results }
library-head-move = Zug
library-head-games = Anzahl
library-head-share = Punkte { $side } · Vorspr.
library-all = Alle Partien
library-begins = { $side } beginnt
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 Bauer
   *[other] { $value } Bauern
}
library-part-variant = { $value ->
    [standard] Standard
    [guards] Wachen zu setzen
   *[other] alle Steine zu setzen
}
library-part-queen-avoids-centre = { $value ->
    [true] Königin meidet die Mitte
   *[other] Königin darf in die Mitte
}
library-part-height = { $value ->
    [pile] Höhe der Stapel
   *[other] Höhe der Felder
}
library-first-moves = { $kind }: erste Züge
library-own = Deine Bilanz
library-own-name = Du bist
library-own-nobody = noch niemand
library-own-none = Von dir ist keine Partie in der Liste. Wähle deinen Namen, wie er in den Partien steht.
library-own-as = Seite, Gegner
library-own-won = Siege
library-own-lost = Verloren
library-own-drawn = Remis
library-own-share = Punkte
library-own-first = als erster Spieler
library-own-second = als zweiter Spieler
library-own-side = mit { $side }
library-own-against = gegen { $name }
library-own-unknown = gegen andere

## Was aus einer Stellung gespielt wurde

library-start = Vorgaben:
library-at-start = Der Anfang
library-back = Zurück
library-to-start = Zum Anfang
library-these = { $games ->
    [one] Diese Partie zeigen
   *[other] Diese { $games } Partien zeigen
}
library-no-move = Keine Partie der Bibliothek geht hier weiter.
library-beside = In der Bibliothek
library-beside-help = Was aus dieser Stellung in den Partien der Bibliothek gespielt wurde, wie das Brett dort auch lag. Zeig auf einen Zug, um ihn zu sehen, klick, um ihn zu spielen.
library-no-game-here = kommt nirgends vor
library-games-here = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
