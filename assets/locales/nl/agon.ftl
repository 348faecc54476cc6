## Het spel: zijn naam, zijn tabel, en hoe zetten worden geschreven

agon-name = Agon
agon-overview = Stukken
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (stap), f1*c3 (herplaatsing), g5 (plaatsing), pass

## De spelers en hun stukken. Zinnen over een speler krijgen `$player`: `white` of `black`;
## die over een stuk `$rank`: `queen` of `guard`.

agon-side =
    { $player ->
        [white] Wit
       *[black] Zwart
    }
agon-rank =
    { $rank ->
        [queen] koningin
       *[guard] wachter
    }
agon-side-name = { agon-side }

## Een nieuwe partij

agon-variant-standard = Alle stukken op hun plaats
agon-variant-guards = De wachters worden geplaatst
agon-variant-free = De koninginnen worden geplaatst, dan de wachters
agon-queen-avoids-centre = Een gevangen koningin mag niet naar het midden
agon-setup-standard = standaard
agon-setup-guards = wachters te plaatsen
agon-setup-free = alle stukken te plaatsen
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, koningin mijdt het midden

## Het bord

agon-board-name = Bord van 91 zeshoeken
agon-cell-queen = koningin van { agon-side }
agon-cell-guard = wachter van { agon-side }
agon-cell-empty = leeg
agon-cell-centre = het midden
agon-cell-ring = ring { $ring }
agon-cell-captured = gevangen
agon-cell-target = doel

agon-overlay-moves = Zetten
agon-overlay-moves-legend = stippen: waar het gekozen stuk heen mag
agon-overlay-steps = Stappen
agon-overlay-steps-legend = de beurten die elk stuk minstens nog nodig heeft
agon-overlay-forbidden = Verboden
agon-overlay-forbidden-legend = tussen twee vijanden: cirkels voor stukken van Wit, ruiten voor die van Zwart
agon-overlay-danger = Gevaar
agon-overlay-danger-legend = streepjesringen: stukken die de volgende zet kan vangen; pijlen: waarmee
agon-overlay-mobility = Mobiliteit
agon-overlay-mobility-legend = de zetten die elk stuk heeft
agon-overlay-engine = Pijlen
agon-overlay-engine-legend = de zetten van de engine op volgorde

## Wie aan zet is

agon-turn-move = { agon-side } aan zet
agon-turn-selected = { agon-side } aan zet: { agon-rank } op { $cell } gekozen, { $steps ->
    [0] zonder stap
    [one] 1 stap (stip)
   *[other] { $steps } stappen (stippen)
}
agon-turn-only-pass = { agon-side } heeft geen stap: alleen passen kan
agon-turn-passed = { $player ->
    [white] Zwart
   *[black] Wit
} had geen stap en paste. { agon-side } aan zet
agon-turn-passed-only-pass = { $player ->
    [white] Zwart
   *[black] Wit
} had geen stap en paste. { agon-side } heeft er ook geen: een pas beëindigt de partij in remise
agon-turn-place-queen = { agon-side } plaatst de koningin: elk vakje behalve het midden en die tussen twee vijanden
agon-turn-place-guard = { agon-side } plaatst een wachter, nog { $left }: elk vakje behalve het midden en die tussen twee vijanden
agon-captured-between = gevangen tussen { $one } en { $other }
agon-captured = gevangen
agon-turn-relocate-queen = { agon-side } herplaatst de koningin op { $man }, { $captured }: elk vrij vakje (stippen)
agon-turn-relocate-queen-not-centre = { agon-side } herplaatst de koningin op { $man }, { $captured }: elk vrij vakje behalve het midden (stippen)
agon-turn-relocate-guard = { agon-side } herplaatst { $man }, { $captured }: elk vrij vakje aan de rand (stippen)
agon-turn-relocate-one = { agon-side } herplaatst een van de gevangen wachters, { $cells }: kies er een

## Waarom een zet niet mag

agon-illegal-over = De partij is uit: { $reason }.
agon-illegal-still-placing = Stukken zetten pas als alle geplaatst zijn: kies een leeg vakje.
agon-illegal-all-placed = Alle stukken zijn geplaatst: kies er een om te zetten.
agon-illegal-placed-on-centre = In het midden wordt geen stuk geplaatst.
agon-illegal-occupied = { $cell } is bezet.
agon-illegal-no-man = Op { $cell } staat geen stuk.
agon-illegal-not-yours = Het stuk op { $cell } is van de tegenstander: { agon-side } is aan zet.
agon-illegal-opponents-man = Het stuk op { $cell } is van de tegenstander.
agon-illegal-between = { $cell } is verboden: het ligt tussen de stukken van { agon-side } op { $one } en { $other }.
agon-illegal-queen-due = De koningin op { $cell } is gevangen: zij moet eerst worden herplaatst.
agon-illegal-guard-due = De wachter op { $cell } is gevangen: een gevangen wachter moet vóór al het andere worden herplaatst.
agon-illegal-not-captured = Het stuk op { $cell } is niet gevangen: het stapt naar een vakje ernaast.
agon-illegal-not-at-the-edge = Een gevangen wachter gaat naar de buitenste ring, en daar ligt { $cell } niet.
agon-illegal-queen-avoids-centre = In deze partij mag een gevangen koningin niet naar het midden.
agon-illegal-not-adjacent = { $to } ligt niet naast { $from }: een stuk gaat één vakje per keer.
agon-illegal-outwards = Geen stap gaat naar buiten: { $to } ligt verder van het midden dan { $from }.
agon-illegal-centre-is-for-queens = Alleen een koningin komt in het midden.
agon-illegal-can-step = Passen mag niet zolang een stap kan, zoals met het stuk op { $cell }.
agon-pass-help = Er is geen stap: de beurt wordt gepast. Tweemaal passen na elkaar is remise.

## Hoe een partij eindigde

agon-over-won = { agon-side } wint: { $reason }.
agon-over-drawn = Remise: { $reason }.
agon-over-queen-among-her-guards = de koningin staat in het midden met haar zes wachters om zich heen
agon-over-guards-without-their-queen = de zes wachters van de tegenstander omringen het midden zonder hun koningin
agon-over-two-passes = beide spelers pasten na elkaar
agon-over-100-quiet-plies = 100 halve zetten zonder stap naar binnen, herplaatsing, plaatsing of vangst
agon-over-repetition = dezelfde stelling kwam voor de derde keer op het bord
agon-over-resignation = de tegenstander gaf op
agon-over-time = de tijd van de tegenstander is om
agon-over-agreement = de spelers kwamen het overeen

## Wat een zet doet

agon-place-centre = het midden
agon-place-ring = ring { $ring }
agon-last-move = De laatste zet
agon-did = { agon-side } { $play }, voorsprong in beurten { $change }
agon-effect-pass = { $play }: er is geen stap
agon-effect-place = { $play }: een { agon-rank } wordt geplaatst in { $place }
agon-effect-relocate = { $play }: de gevangen { agon-rank } wordt herplaatst naar { $place }
agon-effect-inwards = { $play }: de { agon-rank } stapt naar binnen naar { $place }
agon-effect-level = { $play }: de { agon-rank } gaat langs { $place }
agon-effect-man = de { agon-rank } op { $cell }
agon-effect-men = { $before } en { $last }
agon-effect-captures = { $told } en vangt { $men }
agon-prospect-threatens = { $told } en bedreigt { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } is buiten gevaar
   *[other] { $told }; { $men } zijn buiten gevaar
}
agon-prospect-exposes = { $count ->
    [one] { $told }, maar { $men } kan gevangen worden
   *[other] { $told }, maar { $men } kunnen gevangen worden
}
agon-effect-end = { $told }. { $over }

## De regels van de spelers en de tabel van de stukken

agon-line-left = nog
agon-line-turns = koningin { $queen } · wachters { $guards }
agon-line-missing = { $men } te plaatsen
agon-line-captured = { $men } gepakt
agon-table-title = Stukken
agon-table-turns = nog
agon-table-side-turns = { $side } · nog
agon-table-moves = zetten
agon-table-captured = gepakt
agon-table-in-danger = × { $by }
agon-table-man = { agon-rank } van { agon-side } op { $cell }, nog { $turns } { $turns ->
    [one] beurt
   *[other] beurten
}
agon-table-has-moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}

## Het blad van een gespeelde partij

agon-sheet-deeds = { $side }: { $captures ->
    [one] 1 stuk
   *[other] { $captures } stukken
} gevangen, { $relocations ->
    [one] 1 herplaatsing
   *[other] { $relocations } herplaatsingen
}, { $turns ->
    [0] bij het doel
    [one] minstens 1 beurt van het doel
   *[other] minstens { $turns } beurten van het doel
}

# De evaluatie: stukken die gevangen hadden kunnen worden.
agon-review-missed-title = Gemiste vangsten
agon-review-missed = { $ply }. { $side }: het stuk op { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

## De stellingeneditor

agon-editor-board-name = Bord van 91 zeshoeken, te bewerken
agon-editor-white-queen = Witte koningin
agon-editor-white-guard = Witte wachter
agon-editor-black-queen = Zwarte koningin
agon-editor-black-guard = Zwarte wachter
agon-editor-captured = Gevangen of niet
agon-editor-help = Klik of sleep om stukken neer te zetten, met de rechterknop om ze weg te nemen. Een speler heeft één koningin: opnieuw neergezet verlaat zij haar oude vakje. Het wiel, + en − markeren het stuk onder de muis als gevangen, of niet meer. Toetsen: pijlen en Enter, Delete.

agon-fault-parts = De tekst heeft { $found ->
    [one] 1 deel
   *[other] { $found } delen
} in plaats van vijf: kolommen, beurt, variant, keren gepast, stille halve zetten.
agon-fault-columns = Een bord heeft 11 kolommen, dit heeft er { $columns }.
agon-fault-height = Kolom { $column } heeft { $found ->
    [one] 1 vakje
   *[other] { $found } vakjes
} in plaats van { $height }.
agon-fault-token = { $cell }: “{ $token }” is geen stuk.
agon-fault-nobody-captured = { $cell }: “!” volgt op geen stuk.
agon-fault-number = { $cell }: “{ $token }” is geen aantal lege vakjes.
agon-fault-turn = De beurt (deel 2) is W of B, niet “{ $found }”.
agon-fault-variant = De variant (deel 3) is standard, guards of free, niet “{ $found }”.
agon-fault-queens = { agon-side } heeft { $found } koninginnen op het bord, en mag er één hebben.
agon-fault-guards = { agon-side } heeft { $found } wachters op het bord, en mag er 6 hebben.
agon-fault-no-queen = De koningin van { agon-side } ontbreekt.
agon-fault-few-guards = { agon-side } heeft { $found ->
    [one] 1 wachter
   *[other] { $found } wachters
} in plaats van 6; in de andere varianten mogen er nog wachters ontbreken.
agon-fault-guard-on-centre = { agon-side } heeft een wachter in het midden, f6: daar komt alleen een koningin.
agon-fault-centre = { agon-side } heeft een stuk in het midden, f6, terwijl er nog stukken te plaatsen zijn.
agon-fault-order = De volgorde van het plaatsen geeft nooit { $white } stukken van Wit en { $black } van Zwart.
agon-fault-next = { agon-side } plaatst het volgende stuk, en is dan aan zet.
