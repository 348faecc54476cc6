## La revisión de una partida

command-review = Revisar la partida
command-review-sheet = Ver la revisión
command-cancel-review = Cancelar la revisión
command-next-mistake = Error siguiente
command-previous-mistake = Error anterior
command-learn = Aprender de los errores
review-time = Revisión: tiempo por posición
review-sign = Revisión { $done } de { $of } · faltan { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Cancelar
change-review = una revisión
notice-nothing-to-review = No hay jugadas que revisar.
notice-reviewed = { $points ->
    [0] Revisada: ningún momento clave. Deshacer quita la revisión.
    [one] Revisada: { $points } momento clave. { $next } va a él, { $undo } quita la revisión.
   *[other] Revisada: { $points } momentos clave. { $next } va de uno a otro, { $undo } quita la revisión.
}
notice-not-reviewed = Sin revisión: { $why }
notice-review-cancelled = La revisión se ha cancelado. La partida está como antes.
notice-no-mistake = No hay ningún momento clave al que ir.

# Lo que perdió una jugada. $when es «then» en la partida, «now» por lo que se acaba de jugar.
review-lost-points = { $when ->
    [now] pierde
   *[then] perdió
} { $points } { $count ->
    [one] punto
   *[other] puntos
}
review-lost-chance = { $when ->
    [now] pierde
   *[then] perdió
} el { $percent } % de opciones
review-win-let-go = { $when ->
    [now] deja escapar
   *[then] dejó escapar
} una victoria en { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
review-into-loss = { $when ->
    [now] lleva
   *[then] llevó
} a una derrota en { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Mejor era { $told }

# La hoja.
review-title = Revisión
review-judged = { $plies ->
    [one] { $plies } jugada valorada
   *[other] { $plies } jugadas valoradas
}.
review-accuracy = Precisión
review-phase-opening = Apertura
review-phase-middle = Medio juego
review-phase-ending = Final
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Imprecisiones
review-mistakes = { $sign } Errores
review-blunders = { $sign } Errores graves
review-swings = Mayores pérdidas
review-no-swings = Ninguna jugada perdió mucho.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Lo mejor conservado
review-held-plies = semijugadas { $from } a { $until }
review-learn = Aprender de los errores:
review-previous = Error anterior
review-next = Error siguiente
review-again = Revisar otra vez
review-close = Cerrar
review-next-short = Siguiente
review-previous-short = Anterior
review-again-short = Otra vez
review-close-short = Cerrar
review-here = Ve a un error para leer qué era mejor.

## Aprender de los errores

learn-both = ambos bandos
learn-asked = Turno de { $side }: encuentra la mejor jugada.
learn-asked-mistake = Turno de { $side }. Jugaste { $play }, que { $loss }: encuentra una jugada mejor.
learn-hinted = { $asked } Pista: { $hint }
learn-hint-from = la jugada sale de { $cell }.
learn-hint-line = el nombre de su casilla empieza por “{ $line }”.
learn-hint-pass = no mueve ninguna pieza.
learn-weighing = Examinando { $play }…
learn-wrong = { $play } { $loss }: inténtalo de nuevo.
learn-right = ¡Correcto! { $told }
learn-as-good = ¡Igual de buena! { $told }
learn-good-enough = Vale, aunque { $loss } frente a { $best }. { $told }
learn-goes-on = { $told }. Luego { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } gana en { $plies } semijugada.
   *[other] { $told }. { $side } gana en { $plies } semijugadas.
}
learn-shown = La respuesta era { $told }
learn-result = A la primera: { $once ->
    [0] ninguna
   *[other] { $once }
} de { $of }{ $later ->
    [0] {""}
   *[other] {""}, { $later } más tarde
}. La partida está como antes.
learn-progress = { $number } de { $of }
learn-hint = ¿Pista?
learn-show = Ver la respuesta
learn-next = Siguiente
learn-skip = Saltar
learn-leave = Salir
notice-nothing-to-learn = No hay nada de lo que aprender: ninguna revisión ({ $keys }) ha hallado un momento clave con una jugada mejor.
notice-back-at-question = Aquí está de nuevo la posición de la pregunta.
notice-question-answered = Esta pregunta ya está respondida: pasa a la siguiente.
notice-asked = Hay una pregunta; la partida espera como estaba. Esc deja las preguntas.
notice-learning-left = La partida está como antes.
