# Una ventaja, dicha de quien la tiene: «Oscuro +18½».
lead-of = { $side } +{ $points }
lead-level = igualdad

# La cronología.
timeline-name = Cronología
timeline-opening = apertura
timeline-ending = final
timeline-scale-lead = ventaja, esc. √
timeline-scale-stacked = puntos por campo
timeline-scale-lanes = 3 casillas o más
timeline-view = Vista de la cronología: { $view }
timeline-view-lead = Ventaja
timeline-view-stacked = Puntos por campo
timeline-view-lanes = Franjas por campo
timeline-ply = semijugada { $ply }/{ $plies }
timeline-value = semijugada { $ply } de { $plies }, { $lead }
timeline-caption = ventaja { $lead } · semijugada { $ply }
timeline-start = inicio
timeline-hover = semijugada { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = motor { $lead }
timeline-caption-thought = { $caption } · motor { $lead }

# Un campo en la cronología, y lo que lo hizo así: «d4, 12 casillas: Oscuro lo toma con g7, semijugada 23».
timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}
timeline-of = de { $side }
timeline-of-nobody = de nadie
timeline-taken-with = { $side } lo toma con { $played }, semijugada { $ply }
timeline-taken-after = { $side } lo tiene tras { $played }, semijugada { $ply }
timeline-lost = de nadie tras { $played }, semijugada { $ply }
timeline-there = ahí desde la semijugada { $ply }
timeline-born = nuevo con { $played }, semijugada { $ply }
timeline-left = separado por { $played }, semijugada { $ply }
timeline-split = cortado por { $played }, semijugada { $ply }
timeline-joined = se le une otro con { $played }, semijugada { $ply }
timeline-merged = se une a otro con { $played }, semijugada { $ply }
timeline-gone = cubierto por { $played }, semijugada { $ply }

# Las jugadas.
moves-title = Jugadas
moves-change = cambio de ventaja propia
moves-number = { $number }.
moves-ply = semijugada { $ply }, { $side } { $played }
moves-ply-change = semijugada { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, variante, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } semijugada
   *[other] { $plies } semijugadas
}
moves-side-line-lead = { $plies ->
    [one] { $plies } semijugada: { $lead }
   *[other] { $plies } semijugadas: { $lead }
}
moves-delete = Borrar desde aquí
moves-compare = Comparar con aquí
moves-make-main = Hacer principal

# Las últimas jugadas, donde no hay sitio para todas.
last-moves-title = Últimas jugadas
last-moves-change = cambio
last-moves-mover = { $number }. { $side }

# La barra de abajo.
bar-first = Primera posición
bar-back = Retroceder
bar-forward = Avanzar
bar-last = Última posición
bar-play = Reproducir
bar-pause = Pausa
bar-pace = Velocidad: { $pace }
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } semijugada por segundo
   *[other] { $plies } semijugadas por segundo
}
bar-undo = Deshacer
bar-redo = Rehacer
bar-pass = Pasar
