# Porque algo não resultou.

## O que o sistema recusa

system-not-found = não há ficheiro nem pasta com esse nome
system-not-allowed = não é permitido
system-read-only = o disco é só de leitura
system-full = o disco está cheio
system-too-large = seria grande demais
system-exists = esse nome já está em uso
system-folder = é uma pasta
system-no-folder = uma parte do caminho não é uma pasta
system-name = um nome é longo demais ou não é possível
system-timed-out = demorou demasiado
system-busy = está em uso
system-memory = não há memória que chegue
system-other = o sistema diz: { $text }
system-not-an-ordinary-file = não é um ficheiro normal
system-the-file-is-read-only = o ficheiro é só de leitura
system-too-many-links = demasiadas ligações

## Textos em JSON

json-place = { $problem } na linha { $line }, coluna { $column }
json-twice = a chave { $key } está lá duas vezes
json-expected-value = falta um valor
json-expected-colon = falta `:`
json-expected-comma-or-brace = falta `,` ou `{"}"}`
json-expected-comma-or-bracket = falta `,` ou `]`
json-key-must-be-a-string = uma chave tem de ser um texto
json-trailing-characters = seguem-se mais sinais
json-trailing-comma = uma vírgula a mais
json-eof-while-parsing-a-value = o texto acaba a meio de um valor
json-eof-while-parsing-an-object = o texto acaba a meio de um objeto
json-eof-while-parsing-a-list = o texto acaba a meio de uma lista
json-eof-while-parsing-a-string = o texto acaba a meio de uma palavra
json-recursion-limit-exceeded = demasiados níveis encaixados

## Ficheiros de partidas

read-folder = uma pasta, não um ficheiro
read-not-a-file = não é um ficheiro normal
read-too-large = mais de { $limit } MiB
read-refused = não se pode ler: { $problem }
file-empty = o ficheiro está vazio
file-not-text = não é um ficheiro de texto: o byte { $byte } não é UTF-8
file-other-encoding = não é um ficheiro de texto: o byte { $byte } não é UTF-8; o texto parece estar em { $encoding } e tem de estar em UTF-8
file-foreign = não é um ficheiro de partida, mas { $kind }
foreign-a-png-picture = uma imagem PNG
foreign-a-jpeg-picture = uma imagem JPEG
foreign-a-gif-picture = uma imagem GIF
foreign-a-bmp-picture = uma imagem BMP
foreign-a-tiff-picture = uma imagem TIFF
foreign-a-pdf-document = um documento PDF
foreign-a-zip-archive = um arquivo comprimido ZIP
foreign-a-gzip-archive = um arquivo comprimido gzip
foreign-a-bzip2-archive = um arquivo comprimido bzip2
foreign-an-xz-archive = um arquivo comprimido xz
foreign-a-7-zip-archive = um arquivo comprimido 7-Zip
foreign-a-rar-archive = um arquivo comprimido RAR
foreign-a-program = um programa
foreign-an-sqlite-database = uma base de dados SQLite
foreign-an-old-office-document = um documento de escritório antigo
foreign-a-sound-file = um ficheiro de som
foreign-a-sound-file-picture-or-film = um ficheiro de som, uma imagem ou um filme
foreign-a-web-page = uma página web
foreign-an-svg-picture = uma imagem SVG
foreign-an-xml-file = um ficheiro XML
foreign-an-rtf-document = um documento RTF
foreign-an-sgf-game = uma partida SGF
foreign-a-pgn-game = uma partida PGN
foreign-a-game-as-text-which-can-be-pasted = uma partida como texto, que se pode colar
foreign-a-script = um script
file-not-a-game = não é um ficheiro de partida: { $problem }
file-no-format = não é um ficheiro de partida: `format` não é "agros-game"
file-unknown-game = `game` é { $found }, que aqui não se conhece; conhecem-se: { $known }
file-missing = falta `{ $path }`
file-wrong = `{ $path }` tem de ser { $expected }, mas é { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: a jogada { $play } não pode ser feita: { $problem }
file-cursor = `cursor` é { $cursor }, mas só há { $nodes } nós, contados a partir de 0
file-result = `result` contradiz as jogadas: { $problem }
file-newer = o ficheiro é da versão { $version }, este programa conhece a { $known }: { $problem }
start-the-position-does-not-agree-with-setup = a posição não condiz com `setup`
tree-no-root = tem de haver uma raiz
tree-not-a-root = o primeiro nó é a raiz e não tem pai nem jogada
tree-second-root = uma segunda raiz: todos os nós menos o primeiro precisam de um pai
tree-parent = o pai { $parent } não vem antes
result-unfinished = a linha principal não foi jogada até ao fim
result-finished = a linha principal foi jogada até ao fim
result-winner = o vencedor é { $shown }, não { $stated }
result-score = o resultado é { $shown }, não { $stated }
result-nobody = ninguém
result-none = nenhum
clocks-need = os relógios precisam de pelo menos um segundo, e no máximo de um dia, ou 100 períodos de uma hora

## O que está num ficheiro ou num texto, e o que se espera lá

found-true-or-false = true ou false
found-a-list = uma lista
found-an-object = um objeto
found-list = uma de { $count }
found-text = o texto { $text }
found-the-end-of-the-text = o fim do texto
expected-an-object = um objeto
expected-a-text = um texto
expected-a-list = uma lista
expected-a-whole-number-from-0 = um número inteiro a partir de 0
expected-a-whole-number-from-1 = um número inteiro a partir de 1
expected-true-false-kept-or-taken = true, false, "kept" ou "taken"
expected-a-number-of-half-points-from-0-to-9999 = um número de meios pontos de 0 a 9999
expected-a-list-of-two = uma lista de dois
expected-a-list-of-two-whole-numbers = uma lista de dois números inteiros
expected-the-index-of-a-node = o número de um nó
expected-one-of = um de ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square ou text
expected-a-cell-of-the-board = uma casa do tabuleiro
expected-a-player-s-letter = a letra de um jogador
expected-a-player-s-letter-or-null = a letra de um jogador ou null
expected-play-resignation-time-or-agreement = play, resignation, time ou agreement
expected-a-move = uma jogada
expected-a-move-or-nothing-behind-the-position = uma jogada, ou nada depois da posição,
expected-a-sign-such-as-u-1f33e = um sinal como `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` ou `\u{"{"}…{"}"}`
expected-a-text-in-quotes = um texto entre aspas
expected-a-clock-such-as-0-04-59 = um relógio como `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = um de ring, square, arrow, text, clock, eval, extra e cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = um de Game, Setup, Start, Players, Tag, Result e Extra
expected-the-closing-bracket = o parêntese que fecha
expected-a-value-in-json = um valor em JSON
expected-the-name-of-the-tag-in-quotes = o nome da etiqueta entre aspas
expected-the-number-of-a-version = o número de uma versão

## Textos colados

text-nothing = aqui não há partida nem posição
text-too-large = o texto passa de { $limit } MiB
text-too-many-moves = há mais jogadas do que uma partida pode ter
text-expected = espera-se { $expected }, não { $found }
text-unclosed = isto nunca é fechado por `{ $sign }`
text-closes-nothing = `{ $sign }` não fecha nada
text-replaces-nothing = antes de `(` não há jogada que as de dentro possam substituir
text-move = a jogada `{ $play }` não pode ser feita: { $why }
text-not-json = não é um valor em JSON: { $problem }
text-no-game-file = não é um ficheiro de partida: { $problem }
text-other-game = esta é uma partida de { $game }, não de { $here }
text-newer = o texto é da versão { $version }, este programa conhece a { $known }
text-this-header-stands-twice = este cabeçalho está lá duas vezes
text-this-tag-stands-twice = esta etiqueta está lá duas vezes
text-the-start-is-a-position-in-quotes = o início é uma posição entre aspas
text-extra-is-an-object = `Extra` é um objeto
text-unknown-keys-are-an-object-in-json = as chaves desconhecidas são um objeto em JSON
text-drawings-of-this-game-are-not-read = os desenhos deste jogo não são lidos
drawing-row = aqui espera-se a linha { $expected }, com o seu número e { $size } casas
move-unreadable = `{ $text }` não é uma jogada
play-over = a partida acabou: { $reason }
play-over-two-passes = dois passes seguidos
play-over-repetition = repetição
play-over-100-quiet-plies = 100 lances calmos
play-over-queen-among-her-guards = a rainha entre as suas guardas
play-over-guards-without-their-queen = as guardas sem a sua rainha
play-over-no-pile-left = já não há pilhas

## Motores

failure-of = { $command } { $failure }
failure-not-started = não pode ser iniciado: { $problem }
failure-no-file = nenhum ficheiro
failure-no-answer = não respondeu a `{ $asked }` em { $within } ms
failure-deaf = não lê o que lhe é enviado
failure-crashed = foi abaixo: { $how }
failure-status = código de saída { $code }
failure-closed-its-output = fechou a sua saída
failure-garbage = diz coisas sem sentido: `{ $found }` não é do protocolo
failure-illegal = faz uma jogada ilegal, `{ $played }`: { $problem }
failure-late = está atrasado: nenhuma jogada em { $allowed } ms
engine-no-memory = não há memória para uma tabela de transposições de { $mebibytes } MiB: escolha uma mais pequena

## Imagens

raster-svg = não é uma imagem SVG: { $problem }
raster-size = uma imagem de { $width }×{ $height } píxeis não pode ser desenhada
raster-png = a imagem não pode passar a PNG: { $problem }
animation-length = uma animação tem de 1 a { $most } imagens, não { $pictures }
animation-size = as imagens não são do mesmo tamanho
animation-gif = as imagens não podem passar a GIF: { $problem }

## O que se guarda

journal-living = outra janela está a escrevê-lo
journal-damaged = está danificado desde a primeira linha
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = o nome do ficheiro não é Unicode
settings-broken = as preferências em { $path } não se entendem ({ $problem }); ficaram guardadas em { $kept }
settings-unreadable = as preferências em { $path }: { $problem }
training-broken = o treino em { $path } não se entende ({ $problem }); ficou guardado em { $kept }
training-damaged = { $count ->
    [1] 1 questão em { $path } não se entende
   *[other] { $count } questões em { $path } não se entendem
} ({ $problem }); ficou uma cópia em { $kept }
training-unreadable = o treino em { $path }: { $problem }
training-newer = o treino em { $path } é de uma versão mais recente, { $version }
training-it-holds-no-training = não contém um treino
training-it-has-no-version = não tem versão
training-it-names-no-games = não nomeia jogos
training-it-is-no-object = não é um objeto
question-at = questão { $number }: { $fault }
question-there-is-no-list-of-questions = não há lista de questões
question-a-day-of-the-record = um dia do registo
question-more-moves-than-any-game-has = mais jogadas do que qualquer partida
question-start-and-setup-contradict-each-other = o início e a configuração contradizem-se
question-the-game-is-over = a partida acabou
question-no-value = nenhum valor
question-the-answer-cannot-be-played = a resposta não pode ser jogada
question-a-name-that-is-too-long = um nome longo demais
question-a-chance-that-is-none = uma probabilidade que não o é
