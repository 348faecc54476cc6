## The pages of the rules

rules-to-play = { $title }, before the move
rules-played = { $title }, played

agros-rules = Rules of Agros
agros-rules-intro = Two players, Light and Dark, farm an empty board of 8×8, 10×10 or 12×12 cells with 3, 5 or 7 farmers each. The greater score wins. Click a diagram to play its move.
agros-rules-opening = Opening
agros-rules-opening-text = Farmers come onto empty cells, each with a harvest of 1: Light places one, then both place two a turn, and Dark places the last one. Then Light moves.
agros-rules-harvest = To harvest
agros-rules-harvest-text = The whole stack goes exactly as many cells as its harvest, straight in one of eight directions, to an empty cell. Then its harvest grows by one.
agros-rules-over = Over pieces
agros-rules-over-text = A harvest may pass over pieces of its own colour, never over the opponent’s.
agros-rules-sow = To sow
agros-rules-sow-text = A farmer with a harvest of 2 or more goes one cell less far, over empty cells only. It leaves a seed on every cell that it leaves and goes on alone, with a harvest of 1.
agros-rules-pass = To pass
agros-rules-pass-text = After the opening you may always pass instead. Two passes in a row end the game.
agros-rules-field = Fields
agros-rules-field-text = Empty cells joined side by side are a field. A farmer touches it if he stands side by side with one of its cells. A field is worth its cells times the greatest harvest of its owner there.
agros-rules-control = Control
agros-rules-control-text = Both sides line up the farmers that touch the field from high to low. The first rank at which they differ decides; a missing farmer counts 0. That difference is the margin.
agros-rules-tie = Nobody’s field
agros-rules-tie-text = Where all ranks are level, or no farmer touches it, a field is nobody’s and counts nothing: here on the left, 3 against 3.
agros-rules-fence = Fences
agros-rules-fence-text = Seeds and farmers divide the land. A fence that is whole keeps a stronger farmer out.
agros-rules-score = The score
agros-rules-score-text = At the end the fields of each are added up. Half a point goes to whoever has the greater harvest at the first difference of both full lists: here {"{5, 3, 2}"} to {"{4, 2, 1}"}, and Light wins with 100½ to 44.

agon-rules = Rules of Agon
agon-rules-intro = A race on 91 hexagons in five rings round a centre. Each player has a queen and six guards. Click a diagram to play its move.
agon-rules-aim = Aim
agon-rules-aim-text = Whoever first has the queen in the centre and her six guards on the six cells around her wins.
agon-rules-start = Start
agon-rules-start-text = The queens stand on opposite corners of the outer ring, the guards as shown. White or Black may begin.
agon-rules-step = A step
agon-rules-step-text = One man goes to a neighbouring empty cell of the same ring or the next inner one, never outward. Only a queen enters the centre. Who has no legal step passes.
agon-rules-between = Between enemies
agon-rules-between-text = Nobody may go to a cell that lies directly between two enemies, in a straight line: here f4 is forbidden to White.
agon-rules-capture = Captures
agon-rules-capture-text = A man that comes to stand between two enemies is captured and marked. Several can be captured at once.
agon-rules-relocation = Relocation
agon-rules-relocation-text = Whose man is captured must set one down first, as a whole turn: the queen first, on any free cell; then a guard, on the outer ring. Never between two enemies.
agon-rules-win = A win
agon-rules-win-text = The last guard closes the ring round the queen in the centre.
agon-rules-loss = A loss
agon-rules-loss-text = Whoever closes the ring while the own queen is not in the centre loses.
agon-rules-draw = Draws
agon-rules-draw-text = A draw comes by two passes in a row, by the same position for the third time, or after 100 plies without a step inward, a relocation, a placement or a new capture.
agon-rules-variants = Variants
agon-rules-variants-text = The guards, or the queens and then the guards, can be placed one at a time instead. An option keeps a captured queen out of the centre.

agora-rules-heights = Heights
agora-rules-heights-text = The pit has three levels: 6 at the rim, 3 in the middle ring, 0 in the centre. The height of a pile is the level of its cell and its men together. As an option the level alone counts.
agora-rules-equal = Equal heights
agora-rules-equal-text = The one who moves chooses: to capture, as here, or to surrender.
agora-rules-end = The end
agora-rules-end-text = Nobody may pass. Who owns no pile loses at once. A draw comes by the same position for the third time, or after 100 plies without capture, surrender or revolution.
