## Le jeu : son nom, son tableau, et l’écriture de ses coups

agros-name = Agros
agros-overview = Champs
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

## Les joueurs. Les phrases sur un joueur portent `$player` : `light` ou `dark`.

side =
    { $player ->
        [light] Clair
       *[dark] Foncé
    }

## Rangs et nombres

rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
cells =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
fields =
    { $fields ->
        [one] { $fields } champ
       *[other] { $fields } champs
    }
seeds =
    { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
none = –
stack = { $cell } { "{" }{ $harvest }{ "}" }

## Les champs en mots

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Personne
field-margin = +{ $margin } au { rank }
field-tie = égalité
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
field-spoken = Champ de { side }, { cells }, contrôlé par { $farmers }, valeur { $value }, marge { field-margin }
field-spoken-tie = Champ neutre, { cells }, sans valeur, égalité { field-lists }
field-spoken-untouched = Champ neutre, { cells }, sans valeur, aucun fermier au bord

## Le tableau des champs

table-title = Champs
table-total = { fields } · { cells }
table-field = champ · contrôlé par
table-field-narrow = champ
table-cells = cases
table-harvest = récolte
table-value = valeur
table-margin = marge
table-lists = Clair:Foncé
table-small =
    { $fields ->
        [one] { $fields } petit champ
       *[other] { $fields } petits champs
    } de 1–2 cases : Clair { $light }, Foncé { $dark }
table-small-narrow =
    { $fields ->
        [one] { $fields } petit champ
       *[other] { $fields } petits champs
    } : Clair { $light }, Foncé { $dark }
table-ownerless =
    { $fields ->
        [one] { $fields } neutre
       *[other] { $fields } neutres
    } : { cells }, sans valeur
table-ownerless-narrow =
    { $fields ->
        [one] { $fields } neutre
       *[other] { $fields } neutres
    }, { cells }

## Le registre : pourquoi un champ est à qui il est

ledger-hovered = Champ · { $sum }
ledger-selected = Champ choisi · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, vaut 0
ledger-margin = marge +{ $margin }
ledger-decided = décidé au { rank }
ledger-nobody = à personne
ledger-spoken = { $title }. Clair { $light }, Foncé { $dark }. { $verdict }
ledger-arrival = { side } le prend avec un fermier de { $harvest } en plus
ledger-pillars = perdu sans { $farmers }
ledger-empty = Pointez un champ : à qui est-il ?

## Ce qu’un coup changerait

outlook-title = Si { side } joue { $play }
outlook-pass = Si { side } passe
outlook-fields = champs
outlook-farmer = fermier
outlook-change = { $before } → { $after }

## Le conseil avant de passer

pass-wins = { side } gagne de { $margin }
pass-draw = partie nulle
pass-risk = Après une passe, { $play } de { side } gagne { $gain }
pass-no-risk = Après une passe, aucun coup de { side } ne gagne aussitôt
pass-ends = Cette passe termine la partie
pass-advice = Si les deux passent maintenant : { $result }. { $risk }.

## Les lignes des joueurs

players-farmers = récolte
players-greater-list = +½ liste supérieure
players-placement = placement { $number } sur { $all }, encore { $left } ce tour-ci

## Le décompte

sheet-wins-by = { $winner } gagne de { $margin }
sheet-wins = { $winner } gagne
sheet-draw = Partie nulle : { $score } chacun
sheet-draw-agreed = Partie nulle
sheet-player = { $name } ({ side })
sheet-ended = { $reason } au demi-coup { $ply } · { $size }×{ $size }, { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
}
sheet-ended-two-passes = Deux passes de suite
sheet-ended-resignation = Abandon
sheet-ended-time = Temps écoulé
sheet-ended-agreement = Accord
sheet-field = champ · contrôlé par
sheet-field-narrow = champ
sheet-cells = cases
sheet-harvest = récolte
sheet-lists = Clair : Foncé
sheet-margin = marge
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Personne · { fields }
sheet-fields-together = Total des champs
sheet-half-point = Demi-point
sheet-half-point-why = récolte supérieure à la première différence des listes
sheet-half-point-same = à personne : les listes sont égales
sheet-score = Score
sheet-bid = Enchère
sheet-with-bid = Avec l’enchère
sheet-greatest-leads = Plus grande avance : { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } après le demi-coup { $ply }
sheet-never-led = { side } n’a jamais mené
sheet-lead-changes =
    { $changes ->
        [0] L’avance n’a jamais changé de camp après l’ouverture.
        [one] L’avance a changé de camp une fois après l’ouverture, après le demi-coup { $ply }.
       *[other] L’avance a changé de camp { $changes } fois après l’ouverture, la dernière après le demi-coup { $ply }.
    }

## La ligne d’état : à qui le tour

turn-move = Au tour de { side }
turn-only-pass = Au tour de { side } : il faut passer
turn-passed =
    { $player ->
        [light] Foncé
       *[dark] Clair
    } a passé. Au tour de { side } : une autre passe termine la partie
turn-passed-only-pass =
    { $player ->
        [light] Foncé
       *[dark] Clair
    } a passé. Au tour de { side } : il faut passer, et la partie se termine
turn-place =
    { side } place : encore { $now ->
        [one] { $now } fermier
       *[other] { $now } fermiers
    } ce tour-ci, { $all } en tout
turn-selected =
    Au tour de { side } : { stack } choisi, { $harvests ->
        [0] aucune récolte
        [one] { $harvests } récolte (point)
       *[other] { $harvests } récoltes (points)
    } et { $sowings ->
        [0] aucun semis
        [one] { $sowings } semis (cercle)
       *[other] { $sowings } semis (cercles)
    }
turn-selected-stuck = Au tour de { side } : { stack } choisi, il n’a aucun coup
over-won = La partie est finie : { $reason }. { side } gagne de { $margin }.
over-won-otherwise = La partie est finie : { $reason }. { side } gagne.
over-drawn = La partie est finie : { $reason }. Elle est nulle.
over-two-passes = Clair et Foncé ont passé de suite
over-resignation = l’adversaire a abandonné
over-time = le temps de l’adversaire est écoulé
over-agreement = les joueurs en ont convenu

## La ligne d’état : ce qu’un coup a fait

did-place = { side } place un fermier en { $cell }
did-harvest = { side } { $play } : récolte { $before } → { $after }, avance { $change }
did-sow = { side } { $play } : { seeds }, avance { $change }
did-pass = { side } passe

## La ligne d’état : pourquoi un coup n’est pas permis

direction-north = vers le nord
direction-north-east = vers le nord-est
direction-east = vers l’est
direction-south-east = vers le sud-est
direction-south = vers le sud
direction-south-west = vers le sud-ouest
direction-west = vers l’ouest
direction-north-west = vers le nord-ouest
illegal-game-over = La partie est finie
illegal-pass-in-opening = On ne passe pas pendant l’ouverture
illegal-move-in-opening = L’ouverture sert à placer les fermiers ; ils bougent quand tous sont sur le plateau
illegal-placement-after-opening = L’ouverture est finie : on ne place plus de fermier
illegal-occupied = { $cell } est occupée : un fermier se place sur une case vide
illegal-off-board = { $cell } n’est pas sur ce plateau
illegal-no-farmer = Il n’y a pas de fermier en { $cell }
illegal-not-yours = Le fermier en { $cell } est à l’adversaire : c’est au tour de { side }
illegal-opponents-farmer = Le fermier en { $cell } est à l’adversaire
illegal-not-straight = { $to } n’est pas en ligne droite avec { $from } : les fermiers vont par rangées, colonnes et diagonales
illegal-distance =
    { $harvest ->
        [1] { $from } doit arriver à exactement 1 case : il récolte, et n’a pas de graine à semer
       *[other] { $from } doit arriver à exactement { $harvest } cases pour récolter, ou à { $sow } pour semer
    }
illegal-blocked = { $from } ne peut pas récolter { $direction } : { $at } est à { side }
illegal-landing-occupied = { $cell } est occupée : un fermier arrive sur une case vide
illegal-sow-blocked = { $from } ne peut pas semer { $direction } : { $at } n’est pas vide
illegal-nothing-to-sow = { $from } ne peut pas semer : sa récolte est de 1
board-name = Plateau de { $size } cases sur { $size }
board-preview-harvest = { $play }  récolte { $harvest }  avance { $lead }
board-preview-sow = { $play }  { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }  avance { $lead }
board-preview-place = { $play }  avance { $lead }

cell-farmer = fermier { $owner ->
        [light] clair
       *[dark] foncé
    }, récolte { $harvest }
cell-seed = graine { $owner ->
        [light] claire
       *[dark] foncée
    }
cell-controls-one = contrôle le champ de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
cell-controls-several = contrôle { $fields } champs de { $cells } cases
cell-empty-owned = vide, champ de { $owner ->
        [light] Clair
       *[dark] Foncé
    }, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, valeur { $value }
cell-empty-nobody = vide, champ neutre, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
cell-target-harvest = but : récolter
cell-target-sow = but : semer
cell-selected = case sélectionnée
cell-freedom = { $now ->
    [0] bloqué
    [one] { $now } coup
   *[other] { $now } coups
}, { $next } après une récolte de plus
cell-reach = à portée de { $farmers }
cell-reach-farmer = { $owner ->
    [light] Clair { $farmer }
   *[dark] Foncé { $farmer }
}
cell-threat = { $owner ->
    [light] menacé par Clair { $play }
   *[dark] menacé par Foncé { $play }
}
cell-certain = acquis
cell-open = encore ouvert

## La mise en place

setup-size = Plateau
setup-board = { $size }×{ $size }
setup-farmers = Fermiers par joueur
setup-farmers-each = { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
} par joueur
setup-words = { $size }×{ $size }, { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
}
player-passed = a passé

## Ce qui peut couvrir le plateau : noms, et légendes d’une ligne

overlay-fields = Champs
overlay-fields-legend = sillons horizontaux : Clair, obliques : Foncé
overlay-values = Valeurs
overlay-values-legend = ce que vaut chaque champ
overlay-moves = Coups
overlay-moves-legend = points : récolter, cercles en tirets : semer
overlay-ledger = Registre
overlay-ledger-legend = les rangs, à côté du champ pointé
overlay-reach = Portée
overlay-reach-legend = plein : maintenant, creux : après +1, avec point : semer
overlay-swing = Impact
overlay-swing-legend = l’avance du joueur : aussitôt / après la meilleure réponse
overlay-threats = Menaces
overlay-threats-legend = ce qu’un seul coup peut faire ; rouge : l’adversaire
overlay-flips = Bascules
overlay-flips-legend = coups avant la bascule, et par qui, après l’ouverture
overlay-freedom = Liberté
overlay-freedom-legend = coups maintenant · après +1 ; sombre : bloqué
overlay-certain = Acquis
overlay-certain-legend = uni : pour de bon, hachuré : encore ouvert
overlay-engine = Flèches
overlay-engine-legend = les coups du moteur, dans leur ordre
overlay-changed = Évolution
overlay-changed-legend = + gagné, − perdu, × compte autrement

## Ce qu’un coup a fait, en une phrase. $land est un champ ou une part d’un champ, $duel ce qui l’a décidé.

effect = { $play } : { $told }, { $gain }
effect-plain = { $play } : { $told }
effect-two = { $first }, et { $second }
effect-place =
    { $place ->
        [centre] central
        [north] nord
        [north-east] nord-est
        [east] est
        [south-east] sud-est
        [south] sud
        [south-west] sud-ouest
        [west] ouest
       *[north-west] nord-ouest
    }
effect-field = le champ { effect-place } de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
effect-part = { $part ->
        [one] { $part } case
       *[other] { $part } cases
    } du champ { effect-place } de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
effect-unopposed = { $harvest } sans rival
effect-duel = { $harvest } contre { $against }
effect-duel-at = { $harvest } contre { $against } au { $place }
effect-taken-part = { side } prend { $land } avec { $farmer } ({ $duel })
effect-taken = { side } prend { $land } avec { $farmer } ({ $duel })
effect-neutralised = { side } perd { $land }, désormais à personne
effect-multiplied = { $land } désormais × { $after } au lieu de × { $before } pour { side }
effect-split = { $land } se divise en { $parts } cases
effect-merged = des champs de { $parts } cases forment { $land }
effect-half-point = le demi-point passe à { side }
effect-half-point-nobody = le demi-point n’est plus à personne
effect-frozen = { $farmer } de { side } ne peut plus bouger
effect-freed = { $farmer } de { side } peut de nouveau bouger
effect-covered = { $cells ->
    [one] { $cells } case ne compte plus
   *[other] { $cells } cases ne comptent plus
} pour { side }
effect-opened = { $cells ->
    [one] { $cells } case de plus compte
   *[other] { $cells } cases de plus comptent
} pour { side }
effect-harvested = { $farmer } de { side } passe à { $harvest }
effect-sown = { side } sème { seeds }
effect-passed = { side } passe
effect-placed = { side } place un fermier
effect-won = la partie se termine, { side } gagne de { $margin }
effect-drawn = la partie se termine, nulle

## Ce qui a été trouvé, à côté des légendes

legend-certain = au moins Clair { $light }, Foncé { $dark }
legend-freedom = coups : Clair { $light }, Foncé { $dark }

## Menaces

threat-none = { $player ->
    [light] Aucun champ de Clair n’est menacé.
   *[dark] Aucun champ de Foncé n’est menacé.
}
threat-none-here = Rien ne menace ce champ.
threat-takes = { side } { $play } prend { $land } : { $lead }
threat-neutralises = { side } { $play } neutralise { $land } : { $lead }
threat-cuts = { side } { $play } coupe { $land } : { $lead }
threat-others = { $told } ; { $others ->
    [one] { $others } autre moyen
   *[other] { $others } autres moyens
}
lead-change = { $player ->
    [light] avance de Clair { $change }
   *[dark] avance de Foncé { $change }
}

## Ce que les coups changent, et comment les champs changent de main

swing = { $play } : { $lead }, { $change } après { $reply }
swing-then = { $play } : { $lead }, { $change } avec { $reply } en plus
swing-last = { $play } : { $lead }
swing-others = et { $others ->
    [one] { $others } autre coup
   *[other] { $others } autres coups
}
flip-takes = { side } le prend en { $count } : { $moves }
flip-gives = { side } le cède en { $count } : { $moves }
flip-loses = { side } l’abandonne en { $count } : { $moves }
flip-neutralises = { side } le neutralise en { $count } : { $moves }
flip-none = { $most } coups d’un camp ou de l’autre ne suffisent pas à le faire basculer.

## Ce qui a changé. Un champ s’écrit avec ses cases et sa récolte : Foncé 34 × 8.

changed-since = Depuis { $play }, demi-coup { $ply }
changed-since-start = Depuis le départ
changed-lead = Avance de Clair
changed-sum = au total
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = personne { $cells }
changed-kept = { $before } → { $after }
changed-grown = agrandi : { $before } → { $after }
changed-shrunk = réduit : { $before } → { $after }
changed-shifted = déplacé : { $before } → { $after }
changed-split = divisé : { $before } → { $after }
changed-merged = réuni : { $before } → { $after }
changed-regrouped = regroupé : { $before } → { $after }
changed-born = nouveau : { $after }
changed-gone = disparu : { $before }
changed-half-point = le demi-point à { side }
changed-half-point-nobody = le demi-point à personne

## L’éditeur de position

editor-board-name = Plateau de { $size } cases sur { $size }, à éditer
editor-light-farmer = Fermier clair
editor-dark-farmer = Fermier foncé
editor-light-seed = Graine claire
editor-dark-seed = Graine foncée
editor-harvest = Récolte
editor-size = Plateau
editor-farmers = Fermiers par joueur
editor-farmers-there = Comme sur le plateau
editor-help = Cliquez ou glissez pour poser des pièces, avec le bouton droit pour les enlever. La molette, + et − changent la récolte pointée. Touches : flèches et Entrée, Suppr.
cell-empty = vide

draft-move = Position correcte. Au tour de { side }. Clair a { $light }, Foncé { $dark }.
draft-passed = Position correcte. Au tour de { side } après une passe. Clair a { $light }, Foncé { $dark }.
draft-over = Position correcte. Les deux ont passé, la partie est finie. Clair a { $light }, Foncé { $dark }.
draft-opening = Position d’ouverture correcte. { side } place { $now ->
    [one] { $now } fermier
   *[other] { $now } fermiers
} maintenant et { $all } en tout.
fault-parts = Le texte a { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} au lieu de quatre : rangées, tour, fermiers, passes.
fault-rows = Un plateau a de 4 à 16 rangées, celui-ci en a { $rows }.
fault-not-square = { $rows } rangées de { $columns } cases : le plateau n’est pas carré.
fault-token = { $place } : « { $token } » n’est pas une pièce.
fault-no-harvest = { $place } : il manque la récolte à « { $token } », comme dans « { $token }1 ».
fault-turn = Le tour (élément 2) est L ou D, pas « { $found } ».
fault-farmers = Un joueur a de 1 à 9 fermiers (élément 3), pas « { $found } ».
fault-crowded = Deux fois { $farmers } fermiers ne tiennent pas sur un plateau de { $size }×{ $size } cases.
fault-too-many = { side } a { $found } fermiers sur le plateau, et peut en avoir { $farmers }.
fault-seed = { $cell } contient une graine alors que des fermiers restent à placer : { $missing }.
fault-harvest = Le fermier en { $cell } a une récolte de { $harvest } alors que des fermiers restent à placer : { $missing }.
fault-order = L’ordre de placement ne donne jamais ces nombres de fermiers, Clair { $light } et Foncé { $dark } : { $missing }.
fault-next = { side } place le prochain fermier, et c’est donc à son tour : { $missing }.
fault-pass = Personne ne passe tant que des fermiers restent à placer : { $missing }.
fault-missing = { $farmers ->
    [one] il manque { $farmers } fermier
   *[other] il manque { $farmers } fermiers
} à { side }
fault-missing-some-are-not-on-the-board-yet = tous ne sont pas encore sur le plateau
fault-missing-both = il manque des fermiers, Clair { $light } et Foncé { $dark }

# Le bilan : champs qui pouvaient être pris, et champs qui ont été tenus.
agros-review-missed-title = Bascules manquées
agros-review-missed = { $ply }. { $side } : champ de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} en { $at }
agros-review-missed-worth = { $worth } points
agros-review-held = { $side } : champ en { $at }, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
agros-review-held-worth = { $worth } points en tout
