## De regels van de spelers

player-title = { $name } · { $side }
player-to-move = aan zet
player-score = score { $score }

## Het venster

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = { $game } wordt geopend…
state-opening = wordt geopend
state-unsaved = niet opgeslagen
state-saved = opgeslagen
state-new = nieuw
state-read-only = alleen lezen
status-both = { $now } · { $said }
last-move = Laatste: { $side } { $play }

# Dagen, en maanden waarvan de dag niet bekend is; in de lijst van de bibliotheek is weinig plaats.
date-day = { $day }-{ $month }-{ $year }
date-month = { $month }-{ $year }

## Menu’s en opdrachten

menu-game = Partij
menu-edit = Bewerken
menu-view = Beeld
menu-go = Ga naar
menu-help = Help
menu-show = Toon
menu-recent = Recente partijen
menu-unfinished = Onvoltooide partijen…
command-new-game = Nieuwe partij…
command-open = Openen…
command-save = Opslaan
command-save-as = Opslaan als…
command-quit = Stoppen
command-export = Exporteren…
command-copy-position = Stelling kopiëren
command-copy-game = Partij kopiëren
command-copy-picture = Plaatje kopiëren
command-paste = Plakken
command-undo = Ongedaan maken
command-redo = Opnieuw
command-first = Eerste stelling
command-back = Stap terug
command-forward = Stap vooruit
command-last = Laatste stelling
command-play = Variant afspelen
menu-timeline = Tijdlijn
menu-pace = Tempo
menu-language = Taal
language-system = Als het systeem
command-pass = Passen
command-what-if = Wat als…
command-keep-what-if = Als variant houden
command-editor = Stelling opzetten…
command-flip = Bord draaien
command-settings = Instellingen…
command-shortcuts = Sneltoetsen
command-sheet = Scoreblad
command-about = Over Agros
command-delete = Vanaf hier wissen
command-promote = Maak hoofdvariant
overlay-help = { $key }: { $legend }
tab-moves = Zetten
tab-details = Info

## Wat als: er wordt iets geprobeerd

what-if-sign = Wat als · { $moves ->
    [0] nog geen zet
    [one] 1 zet
   *[other] { $moves } zetten
}
what-if-keep = Houden
what-if-keep-help = De zetten tot hier als variant houden ({ $keys })
what-if-drop = Wissen
what-if-drop-help = Terug naar de partij zoals ze is (Esc)

## De stellingeneditor

editor-title = Stellingeneditor
editor-no-position = Nog geen stelling: { $why }
editor-not-read = De tekst hieronder is geen bord: { $why }
editor-text = Stelling als tekst
editor-take-up = Vorig bord
editor-play = Spelen
editor-analyse = Analyseren
editor-eraser = Gum
editor-clear = Leegmaken
editor-turn = Aan zet
editor-passes = Passen tot nu
editor-less = { $what }: minder
editor-more = { $what }: meer
editor-quiet = Stille halve zetten
editor-position = Een stelling: { $turn }.
editor-position-over = Een stelling, en de partij is uit. { $over }
fault-blank = Deel { $part } van de tekst is leeg: tussen de delen staat één spatie.
fault-place = rij { $row }, kolom { $column }
fault-number = { $place }: bij “{ $token }” hoort een getal van 1 tot { $size }.
fault-passes = Het aantal keren passen tot nu (deel 4) is 0, 1 of 2, niet “{ $found }”.
fault-width = Rij { $row } heeft { $found ->
    [one] 1 vakje
   *[other] { $found } vakjes
} in plaats van { $size }.
fault-quiet = Het aantal stille halve zetten (deel { $part }) is 0 tot 100, niet “{ $found }”.

## Een zet typen

move-entry-name = Zet
move-entry-hint = Typ een zet: { $examples }

## Dialoogvensters

cancel = Annuleren
close = Sluiten
dialog-open-title = Partij openen
dialog-save-title = Partij opslaan
dialog-opening-title = Opening uit een partij nemen
dialog-file-type = Agros-partijen
dialog-export-title = Exporteren
export-format-png = Afbeelding (PNG)
export-format-svg = Tekening (SVG)
export-format-gif = Animatie (GIF)
export-format-html = Scoreblad om te printen (HTML)
export-format-txt = Partij als tekst
export-format-agros = Partijbestand
export-width = Breedte in pixels
export-part = Deel van het bord
export-part-all = het hele bord
export-part-wrong = Geef twee hoeken op, zoals a1:e5.
export-plies-from = Halve zet van
export-plies-to = tot
export-theme = Kleuren
export-theme-window = als in het venster
export-overlays = Wat over het bord ligt, ligt ook over de afbeelding.
export-choose = Bestand kiezen…
new-game-title = Nieuwe partij
new-game-first = Begint:
new-game-by-lot = door loting
new-game-name = { $side }:
new-game-name-hint = naam
new-game-placement = De stukken worden geplaatst
new-game-start = Beginnen
house-title = Huisregels
house-swap = Wisselen
house-swap-help = Wisselen: na de opening mag de tweede speler een kant kiezen. De spelers wisselen dan van kant, met naam en al.
house-bid = Bieden
house-bid-help = Bieden: elk schrijft op, ongezien door de ander, hoeveel punten het waard is om { $side } te zijn. Wie meer opschrijft, is { $side }, en de ander krijgt aan het eind zoveel punten. Schrijven beiden hetzelfde op, dan wisselt niemand van kant. De engine schrijft 0 op.
house-bid-of = { $name } biedt
house-bid-wrong = Een bod is een aantal punten zoals 6 of 6½, tot 4999½.
choice-due = { $name } mag eerst een kant kiezen: typ “{ typed-keep }” of “{ typed-swap }”, of gebruik de knoppen bovenaan.
choice-engine = De engine kiest een kant.
choice-sign = { $name } kiest:
# What is typed to choose, in small letters
typed-keep = houden
typed-swap = wisselen
choice-keep = Houd { $side }
choice-swap = Neem { $side }
bid-won = Na het bod van { $bid }: { $side } wint met { $margin }.
bid-drawn = Na het bod van { $bid }: remise.
player-bid = bod +{ $bid }
placement-hand = met de hand
placement-random = willekeurig
placement-saved = als in opgeslagen partij
placement-choose = Partij kiezen…
placement-chosen = { $file }: { $setup }, { $placements ->
    [one] 1 plaatsing
   *[other] { $placements } plaatsingen
}
placement-none = nog geen partij gekozen
unsaved-title = Wijzigingen opslaan?
unsaved-text = Deze partij heeft wijzigingen die in geen bestand staan. Ze zouden verloren gaan.
unsaved-save = Opslaan
unsaved-discard = Niet opslaan
overwrite-title = Bestand overschrijven?
overwrite-text = { $path } bestaat al.
overwrite-yes = Overschrijven
unfinished-title = Onvoltooide partijen
unfinished-text = Deze partijen waren open toen het programma zonder waarschuwing stopte. Er is niets van verloren.
unfinished-about = { $kind }, { $ply ->
    [one] 1 halve zet
   *[other] { $ply } halve zetten
}, { $age }
unfinished-minutes = { $count ->
    [0] zojuist
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
unfinished-hours = { $count } uur geleden
unfinished-days = { $count ->
    [one] { $count } dag geleden
   *[other] { $count } dagen geleden
}
unfinished-file = wijzigingen in { $file }
unfinished-no-file = nog geen bestand
unfinished-restore = Hervatten
unfinished-restore-this = Verder met { $game }
unfinished-discard = Weggooien
unfinished-discard-this = { $game } weggooien
unfinished-keep = Houden
unfinished-keep-this = { $game } niet weggooien
unfinished-given-up = Weg zodra dit sluit.
unfinished-later = Later
damaged-title = Dit bestand is beschadigd
damaged-text = { $path } is niet helemaal te lezen. { $moves ->
    [one] Eén zet is
   *[other] { $moves } zetten zijn
} te lezen; wat niet klopt wordt weggelaten:
damaged-more = … en nog { $count }
damaged-open = Openen wat te lezen is
changed-title = Het bestand is veranderd
changed-text = Een ander programma heeft { $path } geschreven sinds het hier werd gelezen.
changed-keep = Mijn versie
changed-reload = Opnieuw lezen
changed-beside = Elders opslaan…
path-text = Pad van het bestand:
path-save = Opslaan
path-open = Openen
waiting-title = Wachten op het bestandsvenster
waiting-text = Het is open in een eigen venster, misschien achter dit.
waiting-type = Liever een pad typen
settings-title = Instellingen
settings-theme = Thema
theme-system = als het systeem
theme-light = licht
theme-dark = donker
settings-animations = Zetten laten bewegen
settings-flipped = { $side } onderaan
shortcuts-title = Sneltoetsen
shortcuts-overlay = Tonen of verbergen: { $name }
shortcuts-board = Een vakje van het bord kiezen
shortcuts-board-keys = Tab naar het bord, pijlen, Enter
shortcuts-type = Een zet bij zijn naam spelen
shortcuts-type-keys = typen, Enter
about-title = Over Agros
about-text = Agros { $version }: een werkplek om Agros te spelen en te bestuderen, het bordspel van Saïd Galdseid.

## Het blad van een gespeelde partij

sheet-new-game = Nieuwe partij
sheet-review = Evaluatie
sheet-save = Opslaan…
sheet-copy = Blad kopiëren
sheet-close = Sluiten

## Berichten

notice-not-a-move = “{ $typed }” is geen zet. Schrijf een zet als een van deze: { $examples }.
notice-no-moves = { $cell } heeft geen zet.
notice-move-undone = Teruggenomen: { $change }. De zet blijft in de partij, na de cursor.
notice-undone = Teruggenomen: { $change }.
notice-turn-undone = Teruggenomen: { $change } en het antwoord van de engine. Beide blijven in de partij, na de cursor.
notice-redone = Opnieuw gedaan: { $change }.
notice-turn-redone = Opnieuw gedaan: { $change } en het antwoord van de engine.
notice-nothing-to-undo = Er is niets om terug te nemen.
notice-nothing-to-redo = Er is niets om opnieuw te doen.
notice-what-if = Wat als: niets wat je nu speelt, raakt de partij. Esc wist het, { $keys } houdt het als variant.
notice-what-if-dropped = Gewist. De partij is zoals ze was.
notice-what-if-kept = { $moves ->
    [one] De zet is
   *[other] De { $moves } zetten zijn
} als variant gehouden. Ongedaan maken haalt dat weer weg.
notice-nothing-to-keep = Er was niets te houden wat niet al in de partij staat.
notice-sheet-copied = Het scoreblad is gekopieerd en kan als tekst worden geplakt.
notice-position-copied = De stelling is gekopieerd en kan als tekst worden geplakt.
notice-game-copied = De partij is gekopieerd en kan als tekst worden geplakt.
notice-picture-copied = Het bord is gekopieerd en kan als afbeelding worden geplakt.
notice-no-picture = Er is geen afbeelding gekopieerd: { $why }
notice-set-up = De partij begint met de opgezette stelling.
notice-draft-kept = De partij is zoals ze was. Het bord van de editor is bewaard: “Vorig bord” haalt het daar terug.
notice-pasted = Geplakt. Ongedaan maken brengt de partij terug zoals ze was.
notice-pasted-another = Geplakt als eigen partij. Ze is nog niet opgeslagen.
notice-not-pasted = Niet geplakt: regel { $line }, kolom { $column }: { $why }
notice-exported = Geëxporteerd als { $path }
notice-export-failed = Niet geëxporteerd: { $path }: { $why }
notice-deleted = Gewist. Ongedaan maken brengt het terug.
notice-promoted = Dit is nu de hoofdvariant.
notice-saved = Opgeslagen als { $path }
notice-opened = { $path } geopend
notice-read-only = { $path } is met een nieuwere versie geschreven: je kunt het lezen en elders opslaan, maar niet overschrijven.
notice-too-late = Het bestandsvenster was al opgegeven toen het antwoordde: met { $path } is niets gedaan.
notice-dropped = Niet geopend: { $names }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}. Sleep één partij tegelijk.
notice-other-game = { $path } is een partij { $game }.
notice-read-failed = Niet geopend: { $path }: { $why }
notice-write-failed = Niet opgeslagen: { $path }: { $why }. De partij is er nog; sla ze elders op.
notice-restored = De partij is zoals ze was. Ze is nog niet opgeslagen.
notice-opened-in-part = Geopend als nieuwe partij, niet opgeslagen: wat van { $path } te lezen is. { $moves ->
    [0] Er ontbreekt geen zet.
    [one] Er ontbreekt één zet.
   *[other] Er ontbreken { $moves } zetten.
} Wat niet klopt: { $why }
notice-restored-in-part = Het journaal van deze partij was beschadigd: de partij is tot daar hersteld. Het journaal is bewaard als { $path }
notice-nothing-unfinished = Er is geen onvoltooide partij.
notice-journals-aside = { $count ->
    [one] Een journaal van een partij was niet te begrijpen en is
   *[other] { $count } journaals van partijen waren niet te begrijpen en zijn
} apart gelegd: { $path }
notice-restore-failed = Niet hersteld: { $why }
notice-journal-failed = Wat je doet, is pas veilig voor een crash als je opslaat: het journaal kan niet worden geschreven ({ $why }).
notice-disk-full = Niet opgeslagen: er is geen ruimte meer voor { $path }. Maak ruimte, of sla elders op met “Opslaan als”. De partij is er nog.
notice-file-read-only = Niet opgeslagen: { $path } is alleen te lezen. Sla onder een andere naam op met “Opslaan als”. De partij is er nog.
notice-folder-read-only = Niet opgeslagen: je mag niet schrijven in de map van { $path }. Sla elders op met “Opslaan als”. De partij is er nog.
notice-no-folder = Niet opgeslagen: de map van { $path } is er niet meer. Sla elders op met “Opslaan als”. De partij is er nog.
notice-name-too-long = Niet opgeslagen: de naam { $path } is te lang. Sla onder een kortere op met “Opslaan als”. De partij is er nog.
notice-is-folder = Niet opgeslagen: { $path } is een map. Sla onder een andere naam op met “Opslaan als”. De partij is er nog.
notice-changed = Niet opgeslagen: een ander programma heeft { $path } veranderd. Sla nog eens op om te kiezen wat blijft. De partij is er nog.
notice-reloaded = { $path } is opnieuw gelezen. Ongedaan maken brengt je eigen zetten terug.
notice-panicked = Er ging iets mis in het programma, en dat is afgebroken. De partij is er nog; een verslag staat in { $path }
notice-open-elsewhere = { $path } is ook in een ander venster open. Sla maar in een van beide op.
notice-settings-not-saved = De instellingen konden niet worden opgeslagen in { $path }: { $why }
notice-settings-failed = De instellingen worden niet gebruikt: { $why }
notice-exists = { $path } bestaat al.
notice-no-opening = { $path } heeft geen bruikbare opening.
change-move = een zet
change-line = een gehouden variant
change-comment = een commentaar
change-symbol = een symbool
change-marks = tekens op het bord
change-eval = een waardering
change-deletion = een verwijdering
change-promotion = een andere hoofdvariant
change-order = een andere volgorde
change-players = andere namen
change-sides = de keuze van kant
change-tags = andere tags
change-ending = het einde van de partij
change-whole = een wijziging van de hele partij

# De engine.
menu-engine = Engine
engine-plays = Engine speelt { $side }
engine-time = Tijd per zet
engine-seconds = { $seconds } s
engine-level = Niveau
engine-level-first = 1, voor een eerste partij
engine-level-best = { $number }, zo goed als hij kan
engine-lines = Varianten
command-analyse = Analyseren
command-hint = Tip
command-engine-move = Engine zet
command-stop-engine = Engine stoppen
notice-choose-side = Eerst moet een kant worden gekozen: typ “{ typed-keep }” of “{ typed-swap }”, of gebruik de knoppen bovenaan.
notice-sides-changed = De spelers zijn van kant gewisseld. Ongedaan maken neemt dat terug.
notice-sides-kept = De spelers houden hun kant. Ongedaan maken neemt dat terug.
notice-engine-thinks = De engine is aan zet: met { $now } zet hij meteen, { $stop } stopt hem.
player-engine = engine
tab-engine = Engine
tab-notes = Notities
engine-ready = De engine wacht op een zet.
engine-thinking = Denkt
engine-done = Klaar
engine-to-move = De engine denkt na over de zet van { $side }.
engine-header = { $state } · diepte { $depth } · { $nodes } stellingen · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } in { $plies }
engine-exact = { $side } wint met { $points } bij het beste spel.
engine-exact-draw = Remise bij het beste spel.
engine-exact-mark = exact
engine-chance = { $percent } %
command-choose-engine = Engine kiezen…
engine-title = Engine
engine-text = De opdracht van een programma dat UGI spreekt, de woorden gescheiden door spaties. Laat leeg voor de eigen engine.
engine-use = Gebruiken
notice-engine-failed = De engine is gestopt: { $why }. In het menu Engine kun je er een kiezen.
engine-waits = De engine is aan de beurt: { $keys } laat hem zetten.

# Notities.
command-comment = Commentaar
command-wipe-marks = Tekens wissen
menu-judge = Zet waarderen
comment-hint = Commentaar
comment-name = Commentaar na halve zet { $ply }
symbol-good = goede zet
symbol-mistake = fout
symbol-brilliant = briljante zet
symbol-blunder = blunder
symbol-interesting = interessante zet
symbol-dubious = twijfelachtige zet
moves-ply-noted = { $name }, { $note }

# De kaart van de boom.
command-map = Variantenboom
map-name = Variantenboom: { $lines ->
    [one] 1 variant
   *[other] { $lines } varianten
}, { $plies } halve zetten
map-node = { $ply }. { $play } { $comment }

# De volgorde in de boom.
moves-trim = Vervolg wissen
moves-earlier = Variant omhoog
moves-later = Variant omlaag

## Het blad van een gespeelde partij in zinnen

end-sheet-wins = { $winner } wint
end-sheet-draw = Remise
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] 1 halve zet
   *[other] { $plies } halve zetten
} · { $setup }
