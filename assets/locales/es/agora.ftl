## El juego: su nombre, su tabla y cómo se escriben sus jugadas

agora-name = Agora
agora-overview = Pilas
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (a una casilla libre), c3xd4 (una captura), b2_b1 (una rendición)

## Los jugadores. Las frases sobre un jugador llevan `$player`: `white` o `red`.

agora-side =
    { $player ->
        [white] Blanco
       *[red] Rojo
    }
agora-side-name = { agora-side }

## Nueva partida

agora-height = La altura de una pila es la de
agora-height-pile = su casilla y sus fichas juntas
agora-height-cell = su casilla sola
agora-setup-pile = Agora, altura con las fichas
agora-setup-cell = Agora, altura de las casillas

## El tablero

agora-board-name = Foso de 6 por 6 casillas
agora-cell-man = { $player ->
    [white] ficha blanca
   *[red] ficha roja
}
agora-cell-pile = { $player ->
    [white] pila blanca
   *[red] pila roja
}
agora-captors = { $captors ->
    [one] { $captors } captor
   *[other] { $captors } captores
}
agora-captors-on-prisoners = { agora-captors } sobre { $prisoners ->
    [one] { $prisoners } prisionero { $player ->
        [white] blanco
       *[red] rojo
    }
   *[other] { $prisoners } prisioneros { $player ->
        [white] blancos
       *[red] rojos
    }
}
agora-cell-height = altura { $height }
agora-cell-empty = libre
agora-cell-level = nivel { $level }
agora-cell-target = destino
agora-cell-target-capture = destino: capturar
agora-cell-target-surrender = destino: rendirse
agora-cell-target-both = destino: capturar o rendirse

agora-overlay-moves = Jugadas
agora-overlay-moves-legend = puntos: casillas libres; ▼ captura, △ se rinde
agora-overlay-heights = Alturas
agora-overlay-heights-legend = ↑ la altura de cada pila: la más alta captura
agora-overlay-takes = Capturas
agora-overlay-takes-legend = anillos: pilas que la próxima jugada puede capturar; flechas: con cuál; señala una pila para ver las suyas
agora-overlay-revolutions = Revolución
agora-overlay-revolutions-legend = ⟲ a falta de una ficha; flechas: rendiciones que la provocan
agora-overlay-mobility = Movilidad
agora-overlay-mobility-legend = las jugadas que tiene cada pila
agora-overlay-engine = Flechas
agora-overlay-engine-legend = las jugadas del motor, en su orden
agora-legend-counts = Blanco { $white }, Rojo { $red }
agora-legend-no-revolution = ninguna ahora

## La elección en la casilla

agora-choice-capture = ▼ Capturar  x
agora-choice-surrender = △ Rendirse  _
agora-choice-too-low = Muy baja: { $height } : { $against }
agora-choice-capture-name = Capturar { $cell }
agora-choice-surrender-name = Rendirse a { $cell }
agora-choice-too-low-name = Demasiado baja para capturar { $cell }

## De quién es el turno

agora-turn-move = Turno de { agora-side }
agora-turn-selected = Turno de { agora-side }: { $cell }, altura { $height }, { $walks ->
    [one] { $walks } casilla libre (punto)
   *[other] { $walks } casillas libres (puntos)
}, { $captures ->
    [one] { $captures } captura (▼)
   *[other] { $captures } capturas (▼)
}, { $surrenders ->
    [one] { $surrenders } rendición (△)
   *[other] { $surrenders } rendiciones (△)
}
agora-turn-choice = { $from } y { $to } están a la misma altura, { $height }: ¿capturar (x, Intro) o rendirse (_)?
agora-turn-too-low = { $from } está demasiado baja para capturar { $to }: { $height } contra { $against }; puede rendirse (_, Intro)

## Por qué no se puede hacer una jugada

agora-illegal-over = La partida ha terminado: { $reason }.
agora-illegal-no-pile = No hay ninguna pila en { $cell }.
agora-illegal-not-yours = La pila de { $cell } es del rival: es el turno de { agora-side }.
agora-illegal-opponents-pile = La pila de { $cell } es del rival.
agora-illegal-not-beside = { $to } no está junto a { $from }: una ficha avanza de casilla en casilla, en cualquier dirección.
agora-illegal-own-pile = Ninguna ficha va sobre una pila de su bando, como la de { $cell }.
agora-illegal-not-free = { $cell } no está libre: allí hay que capturar (x) o rendirse (_).
agora-illegal-free = { $cell } está libre: no hay nadie a quien capturar (x) ni a quien rendirse (_).
agora-illegal-too-low = { $from } está demasiado baja para capturar { $to }: { $height } contra { $against }; puede rendirse (_).
agora-illegal-too-high = { $from } está demasiado alta para rendirse a { $to }: { $height } contra { $against }; puede capturar (x).

## Cómo terminó una partida

agora-over-won = { agora-side } gana: { $reason }.
agora-over-drawn = Empate: { $reason }.
agora-over-no-pile-left = el rival ya no posee ninguna pila
agora-over-100-quiet-plies = 100 semijugadas sin capturas, rendiciones ni revoluciones
agora-over-repetition = la misma posición por tercera vez
agora-over-resignation = el rival ha abandonado
agora-over-time = al rival se le ha agotado el tiempo
agora-over-agreement = los jugadores lo han acordado

## Lo que hace una jugada. `$player` es el otro bando, `$mover` el que juega.

agora-last-move = La última jugada
agora-if = Si { $side } juega { $play }
agora-did = { agora-side } { $play }, fichas de ventaja { $change }
agora-effect-down = { $play }: la ficha baja al nivel { $level }
agora-effect-up = { $play }: la ficha sube al nivel { $level }
agora-effect-level = { $play }: la ficha sigue en el nivel { $level }
agora-captured-men = { $captured ->
    [one] { $captured } ficha { $player ->
        [white] blanca
       *[red] roja
    } capturada y volteada
   *[other] { $captured } fichas { $player ->
        [white] blancas
       *[red] rojas
    } capturadas y volteadas
}
agora-freed-men = { $freed ->
    [one] { $freed } prisionero liberado
   *[other] { $freed } prisioneros liberados
}
agora-effect-captures = { $play }, { $height } contra { $against }: { agora-captured-men }
agora-effect-frees = { $play }, { $height } contra { $against }: { agora-captured-men }, { agora-freed-men }
agora-effect-becomes-prisoner = { $play }, { $height } contra { $against }: la ficha se rinde y queda prisionera; { $cell } tiene { $men }
agora-effect-surrenders = { $play }, { $height } contra { $against }: la ficha se rinde
agora-effect-joining = Revolución en { $cell }: con ella los prisioneros son más de la mitad, { $turned ->
    [one] se voltea { $turned } ficha
   *[other] se voltean { $turned } fichas
}, y la pila es de { agora-side }
agora-prospect-threatens = { $count ->
    [one] Amenaza la pila de { $cells }
   *[other] Amenaza las pilas de { $cells }
}
agora-prospect-saves = { $count ->
    [one] La pila de { $cells } sale de peligro
   *[other] Las pilas de { $cells } salen de peligro
}
agora-prospect-exposes = { $count ->
    [one] Ahora se puede capturar la pila de { $cells }
   *[other] Ahora se pueden capturar las pilas de { $cells }
}
agora-effect-leaving = { $turned ->
    [0] El único prisionero que queda en { $cell } toma el poder: la pila es de { agora-side }
    [one] Revolución en { $cell }: sin ella los prisioneros son más de la mitad, se voltea { $turned } ficha, y la pila es de { agora-side }
   *[other] Revolución en { $cell }: sin ella los prisioneros son más de la mitad, se voltean { $turned } fichas, y la pila es de { agora-side }
}

## Las líneas de los jugadores y la tabla de pilas

agora-line-owns = tiene
agora-line-men = { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pilas
} · { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
}
agora-line-captive = { $men ->
    [one] { $men } cautiva
   *[other] { $men } cautivas
}
agora-table-title = Pilas
agora-table-height = altura
agora-table-height-narrow = ↑
agora-table-moves = jugadas
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } la capturaría
agora-table-brink-spoken = a una ficha de una revolución
agora-table-pile = { $player ->
    [white] pila blanca
   *[red] pila roja
} en { $cell }, { $men }, altura { $height }
agora-table-has-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

## El recuento de una partida terminada

agora-sheet-deeds = { $side }: { $captures ->
    [one] { $captures } captura
   *[other] { $captures } capturas
}, { $surrenders ->
    [one] { $surrenders } rendición
   *[other] { $surrenders } rendiciones
}, { $revolutions ->
    [one] { $revolutions } pila ganada
   *[other] { $revolutions } pilas ganadas
} por revolución, { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
} al final

## Las reglas en breve. Cada situación tiene un título, un texto y un diagrama cuya jugada se puede hacer.

agora-rules = Reglas de Agora
agora-rules-intro = La ficha de arriba posee la pila. En tu turno, la ficha de arriba de una de tus pilas va a una casilla vecina, en cualquier dirección: a una casilla libre siempre, a una pila tuya nunca. Contra una pila enemiga deciden las alturas, nivel y fichas juntos: desde más alto captura, desde más bajo se rinde, desde igual puede elegir. Quien ya no posee ninguna pila ha perdido. Haz clic en un diagrama para hacer su jugada.
agora-rules-capture = Captura
agora-rules-capture-text = Desde más alto, una ficha cae encima y voltea las fichas enemigas; los prisioneros de su color quedan libres.
agora-rules-prisoner = Prisionero
agora-rules-prisoner-text = Desde más bajo, una ficha se rinde: se desliza bajo la pila y conserva su color.
agora-rules-joining = Revolución al llegar
agora-rules-joining-text = Donde los prisioneros pasan a ser más de la mitad de una pila, voltean las demás fichas.
agora-rules-leaving = Revolución al salir
agora-rules-leaving-text = Lo mismo donde un captor deja atrás demasiados prisioneros: aquí Rojo captura una ficha y pierde una pila.

# La revisión: pilas que se pudieron capturar, y pilas que se conservaron.
agora-review-missed-title = Capturas no vistas
agora-review-missed = { $ply }. { $side }: la pila de { $at }
agora-review-missed-worth = { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
}
agora-review-held = { $side }: la pila de { $at }
agora-review-held-worth = { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
} en total

## El editor de posición

agora-editor-board-name = Foso de 6 por 6 casillas, para editar
agora-editor-white = Ficha blanca
agora-editor-red = Ficha roja
agora-editor-white-below = Blanca debajo
agora-editor-red-below = Roja debajo
agora-editor-help = Un clic o un arrastre pone una ficha encima de una pila, o debajo como prisionera; el botón derecho y Supr quitan la ficha de arriba. La rueda, + y − hacen más alta o más baja la pila señalada. En una pila, el color de arriba tiene los captores, el otro los prisioneros. Teclas: flechas e Intro.

agora-draft-position = Posición correcta. { $turn }. Blanco tiene { $white ->
    [one] { $white } ficha
   *[other] { $white } fichas
}, Rojo { $red }.
agora-fault-parts = El texto tiene { $found ->
    [one] { $found } parte
   *[other] { $found } partes
} en lugar de cuatro: filas, turno, altura, semijugadas sin progreso.
agora-fault-rows = Un tablero tiene 6 filas, este tiene { $rows }.
agora-fault-token = { $place }: “{ $token }” no es ni una pila ni un número de casillas libres.
agora-fault-prisoners = { $place }: en “{ $token }” los prisioneros son más que los captores. Los habrían volteado.
agora-fault-count = Hay { $found ->
    [one] { $found } ficha
   *[other] { $found } fichas
} en el tablero en lugar de 16.
agora-fault-men = Hay { $found ->
    [one] { $found } ficha
   *[other] { $found } fichas
} en el tablero en lugar de 16: Blanco { $white } y Rojo { $red }.
agora-fault-turn = El turno (parte 2) es W o R, no “{ $found }”.
agora-fault-height = La altura (parte 3) es pile o cell, no “{ $found }”.
