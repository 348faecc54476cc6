## Las palabras de los juegos: sus formas y lo que significan

glossary-word = { $word }: { $meaning }

agros-word-farmer = granjero|granjeros
agros-word-farmer-text = Una pila que se mueve entera: un granjero sobre semillas de su color.
agros-word-harvest = cosecha|cosechas|cosechar
agros-word-harvest-text = El número de piezas de un granjero, y la jugada que lo hace crecer: exactamente esas casillas, y una pieza más.
agros-word-seed = semilla|semillas
agros-word-seed-text = Una pieza suelta dejada al sembrar. Ya no se mueve y divide la tierra.
agros-word-sow = sembrar|siembra
agros-word-sow-text = Ir una casilla menos que la cosecha y dejar todas las semillas, una por casilla.
agros-word-field = campo|campos
agros-word-field-text = Casillas vacías unidas por los lados, cuantas sean. Cuenta sus casillas por la mejor cosecha de su dueño allí.
agros-word-control = control|controla|controlan
agros-word-control-text = Un campo es del bando que va por delante en el primer rango en que difieren los granjeros de al lado.
agros-word-margin = margen
agros-word-margin-text = La diferencia en el rango que decide un campo.
agros-word-rank = rango|rangos
agros-word-rank-text = El puesto de un granjero entre los de su bando junto a un campo, el más fuerte primero.
agros-word-tie = empate|empatan
agros-word-tie-text = Cuando ningún rango difiere: el campo no es de nadie y no cuenta.
agros-word-pass = pasar|pase|pases|pasado
agros-word-pass-text = Dejar el turno sin usar. Dos seguidos acaban la partida.

agon-word-queen = reina|reinas
agon-word-queen-text = Solo ella puede entrar en el centro. Capturada, va a cualquier casilla libre.
agon-word-guard = guardia|guardias
agon-word-guard-text = Una de las seis piezas que deben rodear a la reina. Capturada, vuelve al anillo exterior.
agon-word-ring = anillo|anillos
agon-word-ring-text = Las casillas a igual distancia del centro. Hay cinco; ninguna pieza va hacia fuera.
agon-word-centre = centro
agon-word-centre-text = La casilla f6, a la que solo entran reinas.
agon-word-captured = capturada|capturado|capturar|capturas|captura
agon-word-captured-text = Entre dos enemigos en lados opuestos. La pieza se queda hasta que su dueño la recoloca.
agon-word-relocation = recolocación|recolocar|recolocarla|recolocarlo
agon-word-relocation-text = Poner en otro sitio una pieza capturada; ocupa todo el turno.
agon-word-between = entre dos enemigos
agon-word-between-text = Con un enemigo en dos casillas vecinas opuestas. Nadie puede meterse ahí.

agora-word-pile = pila|pilas
agora-word-pile-text = Fichas en una casilla. La de arriba la posee.
agora-word-captor = captor|captores
agora-word-captor-text = Una ficha del color que posee la pila, sobre sus prisioneros.
agora-word-prisoner = prisionero|prisioneros|prisionera
agora-word-prisoner-text = Una ficha del otro color al fondo de una pila. Si son demasiadas, la toman.
agora-word-height = altura|alturas
agora-word-height-text = El nivel de la casilla más el número de fichas de la pila.
agora-word-level = nivel|niveles
agora-word-level-text = Lo alta que está una casilla: 6 en el borde, 3 en el anillo medio, 0 en el centro.
agora-word-capture = capturar|captura
agora-word-capture-text = Caer encima desde más alto o igual: las fichas enemigas se voltean, los prisioneros propios quedan libres.
agora-word-surrender = rendirse|rendirte|rinde|rendición
agora-word-surrender-text = Meterse bajo una pila desde más bajo o igual, como prisionero.
agora-word-revolution = revolución|revoluciones
agora-word-revolution-text = Los prisioneros que son más de media pila voltean a las demás fichas y la poseen.
