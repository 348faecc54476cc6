# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Ruota il tavoliere di un lato
command-mirror = Tavoliere allo specchio
command-panels-left = Pannelli a sinistra
command-large-targets = Pulsanti grandi, per le dita
command-finder = Cerca un comando…
finder-title = Cerca un comando
finder-hint = Parole dei menu
finder-nothing = Nessun menu ha niente di simile.
shortcuts-change = Premi i tasti di un comando per sceglierne altri.
shortcuts-press = Premi i nuovi tasti
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Ripristina
shortcuts-reset-of = Ripristina i tasti: { $command }
shortcuts-reset-all = Ripristina tutti
shortcuts-taken = { $keys } è già di «{ $by }».
shortcuts-unfit = { $keys } non si può scegliere: scrive, o serve a muoversi nella finestra. Aggiungi Ctrl o Alt, o prendi un tasto funzione.
command-pencil = Disegna segni
notice-pencil = Matita: scegli una casella due volte per un cerchio, due caselle per una freccia. Esc la ripone.
menu-line = Ordine delle varianti
menu-arrangement = Tavoliere e pannelli
