## The player lines

player-title = { $name } · { $side }
player-to-move = to move
player-score = score { $score }

## The window

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = Opening { $game }…
state-opening = opening
state-unsaved = not saved
state-saved = saved
state-new = new
state-read-only = read only
# How things stand, and what was just done
status-both = { $now } · { $said }
last-move = Last: { $side } { $play }

# Days, and months whose day is not known; in the list of the library there is little room.
date-day = { $year }-{ $month }-{ $day }
date-month = { $year }-{ $month }

## Menus and commands

menu-game = Game
menu-edit = Edit
menu-view = View
menu-go = Go
menu-help = Help
menu-show = Show
menu-recent = Recent games
menu-unfinished = Unfinished games…
command-new-game = New game…
command-open = Open…
command-save = Save
command-save-as = Save as…
command-quit = Quit
command-export = Export…
command-copy-position = Copy position
command-copy-game = Copy game
command-copy-picture = Copy picture
command-paste = Paste
command-undo = Undo
command-redo = Redo
command-first = First position
command-back = Step back
command-forward = Step forward
command-last = Last position
command-play = Play the line
menu-timeline = Timeline
menu-pace = Pace
menu-language = Language
language-system = As the system
command-pass = Pass
command-what-if = What if…
command-keep-what-if = Keep as a variation
command-editor = Set up a position…
command-flip = Turn the board
command-settings = Settings…
command-shortcuts = Keyboard shortcuts
command-sheet = Score sheet
command-about = About Agros
command-delete = Delete from here
command-promote = Make main line
# The tooltip of an overlay's switch
overlay-help = { $key }: { $legend }
tab-moves = Moves
tab-details = Details

## What if: something is tried out

what-if-sign = What if · { $moves ->
    [0] nothing played
    [one] 1 move
   *[other] { $moves } moves
}
what-if-keep = Keep
what-if-keep-help = Keep the moves up to here as a variation ({ $keys })
what-if-drop = Drop
what-if-drop-help = Go back to the game as it is (Esc)

## The position editor

editor-title = Position editor
editor-no-position = Not a position yet: { $why }
editor-not-read = The text below is no board: { $why }
editor-text = Position as text
editor-take-up = Last board
editor-play = Play from here
editor-analyse = Analyse
editor-eraser = Eraser
editor-clear = Empty it
editor-turn = To move
editor-passes = Passes so far
editor-less = { $what }: less
editor-more = { $what }: more
editor-quiet = Quiet plies
editor-position = A position: { $turn }.
editor-position-over = A position, and the game is over. { $over }
fault-blank = Part { $part } of the text is empty: one blank stands between the parts.
fault-place = row { $row }, column { $column }
fault-number = { $place }: “{ $token }” needs a number from 1 to { $size }.
fault-passes = The passes so far (part 4) are 0, 1 or 2, not “{ $found }”.
fault-width = Row { $row } has { $found ->
    [one] 1 cell
   *[other] { $found } cells
} instead of { $size }.
fault-quiet = The quiet plies (part { $part }) are 0 to 100, not “{ $found }”.

## Typing a move

move-entry-name = Move
move-entry-hint = Type a move: { $examples }

## Dialogs

cancel = Cancel
close = Close
dialog-open-title = Open a game
dialog-save-title = Save the game
dialog-opening-title = Take the opening from a game
dialog-file-type = Agros games
dialog-export-title = Export
export-format-png = Picture (PNG)
export-format-svg = Drawing (SVG)
export-format-gif = Animation (GIF)
export-format-html = Score sheet to print (HTML)
export-format-txt = Game as text
export-format-agros = Game file
export-width = Width in pixels
export-part = Part of the board
export-part-all = all of it
export-part-wrong = Two corners are expected, as in a1:e5.
export-plies-from = From ply
export-plies-to = to ply
export-theme = Colours
export-theme-window = as in the window
export-overlays = What lies over the board lies over the picture too.
export-choose = Choose a file…
new-game-title = New game
new-game-first = Moves first:
new-game-by-lot = drawn by lot
new-game-name = { $side }:
new-game-name-hint = name
new-game-placement = The pieces are placed
new-game-start = Start
house-title = House options
house-swap = Swap
house-swap-help = Swap: after the opening the second player may take either side. The players then change sides, names and all.
house-bid = Bid
house-bid-help = Bid: each writes, unseen by the other, how many points playing { $side } is worth. Whoever writes more plays { $side }, and the other gets so many points at the end. Where both write the same, nobody changes sides. The engine writes 0.
house-bid-of = { $name } bids
house-bid-wrong = A bid is a number of points such as 6 or 6½, up to 4999½.
choice-due = { $name } may take either side first: type “{ typed-keep }” or “{ typed-swap }”, or use the buttons at the top.
choice-engine = The engine chooses a side.
choice-sign = { $name } chooses a side
# What is typed to choose, in small letters
typed-keep = keep
typed-swap = swap
choice-keep = Keep { $side }
choice-swap = Take { $side }
bid-won = After the bid of { $bid }: { $side } wins by { $margin }.
bid-drawn = After the bid of { $bid }: a draw.
player-bid = bid +{ $bid }
placement-hand = by hand
placement-random = at random
placement-saved = as in a saved game
placement-choose = Choose a game…
placement-chosen = { $file }: { $setup }, { $placements ->
    [one] 1 placement
   *[other] { $placements } placements
}
placement-none = no game chosen yet
unsaved-title = Save the changes?
unsaved-text = This game has changes that no file holds. They would be lost.
unsaved-save = Save
unsaved-discard = Do not save
overwrite-title = Overwrite the file?
overwrite-text = { $path } is there already.
overwrite-yes = Overwrite
unfinished-title = Unfinished games
unfinished-text = These games were open when the program ended without warning. Nothing of them is lost.
unfinished-about = { $kind }, { $ply ->
    [one] 1 ply
   *[other] { $ply } plies
}, { $age }
unfinished-minutes = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
}
unfinished-hours = { $count } hours ago
unfinished-days = { $count } days ago
unfinished-file = changes to { $file }
unfinished-no-file = in no file yet
unfinished-restore = Restore
unfinished-restore-this = Go on with { $game }
unfinished-discard = Discard
unfinished-discard-this = Give up { $game }
unfinished-keep = Keep
unfinished-keep-this = Do not give up { $game }
unfinished-given-up = It goes when this closes.
unfinished-later = Later
damaged-title = This file is damaged
damaged-text = { $path } cannot be read as a whole. { $moves ->
    [one] One move can
   *[other] { $moves } moves can
} be read; what is wrong is left out:
damaged-more = … and { $count } more
damaged-open = Open what can be read
changed-title = The file has changed
changed-text = Another program has written { $path } since it was read here.
changed-keep = Keep mine
changed-reload = Read it again
changed-beside = Save elsewhere…
path-text = Path of the file:
path-save = Save
path-open = Open
waiting-title = Waiting for the file dialog
waiting-text = It is open in a window of its own, perhaps behind this one.
waiting-type = Type a path instead
settings-title = Settings
settings-theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
settings-animations = Show moves in motion
settings-flipped = { $side } at the bottom
shortcuts-title = Keyboard shortcuts
shortcuts-overlay = Show or hide: { $name }
shortcuts-board = Choose a cell of the board
shortcuts-board-keys = Tab to the board, arrows, Enter
shortcuts-type = Play a move by its name
shortcuts-type-keys = type it, Enter
about-title = About Agros
about-text = Agros { $version }: a desk for playing and studying Agros, the board game by Saïd Galdseid.

## The sheet of a finished game

sheet-new-game = New game
sheet-review = Review
sheet-save = Save …
sheet-copy = Copy sheet
sheet-close = Close

## Notices

notice-not-a-move = “{ $typed }” is not a move. Write it like one of these: { $examples }.
notice-no-moves = { $cell } has no move.
notice-move-undone = Took back { $change }. It stays in the game, after the cursor.
notice-undone = Took back { $change }.
notice-turn-undone = Took back { $change } and the engine’s answer. Both stay in the game, after the cursor.
notice-redone = Made again: { $change }.
notice-turn-redone = Made again: { $change } and the engine’s answer.
notice-nothing-to-undo = There is nothing to take back.
notice-nothing-to-redo = There is nothing to make again.
notice-what-if = What if: nothing that is played now touches the game. Esc drops it, { $keys } keeps it as a variation.
notice-what-if-dropped = Dropped. The game is as it was.
notice-what-if-kept = { $moves ->
    [one] The move is
   *[other] The { $moves } moves are
} kept as a variation. Undo takes it out again.
notice-nothing-to-keep = There was nothing to keep that the game does not have.
notice-sheet-copied = The score sheet is copied, to be pasted as text.
notice-position-copied = The position is copied, to be pasted as text.
notice-game-copied = The game is copied, to be pasted as text.
notice-picture-copied = The board is copied, to be pasted as a picture.
notice-no-picture = No picture was copied: { $why }
notice-set-up = The game begins with the position that was set up.
notice-draft-kept = The game is as it was. The board of the editor is kept: “Last board” brings it back there.
notice-pasted = Pasted. Undo brings the game back as it was.
notice-pasted-another = Pasted as a game of its own. It is not saved yet.
notice-not-pasted = Not pasted: line { $line }, column { $column }: { $why }
notice-exported = Exported as { $path }
notice-export-failed = Not exported: { $path }: { $why }
notice-deleted = Deleted. Undo brings it back.
notice-promoted = This is the main line now.
notice-saved = Saved as { $path }
notice-opened = Opened { $path }
notice-read-only = { $path } was written by a newer version: it can be read and saved elsewhere, not saved over.
notice-too-late = The file dialog had been given up when it was answered: nothing was done with { $path }.
notice-dropped = Not opened: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Drop one game at a time.
notice-other-game = { $path } is a game of { $game }.
notice-read-failed = Not opened: { $path }: { $why }
notice-write-failed = Not saved: { $path }: { $why }. The game is still here; save it elsewhere.
notice-restored = The game is as it was. It is not saved yet.
notice-opened-in-part = Opened as a new game, which is not saved: what can be read of { $path }. { $moves ->
    [0] No move is
    [one] One move is
   *[other] { $moves } moves are
} left out. What is wrong: { $why }
notice-restored-in-part = The journal of this game was damaged: the game is restored up to there. The journal is kept as { $path }
notice-nothing-unfinished = No game was left unfinished.
notice-journals-aside = { $count ->
    [one] A journal of a game
   *[other] { $count } journals of games
} could not be understood and was put aside: { $path }
notice-restore-failed = Not restored: { $why }
notice-journal-failed = What you do is not safe from a crash until you save: the journal cannot be written ({ $why }).
notice-disk-full = Not saved: there is no room left for { $path }. Make room, or save elsewhere with “Save as”. The game is still here.
notice-file-read-only = Not saved: { $path } is read-only. Save under another name with “Save as”. The game is still here.
notice-folder-read-only = Not saved: you may not write in the folder of { $path }. Save elsewhere with “Save as”. The game is still here.
notice-no-folder = Not saved: the folder of { $path } is not there any more. Save elsewhere with “Save as”. The game is still here.
notice-name-too-long = Not saved: the name { $path } is too long. Save under a shorter one with “Save as”. The game is still here.
notice-is-folder = Not saved: { $path } is a folder. Save under another name with “Save as”. The game is still here.
notice-changed = Not saved: another program has changed { $path }. Save again to choose what stays. The game is still here.
notice-reloaded = { $path } was read again. Undo brings your own moves back.
notice-panicked = Something inside the program went wrong and was given up. The game is still here; a report is in { $path }
notice-open-elsewhere = { $path } is open in another window too. Save in one of them only.
notice-settings-not-saved = The settings could not be saved in { $path }: { $why }
notice-settings-failed = The settings are not used: { $why }
notice-exists = { $path } is there already.
notice-no-opening = { $path } has no opening that could be used.
change-move = a move
change-line = a kept variation
change-comment = a comment
change-symbol = a symbol
change-marks = marks
change-eval = an evaluation
change-deletion = a deletion
change-promotion = a change of the main line
change-order = a change of order
change-players = a change of the names
change-sides = the choice of sides
change-tags = a change of the tags
change-ending = the end of the game
change-whole = a change of the whole game

# The engine.
menu-engine = Engine
engine-plays = Engine plays { $side }
engine-time = Time for a move
engine-seconds = { $seconds } s
engine-level = Level
engine-level-first = 1, for a first game
engine-level-best = { $number }, as well as it can
engine-lines = Lines
command-analyse = Analyse
command-hint = Hint
command-engine-move = Engine moves
command-stop-engine = Stop the engine
notice-choose-side = First a side is to be chosen: type “{ typed-keep }” or “{ typed-swap }”, or use the buttons at the top.
notice-sides-changed = The players have changed sides. Undo takes it back.
notice-sides-kept = The players keep their sides. Undo takes it back.
notice-engine-thinks = The engine is about to move: { $now } makes it move at once, { $stop } stops it.
player-engine = engine
tab-engine = Engine
tab-notes = Notes
engine-ready = The engine waits for a move.
engine-thinking = Thinking
engine-done = Found
engine-to-move = The engine thinks about { $side }’s move.
engine-header = { $state } · depth { $depth } · { $nodes } positions · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } in { $plies }
engine-exact = { $side } wins by { $points } with best play.
engine-exact-draw = A draw with best play.
engine-exact-mark = exact
engine-chance = { $percent } %
command-choose-engine = Choose an engine…
engine-title = Engine
engine-text = The command of a program that speaks UGI, its words separated by blanks. Leave it empty for the engine of the desk.
engine-use = Use it
notice-engine-failed = The engine was stopped: { $why }. The menu Engine has a choice of engines.
engine-waits = It is the engine’s turn: { $keys } lets it move.

# Notes.
command-comment = Comment
command-wipe-marks = Wipe marks
menu-judge = Judge the move
comment-hint = A comment
comment-name = Comment after ply { $ply }
symbol-good = good move
symbol-mistake = mistake
symbol-brilliant = brilliant move
symbol-blunder = blunder
symbol-interesting = interesting move
symbol-dubious = dubious move
moves-ply-noted = { $name }, { $note }

# The map of the tree.
command-map = Map of the tree
map-name = Map of the tree: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $plies } plies
map-node = { $ply }. { $play } { $comment }

# The order of the tree.
moves-trim = Delete what follows
moves-earlier = Move the line up
moves-later = Move the line down

## The sheet of a finished game in sentences

end-sheet-wins = { $winner } wins
end-sheet-draw = A draw
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} · { $setup }
