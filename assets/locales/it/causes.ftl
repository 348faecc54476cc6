# Perché qualcosa non è riuscito.

## Ciò che il sistema rifiuta

system-not-found = non c’è né file né cartella con quel nome
system-not-allowed = non è permesso
system-read-only = il disco è di sola lettura
system-full = il disco è pieno
system-too-large = sarebbe troppo grande
system-exists = quel nome è già in uso
system-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-name = un nome è troppo lungo o non è possibile
system-timed-out = ci è voluto troppo tempo
system-busy = è in uso
system-memory = la memoria non basta
system-other = il sistema dice: { $text }
system-not-an-ordinary-file = non è un file normale
system-the-file-is-read-only = il file è di sola lettura
system-too-many-links = troppi collegamenti

## Testi in JSON

json-place = { $problem } alla riga { $line }, colonna { $column }
json-twice = la chiave { $key } c’è due volte
json-expected-value = manca un valore
json-expected-colon = manca `:`
json-expected-comma-or-brace = manca `,` o `{"}"}`
json-expected-comma-or-bracket = manca `,` o `]`
json-key-must-be-a-string = una chiave dev’essere un testo
json-trailing-characters = seguono altri segni
json-trailing-comma = una virgola di troppo
json-eof-while-parsing-a-value = il testo finisce in mezzo a un valore
json-eof-while-parsing-an-object = il testo finisce in mezzo a un oggetto
json-eof-while-parsing-a-list = il testo finisce in mezzo a una lista
json-eof-while-parsing-a-string = il testo finisce in mezzo a una parola
json-recursion-limit-exceeded = troppi livelli annidati

## File di partite

read-folder = una cartella, non un file
read-not-a-file = non è un file normale
read-too-large = più di { $limit } MiB
read-refused = non si può leggere: { $problem }
file-empty = il file è vuoto
file-not-text = non è un file di testo: il byte { $byte } non è UTF-8
file-other-encoding = non è un file di testo: il byte { $byte } non è UTF-8; il testo sembra essere in { $encoding } e deve essere in UTF-8
file-foreign = non è un file di partita, ma { $kind }
foreign-a-png-picture = un’immagine PNG
foreign-a-jpeg-picture = un’immagine JPEG
foreign-a-gif-picture = un’immagine GIF
foreign-a-bmp-picture = un’immagine BMP
foreign-a-tiff-picture = un’immagine TIFF
foreign-a-pdf-document = un documento PDF
foreign-a-zip-archive = un archivio ZIP
foreign-a-gzip-archive = un archivio gzip
foreign-a-bzip2-archive = un archivio bzip2
foreign-an-xz-archive = un archivio xz
foreign-a-7-zip-archive = un archivio 7-Zip
foreign-a-rar-archive = un archivio RAR
foreign-a-program = un programma
foreign-an-sqlite-database = un database SQLite
foreign-an-old-office-document = un vecchio documento d’ufficio
foreign-a-sound-file = un file audio
foreign-a-sound-file-picture-or-film = un file audio, un’immagine o un filmato
foreign-a-web-page = una pagina web
foreign-an-svg-picture = un’immagine SVG
foreign-an-xml-file = un file XML
foreign-an-rtf-document = un documento RTF
foreign-an-sgf-game = una partita SGF
foreign-a-pgn-game = una partita PGN
foreign-a-game-as-text-which-can-be-pasted = una partita come testo, che si può incollare
foreign-a-script = uno script
file-not-a-game = non è un file di partita: { $problem }
file-no-format = non è un file di partita: `format` non è "agros-game"
file-unknown-game = `game` è { $found }, qui sconosciuto; si conoscono: { $known }
file-missing = manca `{ $path }`
file-wrong = `{ $path }` dev’essere { $expected }, ma è { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: la mossa { $play } non si può giocare: { $problem }
file-cursor = `cursor` è { $cursor }, ma ci sono solo { $nodes } nodi, contati da 0
file-result = `result` contraddice le mosse: { $problem }
file-newer = il file è della versione { $version }, questo programma conosce la { $known }: { $problem }
start-the-position-does-not-agree-with-setup = la posizione non concorda con `setup`
tree-no-root = ci dev’essere una radice
tree-not-a-root = il primo nodo è la radice e non ha né genitore né mossa
tree-second-root = una seconda radice: tutti i nodi tranne il primo hanno bisogno di un genitore
tree-parent = il suo genitore { $parent } non viene prima
result-unfinished = la linea principale non è stata giocata fino alla fine
result-finished = la linea principale è stata giocata fino alla fine
result-winner = il vincitore è { $shown }, non { $stated }
result-score = il punteggio è { $shown }, non { $stated }
result-nobody = nessuno
result-none = assente
clocks-need = gli orologi vogliono almeno un secondo, e al massimo un giorno, o 100 periodi di un’ora

## Ciò che sta in un file o in un testo, e ciò che ci va

found-true-or-false = true o false
found-a-list = una lista
found-an-object = un oggetto
found-list = una di { $count }
found-text = il testo { $text }
found-the-end-of-the-text = la fine del testo
expected-an-object = un oggetto
expected-a-text = un testo
expected-a-list = una lista
expected-a-whole-number-from-0 = un numero intero da 0 in su
expected-a-whole-number-from-1 = un numero intero da 1 in su
expected-true-false-kept-or-taken = true, false, "kept" o "taken"
expected-a-number-of-half-points-from-0-to-9999 = un numero di mezzi punti da 0 a 9999
expected-a-list-of-two = una lista di due
expected-a-list-of-two-whole-numbers = una lista di due numeri interi
expected-the-index-of-a-node = il numero di un nodo
expected-one-of = uno fra ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square o text
expected-a-cell-of-the-board = una casella del tavoliere
expected-a-player-s-letter = la lettera di un giocatore
expected-a-player-s-letter-or-null = la lettera di un giocatore o null
expected-play-resignation-time-or-agreement = play, resignation, time o agreement
expected-a-move = una mossa
expected-a-move-or-nothing-behind-the-position = una mossa, o niente dopo la posizione,
expected-a-sign-such-as-u-1f33e = un segno come `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` o `\u{"{"}…{"}"}`
expected-a-text-in-quotes = un testo fra virgolette
expected-a-clock-such-as-0-04-59 = un orologio come `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = uno fra ring, square, arrow, text, clock, eval, extra e cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = uno fra Game, Setup, Start, Players, Tag, Result ed Extra
expected-the-closing-bracket = la parentesi di chiusura
expected-a-value-in-json = un valore in JSON
expected-the-name-of-the-tag-in-quotes = il nome dell’etichetta fra virgolette
expected-the-number-of-a-version = il numero di una versione

## Testi incollati

text-nothing = qui non c’è né partita né posizione
text-too-large = il testo supera { $limit } MiB
text-too-many-moves = ci sono più mosse di quante una partita possa averne
text-expected = ci va { $expected }, non { $found }
text-unclosed = questo non è mai chiuso da `{ $sign }`
text-closes-nothing = `{ $sign }` non chiude niente
text-replaces-nothing = prima di `(` non c’è una mossa che quelle fra parentesi possano sostituire
text-move = la mossa `{ $play }` non si può giocare: { $why }
text-not-json = non è un valore in JSON: { $problem }
text-no-game-file = non è un file di partita: { $problem }
text-other-game = questa è una partita di { $game }, non di { $here }
text-newer = il testo è della versione { $version }, questo programma conosce la { $known }
text-this-header-stands-twice = questa intestazione c’è due volte
text-this-tag-stands-twice = questa etichetta c’è due volte
text-the-start-is-a-position-in-quotes = l’inizio è una posizione fra virgolette
text-extra-is-an-object = `Extra` è un oggetto
text-unknown-keys-are-an-object-in-json = le chiavi sconosciute sono un oggetto in JSON
text-drawings-of-this-game-are-not-read = i disegni di questo gioco non si leggono
drawing-row = qui ci va la riga { $expected }, con il suo numero e { $size } caselle
move-unreadable = `{ $text }` non è una mossa
play-over = la partita è finita: { $reason }
play-over-two-passes = due passi di fila
play-over-repetition = ripetizione
play-over-100-quiet-plies = 100 mosse quiete
play-over-queen-among-her-guards = la regina fra le sue guardie
play-over-guards-without-their-queen = le guardie senza la loro regina
play-over-no-pile-left = nessuna pila rimasta

## Motori

failure-of = { $command } { $failure }
failure-not-started = non si può avviare: { $problem }
failure-no-file = nessun file
failure-no-answer = non ha risposto a `{ $asked }` entro { $within } ms
failure-deaf = non legge ciò che riceve
failure-crashed = si è bloccato: { $how }
failure-status = codice di uscita { $code }
failure-closed-its-output = ha chiuso la sua uscita
failure-garbage = dice cose senza senso: `{ $found }` non è del protocollo
failure-illegal = gioca una mossa vietata, `{ $played }`: { $problem }
failure-late = è in ritardo: nessuna mossa entro { $allowed } ms
engine-no-memory = non c’è memoria per una tabella delle trasposizioni di { $mebibytes } MiB: scegline una più piccola

## Immagini

raster-svg = non è un’immagine SVG: { $problem }
raster-size = un’immagine di { $width }×{ $height } pixel non si può disegnare
raster-png = l’immagine non può diventare un PNG: { $problem }
animation-length = un’animazione ha da 1 a { $most } immagini, non { $pictures }
animation-size = le immagini non sono della stessa misura
animation-gif = le immagini non possono diventare una GIF: { $problem }

## Ciò che viene conservato

journal-living = un’altra finestra lo sta scrivendo
journal-damaged = è danneggiato fin dalla prima riga
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = il nome del file non è Unicode
settings-broken = le impostazioni in { $path } non si capiscono ({ $problem }); sono conservate in { $kept }
settings-unreadable = le impostazioni in { $path }: { $problem }
training-broken = l’allenamento in { $path } non si capisce ({ $problem }); è conservato in { $kept }
training-damaged = { $count ->
    [one] { $count } quesito in { $path } non si capisce
   *[other] { $count } quesiti in { $path } non si capiscono
} ({ $problem }); una copia è conservata in { $kept }
training-unreadable = l’allenamento in { $path }: { $problem }
training-newer = l’allenamento in { $path } è di una versione più nuova, { $version }
training-it-holds-no-training = non contiene un allenamento
training-it-has-no-version = non ha versione
training-it-names-no-games = non nomina giochi
training-it-is-no-object = non è un oggetto
question-at = quesito { $number }: { $fault }
question-there-is-no-list-of-questions = non c’è una lista di quesiti
question-a-day-of-the-record = un giorno del registro
question-more-moves-than-any-game-has = più mosse di qualunque partita
question-start-and-setup-contradict-each-other = inizio e impostazioni della partita si contraddicono
question-the-game-is-over = la partita è finita
question-no-value = nessun valore
question-the-answer-cannot-be-played = la risposta non si può giocare
question-a-name-that-is-too-long = un nome troppo lungo
question-a-chance-that-is-none = una probabilità che non lo è
