# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Het bord één zijde draaien
command-mirror = Het bord spiegelen
command-panels-left = Panelen links
command-large-targets = Grote knoppen, voor vingers
command-finder = Een opdracht zoeken…
finder-title = Een opdracht zoeken
finder-hint = Woorden uit de menu’s
finder-nothing = Geen menu heeft zoiets.
shortcuts-change = Druk op de toetsen van een opdracht om andere te kiezen.
shortcuts-press = Druk op de nieuwe toetsen
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Herstellen
shortcuts-reset-of = De toetsen herstellen: { $command }
shortcuts-reset-all = Alles herstellen
shortcuts-taken = { $keys } is al van “{ $by }”.
shortcuts-unfit = { $keys } kan niet: het schrijft, of het leidt door het venster. Neem er Ctrl of Alt bij, of een functietoets.
command-pencil = Tekens zetten
notice-pencil = Potlood: kies een vak twee keer voor een ring, twee vakken voor een pijl. Esc bergt het op.
menu-line = Volgorde van de varianten
menu-arrangement = Bord en panelen
