# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Girar el tablero un lado
command-mirror = Tablero en espejo
command-panels-left = Paneles a la izquierda
command-large-targets = Botones grandes, para los dedos
command-finder = Buscar una orden…
finder-title = Buscar una orden
finder-hint = Palabras de los menús
finder-nothing = Ningún menú tiene nada parecido.
shortcuts-change = Pulsa las teclas de una orden para elegir otras.
shortcuts-press = Pulsa las nuevas teclas
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Restablecer
shortcuts-reset-of = Restablecer las teclas: { $command }
shortcuts-reset-all = Restablecer todo
shortcuts-taken = { $keys } ya es de «{ $by }».
shortcuts-unfit = { $keys } no se puede elegir: escribe, o sirve para recorrer la ventana. Añade Ctrl o Alt, o toma una tecla de función.
command-pencil = Dibujar marcas
notice-pencil = Lápiz: elige una casilla dos veces para un círculo, dos casillas para una flecha. Esc lo guarda.
menu-line = Orden de las variantes
menu-arrangement = Tablero y paneles
