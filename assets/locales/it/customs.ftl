## The menu

command-take-back = Ritira l’ultima mossa
command-offer-draw = Offri patta
command-resign = Abbandona
command-change-sides = Scambia colori
menu-again = Gioca ancora
command-rematch = Rivincita, colori scambiati
command-same-again = Nuova partita, stesse impostazioni
settings-auto-pass = Passa da sé quando non si può fare altro

settings-resumes = Apri l’ultima partita all’avvio

## Ends

draw-offered = { $name } offre la patta. { $other }: scrivi «{ typed-accept }» per accettare o «{ typed-decline }» per rifiutare, o usa i pulsanti in alto. Una mossa la rifiuta.
draw-sign = { $name } offre patta
# What is typed to answer, in small letters
typed-accept = accetta
typed-decline = rifiuta
draw-accept = Accetta
draw-decline = Rifiuta
notice-really-resign = { $name } abbandona? Chiedilo di nuovo per confermare; qualsiasi altra cosa lo annulla.
notice-not-at-the-end = Una partita si chiude al termine della linea principale: prima vai lì, o rendi principale questa linea.
notice-after-the-end = La partita era finita qui: ciò che segue la fine non si può tenere. Scartalo, e Annulla ritira la fine.
notice-tried-out = E se: ciò che si prova non può chiudere la partita né cambiarne i giocatori.
notice-nobody-there = Il motore gioca con entrambi i colori: nessuno qui può farlo.
notice-declined-before = Qui la patta è stata rifiutata: si può offrire di nuovo dopo una mossa.
notice-draw-offered = La patta è offerta: il motore ci pensa.
notice-draw-declined = { $name } rifiuta la patta.
notice-nothing-offered = Nessuna patta è offerta.
notice-ended = { $over } «E se» prova altre mosse da qui, «Annulla» toglie la fine.
notice-sides-exchanged = I giocatori hanno scambiato i colori. «Annulla» li ripristina.
notice-passed-by-itself = { $name } poteva solo passare, e così è stato.
notice-pass-undone = Annullati: { $change } e il passo che segue. Restano nella partita, dopo il cursore.
notice-pass-redone = Ripetuti: { $change } e il passo che segue.
change-exchange = lo scambio dei colori

## Clocks

command-clocks = Avvia o ferma gli orologi
clocks-on = Orologi
clocks-main = Minuti per la partita
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Secondi aggiunti a ogni mossa
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Periodi di byo-yomi dopo
clocks-periods-before = {""}
clocks-periods-after = {" "}periodi
clocks-period = Secondi di un periodo
clocks-period-before = di{" "}
clocks-period-after = {" "}s
clocks-wrong = Agli orologi serve almeno un secondo.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = orologio { $time }
notice-clocks-ready = Gli orologi partono con la prima mossa.
notice-clocks-run = Gli orologi corrono.
notice-clocks-stopped = Gli orologi sono fermi. La prossima mossa li riavvia.
notice-no-clocks = Questa partita non ha orologi. Si scelgono con una nuova partita.
notice-no-time-here = Gli orologi corrono al termine della linea principale, dove si gioca la partita.
