# Por qué algo no se pudo hacer.

## Lo que el sistema niega

system-not-found = no hay archivo ni carpeta con ese nombre
system-not-allowed = no está permitido
system-read-only = el disco es de solo lectura
system-full = el disco está lleno
system-too-large = sería demasiado grande
system-exists = ese nombre ya está en uso
system-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-name = un nombre es demasiado largo o no es posible
system-timed-out = tardó demasiado
system-busy = está en uso
system-memory = no hay memoria suficiente
system-other = el sistema dice: { $text }
system-not-an-ordinary-file = no es un archivo normal
system-the-file-is-read-only = el archivo es de solo lectura
system-too-many-links = demasiados enlaces

## Textos en JSON

json-place = { $problem } en la línea { $line }, columna { $column }
json-twice = la clave { $key } está dos veces
json-expected-value = falta un valor
json-expected-colon = falta `:`
json-expected-comma-or-brace = falta `,` o `{"}"}`
json-expected-comma-or-bracket = falta `,` o `]`
json-key-must-be-a-string = una clave tiene que ser un texto
json-trailing-characters = sobran signos al final
json-trailing-comma = sobra una coma
json-eof-while-parsing-a-value = el texto se acaba en medio de un valor
json-eof-while-parsing-an-object = el texto se acaba en medio de un objeto
json-eof-while-parsing-a-list = el texto se acaba en medio de una lista
json-eof-while-parsing-a-string = el texto se acaba en medio de una palabra
json-recursion-limit-exceeded = demasiados niveles anidados

## Archivos de partidas

read-folder = una carpeta, no un archivo
read-not-a-file = no es un archivo normal
read-too-large = más de { $limit } MiB
read-refused = no se puede leer: { $problem }
file-empty = el archivo está vacío
file-not-text = no es un archivo de texto: el byte { $byte } no es UTF-8
file-other-encoding = no es un archivo de texto: el byte { $byte } no es UTF-8; el texto parece estar en { $encoding } y debe estar en UTF-8
file-foreign = no es un archivo de partida, sino { $kind }
foreign-a-png-picture = una imagen PNG
foreign-a-jpeg-picture = una imagen JPEG
foreign-a-gif-picture = una imagen GIF
foreign-a-bmp-picture = una imagen BMP
foreign-a-tiff-picture = una imagen TIFF
foreign-a-pdf-document = un documento PDF
foreign-a-zip-archive = un archivo comprimido ZIP
foreign-a-gzip-archive = un archivo comprimido gzip
foreign-a-bzip2-archive = un archivo comprimido bzip2
foreign-an-xz-archive = un archivo comprimido xz
foreign-a-7-zip-archive = un archivo comprimido 7-Zip
foreign-a-rar-archive = un archivo comprimido RAR
foreign-a-program = un programa
foreign-an-sqlite-database = una base de datos SQLite
foreign-an-old-office-document = un documento de ofimática antiguo
foreign-a-sound-file = un archivo de sonido
foreign-a-sound-file-picture-or-film = un archivo de sonido, una imagen o una película
foreign-a-web-page = una página web
foreign-an-svg-picture = una imagen SVG
foreign-an-xml-file = un archivo XML
foreign-an-rtf-document = un documento RTF
foreign-an-sgf-game = una partida SGF
foreign-a-pgn-game = una partida PGN
foreign-a-game-as-text-which-can-be-pasted = una partida como texto, que se puede pegar
foreign-a-script = un script
file-not-a-game = no es un archivo de partida: { $problem }
file-no-format = no es un archivo de partida: `format` no es "agros-game"
file-unknown-game = `game` es { $found }, que aquí no se conoce; se conocen: { $known }
file-missing = falta `{ $path }`
file-wrong = `{ $path }` tiene que ser { $expected }, pero es { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: la jugada { $play } no se puede hacer: { $problem }
file-cursor = `cursor` es { $cursor }, pero solo hay { $nodes } nodos, contados desde 0
file-result = `result` contradice las jugadas: { $problem }
file-newer = el archivo es de la versión { $version }, este programa conoce la { $known }: { $problem }
start-the-position-does-not-agree-with-setup = la posición no concuerda con `setup`
tree-no-root = tiene que haber una raíz
tree-not-a-root = el primer nodo es la raíz y no tiene ni padre ni jugada
tree-second-root = una segunda raíz: todos los nodos menos el primero necesitan un padre
tree-parent = su padre { $parent } no está antes
result-unfinished = la variante principal no se jugó hasta el final
result-finished = la variante principal se jugó hasta el final
result-winner = el ganador es { $shown }, no { $stated }
result-score = el resultado es { $shown }, no { $stated }
result-nobody = nadie
result-none = ninguno
clocks-need = los relojes necesitan al menos un segundo, y como mucho un día, o 100 períodos de una hora

## Lo que hay en un archivo o un texto, y lo que se espera allí

found-true-or-false = true o false
found-a-list = una lista
found-an-object = un objeto
found-list = una de { $count }
found-text = el texto { $text }
found-the-end-of-the-text = el final del texto
expected-an-object = un objeto
expected-a-text = un texto
expected-a-list = una lista
expected-a-whole-number-from-0 = un número entero desde 0
expected-a-whole-number-from-1 = un número entero desde 1
expected-true-false-kept-or-taken = true, false, "kept" o "taken"
expected-a-number-of-half-points-from-0-to-9999 = un número de medios puntos de 0 a 9999
expected-a-list-of-two = una lista de dos
expected-a-list-of-two-whole-numbers = una lista de dos números enteros
expected-the-index-of-a-node = el número de un nodo
expected-one-of = uno de ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square o text
expected-a-cell-of-the-board = una casilla del tablero
expected-a-player-s-letter = la letra de un jugador
expected-a-player-s-letter-or-null = la letra de un jugador o null
expected-play-resignation-time-or-agreement = play, resignation, time o agreement
expected-a-move = una jugada
expected-a-move-or-nothing-behind-the-position = una jugada, o nada tras la posición,
expected-a-sign-such-as-u-1f33e = un signo como `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` o `\u{"{"}…{"}"}`
expected-a-text-in-quotes = un texto entre comillas
expected-a-clock-such-as-0-04-59 = un reloj como `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = uno de ring, square, arrow, text, clock, eval, extra y cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = uno de Game, Setup, Start, Players, Tag, Result y Extra
expected-the-closing-bracket = el corchete que cierra
expected-a-value-in-json = un valor en JSON
expected-the-name-of-the-tag-in-quotes = el nombre de la etiqueta entre comillas
expected-the-number-of-a-version = el número de una versión

## Textos pegados

text-nothing = aquí no hay ni partida ni posición
text-too-large = el texto pasa de { $limit } MiB
text-too-many-moves = hay más jugadas de las que puede tener una partida
text-expected = se espera { $expected }, no { $found }
text-unclosed = esto no se cierra nunca con `{ $sign }`
text-closes-nothing = `{ $sign }` no cierra nada
text-replaces-nothing = antes de `(` no hay ninguna jugada que las de dentro puedan reemplazar
text-move = la jugada `{ $play }` no se puede hacer: { $why }
text-not-json = no es un valor en JSON: { $problem }
text-no-game-file = no es un archivo de partida: { $problem }
text-other-game = esta es una partida de { $game }, no de { $here }
text-newer = el texto es de la versión { $version }, este programa conoce la { $known }
text-this-header-stands-twice = esta cabecera está dos veces
text-this-tag-stands-twice = esta etiqueta está dos veces
text-the-start-is-a-position-in-quotes = el inicio es una posición entre comillas
text-extra-is-an-object = `Extra` es un objeto
text-unknown-keys-are-an-object-in-json = las claves desconocidas son un objeto en JSON
text-drawings-of-this-game-are-not-read = los dibujos de este juego no se leen
drawing-row = aquí se espera la fila { $expected }, con su número y { $size } casillas
move-unreadable = `{ $text }` no es una jugada
play-over = la partida ha terminado: { $reason }
play-over-two-passes = dos pases seguidos
play-over-repetition = repetición
play-over-100-quiet-plies = 100 semijugadas tranquilas
play-over-queen-among-her-guards = la reina entre sus guardias
play-over-guards-without-their-queen = los guardias sin su reina
play-over-no-pile-left = no queda ninguna pila

## Motores

failure-of = { $command } { $failure }
failure-not-started = no se puede iniciar: { $problem }
failure-no-file = ningún archivo
failure-no-answer = no respondió a `{ $asked }` en { $within } ms
failure-deaf = no lee lo que se le envía
failure-crashed = falló: { $how }
failure-status = código de salida { $code }
failure-closed-its-output = cerró su salida
failure-garbage = dice algo sin sentido: `{ $found }` no es del protocolo
failure-illegal = hace una jugada ilegal, `{ $played }`: { $problem }
failure-late = llega tarde: ninguna jugada en { $allowed } ms
engine-no-memory = no hay memoria para una tabla de transposiciones de { $mebibytes } MiB: elige una más pequeña

## Imágenes

raster-svg = no es una imagen SVG: { $problem }
raster-size = una imagen de { $width }×{ $height } píxeles no se puede dibujar
raster-png = la imagen no se puede convertir en PNG: { $problem }
animation-length = una animación tiene de 1 a { $most } imágenes, no { $pictures }
animation-size = las imágenes no son del mismo tamaño
animation-gif = las imágenes no se pueden convertir en GIF: { $problem }

## Lo que se guarda

journal-living = otra ventana lo está escribiendo
journal-damaged = está dañado desde la primera línea
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = el nombre del archivo no es Unicode
settings-broken = los ajustes de { $path } no se entienden ({ $problem }); quedan guardados en { $kept }
settings-unreadable = los ajustes de { $path }: { $problem }
training-broken = el entrenamiento de { $path } no se entiende ({ $problem }); queda guardado en { $kept }
training-damaged = { $count ->
    [one] { $count } pregunta de { $path } no se entiende
   *[other] { $count } preguntas de { $path } no se entienden
} ({ $problem }); queda una copia en { $kept }
training-unreadable = el entrenamiento de { $path }: { $problem }
training-newer = el entrenamiento de { $path } es de una versión más nueva, { $version }
training-it-holds-no-training = no contiene ningún entrenamiento
training-it-has-no-version = no tiene versión
training-it-names-no-games = no nombra ningún juego
training-it-is-no-object = no es un objeto
question-at = pregunta { $number }: { $fault }
question-there-is-no-list-of-questions = no hay lista de preguntas
question-a-day-of-the-record = un día del registro
question-more-moves-than-any-game-has = más jugadas que ninguna partida
question-start-and-setup-contradict-each-other = el inicio y la configuración se contradicen
question-the-game-is-over = la partida ha terminado
question-no-value = ningún valor
question-the-answer-cannot-be-played = la respuesta no se puede jugar
question-a-name-that-is-too-long = un nombre demasiado largo
question-a-chance-that-is-none = una probabilidad que no lo es
