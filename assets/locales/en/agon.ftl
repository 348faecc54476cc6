## The game: its name, its table, and how its moves are written

agon-name = Agon
agon-overview = Men
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (a step), f1*c3 (a relocation), g5 (a placement), pass

## The players and their men. Sentences about a player carry `$player`: `white` or `black`; those
## about a man `$rank`: `queen` or `guard`.

agon-side =
    { $player ->
        [white] White
       *[black] Black
    }
agon-rank =
    { $rank ->
        [queen] queen
       *[guard] guard
    }
agon-side-name = { agon-side }

## A new game

agon-variant-standard = All men on their places
agon-variant-guards = The guards are placed
agon-variant-free = The queens are placed, then the guards
agon-queen-avoids-centre = A captured queen may not go to the centre
agon-setup-standard = standard
agon-setup-guards = guards to place
agon-setup-free = all men to place
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, queen avoids the centre

## The board

agon-board-name = Board of 91 hexagons
agon-cell-queen = { agon-side } queen
agon-cell-guard = { agon-side } guard
agon-cell-empty = empty
agon-cell-centre = the centre
agon-cell-ring = ring { $ring }
agon-cell-captured = captured
agon-cell-target = target

agon-overlay-moves = Moves
agon-overlay-moves-legend = dots: where the chosen man may go
agon-overlay-steps = Steps
agon-overlay-steps-legend = the turns that each man still needs, at least
agon-overlay-forbidden = Forbidden
agon-overlay-forbidden-legend = between two enemies: circles for White’s men, diamonds for Black’s
agon-overlay-danger = Danger
agon-overlay-danger-legend = dashed rings: men that the next move could capture; arrows: by which
agon-overlay-mobility = Mobility
agon-overlay-mobility-legend = the moves that each man has
agon-overlay-engine = Arrows
agon-overlay-engine-legend = the engine’s moves in their order

## Whose turn it is

agon-turn-move = { agon-side } to move
agon-turn-selected = { agon-side } to move: the { agon-rank } on { $cell } is selected, { $steps ->
    [0] it has no step
    [one] 1 step (dot)
   *[other] { $steps } steps (dots)
}
agon-turn-only-pass = { agon-side } has no step: only a pass is possible
agon-turn-passed = { $player ->
    [white] Black
   *[black] White
} had no step and passed. { agon-side } to move
agon-turn-passed-only-pass = { $player ->
    [white] Black
   *[black] White
} had no step and passed. { agon-side } has none either: a pass ends the game in a draw
agon-turn-place-queen = { agon-side } to place the queen: any cell but the centre and those between two enemies
agon-turn-place-guard = { agon-side } to place a guard, { $left } left: any cell but the centre and those between two enemies
agon-captured-between = captured between { $one } and { $other }
agon-captured = captured
agon-turn-relocate-queen = { agon-side } to relocate the queen on { $man }, { $captured }: any free cell (dots)
agon-turn-relocate-queen-not-centre = { agon-side } to relocate the queen on { $man }, { $captured }: any free cell but the centre (dots)
agon-turn-relocate-guard = { agon-side } to relocate { $man }, { $captured }: any free outer cell (dots)
agon-turn-relocate-one = { agon-side } to relocate one of the captured guards, { $cells }: choose one

## Why a move may not be played

agon-illegal-over = The game is over: { $reason }.
agon-illegal-still-placing = Men move when all are placed: choose an empty cell.
agon-illegal-all-placed = All men are placed: choose one to move.
agon-illegal-placed-on-centre = No man is placed on the centre.
agon-illegal-occupied = { $cell } is occupied.
agon-illegal-no-man = There is no man on { $cell }.
agon-illegal-not-yours = The man on { $cell } is the opponent’s: { agon-side } is to move.
agon-illegal-opponents-man = The man on { $cell } is the opponent’s.
agon-illegal-between = { $cell } is forbidden: it lies between the { agon-side } men on { $one } and { $other }.
agon-illegal-queen-due = The queen on { $cell } is captured: she has to be relocated first.
agon-illegal-guard-due = The guard on { $cell } is captured: a captured guard has to be relocated before anything else.
agon-illegal-not-captured = The man on { $cell } is not captured: it steps to a neighbouring cell.
agon-illegal-not-at-the-edge = A captured guard goes to the outermost ring, and { $cell } is not there.
agon-illegal-queen-avoids-centre = In this game a captured queen may not go to the centre.
agon-illegal-not-adjacent = { $to } is no neighbour of { $from }: a man goes one cell at a time.
agon-illegal-outwards = No step leads outwards: { $to } is further from the centre than { $from }.
agon-illegal-centre-is-for-queens = Only a queen enters the centre.
agon-illegal-can-step = No pass while a step is possible, as by the man on { $cell }.
agon-pass-help = There is no step: the turn is passed. Two passes in succession are a draw.

## How a game ended

agon-over-won = { agon-side } wins: { $reason }.
agon-over-drawn = A draw: { $reason }.
agon-over-queen-among-her-guards = the queen stands on the centre with her six guards around her
agon-over-guards-without-their-queen = the opponent’s six guards surround the centre without their queen
agon-over-two-passes = both players passed in succession
agon-over-100-quiet-plies = 100 plies without an inward step, a relocation, a placement or a capture
agon-over-repetition = the same position stood for the third time
agon-over-resignation = the opponent resigned
agon-over-time = the opponent ran out of time
agon-over-agreement = the players agreed on it

## What a move does

agon-place-centre = the centre
agon-place-ring = ring { $ring }
agon-last-move = The last move
agon-did = { agon-side } { $play }, turns ahead { $change }
agon-effect-pass = { $play }: there is no step
agon-effect-place = { $play }: a { agon-rank } is placed on { $place }
agon-effect-relocate = { $play }: the captured { agon-rank } is relocated to { $place }
agon-effect-inwards = { $play }: the { agon-rank } steps inwards to { $place }
agon-effect-level = { $play }: the { agon-rank } goes along { $place }
agon-effect-man = the { agon-rank } on { $cell }
agon-effect-men = { $before } and { $last }
agon-effect-captures = { $told } and captures { $men }
agon-prospect-threatens = { $told }, threatening { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } is out of danger
   *[other] { $told }; { $men } are out of danger
}
agon-prospect-exposes = { $count ->
    [one] { $told }, but then { $men } can be captured
   *[other] { $told }, but then { $men } can be captured
}
agon-effect-end = { $told }. { $over }

## The player lines and the table of men

agon-line-left = left
agon-line-turns = queen { $queen } · guards { $guards }
agon-line-missing = { $men } to place
agon-line-captured = { $men } captured
agon-table-title = Men
agon-table-turns = left
agon-table-side-turns = { $side } · left
agon-table-moves = moves
agon-table-captured = captured
agon-table-in-danger = by { $by }
agon-table-man = { agon-side } { agon-rank } on { $cell }, { $turns } { $turns ->
    [one] turn
   *[other] turns
} left
agon-table-has-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## The sheet of a finished game

agon-sheet-deeds = { $side }: { $captures ->
    [one] 1 man
   *[other] { $captures } men
} captured, { $relocations ->
    [one] 1 relocation
   *[other] { $relocations } relocations
}, { $turns ->
    [0] at the goal
    [one] at least 1 turn from the goal
   *[other] at least { $turns } turns from the goal
}

# The review: men that could have been captured.
agon-review-missed-title = Missed captures
agon-review-missed = { $ply }. { $side }: the man on { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

## The position editor

agon-editor-board-name = Board of 91 hexagons, to be edited
agon-editor-white-queen = White queen
agon-editor-white-guard = White guard
agon-editor-black-queen = Black queen
agon-editor-black-guard = Black guard
agon-editor-captured = Captured or not
agon-editor-help = Click or drag to put men down, with the right button to take them off. A player has one queen: put down again, she leaves her old cell. The wheel, + and − mark the man pointed at as captured, or no longer. Keys: arrows and Enter, Delete.

agon-fault-parts = The text has { $found ->
    [one] 1 part
   *[other] { $found } parts
} instead of five: columns, turn, variant, passes, quiet plies.
agon-fault-columns = A board has 11 columns, this one has { $columns }.
agon-fault-height = Column { $column } has { $found ->
    [one] 1 cell
   *[other] { $found } cells
} instead of { $height }.
agon-fault-token = { $cell }: “{ $token }” is no man.
agon-fault-nobody-captured = { $cell }: “!” follows no man.
agon-fault-number = { $cell }: “{ $token }” is no number of empty cells.
agon-fault-turn = Whose turn it is (part 2) is W or B, not “{ $found }”.
agon-fault-variant = The variant (part 3) is standard, guards or free, not “{ $found }”.
agon-fault-queens = { agon-side } has { $found } queens on the board, and may have one.
agon-fault-guards = { agon-side } has { $found } guards on the board, and may have 6.
agon-fault-no-queen = { agon-side }’s queen is missing.
agon-fault-few-guards = { agon-side } has { $found ->
    [one] 1 guard
   *[other] { $found } guards
} instead of 6; in the other variants guards may still be missing.
agon-fault-guard-on-centre = { agon-side } has a guard on the centre, f6: only a queen enters it.
agon-fault-centre = { agon-side } has a man on the centre, f6, while men are still to be placed.
agon-fault-order = The order of placing never gives { $white } White men and { $black } of Black’s.
agon-fault-next = { agon-side } places the next man, and is to move then.
