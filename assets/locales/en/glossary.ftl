## The words of the games: the forms of each, and what it means

glossary-word = { $word }: { $meaning }

agros-word-farmer = farmer|farmers|farmer’s
agros-word-farmer-text = A stack of pieces that moves as one: one farmer on top of seeds of its colour.
agros-word-harvest = harvest|harvests
agros-word-harvest-text = The number of pieces in a farmer’s stack, and the move that makes it grow: exactly so many cells, then one more.
agros-word-seed = seed|seeds
agros-word-seed-text = A loose piece left by sowing. It never moves again and divides the land.
agros-word-sow = sow|sows|sowing|sowed
agros-word-sow-text = To go one cell less far than the harvest and leave all seeds behind, one a cell.
agros-word-field = field|fields
agros-word-field-text = Empty cells joined side by side, however many. It counts its cells times the best harvest of its owner there.
agros-word-control = control|controls|controlled
agros-word-control-text = A field belongs to the side that is ahead at the first rank where the farmers beside it differ.
agros-word-margin = margin|margins
agros-word-margin-text = The difference at the rank that decides a field.
agros-word-rank = rank|ranks
agros-word-rank-text = The place of a farmer among those of its side at a field, the strongest first.
agros-word-tie = tie|level
agros-word-tie-text = Where no rank differs: the field is nobody’s and counts nothing.
agros-word-pass = pass|passes|passed
agros-word-pass-text = To leave one’s turn unused. Two passes in a row end the game.

agon-word-queen = queen|queens
agon-word-queen-text = She alone may enter the centre. Captured, she goes to any free cell.
agon-word-guard = guard|guards
agon-word-guard-text = One of six men who must surround the queen. Captured, it goes back to the outer ring.
agon-word-ring = ring|rings
agon-word-ring-text = The cells that are equally far from the centre. There are five; men never go outward.
agon-word-centre = centre
agon-word-centre-text = The cell f6, which only queens may enter.
agon-word-captured = captured|capture|captures
agon-word-captured-text = Between two enemies on opposite sides. The man stays where it is until its owner sets it down elsewhere.
agon-word-relocation = relocation|relocate
agon-word-relocation-text = To set a captured man down elsewhere; it takes the whole turn.
agon-word-between = between two enemies
agon-word-between-text = With an enemy on two opposite neighbouring cells. Nobody may step in there.

agora-word-pile = pile|piles
agora-word-pile-text = Men on one cell. The one on top owns it.
agora-word-captor = captor|captors
agora-word-captor-text = A man of the colour that owns the pile, above its prisoners.
agora-word-prisoner = prisoner|prisoners
agora-word-prisoner-text = A man of the other colour at the bottom of a pile. Too many of them take over.
agora-word-height = height|heights|higher
agora-word-height-text = The level of the cell and the number of men in the pile together.
agora-word-level = level|levels
agora-word-level-text = How high a cell lies: 6 at the rim, 3 in the middle ring, 0 in the centre.
agora-word-capture = capture|captures|captured
agora-word-capture-text = To land on top from higher or equal: the enemy’s men are turned over, prisoners of one’s colour are freed.
agora-word-surrender = surrender|surrenders
agora-word-surrender-text = To slide under a pile from lower or equal, as its prisoner.
agora-word-revolution = revolution|revolutions
agora-word-revolution-text = Prisoners that are more than half of a pile turn its other men over and own it.
