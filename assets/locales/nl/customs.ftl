## The menu

command-take-back = Laatste zet terugnemen
command-offer-draw = Bied remise aan
command-resign = Opgeven
command-change-sides = Kanten wisselen
menu-again = Nog een keer
command-rematch = Revanche, kanten gewisseld
command-same-again = Nieuwe partij, zelfde instellingen
settings-auto-pass = Vanzelf passen waar niets anders mag

settings-resumes = Laatste partij openen bij het starten

## Ends

draw-offered = { $name } biedt remise aan. { $other }: typ “{ typed-accept }” of “{ typed-decline }”, of gebruik de knoppen bovenaan. Een zet slaat het af.
draw-sign = { $name } biedt remise
# What is typed to answer, in small letters
typed-accept = aannemen
typed-decline = afslaan
draw-accept = Aannemen
draw-decline = Afslaan
notice-really-resign = Geeft { $name } op? Nog een keer bevestigt het, al het andere niet.
notice-not-at-the-end = Een partij eindigt aan het eind van haar hoofdvariant: ga daar eerst heen, of maak dit de hoofdvariant.
notice-after-the-end = De partij was hier uit: wat na het einde komt, kan niet blijven. Wis het; dan neemt Terug het einde terug.
notice-tried-out = Wat als: wat je uitprobeert, kan de partij niet beëindigen en haar spelers niet wisselen.
notice-nobody-there = De engine speelt beide kanten: niemand hier kan dat doen.
notice-declined-before = Hier is remise afgeslagen: na een zet kan het opnieuw worden aangeboden.
notice-draw-offered = Remise is aangeboden: de engine denkt erover na.
notice-draw-declined = { $name } slaat remise af.
notice-nothing-offered = Er is geen remise aangeboden.
notice-ended = { $over } “Wat als” probeert vanaf hier zetten uit, Ongedaan maken neemt het einde terug.
notice-sides-exchanged = De spelers zijn van kant gewisseld. Ongedaan maken neemt dat terug.
notice-passed-by-itself = { $name } kon alleen passen, en dat is gespeeld.
notice-pass-undone = Teruggenomen: { $change } en de pas erna. Beide blijven in de partij, na de cursor.
notice-pass-redone = Opnieuw: { $change } en de pas erna.
change-exchange = de wissel van kant

## Clocks

command-clocks = Klok starten of stilzetten
clocks-on = Klok
clocks-main = Minuten voor de partij
clocks-main-before = {""}
clocks-main-after = {" "}min
clocks-increment = Seconden die elke zet erbij geeft
clocks-increment-before = +{" "}
clocks-increment-after = {" "}s
clocks-periods = Perioden byo-yomi daarna
clocks-periods-before = {""}
clocks-periods-after = {" "}perioden
clocks-period = Seconden van een periode
clocks-period-before = van{" "}
clocks-period-after = {" "}s
clocks-wrong = De klok vraagt minstens 1 seconde.
clock-tenths = { $seconds },{ $tenths }
# Byo-yomi: the time of the present period, and the number of periods left
clock-periods = { $time } ({ $periods })
player-clock = klok { $time }
notice-clocks-ready = De klok start met de eerste zet.
notice-clocks-run = De klok loopt.
notice-clocks-stopped = De klok staat stil. De volgende zet start haar weer.
notice-no-clocks = Deze partij heeft geen klok. Die kies je bij een nieuwe partij.
notice-no-time-here = De klok loopt aan het eind van de hoofdvariant, waar de partij wordt gespeeld.
