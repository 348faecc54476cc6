## Le bilan d’une partie

command-review = Bilan de la partie
command-review-sheet = Page du bilan
command-cancel-review = Abandonner le bilan
command-next-mistake = Erreur suivante
command-previous-mistake = Erreur précédente
command-learn = Apprendre de ses erreurs
review-time = Bilan : temps par position
review-sign = Bilan { $done } sur { $of } · reste { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Annuler
change-review = un bilan
notice-nothing-to-review = Il n’y a aucun coup à juger.
notice-reviewed = { $points ->
    [0] Bilan fait : aucun tournant. Défaire enlève le bilan.
    [one] Bilan fait : { $points } tournant. { $next } y va, { $undo } enlève le bilan.
   *[other] Bilan fait : { $points } tournants. { $next } va de l’un à l’autre, { $undo } enlève le bilan.
}
notice-not-reviewed = Pas de bilan : { $why }
notice-review-cancelled = Le bilan est abandonné. La partie est comme avant.
notice-no-mistake = Il n’y a aucun tournant où aller.

# Ce qu’un coup a perdu. $when est « then » dans la partie, « now » pour ce qui vient d’être joué.
review-lost-points = { $when ->
    [now] perd
   *[then] a perdu
} { $points } { $count ->
    [one] point
   *[other] points
}
review-lost-chance = { $when ->
    [now] perd
   *[then] a perdu
} { $percent } % des chances de gain
review-win-let-go = { $when ->
    [now] laisse échapper
   *[then] a laissé échapper
} un gain en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
review-into-loss = { $when ->
    [now] mène
   *[then] a mené
} à la perte en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Mieux valait { $told }

# La page.
review-title = Bilan
review-judged = { $plies ->
    [one] { $plies } coup jugé
   *[other] { $plies } coups jugés
}.
review-accuracy = Précision
review-phase-opening = Ouverture
review-phase-middle = Milieu
review-phase-ending = Finale
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Imprécisions
review-mistakes = { $sign } Erreurs
review-blunders = { $sign } Gaffes
review-swings = Pertes majeures
review-no-swings = Aucun coup n’a beaucoup perdu.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Tenu le plus et le mieux
review-held-plies = demi-coups { $from } à { $until }
review-learn = Apprendre de ses erreurs :
review-previous = Erreur précédente
review-next = Erreur suivante
review-again = Relancer le bilan
review-close = Fermer
review-next-short = Suivante
review-previous-short = Précédente
review-again-short = Relancer
review-close-short = Fermer
review-here = Allez à une erreur pour lire ce qui était meilleur.

## Apprendre de ses erreurs

learn-both = les deux camps
learn-asked = Au tour de { $side } : trouvez le meilleur coup.
learn-asked-mistake = Au tour de { $side }. Vous avez joué { $play }, ce qui { $loss } : trouvez un meilleur coup.
learn-hinted = { $asked } Indice : { $hint }
learn-hint-from = le coup part de { $cell }.
learn-hint-line = le nom de sa case commence par « { $line } ».
learn-hint-pass = il ne bouge aucune pièce.
learn-weighing = Examen de { $play }…
learn-wrong = { $play } { $loss } : essayez encore.
learn-right = Juste ! { $told }
learn-as-good = Tout aussi bon ! { $told }
learn-good-enough = Assez bon, mais { $loss } par rapport à { $best }. { $told }
learn-goes-on = { $told }. Puis { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } gagne en { $plies } demi-coup.
   *[other] { $told }. { $side } gagne en { $plies } demi-coups.
}
learn-shown = La réponse était { $told }
learn-result = Trouvé du premier coup : { $once ->
    [0] aucun
   *[other] { $once }
} sur { $of }{ $later ->
    [0] {""}
   *[other] , et { $later } plus tard
}. La partie est comme avant.
learn-progress = { $number } sur { $of }
learn-hint = Indice ?
learn-show = Voir la réponse
learn-next = Suivant
learn-skip = Sauter
learn-leave = Quitter
notice-nothing-to-learn = Il n’y a rien à apprendre : aucun bilan ({ $keys }) n’a trouvé de tournant avec un meilleur coup.
notice-back-at-question = Voici de nouveau la position de la question.
notice-question-answered = La réponse est donnée : allez à la question suivante.
notice-asked = Une question est posée ; la partie attend telle quelle. Esc quitte les questions.
notice-learning-left = La partie est comme avant.
