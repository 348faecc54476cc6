## Las páginas de las reglas

rules-to-play = { $title }, antes de la jugada
rules-played = { $title }, después de la jugada

agros-rules = Reglas de Agros
agros-rules-intro = Dos jugadores, Claro y Oscuro, cultivan un tablero vacío de 8×8, 10×10 o 12×12 casillas con 3, 5 o 7 granjeros cada uno. Gana quien tiene más puntos. Un clic en un diagrama hace su jugada.
agros-rules-opening = Apertura
agros-rules-opening-text = Los granjeros van a casillas vacías, cada uno con cosecha 1: Claro coloca uno, luego ambos dos por turno, y Oscuro el último. Después juega Claro.
agros-rules-harvest = Cosechar
agros-rules-harvest-text = Toda la pila va exactamente tantas casillas como su cosecha, en línea recta en una de ocho direcciones, a una casilla vacía. Luego su cosecha crece en uno.
agros-rules-over = Sobre las piezas
agros-rules-over-text = Una cosecha puede pasar sobre piezas de su color, nunca sobre las del rival.
agros-rules-sow = Sembrar
agros-rules-sow-text = Un granjero con cosecha 2 o más va una casilla menos lejos, solo por casillas vacías. Deja una semilla en cada casilla que abandona y sigue solo, con cosecha 1.
agros-rules-pass = El pase
agros-rules-pass-text = Después de la apertura siempre se puede pasar en su lugar. Dos pases seguidos acaban la partida.
agros-rules-field = Campos
agros-rules-field-text = Las casillas vacías unidas por los lados son un campo. Un granjero lo toca si está al lado de una de sus casillas. Un campo vale sus casillas por la mayor cosecha de su dueño allí.
agros-rules-control = El control
agros-rules-control-text = Ambos ordenan de mayor a menor los granjeros que tocan el campo. Decide el primer rango en que difieren; un granjero que falta cuenta 0. Esa diferencia es el margen.
agros-rules-tie = Campo de nadie
agros-rules-tie-text = Si todos los rangos empatan, o ningún granjero lo toca, un campo no es de nadie y no cuenta: aquí a la izquierda, 3 contra 3.
agros-rules-fence = Cercas
agros-rules-fence-text = Semillas y granjeros dividen la tierra. Una cerca completa deja fuera a un granjero más fuerte.
agros-rules-score = El resultado
agros-rules-score-text = Al final se suman los campos de cada uno. Medio punto es para quien tiene mayor cosecha en la primera diferencia de las listas completas: aquí {"{5, 3, 2}"} a {"{4, 2, 1}"}, y Claro gana 100½ a 44.

agon-rules = Reglas de Agon
agon-rules-intro = Una carrera sobre 91 hexágonos en cinco anillos alrededor de un centro. Cada jugador tiene una reina y seis guardias. Un clic en un diagrama hace su jugada.
agon-rules-aim = Objetivo
agon-rules-aim-text = Gana quien primero tiene a la reina en el centro y a sus seis guardias en las seis casillas de alrededor.
agon-rules-start = Inicio
agon-rules-start-text = Las reinas están en esquinas opuestas del anillo exterior, los guardias como se muestra. Puede empezar Blanco o Negro.
agon-rules-step = Un paso
agon-rules-step-text = Una pieza va a una casilla vacía vecina del mismo anillo o del siguiente hacia dentro, nunca hacia fuera. Solo una reina entra en el centro. Quien no puede, pasa.
agon-rules-between = Entre enemigos
agon-rules-between-text = Nadie puede ir a una casilla que está justo entre dos enemigos, en línea recta: aquí f4 está prohibida a Blanco.
agon-rules-capture = Capturas
agon-rules-capture-text = Una pieza que queda entre dos enemigos está capturada y se marca. Se pueden capturar varias a la vez.
agon-rules-relocation = Recolocación
agon-rules-relocation-text = Quien tiene una pieza capturada debe recolocarla primero, como turno entero: antes la reina, en cualquier casilla libre; luego un guardia, en el anillo exterior. Nunca entre dos enemigos.
agon-rules-win = Victoria
agon-rules-win-text = El último guardia cierra el anillo alrededor de la reina en el centro.
agon-rules-loss = Derrota
agon-rules-loss-text = Quien cierra el anillo sin su propia reina en el centro pierde.
agon-rules-draw = Tablas
agon-rules-draw-text = Hay tablas con dos pases seguidos, con la misma posición por tercera vez, o tras 100 jugadas sin paso hacia dentro, recolocación, colocación ni nueva captura.
agon-rules-variants = Variantes
agon-rules-variants-text = También se pueden colocar uno a uno los guardias, o las reinas y luego los guardias. Una opción impide a una reina capturada ir al centro.

agora-rules-heights = Alturas
agora-rules-heights-text = El foso tiene tres niveles: 6 en el borde, 3 en el anillo medio, 0 en el centro. La altura de una pila es el nivel de su casilla más sus fichas. Como opción cuenta solo el nivel.
agora-rules-equal = Igual altura
agora-rules-equal-text = Quien juega elige: capturar, como aquí, o rendirse.
agora-rules-end = El final
agora-rules-end-text = Nadie puede pasar. Quien no posee ninguna pila pierde al instante. Hay tablas con la misma posición por tercera vez, o tras 100 jugadas sin captura, rendición ni revolución.
