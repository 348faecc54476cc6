# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Brett um eine Seite drehen
command-mirror = Brett spiegeln
command-panels-left = Seitenleiste links
command-large-targets = Große Tasten für Finger
command-finder = Befehl suchen…
finder-title = Befehl suchen
finder-hint = Wörter aus den Menüs
finder-nothing = In keinem Menü steht so etwas.
shortcuts-change = Ein Klick auf die Tasten eines Befehls ändert sie.
shortcuts-press = Neue Tasten drücken
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Zurücksetzen
shortcuts-reset-of = Tasten zurücksetzen: { $command }
shortcuts-reset-all = Alle zurücksetzen
shortcuts-taken = { $keys } gehört schon zu „{ $by }“.
shortcuts-unfit = { $keys } geht nicht: Das schreibt, oder es führt durch das Fenster. Mit Strg oder Alt dazu geht es, oder mit einer Funktionstaste.
command-pencil = Zeichen malen
notice-pencil = Stift: ein Feld zweimal wählen für einen Ring, zwei Felder für einen Pfeil. Esc legt ihn weg.
menu-line = Ordnung der Varianten
menu-arrangement = Brett und Seitenleiste
