## El juego: su nombre, su tabla y cómo se escriben sus jugadas

agon-name = Agon
agon-overview = Piezas
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (un paso), f1*c3 (una recolocación), g5 (una colocación), pass

## Los jugadores y sus piezas. Las frases sobre un jugador llevan `$player`: `white` o `black`; las
## frases sobre una pieza, `$rank`: `queen` o `guard`.

agon-side =
    { $player ->
        [white] Blanco
       *[black] Negro
    }
agon-rank =
    { $rank ->
        [queen] reina
       *[guard] guardia
    }
agon-side-name = { agon-side }

## Nueva partida

agon-variant-standard = Todas las piezas en su sitio
agon-variant-guards = Se colocan los guardias
agon-variant-free = Se colocan las reinas, luego los guardias
agon-queen-avoids-centre = Una reina capturada no puede ir al centro
agon-setup-standard = clásico
agon-setup-guards = guardias por colocar
agon-setup-free = todo por colocar
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, la reina evita el centro

## El tablero

agon-board-name = Tablero de 91 hexágonos
agon-cell-queen = { $player ->
    [white] reina blanca
   *[black] reina negra
}
agon-cell-guard = { $player ->
    [white] guardia blanco
   *[black] guardia negro
}
agon-cell-empty = vacía
agon-cell-centre = el centro
agon-cell-ring = anillo { $ring }
agon-cell-captured = pieza capturada
agon-cell-target = destino

agon-overlay-moves = Jugadas
agon-overlay-moves-legend = puntos: adónde puede ir la pieza elegida
agon-overlay-steps = Trayecto
agon-overlay-steps-legend = los turnos que aún necesita cada pieza, al menos
agon-overlay-forbidden = Prohibido
agon-overlay-forbidden-legend = entre dos enemigos: círculos para Blanco, rombos para Negro
agon-overlay-danger = Peligro
agon-overlay-danger-legend = anillos de trazos: piezas que la próxima jugada puede capturar; flechas: con cuál
agon-overlay-mobility = Movilidad
agon-overlay-mobility-legend = las jugadas que tiene cada pieza
agon-overlay-engine = Flechas
agon-overlay-engine-legend = las jugadas del motor, en su orden

## De quién es el turno

agon-turn-move = Turno de { agon-side }
agon-turn-selected = Turno de { agon-side }: { agon-rank } en { $cell }, { $steps ->
    [0] ningún paso posible
    [one] { $steps } paso (punto)
   *[other] { $steps } pasos (puntos)
}
agon-turn-only-pass = { agon-side } no tiene pasos: solo puede pasar
agon-turn-passed = { $player ->
    [white] Negro
   *[black] Blanco
} no tenía pasos y ha pasado. Turno de { agon-side }
agon-turn-passed-only-pass = { $player ->
    [white] Negro
   *[black] Blanco
} no tenía pasos y ha pasado. { agon-side } tampoco los tiene: un pase termina la partida en empate
agon-turn-place-queen = { agon-side } coloca su reina: cualquier casilla menos el centro y las que están entre dos enemigos
agon-turn-place-guard = { agon-side } coloca un guardia, faltan { $left }: cualquier casilla menos el centro y las que están entre dos enemigos
agon-captured-between = capturada entre { $one } y { $other }
agon-captured = capturada
agon-turn-relocate-queen = { agon-side } recoloca su reina de { $man }, { $captured }: cualquier casilla libre (puntos)
agon-turn-relocate-queen-not-centre = { agon-side } recoloca su reina de { $man }, { $captured }: cualquier casilla libre menos el centro (puntos)
agon-turn-relocate-guard = { agon-side } recoloca la pieza de { $man }, { $captured }: cualquier casilla libre del borde (puntos)
agon-turn-relocate-one = { agon-side } recoloca uno de sus guardias capturados, { $cells }: elige uno

## Por qué no se puede hacer una jugada

agon-illegal-over = La partida ha terminado: { $reason }.
agon-illegal-still-placing = Las piezas se mueven cuando todas están colocadas: elige una casilla vacía.
agon-illegal-all-placed = Todas las piezas están colocadas: elige una para moverla.
agon-illegal-placed-on-centre = Ninguna pieza se coloca en el centro.
agon-illegal-occupied = { $cell } está ocupada.
agon-illegal-no-man = No hay ninguna pieza en { $cell }.
agon-illegal-not-yours = La pieza de { $cell } es del rival: es el turno de { agon-side }.
agon-illegal-opponents-man = La pieza de { $cell } es del rival.
agon-illegal-between = { $cell } está prohibida: queda entre las piezas de { agon-side } en { $one } y { $other }.
agon-illegal-queen-due = La reina de { $cell } está capturada: antes hay que recolocarla.
agon-illegal-guard-due = El guardia de { $cell } está capturado: un guardia capturado se recoloca antes que nada.
agon-illegal-not-captured = La pieza de { $cell } no está capturada: da un paso a una casilla vecina.
agon-illegal-not-at-the-edge = Un guardia capturado va al anillo exterior, y { $cell } no está en él.
agon-illegal-queen-avoids-centre = En esta partida una reina capturada no puede ir al centro.
agon-illegal-not-adjacent = { $to } no es vecina de { $from }: una pieza avanza de casilla en casilla.
agon-illegal-outwards = Ningún paso lleva hacia fuera: { $to } está más lejos del centro que { $from }.
agon-illegal-centre-is-for-queens = Solo una reina entra en el centro.
agon-illegal-can-step = No se pasa mientras haya un paso posible, como el de la pieza de { $cell }.
agon-pass-help = No hay ningún paso: el turno se pasa. Dos pases seguidos son empate.

## Cómo terminó una partida

agon-over-won = { agon-side } gana: { $reason }.
agon-over-drawn = Empate: { $reason }.
agon-over-queen-among-her-guards = la reina está en el centro, rodeada por sus seis guardias
agon-over-guards-without-their-queen = los seis guardias del rival rodean el centro sin su reina
agon-over-two-passes = los dos jugadores han pasado seguidos
agon-over-100-quiet-plies = 100 semijugadas sin pasos hacia dentro, recolocaciones, colocaciones ni capturas
agon-over-repetition = la misma posición por tercera vez
agon-over-resignation = el rival ha abandonado
agon-over-time = al rival se le ha agotado el tiempo
agon-over-agreement = los jugadores lo han acordado

## Lo que hace una jugada

agon-place-centre = el centro
agon-place-ring = el anillo { $ring }
agon-last-move = La última jugada
agon-did = { agon-side } { $play }, turnos de ventaja { $change }
agon-effect-pass = { $play }: no hay ningún paso
agon-effect-place = { $play }: { $rank ->
    [queen] una reina se coloca
   *[guard] un guardia se coloca
} en { $place }
agon-effect-relocate = { $play }: { $rank ->
    [queen] la reina capturada se recoloca
   *[guard] el guardia capturado se recoloca
} en { $place }
agon-effect-inwards = { $play }: { $rank ->
    [queen] la reina
   *[guard] el guardia
} avanza hasta { $place }
agon-effect-level = { $play }: { $rank ->
    [queen] la reina
   *[guard] el guardia
} sigue por { $place }
agon-effect-man = { $rank ->
    [queen] la reina
   *[guard] el guardia
} de { $cell }
agon-effect-men = { $before } y { $last }
agon-effect-captures = { $told } y captura { $men }
agon-prospect-threatens = { $told }, con amenaza sobre { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } sale de peligro
   *[other] { $told }; { $men } salen de peligro
}
agon-prospect-exposes = { $count ->
    [one] { $told }, pero deja capturar { $men }
   *[other] { $told }, pero deja capturar { $men }
}
agon-effect-end = { $told }. { $over }

## Las líneas de los jugadores y la tabla de piezas

agon-line-left = faltan
agon-line-turns = reina { $queen } · guardias { $guards }
agon-line-missing = { $men } por colocar
agon-line-captured = { $men ->
    [one] { $men } capturada
   *[other] { $men } capturadas
}
agon-table-title = Piezas
agon-table-turns = faltan
agon-table-side-turns = { $side } · faltan
agon-table-moves = jugadas
agon-table-captured = presa
agon-table-in-danger = × { $by }
agon-table-man = { agon-side }, { agon-rank } en { $cell }, { $turns ->
    [one] falta { $turns } turno
   *[other] faltan { $turns } turnos
}
agon-table-has-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

## El recuento de una partida terminada

agon-sheet-deeds = { $side }: { $captures ->
    [one] { $captures } captura
   *[other] { $captures } capturas
}, { $relocations ->
    [one] { $relocations } recolocación
   *[other] { $relocations } recolocaciones
}, { $turns ->
    [0] en la meta
    [one] al menos a { $turns } turno de la meta
   *[other] al menos a { $turns } turnos de la meta
}

# La revisión: piezas que se pudieron capturar.
agon-review-missed-title = Capturas no vistas
agon-review-missed = { $ply }. { $side }: la pieza de { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

## El editor de posición

agon-editor-board-name = Tablero de 91 hexágonos, para editar
agon-editor-white-queen = Reina blanca
agon-editor-white-guard = Guardia blanco
agon-editor-black-queen = Reina negra
agon-editor-black-guard = Guardia negro
agon-editor-captured = Capturada o no
agon-editor-help = Haz clic o arrastra para poner piezas, con el botón derecho para quitarlas. Un jugador tiene una sola reina: puesta en otro sitio, deja su casilla anterior. La rueda, + y − marcan la pieza señalada como capturada, o no. Teclas: flechas e Intro, Supr.

agon-fault-parts = El texto tiene { $found ->
    [one] { $found } parte
   *[other] { $found } partes
} en lugar de cinco: columnas, turno, variante, pases, semijugadas sin progreso.
agon-fault-columns = Un tablero tiene 11 columnas, este tiene { $columns }.
agon-fault-height = La columna { $column } tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
} en lugar de { $height }.
agon-fault-token = { $cell }: “{ $token }” no es una pieza.
agon-fault-nobody-captured = { $cell }: “!” no sigue a ninguna pieza.
agon-fault-number = { $cell }: “{ $token }” no es un número de casillas vacías.
agon-fault-turn = El turno (parte 2) es W o B, no “{ $found }”.
agon-fault-variant = La variante (parte 3) es standard, guards o free, no “{ $found }”.
agon-fault-queens = { agon-side } tiene { $found } reinas en el tablero, y puede tener una.
agon-fault-guards = { agon-side } tiene { $found } guardias en el tablero, y puede tener 6.
agon-fault-no-queen = Falta la reina de { agon-side }.
agon-fault-few-guards = { agon-side } tiene { $found ->
    [one] { $found } guardia
   *[other] { $found } guardias
} en lugar de 6; en las otras variantes aún pueden faltar guardias.
agon-fault-guard-on-centre = { agon-side } tiene un guardia en el centro, f6: solo una reina entra en él.
agon-fault-centre = { agon-side } tiene una pieza en el centro, f6, cuando aún quedan piezas por colocar.
agon-fault-order = El orden de colocación nunca da estos números de piezas, Blanco { $white } y Negro { $black }.
agon-fault-next = { agon-side } coloca la próxima pieza, así que es su turno.
