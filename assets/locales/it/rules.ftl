## Le pagine delle regole

rules-to-play = { $title }, prima della mossa
rules-played = { $title }, giocata

agros-rules = Regole di Agros
agros-rules-intro = Due giocatori, Chiaro e Scuro, coltivano una tavola vuota di 8×8, 10×10 o 12×12 caselle con 3, 5 o 7 contadini ciascuno. Vince chi ha più punti. Un clic su un diagramma gioca la sua mossa.
agros-rules-opening = Apertura del gioco
agros-rules-opening-text = I contadini vanno su caselle vuote, ognuno con raccolto 1: Chiaro ne piazza uno, poi ciascuno due per turno, e Scuro l’ultimo. Poi muove Chiaro.
agros-rules-harvest = Raccogliere
agros-rules-harvest-text = Tutta la pila va esattamente di tante caselle quanto il suo raccolto, dritta in una di otto direzioni, su una casella vuota. Poi il raccolto cresce di uno.
agros-rules-over = Sopra i pezzi
agros-rules-over-text = Un raccolto può passare sopra pezzi del proprio colore, mai sopra quelli dell’avversario.
agros-rules-sow = Seminare
agros-rules-sow-text = Un contadino con raccolto 2 o più va di una casella in meno, solo su caselle vuote. Lascia un seme su ogni casella che abbandona e prosegue da solo, con raccolto 1.
agros-rules-pass = Il passo
agros-rules-pass-text = Dopo l’apertura si può sempre passare invece. Due passi di fila chiudono la partita.
agros-rules-field = Campi
agros-rules-field-text = Le caselle vuote unite per i lati sono un campo. Un contadino lo tocca se sta di fianco a una sua casella. Un campo vale le sue caselle per il raccolto maggiore del suo padrone lì.
agros-rules-control = Controllo
agros-rules-control-text = Entrambi ordinano dal più forte al più debole i contadini che toccano il campo. Decide il primo rango diverso; un contadino che manca conta 0. Quella differenza è il margine.
agros-rules-tie = Campo di nessuno
agros-rules-tie-text = Se tutti i ranghi sono pari, o nessun contadino lo tocca, un campo non è di nessuno e non conta: qui a sinistra, 3 contro 3.
agros-rules-fence = Recinti
agros-rules-fence-text = Semi e contadini dividono la terra. Un recinto intero tiene fuori un contadino più forte.
agros-rules-score = Il punteggio
agros-rules-score-text = Alla fine si sommano i campi di ciascuno. Mezzo punto va a chi ha il raccolto maggiore alla prima differenza delle liste intere: qui {"{5, 3, 2}"} a {"{4, 2, 1}"}, e Chiaro vince 100½ a 44.

agon-rules = Regole di Agon
agon-rules-intro = Una corsa su 91 esagoni in cinque anelli intorno a un centro. Ogni giocatore ha una regina e sei guardie. Un clic su un diagramma gioca la sua mossa.
agon-rules-aim = Scopo
agon-rules-aim-text = Vince chi per primo ha la regina al centro e le sue sei guardie sulle sei caselle intorno.
agon-rules-start = Inizio
agon-rules-start-text = Le regine stanno agli angoli opposti dell’anello esterno, le guardie come mostrato. Può cominciare il Bianco o il Nero.
agon-rules-step = Uno spostamento
agon-rules-step-text = Un pezzo va su una casella vuota vicina dello stesso anello o del successivo all’interno, mai verso l’esterno. Solo una regina entra nel centro. Chi non può, passa.
agon-rules-between = Fra nemici
agon-rules-between-text = Nessuno può andare su una casella che sta proprio fra due nemici, in linea retta: qui f4 è vietata al Bianco.
agon-rules-capture = Catture
agon-rules-capture-text = Un pezzo che finisce fra due nemici è catturato e viene segnato. Se ne possono catturare più d’uno.
agon-rules-relocation = Ricollocazione
agon-rules-relocation-text = Chi ha un pezzo catturato deve prima ricollocarne uno, come turno intero: prima la regina, su una casella libera qualsiasi; poi una guardia, sull’anello esterno. Mai fra due nemici.
agon-rules-win = Vittoria
agon-rules-win-text = L’ultima guardia chiude l’anello intorno alla regina al centro.
agon-rules-loss = Sconfitta
agon-rules-loss-text = Chi chiude l’anello senza la propria regina al centro perde.
agon-rules-draw = Patte
agon-rules-draw-text = È patta con due passi di fila, con la stessa posizione per la terza volta, o dopo 100 mosse senza spostamento verso l’interno, ricollocazione, piazzamento o nuova cattura.
agon-rules-variants = Varianti
agon-rules-variants-text = Si possono anche piazzare una alla volta le guardie, o le regine e poi le guardie. Un’opzione tiene una regina catturata fuori dal centro.

agora-rules-heights = Altezze
agora-rules-heights-text = La fossa ha tre livelli: 6 sul bordo, 3 nell’anello di mezzo, 0 al centro. L’altezza di una pila è il livello della sua casella più le sue pedine. Come opzione conta solo il livello.
agora-rules-equal = Pari altezza
agora-rules-equal-text = Chi muove sceglie: catturare, come qui, o arrendersi.
agora-rules-end = La fine
agora-rules-end-text = Nessuno può passare. Chi non possiede pile perde subito. È patta con la stessa posizione per la terza volta, o dopo 100 mosse senza cattura, resa o rivoluzione.
