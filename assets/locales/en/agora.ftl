## The game: its name, its table, and how its moves are written

agora-name = Agora
agora-overview = Piles
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (to a free cell), c3xd4 (a capture), b2_b1 (a surrender)

## The players. Sentences about a player carry `$player`: `white` or `red`.

agora-side =
    { $player ->
        [white] White
       *[red] Red
    }
agora-side-name = { agora-side }

## A new game

agora-height = A pile is as high as
agora-height-pile = its cell and its men together
agora-height-cell = its cell alone
agora-setup-pile = Agora, heights with men
agora-setup-cell = Agora, heights of the cells

## The board

agora-board-name = Pit of 6 by 6 cells
agora-cell-man = { agora-side } man
agora-cell-pile = { agora-side } pile
agora-captors = { $captors ->
    [one] 1 captor
   *[other] { $captors } captors
}
agora-captors-on-prisoners = { agora-captors } on { $prisoners ->
    [one] 1 { agora-side } prisoner
   *[other] { $prisoners } { agora-side } prisoners
}
agora-cell-height = height { $height }
agora-cell-empty = free
agora-cell-level = level { $level }
agora-cell-target = target
agora-cell-target-capture = target: capture
agora-cell-target-surrender = target: surrender
agora-cell-target-both = target: capture or surrender

agora-overlay-moves = Moves
agora-overlay-moves-legend = dots: free cells; ▼ captures, △ surrenders
agora-overlay-heights = Heights
agora-overlay-heights-legend = ↑ how high each pile is: who is higher captures
agora-overlay-takes = Captures
agora-overlay-takes-legend = rings: piles that the next move could take; arrows: by which; point at a pile for its own
agora-overlay-revolutions = Revolution
agora-overlay-revolutions-legend = ⟲ one man away; arrows: surrenders that bring it about
agora-overlay-mobility = Mobility
agora-overlay-mobility-legend = the moves that each pile has
agora-overlay-engine = Arrows
agora-overlay-engine-legend = the engine’s moves in their order
agora-legend-counts = White { $white }, Red { $red }
agora-legend-no-revolution = none now

## The choice at the cell

agora-choice-capture = ▼ Capture  x
agora-choice-surrender = △ Surrender  _
agora-choice-too-low = Too low: { $height } : { $against }
agora-choice-capture-name = Capture { $cell }
agora-choice-surrender-name = Surrender to { $cell }
agora-choice-too-low-name = Too low to capture { $cell }

## Whose turn it is

agora-turn-move = { agora-side } to move
agora-turn-selected = { agora-side } to move: { $cell } is selected, { $height } high, { $walks ->
    [one] 1 free cell (dot)
   *[other] { $walks } free cells (dots)
}, { $captures ->
    [one] 1 capture (▼)
   *[other] { $captures } captures (▼)
}, { $surrenders ->
    [one] 1 surrender (△)
   *[other] { $surrenders } surrenders (△)
}
agora-turn-choice = { $from } and { $to } are both { $height } high: capture (x, Enter) or surrender (_)?
agora-turn-too-low = { $from } is too low to capture { $to }: { $height } against { $against }; it may surrender (_, Enter)

## Why a move may not be played

agora-illegal-over = The game is over: { $reason }.
agora-illegal-no-pile = There is no pile on { $cell }.
agora-illegal-not-yours = The pile on { $cell } is the opponent’s: { agora-side } is to move.
agora-illegal-opponents-pile = The pile on { $cell } is the opponent’s.
agora-illegal-not-beside = { $to } is not beside { $from }: a man goes one cell at a time, in any direction.
agora-illegal-own-pile = No man goes onto a pile of its own side, as on { $cell }.
agora-illegal-not-free = { $cell } is not free: capture (x) or surrender (_) there.
agora-illegal-free = { $cell } is free: nobody is there to capture (x) or to surrender (_) to.
agora-illegal-too-low = { $from } is too low to capture { $to }: { $height } against { $against }; it may surrender (_).
agora-illegal-too-high = { $from } is too high to surrender to { $to }: { $height } against { $against }; it may capture (x).

## How a game ended

agora-over-won = { agora-side } wins: { $reason }.
agora-over-drawn = A draw: { $reason }.
agora-over-no-pile-left = the opponent owns no pile any more
agora-over-100-quiet-plies = 100 plies without a capture, a surrender or a revolution
agora-over-repetition = the same position stood for the third time
agora-over-resignation = the opponent resigned
agora-over-time = the opponent ran out of time
agora-over-agreement = the players agreed on it

## What a move does. `$player` is the other side, `$mover` the mover’s.

agora-last-move = The last move
agora-if = If { $side } plays { $play }
agora-did = { agora-side } { $play }, men ahead { $change }
agora-effect-down = { $play }: the man goes down to level { $level }
agora-effect-up = { $play }: the man climbs up to level { $level }
agora-effect-level = { $play }: the man goes along level { $level }
agora-captured-men = { $captured ->
    [one] 1 { agora-side } man is
   *[other] { $captured } { agora-side } men are
}
agora-freed-men = { $freed ->
    [one] 1 prisoner is
   *[other] { $freed } prisoners are
}
agora-effect-captures = { $play }, { $height } against { $against }: { agora-captured-men } captured and turned over
agora-effect-frees = { $play }, { $height } against { $against }: { agora-captured-men } captured and turned over, { agora-freed-men } freed
agora-effect-becomes-prisoner = { $play }, { $height } against { $against }: the man surrenders and becomes a prisoner; { $cell } has { $men }
agora-effect-surrenders = { $play }, { $height } against { $against }: the man surrenders
agora-effect-joining = Revolution on { $cell }: with him the prisoners are more than half, { $turned ->
    [one] 1 man turns
   *[other] { $turned } men turn
} over, and the pile is { agora-side }’s
agora-prospect-threatens = It threatens the { $count ->
    [one] pile
   *[other] piles
} on { $cells }
agora-prospect-saves = { $count ->
    [one] The pile on { $cells } is out of danger
   *[other] The piles on { $cells } are out of danger
}
agora-prospect-exposes = { $count ->
    [one] Now the pile on { $cells } can be captured
   *[other] Now the piles on { $cells } can be captured
}
agora-effect-leaving = { $turned ->
    [0] The lone prisoner left on { $cell } takes over: it is { agora-side }’s
    [one] Revolution on { $cell }: without him the prisoners are more than half, 1 man turns over, and the pile is { agora-side }’s
   *[other] Revolution on { $cell }: without him the prisoners are more than half, { $turned } men turn over, and the pile is { agora-side }’s
}

## The player lines and the table of piles

agora-line-owns = has
agora-line-men = { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
} · { $men ->
    [one] 1 man
   *[other] { $men } men
}
agora-line-captive = { $men } of them captive
agora-table-title = Piles
agora-table-height = height
agora-table-height-narrow = ↑
agora-table-moves = moves
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } would capture it
agora-table-brink-spoken = one man from a revolution
agora-table-pile = { agora-side } pile on { $cell }, { $men }, height { $height }
agora-table-has-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## The sheet of a finished game

agora-sheet-deeds = { $side }: { $captures ->
    [one] 1 capture
   *[other] { $captures } captures
}, { $surrenders ->
    [one] 1 surrender
   *[other] { $surrenders } surrenders
}, { $revolutions ->
    [one] 1 pile
   *[other] { $revolutions } piles
} gained by revolution, { $men ->
    [one] 1 man
   *[other] { $men } men
} at the end

## The rules in short. Each situation has a title, a text and a diagram whose move can be played.

agora-rules = Rules of Agora
agora-rules-intro = The man on top owns the pile. In your turn the top man of one of your piles goes to a neighbouring cell, in any direction: to a free cell always, never onto a pile of your own. Against an enemy pile the heights decide, level and men together: from higher he captures, from lower he surrenders, from equal he may choose. Who owns no pile any more has lost. Click a diagram to play its move.
agora-rules-capture = Capture
agora-rules-capture-text = From higher, a man lands on top and turns the enemy’s men over; prisoners of his colour are free.
agora-rules-prisoner = Prisoner
agora-rules-prisoner-text = From lower, a man surrenders: he slides under the pile and keeps his colour.
agora-rules-joining = Revolution by joining
agora-rules-joining-text = Where prisoners become more than half of a pile, they turn its other men over.
agora-rules-leaving = Revolution by leaving
agora-rules-leaving-text = The same where a captor leaves too many prisoners behind: here Red captures one man and loses a pile.

# The review: piles that could have been captured, and piles that were held.
agora-review-missed-title = Missed captures
agora-review-missed = { $ply }. { $side }: the pile on { $at }
agora-review-missed-worth = { $men ->
    [one] 1 man
   *[other] { $men } men
}
agora-review-held = { $side }: the pile on { $at }
agora-review-held-worth = { $men } men in all

## The position editor

agora-editor-board-name = Pit of 6 by 6 cells, to be edited
agora-editor-white = White man
agora-editor-red = Red man
agora-editor-white-below = White below
agora-editor-red-below = Red below
agora-editor-help = A click or a drag puts a man on top of a pile, or below it as a prisoner; the right button and Delete take the top man off. The wheel, + and − make the pile pointed at higher or lower. Of a pile’s men, the colour on top has the captors, the other one the prisoners. Keys: arrows and Enter.

agora-draft-position = A position: { $turn }. White has { $white } men, Red { $red }.
agora-fault-parts = The text has { $found ->
    [one] 1 part
   *[other] { $found } parts
} instead of four: rows, turn, height, quiet plies.
agora-fault-rows = A board has 6 rows, this one has { $rows }.
agora-fault-token = { $place }: “{ $token }” is neither a pile nor a number of free cells.
agora-fault-prisoners = { $place }: in “{ $token }” the prisoners are more than the captors. They would have turned them over.
agora-fault-count = There are { $found } men on the board instead of 16.
agora-fault-men = There are { $found } men on the board instead of 16: { $white } White and { $red } Red.
agora-fault-turn = Whose turn it is (part 2) is W or R, not “{ $found }”.
agora-fault-height = The height (part 3) is that of pile or cell, not “{ $found }”.
