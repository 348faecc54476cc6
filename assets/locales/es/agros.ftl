## El juego: su nombre, su tabla y cómo se escriben sus jugadas

agros-name = Agros
agros-overview = Campos
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

## Los jugadores. Las frases sobre un jugador llevan `$player`: `light` o `dark`.

side =
    { $player ->
        [light] Claro
       *[dark] Oscuro
    }

## Puestos y números de cosas

rank = { $rank }.º
cells =
    { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
fields =
    { $fields ->
        [one] { $fields } campo
       *[other] { $fields } campos
    }
seeds =
    { $seeds ->
        [one] { $seeds } semilla
       *[other] { $seeds } semillas
    }
none = –
stack = { $cell } { "{" }{ $harvest }{ "}" }

## Los campos en palabras

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Nadie
field-margin = +{ $margin } en { rank }
field-tie = igualdad
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
field-spoken = Campo de { side }, { cells }, lo controla { $farmers }, valor { $value }, margen { field-margin }
field-spoken-tie = Campo de nadie, { cells }, sin valor, igualdad { field-lists }
field-spoken-untouched = Campo de nadie, { cells }, sin valor, sin granjeros al lado

## La tabla de campos

table-title = Campos
table-total = { fields } · { cells }
table-field = campo · lo controla
table-field-narrow = campo
table-cells = casillas
table-harvest = cosecha
table-value = valor
table-margin = margen
table-lists = Claro:Oscuro
table-small =
    { $fields ->
        [one] { $fields } campo pequeño
       *[other] { $fields } campos pequeños
    } de 1–2 casillas: Claro { $light }, Oscuro { $dark }
table-small-narrow =
    { $fields ->
        [one] { $fields } pequeño
       *[other] { $fields } pequeños
    }: Claro { $light }, Oscuro { $dark }
table-ownerless = { $fields } de nadie: { cells }, sin valor
table-ownerless-narrow = { $fields } de nadie, { cells }

## El registro: por qué un campo es de quien es

ledger-hovered = Campo · { $sum }
ledger-selected = Campo · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, vale 0
ledger-margin = margen +{ $margin }
ledger-decided = decidido en { rank }
ledger-nobody = de nadie
ledger-spoken = { $title }. Claro { $light }, Oscuro { $dark }. { $verdict }
ledger-arrival = { side } lo toma con un granjero de { $harvest } más
ledger-pillars = se pierde sin { $farmers }
ledger-empty = Señala un campo: ¿de quién es?

## Lo que cambiaría una jugada

outlook-title = Si { side } juega { $play }
outlook-pass = Si { side } pasa
outlook-fields = campos
outlook-farmer = granjero
outlook-change = { $before } → { $after }

## El consejo antes de pasar

pass-wins = { side } gana por { $margin }
pass-draw = es empate
pass-risk = Tras un pase, { $play } de { side } gana { $gain }
pass-no-risk = Tras un pase, ninguna jugada de { side } gana al momento
pass-ends = Este pase termina la partida
pass-advice = Si ambos pasan ahora: { $result }. { $risk }.

## Las líneas de los jugadores

players-farmers = cosecha
players-greater-list = +½ lista mayor
players-placement = colocación { $number } de { $all }, faltan { $left } en este turno

## El recuento

sheet-wins-by = { $winner } gana por { $margin }
sheet-wins = { $winner } gana
sheet-draw = Empate: { $score } cada uno
sheet-draw-agreed = Empate
sheet-player = { $name } ({ side })
sheet-ended = { $reason } en la semijugada { $ply } · { $size }×{ $size }, { $farmers ->
    [one] { $farmers } granjero
   *[other] { $farmers } granjeros
}
sheet-ended-two-passes = Dos pases seguidos
sheet-ended-resignation = Abandono
sheet-ended-time = Tiempo agotado
sheet-ended-agreement = Acuerdo
sheet-field = campo · lo controla
sheet-field-narrow = campo
sheet-cells = casillas
sheet-harvest = cosecha
sheet-lists = Claro : Oscuro
sheet-margin = margen
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Nadie · { fields }
sheet-fields-together = Suma de campos
sheet-half-point = Medio punto
sheet-half-point-why = cosecha mayor en la primera diferencia de las listas
sheet-half-point-same = de nadie: las listas son iguales
sheet-score = Puntos
sheet-bid = Puja
sheet-with-bid = Con la puja
sheet-greatest-leads = Mayor ventaja: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } tras la semijugada { $ply }
sheet-never-led = { side } nunca tuvo ventaja
sheet-lead-changes =
    { $changes ->
        [0] La ventaja nunca cambió de manos después de la apertura.
        [one] La ventaja cambió de manos una vez después de la apertura, tras la semijugada { $ply }.
       *[other] La ventaja cambió de manos { $changes } veces después de la apertura, la última tras la semijugada { $ply }.
    }

## La línea de estado: de quién es el turno

turn-move = Turno de { side }
turn-only-pass = Turno de { side }: solo puede pasar
turn-passed =
    { $player ->
        [light] Oscuro
       *[dark] Claro
    } ha pasado. Turno de { side }: otro pase termina la partida
turn-passed-only-pass =
    { $player ->
        [light] Oscuro
       *[dark] Claro
    } ha pasado. Turno de { side }: solo puede pasar, y la partida termina
turn-place =
    { side } coloca: { $now ->
        [one] falta { $now } granjero
       *[other] faltan { $now } granjeros
    } en este turno, { $all } en total
turn-selected =
    Turno de { side }: { stack } elegido, { $harvests ->
        [0] ninguna cosecha
        [one] { $harvests } cosecha (punto)
       *[other] { $harvests } cosechas (puntos)
    } y { $sowings ->
        [0] ninguna siembra
        [one] { $sowings } siembra (anillo)
       *[other] { $sowings } siembras (anillos)
    }
turn-selected-stuck = Turno de { side }: { stack } elegido, no tiene jugadas
over-won = La partida ha terminado: { $reason }. { side } gana por { $margin }.
over-won-otherwise = La partida ha terminado: { $reason }. { side } gana.
over-drawn = La partida ha terminado: { $reason }. Es empate.
over-two-passes = Claro y Oscuro han pasado seguidos
over-resignation = el rival ha abandonado
over-time = al rival se le ha agotado el tiempo
over-agreement = los jugadores lo han acordado

## La línea de estado: lo que hizo una jugada

did-place = { side } coloca un granjero en { $cell }
did-harvest = { side } { $play }: cosecha { $before } → { $after }, ventaja { $change }
did-sow = { side } { $play }: { seeds }, ventaja { $change }
did-pass = { side } pasa

## La línea de estado: por qué no se puede hacer una jugada

direction-north = hacia el norte
direction-north-east = hacia el noreste
direction-east = hacia el este
direction-south-east = hacia el sureste
direction-south = hacia el sur
direction-south-west = hacia el suroeste
direction-west = hacia el oeste
direction-north-west = hacia el noroeste
illegal-game-over = La partida ha terminado
illegal-pass-in-opening = En la apertura no se pasa
illegal-move-in-opening = En la apertura se colocan los granjeros; se mueven cuando están todos en el tablero
illegal-placement-after-opening = La apertura ha terminado: ya no se colocan granjeros
illegal-occupied = { $cell } está ocupada: un granjero se coloca en una casilla vacía
illegal-off-board = { $cell } no está en este tablero
illegal-no-farmer = No hay ningún granjero en { $cell }
illegal-not-yours = El granjero de { $cell } es del rival: es el turno de { side }
illegal-opponents-farmer = El granjero de { $cell } es del rival
illegal-not-straight = { $to } no está en línea recta con { $from }: los granjeros van por filas, columnas y diagonales
illegal-distance =
    { $harvest ->
        [1] { $from } debe llegar exactamente a 1 casilla: cosecha, y no tiene semillas que sembrar
       *[other] { $from } debe llegar exactamente a { $harvest } casillas para cosechar, o a { $sow } para sembrar
    }
illegal-blocked = { $from } no puede cosechar { $direction }: { $at } es de { side }
illegal-landing-occupied = { $cell } está ocupada: un granjero llega a una casilla vacía
illegal-sow-blocked = { $from } no puede sembrar { $direction }: { $at } no está vacía
illegal-nothing-to-sow = { $from } no puede sembrar: su cosecha es 1
board-name = Tablero de { $size } por { $size } casillas
board-preview-harvest = { $play }  cosecha { $harvest }  ventaja { $lead }
board-preview-sow = { $play }  { $seeds ->
        [one] { $seeds } semilla
       *[other] { $seeds } semillas
    }  ventaja { $lead }
board-preview-place = { $play }  ventaja { $lead }

cell-farmer = granjero { $owner ->
        [light] claro
       *[dark] oscuro
    }, cosecha { $harvest }
cell-seed = semilla { $owner ->
        [light] clara
       *[dark] oscura
    }
cell-controls-one = controla el campo de { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
cell-controls-several = controla { $fields } campos de { $cells } casillas
cell-empty-owned = vacía, campo de { $owner ->
        [light] Claro
       *[dark] Oscuro
    }, { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }, valor { $value }
cell-empty-nobody = vacía, campo de nadie, { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
cell-target-harvest = destino: cosechar
cell-target-sow = destino: sembrar
cell-selected = casilla elegida
cell-freedom = { $now ->
    [0] bloqueado
    [one] { $now } jugada
   *[other] { $now } jugadas
}, { $next } tras una cosecha más
cell-reach = al alcance de { $farmers }
cell-reach-farmer = { $owner ->
    [light] Claro { $farmer }
   *[dark] Oscuro { $farmer }
}
cell-threat = { $owner ->
    [light] amenazado por Claro { $play }
   *[dark] amenazado por Oscuro { $play }
}
cell-certain = seguro
cell-open = aún abierto

## La preparación

setup-size = Tablero
setup-board = { $size }×{ $size }
setup-farmers = Granjeros por jugador
setup-farmers-each = { $farmers ->
    [one] { $farmers } granjero
   *[other] { $farmers } granjeros
} por jugador
setup-words = { $size }×{ $size }, { $farmers ->
    [one] { $farmers } granjero
   *[other] { $farmers } granjeros
}
player-passed = ha pasado

## Lo que puede cubrir el tablero: nombres, y leyendas de una línea

overlay-fields = Campos
overlay-fields-legend = surcos horizontales: Claro, inclinados: Oscuro
overlay-values = Valores
overlay-values-legend = lo que vale cada campo
overlay-moves = Jugadas
overlay-moves-legend = puntos: cosechar, anillos de trazos: sembrar
overlay-ledger = Registro
overlay-ledger-legend = los puestos, junto al campo señalado
overlay-reach = Alcance
overlay-reach-legend = lleno: ahora, hueco: tras +1, con punto: sembrar
overlay-swing = Impacto
overlay-swing-legend = ventaja de quien juega: al momento / tras la mejor respuesta
overlay-threats = Amenazas
overlay-threats-legend = lo que puede hacer una jugada; rojo: el rival
overlay-flips = Vuelcos
overlay-flips-legend = jugadas hasta otro dueño, y de quién, tras la apertura
overlay-freedom = Libertad
overlay-freedom-legend = jugadas ahora · tras +1; oscuro: bloqueado
overlay-certain = Seguro
overlay-certain-legend = liso: para siempre, rayado: aún abierto
overlay-engine = Flechas
overlay-engine-legend = las jugadas del motor, en su orden
overlay-changed = Cambios
overlay-changed-legend = + ganado, − perdido, × cuenta distinto

## Lo que hizo una jugada, en una frase. $land es un campo o parte de uno, $duel lo que lo decidió.

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, y { $second }
effect-place =
    { $place ->
        [centre] central
        [north] norte
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south] sur
        [south-west] suroeste
        [west] oeste
       *[north-west] noroeste
    }
effect-field = el campo { effect-place } de { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
effect-part = { $part ->
        [one] { $part } casilla
       *[other] { $part } casillas
    } del campo { effect-place } de { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
effect-unopposed = { $harvest } sin rival
effect-duel = { $harvest } contra { $against }
effect-duel-at = { $harvest } contra { $against } en { $place }
effect-taken-part = { side } toma { $land } con { $farmer } ({ $duel })
effect-taken = { side } toma { $land } con { $farmer } ({ $duel })
effect-neutralised = { side } pierde { $land }, ahora de nadie
effect-multiplied = { $land } ahora × { $after } en lugar de × { $before } para { side }
effect-split = { $land } se divide en { $parts } casillas
effect-merged = campos de { $parts } casillas forman { $land }
effect-half-point = el medio punto pasa a { side }
effect-half-point-nobody = el medio punto no es de nadie
effect-frozen = { $farmer } de { side } ya no puede moverse
effect-freed = { $farmer } de { side } puede moverse de nuevo
effect-covered = { $cells ->
    [one] { $cells } casilla deja de contar
   *[other] { $cells } casillas dejan de contar
} para { side }
effect-opened = { $cells ->
    [one] { $cells } casilla más cuenta
   *[other] { $cells } casillas más cuentan
} para { side }
effect-harvested = { $farmer } de { side } crece a { $harvest }
effect-sown = { side } siembra { seeds }
effect-passed = { side } pasa
effect-placed = { side } coloca un granjero
effect-won = la partida termina, { side } gana por { $margin }
effect-drawn = la partida termina en empate

## Lo que se ha hallado, junto a las leyendas

legend-certain = al menos Claro { $light }, Oscuro { $dark }
legend-freedom = jugadas: Claro { $light }, Oscuro { $dark }

## Amenazas

threat-none = { $player ->
    [light] Ningún campo de Claro está amenazado.
   *[dark] Ningún campo de Oscuro está amenazado.
}
threat-none-here = Nada amenaza este campo.
threat-takes = { side } { $play } toma { $land }: { $lead }
threat-neutralises = { side } { $play } neutraliza { $land }: { $lead }
threat-cuts = { side } { $play } corta { $land }: { $lead }
threat-others = { $told }; { $others ->
    [one] { $others } manera más
   *[other] { $others } maneras más
}
lead-change = { $player ->
    [light] ventaja de Claro { $change }
   *[dark] ventaja de Oscuro { $change }
}

## Lo que cambian las jugadas, y cómo cambian de manos los campos

swing = { $play }: { $lead }, { $change } tras { $reply }
swing-then = { $play }: { $lead }, { $change } con { $reply } además
swing-last = { $play }: { $lead }
swing-others = y { $others ->
    [one] { $others } jugada más
   *[other] { $others } jugadas más
}
flip-takes = { side } lo toma en { $count }: { $moves }
flip-gives = { side } lo entrega en { $count }: { $moves }
flip-loses = { side } lo pierde sin dueño en { $count }: { $moves }
flip-neutralises = { side } lo neutraliza en { $count }: { $moves }
flip-none = { $most } jugadas de un bando u otro no bastan para que cambie de dueño.

## Lo que ha cambiado. Un campo se escribe con sus casillas y su cosecha: Oscuro 34 × 8.

changed-since = Desde { $play }, semijugada { $ply }
changed-since-start = Desde el inicio
changed-lead = Ventaja de Claro
changed-sum = en total
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = nadie { $cells }
changed-kept = { $before } → { $after }
changed-grown = ampliado: { $before } → { $after }
changed-shrunk = reducido: { $before } → { $after }
changed-shifted = desplazado: { $before } → { $after }
changed-split = dividido: { $before } → { $after }
changed-merged = unido: { $before } → { $after }
changed-regrouped = reagrupado: { $before } → { $after }
changed-born = nuevo: { $after }
changed-gone = desaparecido: { $before }
changed-half-point = el medio punto para { side }
changed-half-point-nobody = el medio punto para nadie

## El editor de posición

editor-board-name = Tablero de { $size } por { $size } casillas, para editar
editor-light-farmer = Granjero claro
editor-dark-farmer = Granjero oscuro
editor-light-seed = Semilla clara
editor-dark-seed = Semilla oscura
editor-harvest = Cosecha
editor-size = Tablero
editor-farmers = Granjeros por jugador
editor-farmers-there = Como en el tablero
editor-help = Haz clic o arrastra para poner piezas, con el botón derecho para quitarlas. La rueda, + y − cambian la cosecha señalada. Teclas: flechas e Intro, Supr.
cell-empty = vacía

draft-move = Posición correcta. Turno de { side }. Claro tiene { $light }, Oscuro { $dark }.
draft-passed = Posición correcta. Turno de { side } tras un pase. Claro tiene { $light }, Oscuro { $dark }.
draft-over = Posición correcta. Ambos han pasado, la partida ha terminado. Claro tiene { $light }, Oscuro { $dark }.
draft-opening = Posición de apertura correcta. { side } coloca { $now ->
    [one] { $now } granjero
   *[other] { $now } granjeros
} ahora y { $all } en total.
fault-parts = El texto tiene { $found ->
    [one] { $found } parte
   *[other] { $found } partes
} en lugar de cuatro: filas, turno, granjeros, pases.
fault-rows = Un tablero tiene de 4 a 16 filas, este tiene { $rows }.
fault-not-square = { $rows } filas de { $columns } casillas: el tablero no es cuadrado.
fault-token = { $place }: “{ $token }” no es una pieza.
fault-no-harvest = { $place }: a “{ $token }” le falta la cosecha, como en “{ $token }1”.
fault-turn = El turno (parte 2) es L o D, no “{ $found }”.
fault-farmers = Un jugador tiene de 1 a 9 granjeros (parte 3), no “{ $found }”.
fault-crowded = Dos veces { $farmers } granjeros no caben en un tablero de { $size }×{ $size } casillas.
fault-too-many = { side } tiene { $found } granjeros en el tablero, y puede tener { $farmers }.
fault-seed = En { $cell } hay una semilla cuando aún quedan granjeros por colocar: { $missing }.
fault-harvest = El granjero de { $cell } tiene una cosecha de { $harvest } cuando aún quedan granjeros por colocar: { $missing }.
fault-order = El orden de colocación nunca da estos números de granjeros, Claro { $light } y Oscuro { $dark }: { $missing }.
fault-next = { side } coloca el próximo granjero, así que es su turno: { $missing }.
fault-pass = Nadie pasa mientras quedan granjeros por colocar: { $missing }.
fault-missing = { $farmers ->
    [one] falta { $farmers } granjero
   *[other] faltan { $farmers } granjeros
} de { side }
fault-missing-some-are-not-on-the-board-yet = algunos no están aún en el tablero
fault-missing-both = faltan granjeros, Claro { $light } y Oscuro { $dark }

# La revisión: campos que se pudieron tomar, y campos que se conservaron.
agros-review-missed-title = Vuelcos no vistos
agros-review-missed = { $ply }. { $side }: campo de { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
} en { $at }
agros-review-missed-worth = { $worth } puntos
agros-review-held = { $side }: campo en { $at }, { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}
agros-review-held-worth = { $worth } puntos en total
