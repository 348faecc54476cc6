# Il vantaggio, la cronologia, le mosse e la barra in basso
lead-of = { $side } +{ $points }
lead-level = pari

timeline-name = Cronologia
timeline-opening = apertura
timeline-ending = finale
timeline-scale-lead = vantaggio, √
timeline-scale-stacked = punti per campo
timeline-scale-lanes = campi da 3 in su
timeline-view = Vista della cronologia: { $view }
timeline-view-lead = Vantaggio
timeline-view-stacked = Punti per campo
timeline-view-lanes = Corsie dei campi
timeline-ply = mossa { $ply } di { $plies }
timeline-value = mossa { $ply } di { $plies }, { $lead }
timeline-caption = vantaggio { $lead } · mossa { $ply }
timeline-start = inizio
timeline-hover = mossa { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = motore { $lead }
timeline-caption-thought = { $caption } · motore { $lead }

timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}
timeline-of = { $side }
timeline-of-nobody = di nessuno
timeline-taken-with = { $side } lo prende con { $played }, mossa { $ply }
timeline-taken-after = { $side } lo ottiene dopo { $played }, mossa { $ply }
timeline-lost = di nessuno dopo { $played }, mossa { $ply }
timeline-there = presente dalla mossa { $ply }
timeline-born = nuovo con { $played }, mossa { $ply }
timeline-left = staccato da { $played }, mossa { $ply }
timeline-split = tagliato da { $played }, mossa { $ply }
timeline-joined = unito a un altro con { $played }, mossa { $ply }
timeline-merged = assorbito da un altro con { $played }, mossa { $ply }
timeline-gone = coperto da { $played }, mossa { $ply }

moves-title = Mosse
moves-change = cambio di vantaggio per chi muove
moves-number = { $number }.
moves-ply = mossa { $ply }, { $side } { $played }
moves-ply-change = mossa { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, ramo, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } mossa
   *[other] { $plies } mosse
}
moves-side-line-lead = { $plies ->
    [one] { $plies } mossa: { $lead }
   *[other] { $plies } mosse: { $lead }
}
moves-delete = Elimina da qui
moves-compare = Confronta con questa
moves-make-main = Rendi principale

last-moves-title = Ultime mosse
last-moves-change = ± vantaggio
last-moves-mover = { $number }. { $side }

bar-first = Prima posizione
bar-back = Indietro
bar-forward = Avanti
bar-last = Ultima posizione
bar-play = Riproduci la linea
bar-pause = Pausa
bar-pace = Ritmo: { $pace }
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } mossa al secondo
   *[other] { $plies } mosse al secondo
}
bar-undo = Annulla
bar-redo = Ripeti
bar-pass = Passa
