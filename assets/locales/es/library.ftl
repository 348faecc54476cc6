## La biblioteca de partidas

command-library = Biblioteca…
command-library-here = Partidas con esta posición
dialog-library-title = Elegir la carpeta de la biblioteca
path-library = Elegir
path-folder = Ruta de la carpeta:
library = Biblioteca
library-leave = Volver a la partida
library-choose = Elegir una carpeta…
library-games = Partidas
library-statistics = Estadísticas
library-openings = Aperturas

library-welcome = Aún no hay biblioteca
library-welcome-what = Una biblioteca es una carpeta de archivos de partidas, con las carpetas que contiene. Aquí aparecen en una lista con sus jugadores, resultados y últimas posiciones, se buscan por palabras y se cuentan; y junto al tablero ves lo que se jugó en ellas desde cualquier posición.
library-welcome-safe = Los archivos se quedan donde están y como están. Las partidas nuevas que guardes en la carpeta se encuentran solas.

## Hasta dónde ha llegado la lectura

library-reading = Leyendo la carpeta…
library-progress = Leyendo: { $done } de { $of } archivos
library-failed = No se puede leer la carpeta: { $why }
library-all-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
library-found = { $found } de { library-all-games }
library-cut-off = { $games }; hay más archivos de los que caben en la lista
library-unread = No hay nada que listar. Elige otra carpeta.
library-empty = En esta carpeta no hay partidas. Guarda una en ella o elige otra carpeta.
library-nothing-found = Ninguna partida es así.

## Búsqueda

library-search = Buscar
library-search-hint = Buscar: anna 8x8 claro gana 2024
# Estas dos palabras sirven en una búsqueda: «anna gana», «claro pierde».
library-word-won = gana
library-word-lost = pierde
library-chip-position = Esta posición
library-chip-position-help = Solo las partidas en las que está la posición, aunque sea girada o reflejada. Haz clic para volver a listarlas todas.
library-chip-setup = Formato
library-any-setup = todos
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = Desde:
library-until = Hasta:
library-date-hint = 31/05/2024
library-chip-mine = Partidas: { $name }
library-chip-faults = { $files ->
    [one] { $files } archivo ilegible
   *[other] { $files } archivos ilegibles
}

## La lista

library-list = { $games ->
    [one] Lista de { $games } partida
   *[other] Lista de { $games } partidas
}
library-players = Jugadores
library-game = Juego
library-result = Resultado
library-date = Fecha
library-plies = Largo
library-sort = Ordenar por: { $column }
library-sorted = Ordenado por: { $column }, ascendente
library-sorted-falling = Ordenado por: { $column }, descendente
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
library-file = Archivo
library-file-date = Fecha del archivo
library-open = Abrir
library-open-there = Abrir en esta posición
library-won = { $side } gana
library-won-by = { $side } +{ $points }
library-result-how = { $result } ({ $how })
library-resignation = abandono
library-time = por tiempo
library-agreement = acuerdo
library-drawn = Empate
library-unfinished = Sin acabar
library-first = Primero
library-second = Segundo

## Resultados contados

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $first } gana { $first_won }, { $second } { $second_won }, empates { $drawn }, sin acabar { $unfinished }
library-results-lead = { $results }; { $side } { $lead } de media
library-move = { $play }: { $results }
library-head-move = Jugada
library-head-games = Total
library-head-share = Puntos { $side } · ventaja
library-all = Todas las partidas
library-begins = Empieza { $side }
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 granjero
   *[other] { $value } granjeros
}
library-part-variant = { $value ->
    [standard] clásico
    [guards] guardias por colocar
   *[other] todo por colocar
}
library-part-queen-avoids-centre = { $value ->
    [true] reina fuera del centro
   *[other] reina al centro
}
library-part-height = { $value ->
    [pile] altura de las pilas
   *[other] altura de las casillas
}
library-first-moves = { $kind }: primeras jugadas
library-own = Tus resultados
library-own-name = Eres
library-own-nobody = nadie todavía
library-own-none = Ninguna partida tuya está en la lista. Elige tu nombre tal como figura en las partidas.
library-own-as = Bando, rival
library-own-won = Ganadas
library-own-lost = Perdidas
library-own-drawn = Empates
library-own-share = Puntos
library-own-first = como primero
library-own-second = como segundo
library-own-side = con { $side }
library-own-against = contra { $name }
library-own-unknown = contra otros

## Lo que se jugó desde una posición

library-start = Formato:
library-at-start = El inicio
library-back = Atrás
library-to-start = Al inicio
library-these = { $games ->
    [one] Listar esta partida
   *[other] Listar estas { $games } partidas
}
library-no-move = Ninguna partida de la biblioteca sigue desde aquí.
library-beside = En la biblioteca
library-beside-help = Lo que se jugó desde esta posición en las partidas de la biblioteca, estuviera como estuviera el tablero. Señala una jugada para verla, haz clic para hacerla.
library-no-game-here = ninguna partida tiene esta posición
library-games-here = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
