# A lead, as a player's: "Dark +18½".
lead-of = { $side } +{ $points }
lead-level = level

# The timeline.
timeline-name = Timeline
timeline-opening = opening
timeline-ending = ending
timeline-scale-lead = lead, √ scale
timeline-scale-stacked = score by field
timeline-scale-lanes = fields, 3 cells up
timeline-view = Timeline view: { $view }
timeline-view-lead = Lead
timeline-view-stacked = Score by field
timeline-view-lanes = Lanes of fields
timeline-ply = ply { $ply } of { $plies }
timeline-value = ply { $ply } of { $plies }, { $lead }
timeline-caption = lead { $lead } · ply { $ply }
timeline-start = start
timeline-hover = ply { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = engine { $lead }
timeline-caption-thought = { $caption } · engine { $lead }

# A field on the timeline, and what made it what it is: "d4, 12 cells: Dark takes it with g7, ply 23".
timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
timeline-of = { $side }’s
timeline-of-nobody = nobody’s
timeline-taken-with = { $side } takes it with { $played }, ply { $ply }
timeline-taken-after = { $side } has it after { $played }, ply { $ply }
timeline-lost = nobody’s after { $played }, ply { $ply }
timeline-there = there from ply { $ply } on
timeline-born = new with { $played }, ply { $ply }
timeline-left = cut off by { $played }, ply { $ply }
timeline-split = cut by { $played }, ply { $ply }
timeline-joined = joined by another with { $played }, ply { $ply }
timeline-merged = became part of another with { $played }, ply { $ply }
timeline-gone = covered by { $played }, ply { $ply }

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
bar-play = Play the line
bar-pause = Pause
bar-pace = Pace: { $pace }
# Plies a second, in the bar and in words.
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } ply a second
   *[other] { $plies } plies a second
}
bar-undo = Undo
bar-redo = Redo
bar-pass = Pass
