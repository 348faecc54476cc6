## La biblioteca delle partite

command-library = Biblioteca…
command-library-here = Partite con la posizione
dialog-library-title = Scegli la cartella della biblioteca
path-library = Scegli
path-folder = Percorso della cartella:
library = Biblioteca
library-leave = Torna alla partita
library-choose = Scegli una cartella…
library-games = Partite
library-statistics = Statistiche
library-openings = Aperture

library-welcome = Ancora nessuna biblioteca
library-welcome-what = Una biblioteca è una cartella di partite, con le sue sottocartelle. Qui le partite sono elencate con giocatori, risultati e posizioni finali, si cercano a parole e si contano; e accanto al tavoliere vedi che cosa vi è stato giocato da ogni posizione.
library-welcome-safe = I file restano dove sono e come sono. Le nuove partite che salvi nella cartella vengono trovate da sole.

library-reading = Lettura della cartella…
library-progress = Lettura: { $done } di { $of } file
library-failed = La cartella non si può leggere: { $why }
library-all-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
library-found = { $found } di { library-all-games }
library-cut-off = { $games }; ci sono più file di quanti se ne possano elencare
library-unread = Non c’è nulla da elencare. Scegli un’altra cartella.
library-empty = In questa cartella non ci sono partite. Salvane una qui, o scegli un’altra cartella.
library-nothing-found = Nessuna partita corrisponde.

library-search = Cerca
library-search-hint = Cerca: anna 8x8 chiaro vince 2024
# Due parole della ricerca: «anna vince», «chiaro perde».
library-word-won = vince
library-word-lost = perde
library-chip-position = Questa posizione
library-chip-position-help = Solo partite con questa posizione, anche ruotata o specchiata. Fai clic per elencarle di nuovo tutte.
library-chip-setup = Formato
library-any-setup = tutti
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = Dal:
library-until = Al:
library-date-hint = 31/05/2024
library-chip-mine = Partite di { $name }
library-chip-faults = { $files ->
    [one] 1 file illeggibile
   *[other] { $files } file illeggibili
}

library-list = { $games ->
    [one] Elenco di 1 partita
   *[other] Elenco di { $games } partite
}
library-players = Giocatori
library-game = Gioco
library-result = Risultato
library-date = Data
library-plies = Mosse
library-sort = Ordina per: { $column }
library-sorted = Ordine per: { $column }, crescente
library-sorted-falling = Ordine per: { $column }, decrescente
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies } mosse
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}
library-file = File
library-file-date = Data del file
library-open = Apri
library-open-there = Apri a questa posizione
library-won = { $side } vince
library-won-by = { $side } +{ $points }
library-result-how = { $result } ({ $how })
library-resignation = abbandono
library-time = tempo
library-agreement = accordo
library-drawn = Patta
library-unfinished = Incompiuta
library-first = Il primo
library-second = Il secondo

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $first } ne vince { $first_won }, { $second } { $second_won }, patte { $drawn }, incompiute { $unfinished }
library-results-lead = { $results }; in media { $side } { $lead }
library-move = { $play }: { $results }
library-head-move = Mossa
library-head-games = Partite
library-head-share = punti { $side } · vant.
library-all = Tutte le partite
library-begins = Inizia { $side }
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 contadino
   *[other] { $value } contadini
}
library-part-variant = { $value ->
    [standard] standard
    [guards] guardie da piazzare
   *[other] tutto da piazzare
}
library-part-queen-avoids-centre = { $value ->
    [true] regina fuori dal centro
   *[other] regina anche al centro
}
library-part-height = { $value ->
    [pile] altezza delle pile
   *[other] altezza delle caselle
}
library-first-moves = { $kind }: prime mosse
library-own = I tuoi risultati
library-own-name = Tu sei
library-own-nobody = ancora nessuno
library-own-none = Nell’elenco non ci sono tue partite. Scegli il tuo nome come appare nelle partite.
library-own-as = Colore, avversario
library-own-won = Vinte
library-own-lost = Perse
library-own-drawn = Patte
library-own-share = Punti
library-own-first = da primo giocatore
library-own-second = da secondo giocatore
library-own-side = come { $side }
library-own-against = contro { $name }
library-own-unknown = contro altri

library-start = Formato:
library-at-start = L’inizio
library-back = Indietro
library-to-start = All’inizio
library-these = { $games ->
    [one] Elenca questa partita
   *[other] Elenca queste { $games } partite
}
library-no-move = Nessuna partita della biblioteca continua da qui.
library-beside = Nella biblioteca
library-beside-help = Che cosa è stato giocato da questa posizione nelle partite della biblioteca, comunque fosse girato il tavoliere. Punta una mossa per vederla, fai clic per giocarla.
library-no-game-here = nessuna partita qui
library-games-here = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
