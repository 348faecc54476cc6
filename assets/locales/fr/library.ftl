## La bibliothèque de parties

command-library = Bibliothèque…
command-library-here = Parties avec cette position
dialog-library-title = Choisir le dossier de la bibliothèque
path-library = Choisir
path-folder = Chemin du dossier :
library = Bibliothèque
library-leave = Retour à la partie
library-choose = Choisir un dossier…
library-games = Parties
library-statistics = Statistiques
library-openings = Ouvertures

library-welcome = Pas encore de bibliothèque
library-welcome-what = Une bibliothèque est un dossier de fichiers de parties, avec ses sous-dossiers. Ses parties sont ici listées avec leurs joueurs, leurs résultats et leurs dernières positions, cherchées par mots et comptées ; et à côté du plateau, vous voyez ce qui y a été joué dans chaque position.
library-welcome-safe = Les fichiers restent où ils sont et comme ils sont. Les nouvelles parties que vous enregistrez dans le dossier sont trouvées d’elles-mêmes.

## Où en est la lecture

library-reading = Lecture du dossier…
library-progress = Lecture : { $done } fichiers sur { $of }
library-failed = Le dossier ne peut pas être lu : { $why }
library-all-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
library-found = { $found } sur { library-all-games }
library-cut-off = { $games } ; il y a plus de fichiers qu’on ne peut en lister
library-unread = Rien à lister. Choisissez un autre dossier.
library-empty = Il n’y a pas de partie dans ce dossier. Enregistrez-en une, ou choisissez un autre dossier.
library-nothing-found = Aucune partie ne correspond.

## Recherche

library-search = Rechercher
library-search-hint = Rechercher : anna 8x8 clair gagne 2024
# Ces deux mots servent dans une recherche : « anna gagne », « clair perd ».
library-word-won = gagne
library-word-lost = perd
library-chip-position = Cette position
library-chip-position-help = Seulement les parties où se trouve la position, même tournée ou retournée. Cliquez pour tout lister de nouveau.
library-chip-setup = Format
library-any-setup = tous
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = Du :
library-until = Au :
library-date-hint = 31/05/2024
library-chip-mine = Parties : { $name }
library-chip-faults = { $files ->
    [one] { $files } fichier illisible
   *[other] { $files } fichiers illisibles
}

## La liste

library-list = { $games ->
    [one] Liste de { $games } partie
   *[other] Liste de { $games } parties
}
library-players = Joueurs
library-game = Jeu
library-result = Résultat
library-date = Date
library-plies = Durée
library-sort = Trier par : { $column }
library-sorted = Trié par : { $column }, croissant
library-sorted-falling = Trié par : { $column }, décroissant
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
library-file = Fichier
library-file-date = Date du fichier
library-open = Ouvrir
library-open-there = Ouvrir à cette position
library-won = { $side } gagne
library-won-by = { $side } +{ $points }
library-result-how = { $result } ({ $how })
library-resignation = abandon
library-time = au temps
library-agreement = accord
library-drawn = Nulle
library-unfinished = Inachevée
library-first = Premier
library-second = Second

## Résultats comptés

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $first } gagne { $first_won }, { $second } { $second_won }, nulles { $drawn }, inachevées { $unfinished }
library-results-lead = { $results } ; { $side } { $lead } en moyenne
library-move = { $play } : { $results }
library-head-move = Coup
library-head-games = Parties
library-head-share = Points { $side } · avance
library-all = Toutes les parties
library-begins = { $side } commence
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 fermier
   *[other] { $value } fermiers
}
library-part-variant = { $value ->
    [standard] classique
    [guards] gardes à placer
   *[other] tout à placer
}
library-part-queen-avoids-centre = { $value ->
    [true] reine hors du centre
   *[other] reine au centre
}
library-part-height = { $value ->
    [pile] hauteur des piles
   *[other] hauteur des cases
}
library-first-moves = { $kind } : premiers coups
library-own = Vos résultats
library-own-name = Vous êtes
library-own-nobody = encore personne
library-own-none = Aucune de vos parties n’est dans la liste. Choisissez votre nom tel qu’il figure dans les parties.
library-own-as = Camp, adversaire
library-own-won = Gains
library-own-lost = Pertes
library-own-drawn = Nulles
library-own-share = Points
library-own-first = en premier
library-own-second = en second
library-own-side = avec { $side }
library-own-against = contre { $name }
library-own-unknown = contre d’autres

## Ce qui a été joué dans une position

library-start = Format :
library-at-start = Le départ
library-back = Retour
library-to-start = Au départ
library-these = { $games ->
    [one] Lister cette partie
   *[other] Lister ces { $games } parties
}
library-no-move = Aucune partie de la bibliothèque ne continue d’ici.
library-beside = Dans la bibliothèque
library-beside-help = Ce qui a été joué dans cette position dans les parties de la bibliothèque, quelle que soit l’orientation du plateau. Pointez un coup pour le voir, cliquez pour le jouer.
library-no-game-here = aucune partie n’a cette position
library-games-here = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
