## La revisione di una partita

command-review = Rivedi la partita
command-review-sheet = Foglio di revisione
command-cancel-review = Ferma la revisione
command-next-mistake = Prossimo errore
command-previous-mistake = Errore precedente
command-learn = Impara dagli errori
review-time = Revisione: tempo a posizione
review-sign = Revisione { $done } di { $of } · ancora { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Annulla
change-review = una revisione
notice-nothing-to-review = Non ci sono mosse da rivedere.
notice-reviewed = { $points ->
    [0] Partita rivista: nessun punto di svolta. «Annulla» toglie la revisione.
    [one] Partita rivista: 1 punto di svolta. { $next } ci va, { $undo } toglie la revisione.
   *[other] Partita rivista: { $points } punti di svolta. { $next } va dall’uno all’altro, { $undo } toglie la revisione.
}
notice-not-reviewed = Revisione non fatta: { $why }
notice-review-cancelled = La revisione è annullata. La partita è com’era.
notice-no-mistake = Non c’è un punto di svolta a cui andare.

review-lost-points = { $when ->
    [now] perde
   *[then] ha perso
} { $points } { $count ->
    [one] punto
   *[other] punti
}
review-lost-chance = { $when ->
    [now] perde
   *[then] ha perso
} { $percent } % di probabilità di vittoria
review-win-let-go = { $when ->
    [now] spreca
   *[then] ha sprecato
} una vittoria in { $plies }
review-into-loss = { $when ->
    [now] porta
   *[then] ha portato
} a una sconfitta in { $plies }
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Era meglio { $told }

review-title = Revisione
review-judged = { $plies ->
    [one] 1 mossa giudicata
   *[other] { $plies } mosse giudicate
}.
review-accuracy = Precisione
review-phase-opening = Apertura
review-phase-middle = Mediogioco
review-phase-ending = Finale
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Imprecisioni
review-mistakes = { $sign } Errori
review-blunders = { $sign } Errori gravi
review-swings = Perdite maggiori
review-no-swings = Nessuna mossa ha perso molto.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Tenuti più a lungo e meglio
review-held-plies = mosse { $from }–{ $until }
review-learn = Impara dagli errori:
review-previous = Errore precedente
review-next = Prossimo errore
review-again = Rivedi di nuovo
review-close = Chiudi
review-next-short = Avanti
review-previous-short = Indietro
review-again-short = Di nuovo
review-close-short = Chiudi
review-here = Vai a un errore per leggere che cosa era meglio.

learn-both = entrambi
learn-asked = Muove { $side }: trova la mossa migliore.
learn-asked-mistake = Muove { $side }. Hai giocato { $play }, che { $loss }: trova una mossa migliore.
learn-hinted = { $asked } Consiglio: { $hint }
learn-hint-from = la mossa parte da { $cell }.
learn-hint-line = il nome della casella comincia con «{ $line }».
learn-hint-pass = non muove nessun pezzo.
learn-weighing = Vediamo { $play }…
learn-wrong = { $play } { $loss }: riprova.
learn-right = Esatto! { $told }
learn-as-good = Altrettanto buona! { $told }
learn-good-enough = Va bene, anche se { $loss } rispetto a { $best }. { $told }
learn-goes-on = { $told }. Poi { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } vince in { $plies } mossa.
   *[other] { $told }. { $side } vince in { $plies } mosse.
}
learn-shown = La risposta era { $told }
learn-result = Trovati al primo tentativo: { $once ->
    [0] nessuno
   *[other] { $once }
} su { $of }{ $later ->
    [0] {""}
    [one] , poi un altro
   *[other] , poi altri { $later }
}. La partita è com’era.
learn-progress = { $number } di { $of }
learn-hint = Consiglio?
learn-show = Soluzione
learn-next = Avanti
learn-skip = Salta
learn-leave = Esci
notice-nothing-to-learn = Non c’è niente da imparare: nessuna revisione ({ $keys }) ha trovato un punto di svolta con una mossa migliore.
notice-back-at-question = Ecco di nuovo la posizione del quesito.
notice-question-answered = A questo quesito hai già risposto: passa al prossimo.
notice-asked = È posto un quesito; la partita aspetta com’era. Esc lascia i quesiti.
notice-learning-left = La partita è com’era.
