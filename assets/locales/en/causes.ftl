# Why something failed. In English each message says what the error itself says, word for word;
# those that begin with “system” alone say it better than the system.

## What the system refuses

system-not-found = there is no such file or folder
system-not-allowed = it is not allowed
system-read-only = the disk can only be read
system-full = the disk is full
system-too-large = it would be too large
system-exists = there is one of that name already
system-folder = it is a folder
system-no-folder = a part of the path is no folder
system-name = a name is too long, or one that cannot be
system-timed-out = it took too long
system-busy = it is in use
system-memory = there is not enough memory
system-other = the system says: { $text }
system-not-an-ordinary-file = not an ordinary file
system-the-file-is-read-only = the file is read-only
system-too-many-links = too many links

## Texts in JSON

json-place = { $problem } at line { $line } column { $column }
json-twice = the key { $key } stands twice
json-expected-value = expected value
json-expected-colon = expected `:`
json-expected-comma-or-brace = expected `,` or `{"}"}`
json-expected-comma-or-bracket = expected `,` or `]`
json-key-must-be-a-string = key must be a string
json-trailing-characters = trailing characters
json-trailing-comma = trailing comma
json-eof-while-parsing-a-value = EOF while parsing a value
json-eof-while-parsing-an-object = EOF while parsing an object
json-eof-while-parsing-a-list = EOF while parsing a list
json-eof-while-parsing-a-string = EOF while parsing a string
json-recursion-limit-exceeded = recursion limit exceeded

## Files of games

read-folder = a folder, not a file
read-not-a-file = not an ordinary file
read-too-large = larger than { $limit } MiB
read-refused = cannot be read: { $problem }
file-empty = the file is empty
file-not-text = not a text file: byte { $byte } is not UTF-8
file-other-encoding = not a text file: byte { $byte } is not UTF-8; the text seems to be in { $encoding }, and must be in UTF-8
file-foreign = not a game file but { $kind }
foreign-a-png-picture = a PNG picture
foreign-a-jpeg-picture = a JPEG picture
foreign-a-gif-picture = a GIF picture
foreign-a-bmp-picture = a BMP picture
foreign-a-tiff-picture = a TIFF picture
foreign-a-pdf-document = a PDF document
foreign-a-zip-archive = a ZIP archive
foreign-a-gzip-archive = a gzip archive
foreign-a-bzip2-archive = a bzip2 archive
foreign-an-xz-archive = an xz archive
foreign-a-7-zip-archive = a 7-Zip archive
foreign-a-rar-archive = a RAR archive
foreign-a-program = a program
foreign-an-sqlite-database = an SQLite database
foreign-an-old-office-document = an old office document
foreign-a-sound-file = a sound file
foreign-a-sound-file-picture-or-film = a sound file, picture or film
foreign-a-web-page = a web page
foreign-an-svg-picture = an SVG picture
foreign-an-xml-file = an XML file
foreign-an-rtf-document = an RTF document
foreign-an-sgf-game = an SGF game
foreign-a-pgn-game = a PGN game
foreign-a-game-as-text-which-can-be-pasted = a game as text, which can be pasted
foreign-a-script = a script
file-not-a-game = not a game file: { $problem }
file-no-format = not a game file: `format` is not "agros-game"
file-unknown-game = `game` is { $found }, which is not known here; known: { $known }
file-missing = `{ $path }` is missing
file-wrong = `{ $path }` must be { $expected }, but is { $found }
file-setup = `{ $path }`: { $problem }
file-start = `start`: { $problem }
file-tree = nodes[{ $node }]: { $problem }
file-move = nodes[{ $node }]: the move { $play } cannot be played: { $problem }
file-cursor = `cursor` is { $cursor }, but there are only { $nodes } nodes, counted from 0
file-result = `result` contradicts the moves: { $problem }
file-newer = the file is of version { $version }, this program knows { $known }: { $problem }
start-the-position-does-not-agree-with-setup = the position does not agree with `setup`
tree-no-root = there must be a root
tree-not-a-root = the first node is the root and has neither parent nor move
tree-second-root = a second root: all nodes but the first need a parent
tree-parent = its parent { $parent } does not come before it
result-unfinished = the main line was not played to its end
result-finished = the main line was played to its end
result-winner = the winner is { $shown }, not { $stated }
result-score = the score is { $shown }, not { $stated }
result-nobody = nobody
result-none = none
clocks-need = clocks need at least a second, and at most a day, or 100 periods of an hour

## What stands in a file or a text, and what is expected there

found-true-or-false = true or false
found-a-list = a list
found-an-object = an object
found-list = one of { $count }
found-text = the text { $text }
found-the-end-of-the-text = the end of the text
expected-an-object = an object
expected-a-text = a text
expected-a-list = a list
expected-a-whole-number-from-0 = a whole number from 0
expected-a-whole-number-from-1 = a whole number from 1
expected-true-false-kept-or-taken = true, false, "kept" or "taken"
expected-a-number-of-half-points-from-0-to-9999 = a number of half points from 0 to 9999
expected-a-list-of-two = a list of two
expected-a-list-of-two-whole-numbers = a list of two whole numbers
expected-the-index-of-a-node = the index of a node
expected-one-of = one of ! ? !! ?? !? ?!
expected-arrow-ring-square-or-text = arrow, ring, square or text
expected-a-cell-of-the-board = a cell of the board
expected-a-player-s-letter = a player's letter
expected-a-player-s-letter-or-null = a player's letter or null
expected-play-resignation-time-or-agreement = play, resignation, time or agreement
expected-a-move = a move
expected-a-move-or-nothing-behind-the-position = a move, or nothing behind the position,
expected-a-sign-such-as-u-1f33e = a sign such as `\u{"{"}1f33e{"}"}`
expected-or-u = `\\`, `\{"{"}`, `\{"}"}` or `\u{"{"}…{"}"}`
expected-a-text-in-quotes = a text in quotes
expected-a-clock-such-as-0-04-59 = a clock such as `0:04:59`
expected-one-of-ring-square-arrow-text-clock-eval-extra-and-cursor = one of ring, square, arrow, text, clock, eval, extra and cursor
expected-one-of-game-setup-start-players-tag-result-and-extra = one of Game, Setup, Start, Players, Tag, Result and Extra
expected-the-closing-bracket = the closing bracket
expected-a-value-in-json = a value in JSON
expected-the-name-of-the-tag-in-quotes = the name of the tag in quotes
expected-the-number-of-a-version = the number of a version

## Pasted texts

text-nothing = there is no game and no position here
text-too-large = the text is larger than { $limit } MiB
text-too-many-moves = there are more moves than a game can have
text-expected = { $expected } is expected, not { $found }
text-unclosed = this is never closed by `{ $sign }`
text-closes-nothing = `{ $sign }` closes nothing
text-replaces-nothing = there is no move before `(` that the moves in it could replace
text-move = the move `{ $play }` cannot be played: { $why }
text-not-json = not a value in JSON: { $problem }
text-no-game-file = no game file: { $problem }
text-other-game = this is a game of { $game }, not of { $here }
text-newer = the text is of version { $version }, this program knows { $known }
text-this-header-stands-twice = this header stands twice
text-this-tag-stands-twice = this tag stands twice
text-the-start-is-a-position-in-quotes = the start is a position in quotes
text-extra-is-an-object = `Extra` is an object
text-unknown-keys-are-an-object-in-json = unknown keys are an object in JSON
text-drawings-of-this-game-are-not-read = drawings of this game are not read
drawing-row = row { $expected } is expected here, with its number and { $size } cells
move-unreadable = `{ $text }` is not a move
play-over = the game is over: { $reason }
play-over-two-passes = two passes
play-over-repetition = repetition
play-over-100-quiet-plies = 100 quiet plies
play-over-queen-among-her-guards = queen among her guards
play-over-guards-without-their-queen = guards without their queen
play-over-no-pile-left = no pile left

## Engines

failure-of = { $command } { $failure }
failure-not-started = cannot be started: { $problem }
failure-no-file = no file
failure-no-answer = did not answer `{ $asked }` within { $within } ms
failure-deaf = does not read its input
failure-crashed = crashed: { $how }
failure-status = exit status: { $code }
failure-closed-its-output = closed its output
failure-garbage = garbage: `{ $found }` is not of the protocol
failure-illegal = illegal move `{ $played }`: { $problem }
failure-late = time: no move within { $allowed } ms
engine-no-memory = no memory for a transposition table of { $mebibytes } MiB: choose a smaller one

## Pictures

raster-svg = not an SVG picture: { $problem }
raster-size = a picture of { $width }×{ $height } pixels cannot be drawn
raster-png = no PNG can be made of the picture: { $problem }
animation-length = an animation has 1 to { $most } pictures, not { $pictures }
animation-size = the pictures are not of one size
animation-gif = no GIF can be made of the pictures: { $problem }

## What is kept

journal-living = it is being written by another window
journal-damaged = it is damaged from its first line on
library-folder = { $path }: { $problem }
library-the-name-of-the-file-is-not-unicode = the name of the file is not Unicode
settings-broken = the settings in { $path } cannot be understood ({ $problem }); they were kept as { $kept }
settings-unreadable = the settings in { $path } { $problem }
training-broken = the training in { $path } cannot be understood ({ $problem }); it was kept as { $kept }
training-damaged = { $count } questions in { $path } cannot be understood ({ $problem }); a copy was kept as { $kept }
training-unreadable = the training in { $path } { $problem }
training-newer = the training in { $path } is of a newer version, { $version }
training-it-holds-no-training = it holds no training
training-it-has-no-version = it has no version
training-it-names-no-games = it names no games
training-it-is-no-object = it is no object
question-at = question { $number }: { $fault }
question-there-is-no-list-of-questions = there is no list of questions
question-a-day-of-the-record = a day of the record
question-more-moves-than-any-game-has = more moves than any game has
question-start-and-setup-contradict-each-other = start and setup contradict each other
question-the-game-is-over = the game is over
question-no-value = no value
question-the-answer-cannot-be-played = the answer cannot be played
question-a-name-that-is-too-long = a name that is too long
question-a-chance-that-is-none = a chance that is none
