## Las líneas de los jugadores

player-title = { $name } · { $side }
player-to-move = le toca jugar
player-score = puntos: { $score }

## La ventana

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = Abriendo { $game }…
state-opening = abriendo
state-unsaved = sin guardar
state-saved = guardada
state-new = nueva
state-read-only = solo lectura
status-both = { $now } · { $said }
last-move = Última: { $side } { $play }

# Días, y meses de los que no se sabe el día.
date-day = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }

## Menús y órdenes

menu-game = Partida
menu-edit = Edición
menu-view = Ver
menu-go = Ir
menu-help = Ayuda
menu-show = Mostrar
menu-recent = Partidas recientes
menu-unfinished = Partidas inacabadas…
command-new-game = Nueva partida…
command-open = Abrir…
command-save = Guardar
command-save-as = Guardar como…
command-quit = Salir
command-export = Exportar…
command-copy-position = Copiar posición
command-copy-game = Copiar partida
command-copy-picture = Copiar imagen
command-paste = Pegar
command-undo = Deshacer
command-redo = Rehacer
command-first = Primera posición
command-back = Retroceder
command-forward = Avanzar
command-last = Última posición
command-play = Reproducir
menu-timeline = Cronología
menu-pace = Velocidad
menu-language = Idioma
language-system = El del sistema
command-pass = Pasar
command-what-if = ¿Y si…?
command-keep-what-if = Conservar variante
command-editor = Editar una posición…
command-flip = Girar el tablero
command-settings = Ajustes…
command-shortcuts = Atajos de teclado
command-sheet = Recuento
command-about = Acerca de Agros
command-delete = Borrar desde aquí
command-promote = Hacer principal
overlay-help = { $key }: { $legend }
tab-moves = Jugadas
tab-details = Datos

## ¿Y si…?: se prueba algo

what-if-sign = ¿Y si…? · { $moves ->
    [0] nada jugado
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
what-if-keep = Conservar
what-if-keep-help = Conservar como variante las jugadas hasta aquí ({ $keys })
what-if-drop = Descartar
what-if-drop-help = Volver a la partida tal como está (Esc)

## El editor de posición

editor-title = Editor de posición
editor-no-position = Todavía no es una posición: { $why }
editor-not-read = El texto de abajo no es un tablero: { $why }
editor-text = Posición como texto
editor-take-up = Último tablero
editor-play = Jugar aquí
editor-analyse = Analizar
editor-eraser = Goma
editor-clear = Vaciar todo
editor-turn = Turno de
editor-passes = Pases seguidos
editor-less = { $what }: menos
editor-more = { $what }: más
editor-quiet = Sin progreso
editor-position = Posición correcta. { $turn }.
editor-position-over = Posición correcta, partida terminada. { $over }
fault-blank = La parte { $part } del texto está vacía: entre las partes va un solo espacio.
fault-place = fila { $row }, columna { $column }
fault-number = { $place }: “{ $token }” necesita un número del 1 al { $size }.
fault-passes = Los pases seguidos (parte 4) son 0, 1 o 2, no “{ $found }”.
fault-width = La fila { $row } tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
} en lugar de { $size }.
fault-quiet = Las semijugadas sin progreso (parte { $part }) van de 0 a 100, no “{ $found }”.

## Escribir una jugada

move-entry-name = Jugada
move-entry-hint = Escribe: { $examples }

## Diálogos

cancel = Cancelar
close = Cerrar
dialog-open-title = Abrir una partida
dialog-save-title = Guardar la partida
dialog-opening-title = Tomar la apertura de una partida
dialog-file-type = Partidas de Agros
dialog-export-title = Exportar
export-format-png = Imagen (PNG)
export-format-svg = Dibujo (SVG)
export-format-gif = Animación (GIF)
export-format-html = Recuento para imprimir (HTML)
export-format-txt = Partida como texto
export-format-agros = Archivo de partida
export-width = Anchura en píxeles
export-part = Parte del tablero
export-part-all = todo
export-part-wrong = Hacen falta dos esquinas, como en a1:e5.
export-plies-from = De la semijugada
export-plies-to = a la semijugada
export-theme = Colores
export-theme-window = los de la ventana
export-overlays = Lo que cubre el tablero cubre también la imagen.
export-choose = Elegir un archivo…
new-game-title = Nueva partida
new-game-first = Empieza:
new-game-by-lot = por sorteo
new-game-name = { $side }:
new-game-name-hint = nombre
new-game-placement = Las piezas se colocan
new-game-start = Empezar
house-title = Reglas de la casa
house-swap = Cambio
house-swap-help = Cambio: tras la apertura, el segundo jugador puede quedarse con el bando que quiera. Los jugadores cambian entonces de bando, nombres incluidos.
house-bid = Puja
house-bid-help = Puja: cada uno escribe, sin que el otro lo vea, cuántos puntos vale jugar con { $side }. Quien escribe más juega con { $side }, y el otro recibe esos puntos al final. Si los dos escriben lo mismo, nadie cambia de bando. El motor escribe 0.
house-bid-of = { $name } puja
house-bid-wrong = Una puja es un número de puntos como 6 o 6½, hasta 4999½.
choice-due = { $name } puede elegir antes su bando: escribe “{ typed-keep }” o “{ typed-swap }”, o usa los botones de arriba.
choice-engine = El motor elige un bando.
choice-sign = { $name } elige un bando
# What is typed to choose, in small letters
typed-keep = seguir
typed-swap = cambiar
choice-keep = Seguir con { $side }
choice-swap = Tomar { $side }
bid-won = Tras la puja de { $bid }: { $side } gana por { $margin }.
bid-drawn = Tras la puja de { $bid }: empate.
player-bid = puja +{ $bid }
placement-hand = a mano
placement-random = al azar
placement-saved = según una partida
placement-choose = Elegir una partida…
placement-chosen = { $file }: { $setup }, { $placements ->
    [one] { $placements } colocación
   *[other] { $placements } colocaciones
}
placement-none = ninguna partida elegida
unsaved-title = ¿Guardar los cambios?
unsaved-text = Esta partida tiene cambios que no están en ningún archivo. Se perderían.
unsaved-save = Guardar
unsaved-discard = No guardar
overwrite-title = ¿Reemplazar el archivo?
overwrite-text = { $path } ya existe.
overwrite-yes = Reemplazar
unfinished-title = Partidas inacabadas
unfinished-text = Estas partidas estaban abiertas cuando el programa se cerró sin avisar. No se ha perdido nada de ellas.
unfinished-about = { $kind }, { $ply ->
    [one] { $ply } semijugada
   *[other] { $ply } semijugadas
}, { $age }
unfinished-minutes = { $count ->
    [0] ahora mismo
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
unfinished-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
unfinished-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}
unfinished-file = cambios en { $file }
unfinished-no-file = aún sin archivo
unfinished-restore = Recuperar
unfinished-restore-this = Seguir con { $game }
unfinished-discard = Descartar
unfinished-discard-this = Descartar { $game }
unfinished-keep = Conservar
unfinished-keep-this = No descartar { $game }
unfinished-given-up = Desaparece al cerrar esto.
unfinished-later = Luego
damaged-title = Este archivo está dañado
damaged-text = { $path } no se puede leer entero. { $moves ->
    [one] Se puede leer una jugada
   *[other] Se pueden leer { $moves } jugadas
}; lo que está mal se omite:
damaged-more = … y { $count } más
damaged-open = Abrir lo que se puede leer
changed-title = El archivo ha cambiado
changed-text = Otro programa ha escrito { $path } desde que se leyó aquí.
changed-keep = Mi versión
changed-reload = Leerlo de nuevo
changed-beside = Guardar aparte…
path-text = Ruta del archivo:
path-save = Guardar
path-open = Abrir
waiting-title = Esperando la elección del archivo
waiting-text = El diálogo está abierto en su propia ventana, quizá detrás de esta.
waiting-type = Escribir una ruta
settings-title = Ajustes
settings-theme = Tema
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
settings-animations = Animar las jugadas
settings-flipped = { $side } abajo
shortcuts-title = Atajos de teclado
shortcuts-overlay = Mostrar u ocultar: { $name }
shortcuts-board = Elegir una casilla del tablero
shortcuts-board-keys = Tab hasta el tablero, flechas, Intro
shortcuts-type = Hacer una jugada por su nombre
shortcuts-type-keys = escribirla, Intro
about-title = Acerca de Agros
about-text = Agros { $version }: una mesa para jugar y estudiar Agros, el juego de mesa de Saïd Galdseid.

## El recuento de una partida terminada

sheet-new-game = Nueva partida
sheet-review = Revisión
sheet-save = Guardar…
sheet-copy = Copiar
sheet-close = Cerrar

## Avisos

notice-not-a-move = “{ $typed }” no es una jugada. Escríbela como una de estas: { $examples }.
notice-no-moves = { $cell } no tiene jugadas.
notice-move-undone = Deshecho: { $change }. Queda en la partida, después del cursor.
notice-undone = Deshecho: { $change }.
notice-turn-undone = Deshecho: { $change } y la respuesta del motor. Las dos quedan en la partida, después del cursor.
notice-redone = Rehecho: { $change }.
notice-turn-redone = Rehecho: { $change } y la respuesta del motor.
notice-nothing-to-undo = No hay nada que deshacer.
notice-nothing-to-redo = No hay nada que rehacer.
notice-what-if = ¿Y si…?: nada de lo que se juegue ahora toca la partida. Esc lo descarta, { $keys } lo conserva como variante.
notice-what-if-dropped = Descartado. La partida está como antes.
notice-what-if-kept = { $moves ->
    [one] La jugada se conserva
   *[other] Las { $moves } jugadas se conservan
} como variante. Deshacer la quita de la partida.
notice-nothing-to-keep = No había nada que conservar que la partida no tenga ya.
notice-sheet-copied = El recuento está copiado: se puede pegar como texto.
notice-position-copied = La posición está copiada: se puede pegar como texto.
notice-game-copied = La partida está copiada: se puede pegar como texto.
notice-picture-copied = El tablero está copiado: se puede pegar como imagen.
notice-no-picture = No se ha copiado ninguna imagen: { $why }
notice-set-up = La partida empieza con la posición editada.
notice-draft-kept = La partida está como antes. El tablero del editor se conserva: “Último tablero” lo recupera allí.
notice-pasted = Pegado. Deshacer devuelve la partida de antes.
notice-pasted-another = Pegado como una partida aparte. Todavía no está guardada.
notice-not-pasted = No se ha pegado: línea { $line }, columna { $column }: { $why }
notice-exported = Exportado: { $path }
notice-export-failed = No exportado: { $path }: { $why }
notice-deleted = Borrado. Deshacer lo devuelve.
notice-promoted = Ahora es la variante principal.
notice-saved = Guardado: { $path }
notice-opened = Abierto: { $path }
notice-read-only = { $path } es de una versión más nueva: se puede leer y guardar en otro sitio, pero no reemplazar.
notice-too-late = El diálogo ya se había abandonado cuando llegó la respuesta: no se ha hecho nada con { $path }.
notice-dropped = No abierto: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}. Suelta una sola partida cada vez.
notice-other-game = { $path } es una partida de otro juego: { $game }.
notice-read-failed = No abierto: { $path }: { $why }
notice-write-failed = No guardado: { $path }: { $why }. La partida sigue aquí; guárdala en otro sitio.
notice-restored = La partida está como antes. Todavía no está guardada.
notice-opened-in-part = Abierto como partida nueva, sin guardar: lo que se puede leer de { $path }. { $moves ->
    [0] No falta ninguna jugada.
    [one] Falta una jugada.
   *[other] Faltan { $moves } jugadas.
} Lo que está mal: { $why }
notice-restored-in-part = El diario de esta partida estaba dañado: la partida se ha recuperado hasta ahí. El diario se conserva: { $path }
notice-nothing-unfinished = No quedó ninguna partida inacabada.
notice-journals-aside = { $count ->
    [one] { $count } diario de partida no se pudo entender y se ha apartado
   *[other] { $count } diarios de partidas no se pudieron entender y se han apartado
}: { $path }
notice-restore-failed = No recuperado: { $why }
notice-journal-failed = Hasta que guardes, lo que hagas puede perderse en un fallo: no se puede escribir el diario ({ $why }).
notice-disk-full = No guardado: no queda sitio para { $path }. Haz sitio, o guarda en otro lugar con “Guardar como”. La partida sigue aquí.
notice-file-read-only = No guardado: { $path } es de solo lectura. Guarda con otro nombre con “Guardar como”. La partida sigue aquí.
notice-folder-read-only = No guardado: no puedes escribir en la carpeta de { $path }. Guarda en otro sitio con “Guardar como”. La partida sigue aquí.
notice-no-folder = No guardado: la carpeta de { $path } ya no existe. Guarda en otro sitio con “Guardar como”. La partida sigue aquí.
notice-name-too-long = No guardado: el nombre { $path } es demasiado largo. Usa uno más corto con “Guardar como”. La partida sigue aquí.
notice-is-folder = No guardado: { $path } es una carpeta. Guarda con otro nombre con “Guardar como”. La partida sigue aquí.
notice-changed = No guardado: otro programa ha cambiado { $path }. Guarda otra vez para elegir qué se queda. La partida sigue aquí.
notice-reloaded = Se ha vuelto a leer { $path }. Deshacer devuelve tus propias jugadas.
notice-panicked = Algo ha fallado dentro del programa y se ha abandonado. La partida sigue aquí; hay un informe en { $path }
notice-open-elsewhere = { $path } está abierto también en otra ventana. Guarda solo en una de ellas.
notice-settings-not-saved = Los ajustes no se pudieron guardar en { $path }: { $why }
notice-settings-failed = Los ajustes no se usan: { $why }
notice-exists = { $path } ya existe.
notice-no-opening = { $path } no tiene una apertura que sirva.
change-move = una jugada
change-line = una variante conservada
change-comment = un comentario
change-symbol = un símbolo
change-marks = marcas
change-eval = una evaluación
change-deletion = un borrado
change-promotion = un cambio de la variante principal
change-order = un cambio de orden
change-players = un cambio de los nombres
change-sides = la elección de bandos
change-tags = un cambio de las etiquetas
change-ending = el final de la partida
change-whole = un cambio de toda la partida

# El motor.
menu-engine = Motor
engine-plays = El motor juega con { $side }
engine-time = Tiempo por jugada
engine-seconds = { $seconds } s
engine-level = Nivel
engine-level-first = 1, para una primera partida
engine-level-best = { $number }, lo mejor que sabe
engine-lines = Líneas
command-analyse = Analizar
command-hint = Pista
command-engine-move = Juega el motor
command-stop-engine = Parar el motor
notice-choose-side = Primero hay que elegir un bando: escribe “{ typed-keep }” o “{ typed-swap }”, o usa los botones de arriba.
notice-sides-changed = Los jugadores han cambiado de bando. Deshacer devuelve los bandos.
notice-sides-kept = Los jugadores siguen con su bando. Deshacer anula la elección.
notice-engine-thinks = El motor está a punto de jugar: { $now } hace que juegue ya, { $stop } lo para.
player-engine = motor
tab-engine = Motor
tab-notes = Notas
engine-ready = El motor espera una jugada.
engine-thinking = Pensando
engine-done = Hallado
engine-to-move = El motor piensa la jugada de { $side }.
engine-header = { $state } · prof. { $depth } · { $nodes } posiciones · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } en { $plies }
engine-exact = { $side } gana por { $points } con el mejor juego.
engine-exact-draw = Empate con el mejor juego.
engine-exact-mark = exacto
engine-chance = { $percent } %
command-choose-engine = Elegir un motor…
engine-title = Motor
engine-text = La orden de un programa que hable UGI, con las palabras separadas por espacios. Déjalo vacío para el motor de este programa.
engine-use = Usarlo
notice-engine-failed = El motor se ha parado: { $why }. En el menú Motor puedes elegir otro.
engine-waits = Le toca al motor: { $keys } hace que juegue.

# Notas.
command-comment = Comentario
command-wipe-marks = Borrar marcas
menu-judge = Juzgar la jugada
comment-hint = Un comentario
comment-name = Comentario tras la semijugada { $ply }
symbol-good = buena jugada
symbol-mistake = error
symbol-brilliant = jugada brillante
symbol-blunder = error grave
symbol-interesting = jugada interesante
symbol-dubious = jugada dudosa
moves-ply-noted = { $name }, { $note }

# El mapa del árbol.
command-map = Mapa del árbol
map-name = Mapa del árbol: { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}, { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
map-node = { $ply }. { $play } { $comment }

# El orden del árbol.
moves-trim = Borrar lo que sigue
moves-earlier = Subir la línea
moves-later = Bajar la línea

## El recuento de una partida terminada, en frases

end-sheet-wins = { $winner } gana
end-sheet-draw = Empate
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
} · { $setup }
