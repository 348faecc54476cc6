## The menu

command-take-back = Letzten Zug zurücknehmen
command-offer-draw = Remis anbieten
command-resign = Aufgeben
command-change-sides = Seiten tauschen
menu-again = Noch einmal
command-rematch = Revanche, Seiten getauscht
command-same-again = Neue Partie, gleiche Einstellungen
settings-auto-pass = Von selbst passen, wo nichts anderes erlaubt ist

settings-resumes = Letzte Partie beim Start öffnen

## Ends

draw-offered = { $name } bietet Remis an. { $other }: tippe „{ typed-accept }“ oder „{ typed-decline }“, oder nimm die Knöpfe oben. Ein Zug lehnt es ab.
draw-sign = { $name } bietet Remis
# What is typed to answer, in small letters
typed-accept = annehmen
typed-decline = ablehnen
draw-accept = Annehmen
draw-decline = Ablehnen
notice-really-resign = Gibt { $name } auf? Noch einmal bestätigt es, alles andere nicht.
notice-not-at-the-end = Eine Partie endet am Ende ihrer Hauptvariante: geh erst dorthin, oder mach dies zur Hauptvariante.
notice-after-the-end = Die Partie war hier zu Ende: Was danach kommt, kann nicht bleiben. Verwirf es, dann nimmt Zurück das Ende zurück.
notice-tried-out = Probe: Was ausprobiert wird, kann weder die Partie beenden noch ihre Spieler ändern.
notice-nobody-there = Die Engine spielt beide Seiten: niemand hier kann das tun.
notice-declined-before = Hier wurde Remis abgelehnt: nach einem Zug lässt es sich wieder anbieten.
notice-draw-offered = Remis ist angeboten: die Engine denkt darüber nach.
notice-draw-declined = { $name } lehnt das Remis ab.
notice-nothing-offered = Es ist kein Remis angeboten.
notice-ended = { $over } „Ausprobieren“ probiert von hier aus Züge, Rückgängig nimmt das Ende zurück.
notice-sides-exchanged = Die Spieler haben die Seiten getauscht. Rückgängig nimmt es zurück.
notice-passed-by-itself = { $name } konnte nur passen, und das wurde gespielt.
notice-pass-undone = Zurückgenommen: { $change } und das Passen danach. Beides bleibt in der Partie, hinter dem Cursor.
notice-pass-redone = Wiederholt: { $change } und das Passen danach.
change-exchange = der Seitentausch

## Clocks

command-clocks = Uhren starten oder anhalten
clocks-on = Uhren
clocks-main = Minuten für die Partie
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Sekunden, die jeder Zug bringt
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Byo-yomi-Perioden danach
clocks-periods-before = {""}
clocks-periods-after = {" "}Perioden
clocks-period = Sekunden einer Periode
clocks-period-before = zu{" "}
clocks-period-after = {" "}s
clocks-wrong = Uhren brauchen mindestens 1 Sekunde.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = Uhr { $time }
notice-clocks-ready = Die Uhren starten mit dem ersten Zug.
notice-clocks-run = Die Uhren laufen.
notice-clocks-stopped = Die Uhren stehen. Der nächste Zug startet sie wieder.
notice-no-clocks = Diese Partie hat keine Uhren. Sie werden mit einer neuen Partie gewählt.
notice-no-time-here = Die Uhren laufen am Ende der Hauptvariante, wo die Partie gespielt wird.
