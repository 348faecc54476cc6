# Warum etwas nicht ging.

## Was das System verweigert

system-not-found = eine solche Datei, einen solchen Ordner gibt es nicht
system-not-allowed = das ist nicht erlaubt
system-read-only = der Datenträger lässt sich nur lesen
system-full = der Datenträger ist voll
system-too-large = es würde zu groß
system-exists = der Name ist schon vergeben
system-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-name = ein Name ist zu lang oder nicht möglich
system-timed-out = es dauerte zu lange
system-busy = es ist in Gebrauch
system-memory = der Speicher reicht nicht
system-other = das System sagt: { $text }
system-not-an-ordinary-file = keine gewöhnliche Datei
system-the-file-is-read-only = die Datei ist schreibgeschützt
system-too-many-links = zu viele Verknüpfungen

## Texte in JSON

json-place = { $problem } in Zeile { $line }, Spalte { $column }
json-twice = der Schlüssel { $key } steht zweimal da
json-expected-value = hier fehlt ein Wert
json-expected-colon = hier fehlt `:`
json-expected-comma-or-brace = hier fehlt `,` oder `{"}"}`
json-expected-comma-or-bracket = hier fehlt `,` oder `]`
json-key-must-be-a-string = ein Schlüssel muss ein Text sein
json-trailing-characters = es folgen noch Zeichen
json-trailing-comma = ein Komma zu viel
json-eof-while-parsing-a-value = der Text endet mitten in einem Wert
json-eof-while-parsing-an-object = der Text endet mitten in einem Objekt
json-eof-while-parsing-a-list = der Text endet mitten in einer Liste
json-eof-while-parsing-a-string = der Text endet mitten in einem Wort
json-recursion-limit-exceeded = zu tief verschachtelt

## Partiedateien

read-folder = ein Ordner, keine Datei
read-not-a-file = keine gewöhnliche Datei
read-too-large = größer als { $limit } MiB
read-refused = nicht lesbar: { $problem }
file-empty = die Datei ist leer
file-not-text = keine Textdatei: Byte { $byte } ist kein UTF-8
file-other-encoding = keine Textdatei: Byte { $byte } ist kein UTF-8; der Text scheint in { $encoding } geschrieben zu sein und muss in UTF-8 sein
file-foreign = keine Partiedatei, sondern { $kind }
foreign-a-png-picture = ein PNG-Bild
foreign-a-jpeg-picture = ein JPEG-Bild
foreign-a-gif-picture = ein GIF-Bild
foreign-a-bmp-picture = ein BMP-Bild
foreign-a-tiff-picture = ein TIFF-Bild
foreign-a-pdf-document = ein PDF-Dokument
foreign-a-zip-archive = ein ZIP-Archiv
foreign-a-gzip-archive = ein gzip-Archiv
foreign-a-bzip2-archive = ein bzip2-Archiv
foreign-an-xz-archive = ein xz-Archiv
foreign-a-7-zip-archive = ein 7-Zip-Archiv
foreign-a-rar-archive = ein RAR-Archiv
foreign-a-program = ein Programm
foreign-an-sqlite-database = eine SQLite-Datenbank
foreign-an-old-office-document = ein altes Office-Dokument
foreign-a-sound-file = eine Tondatei
foreign-a-sound-file-picture-or-film = eine Tondatei, ein Bild oder ein Film
foreign-a-web-page = eine Webseite
foreign-an-svg-picture = ein SVG-Bild
foreign-an-xml-file = eine XML-Datei
foreign-an-rtf-document = ein RTF-Dokument
foreign-an-sgf-game = eine SGF-Partie
foreign-a-pgn-game = eine PGN-Partie
foreign-a-game-as-text-which-can-be-pasted = eine Partie als Text, die eingefügt werden kann
foreign-a-script = ein Skript
file-not-a-game = keine Partiedatei: { $problem }
file-no-format = keine Partiedatei: `format` ist nicht "agros-game"
file-unknown-game = `game` ist { $found }, was hier nicht bekannt ist; bekannt: { $known }
file-missing = `{ $path }` fehlt
file-wrong = `{ $path }` muss { $expected } sein, ist aber { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: der Zug { $play } kann nicht gespielt werden: { $problem }
file-cursor = `cursor` ist { $cursor }, aber es gibt nur { $nodes } Knoten, von 0 an gezählt
file-result = `result` widerspricht den Zügen: { $problem }
file-newer = die Datei hat Version { $version }, dieses Programm kennt { $known }: { $problem }
start-the-position-does-not-agree-with-setup = die Stellung passt nicht zu `setup`
tree-no-root = es muss eine Wurzel geben
tree-not-a-root = der erste Knoten ist die Wurzel und hat weder Vorgänger noch Zug
tree-second-root = eine zweite Wurzel: alle Knoten außer dem ersten brauchen einen Vorgänger
tree-parent = Vorgänger { $parent } steht nicht davor
result-unfinished = die Hauptvariante ist nicht zu Ende gespielt
result-finished = die Hauptvariante ist zu Ende gespielt
result-winner = der Sieger ist { $shown }, nicht { $stated }
result-score = der Punktestand ist { $shown }, nicht { $stated }
result-nobody = niemand
result-none = keiner
clocks-need = Uhren brauchen mindestens eine Sekunde, und höchstens einen Tag oder 100 Perioden von einer Stunde

## Was in einer Datei oder einem Text steht, und was dort hingehört

found-true-or-false = true oder false
found-a-list = eine Liste
found-an-object = ein Objekt
found-list = eine von { $count }
found-text = der Text { $text }
found-the-end-of-the-text = das Ende des Textes
expected-an-object = ein Objekt
expected-a-text = ein Text
expected-a-list = eine Liste
expected-a-whole-number-from-0 = eine ganze Zahl ab 0
expected-a-whole-number-from-1 = eine ganze Zahl ab 1
expected-true-false-kept-or-taken = true, false, "kept" oder "taken"
expected-a-number-of-half-points-from-0-to-9999 = eine Zahl halber Punkte von 0 bis 9999
expected-a-list-of-two = eine Liste von zweien
expected-a-list-of-two-whole-numbers = eine Liste von zwei ganzen Zahlen
expected-the-index-of-a-node = die Nummer eines Knotens
expected-one-of = eines von ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square oder text
expected-a-cell-of-the-board = ein Feld des Bretts
expected-a-player-s-letter = der Buchstabe eines Spielers
expected-a-player-s-letter-or-null = der Buchstabe eines Spielers oder null
expected-play-resignation-time-or-agreement = play, resignation, time oder agreement
expected-a-move = ein Zug
expected-a-move-or-nothing-behind-the-position = ein Zug, oder nichts nach der Stellung,
expected-a-sign-such-as-u-1f33e = ein Zeichen wie `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` oder `\u{"{"}…{"}"}`
expected-a-text-in-quotes = ein Text in Anführungszeichen
expected-a-clock-such-as-0-04-59 = eine Uhr wie `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = eines von ring, square, arrow, text, clock, eval, extra und cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = eines von Game, Setup, Start, Players, Tag, Result und Extra
expected-the-closing-bracket = die schließende Klammer
expected-a-value-in-json = ein Wert in JSON
expected-the-name-of-the-tag-in-quotes = der Name der Angabe in Anführungszeichen
expected-the-number-of-a-version = die Nummer einer Version

## Eingefügte Texte

text-nothing = hier steht weder Partie noch Stellung
text-too-large = der Text ist größer als { $limit } MiB
text-too-many-moves = es sind mehr Züge, als eine Partie haben kann
text-expected = erwartet wird { $expected }, nicht { $found }
text-unclosed = dies wird nirgends mit `{ $sign }` geschlossen
text-closes-nothing = `{ $sign }` schließt nichts
text-replaces-nothing = vor `(` steht kein Zug, den die Züge darin ersetzen könnten
text-move = der Zug `{ $play }` kann nicht gespielt werden: { $why }
text-not-json = kein Wert in JSON: { $problem }
text-no-game-file = keine Partiedatei: { $problem }
text-other-game = dies ist eine Partie { $game }, nicht { $here }
text-newer = der Text hat Version { $version }, dieses Programm kennt { $known }
text-this-header-stands-twice = dieser Kopf steht zweimal da
text-this-tag-stands-twice = diese Angabe steht zweimal da
text-the-start-is-a-position-in-quotes = der Anfang ist eine Stellung in Anführungszeichen
text-extra-is-an-object = `Extra` ist ein Objekt
text-unknown-keys-are-an-object-in-json = unbekannte Schlüssel sind ein Objekt in JSON
text-drawings-of-this-game-are-not-read = Zeichnungen dieses Spiels werden nicht gelesen
drawing-row = hier wird Reihe { $expected } erwartet, mit ihrer Nummer und { $size } Feldern
move-unreadable = `{ $text }` ist kein Zug
play-over = die Partie ist zu Ende: { $reason }
play-over-two-passes = zweimal gepasst
play-over-repetition = Wiederholung
play-over-100-quiet-plies = 100 stille Halbzüge
play-over-queen-among-her-guards = die Königin zwischen ihren Wachen
play-over-guards-without-their-queen = die Wachen ohne ihre Königin
play-over-no-pile-left = kein Stapel mehr

## Engines

failure-of = { $command } { $failure }
failure-not-started = kann nicht gestartet werden: { $problem }
failure-no-file = keine Datei
failure-no-answer = hat auf `{ $asked }` binnen { $within } ms nicht geantwortet
failure-deaf = liest seine Eingabe nicht
failure-crashed = ist abgestürzt: { $how }
failure-status = Endstatus { $code }
failure-closed-its-output = hat seine Ausgabe geschlossen
failure-garbage = redet Unsinn: `{ $found }` gehört nicht zum Protokoll
failure-illegal = spielt einen verbotenen Zug, `{ $played }`: { $problem }
failure-late = ist zu spät: kein Zug binnen { $allowed } ms
engine-no-memory = kein Speicher für eine Stellungstabelle von { $mebibytes } MiB: wähle eine kleinere

## Bilder

raster-svg = kein SVG-Bild: { $problem }
raster-size = ein Bild von { $width }×{ $height } Pixeln kann nicht gezeichnet werden
raster-png = aus dem Bild wird kein PNG: { $problem }
animation-length = eine Animation hat 1 bis { $most } Bilder, nicht { $pictures }
animation-size = die Bilder sind nicht gleich groß
animation-gif = aus den Bildern wird kein GIF: { $problem }

## Was aufbewahrt wird

journal-living = ein anderes Fenster schreibt noch daran
journal-damaged = es ist von der ersten Zeile an beschädigt
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = der Dateiname ist kein Unicode
settings-broken = die Einstellungen in { $path } sind unverständlich ({ $problem }); sie liegen jetzt in { $kept }
settings-unreadable = die Einstellungen in { $path }: { $problem }
training-broken = das Training in { $path } ist unverständlich ({ $problem }); es liegt jetzt in { $kept }
training-damaged = { $count ->
    [one] 1 Frage in { $path } ist
   *[other] { $count } Fragen in { $path } sind
} unverständlich ({ $problem }); eine Kopie liegt in { $kept }
training-unreadable = das Training in { $path }: { $problem }
training-newer = das Training in { $path } ist von einer neueren Version, { $version }
training-it-holds-no-training = sie enthält kein Training
training-it-has-no-version = sie hat keine Version
training-it-names-no-games = sie nennt keine Spiele
training-it-is-no-object = sie ist kein Objekt
question-at = Frage { $number }: { $fault }
question-there-is-no-list-of-questions = es gibt keine Liste von Fragen
question-a-day-of-the-record = ein Tag der Statistik
question-more-moves-than-any-game-has = mehr Züge, als irgendeine Partie hat
question-start-and-setup-contradict-each-other = Anfang und Vorgaben widersprechen sich
question-the-game-is-over = die Partie ist zu Ende
question-no-value = kein Wert
question-the-answer-cannot-be-played = die Antwort kann nicht gespielt werden
question-a-name-that-is-too-long = ein zu langer Name
question-a-chance-that-is-none = eine Chance, die keine ist
