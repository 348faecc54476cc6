## Le parole dei giochi: le forme e il significato

glossary-word = { $word }: { $meaning }

agros-word-farmer = contadino|contadini
agros-word-farmer-text = Una pila che si muove intera: un contadino sopra semi del suo colore.
agros-word-harvest = raccolto|raccolti|raccogliere|raccogli
agros-word-harvest-text = Il numero di pezzi di un contadino, e la mossa che lo fa crescere: esattamente tante caselle, poi un pezzo in più.
agros-word-seed = seme|semi
agros-word-seed-text = Un pezzo lasciato seminando. Non si muove più e divide la terra.
agros-word-sow = seminare|semina
agros-word-sow-text = Andare di una casella in meno del raccolto e lasciare tutti i semi, uno per casella.
agros-word-field = campo|campi
agros-word-field-text = Caselle vuote unite per i lati, quante che siano. Conta le sue caselle per il miglior raccolto del padrone lì.
agros-word-control = controllo|controlla|controllato
agros-word-control-text = Un campo è di chi è avanti al primo rango in cui i contadini vicini differiscono.
agros-word-margin = margine
agros-word-margin-text = La differenza al rango che decide un campo.
agros-word-rank = rango|ranghi
agros-word-rank-text = Il posto di un contadino fra quelli della sua parte accanto a un campo, il più forte per primo.
agros-word-tie = parità|pari
agros-word-tie-text = Quando nessun rango differisce: il campo non è di nessuno e non conta.
agros-word-pass = passare|passo|passi|passato|passa
agros-word-pass-text = Saltare il proprio turno. Due di fila chiudono la partita.

agon-word-queen = regina|regine
agon-word-queen-text = Solo lei può entrare al centro. Catturata, va su una casella libera qualsiasi.
agon-word-guard = guardia|guardie
agon-word-guard-text = Uno dei sei pezzi che devono circondare la regina. Catturata, torna all’anello esterno.
agon-word-ring = anello|anelli
agon-word-ring-text = Le caselle a pari distanza dal centro. Sono cinque; nessun pezzo va verso l’esterno.
agon-word-centre = centro
agon-word-centre-text = La casella f6, dove entrano solo le regine.
agon-word-captured = catturato|catturata|catture|cattura
agon-word-captured-text = Fra due nemici su lati opposti. Il pezzo resta finché il suo giocatore lo ricolloca.
agon-word-relocation = ricollocazione|ricollocare|ricollocarne|ricollocarla
agon-word-relocation-text = Mettere altrove un pezzo catturato; occupa tutto il turno.
agon-word-between = fra due nemici
agon-word-between-text = Con un nemico su due caselle vicine opposte. Nessuno può entrarci.

agora-word-pile = pila|pile
agora-word-pile-text = Pedine su una casella. Quella in cima la possiede.
agora-word-captor = carceriere|carcerieri
agora-word-captor-text = Una pedina del colore che possiede la pila, sopra i prigionieri.
agora-word-prisoner = prigioniero|prigionieri|prigioniera
agora-word-prisoner-text = Una pedina dell’altro colore in fondo a una pila. Se sono troppe, la prendono.
agora-word-height = altezza|altezze
agora-word-height-text = Il livello della casella più il numero di pedine della pila.
agora-word-level = livello|livelli
agora-word-level-text = Quanto è alta una casella: 6 sul bordo, 3 nell’anello di mezzo, 0 al centro.
agora-word-capture = catturare|cattura
agora-word-capture-text = Arrivare in cima da più in alto o pari: le pedine nemiche sono girate, i propri prigionieri liberati.
agora-word-surrender = si arrende|arrendersi|arrenderti|arrende|resa
agora-word-surrender-text = Scivolare sotto una pila da più in basso o pari, come prigioniero.
agora-word-revolution = rivoluzione|rivoluzioni
agora-word-revolution-text = I prigionieri che sono più di mezza pila girano le altre pedine e la possiedono.
