## The game: its name, its table, and how its moves are written

agros-name = Agros
agros-overview = Fields
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

## The players. Sentences about a player carry `$player`: `light` or `dark`.

side =
    { $player ->
        [light] Light
       *[dark] Dark
    }

## Places in a ranking, and numbers of things

rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
cells =
    { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
fields =
    { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }
seeds =
    { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
none = –
# A farmer on its cell with its harvest: h5 {4}
stack = { $cell } { "{" }{ $harvest }{ "}" }

## Fields in words

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Nobody
field-margin = +{ $margin } at { rank }
field-tie = tie
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
# What a screen reader says of a field
field-spoken = { side } field of { cells } controlled by { $farmers }, value { $value }, margin { field-margin }
field-spoken-tie = Ownerless field of { cells }, worth nothing, tie { field-lists }
field-spoken-untouched = Ownerless field of { cells }, worth nothing, no farmer beside it

## The table of fields

table-title = Fields
table-total = { fields } · { cells }
table-field = field · controlling farmer
table-field-narrow = field
table-cells = cells
table-harvest = harvest
table-value = value
table-margin = margin
table-lists = Light : Dark
table-small =
    { $fields ->
        [one] 1 small field
       *[other] { $fields } small fields
    } of 1–2 cells: Light { $light }, Dark { $dark }
table-small-narrow =
    { $fields ->
        [one] 1 small field
       *[other] { $fields } small fields
    }: Light { $light }, Dark { $dark }
table-ownerless = { $fields } ownerless: { cells }, worth nothing
table-ownerless-narrow = { $fields } ownerless, { cells }

## The ledger: why a field is whose

ledger-hovered = Field · { $sum }
ledger-selected = Selected field · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, worth 0
ledger-margin = margin +{ $margin }
ledger-decided = decided at { rank }
ledger-nobody = nobody’s
ledger-spoken = { $title }. Light { $light }, Dark { $dark }. { $verdict }
ledger-arrival = { side } takes it with one more of { $harvest }
ledger-pillars = falls without { $farmers }
ledger-empty = Point at a field: whose, and why?

## What a move would change

outlook-title = If { side } plays { $play }
outlook-pass = If { side } passes
outlook-fields = fields
outlook-farmer = farmer
outlook-change = { $before } → { $after }

## The pass advisor

pass-wins = { side } wins by { $margin }
pass-draw = it is a draw
pass-risk = After a pass { side }’s { $play } gains { $gain }
pass-no-risk = After a pass no move of { side }’s gains at once
pass-ends = This pass ends the game
pass-advice = If both pass now: { $result }. { $risk }.

## The player lines

players-farmers = farmers
players-greater-list = +½ greater list
players-placement = placement { $number } of { $all }, { $left } left in this turn

## The score sheet

sheet-wins-by = { $winner } wins by { $margin }
sheet-wins = { $winner } wins
sheet-draw = A draw: { $score } each
sheet-draw-agreed = A draw
sheet-player = { $name } ({ side })
sheet-ended = { $reason } at ply { $ply } · { $size }×{ $size }, { $farmers } farmers
sheet-ended-two-passes = Two passes in succession
sheet-ended-resignation = Resignation
sheet-ended-time = Out of time
sheet-ended-agreement = Agreement
sheet-field = field · controlled by
sheet-field-narrow = field
sheet-cells = cells
sheet-harvest = harvest
sheet-lists = Light : Dark
sheet-margin = margin
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Nobody · { fields }
sheet-fields-together = Fields together
sheet-half-point = Half point
sheet-half-point-why = greater harvest at the first difference of the lists
sheet-half-point-same = nobody’s: the lists are the same
sheet-score = Score
sheet-bid = Bid
sheet-with-bid = With the bid
sheet-greatest-leads = Greatest lead: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } after ply { $ply }
sheet-never-led = { side } never led
sheet-lead-changes =
    { $changes ->
        [0] The lead never changed hands after the opening.
        [one] The lead changed hands once after the opening, after ply { $ply }.
       *[other] The lead changed hands { $changes } times after the opening, last after ply { $ply }.
    }

## The status line: whose turn it is

turn-move = { side } to move
turn-only-pass = { side } to move: only a pass is possible
turn-passed =
    { $player ->
        [light] Dark
       *[dark] Light
    } passed. { side } to move: another pass ends the game
turn-passed-only-pass =
    { $player ->
        [light] Dark
       *[dark] Light
    } passed. { side } to move: only a pass is possible, and it ends the game
turn-place =
    { side } to place: { $now ->
        [one] 1 farmer
       *[other] { $now } farmers
    } left in this turn, { $all } in all
turn-selected =
    { side } to move: { stack } selected, { $harvests ->
        [0] no harvest
        [one] 1 harvest (dot)
       *[other] { $harvests } harvests (dots)
    } and { $sowings ->
        [0] no sowing
        [one] 1 sowing (ring)
       *[other] { $sowings } sowings (rings)
    }
turn-selected-stuck = { side } to move: { stack } selected, it has no move
over-won = The game is over: { $reason }. { side } wins by { $margin }.
over-won-otherwise = The game is over: { $reason }. { side } wins.
over-drawn = The game is over: { $reason }. It is a draw.
over-two-passes = Light and Dark passed in succession
over-resignation = the opponent resigned
over-time = the opponent ran out of time
over-agreement = both players agreed

## The status line: what a move did

did-place = { side } places a farmer on { $cell }
did-harvest = { side } { $play }: harvest { $before } → { $after }, lead { $change }
did-sow = { side } { $play }: { seeds }, lead { $change }
did-pass = { side } passes

## The status line: why a move may not be played

direction-north = north
direction-north-east = northeast
direction-east = east
direction-south-east = southeast
direction-south = south
direction-south-west = southwest
direction-west = west
direction-north-west = northwest
illegal-game-over = The game is over
illegal-pass-in-opening = There is no passing in the opening
illegal-move-in-opening = In the opening farmers are placed; they move when all are on the board
illegal-placement-after-opening = The opening is over: no more farmers are placed
illegal-occupied = { $cell } is occupied: a farmer is placed on an empty cell
illegal-off-board = { $cell } is not on this board
illegal-no-farmer = There is no farmer on { $cell }
illegal-not-yours = The farmer on { $cell } is the opponent’s: { side } is to move
illegal-opponents-farmer = The farmer on { $cell } is the opponent’s
illegal-not-straight = { $to } is not in a straight line from { $from }: farmers move along rows, columns and diagonals
illegal-distance =
    { $harvest ->
        [1] { $from } must land exactly 1 cell away: it harvests, and has no seed to sow
       *[other] { $from } must land exactly { $harvest } cells away to harvest, or { $sow } to sow
    }
illegal-blocked = { $from } cannot harvest { $direction }: { $at } is { side }’s
illegal-landing-occupied = { $cell } is occupied: a farmer lands on an empty cell
illegal-sow-blocked = { $from } cannot sow { $direction }: { $at } is not empty
illegal-nothing-to-sow = { $from } cannot sow: its harvest is 1
board-name = Board of { $size } by { $size } cells
board-preview-harvest = { $play }  harvest { $harvest }  lead { $lead }
board-preview-sow = { $play }  { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }  lead { $lead }
board-preview-place = { $play }  lead { $lead }

cell-farmer = { $owner ->
        [light] Light
       *[dark] Dark
    } farmer, harvest { $harvest }
cell-seed = { $owner ->
        [light] Light
       *[dark] Dark
    } seed
cell-controls-one = controls the { $cells }-cell field
cell-controls-several = controls { $fields } fields of { $cells } cells
cell-empty-owned = empty, { $owner ->
        [light] Light
       *[dark] Dark
    } field of { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }, value { $value }
cell-empty-nobody = empty, field of nobody, { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
cell-target-harvest = target: harvest
cell-target-sow = target: sow
cell-selected = selected
cell-freedom = { $now ->
    [0] frozen
    [one] { $now } move
   *[other] { $now } moves
}, { $next } after one more harvest
cell-reach = in reach of { $farmers }
cell-reach-farmer = { $owner ->
    [light] Light { $farmer }
   *[dark] Dark { $farmer }
}
cell-threat = { $owner ->
    [light] threatened by Light { $play }
   *[dark] threatened by Dark { $play }
}
cell-certain = certain
cell-open = still open

## The setup

setup-size = Board
setup-board = { $size }×{ $size }
setup-farmers = Farmers a player
setup-farmers-each = { $farmers } farmers a player
setup-words = { $size }×{ $size }, { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
}
player-passed = passed

## What can be laid over the board: names, and legends of one line

overlay-fields = Fields
overlay-fields-legend = level furrows Light’s, slanting Dark’s
overlay-values = Values
overlay-values-legend = what each field is worth
overlay-moves = Moves
overlay-moves-legend = dots harvest, dashed rings sow
overlay-ledger = Ledger
overlay-ledger-legend = the ranks beside a field pointed at
overlay-reach = Reach
overlay-reach-legend = filled now, hollow after +1, dotted sow
overlay-swing = Swing
overlay-swing-legend = the mover’s lead at once / after the best reply
overlay-threats = Threats
overlay-threats-legend = what one move could do; red: the opponent’s
overlay-flips = Flips
overlay-flips-legend = moves to another owner, by whom, after the opening
overlay-freedom = Freedom
overlay-freedom-legend = moves now · after +1; dark: frozen
overlay-certain = Certain
overlay-certain-legend = plain for good, hatched still open
overlay-engine = Arrows
overlay-engine-legend = the engine’s moves in their order
overlay-changed = Changed
overlay-changed-legend = + gained, − lost, × counts otherwise

## What a move did, in a sentence. $land is a field or a part of one, $duel what decided it.

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, and { $second }
effect-place =
    { $place ->
        [centre] central
        [north] north
        [north-east] northeast
        [east] east
        [south-east] southeast
        [south] south
        [south-west] southwest
        [west] west
       *[north-west] northwest
    }
effect-field = the { $cells }-cell { effect-place } field
effect-part = { $part ->
        [one] 1 cell
       *[other] { $part } cells
    } of the { $cells }-cell { effect-place } field
effect-unopposed = { $harvest } unopposed
effect-duel = { $harvest } over { $against }
effect-duel-at = { $harvest } over { $against } at { $place }
effect-taken-part = { $land } go to { side }’s { $farmer } ({ $duel })
effect-taken = { $land } goes to { side }’s { $farmer } ({ $duel })
effect-neutralised = { side } loses { $land } to nobody
effect-multiplied = { $land } now × { $after } instead of × { $before } for { side }
effect-split = { $land } falls apart into { $parts } cells
effect-merged = fields of { $parts } cells become { $land }
effect-half-point = the half point goes to { side }
effect-half-point-nobody = nobody has the half point
effect-frozen = { side }’s { $farmer } can move no more
effect-freed = { side }’s { $farmer } can move again
effect-covered = { $cells ->
    [one] 1 cell fewer counts
   *[other] { $cells } cells fewer count
} for { side }
effect-opened = { $cells ->
    [one] 1 cell more counts
   *[other] { $cells } cells more count
} for { side }
effect-harvested = { side }’s { $farmer } grows to { $harvest }
effect-sown = { side } sows { seeds }
effect-passed = { side } passes
effect-placed = { side } places a farmer
effect-won = the game ends, { side } wins by { $margin }
effect-drawn = the game ends in a draw

## What was found out, beside the legends

legend-certain = at least Light { $light }, Dark { $dark }
legend-freedom = Light { $light }, Dark { $dark } moves

## Threats

threat-none = { $player ->
    [light] No field of Light’s is threatened.
   *[dark] No field of Dark’s is threatened.
}
threat-none-here = Nothing threatens this field.
threat-takes = { side } { $play } takes { $land }: { $lead }
threat-neutralises = { side } { $play } makes { $land } nobody’s: { $lead }
threat-cuts = { side } { $play } cuts { $land }: { $lead }
threat-others = { $told }; { $others ->
    [one] { $others } more way
   *[other] { $others } more ways
}
lead-change = { $player ->
    [light] Light’s lead { $change }
   *[dark] Dark’s lead { $change }
}

## What moves change, and how fields change hands

swing = { $play }: { $lead }, { $change } after { $reply }
swing-then = { $play }: { $lead }, { $change } with { $reply } too
swing-last = { $play }: { $lead }
swing-others = and { $others ->
    [one] { $others } other move
   *[other] { $others } other moves
}
flip-takes = { side } takes it in { $count }: { $moves }
flip-gives = { side } gives it away in { $count }: { $moves }
flip-loses = { side } leaves it to nobody in { $count }: { $moves }
flip-neutralises = { side } makes it nobody’s in { $count }: { $moves }
flip-none = It stays with its owner for { $most } moves of either side.

## What has changed. A field is written with its cells and its harvest: Dark 34 × 8.

changed-since = Since { $play }, ply { $ply }
changed-since-start = Since the start
changed-lead = Light’s lead
changed-sum = together
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = nobody { $cells }
changed-kept = { $before } → { $after }
changed-grown = grown: { $before } → { $after }
changed-shrunk = shrunk: { $before } → { $after }
changed-shifted = shifted: { $before } → { $after }
changed-split = split: { $before } → { $after }
changed-merged = merged: { $before } → { $after }
changed-regrouped = regrouped: { $before } → { $after }
changed-born = new: { $after }
changed-gone = gone: { $before }
changed-half-point = the half point to { side }
changed-half-point-nobody = the half point to nobody

## The position editor

editor-board-name = Board of { $size } by { $size } cells, to be edited
editor-light-farmer = Light farmer
editor-dark-farmer = Dark farmer
editor-light-seed = Light seed
editor-dark-seed = Dark seed
editor-harvest = Harvest
editor-size = Board
editor-farmers = Farmers a player
editor-farmers-there = As on the board
editor-help = Click or drag to put pieces down, with the right button to take them off. The wheel, + and − change the harvest pointed at. Keys: arrows and Enter, Delete.
cell-empty = empty

draft-move = A position: { side } to move. Light has { $light }, Dark { $dark }.
draft-passed = A position: { side } to move after a pass. Light has { $light }, Dark { $dark }.
draft-over = A position: both passed, the game is over. Light has { $light }, Dark { $dark }.
draft-opening = A position in the opening: { side } to place, { $now ->
    [one] 1 farmer
   *[other] { $now } farmers
} now and { $all } in all.
fault-parts = The text has { $found ->
    [one] 1 part
   *[other] { $found } parts
} instead of four: rows, turn, farmers, passes.
fault-rows = A board has 4 to 16 rows, this one has { $rows }.
fault-not-square = { $rows } rows of { $columns } cells: the board is not square.
fault-token = { $place }: “{ $token }” is no piece.
fault-no-harvest = { $place }: “{ $token }” lacks its harvest, as in “{ $token }1”.
fault-turn = Whose turn it is (part 2) is L or D, not “{ $found }”.
fault-farmers = A player has 1 to 9 farmers (part 3), not “{ $found }”.
fault-crowded = Twice { $farmers } farmers do not fit on a board of { $size }×{ $size } cells.
fault-too-many = { side } has { $found } farmers on the board, and may have { $farmers }.
fault-seed = { $cell } holds a seed while farmers are still to be placed: { $missing }.
fault-harvest = The farmer on { $cell } has a harvest of { $harvest } while farmers are still to be placed: { $missing }.
fault-order = The order of placing never gives { $light } Light and { $dark } Dark farmers: { $missing }.
fault-next = { side } places the next farmer, and is to move then: { $missing }.
fault-pass = Nobody passes while farmers are still to be placed: { $missing }.
fault-missing = { $farmers ->
    [one] 1 { side } farmer is
   *[other] { $farmers } { side } farmers are
} missing
fault-missing-some-are-not-on-the-board-yet = some are not on the board yet
fault-missing-both = { $light } Light and { $dark } Dark farmers are missing

# The review: fields that could have been taken, and fields that were held.
agros-review-missed-title = Missed flips
agros-review-missed = { $ply }. { $side }: field of { $cells } cells at { $at }
agros-review-missed-worth = { $worth } points
agros-review-held = { $side }: field at { $at }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
agros-review-held-worth = { $worth } points in all
