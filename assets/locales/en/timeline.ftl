# A lead, as a player's: "Dark +18½".
lead-of = { $side } +{ $points }
lead-level = level

# The timeline.
timeline-name = Timeline
timeline-opening = opening
timeline-scale = lead, √ scale
timeline-ply = ply { $ply } of { $plies }
timeline-value = ply { $ply } of { $plies }, { $lead }
timeline-caption = lead { $lead } · ply { $ply }
timeline-start = start
timeline-hover = ply { $ply } · { $played }
timeline-hover-lead = ply { $ply } · { $played } · { $lead }

# The moves.
moves-title = Moves
moves-change = change of lead for the mover
moves-number = { $number }.
moves-ply = ply { $ply }, { $side } { $played }
moves-ply-change = ply { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, branch, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
moves-side-line-lead = { $plies ->
    [one] { $plies } ply: { $lead }
   *[other] { $plies } plies: { $lead }
}
moves-delete = Delete from here
moves-compare = Compare with here
moves-make-main = Make main line

# The last moves, where there is no room for all.
last-moves-title = Last moves
last-moves-change = change of lead
last-moves-mover = { $number }. { $side }

# The bar at the bottom.
bar-first = First position
bar-back = Step back
bar-forward = Step forward
bar-last = Last position
bar-undo = Undo
bar-redo = Redo
bar-pass = Pass
