## Training

command-training = Training…
notice-nothing-to-train = There is nothing to train with of that kind yet. Review a game of yours, or choose other questions.
notice-training-left = { $of ->
    [0] The game is as it was.
   *[other] { $once ->
        [0] None
       *[other] { $once }
    } of { $of } found at once. The game is as it was.
}
notice-mistakes-added = { $count ->
    [0] No mistake of this game makes a new question: nowhere does one move stand out.
    [one] 1 mistake of this game is in the training now.
   *[other] { $count } mistakes of this game are in the training now.
}
notice-training = Training: { $why }

# The page.
training-title = Training
training-reading = Reading what there is…
training-stock = { $due ->
    [0] Nothing is due today
    [one] 1 question is due today
   *[other] { $due } questions are due today
}{ $new ->
    [0] .
   *[other] , { $new } new.
}
training-record = { $answered ->
    [0] Nothing was answered in the last 30 days.
   *[other] Found at the first try in the last 30 days: { $once } of { $answered }.
}
training-streak = { $days ->
    [0] Answer one today to begin a row of days.
    [one] 1 day in a row.
   *[other] { $days } days in a row.
}
training-seeking = New questions are being looked for…{ $games ->
    [0] {""}
    [one] { " " }1 game had none.
   *[other] { " " }{ $games } games had none.
}
training-enough = What you know well comes again later and later, what you missed soon.
training-choice = Questions
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } due
}{ $new ->
    [0] {""}
   *[other] { " " }· { $new } new
}
training-all = All
training-games = My games
training-self-play = Games of the engine
training-endgames = Endgames to hold
training-own = Mistakes of mine
training-own-help = When a game is reviewed, the mistakes of this player become questions.
training-name = My name
training-add = Mistakes of this game:
training-begin = Start

# A question.
training-asked-hold = { $side } to move. { $result } Hold that to the end.
training-held = Held: { $side } answered { $reply }. { $result } Go on.
training-held-to-the-end = Held to the end! { $told }
training-wins-by = You win by { $points } { $count ->
    [one] point
   *[other] points
} with best play.
training-wins-in = You win in { $plies } with best play.
training-draws = It is a draw with best play.
training-seeking-question = Looking for a question…
training-done = No more questions for now: { $once } of { $of } found at once. The game is as it was.
training-progress = Question { $number } · { $source }
training-from-game = your game
training-from-players = { $players }
training-from-self-play = a game of the engine
training-from-endgame = an endgame
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } answers { $reply }. { $told }
