## The review of a game

command-review = Review this game
command-review-sheet = Review sheet
command-cancel-review = Cancel the review
command-next-mistake = Next mistake
command-previous-mistake = Previous mistake
command-learn = Learn from mistakes
review-time = Review: time a position
review-sign = Review { $done } of { $of } · { $left } left
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Cancel
change-review = a review
notice-nothing-to-review = There are no moves to review.
notice-reviewed = { $points ->
    [0] Reviewed: no turning points. Undo takes the review out again.
    [one] Reviewed: 1 turning point. { $next } goes there, { $undo } takes the review out again.
   *[other] Reviewed: { $points } turning points. { $next } goes from one to the next, { $undo } takes the review out again.
}
notice-not-reviewed = Not reviewed: { $why }
notice-review-cancelled = The review is cancelled. The game is as it was.
notice-no-mistake = There is no turning point to go to.

# What a move lost. $when is "then" in the game, "now" by what was just played.
review-lost-points = { $when ->
    [now] loses
   *[then] lost
} { $points } { $count ->
    [one] point
   *[other] points
}
review-lost-chance = { $when ->
    [now] loses
   *[then] lost
} { $percent } % of the chance to win
review-win-let-go = { $when ->
    [now] lets
   *[then] let
} a win in { $plies } go
review-into-loss = { $when ->
    [now] runs
   *[then] ran
} into a loss in { $plies }
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Better was { $told }

# The sheet.
review-title = Review
review-judged = { $plies ->
    [one] 1 move was judged
   *[other] { $plies } moves were judged
}.
review-accuracy = Accuracy
review-phase-opening = Opening
review-phase-middle = Middle game
review-phase-ending = Ending
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Inaccuracies
review-mistakes = { $sign } Mistakes
review-blunders = { $sign } Blunders
review-swings = Biggest swings
review-no-swings = No move lost much.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Held longest and best
review-held-plies = plies { $from } to { $until }
review-learn = Learn from mistakes:
review-previous = Previous mistake
review-next = Next mistake
review-again = Review again
review-close = Close
review-next-short = Next
review-previous-short = Previous
review-again-short = Again
review-close-short = Close
review-here = Go to a mistake to read what was better.

## Learning from mistakes

learn-both = both sides
learn-asked = { $side } to move: find the best move.
learn-asked-mistake = { $side } to move. You played { $play }, which { $loss }: find a better move.
learn-hinted = { $asked } Hint: { $hint }
learn-hint-from = the move begins on { $cell }.
learn-hint-line = the name of its cell begins with “{ $line }”.
learn-hint-pass = it moves no piece.
learn-weighing = Looking at { $play }…
learn-wrong = { $play } { $loss }: try again.
learn-right = Right! { $told }
learn-as-good = Just as good! { $told }
learn-good-enough = Good enough, though it { $loss } beside { $best }. { $told }
learn-goes-on = { $told }. Then { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } wins in { $plies } ply.
   *[other] { $told }. { $side } wins in { $plies } plies.
}
learn-shown = The answer was { $told }
learn-result = { $once ->
    [0] None
   *[other] { $once }
} of { $of } found at once{ $later ->
    [0] {""}
   *[other] , { $later } more later
}. The game is as it was.
learn-progress = { $number } of { $of }
learn-hint = Hint?
learn-show = Show the answer
learn-next = Next
learn-skip = Skip
learn-leave = Leave
notice-nothing-to-learn = There is nothing to learn from: no review ({ $keys }) has found a turning point with a better move.
notice-back-at-question = Here is the position in question again.
notice-question-answered = This question is answered: go on to the next one.
notice-asked = A question is asked; the game waits as it was. Esc leaves the questions.
notice-learning-left = The game is as it was.
