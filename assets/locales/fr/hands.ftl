# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Tourner le plateau d’un côté
command-mirror = Plateau en miroir
command-panels-left = Panneaux à gauche
command-large-targets = Grands boutons, pour les doigts
command-finder = Chercher une commande…
finder-title = Chercher une commande
finder-hint = Des mots des menus
finder-nothing = Aucun menu n’a rien de tel.
shortcuts-change = Cliquez sur les touches d’une commande pour en choisir d’autres.
shortcuts-press = Appuyez sur les touches
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Rétablir
shortcuts-reset-of = Rétablir les touches : { $command }
shortcuts-reset-all = Tout rétablir
shortcuts-taken = { $keys } sert déjà à « { $by } ».
shortcuts-unfit = { $keys } ne peut pas être choisi : cela écrit, ou sert à parcourir la fenêtre. Ajoutez Ctrl ou Alt, ou prenez une touche de fonction.
command-pencil = Dessiner des marques
notice-pencil = Crayon : choisissez une case deux fois pour un cercle, deux cases pour une flèche. Esc le range.
menu-line = Ordre des variantes
menu-arrangement = Plateau et panneaux
