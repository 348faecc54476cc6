## Les pages des règles

rules-to-play = { $title }, avant le coup
rules-played = { $title }, après le coup

agros-rules = Règles d’Agros
agros-rules-intro = Deux joueurs, Clair et Foncé, cultivent un plateau vide de 8×8, 10×10 ou 12×12 cases avec 3, 5 ou 7 fermiers chacun. Le plus grand score gagne. Un clic sur un diagramme joue son coup.
agros-rules-opening = Ouverture
agros-rules-opening-text = Les fermiers vont sur des cases vides, chacun avec une récolte de 1 : Clair en place un, puis chacun deux par tour, et Foncé le dernier. Ensuite Clair joue.
agros-rules-harvest = Récolter
agros-rules-harvest-text = Toute la pile avance d’exactement autant de cases que sa récolte, tout droit dans une des huit directions, vers une case vide. Puis sa récolte croît d’un.
agros-rules-over = Par-dessus
agros-rules-over-text = Une récolte peut passer par-dessus des pièces de sa couleur, jamais celles de l’adversaire.
agros-rules-sow = Semer
agros-rules-sow-text = Un fermier à la récolte de 2 ou plus va une case moins loin, par des cases vides seulement. Il laisse une graine sur chaque case quittée et continue seul, avec une récolte de 1.
agros-rules-pass = La passe
agros-rules-pass-text = Après l’ouverture, on peut toujours passer à la place. Deux passes de suite terminent la partie.
agros-rules-field = Les champs
agros-rules-field-text = Les cases vides jointes par les côtés sont un champ. Un fermier le touche s’il est côte à côte avec une de ses cases. Un champ vaut ses cases fois la plus grande récolte de son possesseur.
agros-rules-control = Contrôle
agros-rules-control-text = Chacun range du plus fort au plus faible les fermiers qui touchent le champ. Le premier rang où ils diffèrent décide ; un fermier absent compte 0. Cette différence est la marge.
agros-rules-tie = Champ de personne
agros-rules-tie-text = Si tous les rangs sont égaux, ou si nul fermier ne le touche, un champ n’est à personne et ne compte pas : ici à gauche, 3 contre 3.
agros-rules-fence = Clôtures
agros-rules-fence-text = Graines et fermiers divisent la terre. Une clôture complète tient dehors un fermier plus fort.
agros-rules-score = Le score
agros-rules-score-text = À la fin, on additionne les champs de chacun. Un demi-point va à la plus grande récolte à la première différence des listes entières : ici {"{5, 3, 2}"} à {"{4, 2, 1}"}, et Clair gagne 100½ à 44.

agon-rules = Règles d’Agon
agon-rules-intro = Une course sur 91 hexagones en cinq anneaux autour d’un centre. Chaque joueur a une reine et six gardes. Un clic sur un diagramme joue son coup.
agon-rules-aim = But du jeu
agon-rules-aim-text = Gagne qui a le premier la reine au centre et ses six gardes sur les six cases autour d’elle.
agon-rules-start = Départ
agon-rules-start-text = Les reines sont à des coins opposés de l’anneau extérieur, les gardes comme montré. Blanc ou Noir peut commencer.
agon-rules-step = Un pas
agon-rules-step-text = Une pièce va sur une case vide voisine du même anneau ou du suivant vers l’intérieur, jamais vers l’extérieur. Seule une reine entre au centre. Qui ne peut pas passe.
agon-rules-between = Entre ennemis
agon-rules-between-text = Nul ne peut aller sur une case située juste entre deux ennemis, en ligne droite : ici f4 est interdite à Blanc.
agon-rules-capture = Captures
agon-rules-capture-text = Une pièce prise entre deux ennemis est capturée et marquée. Plusieurs à la fois sont possibles.
agon-rules-relocation = Replacement
agon-rules-relocation-text = Qui a une pièce capturée doit d’abord en replacer une, pour tout son tour : la reine en premier, sur une case libre quelconque ; puis un garde, sur l’anneau extérieur. Jamais entre deux ennemis.
agon-rules-win = Gagné
agon-rules-win-text = Le dernier garde ferme l’anneau autour de la reine au centre.
agon-rules-loss = Perdu
agon-rules-loss-text = Qui ferme l’anneau sans sa propre reine au centre perd.
agon-rules-draw = Nulles
agon-rules-draw-text = La partie est nulle après deux passes de suite, quand la même position revient pour la troisième fois, ou après 100 demi-coups sans pas vers l’intérieur, replacement, placement ni nouvelle capture.
agon-rules-variants = Variantes du jeu
agon-rules-variants-text = On peut aussi placer un à un les gardes, ou les reines puis les gardes. Une option tient une reine capturée hors du centre.

agora-rules-heights = Hauteurs
agora-rules-heights-text = La fosse a trois niveaux : 6 au bord, 3 sur l’anneau du milieu, 0 au centre. La hauteur d’une pile est le niveau de sa case et ses pions ensemble. En option, le niveau compte seul.
agora-rules-equal = Hauteur égale
agora-rules-equal-text = Celui qui joue choisit : capturer, comme ici, ou se rendre.
agora-rules-end = La fin
agora-rules-end-text = Nul ne peut passer. Qui ne possède aucune pile perd aussitôt. La partie est nulle quand la même position revient pour la troisième fois, ou après 100 demi-coups sans capture, reddition ni révolution.
