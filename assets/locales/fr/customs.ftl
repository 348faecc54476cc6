## The menu

command-take-back = Reprendre le dernier coup
command-offer-draw = Proposer nulle
command-resign = Abandon
command-change-sides = Changer de camp
menu-again = Rejouer
command-rematch = Revanche, camps échangés
command-same-again = Nouvelle partie, mêmes réglages
settings-auto-pass = Passer tout seul quand rien d’autre n’est permis

settings-resumes = Ouvrir la dernière partie au démarrage

## Ends

draw-offered = { $name } propose la nulle. { $other } : tapez « { typed-accept } » ou « { typed-decline } », ou utilisez les boutons en haut. Jouer un coup la refuse.
draw-sign = { $name } propose nulle
# What is typed to answer, in small letters
typed-accept = accepter
typed-decline = refuser
draw-accept = Accepter
draw-decline = Refuser
notice-really-resign = { $name } abandonne ? Demandez-le encore une fois pour confirmer ; toute autre action l’annule.
notice-not-at-the-end = Une partie se termine au bout de sa variante principale : allez-y d’abord, ou rendez cette ligne principale.
notice-after-the-end = La partie était finie ici : ce qui suit sa fin ne peut pas être gardé. Rejetez-le, et Défaire reprend la fin.
notice-tried-out = Et si : un essai ne peut ni terminer la partie ni changer ses joueurs.
notice-nobody-there = Le moteur joue les deux camps : personne ici ne peut faire cela.
notice-declined-before = La nulle a été refusée ici : on peut la proposer de nouveau après un coup.
notice-draw-offered = La nulle est proposée : le moteur y réfléchit.
notice-draw-declined = { $name } refuse la nulle.
notice-nothing-offered = Aucune nulle n’est proposée.
notice-ended = { $over } « Et si » essaie des coups à partir d’ici, Défaire revient sur la fin.
notice-sides-exchanged = Les joueurs ont changé de camp. Défaire rétablit les camps.
notice-passed-by-itself = { $name } ne pouvait que passer : c’est fait.
notice-pass-undone = Défait : { $change } et la passe qui suit. Les deux restent dans la partie, après le curseur.
notice-pass-redone = Refait : { $change } et la passe qui suit.
change-exchange = le changement de camp

## Clocks

command-clocks = Lancer ou arrêter la pendule
clocks-on = Pendule
clocks-main = Minutes pour la partie
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Secondes ajoutées par coup
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Périodes de byo-yomi ensuite
clocks-periods-before = {""}
clocks-periods-after = {" "}périodes
clocks-period = Secondes d’une période
clocks-period-before = de{" "}
clocks-period-after = {" "}s
clocks-wrong = La pendule veut au moins une seconde.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = pendule { $time }
notice-clocks-ready = La pendule part au premier coup.
notice-clocks-run = La pendule tourne.
notice-clocks-stopped = La pendule est arrêtée. Le prochain coup la relance.
notice-no-clocks = Cette partie n’a pas de pendule. On la choisit avec une nouvelle partie.
notice-no-time-here = La pendule tourne au bout de la variante principale, là où la partie se joue.
