## Agros: il gioco, le sue tabelle, le sue frasi

agros-name = Agros
agros-overview = Campi
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

side = { $player ->
    [light] Chiaro
   *[dark] Scuro
}

rank = { $rank }º
cells = { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
fields = { $fields ->
    [one] 1 campo
   *[other] { $fields } campi
}
seeds = { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
}
none = –
stack = { $cell } { "{" }{ $harvest }{ "}" }

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Nessuno
field-margin = +{ $margin } { $rank ->
    [8] all’
   *[other] al{ " " }
}{ rank }
field-tie = parità
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
field-spoken = Campo { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} di { cells }, controllato da { $farmers }, valore { $value }, margine { field-margin }
field-spoken-tie = Campo senza padrone di { cells }, non vale nulla, parità { field-lists }
field-spoken-untouched = Campo senza padrone di { cells }, non vale nulla, nessun contadino accanto

table-title = Campi
table-total = { fields } · { cells }
table-field = campo · controllato da
table-field-narrow = campo
table-cells = caselle
table-harvest = raccolto
table-value = valore
table-margin = margine
table-lists = Chiaro:Scuro
table-small = { $fields ->
    [one] 1 campo piccolo
   *[other] { $fields } campi piccoli
} (1–2 caselle): Chiaro { $light }, Scuro { $dark }
table-small-narrow = { $fields ->
    [one] 1 campo piccolo
   *[other] { $fields } campi piccoli
}: Chiaro { $light }, Scuro { $dark }
table-ownerless = { $fields } senza padrone: { cells }, nessun valore
table-ownerless-narrow = { $fields } senza padrone, { cells }

ledger-hovered = Campo · { $sum }
ledger-selected = Campo · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, vale 0
ledger-margin = margine +{ $margin }
ledger-decided = deciso { $rank ->
    [8] all’
   *[other] al{ " " }
}{ rank }
ledger-nobody = di nessuno
ledger-spoken = { $title }. Chiaro { $light }, Scuro { $dark }. { $verdict }
ledger-arrival = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} lo prende con un altro da { $harvest }
ledger-pillars = cade senza { $farmers }
ledger-empty = Punta un campo: di chi è?

outlook-title = Se { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} gioca { $play }
outlook-pass = Se { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} passa
outlook-fields = campi
outlook-farmer = contadino
outlook-change = { $before } → { $after }

pass-wins = { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} vince di { $margin }
pass-draw = è patta
pass-risk = Dopo il passo, { $play } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} guadagna { $gain }
pass-no-risk = Dopo il passo, nessuna mossa { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} guadagna subito
pass-ends = Questo passo chiude la partita
pass-advice = Se ora passano entrambi: { $result }. { $risk }.

players-farmers = raccolti
players-greater-list = +½ lista maggiore
players-placement = piazzamento { $number } di { $all }, ancora { $left } in questo turno

sheet-wins-by = { $winner } vince di { $margin }
sheet-wins = { $winner } vince
sheet-draw = Patta: { $score } a testa
sheet-draw-agreed = Patta
sheet-player = { $name } ({ side })
sheet-ended = { $reason } alla mossa { $ply } · { $size }×{ $size }, { $farmers ->
    [one] 1 contadino
   *[other] { $farmers } contadini
}
sheet-ended-two-passes = Due passi consecutivi
sheet-ended-resignation = Abbandono
sheet-ended-time = Tempo scaduto
sheet-ended-agreement = Accordo
sheet-field = campo · controllato da
sheet-field-narrow = campo
sheet-cells = caselle
sheet-harvest = raccolto
sheet-lists = Chiaro : Scuro
sheet-margin = margine
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Nessuno · { fields }
sheet-fields-together = Totale dei campi
sheet-half-point = Mezzo punto
sheet-half-point-why = raccolto maggiore alla prima differenza delle liste
sheet-half-point-same = di nessuno: le liste sono uguali
sheet-score = Punti
sheet-bid = Offerta
sheet-with-bid = Con l’offerta
sheet-greatest-leads = Vantaggio massimo: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } dopo la mossa { $ply }
sheet-never-led = { side } mai in vantaggio
sheet-lead-changes = { $changes ->
    [0] Dopo l’apertura il vantaggio non è mai passato di mano.
    [one] Dopo l’apertura il vantaggio è passato di mano una volta, dopo la mossa { $ply }.
   *[other] Dopo l’apertura il vantaggio è passato di mano { $changes } volte, l’ultima dopo la mossa { $ply }.
}

turn-move = Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}
turn-only-pass = Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}: può solo passare
turn-passed = { $player ->
    [light] Lo Scuro
   *[dark] Il Chiaro
} ha passato. Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}: un altro passo chiude la partita
turn-passed-only-pass = { $player ->
    [light] Lo Scuro
   *[dark] Il Chiaro
} ha passato. Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}: può solo passare, e la partita si chiude
turn-place = Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
} piazzare: { $now ->
    [one] 1 contadino
   *[other] { $now } contadini
} in questo turno, { $all } in tutto
turn-selected = Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}: scelto { stack }, { $harvests ->
    [0] nessuna raccolta
    [one] 1 raccolta (pallino)
   *[other] { $harvests } raccolte (pallini)
} e { $sowings ->
    [0] nessuna semina
    [one] 1 semina (cerchio)
   *[other] { $sowings } semine (cerchi)
}
turn-selected-stuck = Tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}: scelto { stack }, non ha mosse
over-won = La partita è finita: { $reason }. { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} vince di { $margin }.
over-won-otherwise = La partita è finita: { $reason }. { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} vince.
over-drawn = La partita è finita: { $reason }. È patta.
over-two-passes = Chiaro e Scuro hanno passato di seguito
over-resignation = l’avversario ha abbandonato
over-time = l’avversario ha esaurito il tempo
over-agreement = per accordo dei giocatori

did-place = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} piazza un contadino in { $cell }
did-harvest = { side } { $play }: raccolto { $before } → { $after }, vantaggio { $change }
did-sow = { side } { $play }: { seeds }, vantaggio { $change }
did-pass = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} passa

direction-north = nord
direction-north-east = nordest
direction-east = est
direction-south-east = sudest
direction-south = sud
direction-south-west = sudovest
direction-west = ovest
direction-north-west = nordovest
illegal-game-over = La partita è finita
illegal-pass-in-opening = Nell’apertura non si passa
illegal-move-in-opening = Nell’apertura i contadini si piazzano; si muovono quando ci sono tutti
illegal-placement-after-opening = L’apertura è finita: non si piazzano altri contadini
illegal-occupied = { $cell } è occupata: un contadino si piazza su una casella vuota
illegal-off-board = { $cell } non è su questo tavoliere
illegal-no-farmer = In { $cell } non c’è nessun contadino
illegal-not-yours = Il contadino in { $cell } è dell’avversario: tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}
illegal-opponents-farmer = Il contadino in { $cell } è dell’avversario
illegal-not-straight = { $to } non è in linea retta con { $from }: i contadini si muovono su righe, colonne e diagonali
illegal-distance = { $harvest ->
    [1] { $from } deve muoversi di 1 casella esatta: raccoglie, e non ha semi da seminare
   *[other] { $from } deve muoversi di { $harvest } caselle esatte per raccogliere, o di { $sow } per seminare
}
illegal-blocked = { $from } non può raccogliere verso { $direction }: { $at } è { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
}
illegal-landing-occupied = { $cell } è occupata: un contadino arriva su una casella vuota
illegal-sow-blocked = { $from } non può seminare verso { $direction }: { $at } non è vuota
illegal-nothing-to-sow = { $from } non può seminare: il suo raccolto è 1
board-name = Tavoliere di { $size } per { $size } caselle
board-preview-harvest = { $play }  raccolto { $harvest }  vantaggio { $lead }
board-preview-sow = { $play }  { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
}  vantaggio { $lead }
board-preview-place = { $play }  vantaggio { $lead }

cell-farmer = contadino { $owner ->
    [light] del Chiaro
   *[dark] dello Scuro
}, raccolto { $harvest }
cell-seed = seme { $owner ->
    [light] del Chiaro
   *[dark] dello Scuro
}
cell-controls-one = controlla il campo di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
cell-controls-several = controlla { $fields } campi di { $cells } caselle
cell-empty-owned = vuota, campo { $owner ->
    [light] del Chiaro
   *[dark] dello Scuro
} di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}, valore { $value }
cell-empty-nobody = vuota, campo di nessuno, { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
cell-target-harvest = arrivo: raccolta
cell-target-sow = arrivo: semina
cell-selected = selezionata
cell-freedom = { $now ->
    [0] bloccato
    [one] { $now } mossa
   *[other] { $now } mosse
}, { $next } dopo un’altra raccolta
cell-reach = alla portata di { $farmers }
cell-reach-farmer = { $owner ->
    [light] Chiaro { $farmer }
   *[dark] Scuro { $farmer }
}
cell-threat = { $owner ->
    [light] minacciata da Chiaro { $play }
   *[dark] minacciata da Scuro { $play }
}
cell-certain = certa
cell-open = ancora aperta

setup-size = Tavoliere
setup-board = { $size }×{ $size }
setup-farmers = Contadini a testa
setup-farmers-each = { $farmers } contadini a testa
setup-words = { $size }×{ $size }, { $farmers ->
    [one] 1 contadino
   *[other] { $farmers } contadini
}
player-passed = ha passato

overlay-fields = Campi
overlay-fields-legend = solchi orizzontali: Chiaro; obliqui: Scuro
overlay-values = Valori
overlay-values-legend = quanto vale ogni campo
overlay-moves = Mosse
overlay-moves-legend = pallini: raccolta; cerchi tratteggiati: semina
overlay-ledger = Conti
overlay-ledger-legend = i raccolti in ordine, al campo puntato
overlay-reach = Portata
overlay-reach-legend = pieno ora, vuoto dopo +1, col punto la semina
overlay-swing = Impatto
overlay-swing-legend = vantaggio di chi muove: subito / dopo la miglior risposta
overlay-threats = Minacce
overlay-threats-legend = cosa può fare una mossa; rosso: l’avversario
overlay-flips = Cambi
overlay-flips-legend = mosse per cambiare padrone, e di chi, dopo l’apertura
overlay-freedom = Libertà
overlay-freedom-legend = mosse ora · dopo +1; fondo scuro: bloccato
overlay-certain = Certezze
overlay-certain-legend = liscio definitivo, tratteggiato ancora aperto
overlay-engine = Frecce
overlay-engine-legend = le mosse del motore, in ordine
overlay-changed = Differenze
overlay-changed-legend = + guadagnato, − perso, × vale altrimenti

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, e { $second }
effect-place = { $place ->
    [centre] al centro
    [north] a nord
    [north-east] a nordest
    [east] a est
    [south-east] a sudest
    [south] a sud
    [south-west] a sudovest
    [west] a ovest
   *[north-west] a nordovest
}
effect-field = il campo di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} { effect-place }
effect-part = { $part ->
    [one] 1 casella
   *[other] { $part } caselle
} del campo di { $cells } { effect-place }
effect-unopposed = { $harvest } senza rivali
effect-duel = { $harvest } contro { $against }
effect-duel-at = { $harvest } contro { $against }, { $place } posto
effect-taken-part = { $farmer } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} prende { $land } ({ $duel })
effect-taken = { $farmer } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} prende { $land } ({ $duel })
effect-neutralised = { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} perde { $land }, ora di nessuno
effect-multiplied = { $land } ora × { $after } invece di × { $before } per { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
}
effect-split = { $land } si divide in { $parts } caselle
effect-merged = i campi di { $parts } caselle diventano { $land }
effect-half-point = il mezzo punto va { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}
effect-half-point-nobody = il mezzo punto non va a nessuno
effect-frozen = { $farmer } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} non può più muoversi
effect-freed = { $farmer } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} può di nuovo muoversi
effect-covered = { $cells ->
    [one] 1 casella in meno
   *[other] { $cells } caselle in meno
} per { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
}
effect-opened = { $cells ->
    [one] 1 casella in più
   *[other] { $cells } caselle in più
} per { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
}
effect-harvested = { $farmer } { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
} cresce a { $harvest }
effect-sown = { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} semina { seeds }
effect-passed = { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} passa
effect-placed = { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} piazza un contadino
effect-won = la partita finisce, { $player ->
    [light] il Chiaro
   *[dark] lo Scuro
} vince di { $margin }
effect-drawn = la partita finisce patta

legend-certain = almeno Chiaro { $light }, Scuro { $dark }
legend-freedom = mosse: Chiaro { $light }, Scuro { $dark }

threat-none = { $player ->
    [light] Nessun campo del Chiaro è minacciato.
   *[dark] Nessun campo dello Scuro è minacciato.
}
threat-none-here = Niente minaccia questo campo.
threat-takes = { side } { $play } prende { $land }: { $lead }
threat-neutralises = { side } { $play } lascia a nessuno { $land }: { $lead }
threat-cuts = { side } { $play } taglia { $land }: { $lead }
threat-others = { $told }; { $others ->
    [one] { $others } altro modo
   *[other] { $others } altri modi
}
lead-change = { $player ->
    [light] vantaggio del Chiaro { $change }
   *[dark] vantaggio dello Scuro { $change }
}

swing = { $play }: { $lead }, { $change } dopo { $reply }
swing-then = { $play }: { $lead }, { $change } anche con { $reply }
swing-last = { $play }: { $lead }
swing-others = e { $others ->
    [one] { $others } altra mossa
   *[other] { $others } altre mosse
}
flip-takes = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} lo prende in { $count }: { $moves }
flip-gives = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} lo cede in { $count }: { $moves }
flip-loses = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} lo lascia a nessuno in { $count }: { $moves }
flip-neutralises = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} lo rende di nessuno in { $count }: { $moves }
flip-none = Resta al suo padrone per { $most } mosse di ciascuno.

changed-since = Da { $play }, mossa { $ply }
changed-since-start = Dall’inizio
changed-lead = vantaggio del Chiaro
changed-sum = totale
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = nessuno { $cells }
changed-kept = { $before } → { $after }
changed-grown = cresciuto: { $before } → { $after }
changed-shrunk = ridotto: { $before } → { $after }
changed-shifted = spostato: { $before } → { $after }
changed-split = diviso: { $before } → { $after }
changed-merged = uniti: { $before } → { $after }
changed-regrouped = ricomposti: { $before } → { $after }
changed-born = nuovo: { $after }
changed-gone = sparito: { $before }
changed-half-point = il mezzo punto { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}
changed-half-point-nobody = il mezzo punto a nessuno

editor-board-name = Tavoliere di { $size } per { $size } caselle, da comporre
editor-light-farmer = Contadino chiaro
editor-dark-farmer = Contadino scuro
editor-light-seed = Seme chiaro
editor-dark-seed = Seme scuro
editor-harvest = Raccolto
editor-size = Tavoliere
editor-farmers = Contadini a testa
editor-farmers-there = Come sul tavoliere
editor-help = Fai clic o trascina per mettere i pezzi, col tasto destro li togli. La rotella, + e − cambiano il raccolto puntato. Tasti: frecce ed Enter, Delete.
cell-empty = vuota

draft-move = Posizione valida: tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
}. Punti: Chiaro { $light }, Scuro { $dark }.
draft-passed = Posizione valida: tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
} dopo un passo. Punti: Chiaro { $light }, Scuro { $dark }.
draft-over = Posizione valida: entrambi hanno passato, la partita è finita. Punti: Chiaro { $light }, Scuro { $dark }.
draft-opening = Posizione di apertura: tocca { $player ->
    [light] al Chiaro
   *[dark] allo Scuro
} piazzare, { $now ->
    [one] 1 contadino
   *[other] { $now } contadini
} ora e { $all } in tutto.
fault-parts = Il testo ha { $found ->
    [one] 1 parte
   *[other] { $found } parti
} invece di quattro: righe, turno, contadini, passi.
fault-rows = Un tavoliere ha da 4 a 16 righe, questo ne ha { $rows }.
fault-not-square = { $rows } righe di { $columns } caselle: il tavoliere non è quadrato.
fault-token = { $place }: «{ $token }» non è un pezzo.
fault-no-harvest = { $place }: a «{ $token }» manca il raccolto, come in «{ $token }1».
fault-turn = Il turno (parte 2) è L o D, non «{ $found }».
fault-farmers = Un giocatore ha da 1 a 9 contadini (parte 3), non «{ $found }».
fault-crowded = Due volte { $farmers } contadini non stanno su un tavoliere di { $size }×{ $size }.
fault-too-many = { $player ->
    [light] Il Chiaro
   *[dark] Lo Scuro
} ha { $found } contadini sul tavoliere e può averne { $farmers }.
fault-seed = In { $cell } c’è un seme, ma restano contadini da piazzare: { $missing }.
fault-harvest = Il contadino in { $cell } ha raccolto { $harvest }, ma restano contadini da piazzare: { $missing }.
fault-order = L’ordine di piazzamento non dà mai { $light } contadini al Chiaro e { $dark } allo Scuro: { $missing }.
fault-next = Il prossimo contadino è { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
}, e il turno è suo: { $missing }.
fault-pass = Nessuno passa finché restano contadini da piazzare: { $missing }.
fault-missing = { $farmers ->
    [one] manca 1 contadino
   *[other] mancano { $farmers } contadini
} { $player ->
    [light] del Chiaro
   *[dark] dello Scuro
}
fault-missing-some-are-not-on-the-board-yet = alcuni non sono ancora sul tavoliere
fault-missing-both = mancano contadini: Chiaro { $light }, Scuro { $dark }

agros-review-missed-title = Cambi mancati
agros-review-missed = { $ply }. { $side }: campo di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
} in { $at }
agros-review-missed-worth = { $worth } punti
agros-review-held = { $side }: campo in { $at }, { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
agros-review-held-worth = { $worth } punti in tutto
