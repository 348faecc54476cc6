## Het spel: zijn naam, zijn tabel, en hoe zetten worden geschreven

agora-name = Agora
agora-overview = Stapels
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (naar een vrij vakje), c3xd4 (slaan), b2_b1 (overgave)

## De spelers. Zinnen over een speler krijgen `$player`: `white` of `red`.

agora-side =
    { $player ->
        [white] Wit
       *[red] Rood
    }
agora-side-name = { agora-side }

## Een nieuwe partij

agora-height = Een stapel is zo hoog als
agora-height-pile = zijn vakje en zijn stenen samen
agora-height-cell = alleen zijn vakje
agora-setup-pile = Agora, hoogtes met stenen
agora-setup-cell = Agora, hoogtes van de vakjes

## Het bord

agora-board-name = Kuil van 6 bij 6 vakjes
agora-cell-man = steen van { agora-side }
agora-cell-pile = stapel van { agora-side }
agora-captors = { $captors ->
    [one] 1 bewaker
   *[other] { $captors } bewakers
}
agora-captors-on-prisoners = { agora-captors } op { $prisoners ->
    [one] 1 gevangene
   *[other] { $prisoners } gevangenen
} van { agora-side }
agora-cell-height = hoogte { $height }
agora-cell-empty = vrij
agora-cell-level = niveau { $level }
agora-cell-target = doel
agora-cell-target-capture = doel: slaan
agora-cell-target-surrender = doel: overgeven
agora-cell-target-both = doel: slaan of overgeven

agora-overlay-moves = Zetten
agora-overlay-moves-legend = stippen: vrije vakjes; ▼ slaat, △ geeft zich over
agora-overlay-heights = Hoogtes
agora-overlay-heights-legend = ↑ hoe hoog elke stapel is: wie hoger is, slaat
agora-overlay-takes = Slaan
agora-overlay-takes-legend = ringen: stapels die de volgende zet kan slaan; pijlen: waarmee; wijs een stapel aan voor de zijne
agora-overlay-revolutions = Revolutie
agora-overlay-revolutions-legend = ⟲ één steen ervandaan; pijlen: overgaven die ertoe leiden
agora-overlay-mobility = Mobiliteit
agora-overlay-mobility-legend = de zetten die elke stapel heeft
agora-overlay-engine = Pijlen
agora-overlay-engine-legend = de zetten van de engine op volgorde
agora-legend-counts = Wit { $white }, Rood { $red }
agora-legend-no-revolution = nu geen

## De keuze bij het vakje

agora-choice-capture = ▼ Slaan  x
agora-choice-surrender = △ Overgeven  _
agora-choice-too-low = Te laag: { $height } : { $against }
agora-choice-capture-name = { $cell } slaan
agora-choice-surrender-name = Overgeven aan { $cell }
agora-choice-too-low-name = Te laag om { $cell } te slaan

## Wie aan zet is

agora-turn-move = { agora-side } aan zet
agora-turn-selected = { agora-side } aan zet: { $cell } gekozen, hoogte { $height }, { $walks ->
    [one] 1 vrij vakje (stip)
   *[other] { $walks } vrije vakjes (stippen)
}, { $captures ->
    [one] 1 slag (▼)
   *[other] { $captures } slagen (▼)
}, { $surrenders ->
    [one] 1 overgave (△)
   *[other] { $surrenders } overgaven (△)
}
agora-turn-choice = { $from } en { $to } hebben beide hoogte { $height }: slaan (x, Enter) of overgeven (_)?
agora-turn-too-low = { $from } is te laag om { $to } te slaan: { $height } tegen { $against }; overgeven kan (_, Enter)

## Waarom een zet niet mag

agora-illegal-over = De partij is uit: { $reason }.
agora-illegal-no-pile = Op { $cell } staat geen stapel.
agora-illegal-not-yours = De stapel op { $cell } is van de tegenstander: { agora-side } is aan zet.
agora-illegal-opponents-pile = De stapel op { $cell } is van de tegenstander.
agora-illegal-not-beside = { $to } ligt niet naast { $from }: een steen gaat één vakje per keer, in elke richting.
agora-illegal-own-pile = Geen steen gaat op een stapel van zijn eigen kant, zoals op { $cell }.
agora-illegal-not-free = { $cell } is niet vrij: sla daar (x) of geef je over (_).
agora-illegal-free = { $cell } is vrij: daar is niemand om te slaan (x) of om je aan over te geven (_).
agora-illegal-too-low = { $from } is te laag om { $to } te slaan: { $height } tegen { $against }; overgeven kan (_).
agora-illegal-too-high = { $from } is te hoog om zich aan { $to } over te geven: { $height } tegen { $against }; slaan kan (x).

## Hoe een partij eindigde

agora-over-won = { agora-side } wint: { $reason }.
agora-over-drawn = Remise: { $reason }.
agora-over-no-pile-left = de tegenstander heeft geen stapel meer
agora-over-100-quiet-plies = 100 halve zetten zonder slag, overgave of revolutie
agora-over-repetition = dezelfde stelling kwam voor de derde keer op het bord
agora-over-resignation = de tegenstander gaf op
agora-over-time = de tijd van de tegenstander is om
agora-over-agreement = de spelers kwamen het overeen

## Wat een zet doet. `$player` is de andere kant, `$mover` die van wie zet.

agora-last-move = De laatste zet
agora-if = Als { $side } { $play } speelt
agora-did = { agora-side } { $play }, voorsprong in stenen { $change }
agora-effect-down = { $play }: de steen gaat omlaag naar niveau { $level }
agora-effect-up = { $play }: de steen klimt naar niveau { $level }
agora-effect-level = { $play }: de steen blijft op niveau { $level }
agora-captured-men = { $captured ->
    [one] 1 steen van { agora-side } wordt
   *[other] { $captured } stenen van { agora-side } worden
}
agora-freed-men = { $freed ->
    [one] 1 gevangene wordt
   *[other] { $freed } gevangenen worden
}
agora-effect-captures = { $play }, { $height } tegen { $against }: { agora-captured-men } geslagen en omgedraaid
agora-effect-frees = { $play }, { $height } tegen { $against }: { agora-captured-men } geslagen en omgedraaid, { agora-freed-men } bevrijd
agora-effect-becomes-prisoner = { $play }, { $height } tegen { $against }: de steen geeft zich over en wordt gevangene; { $cell } heeft { $men }
agora-effect-surrenders = { $play }, { $height } tegen { $against }: de steen geeft zich over
agora-effect-joining = Revolutie op { $cell }: met hem erbij zijn de gevangenen in de meerderheid, { $turned ->
    [one] 1 steen draait
   *[other] { $turned } stenen draaien
} om, en de stapel is van { agora-side }
agora-prospect-threatens = { $count ->
    [one] Dit bedreigt de stapel op { $cells }
   *[other] Dit bedreigt de stapels op { $cells }
}
agora-prospect-saves = { $count ->
    [one] De stapel op { $cells } is buiten gevaar
   *[other] De stapels op { $cells } zijn buiten gevaar
}
agora-prospect-exposes = { $count ->
    [one] Nu kan de stapel op { $cells } geslagen worden
   *[other] Nu kunnen de stapels op { $cells } geslagen worden
}
agora-effect-leaving = { $turned ->
    [0] De enige gevangene die op { $cell } achterblijft neemt de macht over: het vakje is van { agora-side }
    [one] Revolutie op { $cell }: zonder hem zijn de gevangenen in de meerderheid, 1 steen draait om, en de stapel is van { agora-side }
   *[other] Revolutie op { $cell }: zonder hem zijn de gevangenen in de meerderheid, { $turned } stenen draaien om, en de stapel is van { agora-side }
}

## De regels van de spelers en de tabel van de stapels

agora-line-owns = heeft
agora-line-men = { $piles ->
    [one] 1 stapel
   *[other] { $piles } stapels
} · { $men ->
    [one] 1 steen
   *[other] { $men } stenen
}
agora-line-captive = { $men } gevangen
agora-table-title = Stapels
agora-table-height = hoogte
agora-table-height-narrow = ↑
agora-table-moves = zetten
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } zou hem slaan
agora-table-brink-spoken = één steen van een revolutie
agora-table-pile = stapel van { agora-side } op { $cell }, { $men }, hoogte { $height }
agora-table-has-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}

## Het blad van een gespeelde partij

agora-sheet-deeds = { $side }: { $captures ->
    [one] 1 slag
   *[other] { $captures } slagen
}, { $surrenders ->
    [one] 1 overgave
   *[other] { $surrenders } overgaven
}, { $revolutions ->
    [one] 1 stapel
   *[other] { $revolutions } stapels
} gewonnen door revolutie, { $men ->
    [one] 1 steen
   *[other] { $men } stenen
} aan het eind

## De regels in het kort. Elke situatie heeft een titel, een tekst en een diagram waarvan je de zet kunt spelen.

agora-rules = Regels van Agora
agora-rules-intro = De bovenste steen bezit de stapel. In je beurt gaat de bovenste steen van een van je stapels naar een vakje ernaast, in elke richting: naar een vrij vakje altijd, nooit op een eigen stapel. Bij een vijandelijke stapel beslist de hoogte, niveau en stenen samen: van hoger slaat hij, van lager geeft hij zich over, van even hoog mag hij kiezen. Wie geen stapel meer heeft, heeft verloren. Klik op een diagram om de zet te spelen.
agora-rules-capture = Slaan
agora-rules-capture-text = Van hoger landt een steen bovenop en draait de vijandelijke stenen om; gevangenen van zijn kleur zijn vrij.
agora-rules-prisoner = Gevangene
agora-rules-prisoner-text = Van lager geeft een steen zich over: hij schuift onder de stapel en houdt zijn kleur.
agora-rules-joining = Revolutie door erbij te komen
agora-rules-joining-text = Waar gevangenen meer dan de helft van een stapel worden, draaien zij de andere stenen om.
agora-rules-leaving = Revolutie door weg te gaan
agora-rules-leaving-text = Hetzelfde waar een bewaker te veel gevangenen achterlaat: hier slaat Rood één steen en verliest een stapel.

# De evaluatie: stapels die geslagen hadden kunnen worden, en stapels die standhielden.
agora-review-missed-title = Gemiste slagen
agora-review-missed = { $ply }. { $side }: de stapel op { $at }
agora-review-missed-worth = { $men ->
    [one] 1 steen
   *[other] { $men } stenen
}
agora-review-held = { $side }: de stapel op { $at }
agora-review-held-worth = { $men } stenen in totaal

## De stellingeneditor

agora-editor-board-name = Kuil van 6 bij 6 vakjes, te bewerken
agora-editor-white = Witte steen
agora-editor-red = Rode steen
agora-editor-white-below = Wit eronder
agora-editor-red-below = Rood eronder
agora-editor-help = Een klik of sleep legt een steen op een stapel, of eronder als gevangene; de rechterknop en Delete nemen de bovenste steen weg. Het wiel, + en − maken de stapel onder de muis hoger of lager. In een stapel heeft de bovenste kleur de bewakers, de andere de gevangenen. Toetsen: pijlen en Enter.

agora-draft-position = Een stelling: { $turn }. Wit heeft { $white } stenen, Rood { $red }.
agora-fault-parts = De tekst heeft { $found ->
    [one] 1 deel
   *[other] { $found } delen
} in plaats van vier: rijen, beurt, hoogte, stille halve zetten.
agora-fault-rows = Een bord heeft 6 rijen, dit heeft er { $rows }.
agora-fault-token = { $place }: “{ $token }” is geen stapel en geen aantal vrije vakjes.
agora-fault-prisoners = { $place }: in “{ $token }” zijn er meer gevangenen dan bewakers. Zij zouden hen hebben omgedraaid.
agora-fault-count = Er staan { $found } stenen op het bord in plaats van 16.
agora-fault-men = Er staan { $found } stenen op het bord in plaats van 16: { $white } van Wit en { $red } van Rood.
agora-fault-turn = De beurt (deel 2) is W of R, niet “{ $found }”.
agora-fault-height = De hoogte (deel 3) is pile of cell, niet “{ $found }”.
