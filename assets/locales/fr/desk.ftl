## Les lignes des joueurs

player-title = { $name } · { $side }
player-to-move = à son tour
player-score = score : { $score }

## La fenêtre

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = Ouverture de { $game }…
state-opening = ouverture
state-unsaved = modifiée
state-saved = enregistrée
state-new = nouvelle
state-read-only = lecture seule
status-both = { $now } · { $said }
last-move = Dernier coup : { $side } { $play }

# Jours, et mois dont le jour n’est pas connu.
date-day = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }

## Menus et commandes

menu-game = Partie
menu-edit = Édition
menu-view = Affichage
menu-go = Aller
menu-help = Aide
menu-show = Voir
menu-recent = Parties récentes
menu-unfinished = Parties inachevées…
command-new-game = Nouvelle partie…
command-open = Ouvrir…
command-save = Enregistrer
command-save-as = Enregistrer sous…
command-quit = Quitter
command-export = Exporter…
command-copy-position = Copier la position
command-copy-game = Copier la partie
command-copy-picture = Copier l’image
command-paste = Coller
command-undo = Défaire
command-redo = Refaire
command-first = Première position
command-back = Reculer
command-forward = Avancer
command-last = Dernière position
command-play = Lecture
menu-timeline = Chronologie
menu-pace = Vitesse
menu-language = Langue
language-system = Celle du système
command-pass = Passer
command-what-if = Et si…
command-keep-what-if = Garder en variante
command-editor = Éditer une position…
command-flip = Tourner le plateau
command-settings = Réglages…
command-shortcuts = Raccourcis clavier
command-sheet = Décompte
command-about = À propos d’Agros
command-delete = Effacer à partir d’ici
command-promote = Rendre principale
overlay-help = { $key } : { $legend }
tab-moves = Coups
tab-details = Détail

## Et si : quelque chose est essayé

what-if-sign = Et si · { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
}
what-if-keep = Garder
what-if-keep-help = Garder les coups jusqu’ici comme variante ({ $keys })
what-if-drop = Rejeter
what-if-drop-help = Revenir à la partie telle qu’elle est (Esc)

## L’éditeur de position

editor-title = Éditeur de position
editor-no-position = Pas encore une position : { $why }
editor-not-read = Le texte ci-dessous n’est pas un plateau : { $why }
editor-text = Position en texte
editor-take-up = Reprendre
editor-play = Jouer d’ici
editor-analyse = Analyser
editor-eraser = Gomme
editor-clear = Tout vider
editor-turn = Au tour de
editor-passes = Passes de suite
editor-less = { $what } : moins
editor-more = { $what } : plus
editor-quiet = Sans progrès
editor-position = Position correcte. { $turn }.
editor-position-over = Position correcte, partie finie. { $over }
fault-blank = L’élément { $part } du texte est vide : une seule espace sépare les éléments.
fault-place = rangée { $row }, colonne { $column }
fault-number = { $place } : « { $token } » demande un nombre de 1 à { $size }.
fault-passes = Les passes de suite (élément 4) sont 0, 1 ou 2, pas « { $found } ».
fault-width = La rangée { $row } a { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de { $size }.
fault-quiet = Les demi-coups sans progrès (élément { $part }) vont de 0 à 100, pas « { $found } ».

## Saisir un coup

move-entry-name = Coup
move-entry-hint = Saisir : { $examples }

## Dialogues

cancel = Annuler
close = Fermer
dialog-open-title = Ouvrir une partie
dialog-save-title = Enregistrer la partie
dialog-opening-title = Prendre l’ouverture d’une partie
dialog-file-type = Parties d’Agros
dialog-export-title = Exporter
export-format-png = Image (PNG)
export-format-svg = Dessin (SVG)
export-format-gif = Image animée (GIF)
export-format-html = Décompte à imprimer (HTML)
export-format-txt = Partie en texte
export-format-agros = Fichier de partie
export-width = Largeur en pixels
export-part = Partie du plateau
export-part-all = tout le plateau
export-part-wrong = Il faut deux coins, par exemple a1:e5.
export-plies-from = Du demi-coup
export-plies-to = au demi-coup
export-theme = Couleurs
export-theme-window = celles de la fenêtre
export-overlays = Ce qui couvre le plateau couvre aussi l’image.
export-choose = Choisir un fichier…
new-game-title = Nouvelle partie
new-game-first = Commence :
new-game-by-lot = tiré au sort
new-game-name = { $side } :
new-game-name-hint = nom
new-game-placement = Les pièces sont placées
new-game-start = Commencer
house-title = Règles maison
house-swap = Échange
house-swap-help = Échange : après l’ouverture, le second joueur peut prendre le camp de son choix. Les joueurs changent alors de camp, noms compris.
house-bid = Enchère
house-bid-help = Enchère : chacun écrit, à l’insu de l’autre, combien de points il donne pour jouer { $side }. Celui qui écrit le plus joue { $side }, et l’autre reçoit autant de points à la fin. Si les deux écrivent la même chose, personne ne change de camp. Le moteur écrit 0.
house-bid-of = { $name } offre
house-bid-wrong = Une enchère est un nombre de points comme 6 ou 6½, jusqu’à 4999½.
choice-due = { $name } peut d’abord choisir son camp : tapez « { typed-keep } » ou « { typed-swap } », ou utilisez les boutons en haut.
choice-engine = Le moteur choisit un camp.
choice-sign = { $name } choisit un camp
# What is typed to choose, in small letters
typed-keep = garder
typed-swap = changer
choice-keep = Garder { $side }
choice-swap = Prendre { $side }
bid-won = Après l’enchère de { $bid } : { $side } gagne de { $margin }.
bid-drawn = Après l’enchère de { $bid } : partie nulle.
player-bid = enchère +{ $bid }
placement-hand = à la main
placement-random = au hasard
placement-saved = d’après une partie
placement-choose = Choisir une partie…
placement-chosen = { $file } : { $setup }, { $placements ->
    [one] { $placements } placement
   *[other] { $placements } placements
}
placement-none = aucune partie choisie
unsaved-title = Enregistrer les modifications ?
unsaved-text = Cette partie a des modifications qu’aucun fichier ne contient. Elles seraient perdues.
unsaved-save = Enregistrer
unsaved-discard = Ne pas enregistrer
overwrite-title = Remplacer le fichier ?
overwrite-text = { $path } existe déjà.
overwrite-yes = Remplacer
unfinished-title = Parties inachevées
unfinished-text = Ces parties étaient ouvertes quand le programme s’est arrêté sans prévenir. Rien n’en est perdu.
unfinished-about = { $kind }, { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
}, { $age }
unfinished-minutes = { $count ->
    [0] à l’instant
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
unfinished-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
unfinished-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
unfinished-file = modifications de { $file }
unfinished-no-file = dans aucun fichier
unfinished-restore = Restaurer
unfinished-restore-this = Continuer { $game }
unfinished-discard = Rejeter
unfinished-discard-this = Rejeter { $game }
unfinished-keep = Garder
unfinished-keep-this = Ne pas rejeter { $game }
unfinished-given-up = Elle disparaîtra à la fermeture.
unfinished-later = Plus tard
damaged-title = Ce fichier est abîmé
damaged-text = { $path } ne peut pas être lu en entier. { $moves ->
    [one] Un coup est lisible
   *[other] { $moves } coups sont lisibles
} ; ce qui est faux est laissé de côté :
damaged-more = … et { $count } de plus
damaged-open = Ouvrir ce qui est lisible
changed-title = Le fichier a changé
changed-text = Un autre programme a écrit { $path } depuis sa lecture ici.
changed-keep = Ma version
changed-reload = Le relire
changed-beside = Enregistrer sous…
path-text = Chemin du fichier :
path-save = Enregistrer
path-open = Ouvrir
waiting-title = En attente du choix du fichier
waiting-text = Le dialogue est ouvert dans sa propre fenêtre, peut-être derrière celle-ci.
waiting-type = Taper plutôt un chemin
settings-title = Réglages
settings-theme = Thème
theme-system = du système
theme-light = clair
theme-dark = sombre
settings-animations = Animer les coups
settings-flipped = { $side } en bas
shortcuts-title = Raccourcis clavier
shortcuts-overlay = Montrer ou cacher : { $name }
shortcuts-board = Choisir une case du plateau
shortcuts-board-keys = Tab jusqu’au plateau, flèches, Entrée
shortcuts-type = Jouer un coup par son nom
shortcuts-type-keys = le taper, Entrée
about-title = À propos d’Agros
about-text = Agros { $version } : une table pour jouer et étudier Agros, le jeu de société de Saïd Galdseid.

## Le décompte d’une partie finie

sheet-new-game = Nouvelle partie
sheet-review = Bilan
sheet-save = Enregistrer…
sheet-copy = Copier
sheet-close = Fermer

## Annonces

notice-not-a-move = « { $typed } » n’est pas un coup. Écrivez-le comme l’un de ceux-ci : { $examples }.
notice-no-moves = { $cell } n’a aucun coup.
notice-move-undone = Défait : { $change }. Le coup reste dans la partie, après le curseur.
notice-undone = Défait : { $change }.
notice-turn-undone = Défait : { $change } et la réponse du moteur. Les deux restent dans la partie, après le curseur.
notice-redone = Refait : { $change }.
notice-turn-redone = Refait : { $change } et la réponse du moteur.
notice-nothing-to-undo = Il n’y a rien à défaire.
notice-nothing-to-redo = Il n’y a rien à refaire.
notice-what-if = Et si : rien de ce qui se joue maintenant ne touche la partie. Esc le rejette, { $keys } le garde comme variante.
notice-what-if-dropped = Rejeté. La partie est comme avant.
notice-what-if-kept = { $moves ->
    [one] Le coup est gardé
   *[other] Les { $moves } coups sont gardés
} comme variante. Défaire l’enlève de la partie.
notice-nothing-to-keep = Il n’y avait rien à garder que la partie n’ait déjà.
notice-sheet-copied = Le décompte est copié : il peut être collé comme texte.
notice-position-copied = La position est copiée : elle peut être collée comme texte.
notice-game-copied = La partie est copiée : elle peut être collée comme texte.
notice-picture-copied = Le plateau est copié : il peut être collé comme image.
notice-no-picture = Aucune image copiée : { $why }
notice-set-up = La partie commence par la position composée.
notice-draft-kept = La partie est comme avant. Le plateau de l’éditeur est gardé : « Reprendre » l’y ramène.
notice-pasted = Collé. Défaire ramène la partie d’avant.
notice-pasted-another = Collé comme une partie à part. Elle n’est pas encore enregistrée.
notice-not-pasted = Non collé : ligne { $line }, colonne { $column } : { $why }
notice-exported = Exporté : { $path }
notice-export-failed = Non exporté : { $path } : { $why }
notice-deleted = Effacé. Défaire le ramène.
notice-promoted = C’est maintenant la variante principale.
notice-saved = Enregistré : { $path }
notice-opened = Ouvert : { $path }
notice-read-only = { $path } vient d’une version plus récente : on peut le lire et l’enregistrer ailleurs, mais pas le remplacer.
notice-too-late = Le dialogue était déjà abandonné quand la réponse est venue : rien n’a été fait de { $path }.
notice-dropped = Non ouvert : { $names }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}. Déposez une partie à la fois.
notice-other-game = { $path } est une partie d’un autre jeu : { $game }.
notice-read-failed = Non ouvert : { $path } : { $why }
notice-write-failed = Non enregistré : { $path } : { $why }. La partie est toujours là ; enregistrez-la ailleurs.
notice-restored = La partie est comme avant. Elle n’est pas encore enregistrée.
notice-opened-in-part = Ouvert comme nouvelle partie, non enregistrée : ce qui est lisible de { $path }. { $moves ->
    [0] Il ne manque aucun coup.
    [one] Il manque un coup.
   *[other] Il manque { $moves } coups.
} Ce qui est faux : { $why }
notice-restored-in-part = Le journal de cette partie était abîmé : la partie est restaurée jusque-là. Le journal est gardé : { $path }
notice-nothing-unfinished = Aucune partie n’est restée inachevée.
notice-journals-aside = { $count ->
    [one] { $count } journal de partie, illisible, a été mis
   *[other] { $count } journaux de parties, illisibles, ont été mis
} de côté : { $path }
notice-restore-failed = Non restauré : { $why }
notice-journal-failed = Tant que vous n’enregistrez pas, un plantage peut tout perdre : le journal ne peut pas être écrit ({ $why }).
notice-disk-full = Non enregistré : il n’y a plus de place pour { $path }. Faites de la place, ou enregistrez ailleurs avec « Enregistrer sous ». La partie est toujours là.
notice-file-read-only = Non enregistré : { $path } est en lecture seule. Enregistrez sous un autre nom avec « Enregistrer sous ». La partie est toujours là.
notice-folder-read-only = Non enregistré : vous ne pouvez pas écrire dans le dossier de { $path }. Enregistrez ailleurs avec « Enregistrer sous ». La partie est toujours là.
notice-no-folder = Non enregistré : le dossier de { $path } n’existe plus. Enregistrez ailleurs avec « Enregistrer sous ». La partie est toujours là.
notice-name-too-long = Non enregistré : le nom { $path } est trop long. Prenez-en un plus court avec « Enregistrer sous ». La partie est toujours là.
notice-is-folder = Non enregistré : { $path } est un dossier. Enregistrez sous un autre nom avec « Enregistrer sous ». La partie est toujours là.
notice-changed = Non enregistré : un autre programme a modifié { $path }. Enregistrez encore une fois pour choisir ce qui reste. La partie est toujours là.
notice-reloaded = { $path } a été relu. Défaire ramène vos propres coups.
notice-panicked = Quelque chose a échoué dans le programme et a été abandonné. La partie est toujours là ; un rapport se trouve dans { $path }
notice-open-elsewhere = { $path } est aussi ouvert dans une autre fenêtre. N’enregistrez que dans l’une des deux.
notice-settings-not-saved = Les réglages n’ont pas pu être enregistrés dans { $path } : { $why }
notice-settings-failed = Les réglages ne sont pas utilisés : { $why }
notice-exists = { $path } existe déjà.
notice-no-opening = { $path } n’a pas d’ouverture utilisable.
change-move = un coup
change-line = une variante gardée
change-comment = un commentaire
change-symbol = un symbole
change-marks = des marques
change-eval = une évaluation
change-deletion = une suppression
change-promotion = un changement de variante principale
change-order = un changement d’ordre
change-players = un changement des noms
change-sides = le choix des camps
change-tags = un changement des étiquettes
change-ending = la fin de la partie
change-whole = un changement de toute la partie

# Le moteur.
menu-engine = Moteur
engine-plays = Le moteur joue { $side }
engine-time = Temps par coup
engine-seconds = { $seconds } s
engine-level = Niveau
engine-level-first = 1, pour une première partie
engine-level-best = { $number }, au mieux
engine-lines = Lignes
command-analyse = Analyser
command-hint = Indice
command-engine-move = Le moteur joue
command-stop-engine = Arrêter le moteur
notice-choose-side = Il faut d’abord choisir un camp : tapez « { typed-keep } » ou « { typed-swap } », ou utilisez les boutons en haut.
notice-sides-changed = Les joueurs ont changé de camp. Défaire rétablit les camps.
notice-sides-kept = Les joueurs gardent leur camp. Défaire revient sur ce choix.
notice-engine-thinks = Le moteur va jouer : { $now } le fait jouer tout de suite, { $stop } l’arrête.
player-engine = moteur
tab-engine = Moteur
tab-notes = Notes
engine-ready = Le moteur attend un coup.
engine-thinking = Réfléchit
engine-done = Trouvé
engine-to-move = Le moteur réfléchit au coup de { $side }.
engine-header = { $state } · prof. { $depth } · { $nodes } positions · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } en { $plies }
engine-exact = { $side } gagne de { $points } avec le meilleur jeu.
engine-exact-draw = Partie nulle avec le meilleur jeu.
engine-exact-mark = exact
engine-chance = { $percent } %
command-choose-engine = Choisir un moteur…
engine-title = Moteur
engine-text = La commande d’un programme qui parle UGI, ses mots séparés par des espaces. Laissez vide pour le moteur de ce programme.
engine-use = L’utiliser
notice-engine-failed = Le moteur a été arrêté : { $why }. Le menu Moteur permet d’en choisir un autre.
engine-waits = C’est au tour du moteur : { $keys } le fait jouer.

# Notes.
command-comment = Commentaire
command-wipe-marks = Effacer les marques
menu-judge = Juger le coup
comment-hint = Un commentaire
comment-name = Commentaire après le demi-coup { $ply }
symbol-good = bon coup
symbol-mistake = erreur
symbol-brilliant = coup brillant
symbol-blunder = gaffe
symbol-interesting = coup intéressant
symbol-dubious = coup douteux
moves-ply-noted = { $name }, { $note }

# La carte de l’arbre.
command-map = Carte de l’arbre
map-name = Carte de l’arbre : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
map-node = { $ply }. { $play } { $comment }

# L’ordre de l’arbre.
moves-trim = Effacer la suite
moves-earlier = Monter la ligne
moves-later = Descendre la ligne

## Le décompte d’une partie finie, en phrases

end-sheet-wins = { $winner } gagne
end-sheet-draw = Partie nulle
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} · { $setup }
