# Waarom iets niet lukte.

## Wat het systeem weigert

system-not-found = zo’n bestand of map is er niet
system-not-allowed = het mag niet
system-read-only = de schijf kan alleen worden gelezen
system-full = de schijf is vol
system-too-large = het zou te groot worden
system-exists = er is er al een met die naam
system-folder = het is een map
system-no-folder = een deel van het pad is geen map
system-name = een naam is te lang, of kan niet
system-timed-out = het duurde te lang
system-busy = het is in gebruik
system-memory = er is niet genoeg geheugen
system-other = het systeem zegt: { $text }
system-not-an-ordinary-file = geen gewoon bestand
system-the-file-is-read-only = het bestand is alleen-lezen
system-too-many-links = te veel koppelingen

## Teksten in JSON

json-place = { $problem } in regel { $line }, kolom { $column }
json-twice = de sleutel { $key } staat er twee keer
json-expected-value = hier hoort een waarde
json-expected-colon = hier hoort `:`
json-expected-comma-or-brace = hier hoort `,` of `{"}"}`
json-expected-comma-or-bracket = hier hoort `,` of `]`
json-key-must-be-a-string = een sleutel moet een tekst zijn
json-trailing-characters = er volgen nog tekens
json-trailing-comma = een komma te veel
json-eof-while-parsing-a-value = de tekst houdt midden in een waarde op
json-eof-while-parsing-an-object = de tekst houdt midden in een object op
json-eof-while-parsing-a-list = de tekst houdt midden in een lijst op
json-eof-while-parsing-a-string = de tekst houdt midden in een woord op
json-recursion-limit-exceeded = te diep genest

## Partijbestanden

read-folder = een map, geen bestand
read-not-a-file = geen gewoon bestand
read-too-large = groter dan { $limit } MiB
read-refused = niet te lezen: { $problem }
file-empty = het bestand is leeg
file-not-text = geen tekstbestand: byte { $byte } is geen UTF-8
file-other-encoding = geen tekstbestand: byte { $byte } is geen UTF-8; de tekst lijkt in { $encoding } te zijn en moet in UTF-8 zijn
file-foreign = geen partijbestand maar { $kind }
foreign-a-png-picture = een PNG-afbeelding
foreign-a-jpeg-picture = een JPEG-afbeelding
foreign-a-gif-picture = een GIF-afbeelding
foreign-a-bmp-picture = een BMP-afbeelding
foreign-a-tiff-picture = een TIFF-afbeelding
foreign-a-pdf-document = een PDF-document
foreign-a-zip-archive = een ZIP-archief
foreign-a-gzip-archive = een gzip-archief
foreign-a-bzip2-archive = een bzip2-archief
foreign-an-xz-archive = een xz-archief
foreign-a-7-zip-archive = een 7-Zip-archief
foreign-a-rar-archive = een RAR-archief
foreign-a-program = een programma
foreign-an-sqlite-database = een SQLite-database
foreign-an-old-office-document = een oud kantoordocument
foreign-a-sound-file = een geluidsbestand
foreign-a-sound-file-picture-or-film = een geluidsbestand, afbeelding of film
foreign-a-web-page = een webpagina
foreign-an-svg-picture = een SVG-afbeelding
foreign-an-xml-file = een XML-bestand
foreign-an-rtf-document = een RTF-document
foreign-an-sgf-game = een SGF-partij
foreign-a-pgn-game = een PGN-partij
foreign-a-game-as-text-which-can-be-pasted = een partij als tekst, die geplakt kan worden
foreign-a-script = een script
file-not-a-game = geen partijbestand: { $problem }
file-no-format = geen partijbestand: `format` is niet "agros-game"
file-unknown-game = `game` is { $found }, dat is hier niet bekend; bekend: { $known }
file-missing = `{ $path }` ontbreekt
file-wrong = `{ $path }` moet { $expected } zijn, maar is { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: de zet { $play } kan niet worden gespeeld: { $problem }
file-cursor = `cursor` is { $cursor }, maar er zijn maar { $nodes } knopen, geteld vanaf 0
file-result = `result` spreekt de zetten tegen: { $problem }
file-newer = het bestand is van versie { $version }, dit programma kent { $known }: { $problem }
start-the-position-does-not-agree-with-setup = de stelling past niet bij `setup`
tree-no-root = er moet een wortel zijn
tree-not-a-root = de eerste knoop is de wortel en heeft geen ouder en geen zet
tree-second-root = een tweede wortel: alle knopen behalve de eerste hebben een ouder nodig
tree-parent = ouder { $parent } staat er niet vóór
result-unfinished = de hoofdvariant is niet uitgespeeld
result-finished = de hoofdvariant is uitgespeeld
result-winner = de winnaar is { $shown }, niet { $stated }
result-score = de score is { $shown }, niet { $stated }
result-nobody = niemand
result-none = geen
clocks-need = klokken hebben minstens een seconde nodig, en hoogstens een dag, of 100 perioden van een uur

## Wat er in een bestand of tekst staat, en wat er hoort

found-true-or-false = true of false
found-a-list = een lijst
found-an-object = een object
found-list = een van { $count }
found-text = de tekst { $text }
found-the-end-of-the-text = het einde van de tekst
expected-an-object = een object
expected-a-text = een tekst
expected-a-list = een lijst
expected-a-whole-number-from-0 = een geheel getal vanaf 0
expected-a-whole-number-from-1 = een geheel getal vanaf 1
expected-true-false-kept-or-taken = true, false, "kept" of "taken"
expected-a-number-of-half-points-from-0-to-9999 = een aantal halve punten van 0 tot 9999
expected-a-list-of-two = een lijst van twee
expected-a-list-of-two-whole-numbers = een lijst van twee gehele getallen
expected-the-index-of-a-node = het nummer van een knoop
expected-one-of = een van ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square of text
expected-a-cell-of-the-board = een vakje van het bord
expected-a-player-s-letter = de letter van een speler
expected-a-player-s-letter-or-null = de letter van een speler of null
expected-play-resignation-time-or-agreement = play, resignation, time of agreement
expected-a-move = een zet
expected-a-move-or-nothing-behind-the-position = een zet, of niets na de stelling,
expected-a-sign-such-as-u-1f33e = een teken zoals `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` of `\u{"{"}…{"}"}`
expected-a-text-in-quotes = een tekst tussen aanhalingstekens
expected-a-clock-such-as-0-04-59 = een klok zoals `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = een van ring, square, arrow, text, clock, eval, extra en cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = een van Game, Setup, Start, Players, Tag, Result en Extra
expected-the-closing-bracket = het sluithaakje
expected-a-value-in-json = een waarde in JSON
expected-the-name-of-the-tag-in-quotes = de naam van het kenmerk tussen aanhalingstekens
expected-the-number-of-a-version = het nummer van een versie

## Geplakte teksten

text-nothing = hier staat geen partij en geen stelling
text-too-large = de tekst is groter dan { $limit } MiB
text-too-many-moves = er zijn meer zetten dan een partij kan hebben
text-expected = hier hoort { $expected }, niet { $found }
text-unclosed = dit wordt nergens gesloten met `{ $sign }`
text-closes-nothing = `{ $sign }` sluit niets
text-replaces-nothing = vóór `(` staat geen zet die de zetten erin kunnen vervangen
text-move = de zet `{ $play }` kan niet worden gespeeld: { $why }
text-not-json = geen waarde in JSON: { $problem }
text-no-game-file = geen partijbestand: { $problem }
text-other-game = dit is een partij { $game }, geen { $here }
text-newer = de tekst is van versie { $version }, dit programma kent { $known }
text-this-header-stands-twice = deze kop staat er twee keer
text-this-tag-stands-twice = dit kenmerk staat er twee keer
text-the-start-is-a-position-in-quotes = het begin is een stelling tussen aanhalingstekens
text-extra-is-an-object = `Extra` is een object
text-unknown-keys-are-an-object-in-json = onbekende sleutels zijn een object in JSON
text-drawings-of-this-game-are-not-read = tekeningen van dit spel worden niet gelezen
drawing-row = hier hoort rij { $expected }, met haar nummer en { $size } vakjes
move-unreadable = `{ $text }` is geen zet
play-over = de partij is uit: { $reason }
play-over-two-passes = twee keer gepast
play-over-repetition = herhaling
play-over-100-quiet-plies = 100 stille halve zetten
play-over-queen-among-her-guards = de koningin tussen haar wachters
play-over-guards-without-their-queen = de wachters zonder hun koningin
play-over-no-pile-left = geen stapel over

## Engines

failure-of = { $command } { $failure }
failure-not-started = kan niet worden gestart: { $problem }
failure-no-file = geen bestand
failure-no-answer = gaf op `{ $asked }` binnen { $within } ms geen antwoord
failure-deaf = leest zijn invoer niet
failure-crashed = is gecrasht: { $how }
failure-status = eindcode { $code }
failure-closed-its-output = sloot zijn uitvoer
failure-garbage = zegt onzin: `{ $found }` hoort niet bij het protocol
failure-illegal = speelt een ongeldige zet, `{ $played }`: { $problem }
failure-late = is te laat: geen zet binnen { $allowed } ms
engine-no-memory = geen geheugen voor een transpositietabel van { $mebibytes } MiB: kies een kleinere

## Plaatjes

raster-svg = geen SVG-plaatje: { $problem }
raster-size = een plaatje van { $width }×{ $height } pixels kan niet worden getekend
raster-png = van het plaatje kan geen PNG worden gemaakt: { $problem }
animation-length = een animatie heeft 1 tot { $most } plaatjes, niet { $pictures }
animation-size = de plaatjes zijn niet even groot
animation-gif = van de plaatjes kan geen GIF worden gemaakt: { $problem }

## Wat wordt bewaard

journal-living = een ander venster schrijft het nog
journal-damaged = het is vanaf de eerste regel beschadigd
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = de bestandsnaam is geen Unicode
settings-broken = de instellingen in { $path } zijn niet te begrijpen ({ $problem }); ze zijn bewaard als { $kept }
settings-unreadable = de instellingen in { $path }: { $problem }
training-broken = de training in { $path } is niet te begrijpen ({ $problem }); ze is bewaard als { $kept }
training-damaged = { $count ->
    [one] 1 vraag in { $path } is
   *[other] { $count } vragen in { $path } zijn
} niet te begrijpen ({ $problem }); een kopie is bewaard als { $kept }
training-unreadable = de training in { $path }: { $problem }
training-newer = de training in { $path } is van een nieuwere versie, { $version }
training-it-holds-no-training = er staat geen training in
training-it-has-no-version = het heeft geen versie
training-it-names-no-games = het noemt geen spellen
training-it-is-no-object = het is geen object
question-at = vraag { $number }: { $fault }
question-there-is-no-list-of-questions = er is geen lijst van vragen
question-a-day-of-the-record = een dag van het overzicht
question-more-moves-than-any-game-has = meer zetten dan enige partij heeft
question-start-and-setup-contradict-each-other = begin en instelling spreken elkaar tegen
question-the-game-is-over = de partij is uit
question-no-value = geen waarde
question-the-answer-cannot-be-played = het antwoord kan niet worden gespeeld
question-a-name-that-is-too-long = een te lange naam
question-a-chance-that-is-none = een kans die er geen is
