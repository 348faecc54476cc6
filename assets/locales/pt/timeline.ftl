# A vantagem, a cronologia, as jogadas e a barra inferior
lead-of = { $side } +{ $points }
lead-level = igual

timeline-name = Cronologia
timeline-opening = abertura
timeline-ending = final
timeline-scale-lead = vantagem, √
timeline-scale-stacked = pontos por campo
timeline-scale-lanes = campos de 3 ou +
timeline-view = Vista da cronologia: { $view }
timeline-view-lead = Vantagem
timeline-view-stacked = Pontos por campo
timeline-view-lanes = Faixas dos campos
timeline-ply = lance { $ply } de { $plies }
timeline-value = lance { $ply } de { $plies }, { $lead }
timeline-caption = vantagem { $lead } · lance { $ply }
timeline-start = início
timeline-hover = lance { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = motor { $lead }
timeline-caption-thought = { $caption } · motor { $lead }

timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [1] { $cells } casa
   *[other] { $cells } casas
}
timeline-of = do { $side }
timeline-of-nobody = de ninguém
timeline-taken-with = { $side } toma-o com { $played }, lance { $ply }
timeline-taken-after = { $side } fica com ele após { $played }, lance { $ply }
timeline-lost = de ninguém após { $played }, lance { $ply }
timeline-there = existe desde o lance { $ply }
timeline-born = novo com { $played }, lance { $ply }
timeline-left = separado por { $played }, lance { $ply }
timeline-split = cortado por { $played }, lance { $ply }
timeline-joined = unido a outro com { $played }, lance { $ply }
timeline-merged = absorvido por outro com { $played }, lance { $ply }
timeline-gone = coberto por { $played }, lance { $ply }

moves-title = Jogadas
moves-change = mudança da vantagem
moves-number = { $number }.
moves-ply = lance { $ply }, { $side } { $played }
moves-ply-change = lance { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, ramo, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [1] { $plies } lance
   *[other] { $plies } lances
}
moves-side-line-lead = { $plies ->
    [1] { $plies } lance: { $lead }
   *[other] { $plies } lances: { $lead }
}
moves-delete = Eliminar daqui
moves-compare = Comparar com esta
moves-make-main = Tornar principal

last-moves-title = Últimas jogadas
last-moves-change = ± vantagem
last-moves-mover = { $number }. { $side }

bar-first = Primeira posição
bar-back = Recuar
bar-forward = Avançar
bar-last = Última posição
bar-play = Reproduzir a linha
bar-pause = Pausa
bar-pace = Ritmo: { $pace }
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } lance por segundo
   *[other] { $plies } lances por segundo
}
bar-undo = Anular
bar-redo = Refazer
bar-pass = Passar
