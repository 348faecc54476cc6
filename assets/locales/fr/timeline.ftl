# Une avance, dite de celui qui l’a : « Foncé +18½ ».
lead-of = { $side } +{ $points }
lead-level = à égalité

# La chronologie.
timeline-name = Chronologie
timeline-opening = ouverture
timeline-ending = finale
timeline-scale-lead = avance, éch. √
timeline-scale-stacked = score par champ
timeline-scale-lanes = 3 cases et plus
timeline-view = Vue de la chronologie : { $view }
timeline-view-lead = Avance
timeline-view-stacked = Score par champ
timeline-view-lanes = Bandes par champ
timeline-ply = demi-coup { $ply }/{ $plies }
timeline-value = demi-coup { $ply } sur { $plies }, { $lead }
timeline-caption = avance { $lead } · demi-coup { $ply }
timeline-start = départ
timeline-hover = demi-coup { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = moteur { $lead }
timeline-caption-thought = { $caption } · moteur { $lead }

# Un champ de la chronologie, et ce qui l’a fait : « d4, 12 cases : Foncé le prend avec g7, demi-coup 23 ».
timeline-lane = { $part } : { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
timeline-of = à { $side }
timeline-of-nobody = à personne
timeline-taken-with = { $side } le prend avec { $played }, demi-coup { $ply }
timeline-taken-after = { $side } l’a après { $played }, demi-coup { $ply }
timeline-lost = à personne après { $played }, demi-coup { $ply }
timeline-there = présent depuis le demi-coup { $ply }
timeline-born = nouveau par { $played }, demi-coup { $ply }
timeline-left = détaché par { $played }, demi-coup { $ply }
timeline-split = coupé par { $played }, demi-coup { $ply }
timeline-joined = rejoint par un autre avec { $played }, demi-coup { $ply }
timeline-merged = intégré à un autre par { $played }, demi-coup { $ply }
timeline-gone = recouvert par { $played }, demi-coup { $ply }

# Les coups.
moves-title = Coups
moves-change = gain d’avance du joueur
moves-number = { $number }.
moves-ply = demi-coup { $ply }, { $side } { $played }
moves-ply-change = demi-coup { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, variante, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
moves-side-line-lead = { $plies ->
    [one] { $plies } demi-coup : { $lead }
   *[other] { $plies } demi-coups : { $lead }
}
moves-delete = Effacer à partir d’ici
moves-compare = Comparer avec ici
moves-make-main = Rendre principale

# Les derniers coups, là où la place manque pour tous.
last-moves-title = Derniers coups
last-moves-change = gain d’avance
last-moves-mover = { $number }. { $side }

# La barre du bas.
bar-first = Première position
bar-back = Reculer
bar-forward = Avancer
bar-last = Dernière position
bar-play = Lecture
bar-pause = Pause
bar-pace = Vitesse : { $pace }
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } demi-coup par seconde
   *[other] { $plies } demi-coups par seconde
}
bar-undo = Défaire
bar-redo = Refaire
bar-pass = Passer
