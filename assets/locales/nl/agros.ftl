## Het spel: zijn naam, zijn tabel, en hoe zetten worden geschreven

agros-name = Agros
agros-overview = Velden
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

## De spelers. Zinnen over een speler krijgen `$player`: `light` of `dark`.

side =
    { $player ->
        [light] Licht
       *[dark] Donker
    }

## Plaatsen in een rangorde, en aantallen

rank = { $rank }e
cells =
    { $cells ->
        [one] 1 vakje
       *[other] { $cells } vakjes
    }
fields =
    { $fields ->
        [one] 1 veld
       *[other] { $fields } velden
    }
seeds =
    { $seeds ->
        [one] 1 zaadje
       *[other] { $seeds } zaadjes
    }
none = –
# Een boer op zijn vakje met zijn oogst: h5 {4}
stack = { $cell } { "{" }{ $harvest }{ "}" }

## Velden in woorden

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Niemand
field-margin = +{ $margin } op { rank }
field-tie = gelijk
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
# Wat een schermlezer over een veld zegt
field-spoken = Veld van { side }, { cells }, beheerst door { $farmers }, waarde { $value }, verschil { field-margin }
field-spoken-tie = Veld van niemand, { cells }, niets waard, gelijk { field-lists }
field-spoken-untouched = Veld van niemand, { cells }, niets waard, zonder boer ernaast

## De tabel van de velden

table-title = Velden
table-total = { fields } · { cells }
table-field = veld · beheerst door
table-field-narrow = veld
table-cells = vakjes
table-harvest = oogst
table-value = waard
table-margin = verschil
table-lists = Licht:Donker
table-small =
    { $fields ->
        [one] 1 klein veld
       *[other] { $fields } kleine velden
    } van 1–2 vakjes: Licht { $light }, Donker { $dark }
table-small-narrow =
    { $fields ->
        [one] 1 klein veld
       *[other] { $fields } kleine velden
    }: Licht { $light }, Donker { $dark }
table-ownerless = { $fields } van niemand: { cells }, niets waard
table-ownerless-narrow = { $fields } van niemand, { cells }

## De balans: waarom een veld van wie is

ledger-hovered = Veld · { $sum }
ledger-selected = Gekozen · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, waarde 0
ledger-margin = verschil +{ $margin }
ledger-decided = beslist op { rank }
ledger-nobody = van niemand
ledger-spoken = { $title }. Licht { $light }, Donker { $dark }. { $verdict }
ledger-arrival = { side } neemt het met nog een boer van { $harvest }
ledger-pillars = valt zonder { $farmers }
ledger-empty = Wijs een veld aan: van wie?

## Wat een zet zou veranderen

outlook-title = Als { side } { $play } speelt
outlook-pass = Als { side } past
outlook-fields = velden
outlook-farmer = boer
outlook-change = { $before } → { $after }

## Raad bij het passen

pass-wins = { side } wint met { $margin }
pass-draw = het is remise
pass-risk = Na passen levert { $play } van { side } { $gain } op
pass-no-risk = Na passen levert geen zet van { side } meteen iets op
pass-ends = Deze pas beëindigt de partij
pass-advice = Als beiden nu passen: { $result }. { $risk }.

## De regels van de spelers

players-farmers = boeren
players-greater-list = +½ hogere lijst
players-placement = plaatsing { $number } van { $all }, nog { $left } in deze beurt

## Het scoreblad

sheet-wins-by = { $winner } wint met { $margin }
sheet-wins = { $winner } wint
sheet-draw = Remise: elk { $score }
sheet-draw-agreed = Remise
sheet-player = { $name } ({ side })
sheet-ended = { $reason } na halve zet { $ply } · { $size }×{ $size }, { $farmers } boeren
sheet-ended-two-passes = Tweemaal gepast
sheet-ended-resignation = Opgegeven
sheet-ended-time = Tijd verstreken
sheet-ended-agreement = Overeengekomen
sheet-field = veld · beheerst door
sheet-field-narrow = veld
sheet-cells = vakjes
sheet-harvest = oogst
sheet-lists = Licht : Donker
sheet-margin = verschil
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Niemand · { fields }
sheet-fields-together = Velden samen
sheet-half-point = Half punt
sheet-half-point-why = grotere oogst bij het eerste verschil in de lijsten
sheet-half-point-same = van niemand: de lijsten zijn gelijk
sheet-score = Score
sheet-bid = Bod
sheet-with-bid = Met het bod
sheet-greatest-leads = Grootste voorsprong: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } na halve zet { $ply }
sheet-never-led = { side } stond nooit voor
sheet-lead-changes =
    { $changes ->
        [0] Na de opening wisselde de voorsprong niet meer.
        [one] Na de opening wisselde de voorsprong één keer, na halve zet { $ply }.
       *[other] Na de opening wisselde de voorsprong { $changes } keer, het laatst na halve zet { $ply }.
    }

## De statusregel: wie aan zet is

turn-move = { side } aan zet
turn-only-pass = { side } aan zet: alleen passen kan
turn-passed =
    { $player ->
        [light] Donker
       *[dark] Licht
    } heeft gepast. { side } aan zet: nog een pas beëindigt de partij
turn-passed-only-pass =
    { $player ->
        [light] Donker
       *[dark] Licht
    } heeft gepast. { side } aan zet: alleen passen kan, en dat beëindigt de partij
turn-place =
    { side } plaatst: nog { $now ->
        [one] 1 boer
       *[other] { $now } boeren
    } in deze beurt, { $all } in totaal
turn-selected =
    { side } aan zet: { stack } gekozen, { $harvests ->
        [0] geen oogstzet
        [one] 1 oogstzet (stip)
       *[other] { $harvests } oogstzetten (stippen)
    } en { $sowings ->
        [0] geen zaaizet
        [one] 1 zaaizet (ring)
       *[other] { $sowings } zaaizetten (ringen)
    }
turn-selected-stuck = { side } aan zet: { stack } gekozen, die heeft geen zet
over-won = De partij is uit: { $reason }. { side } wint met { $margin }.
over-won-otherwise = De partij is uit: { $reason }. { side } wint.
over-drawn = De partij is uit: { $reason }. Het is remise.
over-two-passes = Licht en Donker pasten na elkaar
over-resignation = de tegenstander gaf op
over-time = de tijd van de tegenstander is om
over-agreement = de spelers zijn het eens

## De statusregel: wat een zet deed

did-place = { side } plaatst een boer op { $cell }
did-harvest = { side } { $play }: oogst { $before } → { $after }, voorsprong { $change }
did-sow = { side } { $play }: { seeds }, voorsprong { $change }
did-pass = { side } past

## De statusregel: waarom een zet niet mag

direction-north = noorden
direction-north-east = noordoosten
direction-east = oosten
direction-south-east = zuidoosten
direction-south = zuiden
direction-south-west = zuidwesten
direction-west = westen
direction-north-west = noordwesten
illegal-game-over = De partij is uit
illegal-pass-in-opening = In de opening kun je niet passen
illegal-move-in-opening = In de opening worden boeren geplaatst; ze zetten pas als alle op het bord staan
illegal-placement-after-opening = De opening is voorbij: er worden geen boeren meer geplaatst
illegal-occupied = { $cell } is bezet: een boer komt op een leeg vakje
illegal-off-board = { $cell } ligt niet op dit bord
illegal-no-farmer = Op { $cell } staat geen boer
illegal-not-yours = De boer op { $cell } is van de tegenstander: { side } is aan zet
illegal-opponents-farmer = De boer op { $cell } is van de tegenstander
illegal-not-straight = { $to } ligt niet in een rechte lijn met { $from }: boeren gaan langs rijen, kolommen en diagonalen
illegal-distance =
    { $harvest ->
        [1] { $from } moet precies 1 vakje verder landen: hij oogst, en heeft geen zaadje om te zaaien
       *[other] { $from } moet precies { $harvest } vakjes verder landen om te oogsten, of { $sow } om te zaaien
    }
illegal-blocked = { $from } kan niet naar het { $direction } oogsten: { $at } is van { side }
illegal-landing-occupied = { $cell } is bezet: een boer landt op een leeg vakje
illegal-sow-blocked = { $from } kan niet naar het { $direction } zaaien: { $at } is niet leeg
illegal-nothing-to-sow = { $from } kan niet zaaien: zijn oogst is 1
board-name = Bord van { $size } bij { $size } vakjes
board-preview-harvest = { $play }  oogst { $harvest }  voorsprong { $lead }
board-preview-sow = { $play }  { $seeds ->
        [one] 1 zaadje
       *[other] { $seeds } zaadjes
    }  voorsprong { $lead }
board-preview-place = { $play }  voorsprong { $lead }

cell-farmer = boer van { $owner ->
        [light] Licht
       *[dark] Donker
    }, oogst { $harvest }
cell-seed = zaadje van { $owner ->
        [light] Licht
       *[dark] Donker
    }
cell-controls-one = beheerst het veld van { $cells ->
        [one] 1 vakje
       *[other] { $cells } vakjes
    }
cell-controls-several = beheerst { $fields } velden van { $cells } vakjes
cell-empty-owned = leeg, veld van { $owner ->
        [light] Licht
       *[dark] Donker
    }, { $cells ->
        [one] 1 vakje
       *[other] { $cells } vakjes
    }, waarde { $value }
cell-empty-nobody = leeg, veld van niemand, { $cells ->
        [one] 1 vakje
       *[other] { $cells } vakjes
    }
cell-target-harvest = doel: oogsten
cell-target-sow = doel: zaaien
cell-selected = gekozen
cell-freedom = { $now ->
    [0] zit vast
    [one] { $now } zet
   *[other] { $now } zetten
}, { $next } na nog een oogst
cell-reach = binnen bereik van { $farmers }
cell-reach-farmer = { $owner ->
    [light] Licht { $farmer }
   *[dark] Donker { $farmer }
}
cell-threat = { $owner ->
    [light] bedreigd door Licht { $play }
   *[dark] bedreigd door Donker { $play }
}
cell-certain = zeker
cell-open = nog open

## De opzet

setup-size = Bord
setup-board = { $size }×{ $size }
setup-farmers = Boeren per speler
setup-farmers-each = { $farmers } boeren per speler
setup-words = { $size }×{ $size }, { $farmers ->
    [one] 1 boer
   *[other] { $farmers } boeren
}
player-passed = gepast

## Wat over het bord gelegd kan worden: namen, en een regel uitleg

overlay-fields = Velden
overlay-fields-legend = liggende voren van Licht, schuine van Donker
overlay-values = Waarden
overlay-values-legend = wat elk veld waard is
overlay-moves = Zetten
overlay-moves-legend = stippen oogsten, streepjesringen zaaien
overlay-ledger = Balans
overlay-ledger-legend = de rangorde naast een aangewezen veld
overlay-reach = Bereik
overlay-reach-legend = vol nu, hol na +1, met stip zaaien
overlay-swing = Effect
overlay-swing-legend = eigen voorsprong meteen / na het beste antwoord
overlay-threats = Dreiging
overlay-threats-legend = wat één zet kan doen; rood: de tegenstander
overlay-flips = Omslag
overlay-flips-legend = zetten tot een andere eigenaar, door wie, na de opening
overlay-freedom = Vrijheid
overlay-freedom-legend = zetten nu · na +1; donker label: zit vast
overlay-certain = Zeker
overlay-certain-legend = effen voorgoed, gearceerd nog open
overlay-engine = Pijlen
overlay-engine-legend = de zetten van de engine op volgorde
overlay-changed = Gewijzigd
overlay-changed-legend = + gewonnen, − verloren, × telt anders

## Wat een zet deed, in een zin. $land is een veld of een deel ervan, $duel wat besliste.

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, en { $second }
effect-place =
    { $place ->
        [centre] midden
        [north] noord
        [north-east] noordoost
        [east] oost
        [south-east] zuidoost
        [south] zuid
        [south-west] zuidwest
        [west] west
       *[north-west] noordwest
    }
effect-field = het { effect-place }veld van { $cells ->
        [one] 1 vakje
       *[other] { $cells } vakjes
    }
effect-part = { $part } van de { $cells } vakjes van het { effect-place }veld
effect-unopposed = { $harvest } zonder tegenstand
effect-duel = { $harvest } tegen { $against }
effect-duel-at = { $harvest } tegen { $against } op de { $place }
effect-taken-part = { side } neemt { $land } met { $farmer } ({ $duel })
effect-taken = { side } neemt { $land } met { $farmer } ({ $duel })
effect-neutralised = { side } verliest { $land } aan niemand
effect-multiplied = { $land } nu × { $after } in plaats van × { $before } voor { side }
effect-split = { $land } valt uiteen in { $parts } vakjes
effect-merged = velden van { $parts } vakjes worden { $land }
effect-half-point = het halve punt gaat naar { side }
effect-half-point-nobody = niemand heeft het halve punt
effect-frozen = { $farmer } van { side } zit vast
effect-freed = { $farmer } van { side } kan weer zetten
effect-covered = { $cells ->
    [one] 1 vakje telt
   *[other] { $cells } vakjes tellen
} niet meer voor { side }
effect-opened = { $cells ->
    [one] 1 vakje telt
   *[other] { $cells } vakjes tellen
} nu mee voor { side }
effect-harvested = { $farmer } van { side } groeit tot { $harvest }
effect-sown = { side } zaait { seeds }
effect-passed = { side } past
effect-placed = { side } plaatst een boer
effect-won = de partij is uit, { side } wint met { $margin }
effect-drawn = de partij eindigt in remise

## Wat gevonden is, naast de uitleg

legend-certain = minstens Licht { $light }, Donker { $dark }
legend-freedom = zetten: Licht { $light }, Donker { $dark }

## Dreigingen

threat-none = { $player ->
    [light] Geen veld van Licht wordt bedreigd.
   *[dark] Geen veld van Donker wordt bedreigd.
}
threat-none-here = Niets bedreigt dit veld.
threat-takes = { side } { $play } neemt { $land }: { $lead }
threat-neutralises = { side } { $play } maakt { $land } van niemand: { $lead }
threat-cuts = { side } { $play } snijdt { $land } in stukken: { $lead }
threat-others = { $told }; nog { $others ->
    [one] { $others } manier
   *[other] { $others } manieren
}
lead-change = { $player ->
    [light] voorsprong van Licht { $change }
   *[dark] voorsprong van Donker { $change }
}

## Wat zetten veranderen, en hoe velden van eigenaar wisselen

swing = { $play }: { $lead }, { $change } na { $reply }
swing-then = { $play }: { $lead }, { $change } met ook { $reply }
swing-last = { $play }: { $lead }
swing-others = en { $others ->
    [one] { $others } andere zet
   *[other] { $others } andere zetten
}
flip-takes = { side } neemt het in { $count }: { $moves }
flip-gives = { side } geeft het weg in { $count }: { $moves }
flip-loses = { side } laat het aan niemand in { $count }: { $moves }
flip-neutralises = { side } maakt het van niemand in { $count }: { $moves }
flip-none = Het blijft van zijn eigenaar, { $most } zetten van elk van beiden lang.

## Wat er veranderd is. Een veld staat er met vakjes en oogst: Donker 34 × 8.

changed-since = Sinds { $play }, halve zet { $ply }
changed-since-start = Sinds het begin
changed-lead = voorsprong van Licht
changed-sum = samen
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = niemand { $cells }
changed-kept = { $before } → { $after }
changed-grown = gegroeid: { $before } → { $after }
changed-shrunk = gekrompen: { $before } → { $after }
changed-shifted = verschoven: { $before } → { $after }
changed-split = gesplitst: { $before } → { $after }
changed-merged = samengegaan: { $before } → { $after }
changed-regrouped = herverdeeld: { $before } → { $after }
changed-born = nieuw: { $after }
changed-gone = weg: { $before }
changed-half-point = het halve punt naar { side }
changed-half-point-nobody = het halve punt naar niemand

## De stellingeneditor

editor-board-name = Bord van { $size } bij { $size } vakjes, te bewerken
editor-light-farmer = Lichte boer
editor-dark-farmer = Donkere boer
editor-light-seed = Licht zaadje
editor-dark-seed = Donker zaadje
editor-harvest = Oogst
editor-size = Bord
editor-farmers = Boeren p.p.
editor-farmers-there = Als op het bord
editor-help = Klik of sleep om stukken neer te zetten, met de rechterknop om ze weg te nemen. Het wiel, + en − veranderen de oogst onder de muis. Toetsen: pijlen en Enter, Delete.
cell-empty = leeg

draft-move = Een stelling: { side } aan zet. Licht heeft { $light }, Donker { $dark }.
draft-passed = Een stelling: { side } aan zet na een pas. Licht heeft { $light }, Donker { $dark }.
draft-over = Een stelling: beiden pasten, de partij is uit. Licht heeft { $light }, Donker { $dark }.
draft-opening = Een stelling in de opening: { side } plaatst nu { $now ->
    [one] 1 boer
   *[other] { $now } boeren
}, { $all } in totaal.
fault-parts = De tekst heeft { $found ->
    [one] 1 deel
   *[other] { $found } delen
} in plaats van vier: rijen, beurt, boeren, keren gepast.
fault-rows = Een bord heeft 4 tot 16 rijen, dit heeft er { $rows }.
fault-not-square = { $rows } rijen van { $columns } vakjes: het bord is niet vierkant.
fault-token = { $place }: “{ $token }” is geen stuk.
fault-no-harvest = { $place }: bij “{ $token }” ontbreekt de oogst, zoals in “{ $token }1”.
fault-turn = De beurt (deel 2) is L of D, niet “{ $found }”.
fault-farmers = Een speler heeft 1 tot 9 boeren (deel 3), niet “{ $found }”.
fault-crowded = Tweemaal { $farmers } boeren passen niet op een bord van { $size }×{ $size } vakjes.
fault-too-many = { side } heeft { $found } boeren op het bord, en mag er { $farmers } hebben.
fault-seed = Op { $cell } ligt een zaadje terwijl er nog boeren te plaatsen zijn: { $missing }.
fault-harvest = De boer op { $cell } heeft oogst { $harvest } terwijl er nog boeren te plaatsen zijn: { $missing }.
fault-order = De volgorde van het plaatsen geeft nooit { $light } boeren van Licht en { $dark } van Donker: { $missing }.
fault-next = { side } plaatst de volgende boer, en is dan aan zet: { $missing }.
fault-pass = Niemand past terwijl er nog boeren te plaatsen zijn: { $missing }.
fault-missing = { $farmers ->
    [one] er ontbreekt 1 boer
   *[other] er ontbreken { $farmers } boeren
} van { side }
fault-missing-some-are-not-on-the-board-yet = ze staan nog niet allemaal op het bord
fault-missing-both = boeren ontbreken: Licht { $light }, Donker { $dark }

# De evaluatie: velden die genomen hadden kunnen worden, en velden die standhielden.
agros-review-missed-title = Gemiste velden
agros-review-missed = { $ply }. { $side }: veld van { $cells ->
    [one] 1 vakje
   *[other] { $cells } vakjes
} bij { $at }
agros-review-missed-worth = { $worth } punten
agros-review-held = { $side }: veld bij { $at }, { $cells ->
    [one] 1 vakje
   *[other] { $cells } vakjes
}
agros-review-held-worth = { $worth } punten in totaal
