## La finestra, i menu, i dialoghi e gli avvisi

player-title = { $name } · { $side }
player-to-move = muove
player-score = punti { $score }

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = Apertura di { $game }…
state-opening = in apertura
state-unsaved = non salvata
state-saved = salvata
state-new = nuova
state-read-only = sola lettura
status-both = { $now } · { $said }
last-move = Ultima: { $side } { $play }

date-day = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }

menu-game = Partita
menu-edit = Modifica
menu-view = Vista
menu-go = Vai
menu-help = Aiuto
menu-show = Mostra
menu-recent = Partite recenti
menu-unfinished = Partite in sospeso…
command-new-game = Nuova partita…
command-open = Apri…
command-save = Salva
command-save-as = Salva come…
command-quit = Esci
command-export = Esporta…
command-copy-position = Copia posizione
command-copy-game = Copia partita
command-copy-picture = Copia immagine
command-paste = Incolla
command-undo = Annulla
command-redo = Ripeti
command-first = Prima posizione
command-back = Indietro
command-forward = Avanti
command-last = Ultima posizione
command-play = Riproduci la linea
menu-timeline = Cronologia
menu-pace = Ritmo
menu-language = Lingua
language-system = Come il sistema
command-pass = Passa
command-what-if = E se…
command-keep-what-if = Tieni come variante
command-editor = Componi posizione…
command-flip = Ruota il tavoliere
command-settings = Impostazioni…
command-shortcuts = Scorciatoie da tastiera
command-sheet = Foglio punti
command-about = Info su Agros
command-delete = Elimina da qui
command-promote = Rendi principale
overlay-help = { $key }: { $legend }
tab-moves = Mosse
tab-details = Dettagli

what-if-sign = E se · { $moves ->
    [0] nessuna mossa
    [one] 1 mossa
   *[other] { $moves } mosse
}
what-if-keep = Tieni
what-if-keep-help = Tieni le mosse fin qui come variante ({ $keys })
what-if-drop = Scarta
what-if-drop-help = Torna alla partita com’è (Esc)

editor-title = Editor di posizioni
editor-no-position = Non è ancora una posizione: { $why }
editor-not-read = Il testo qui sotto non è un tavoliere: { $why }
editor-text = Posizione come testo
editor-take-up = Ultima bozza
editor-play = Gioca da qui
editor-analyse = Analizza
editor-eraser = Gomma
editor-clear = Svuota
editor-turn = Muove
editor-passes = Passi finora
editor-less = { $what }: meno
editor-more = { $what }: più
editor-quiet = Mosse quiete
editor-position = Posizione valida. { $turn }.
editor-position-over = Posizione valida, e la partita è finita. { $over }
fault-blank = La parte { $part } del testo è vuota: tra le parti c’è un solo spazio.
fault-place = riga { $row }, colonna { $column }
fault-number = { $place }: «{ $token }» richiede un numero da 1 a { $size }.
fault-passes = I passi finora (parte 4) sono 0, 1 o 2, non «{ $found }».
fault-width = La riga { $row } ha { $found ->
    [one] 1 casella
   *[other] { $found } caselle
} invece di { $size }.
fault-quiet = Le mosse quiete (parte { $part }) vanno da 0 a 100, non «{ $found }».

move-entry-name = Mossa
move-entry-hint = Mossa: { $examples }

cancel = Annulla
close = Chiudi
dialog-open-title = Apri una partita
dialog-save-title = Salva la partita
dialog-opening-title = Prendi l’apertura da una partita
dialog-file-type = Partite di Agros
dialog-export-title = Esporta
export-format-png = Immagine (PNG)
export-format-svg = Disegno (SVG)
export-format-gif = Animazione (GIF)
export-format-html = Foglio punti da stampare (HTML)
export-format-txt = Partita come testo
export-format-agros = File della partita
export-width = Larghezza in pixel
export-part = Parte del tavoliere
export-part-all = tutto
export-part-wrong = Servono due angoli, come in a1:e5.
export-plies-from = Dalla mossa
export-plies-to = alla mossa
export-theme = Colori
export-theme-window = come nella finestra
export-overlays = Ciò che si vede sul tavoliere si vede anche nell’immagine.
export-choose = Scegli un file…
new-game-title = Nuova partita
new-game-first = Chi inizia:
new-game-by-lot = a sorte
new-game-name = { $side }:
new-game-name-hint = nome
new-game-placement = Piazzamento dei pezzi
new-game-start = Inizia
house-title = Regole della casa
house-swap = Scambio
house-swap-help = Scambio: dopo l’apertura il secondo giocatore può scegliere il colore. In quel caso i giocatori si scambiano i posti, nomi compresi.
house-bid = Offerta
house-bid-help = Offerta: ognuno scrive, senza mostrarlo all’altro, quanti punti vale giocare con il { $side }. Chi scrive di più gioca con il { $side }, e l’altro riceve quei punti alla fine. A parità di offerta nessuno cambia colore. Il motore scrive 0.
house-bid-of = { $name } offre
house-bid-wrong = Un’offerta è un numero di punti come 6 o 6½, fino a 4999½.
choice-due = Prima { $name } sceglie il colore: scrivi «{ typed-keep }» per tenerlo o «{ typed-swap }» per scambiarlo, o usa i pulsanti in alto.
choice-engine = Il motore sceglie il colore.
choice-sign = { $name } sceglie il colore
# What is typed to choose, in small letters
typed-keep = tieni
typed-swap = scambia
choice-keep = Tieni { $side }
choice-swap = Prendi { $side }
bid-won = Con l’offerta di { $bid }: { $side } vince di { $margin }.
bid-drawn = Con l’offerta di { $bid }: patta.
player-bid = offerta +{ $bid }
placement-hand = a mano
placement-random = a caso
placement-saved = come in una partita salvata
placement-choose = Scegli una partita…
placement-chosen = { $file }: { $setup }, { $placements ->
    [one] 1 piazzamento
   *[other] { $placements } piazzamenti
}
placement-none = nessuna partita scelta
unsaved-title = Salvare le modifiche?
unsaved-text = Questa partita ha modifiche che nessun file contiene. Andrebbero perse.
unsaved-save = Salva
unsaved-discard = Non salvare
overwrite-title = Sovrascrivere il file?
overwrite-text = { $path } esiste già.
overwrite-yes = Sovrascrivi
unfinished-title = Partite in sospeso
unfinished-text = Queste partite erano aperte quando il programma si è chiuso all’improvviso. Non ne è andato perso nulla.
unfinished-about = { $kind }, { $ply ->
    [one] 1 mossa
   *[other] { $ply } mosse
}, { $age }
unfinished-minutes = { $count ->
    [0] proprio ora
    [one] un minuto fa
   *[other] { $count } minuti fa
}
unfinished-hours = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
unfinished-days = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}
unfinished-file = modifiche a { $file }
unfinished-no-file = ancora senza file
unfinished-restore = Riprendi
unfinished-restore-this = Continua { $game }
unfinished-discard = Scarta
unfinished-discard-this = Scarta { $game }
unfinished-keep = Tieni
unfinished-keep-this = Non scartare { $game }
unfinished-given-up = Sparisce alla chiusura.
unfinished-later = Dopo
damaged-title = Questo file è danneggiato
damaged-text = { $path } non si legge per intero. { $moves ->
    [one] Si legge una mossa
   *[other] Si leggono { $moves } mosse
}; ciò che è sbagliato viene tralasciato:
damaged-more = … e altri { $count }
damaged-open = Apri ciò che si legge
changed-title = Il file è cambiato
changed-text = Un altro programma ha scritto { $path } da quando è stato letto qui.
changed-keep = Usa la mia
changed-reload = Rileggi il file
changed-beside = Salva altrove…
path-text = Percorso del file:
path-save = Salva
path-open = Apri
waiting-title = In attesa della finestra dei file
waiting-text = È aperta a parte, forse dietro questa finestra.
waiting-type = Scrivi invece un percorso
settings-title = Impostazioni
settings-theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
settings-animations = Anima le mosse
settings-flipped = { $side } in basso
shortcuts-title = Scorciatoie da tastiera
shortcuts-overlay = Mostra o nascondi: { $name }
shortcuts-board = Scegli una casella del tavoliere
shortcuts-board-keys = Tab fino al tavoliere, frecce, Enter
shortcuts-type = Gioca una mossa scrivendola
shortcuts-type-keys = scrivila, Enter
about-title = Info su Agros
about-text = Agros { $version }: un tavolo per giocare e studiare Agros, il gioco da tavolo di Saïd Galdseid.

sheet-new-game = Nuova partita
sheet-review = Revisione
sheet-save = Salva …
sheet-copy = Copia foglio
sheet-close = Chiudi

notice-not-a-move = «{ $typed }» non è una mossa. Scrivila come una di queste: { $examples }.
notice-no-moves = { $cell } non ha mosse.
notice-move-undone = Annullato: { $change }. Resta nella partita, dopo il cursore.
notice-undone = Annullato: { $change }.
notice-turn-undone = Annullato: { $change } e la risposta del motore. Restano nella partita, dopo il cursore.
notice-redone = Ripetuto: { $change }.
notice-turn-redone = Ripetuto: { $change } e la risposta del motore.
notice-nothing-to-undo = Non c’è niente da annullare.
notice-nothing-to-redo = Non c’è niente da ripetere.
notice-what-if = E se: ciò che giochi ora non tocca la partita. Esc lo scarta, { $keys } lo tiene come variante.
notice-what-if-dropped = Scartato. La partita è com’era.
notice-what-if-kept = { $moves ->
    [one] La mossa è tenuta
   *[other] Le { $moves } mosse sono tenute
} come variante. «Annulla» la toglie.
notice-nothing-to-keep = Non c’era niente da tenere che la partita non abbia già.
notice-sheet-copied = Il foglio punti è copiato: si incolla come testo.
notice-position-copied = La posizione è copiata: si incolla come testo.
notice-game-copied = La partita è copiata: si incolla come testo.
notice-picture-copied = Il tavoliere è copiato: si incolla come immagine.
notice-no-picture = Nessuna immagine copiata: { $why }
notice-set-up = La partita comincia dalla posizione composta.
notice-draft-kept = La partita è com’era. La posizione dell’editor è conservata: «Ultima bozza» ve la riporta.
notice-pasted = Incollato. «Annulla» riporta la partita com’era.
notice-pasted-another = Incollato come partita a sé. Non è ancora salvata.
notice-not-pasted = Non incollato: riga { $line }, colonna { $column }: { $why }
notice-exported = Esportato in { $path }
notice-export-failed = Non esportato: { $path }: { $why }
notice-deleted = Eliminato. «Annulla» lo recupera.
notice-promoted = Ora questa è la linea principale.
notice-saved = Salvato in { $path }
notice-opened = Aperto { $path }
notice-read-only = { $path } viene da una versione più recente: si può leggere e salvare altrove, non sovrascrivere.
notice-too-late = La finestra dei file ha risposto quando non la si aspettava più: { $path } è rimasto com’era.
notice-dropped = Non aperto: { $names }{ $more ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}. Trascina una partita alla volta.
notice-other-game = { $path } è una partita di { $game }.
notice-read-failed = Non aperto: { $path }: { $why }
notice-write-failed = Non salvato: { $path }: { $why }. La partita è ancora qui; salvala altrove.
notice-restored = La partita è com’era. Non è ancora salvata.
notice-opened-in-part = Aperto come nuova partita, non salvata: ciò che si legge di { $path }. { $moves ->
    [0] Non manca nessuna mossa.
    [one] Manca una mossa.
   *[other] Mancano { $moves } mosse.
} Che cosa è sbagliato: { $why }
notice-restored-in-part = Il diario di questa partita era danneggiato: la partita è ripresa fin lì. Il diario è conservato in { $path }
notice-nothing-unfinished = Nessuna partita è rimasta in sospeso.
notice-journals-aside = { $count ->
    [one] Il diario di una partita era illeggibile ed è stato messo
   *[other] { $count } diari di partite erano illeggibili e sono stati messi
} da parte: { $path }
notice-restore-failed = Non ripresa: { $why }
notice-journal-failed = Finché non salvi, ciò che fai non è al sicuro da un arresto improvviso: il diario non si può scrivere ({ $why }).
notice-disk-full = Non salvato: non c’è più spazio per { $path }. Libera spazio, o salva altrove con «Salva come». La partita è ancora qui.
notice-file-read-only = Non salvato: { $path } è di sola lettura. Salva con un altro nome con «Salva come». La partita è ancora qui.
notice-folder-read-only = Non salvato: non puoi scrivere nella cartella di { $path }. Salva altrove con «Salva come». La partita è ancora qui.
notice-no-folder = Non salvato: la cartella di { $path } non esiste più. Salva altrove con «Salva come». La partita è ancora qui.
notice-name-too-long = Non salvato: il nome { $path } è troppo lungo. Usane uno più corto con «Salva come». La partita è ancora qui.
notice-is-folder = Non salvato: { $path } è una cartella. Salva con un altro nome con «Salva come». La partita è ancora qui.
notice-changed = Non salvato: un altro programma ha cambiato { $path }. Salva di nuovo per scegliere che cosa resta. La partita è ancora qui.
notice-reloaded = { $path } è stato riletto. «Annulla» riporta le tue mosse.
notice-panicked = Qualcosa nel programma è andato storto ed è stato interrotto. La partita è ancora qui; un resoconto è in { $path }
notice-open-elsewhere = { $path } è aperto anche in un’altra finestra. Salva in una sola delle due.
notice-settings-not-saved = Impossibile salvare le impostazioni in { $path }: { $why }
notice-settings-failed = Le impostazioni non sono usate: { $why }
notice-exists = { $path } esiste già.
notice-no-opening = { $path } non ha un’apertura utilizzabile.
change-move = una mossa
change-line = una variante tenuta
change-comment = un commento
change-symbol = un simbolo
change-marks = dei segni
change-eval = una valutazione
change-deletion = un’eliminazione
change-promotion = un cambio della linea principale
change-order = un cambio d’ordine
change-players = un cambio dei nomi
change-sides = la scelta dei colori
change-tags = un cambio delle etichette
change-ending = la fine della partita
change-whole = un cambio dell’intera partita

menu-engine = Motore
engine-plays = Motore: { $side }
engine-time = Tempo per mossa
engine-seconds = { $seconds } s
engine-level = Livello
engine-level-first = 1, per cominciare
engine-level-best = { $number }, al suo meglio
engine-lines = Varianti
command-analyse = Analizza
command-hint = Consiglio
command-engine-move = Muove il motore
command-stop-engine = Ferma il motore
notice-choose-side = Prima va scelto il colore: scrivi «{ typed-keep }» per tenerlo o «{ typed-swap }» per scambiarlo, o usa i pulsanti in alto.
notice-sides-changed = I giocatori hanno scambiato i colori. «Annulla» li ripristina.
notice-sides-kept = I giocatori tengono i loro colori. «Annulla» riapre la scelta.
notice-engine-thinks = Sta per muovere il motore: { $now } lo fa muovere subito, { $stop } lo ferma.
player-engine = motore
tab-engine = Motore
tab-notes = Note
engine-ready = Il motore aspetta una mossa.
engine-thinking = Calcolo
engine-done = Trovato
engine-to-move = Il motore pensa alla mossa: { $side }.
engine-header = { $state } · prof. { $depth } · { $nodes } posizioni · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } in { $plies }
engine-exact = { $side } vince di { $points } con gioco perfetto.
engine-exact-draw = Patta con gioco perfetto.
engine-exact-mark = esatto
engine-chance = { $percent } %
command-choose-engine = Scegli un motore…
engine-title = Motore
engine-text = Il comando di un programma che parla UGI, con le parole separate da spazi. Lascialo vuoto per il motore di questo programma.
engine-use = Usalo
notice-engine-failed = Il motore è stato fermato: { $why }. Nel menu Motore puoi sceglierne un altro.
engine-waits = Tocca al motore: { $keys } lo fa muovere.

command-comment = Commento
command-wipe-marks = Cancella i segni
menu-judge = Giudica la mossa
comment-hint = Un commento
comment-name = Commento dopo la mossa { $ply }
symbol-good = buona mossa
symbol-mistake = errore
symbol-brilliant = mossa brillante
symbol-blunder = errore grave
symbol-interesting = mossa interessante
symbol-dubious = mossa dubbia
moves-ply-noted = { $name }, { $note }

command-map = Mappa dell’albero
map-name = Mappa dell’albero: { $lines ->
    [one] 1 linea
   *[other] { $lines } linee
}, { $plies } mosse
map-node = { $ply }. { $play } { $comment }

moves-trim = Elimina il seguito
moves-earlier = Sposta la linea su
moves-later = Sposta la linea giù

end-sheet-wins = { $winner } vince
end-sheet-draw = Patta
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
} · { $setup }
