## Le jeu : son nom, son tableau, et l’écriture de ses coups

agon-name = Agon
agon-overview = Pièces
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (un pas), f1*c3 (un replacement), g5 (un placement), pass

## Les joueurs et leurs pièces. Les phrases sur un joueur portent `$player` : `white` ou `black` ; celles
## sur une pièce `$rank` : `queen` ou `guard`.

agon-side =
    { $player ->
        [white] Blanc
       *[black] Noir
    }
agon-rank =
    { $rank ->
        [queen] reine
       *[guard] garde
    }
agon-side-name = { agon-side }

## Nouvelle partie

agon-variant-standard = Toutes les pièces en place
agon-variant-guards = Les gardes sont à placer
agon-variant-free = Les reines sont à placer, puis les gardes
agon-queen-avoids-centre = Une reine capturée ne peut pas aller au centre
agon-setup-standard = classique
agon-setup-guards = gardes à placer
agon-setup-free = tout à placer
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, la reine évite le centre

## Le plateau

agon-board-name = Plateau de 91 hexagones
agon-cell-queen = { $player ->
    [white] reine blanche
   *[black] reine noire
}
agon-cell-guard = { $player ->
    [white] garde blanc
   *[black] garde noir
}
agon-cell-empty = vide
agon-cell-centre = le centre
agon-cell-ring = anneau { $ring }
agon-cell-captured = pièce capturée
agon-cell-target = but

agon-overlay-moves = Coups
agon-overlay-moves-legend = points : où peut aller la pièce choisie
agon-overlay-steps = Trajet
agon-overlay-steps-legend = les tours qu’il faut encore à chaque pièce, au moins
agon-overlay-forbidden = Interdit
agon-overlay-forbidden-legend = entre deux ennemis : ronds pour Blanc, losanges pour Noir
agon-overlay-danger = Danger
agon-overlay-danger-legend = cercles en tirets : pièces que le prochain coup peut capturer ; flèches : par laquelle
agon-overlay-mobility = Mobilité
agon-overlay-mobility-legend = le nombre de coups de chaque pièce
agon-overlay-engine = Flèches
agon-overlay-engine-legend = les coups du moteur, dans leur ordre

## À qui le tour

agon-turn-move = Au tour de { agon-side }
agon-turn-selected = Au tour de { agon-side } : { agon-rank } en { $cell }, { $steps ->
    [0] aucun pas possible
    [one] { $steps } pas (point)
   *[other] { $steps } pas (points)
}
agon-turn-only-pass = { agon-side } n’a aucun pas : il faut passer
agon-turn-passed = { $player ->
    [white] Noir
   *[black] Blanc
} n’avait aucun pas et a passé. Au tour de { agon-side }
agon-turn-passed-only-pass = { $player ->
    [white] Noir
   *[black] Blanc
} n’avait aucun pas et a passé. { agon-side } n’en a pas non plus : une passe mène à la nulle
agon-turn-place-queen = { agon-side } place sa reine : toute case sauf le centre et les cases entre deux ennemis
agon-turn-place-guard = { agon-side } place un garde, encore { $left } : toute case sauf le centre et les cases entre deux ennemis
agon-captured-between = capturée entre { $one } et { $other }
agon-captured = capturée
agon-turn-relocate-queen = { agon-side } replace sa reine en { $man }, { $captured } : toute case libre (points)
agon-turn-relocate-queen-not-centre = { agon-side } replace sa reine en { $man }, { $captured } : toute case libre sauf le centre (points)
agon-turn-relocate-guard = { agon-side } replace la pièce en { $man }, { $captured } : toute case libre du bord (points)
agon-turn-relocate-one = { agon-side } replace l’un de ses gardes capturés, { $cells } : choisissez

## Pourquoi un coup n’est pas permis

agon-illegal-over = La partie est finie : { $reason }.
agon-illegal-still-placing = Les pièces bougent quand toutes sont placées : choisissez une case vide.
agon-illegal-all-placed = Toutes les pièces sont placées : choisissez-en une à jouer.
agon-illegal-placed-on-centre = Aucune pièce ne se place au centre.
agon-illegal-occupied = { $cell } est occupée.
agon-illegal-no-man = Il n’y a pas de pièce en { $cell }.
agon-illegal-not-yours = La pièce en { $cell } est à l’adversaire : c’est au tour de { agon-side }.
agon-illegal-opponents-man = La pièce en { $cell } est à l’adversaire.
agon-illegal-between = { $cell } est interdite : elle est entre les pièces de { agon-side } en { $one } et { $other }.
agon-illegal-queen-due = La reine en { $cell } est capturée : il faut d’abord la replacer.
agon-illegal-guard-due = Le garde en { $cell } est capturé : il faut replacer un garde capturé avant toute autre chose.
agon-illegal-not-captured = La pièce en { $cell } n’est pas capturée : elle fait un pas vers une case voisine.
agon-illegal-not-at-the-edge = Un garde capturé va sur l’anneau extérieur, et { $cell } n’y est pas.
agon-illegal-queen-avoids-centre = Dans cette partie, une reine capturée ne peut pas aller au centre.
agon-illegal-not-adjacent = { $to } n’est pas voisine de { $from } : une pièce avance d’une case à la fois.
agon-illegal-outwards = Aucun pas ne mène vers l’extérieur : { $to } est plus loin du centre que { $from }.
agon-illegal-centre-is-for-queens = Seule une reine entre au centre.
agon-illegal-can-step = On ne passe pas tant qu’un pas est possible, comme pour la pièce en { $cell }.
agon-pass-help = Aucun pas n’est possible : on passe. Deux passes de suite font partie nulle.

## Comment une partie a fini

agon-over-won = { agon-side } gagne : { $reason }.
agon-over-drawn = Partie nulle : { $reason }.
agon-over-queen-among-her-guards = la reine est au centre, entourée de ses six gardes
agon-over-guards-without-their-queen = les six gardes adverses entourent le centre sans leur reine
agon-over-two-passes = les deux joueurs ont passé de suite
agon-over-100-quiet-plies = 100 demi-coups sans pas vers le centre, replacement, placement ni capture
agon-over-repetition = la même position pour la troisième fois
agon-over-resignation = l’adversaire a abandonné
agon-over-time = le temps de l’adversaire est écoulé
agon-over-agreement = les joueurs en ont convenu

## Ce que fait un coup

agon-place-centre = le centre
agon-place-ring = l’anneau { $ring }
agon-last-move = Le dernier coup
agon-did = { agon-side } { $play }, tours d’avance { $change }
agon-effect-pass = { $play } : aucun pas n’est possible
agon-effect-place = { $play } : { $rank ->
    [queen] une reine est placée
   *[guard] un garde est placé
} sur { $place }
agon-effect-relocate = { $play } : { $rank ->
    [queen] la reine capturée est replacée
   *[guard] le garde capturé est replacé
} sur { $place }
agon-effect-inwards = { $play } : { $rank ->
    [queen] la reine
   *[guard] le garde
} avance vers { $place }
agon-effect-level = { $play } : { $rank ->
    [queen] la reine
   *[guard] le garde
} suit { $place }
agon-effect-man = { $rank ->
    [queen] la reine
   *[guard] le garde
} en { $cell }
agon-effect-men = { $before } et { $last }
agon-effect-captures = { $told } et capture { $men }
agon-prospect-threatens = { $told }, en menaçant { $men }
agon-prospect-saves = { $count ->
    [one] { $told } ; { $men } est hors de danger
   *[other] { $told } ; { $men } sont hors de danger
}
agon-prospect-exposes = { $count ->
    [one] { $told }, mais { $men } peut être capturé
   *[other] { $told }, mais { $men } peuvent être capturés
}
agon-effect-end = { $told }. { $over }

## Les lignes des joueurs et le tableau des pièces

agon-line-left = reste
agon-line-turns = reine { $queen } · gardes { $guards }
agon-line-missing = { $men } à placer
agon-line-captured = { $men ->
    [one] { $men } capturée
   *[other] { $men } capturées
}
agon-table-title = Pièces
agon-table-turns = reste
agon-table-side-turns = { $side } · reste
agon-table-moves = coups
agon-table-captured = capturée
agon-table-in-danger = × { $by }
agon-table-man = { agon-side }, { agon-rank } en { $cell }, encore { $turns } { $turns ->
    [one] tour
   *[other] tours
}
agon-table-has-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Le décompte d’une partie finie

agon-sheet-deeds = { $side } : { $captures ->
    [one] { $captures } capture
   *[other] { $captures } captures
}, { $relocations ->
    [one] { $relocations } replacement
   *[other] { $relocations } replacements
}, { $turns ->
    [0] au but
    [one] à au moins { $turns } tour du but
   *[other] à au moins { $turns } tours du but
}

# Le bilan : pièces qui pouvaient être capturées.
agon-review-missed-title = Captures manquées
agon-review-missed = { $ply }. { $side } : la pièce en { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

## L’éditeur de position

agon-editor-board-name = Plateau de 91 hexagones, à éditer
agon-editor-white-queen = Reine blanche
agon-editor-white-guard = Garde blanc
agon-editor-black-queen = Reine noire
agon-editor-black-guard = Garde noir
agon-editor-captured = Capturée ou non
agon-editor-help = Cliquez ou glissez pour poser des pièces, avec le bouton droit pour les enlever. Un joueur a une seule reine : posée ailleurs, elle quitte son ancienne case. La molette, + et − marquent la pièce pointée comme capturée, ou non. Touches : flèches et Entrée, Suppr.

agon-fault-parts = Le texte a { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} au lieu de cinq : colonnes, tour, variante, passes, demi-coups sans progrès.
agon-fault-columns = Un plateau a 11 colonnes, celui-ci en a { $columns }.
agon-fault-height = La colonne { $column } a { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de { $height }.
agon-fault-token = { $cell } : « { $token } » n’est pas une pièce.
agon-fault-nobody-captured = { $cell } : « ! » ne suit aucune pièce.
agon-fault-number = { $cell } : « { $token } » n’est pas un nombre de cases vides.
agon-fault-turn = Le tour (élément 2) est W ou B, pas « { $found } ».
agon-fault-variant = La variante (élément 3) est standard, guards ou free, pas « { $found } ».
agon-fault-queens = { agon-side } a { $found } reines sur le plateau, et peut en avoir une.
agon-fault-guards = { agon-side } a { $found } gardes sur le plateau, et peut en avoir 6.
agon-fault-no-queen = Il manque la reine de { agon-side }.
agon-fault-few-guards = { agon-side } a { $found ->
    [one] { $found } garde
   *[other] { $found } gardes
} au lieu de 6 ; dans les autres variantes, des gardes peuvent encore manquer.
agon-fault-guard-on-centre = { agon-side } a un garde au centre, f6 : seule une reine y entre.
agon-fault-centre = { agon-side } a une pièce au centre, f6, alors que des pièces restent à placer.
agon-fault-order = L’ordre de placement ne donne jamais ces nombres de pièces, Blanc { $white } et Noir { $black }.
agon-fault-next = { agon-side } place la prochaine pièce, et c’est donc à son tour.
