# Ein Vorsprung, als der eines Spielers: „Dunkel +18½“.
lead-of = { $side } +{ $points }
lead-level = gleichauf

# Die Zeitleiste.
timeline-name = Zeitleiste
timeline-opening = Eröffnung
timeline-ending = Endspiel
timeline-scale-lead = Vorsprung (√)
timeline-scale-stacked = Punkte je Acker
timeline-scale-lanes = ab 3 Feldern
timeline-view = Ansicht der Zeitleiste: { $view }
timeline-view-lead = Vorsprung
timeline-view-stacked = Punkte je Acker
timeline-view-lanes = Bahnen der Äcker
timeline-ply = Halbzug { $ply }/{ $plies }
timeline-value = Halbzug { $ply } von { $plies }, { $lead }
timeline-caption = { $lead } · Halbzug { $ply }
timeline-start = Anfang
timeline-hover = Halbzug { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = Engine { $lead }
timeline-caption-thought = { $caption } · Engine { $lead }

# Ein Acker auf der Zeitleiste, und was ihn zu dem machte, was er ist: „d4, 12 Felder: Dunkel nimmt ihn mit g7, Halbzug 23“.
timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}
timeline-of = von { $side }
timeline-of-nobody = herrenlos
timeline-taken-with = { $side } nimmt ihn mit { $played }, Halbzug { $ply }
timeline-taken-after = { $side } hat ihn nach { $played }, Halbzug { $ply }
timeline-lost = herrenlos nach { $played }, Halbzug { $ply }
timeline-there = da seit Halbzug { $ply }
timeline-born = neu mit { $played }, Halbzug { $ply }
timeline-left = abgetrennt durch { $played }, Halbzug { $ply }
timeline-split = zerschnitten durch { $played }, Halbzug { $ply }
timeline-joined = mit einem anderen vereint durch { $played }, Halbzug { $ply }
timeline-merged = in einem anderen aufgegangen mit { $played }, Halbzug { $ply }
timeline-gone = zugedeckt durch { $played }, Halbzug { $ply }

# Die Züge.
moves-title = Züge
moves-change = ± eigener Vorsprung
moves-number = { $number }.
moves-ply = Halbzug { $ply }, { $side } { $played }
moves-ply-change = Halbzug { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, Nebenvariante, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
moves-side-line-lead = { $plies ->
    [one] { $plies } Halbzug: { $lead }
   *[other] { $plies } Halbzüge: { $lead }
}
moves-delete = Ab hier löschen
moves-compare = Hiermit vergleichen
moves-make-main = Zur Hauptvariante

# Die letzten Züge, wo nicht Platz für alle ist.
last-moves-title = Letzte Züge
last-moves-change = ± Vorsprung
last-moves-mover = { $number }. { $side }

# Die Leiste unten.
bar-first = Erste Stellung
bar-back = Schritt zurück
bar-forward = Schritt vor
bar-last = Letzte Stellung
bar-play = Variante abspielen
bar-pause = Pause
bar-pace = Tempo: { $pace }
# Halbzüge pro Sekunde, in der Leiste und in Worten.
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } Schritt pro Sekunde
   *[other] { $plies } Schritte pro Sekunde
}
bar-undo = Zurück
bar-redo = Wieder
bar-pass = Passen
