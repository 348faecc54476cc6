## Agon: il gioco, le sue tabelle, le sue frasi

agon-name = Agon
agon-overview = Pezzi
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (spostamento), f1*c3 (ricollocazione), g5 (piazzamento), pass

agon-side = { $player ->
    [white] Bianco
   *[black] Nero
}
agon-rank = { $rank ->
    [queen] regina
   *[guard] guardia
}
agon-side-name = { agon-side }

agon-variant-standard = Tutti i pezzi al loro posto
agon-variant-guards = Si piazzano le guardie
agon-variant-free = Si piazzano le regine, poi le guardie
agon-queen-avoids-centre = Una regina catturata non può andare al centro
agon-setup-standard = standard
agon-setup-guards = guardie da piazzare
agon-setup-free = tutto da piazzare
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, regina fuori dal centro

agon-board-name = Tavoliere di 91 esagoni
agon-cell-queen = { $player ->
    [white] regina bianca
   *[black] regina nera
}
agon-cell-guard = { $player ->
    [white] guardia bianca
   *[black] guardia nera
}
agon-cell-empty = vuota
agon-cell-centre = il centro
agon-cell-ring = anello { $ring }
agon-cell-captured = catturata
agon-cell-target = arrivo

agon-overlay-moves = Mosse
agon-overlay-moves-legend = pallini: dove può andare il pezzo scelto
agon-overlay-steps = Turni
agon-overlay-steps-legend = i turni che mancano a ogni pezzo, almeno
agon-overlay-forbidden = Vietate
agon-overlay-forbidden-legend = tra due nemici: cerchi per i pezzi del Bianco, rombi per quelli del Nero
agon-overlay-danger = Pericolo
agon-overlay-danger-legend = cerchi tratteggiati: pezzi che la prossima mossa può catturare; frecce: con quale pezzo
agon-overlay-mobility = Mobilità
agon-overlay-mobility-legend = le mosse di ogni pezzo
agon-overlay-engine = Frecce
agon-overlay-engine-legend = le mosse del motore, in ordine

agon-turn-move = Tocca al { agon-side }
agon-turn-selected = Tocca al { agon-side }: scelta la { agon-rank } in { $cell }, { $steps ->
    [0] non ha spostamenti
    [one] 1 spostamento (pallino)
   *[other] { $steps } spostamenti (pallini)
}
agon-turn-only-pass = Il { agon-side } non ha spostamenti: può solo passare
agon-turn-passed = Il { $player ->
    [white] Nero
   *[black] Bianco
} non aveva spostamenti e ha passato. Tocca al { agon-side }
agon-turn-passed-only-pass = Il { $player ->
    [white] Nero
   *[black] Bianco
} non aveva spostamenti e ha passato. Non ne ha neanche il { agon-side }: con un passo la partita è patta
agon-turn-place-queen = Tocca al { agon-side } piazzare la regina: ovunque tranne al centro e tra due nemici
agon-turn-place-guard = Tocca al { agon-side } piazzare una guardia, ancora { $left }: ovunque tranne al centro e tra due nemici
agon-captured-between = catturata tra { $one } e { $other }
agon-captured = catturata
agon-turn-relocate-queen = Tocca al { agon-side } ricollocare la regina di { $man }, { $captured }: in qualsiasi casella libera (pallini)
agon-turn-relocate-queen-not-centre = Tocca al { agon-side } ricollocare la regina di { $man }, { $captured }: in qualsiasi casella libera tranne il centro (pallini)
agon-turn-relocate-guard = Tocca al { agon-side } ricollocare { $man }, { $captured }: in qualsiasi casella libera del bordo (pallini)
agon-turn-relocate-one = Tocca al { agon-side } ricollocare una delle guardie catturate, { $cells }: scegline una

agon-illegal-over = La partita è finita: { $reason }.
agon-illegal-still-placing = I pezzi si muovono quando ci sono tutti: scegli una casella vuota.
agon-illegal-all-placed = Tutti i pezzi sono piazzati: scegline uno da muovere.
agon-illegal-placed-on-centre = Al centro non si piazza nessun pezzo.
agon-illegal-occupied = { $cell } è occupata.
agon-illegal-no-man = In { $cell } non c’è nessun pezzo.
agon-illegal-not-yours = Il pezzo in { $cell } è dell’avversario: tocca al { agon-side }.
agon-illegal-opponents-man = Il pezzo in { $cell } è dell’avversario.
agon-illegal-between = { $cell } è vietata: è tra i pezzi del { agon-side } in { $one } e { $other }.
agon-illegal-queen-due = La regina in { $cell } è catturata: va ricollocata per prima.
agon-illegal-guard-due = La guardia in { $cell } è catturata: va ricollocata prima di ogni altra mossa.
agon-illegal-not-captured = Il pezzo in { $cell } non è catturato: si sposta su una casella vicina.
agon-illegal-not-at-the-edge = Una guardia catturata va sull’anello esterno, e { $cell } non vi si trova.
agon-illegal-queen-avoids-centre = In questa partita una regina catturata non può andare al centro.
agon-illegal-not-adjacent = { $to } non è vicina a { $from }: un pezzo si sposta di una casella alla volta.
agon-illegal-outwards = Non ci si sposta verso l’esterno: { $to } è più lontana dal centro di { $from }.
agon-illegal-centre-is-for-queens = Solo una regina entra al centro.
agon-illegal-can-step = Non si passa finché è possibile uno spostamento, come col pezzo in { $cell }.
agon-pass-help = Nessuno spostamento possibile: si passa. Due passi consecutivi sono patta.

agon-over-won = Il { agon-side } vince: { $reason }.
agon-over-drawn = Patta: { $reason }.
agon-over-queen-among-her-guards = la regina è al centro con le sue sei guardie intorno
agon-over-guards-without-their-queen = le sei guardie avversarie circondano il centro senza la loro regina
agon-over-two-passes = entrambi hanno passato di seguito
agon-over-100-quiet-plies = 100 mosse senza avanzate, ricollocazioni, piazzamenti o catture
agon-over-repetition = stessa posizione per la terza volta
agon-over-resignation = l’avversario ha abbandonato
agon-over-time = l’avversario ha esaurito il tempo
agon-over-agreement = per accordo dei giocatori

agon-place-centre = al centro
agon-place-ring = sull’anello { $ring }
agon-last-move = L’ultima mossa
agon-did = { agon-side } { $play }, turni di vantaggio { $change }
agon-effect-pass = { $play }: nessuno spostamento
agon-effect-place = { $play }: la { agon-rank } è piazzata { $place }
agon-effect-relocate = { $play }: la { agon-rank } catturata è ricollocata { $place }
agon-effect-inwards = { $play }: la { agon-rank } avanza { $place }
agon-effect-level = { $play }: la { agon-rank } si sposta { $place }
agon-effect-man = la { agon-rank } in { $cell }
agon-effect-men = { $before } e { $last }
agon-effect-captures = { $told } e cattura { $men }
agon-prospect-threatens = { $told } e minaccia { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } è fuori pericolo
   *[other] { $told }; { $men } sono fuori pericolo
}
agon-prospect-exposes = { $count ->
    [one] { $told }, ma lascia catturare { $men }
   *[other] { $told }, ma lascia catturare { $men }
}
agon-effect-end = { $told }. { $over }

agon-line-left = turni
agon-line-turns = regina { $queen } · guardie { $guards }
agon-line-missing = { $men } da piazzare
agon-line-captured = { $men ->
    [one] 1 catturato
   *[other] { $men } catturati
}
agon-table-title = Pezzi
agon-table-turns = turni
agon-table-side-turns = { $side } · turni
agon-table-moves = mosse
agon-table-captured = presa
agon-table-in-danger = × { $by }
agon-table-man = { agon-rank } del { agon-side } in { $cell }, { $turns } { $turns ->
    [one] turno
   *[other] turni
} al minimo
agon-table-has-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}

agon-sheet-deeds = { $side }: { $captures ->
    [one] 1 pezzo catturato
   *[other] { $captures } pezzi catturati
}, { $relocations ->
    [one] 1 ricollocazione
   *[other] { $relocations } ricollocazioni
}, { $turns ->
    [0] alla meta
    [one] almeno 1 turno alla meta
   *[other] almeno { $turns } turni alla meta
}

agon-review-missed-title = Catture mancate
agon-review-missed = { $ply }. { $side }: il pezzo in { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

agon-editor-board-name = Tavoliere di 91 esagoni, da comporre
agon-editor-white-queen = Regina bianca
agon-editor-white-guard = Guardia bianca
agon-editor-black-queen = Regina nera
agon-editor-black-guard = Guardia nera
agon-editor-captured = Catturata o no
agon-editor-help = Fai clic o trascina per mettere i pezzi, col tasto destro li togli. Ogni giocatore ha una sola regina: se la metti altrove, lascia la casella di prima. La rotella, + e − segnano il pezzo puntato come catturato, o non più. Tasti: frecce ed Enter, Delete.

agon-fault-parts = Il testo ha { $found ->
    [one] 1 parte
   *[other] { $found } parti
} invece di cinque: colonne, turno, variante, passi, mosse quiete.
agon-fault-columns = Un tavoliere ha 11 colonne, questo ne ha { $columns }.
agon-fault-height = La colonna { $column } ha { $found ->
    [one] 1 casella
   *[other] { $found } caselle
} invece di { $height }.
agon-fault-token = { $cell }: «{ $token }» non è un pezzo.
agon-fault-nobody-captured = { $cell }: «!» non segue nessun pezzo.
agon-fault-number = { $cell }: «{ $token }» non è un numero di caselle vuote.
agon-fault-turn = Il turno (parte 2) è W o B, non «{ $found }».
agon-fault-variant = La variante (parte 3) è standard, guards o free, non «{ $found }».
agon-fault-queens = Il { agon-side } ha { $found } regine sul tavoliere e può averne una.
agon-fault-guards = Il { agon-side } ha { $found } guardie sul tavoliere e può averne 6.
agon-fault-no-queen = Manca la regina del { agon-side }.
agon-fault-few-guards = Il { agon-side } ha { $found ->
    [one] 1 guardia
   *[other] { $found } guardie
} invece di 6; nelle altre varianti le guardie possono ancora mancare.
agon-fault-guard-on-centre = Il { agon-side } ha una guardia al centro, f6: vi entra solo una regina.
agon-fault-centre = Il { agon-side } ha un pezzo al centro, f6, ma restano pezzi da piazzare.
agon-fault-order = L’ordine di piazzamento non dà mai { $white } pezzi al Bianco e { $black } al Nero.
agon-fault-next = Il prossimo pezzo è del { agon-side }, e il turno è suo.
