# Een voorsprong, als die van een speler: "Donker +18½".
lead-of = { $side } +{ $points }
lead-level = gelijk

# De tijdlijn.
timeline-name = Tijdlijn
timeline-opening = opening
timeline-ending = eindspel
timeline-scale-lead = voorsprong (√)
timeline-scale-stacked = score per veld
timeline-scale-lanes = velden vanaf 3
timeline-view = Weergave van de tijdlijn: { $view }
timeline-view-lead = Voorsprong
timeline-view-stacked = Score per veld
timeline-view-lanes = Banen van velden
timeline-ply = halve zet { $ply }/{ $plies }
timeline-value = halve zet { $ply } van { $plies }, { $lead }
timeline-caption = { $lead } · halve zet { $ply }
timeline-start = begin
timeline-hover = halve zet { $ply } · { $played }
timeline-hover-more = { $told } · { $more }
timeline-and = { $told }, { $more }
timeline-thought = engine { $lead }
timeline-caption-thought = { $caption } · eng. { $lead }

# Een veld op de tijdlijn, en wat het maakte tot wat het is: "d4, 12 vakjes: Donker neemt het met g7, halve zet 23".
timeline-lane = { $part }: { $turn }
timeline-part = { $at }, { $cells ->
    [one] { $cells } vakje
   *[other] { $cells } vakjes
}
timeline-of = van { $side }
timeline-of-nobody = van niemand
timeline-taken-with = { $side } neemt het met { $played }, halve zet { $ply }
timeline-taken-after = { $side } heeft het na { $played }, halve zet { $ply }
timeline-lost = van niemand na { $played }, halve zet { $ply }
timeline-there = er sinds halve zet { $ply }
timeline-born = nieuw met { $played }, halve zet { $ply }
timeline-left = afgesneden door { $played }, halve zet { $ply }
timeline-split = doorgesneden door { $played }, halve zet { $ply }
timeline-joined = met een ander samengegaan door { $played }, halve zet { $ply }
timeline-merged = opgegaan in een ander met { $played }, halve zet { $ply }
timeline-gone = bedekt door { $played }, halve zet { $ply }

# De zetten.
moves-title = Zetten
moves-change = ± eigen voorsprong
moves-number = { $number }.
moves-ply = halve zet { $ply }, { $side } { $played }
moves-ply-change = halve zet { $ply }, { $side } { $played }, { $change }
moves-side-line = { $moves }, zijvariant, { $facts }
moves-side-line-first = ◇ { $number }. { $moves }
moves-side-line-second = ◇ { $number }… { $moves }
moves-side-line-opening = ◇ { $moves }
moves-side-line-plies = { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}
moves-side-line-lead = { $plies ->
    [one] { $plies } halve zet: { $lead }
   *[other] { $plies } halve zetten: { $lead }
}
moves-delete = Vanaf hier wissen
moves-compare = Hiermee vergelijken
moves-make-main = Maak hoofdvariant

# De laatste zetten, waar geen plaats is voor alle.
last-moves-title = Laatste zetten
last-moves-change = ± voorsprong
last-moves-mover = { $number }. { $side }

# De balk onderaan.
bar-first = Eerste stelling
bar-back = Stap terug
bar-forward = Stap vooruit
bar-last = Laatste stelling
bar-play = Variant afspelen
bar-pause = Pauze
bar-pace = Tempo: { $pace }
# Halve zetten per seconde, in de balk en in woorden.
pace-short = { $plies }/s
pace = { $count ->
    [one] { $plies } stap per seconde
   *[other] { $plies } stappen per seconde
}
bar-undo = Terug
bar-redo = Weer
bar-pass = Passen
