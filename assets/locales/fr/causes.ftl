# Pourquoi quelque chose a échoué.

## Ce que le système refuse

system-not-found = il n’y a ni fichier ni dossier de ce nom
system-not-allowed = ce n’est pas autorisé
system-read-only = le disque est en lecture seule
system-full = le disque est plein
system-too-large = ce serait trop grand
system-exists = ce nom est déjà pris
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-name = un nom est trop long, ou impossible
system-timed-out = cela a pris trop de temps
system-busy = il est en cours d’utilisation
system-memory = la mémoire ne suffit pas
system-other = le système dit : { $text }
system-not-an-ordinary-file = pas un fichier ordinaire
system-the-file-is-read-only = le fichier est en lecture seule
system-too-many-links = trop de liens

## Textes en JSON

json-place = { $problem } à la ligne { $line }, colonne { $column }
json-twice = la clé { $key } s’y trouve deux fois
json-expected-value = il manque une valeur
json-expected-colon = il manque `:`
json-expected-comma-or-brace = il manque `,` ou `{"}"}`
json-expected-comma-or-bracket = il manque `,` ou `]`
json-key-must-be-a-string = une clé doit être un texte
json-trailing-characters = des signes suivent encore
json-trailing-comma = une virgule de trop
json-eof-while-parsing-a-value = le texte s’arrête au milieu d’une valeur
json-eof-while-parsing-an-object = le texte s’arrête au milieu d’un objet
json-eof-while-parsing-a-list = le texte s’arrête au milieu d’une liste
json-eof-while-parsing-a-string = le texte s’arrête au milieu d’un mot
json-recursion-limit-exceeded = trop de niveaux imbriqués

## Fichiers de parties

read-folder = un dossier, pas un fichier
read-not-a-file = pas un fichier ordinaire
read-too-large = plus de { $limit } Mio
read-refused = illisible : { $problem }
file-empty = le fichier est vide
file-not-text = pas un fichier texte : l’octet { $byte } n’est pas de l’UTF-8
file-other-encoding = pas un fichier texte : l’octet { $byte } n’est pas de l’UTF-8 ; le texte semble être en { $encoding } et doit être en UTF-8
file-foreign = pas un fichier de partie, mais { $kind }
foreign-a-png-picture = une image PNG
foreign-a-jpeg-picture = une image JPEG
foreign-a-gif-picture = une image GIF
foreign-a-bmp-picture = une image BMP
foreign-a-tiff-picture = une image TIFF
foreign-a-pdf-document = un document PDF
foreign-a-zip-archive = une archive ZIP
foreign-a-gzip-archive = une archive gzip
foreign-a-bzip2-archive = une archive bzip2
foreign-an-xz-archive = une archive xz
foreign-a-7-zip-archive = une archive 7-Zip
foreign-a-rar-archive = une archive RAR
foreign-a-program = un programme
foreign-an-sqlite-database = une base de données SQLite
foreign-an-old-office-document = un ancien document bureautique
foreign-a-sound-file = un fichier son
foreign-a-sound-file-picture-or-film = un fichier son, une image ou un film
foreign-a-web-page = une page web
foreign-an-svg-picture = une image SVG
foreign-an-xml-file = un fichier XML
foreign-an-rtf-document = un document RTF
foreign-an-sgf-game = une partie SGF
foreign-a-pgn-game = une partie PGN
foreign-a-game-as-text-which-can-be-pasted = une partie sous forme de texte, que l’on peut coller
foreign-a-script = un script
file-not-a-game = pas un fichier de partie : { $problem }
file-no-format = pas un fichier de partie : `format` n’est pas "agros-game"
file-unknown-game = `game` est { $found }, inconnu ici ; connus : { $known }
file-missing = `{ $path }` manque
file-wrong = `{ $path }` doit être { $expected }, mais est { $found }
file-setup = `{ $path }` : { $problem }
file-start = `start` : { $problem }
file-tree = nodes[{ $node }] : { $problem }
file-move = nodes[{ $node }] : le coup { $play } ne peut pas être joué : { $problem }
file-cursor = `cursor` est { $cursor }, mais il n’y a que { $nodes } nœuds, comptés à partir de 0
file-result = `result` contredit les coups : { $problem }
file-newer = le fichier est de la version { $version }, ce programme connaît la { $known } : { $problem }
start-the-position-does-not-agree-with-setup = la position ne s’accorde pas avec `setup`
tree-no-root = il faut une racine
tree-not-a-root = le premier nœud est la racine et n’a ni parent ni coup
tree-second-root = une seconde racine : tous les nœuds sauf le premier ont besoin d’un parent
tree-parent = son parent { $parent } ne vient pas avant lui
result-unfinished = la variante principale n’a pas été jouée jusqu’au bout
result-finished = la variante principale a été jouée jusqu’au bout
result-winner = le vainqueur est { $shown }, pas { $stated }
result-score = le score est { $shown }, pas { $stated }
result-nobody = personne
result-none = aucun
clocks-need = les pendules demandent au moins une seconde, et au plus un jour, ou 100 périodes d’une heure

## Ce qui se trouve dans un fichier ou un texte, et ce qui y est attendu

found-true-or-false = true ou false
found-a-list = une liste
found-an-object = un objet
found-list = une liste de { $count }
found-text = le texte { $text }
found-the-end-of-the-text = la fin du texte
expected-an-object = un objet
expected-a-text = un texte
expected-a-list = une liste
expected-a-whole-number-from-0 = un nombre entier à partir de 0
expected-a-whole-number-from-1 = un nombre entier à partir de 1
expected-true-false-kept-or-taken = true, false, "kept" ou "taken"
expected-a-number-of-half-points-from-0-to-9999 = un nombre de demi-points de 0 à 9999
expected-a-list-of-two = une liste de deux
expected-a-list-of-two-whole-numbers = une liste de deux nombres entiers
expected-the-index-of-a-node = le numéro d’un nœud
expected-one-of = l’un de ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square ou text
expected-a-cell-of-the-board = une case du plateau
expected-a-player-s-letter = la lettre d’un joueur
expected-a-player-s-letter-or-null = la lettre d’un joueur ou null
expected-play-resignation-time-or-agreement = play, resignation, time ou agreement
expected-a-move = un coup
expected-a-move-or-nothing-behind-the-position = un coup, ou rien après la position,
expected-a-sign-such-as-u-1f33e = un signe comme `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` ou `\u{"{"}…{"}"}`
expected-a-text-in-quotes = un texte entre guillemets
expected-a-clock-such-as-0-04-59 = une pendule comme `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = l’un de ring, square, arrow, text, clock, eval, extra et cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = l’un de Game, Setup, Start, Players, Tag, Result et Extra
expected-the-closing-bracket = le crochet fermant
expected-a-value-in-json = une valeur en JSON
expected-the-name-of-the-tag-in-quotes = le nom de l’étiquette entre guillemets
expected-the-number-of-a-version = le numéro d’une version

## Textes collés

text-nothing = il n’y a ici ni partie ni position
text-too-large = le texte dépasse { $limit } Mio
text-too-many-moves = il y a plus de coups qu’une partie ne peut en avoir
text-expected = on attend { $expected }, pas { $found }
text-unclosed = ceci n’est jamais fermé par `{ $sign }`
text-closes-nothing = `{ $sign }` ne ferme rien
text-replaces-nothing = avant `(` il n’y a pas de coup que les coups entre parenthèses pourraient remplacer
text-move = le coup `{ $play }` ne peut pas être joué : { $why }
text-not-json = pas une valeur en JSON : { $problem }
text-no-game-file = pas un fichier de partie : { $problem }
text-other-game = c’est une partie de { $game }, pas de { $here }
text-newer = le texte est de la version { $version }, ce programme connaît la { $known }
text-this-header-stands-twice = cet en-tête s’y trouve deux fois
text-this-tag-stands-twice = cette étiquette s’y trouve deux fois
text-the-start-is-a-position-in-quotes = le départ est une position entre guillemets
text-extra-is-an-object = `Extra` est un objet
text-unknown-keys-are-an-object-in-json = les clés inconnues sont un objet en JSON
text-drawings-of-this-game-are-not-read = les dessins de ce jeu ne sont pas lus
drawing-row = on attend ici la rangée { $expected }, avec son numéro et { $size } cases
move-unreadable = `{ $text }` n’est pas un coup
play-over = la partie est finie : { $reason }
play-over-two-passes = deux passes de suite
play-over-repetition = répétition
play-over-100-quiet-plies = 100 demi-coups calmes
play-over-queen-among-her-guards = la reine parmi ses gardes
play-over-guards-without-their-queen = les gardes sans leur reine
play-over-no-pile-left = plus aucune pile

## Moteurs

failure-of = { $command } { $failure }
failure-not-started = ne peut pas être lancé : { $problem }
failure-no-file = pas de fichier
failure-no-answer = n’a pas répondu à `{ $asked }` en { $within } ms
failure-deaf = ne lit pas ce qu’on lui envoie
failure-crashed = a planté : { $how }
failure-status = code de sortie { $code }
failure-closed-its-output = a fermé sa sortie
failure-garbage = dit n’importe quoi : `{ $found }` n’est pas du protocole
failure-illegal = joue un coup interdit, `{ $played }` : { $problem }
failure-late = est en retard : pas de coup en { $allowed } ms
engine-no-memory = pas de mémoire pour une table de transposition de { $mebibytes } Mio : choisissez-en une plus petite

## Images

raster-svg = pas une image SVG : { $problem }
raster-size = une image de { $width }×{ $height } pixels ne peut pas être dessinée
raster-png = l’image ne peut pas devenir un PNG : { $problem }
animation-length = une animation a de 1 à { $most } images, pas { $pictures }
animation-size = les images ne sont pas de même taille
animation-gif = les images ne peuvent pas devenir un GIF : { $problem }

## Ce qui est gardé

journal-living = une autre fenêtre l’écrit encore
journal-damaged = il est abîmé dès sa première ligne
library-folder = { $path } : { $problem }
library-the-name-of-the-file-is-not-unicode = le nom du fichier n’est pas de l’Unicode
settings-broken = les réglages dans { $path } sont incompréhensibles ({ $problem }) ; ils sont gardés dans { $kept }
settings-unreadable = les réglages dans { $path } : { $problem }
training-broken = l’entraînement dans { $path } est incompréhensible ({ $problem }) ; il est gardé dans { $kept }
training-damaged = { $count ->
    [one] { $count } question dans { $path } est incompréhensible
   *[other] { $count } questions dans { $path } sont incompréhensibles
} ({ $problem }) ; une copie est gardée dans { $kept }
training-unreadable = l’entraînement dans { $path } : { $problem }
training-newer = l’entraînement dans { $path } est d’une version plus récente, { $version }
training-it-holds-no-training = il ne contient pas d’entraînement
training-it-has-no-version = il n’a pas de version
training-it-names-no-games = il ne nomme aucun jeu
training-it-is-no-object = ce n’est pas un objet
question-at = question nº { $number } : { $fault }
question-there-is-no-list-of-questions = il n’y a pas de liste de questions
question-a-day-of-the-record = un jour du bilan
question-more-moves-than-any-game-has = plus de coups qu’aucune partie
question-start-and-setup-contradict-each-other = le départ et les réglages de la partie se contredisent
question-the-game-is-over = la partie est finie
question-no-value = pas de valeur
question-the-answer-cannot-be-played = la réponse ne peut pas être jouée
question-a-name-that-is-too-long = un nom trop long
question-a-chance-that-is-none = une chance qui n’en est pas une
