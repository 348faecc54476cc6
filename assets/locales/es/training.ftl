## Entrenamiento

command-training = Entrenamiento…
notice-nothing-to-train = Todavía no hay preguntas de ese tipo. Revisa una partida tuya o elige otras preguntas.
notice-training-left = { $of ->
    [0] La partida está como antes.
   *[other] A la primera: { $once ->
        [0] ninguna
       *[other] { $once }
    } de { $of }. La partida está como antes.
}
notice-mistakes-added = { $count ->
    [0] Ningún error de esta partida da una pregunta nueva: en ninguno destaca una sola jugada.
    [one] { $count } error de esta partida está ahora en el entrenamiento.
   *[other] { $count } errores de esta partida están ahora en el entrenamiento.
}
notice-training = Entrenamiento: { $why }

# La página.
training-title = Entrenamiento
training-reading = Leyendo lo que hay…
training-stock = { $due ->
    [0] Nada que repasar hoy
    [one] { $due } pregunta que repasar hoy
   *[other] { $due } preguntas que repasar hoy
}{ $new ->
    [0] .
    [one] , { $new } nueva.
   *[other] , { $new } nuevas.
}
training-record = { $answered ->
    [0] Ninguna respuesta en los últimos 30 días.
   *[other] Halladas a la primera en los últimos 30 días: { $once } de { $answered }.
}
training-streak = { $days ->
    [0] Responde una hoy para empezar una racha de días.
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}
training-seeking = Buscando preguntas nuevas…{ $games ->
    [0] {""}
    [one] { " " }1 partida no tenía ninguna.
   *[other] { " " }{ $games } partidas no tenían ninguna.
}
training-enough = Lo que sabes bien vuelve cada vez más tarde; lo que fallaste, pronto.
training-choice = Preguntas
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } hoy
}{ $new ->
    [0] {""}
    [one] { " " }· { $new } nueva
   *[other] { " " }· { $new } nuevas
}
training-all = Todas
training-games = Mis partidas
training-self-play = Partidas del motor
training-endgames = Finales que mantener
training-own = Errores míos
training-own-help = Al revisar una partida, los errores de este jugador se convierten en preguntas.
training-name = Mi nombre
training-add = Errores de esta partida:
training-begin = Empezar

# Una pregunta.
training-asked-hold = Turno de { $side }. { $result } Mantenlo hasta el final.
training-held = Mantenido: { $side } respondió { $reply }. { $result } Sigue.
training-held-to-the-end = ¡Mantenido hasta el final! { $told }
training-wins-by = Ganas por { $points } { $count ->
    [one] punto
   *[other] puntos
} con el mejor juego.
training-wins-in = Ganas en { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
} con el mejor juego.
training-draws = Es empate con el mejor juego.
training-seeking-question = Buscando una pregunta…
training-done = No hay más preguntas por ahora: { $once } de { $of } a la primera. La partida está como antes.
training-progress = Pregunta { $number } · { $source }
training-from-game = tu partida
training-from-players = { $players }
training-from-self-play = una partida del motor
training-from-endgame = un final
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } responde { $reply }. { $told }
