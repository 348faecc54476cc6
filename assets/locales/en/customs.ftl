## The menu

command-take-back = Take back the last move
command-offer-draw = Offer a draw
command-resign = Resign
command-change-sides = Change sides
menu-again = Play again
command-rematch = Rematch, sides changed
command-same-again = New game with the same settings
settings-auto-pass = Play a pass by itself where nothing else is legal

settings-resumes = Open the last game at the start

## Ends

draw-offered = { $name } offers a draw. { $other }: type “{ typed-accept }” or “{ typed-decline }”, or use the buttons at the top. A move declines it.
draw-sign = { $name } offers a draw
# What is typed to answer, in small letters
typed-accept = accept
typed-decline = decline
draw-accept = Accept
draw-decline = Decline
notice-really-resign = { $name } resigns? Once more does it, anything else does not.
notice-not-at-the-end = A game is ended at the end of its main line: go there first, or make this the main line.
notice-after-the-end = The game had ended here: what follows its end cannot be kept. Drop it, and Undo takes the end back.
notice-tried-out = What if: what is tried out cannot end the game or change its players.
notice-nobody-there = The engine plays both sides: nobody here can do that.
notice-declined-before = A draw was declined here: another can be offered after a move.
notice-draw-offered = A draw is offered: the engine thinks about it.
notice-draw-declined = { $name } declines the draw.
notice-nothing-offered = No draw is offered.
notice-ended = { $over } “What if” tries moves out from here, Undo takes the end back.
notice-sides-exchanged = The players have changed sides. Undo takes it back.
notice-passed-by-itself = { $name } could only pass, and that was played.
notice-pass-undone = Took back { $change } and the pass after it. Both stay in the game, after the cursor.
notice-pass-redone = Made again: { $change } and the pass after it.
change-exchange = the change of sides

## Clocks

command-clocks = Start or stop the clocks
clocks-on = Clocks
# The four numbers: their names, and what stands before and after each in its field
clocks-main = Minutes for the game
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Seconds that each move adds
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Periods of byo-yomi after that
clocks-periods-before = {""}
clocks-periods-after = {" "}periods
clocks-period = Seconds of a period
clocks-period-before = of{" "}
clocks-period-after = {" "}s
clocks-wrong = Clocks need at least a second.
clock-tenths = { $seconds }.{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = clock { $time }
notice-clocks-ready = The clocks start with the first move.
notice-clocks-run = The clocks run.
notice-clocks-stopped = The clocks stand still. The next move starts them again.
notice-no-clocks = This game has no clocks. They are chosen with a new game.
notice-no-time-here = Clocks run at the end of the main line, where the game is played.
