## Le jeu : son nom, son tableau, et l’écriture de ses coups

agora-name = Agora
agora-overview = Piles
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (vers une case libre), c3xd4 (une capture), b2_b1 (une reddition)

## Les joueurs. Les phrases sur un joueur portent `$player` : `white` ou `red`.

agora-side =
    { $player ->
        [white] Blanc
       *[red] Rouge
    }
agora-side-name = { agora-side }

## Nouvelle partie

agora-height = La hauteur d’une pile est celle de
agora-height-pile = sa case et ses pions ensemble
agora-height-cell = sa case seule
agora-setup-pile = Agora, hauteur avec les pions
agora-setup-cell = Agora, hauteur des cases

## Le plateau

agora-board-name = Fosse de 6 cases sur 6
agora-cell-man = { $player ->
    [white] pion blanc
   *[red] pion rouge
}
agora-cell-pile = { $player ->
    [white] pile blanche
   *[red] pile rouge
}
agora-captors = { $captors ->
    [one] { $captors } geôlier
   *[other] { $captors } geôliers
}
agora-captors-on-prisoners = { agora-captors } sur { $prisoners ->
    [one] { $prisoners } prisonnier { $player ->
        [white] blanc
       *[red] rouge
    }
   *[other] { $prisoners } prisonniers { $player ->
        [white] blancs
       *[red] rouges
    }
}
agora-cell-height = hauteur { $height }
agora-cell-empty = libre
agora-cell-level = niveau { $level }
agora-cell-target = but
agora-cell-target-capture = but : capturer
agora-cell-target-surrender = but : se rendre
agora-cell-target-both = but : capturer ou se rendre

agora-overlay-moves = Coups
agora-overlay-moves-legend = points : cases libres ; ▼ capture, △ se rend
agora-overlay-heights = Hauteurs
agora-overlay-heights-legend = ↑ la hauteur de chaque pile : la plus haute capture
agora-overlay-takes = Captures
agora-overlay-takes-legend = cercles : piles que le prochain coup peut prendre ; flèches : par laquelle ; pointez une pile pour les siennes
agora-overlay-revolutions = Révolution
agora-overlay-revolutions-legend = ⟲ à un pion près ; flèches : redditions qui la provoquent
agora-overlay-mobility = Mobilité
agora-overlay-mobility-legend = le nombre de coups de chaque pile
agora-overlay-engine = Flèches
agora-overlay-engine-legend = les coups du moteur, dans leur ordre
agora-legend-counts = Blanc { $white }, Rouge { $red }
agora-legend-no-revolution = aucune pour l’instant

## Le choix sur la case

agora-choice-capture = ▼ Capturer  x
agora-choice-surrender = △ Se rendre  _
agora-choice-too-low = Trop bas : { $height } : { $against }
agora-choice-capture-name = Capturer { $cell }
agora-choice-surrender-name = Se rendre à { $cell }
agora-choice-too-low-name = Trop bas pour capturer { $cell }

## À qui le tour

agora-turn-move = Au tour de { agora-side }
agora-turn-selected = Au tour de { agora-side } : { $cell }, hauteur { $height }, { $walks ->
    [one] { $walks } case libre (point)
   *[other] { $walks } cases libres (points)
}, { $captures ->
    [one] { $captures } capture (▼)
   *[other] { $captures } captures (▼)
}, { $surrenders ->
    [one] { $surrenders } reddition (△)
   *[other] { $surrenders } redditions (△)
}
agora-turn-choice = { $from } et { $to } sont à la même hauteur, { $height } : capturer (x, Entrée) ou se rendre (_) ?
agora-turn-too-low = { $from } est trop bas pour capturer { $to } : { $height } contre { $against } ; il peut se rendre (_, Entrée)

## Pourquoi un coup n’est pas permis

agora-illegal-over = La partie est finie : { $reason }.
agora-illegal-no-pile = Il n’y a pas de pile en { $cell }.
agora-illegal-not-yours = La pile en { $cell } est à l’adversaire : c’est au tour de { agora-side }.
agora-illegal-opponents-pile = La pile en { $cell } est à l’adversaire.
agora-illegal-not-beside = { $to } n’est pas à côté de { $from } : un pion avance d’une case à la fois, dans toute direction.
agora-illegal-own-pile = Aucun pion ne va sur une pile de son camp, comme en { $cell }.
agora-illegal-not-free = { $cell } n’est pas libre : il faut y capturer (x) ou se rendre (_).
agora-illegal-free = { $cell } est libre : il n’y a personne à capturer (x) ni à qui se rendre (_).
agora-illegal-too-low = { $from } est trop bas pour capturer { $to } : { $height } contre { $against } ; il peut se rendre (_).
agora-illegal-too-high = { $from } est trop haut pour se rendre à { $to } : { $height } contre { $against } ; il peut capturer (x).

## Comment une partie a fini

agora-over-won = { agora-side } gagne : { $reason }.
agora-over-drawn = Partie nulle : { $reason }.
agora-over-no-pile-left = l’adversaire ne possède plus aucune pile
agora-over-100-quiet-plies = 100 demi-coups sans capture, reddition ni révolution
agora-over-repetition = la même position pour la troisième fois
agora-over-resignation = l’adversaire a abandonné
agora-over-time = le temps de l’adversaire est écoulé
agora-over-agreement = les joueurs en ont convenu

## Ce que fait un coup. `$player` est l’autre camp, `$mover` celui qui joue.

agora-last-move = Le dernier coup
agora-if = Si { $side } joue { $play }
agora-did = { agora-side } { $play }, pions d’avance { $change }
agora-effect-down = { $play } : le pion descend au niveau { $level }
agora-effect-up = { $play } : le pion monte au niveau { $level }
agora-effect-level = { $play } : le pion reste au niveau { $level }
agora-captured-men = { $captured ->
    [one] { $captured } pion { $player ->
        [white] blanc
       *[red] rouge
    } capturé et retourné
   *[other] { $captured } pions { $player ->
        [white] blancs
       *[red] rouges
    } capturés et retournés
}
agora-freed-men = { $freed ->
    [one] { $freed } prisonnier libéré
   *[other] { $freed } prisonniers libérés
}
agora-effect-captures = { $play }, { $height } contre { $against } : { agora-captured-men }
agora-effect-frees = { $play }, { $height } contre { $against } : { agora-captured-men }, { agora-freed-men }
agora-effect-becomes-prisoner = { $play }, { $height } contre { $against } : le pion se rend et devient prisonnier ; { $cell } a { $men }
agora-effect-surrenders = { $play }, { $height } contre { $against } : le pion se rend
agora-effect-joining = Révolution en { $cell } : avec lui, les prisonniers dépassent la moitié, { $turned ->
    [one] { $turned } pion se retourne
   *[other] { $turned } pions se retournent
}, et la pile est à { agora-side }
agora-prospect-threatens = { $count ->
    [one] Menace la pile en { $cells }
   *[other] Menace les piles en { $cells }
}
agora-prospect-saves = { $count ->
    [one] La pile en { $cells } est hors de danger
   *[other] Les piles en { $cells } sont hors de danger
}
agora-prospect-exposes = { $count ->
    [one] Maintenant la pile en { $cells } peut être capturée
   *[other] Maintenant les piles en { $cells } peuvent être capturées
}
agora-effect-leaving = { $turned ->
    [0] Le prisonnier resté seul en { $cell } prend le pouvoir : la pile est à { agora-side }
    [one] Révolution en { $cell } : sans lui, les prisonniers dépassent la moitié, { $turned } pion se retourne, et la pile est à { agora-side }
   *[other] Révolution en { $cell } : sans lui, les prisonniers dépassent la moitié, { $turned } pions se retournent, et la pile est à { agora-side }
}

## Les lignes des joueurs et le tableau des piles

agora-line-owns = a
agora-line-men = { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
} · { $men ->
    [one] { $men } pion
   *[other] { $men } pions
}
agora-line-captive = { $men ->
    [one] dont { $men } captif
   *[other] dont { $men } captifs
}
agora-table-title = Piles
agora-table-height = hauteur
agora-table-height-narrow = ↑
agora-table-moves = coups
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } la capturerait
agora-table-brink-spoken = à un pion d’une révolution
agora-table-pile = { $player ->
    [white] pile blanche
   *[red] pile rouge
} en { $cell }, { $men }, hauteur { $height }
agora-table-has-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Le décompte d’une partie finie

agora-sheet-deeds = { $side } : { $captures ->
    [one] { $captures } capture
   *[other] { $captures } captures
}, { $surrenders ->
    [one] { $surrenders } reddition
   *[other] { $surrenders } redditions
}, { $revolutions ->
    [one] { $revolutions } pile gagnée
   *[other] { $revolutions } piles gagnées
} par révolution, { $men ->
    [one] { $men } pion
   *[other] { $men } pions
} à la fin

## Les règles en bref. Chaque situation a un titre, un texte et un diagramme dont le coup peut être joué.

agora-rules = Règles d’Agora
agora-rules-intro = Le pion du dessus possède la pile. À votre tour, le pion du dessus d’une de vos piles va sur une case voisine, dans toute direction : toujours sur une case libre, jamais sur une de vos piles. Contre une pile ennemie, la hauteur décide, niveau et pions ensemble : de plus haut il capture, de plus bas il se rend, à égalité il a le choix. Qui ne possède plus de pile a perdu. Cliquez un diagramme pour jouer son coup.
agora-rules-capture = Capture
agora-rules-capture-text = De plus haut, un pion se pose au sommet et retourne les pions ennemis ; les prisonniers de sa couleur sont libres.
agora-rules-prisoner = Prisonnier
agora-rules-prisoner-text = De plus bas, un pion se rend : il se glisse sous la pile et garde sa couleur.
agora-rules-joining = Révolution à l’arrivée
agora-rules-joining-text = Là où les prisonniers dépassent la moitié d’une pile, ils en retournent les autres pions.
agora-rules-leaving = Révolution au départ
agora-rules-leaving-text = De même là où un geôlier laisse trop de prisonniers derrière lui : ici Rouge capture un pion et perd une pile.

# Le bilan : piles qui pouvaient être capturées, et piles qui ont été tenues.
agora-review-missed-title = Captures manquées
agora-review-missed = { $ply }. { $side } : la pile en { $at }
agora-review-missed-worth = { $men ->
    [one] { $men } pion
   *[other] { $men } pions
}
agora-review-held = { $side } : la pile en { $at }
agora-review-held-worth = { $men ->
    [one] { $men } pion
   *[other] { $men } pions
} en tout

## L’éditeur de position

agora-editor-board-name = Fosse de 6 cases sur 6, à éditer
agora-editor-white = Pion blanc
agora-editor-red = Pion rouge
agora-editor-white-below = Blanc dessous
agora-editor-red-below = Rouge dessous
agora-editor-help = Un clic ou un glissé pose un pion au sommet d’une pile, ou dessous comme prisonnier ; le bouton droit et Suppr enlèvent le pion du dessus. La molette, + et − rendent la pile pointée plus haute ou plus basse. Dans une pile, la couleur du dessus a les geôliers, l’autre les prisonniers. Touches : flèches et Entrée.

agora-draft-position = Position correcte. { $turn }. Blanc a { $white ->
    [one] { $white } pion
   *[other] { $white } pions
}, Rouge { $red }.
agora-fault-parts = Le texte a { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} au lieu de quatre : rangées, tour, hauteur, demi-coups sans progrès.
agora-fault-rows = Un plateau a 6 rangées, celui-ci en a { $rows }.
agora-fault-token = { $place } : « { $token } » n’est ni une pile ni un nombre de cases libres.
agora-fault-prisoners = { $place } : dans « { $token } », les prisonniers sont plus nombreux que les geôliers. Ils les auraient retournés.
agora-fault-count = Il y a { $found ->
    [one] { $found } pion
   *[other] { $found } pions
} sur le plateau au lieu de 16.
agora-fault-men = Il y a { $found ->
    [one] { $found } pion
   *[other] { $found } pions
} sur le plateau au lieu de 16 : Blanc { $white } et Rouge { $red }.
agora-fault-turn = Le tour (élément 2) est W ou R, pas « { $found } ».
agora-fault-height = La hauteur (élément 3) est pile ou cell, pas « { $found } ».
