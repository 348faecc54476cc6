## De woorden van de spellen: hun vormen en wat ze betekenen

glossary-word = { $word }: { $meaning }

agros-word-farmer = boer|boeren
agros-word-farmer-text = Een stapel die als geheel zet: een boer op zaadjes van zijn kleur.
agros-word-harvest = oogst|oogsten
agros-word-harvest-text = Het aantal stukken van een boer, en de zet die het laat groeien: precies zoveel vakjes, dan één meer.
agros-word-seed = zaadje|zaadjes
agros-word-seed-text = Een los stuk dat bij het zaaien blijft liggen. Het beweegt nooit meer en verdeelt het land.
agros-word-sow = zaaien|zaai
agros-word-sow-text = Eén vakje minder ver gaan dan de oogst en alle zaadjes achterlaten, één per vakje.
agros-word-field = veld|velden|linkerveld
agros-word-field-text = Lege vakjes die zij aan zij samenhangen, hoeveel ook. Het telt zijn vakjes maal de beste oogst van de bezitter daar.
agros-word-control = beheerst|beheersen
agros-word-control-text = Een veld is van de kant die voor is op de eerste rang waar de boeren ernaast verschillen.
agros-word-margin = verschil
agros-word-margin-text = Het verschil op de rang die een veld beslist.
agros-word-rank = rang|rangen
agros-word-rank-text = De plaats van een boer onder die van zijn kant aan een veld, de sterkste eerst.
agros-word-tie = gelijk
agros-word-tie-text = Waar geen rang verschilt: het veld is van niemand en telt niet.
agros-word-pass = passen|gepast|pas
agros-word-pass-text = De beurt overslaan. Twee keer na elkaar eindigt de partij.

agon-word-queen = koningin|koninginnen
agon-word-queen-text = Alleen zij mag in het midden. Gevangen gaat ze naar een vrij vakje naar keuze.
agon-word-guard = wachter|wachters
agon-word-guard-text = Een van de zes stukken die de koningin moeten omringen. Gevangen gaat hij terug naar de buitenste ring.
agon-word-ring = ring|ringen
agon-word-ring-text = De vakjes die even ver van het midden liggen. Er zijn er vijf; geen stuk gaat naar buiten.
agon-word-centre = midden
agon-word-centre-text = Het vakje f6, waar alleen koninginnen mogen komen.
agon-word-captured = gevangen|vangen|gevangene
agon-word-captured-text = Tussen twee vijanden aan tegenoverliggende kanten. Het stuk blijft staan tot zijn speler het elders zet.
agon-word-relocation = herplaatsing|herplaatsen
agon-word-relocation-text = Een gevangen stuk elders neerzetten; dat is de hele beurt.
agon-word-between = tussen twee vijanden
agon-word-between-text = Met een vijand op twee tegenoverliggende vakjes ernaast. Niemand mag daarin stappen.

agora-word-pile = stapel|stapels
agora-word-pile-text = Stenen op één vakje. De bovenste bezit hem.
agora-word-captor = bewaker|bewakers
agora-word-captor-text = Een steen van de kleur die de stapel bezit, boven de gevangenen.
agora-word-prisoner = gevangene|gevangenen
agora-word-prisoner-text = Een steen van de andere kleur onder in een stapel. Te veel ervan nemen hem over.
agora-word-height = hoogte|hoogten
agora-word-height-text = Het niveau van het vakje en het aantal stenen in de stapel samen.
agora-word-level = niveau|niveaus
agora-word-level-text = Hoe hoog een vakje ligt: 6 aan de rand, 3 in de middelste ring, 0 in het midden.
agora-word-capture = slaan|slaat|sla
agora-word-capture-text = Van hoger of gelijk bovenop landen: vijandelijke stenen worden omgedraaid, eigen gevangenen bevrijd.
agora-word-surrender = geeft zich over|je overgeven|zich overgeven|overgave
agora-word-surrender-text = Van lager of gelijk onder een stapel schuiven, als gevangene.
agora-word-revolution = revolutie|revoluties
agora-word-revolution-text = Gevangenen die meer dan de helft van een stapel zijn, draaien de andere om en bezitten hem.
