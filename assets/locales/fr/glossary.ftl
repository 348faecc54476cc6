## Les mots des jeux : leurs formes et ce qu’ils veulent dire

glossary-word = { $word } : { $meaning }

agros-word-farmer = fermier|fermiers
agros-word-farmer-text = Une pile qui bouge en bloc : un fermier sur des graines de sa couleur.
agros-word-harvest = récolte|récoltes|récolter|récoltez
agros-word-harvest-text = Le nombre de pièces d’un fermier, et le coup qui le fait grandir : exactement autant de cases, puis une pièce de plus.
agros-word-seed = graine|graines
agros-word-seed-text = Une pièce laissée en semant. Elle ne bouge plus et divise la terre.
agros-word-sow = semer|semez|semis|semant
agros-word-sow-text = Aller une case moins loin que la récolte et laisser toutes les graines, une par case.
agros-word-field = champ|champs
agros-word-field-text = Des cases vides jointes par les côtés, quel qu’en soit le nombre. Il compte ses cases fois la meilleure récolte de son possesseur.
agros-word-control = contrôle|contrôlé|contrôlent
agros-word-control-text = Un champ est au camp qui mène au premier rang où les fermiers voisins diffèrent.
agros-word-margin = marge
agros-word-margin-text = La différence au rang qui décide d’un champ.
agros-word-rank = rang|rangs
agros-word-rank-text = La place d’un fermier parmi ceux de son camp au bord d’un champ, le plus fort d’abord.
agros-word-tie = égalité
agros-word-tie-text = Quand aucun rang ne diffère : le champ n’est à personne et ne compte pas.
agros-word-pass = passer|passe|passes|passé|passez
agros-word-pass-text = Laisser passer son tour. Deux fois de suite, la partie finit.

agon-word-queen = reine|reines
agon-word-queen-text = Elle seule peut entrer au centre. Capturée, elle va sur une case libre quelconque.
agon-word-guard = garde|gardes
agon-word-guard-text = Une des six pièces qui doivent entourer la reine. Capturée, elle retourne à l’anneau extérieur.
agon-word-ring = anneau|anneaux
agon-word-ring-text = Les cases à égale distance du centre. Il y en a cinq ; aucune pièce ne va vers l’extérieur.
agon-word-centre = centre
agon-word-centre-text = La case f6, où seules les reines peuvent entrer.
agon-word-captured = capturé|capturée|captures|capture
agon-word-captured-text = Entre deux ennemis de côtés opposés. La pièce reste jusqu’à ce que son joueur la replace.
agon-word-relocation = replacement|replacer
agon-word-relocation-text = Poser ailleurs une pièce capturée ; cela prend tout le tour.
agon-word-between = entre deux ennemis
agon-word-between-text = Avec un ennemi sur deux cases voisines opposées. Nul ne peut y entrer.

agora-word-pile = pile|piles
agora-word-pile-text = Des pions sur une case. Celui du dessus la possède.
agora-word-captor = gardien|gardiens
agora-word-captor-text = Un pion de la couleur qui possède la pile, au-dessus des prisonniers.
agora-word-prisoner = prisonnier|prisonniers
agora-word-prisoner-text = Un pion de l’autre couleur au bas d’une pile. Trop nombreux, ils la prennent.
agora-word-height = hauteur|hauteurs
agora-word-height-text = Le niveau de la case et le nombre de pions de la pile ensemble.
agora-word-level = niveau|niveaux
agora-word-level-text = La hauteur d’une case : 6 au bord, 3 sur l’anneau du milieu, 0 au centre.
agora-word-capture = capturer|capture|capturez
agora-word-capture-text = Se poser au sommet de plus haut ou d’égal : les pions ennemis sont retournés, ses prisonniers libérés.
agora-word-surrender = se rend|se rendre|reddition
agora-word-surrender-text = Se glisser sous une pile de plus bas ou d’égal, comme prisonnier.
agora-word-revolution = révolution|révolutions
agora-word-revolution-text = Des prisonniers plus nombreux que la moitié d’une pile retournent les autres pions et la possèdent.
