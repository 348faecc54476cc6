## L’entraînement

command-training = Entraînement…
notice-nothing-to-train = Il n’y a pas encore de questions de ce genre. Faites le bilan d’une de vos parties, ou choisissez d’autres questions.
notice-training-left = { $of ->
    [0] La partie est comme avant.
   *[other] Trouvé du premier coup : { $once ->
        [0] aucun
       *[other] { $once }
    } sur { $of }. La partie est comme avant.
}
notice-mistakes-added = { $count ->
    [0] Aucune erreur de cette partie ne donne de nouvelle question : nulle part un coup ne se détache.
    [one] { $count } erreur de cette partie est maintenant dans l’entraînement.
   *[other] { $count } erreurs de cette partie sont maintenant dans l’entraînement.
}
notice-training = Entraînement : { $why }

# La page.
training-title = Entraînement
training-reading = Lecture de l’existant…
training-stock = { $due ->
    [0] Rien à revoir aujourd’hui
    [one] { $due } question à revoir aujourd’hui
   *[other] { $due } questions à revoir aujourd’hui
}{ $new ->
    [0] .
    [one] , { $new } nouvelle.
   *[other] , { $new } nouvelles.
}
training-record = { $answered ->
    [0] Aucune réponse ces 30 derniers jours.
   *[other] Trouvé du premier coup ces 30 derniers jours : { $once } sur { $answered }.
}
training-streak = { $days ->
    [0] Répondez à une question aujourd’hui pour commencer une série.
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
training-seeking = De nouvelles questions se cherchent…{ $games ->
    [0] {""}
    [one] { " " }1 partie n’en avait pas.
   *[other] { " " }{ $games } parties n’en avaient pas.
}
training-enough = Ce que vous savez bien revient de plus en plus tard, ce que vous avez manqué, bientôt.
training-choice = Questions
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } à revoir
}{ $new ->
    [0] {""}
    [one] { " " }· { $new } nouvelle
   *[other] { " " }· { $new } nouvelles
}
training-all = Toutes
training-games = Mes parties
training-self-play = Parties du moteur
training-endgames = Finales à tenir
training-own = Mes erreurs
training-own-help = Quand le bilan d’une partie est fait, les erreurs de ce joueur deviennent des questions.
training-name = Mon nom
training-add = Erreurs de cette partie :
training-begin = Commencer

# Une question.
training-asked-hold = Au tour de { $side }. { $result } Tenez cela jusqu’à la fin.
training-held = Tenu : { $side } a répondu { $reply }. { $result } Continuez.
training-held-to-the-end = Tenu jusqu’à la fin ! { $told }
training-wins-by = Vous gagnez de { $points } { $count ->
    [one] point
   *[other] points
} avec le meilleur jeu.
training-wins-in = Vous gagnez en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} avec le meilleur jeu.
training-draws = La partie est nulle avec le meilleur jeu.
training-seeking-question = Recherche d’une question…
training-done = Plus de questions pour l’instant : { $once } sur { $of } trouvées du premier coup. La partie est comme avant.
training-progress = Question { $number } · { $source }
training-from-game = votre partie
training-from-players = { $players }
training-from-self-play = une partie du moteur
training-from-endgame = une finale
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } répond { $reply }. { $told }
