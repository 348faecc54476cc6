## De bladzijden met de regels

rules-to-play = { $title }, vóór de zet
rules-played = { $title }, gespeeld

agros-rules = Regels van Agros
agros-rules-intro = Twee spelers, Licht en Donker, bebouwen een leeg bord van 8×8, 10×10 of 12×12 vakjes met elk 3, 5 of 7 boeren. De hoogste score wint. Een klik op een diagram speelt zijn zet.
agros-rules-opening = Begin
agros-rules-opening-text = Boeren komen op lege vakjes, elk met oogst 1: Licht plaatst er een, dan beiden twee per beurt, en Donker de laatste. Daarna zet Licht.
agros-rules-harvest = Oogsten
agros-rules-harvest-text = De hele stapel gaat precies zoveel vakjes als zijn oogst, recht in een van acht richtingen, naar een leeg vakje. Dan groeit zijn oogst met één.
agros-rules-over = Over stukken heen
agros-rules-over-text = Een oogst mag over stukken van de eigen kleur heen, nooit over die van de tegenstander.
agros-rules-sow = Zaaien
agros-rules-sow-text = Een boer met oogst 2 of meer gaat één vakje minder ver, alleen over lege vakjes. Hij laat op elk verlaten vakje een zaadje en gaat alleen verder, met oogst 1.
agros-rules-pass = Passen op je beurt
agros-rules-pass-text = Na de opening mag je in plaats daarvan altijd passen. Twee keer passen na elkaar eindigt de partij.
agros-rules-field = Velden
agros-rules-field-text = Lege vakjes die zij aan zij samenhangen zijn een veld. Een boer raakt het als hij naast een van zijn vakjes staat. Een veld is zijn vakjes maal de grootste oogst van de bezitter daar waard.
agros-rules-control = Wie beheerst
agros-rules-control-text = Beiden zetten de boeren die het veld raken van hoog naar laag op een rij. De eerste rang waarop ze verschillen beslist; een ontbrekende boer telt 0. Dat is het verschil.
agros-rules-tie = Veld van niemand
agros-rules-tie-text = Waar alle rangen gelijk zijn, of geen boer het raakt, is een veld van niemand en telt het niet: hier links, 3 tegen 3.
agros-rules-fence = Hekken
agros-rules-fence-text = Zaadjes en boeren verdelen het land. Een heel hek houdt een sterkere boer buiten.
agros-rules-score = De uitslag
agros-rules-score-text = Aan het eind worden ieders velden opgeteld. Een half punt is voor wie bij het eerste verschil van de hele lijsten de grootste oogst heeft: hier {"{5, 3, 2}"} tegen {"{4, 2, 1}"}, en Licht wint met 100½ tegen 44.

agon-rules = Regels van Agon
agon-rules-intro = Een race op 91 zeshoeken in vijf ringen om een midden. Elke speler heeft een koningin en zes wachters. Een klik op een diagram speelt zijn zet.
agon-rules-aim = Doel van het spel
agon-rules-aim-text = Wie het eerst de koningin in het midden heeft en haar zes wachters op de zes vakjes om haar heen, wint.
agon-rules-start = Begin van het spel
agon-rules-start-text = De koninginnen staan op tegenoverliggende hoeken van de buitenste ring, de wachters zoals getoond. Wit of Zwart mag beginnen.
agon-rules-step = Een stap
agon-rules-step-text = Een stuk gaat naar een leeg vakje ernaast op dezelfde ring of de volgende naar binnen, nooit naar buiten. Alleen een koningin mag in het midden. Wie niet kan, past.
agon-rules-between = Tussen vijanden
agon-rules-between-text = Niemand mag naar een vakje dat recht tussen twee vijanden ligt: hier is f4 verboden voor Wit.
agon-rules-capture = Vangen
agon-rules-capture-text = Een stuk dat tussen twee vijanden komt te staan is gevangen en wordt gemarkeerd. Meer tegelijk kan ook.
agon-rules-relocation = Herplaatsing
agon-rules-relocation-text = Wie een gevangen stuk heeft, moet er eerst een herplaatsen, als hele beurt: eerst de koningin, op een vrij vakje naar keuze; dan een wachter, op de buitenste ring. Nooit tussen twee vijanden.
agon-rules-win = Gewonnen partij
agon-rules-win-text = De laatste wachter sluit de ring om de koningin in het midden.
agon-rules-loss = Verloren partij
agon-rules-loss-text = Wie de ring sluit terwijl de eigen koningin niet in het midden staat, verliest.
agon-rules-draw = Remise
agon-rules-draw-text = Het is remise bij twee keer passen na elkaar, bij dezelfde stelling voor de derde keer, of na 100 halve zetten zonder stap naar binnen, herplaatsing, plaatsing of nieuwe gevangene.
agon-rules-variants = Andere vormen
agon-rules-variants-text = In plaats daarvan kun je de wachters, of de koninginnen en dan de wachters, één voor één plaatsen. Een optie houdt een gevangen koningin uit het midden.

agora-rules-heights = Hoogten
agora-rules-heights-text = De kuil heeft drie niveaus: 6 aan de rand, 3 in de middelste ring, 0 in het midden. De hoogte van een stapel is het niveau van zijn vakje en zijn stenen samen. Als optie telt alleen het niveau.
agora-rules-equal = Gelijke hoogte
agora-rules-equal-text = Wie zet kiest: slaan, zoals hier, of zich overgeven.
agora-rules-end = Het einde
agora-rules-end-text = Niemand mag passen. Wie geen stapel bezit, verliest meteen. Het is remise bij dezelfde stelling voor de derde keer, of na 100 halve zetten zonder slag, overgave of revolutie.
