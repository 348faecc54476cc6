## De evaluatie van een partij

command-review = Deze partij evalueren
command-review-sheet = Evaluatieblad
command-cancel-review = Evaluatie afbreken
command-next-mistake = Volgende fout
command-previous-mistake = Vorige fout
command-learn = Leren van fouten
review-time = Evaluatie: tijd per stelling
review-sign = Evaluatie { $done } van { $of } · nog { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Afbreken
change-review = een evaluatie
notice-nothing-to-review = Er zijn geen zetten om te evalueren.
notice-reviewed = { $points ->
    [0] Geëvalueerd: geen keerpunten. Ongedaan maken haalt de evaluatie weer weg.
    [one] Geëvalueerd: 1 keerpunt. { $next } gaat ernaartoe, { $undo } haalt de evaluatie weer weg.
   *[other] Geëvalueerd: { $points } keerpunten. { $next } gaat van het ene naar het andere, { $undo } haalt de evaluatie weer weg.
}
notice-not-reviewed = Niet geëvalueerd: { $why }
notice-review-cancelled = De evaluatie is afgebroken. De partij is zoals ze was.
notice-no-mistake = Er is geen keerpunt om naartoe te gaan.

# Wat een zet verloor. $when is "then" in de partij, "now" bij wat net gespeeld is.
review-lost-points = { $when ->
    [now] kost
   *[then] kostte
} { $points } { $count ->
    [one] punt
   *[other] punten
}
review-lost-chance = { $when ->
    [now] kost
   *[then] kostte
} { $percent } % van de winstkans
review-win-let-go = { $when ->
    [now] laat
   *[then] liet
} winst in { $plies } liggen
review-into-loss = { $when ->
    [now] leidt
   *[then] leidde
} tot verlies in { $plies }
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Beter was { $told }

# Het blad.
review-title = Evaluatie
review-judged = { $plies ->
    [one] 1 zet is beoordeeld
   *[other] { $plies } zetten zijn beoordeeld
}.
review-accuracy = Nauwkeurigheid
review-phase-opening = Opening
review-phase-middle = Middenspel
review-phase-ending = Eindspel
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Onnauwkeurig
review-mistakes = { $sign } Fouten
review-blunders = { $sign } Blunders
review-swings = Duurste zetten
review-no-swings = Geen zet kostte veel.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Langst en best gehouden
review-held-plies = halve zet { $from } tot { $until }
review-learn = Leren van fouten:
review-previous = Vorige fout
review-next = Volgende fout
review-again = Opnieuw evalueren
review-close = Sluiten
review-next-short = Volgende
review-previous-short = Vorige
review-again-short = Opnieuw
review-close-short = Sluiten
review-here = Ga naar een fout om te lezen wat beter was.

## Leren van fouten

learn-both = beide kanten
learn-asked = { $side } aan zet: vind de beste zet.
learn-asked-mistake = { $side } aan zet. Je speelde { $play }, en dat { $loss }: vind een betere zet.
learn-hinted = { $asked } Tip: { $hint }
learn-hint-from = de zet begint op { $cell }.
learn-hint-line = de naam van het vakje begint met “{ $line }”.
learn-hint-pass = de zet verplaatst geen stuk.
learn-weighing = { $play } wordt bekeken…
learn-wrong = { $play } { $loss }: probeer het nog eens.
learn-right = Goed! { $told }
learn-as-good = Even goed! { $told }
learn-good-enough = Goed genoeg; vergeleken met { $best }: { $loss }. { $told }
learn-goes-on = { $told }. Dan { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } wint in { $plies } halve zet.
   *[other] { $told }. { $side } wint in { $plies } halve zetten.
}
learn-shown = Het antwoord was { $told }
learn-result = { $once ->
    [0] Geen
   *[other] { $once }
} van { $of } meteen gevonden{ $later ->
    [0] {""}
   *[other] , later nog { $later }
}. De partij is zoals ze was.
learn-progress = { $number } van { $of }
learn-hint = Tip?
learn-show = Toon antwoord
learn-next = Volgende
learn-skip = Overslaan
learn-leave = Stoppen
notice-nothing-to-learn = Er is niets om van te leren: geen evaluatie ({ $keys }) heeft een keerpunt met een betere zet gevonden.
notice-back-at-question = Hier is de stelling van de vraag weer.
notice-question-answered = Deze vraag is beantwoord: ga door naar de volgende.
notice-asked = Er is een vraag gesteld; de partij wacht zoals ze was. Esc verlaat de vragen.
notice-learning-left = De partij is zoals ze was.
