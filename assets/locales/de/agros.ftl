## Das Spiel: sein Name, seine Tabelle, und wie man Züge schreibt

agros-name = Agros
agros-overview = Äcker
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

## Die Spieler. Sätze über einen Spieler bekommen `$player`: `light` oder `dark`.

side =
    { $player ->
        [light] Hell
       *[dark] Dunkel
    }

## Plätze in einer Rangfolge, und Anzahlen

rank = { $rank }.
cells =
    { $cells ->
        [one] 1 Feld
       *[other] { $cells } Felder
    }
fields =
    { $fields ->
        [one] 1 Acker
       *[other] { $fields } Äcker
    }
seeds =
    { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
none = –
# Ein Bauer auf seinem Feld mit seiner Ernte: h5 {4}
stack = { $cell } { "{" }{ $harvest }{ "}" }

## Äcker in Worten

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Niemand
field-margin = +{ $margin } ({ rank })
field-tie = gleich
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
# Was ein Bildschirmleser über einen Acker sagt
field-spoken = Acker von { side }, { cells }, beherrscht durch { $farmers }, Wert { $value }, Abstand { field-margin }
field-spoken-tie = Herrenloser Acker, { cells }, nichts wert, gleich { field-lists }
field-spoken-untouched = Herrenloser Acker, { cells }, nichts wert, kein Bauer daneben

## Die Tabelle der Äcker

table-title = Äcker
table-total = { fields } · { cells }
table-field = Acker · beherrscht von
table-field-narrow = Acker
table-cells = Felder
table-harvest = Ernte
table-value = Wert
table-margin = Abstand
table-lists = Hell:Dunkel
table-small =
    { $fields ->
        [one] 1 kleiner Acker
       *[other] { $fields } kleine Äcker
    } (1–2 Felder): Hell { $light }, Dunkel { $dark }
table-small-narrow =
    { $fields ->
        [one] 1 kleiner Acker
       *[other] { $fields } kleine Äcker
    }: Hell { $light }, Dunkel { $dark }
table-ownerless = { $fields } herrenlos: { cells }, nichts wert
table-ownerless-narrow = { $fields } herrenlos, { cells }

## Die Bilanz: warum ein Acker wem gehört

ledger-hovered = Acker · { $sum }
ledger-selected = Gewählt · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, Wert 0
ledger-margin = Abstand +{ $margin }
ledger-decided = durch den { rank }
ledger-nobody = herrenlos
ledger-spoken = { $title }. Hell { $light }, Dunkel { $dark }. { $verdict }
ledger-arrival = { side } nimmt ihn mit einem weiteren Bauern mit { $harvest }
ledger-pillars = fällt ohne { $farmers }
ledger-empty = Zeig auf einen Acker: wessen?

## Was ein Zug ändern würde

outlook-title = Wenn { side } { $play } spielt
outlook-pass = Wenn { side } passt
outlook-fields = Äcker
outlook-farmer = Bauer
outlook-change = { $before } → { $after }

## Rat zum Passen

pass-wins = { side } gewinnt mit +{ $margin }
pass-draw = es ist remis
pass-risk = Nach dem Passen bringt { $play } { side } { $gain } ein
pass-no-risk = Nach dem Passen bringt kein Zug von { side } sofort etwas ein
pass-ends = Dieses Passen beendet die Partie
pass-advice = Wenn jetzt beide passen: { $result }. { $risk }.

## Die Zeilen der Spieler

players-farmers = Bauern
players-greater-list = +½ höhere Liste
players-placement = Setzzug { $number } von { $all }, noch { $left } in diesem Zug

## Die Wertung

sheet-wins-by = { $winner } gewinnt mit +{ $margin }
sheet-wins = { $winner } gewinnt
sheet-draw = Remis: je { $score }
sheet-draw-agreed = Remis
sheet-player = { $name } ({ side })
sheet-ended = { $reason } nach Halbzug { $ply } · { $size }×{ $size }, { $farmers } Bauern
sheet-ended-two-passes = Zweimal gepasst
sheet-ended-resignation = Aufgabe
sheet-ended-time = Zeitüberschreitung
sheet-ended-agreement = Einigung
sheet-field = Acker · beherrscht von
sheet-field-narrow = Acker
sheet-cells = Felder
sheet-harvest = Ernte
sheet-lists = Hell : Dunkel
sheet-margin = Abstand
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Niemand · { fields }
sheet-fields-together = Äcker zusammen
sheet-half-point = Halber Punkt
sheet-half-point-why = größere Ernte beim ersten Unterschied der Listen
sheet-half-point-same = für niemanden: die Listen sind gleich
sheet-score = Punkte
sheet-bid = Gebot
sheet-with-bid = Mit Gebot
sheet-greatest-leads = Größter Vorsprung: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } nach Halbzug { $ply }
sheet-never-led = { side } führte nie
sheet-lead-changes =
    { $changes ->
        [0] Nach der Eröffnung wechselte die Führung nicht mehr.
        [one] Nach der Eröffnung wechselte die Führung einmal, nach Halbzug { $ply }.
       *[other] Nach der Eröffnung wechselte die Führung { $changes }-mal, zuletzt nach Halbzug { $ply }.
    }

## Die Statuszeile: wer am Zug ist

turn-move = { side } am Zug
turn-only-pass = { side } am Zug: nur Passen ist möglich
turn-passed =
    { $player ->
        [light] Dunkel
       *[dark] Hell
    } hat gepasst. { side } am Zug: erneutes Passen beendet die Partie
turn-passed-only-pass =
    { $player ->
        [light] Dunkel
       *[dark] Hell
    } hat gepasst. { side } am Zug: nur Passen ist möglich und beendet die Partie
turn-place =
    { side } setzt: noch { $now ->
        [one] 1 Bauer
       *[other] { $now } Bauern
    } in diesem Zug, { $all } insgesamt
turn-selected =
    { side } am Zug: { stack } gewählt, { $harvests ->
        [0] kein Erntezug
        [one] 1 Erntezug (Punkt)
       *[other] { $harvests } Erntezüge (Punkte)
    } und { $sowings ->
        [0] kein Saatzug
        [one] 1 Saatzug (Ring)
       *[other] { $sowings } Saatzüge (Ringe)
    }
turn-selected-stuck = { side } am Zug: { stack } gewählt, ohne Zug
over-won = Die Partie ist aus: { $reason }. { side } gewinnt mit +{ $margin }.
over-won-otherwise = Die Partie ist aus: { $reason }. { side } gewinnt.
over-drawn = Die Partie ist aus: { $reason }. Es ist remis.
over-two-passes = Hell und Dunkel haben nacheinander gepasst
over-resignation = der Gegner hat aufgegeben
over-time = die Zeit des Gegners ist abgelaufen
over-agreement = beide Spieler waren sich einig

## Die Statuszeile: was ein Zug getan hat

did-place = { side } setzt einen Bauern auf { $cell }
did-harvest = { side } { $play }: Ernte { $before } → { $after }, Vorsprung { $change }
did-sow = { side } { $play }: { seeds }, Vorsprung { $change }
did-pass = { side } passt

## Die Statuszeile: warum ein Zug nicht geht

direction-north = Norden
direction-north-east = Nordosten
direction-east = Osten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-west = Westen
direction-north-west = Nordwesten
illegal-game-over = Die Partie ist aus
illegal-pass-in-opening = In der Eröffnung wird nicht gepasst
illegal-move-in-opening = In der Eröffnung werden Bauern gesetzt; gezogen wird, wenn alle auf dem Brett stehen
illegal-placement-after-opening = Die Eröffnung ist vorbei: es werden keine Bauern mehr gesetzt
illegal-occupied = { $cell } ist besetzt: ein Bauer kommt auf ein leeres Feld
illegal-off-board = { $cell } liegt nicht auf diesem Brett
illegal-no-farmer = Auf { $cell } steht kein Bauer
illegal-not-yours = Der Bauer auf { $cell } gehört dem Gegner: { side } ist am Zug
illegal-opponents-farmer = Der Bauer auf { $cell } gehört dem Gegner
illegal-not-straight = { $to } liegt nicht in gerader Linie mit { $from }: Bauern ziehen in Reihen, Spalten und Diagonalen
illegal-distance =
    { $harvest ->
        [1] { $from } muss genau 1 Feld weiter landen: er erntet, und hat keinen Samen zum Säen
       *[other] { $from } muss genau { $harvest } Felder weiter landen, um zu ernten, oder { $sow }, um zu säen
    }
illegal-blocked = { $from } kann nicht nach { $direction } ernten: { $at } gehört { side }
illegal-landing-occupied = { $cell } ist besetzt: ein Bauer landet auf einem leeren Feld
illegal-sow-blocked = { $from } kann nicht nach { $direction } säen: { $at } ist nicht leer
illegal-nothing-to-sow = { $from } kann nicht säen: die Ernte ist 1
board-name = Brett mit { $size } mal { $size } Feldern
board-preview-harvest = { $play }  Ernte { $harvest }  Vorsprung { $lead }
board-preview-sow = { $play }  { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }  Vorsprung { $lead }
board-preview-place = { $play }  Vorsprung { $lead }

cell-farmer = Bauer von { $owner ->
        [light] Hell
       *[dark] Dunkel
    }, Ernte { $harvest }
cell-seed = Samen von { $owner ->
        [light] Hell
       *[dark] Dunkel
    }
cell-controls-one = beherrscht den Acker mit { $cells ->
        [one] 1 Feld
       *[other] { $cells } Feldern
    }
cell-controls-several = beherrscht { $fields } Äcker mit { $cells } Feldern
cell-empty-owned = leer, Acker von { $owner ->
        [light] Hell
       *[dark] Dunkel
    }, { $cells ->
        [one] 1 Feld
       *[other] { $cells } Felder
    }, Wert { $value }
cell-empty-nobody = leer, herrenloser Acker, { $cells ->
        [one] 1 Feld
       *[other] { $cells } Felder
    }
cell-target-harvest = Ziel: ernten
cell-target-sow = Ziel: säen
cell-selected = gewählt
cell-freedom = { $now ->
    [0] sitzt fest
    [one] { $now } Zug
   *[other] { $now } Züge
}, { $next } nach einer weiteren Ernte
cell-reach = erreichbar für { $farmers }
cell-reach-farmer = { $owner ->
    [light] Hell { $farmer }
   *[dark] Dunkel { $farmer }
}
cell-threat = { $owner ->
    [light] bedroht durch Hell { $play }
   *[dark] bedroht durch Dunkel { $play }
}
cell-certain = sicher
cell-open = noch offen

## Die Vorgaben

setup-size = Brett
setup-board = { $size }×{ $size }
setup-farmers = Bauern pro Spieler
setup-farmers-each = { $farmers } Bauern pro Spieler
setup-words = { $size }×{ $size }, { $farmers ->
    [one] 1 Bauer
   *[other] { $farmers } Bauern
}
player-passed = gepasst

## Was sich über das Brett legen lässt: Namen, und Legenden von einer Zeile

overlay-fields = Äcker
overlay-fields-legend = waagerechte Furchen: Hell, schräge: Dunkel
overlay-values = Werte
overlay-values-legend = was jeder Acker wert ist
overlay-moves = Züge
overlay-moves-legend = Punkte ernten, gestrichelte Ringe säen
overlay-ledger = Bilanz
overlay-ledger-legend = die Rangfolge neben einem gezeigten Acker
overlay-reach = Ziele
overlay-reach-legend = voll jetzt, hohl nach +1, mit Punkt säen
overlay-swing = Effekt
overlay-swing-legend = eigener Vorsprung sofort / nach bester Antwort
overlay-threats = Drohungen
overlay-threats-legend = was ein Zug anrichten kann; rot: der Gegner
overlay-flips = Wechsel
overlay-flips-legend = Züge bis zu einem anderen Besitzer, durch wen, nach der Eröffnung
overlay-freedom = Freiheit
overlay-freedom-legend = Züge jetzt · nach +1; dunkles Schild: sitzt fest
overlay-certain = Sicher
overlay-certain-legend = glatt für immer, schraffiert noch offen
overlay-engine = Pfeile
overlay-engine-legend = die Züge der Engine der Reihe nach
overlay-changed = Geändert
overlay-changed-legend = + gewonnen, − verloren, × zählt anders

## Was ein Zug getan hat, in einem Satz. $land ist ein Acker oder ein Teil davon, im Nominativ; $duel, was entschied.

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, und { $second }
effect-place =
    { $place ->
        [centre] in der Mitte
        [north] im Norden
        [north-east] im Nordosten
        [east] im Osten
        [south-east] im Südosten
        [south] im Süden
        [south-west] im Südwesten
        [west] im Westen
       *[north-west] im Nordwesten
    }
effect-field = { $cells }er-Acker { effect-place }
effect-part = { $part } von { $cells } Feldern des Ackers { effect-place }
effect-unopposed = { $harvest } ohne Gegner
effect-duel = { $harvest } gegen { $against }
effect-duel-at = { $harvest } gegen { $against } beim { $place }
effect-taken-part = { $land } jetzt bei { side } ({ $farmer }: { $duel })
effect-taken = { $land } geht an { side } ({ $farmer }: { $duel })
effect-neutralised = { $land } jetzt herrenlos (zuvor { side })
effect-multiplied = { $land } jetzt × { $after } statt × { $before } für { side }
effect-split = { $land } zerfällt in { $parts } Felder
effect-merged = Äcker mit { $parts } Feldern werden eins: { $land }
effect-half-point = der halbe Punkt geht an { side }
effect-half-point-nobody = niemand hat den halben Punkt
effect-frozen = { $farmer } von { side } sitzt fest
effect-freed = { $farmer } von { side } kann wieder ziehen
effect-covered = { $cells ->
    [one] 1 Feld zählt
   *[other] { $cells } Felder zählen
} nicht mehr für { side }
effect-opened = { $cells ->
    [one] 1 Feld zählt
   *[other] { $cells } Felder zählen
} nun auch für { side }
effect-harvested = { $farmer } von { side } wächst auf { $harvest }
effect-sown = { side } sät { seeds }
effect-passed = { side } passt
effect-placed = { side } setzt einen Bauern
effect-won = die Partie ist aus, { side } gewinnt mit +{ $margin }
effect-drawn = die Partie endet remis

## Was herausgefunden wurde, neben den Legenden

legend-certain = mindestens Hell { $light }, Dunkel { $dark }
legend-freedom = Züge: Hell { $light }, Dunkel { $dark }

## Drohungen

threat-none = { $player ->
    [light] Kein Acker von Hell ist bedroht.
   *[dark] Kein Acker von Dunkel ist bedroht.
}
threat-none-here = Nichts bedroht diesen Acker.
threat-takes = { side } { $play }: { $land } wechselt den Besitzer, { $lead }
threat-neutralises = { side } { $play }: { $land } wird herrenlos, { $lead }
threat-cuts = { side } { $play }: { $land } wird zerschnitten, { $lead }
threat-others = { $told }; noch { $others ->
    [one] { $others } Weg
   *[other] { $others } Wege
}
lead-change = { $player ->
    [light] Vorsprung von Hell { $change }
   *[dark] Vorsprung von Dunkel { $change }
}

## Was Züge ändern, und wie Äcker den Besitzer wechseln

swing = { $play }: { $lead }, { $change } nach { $reply }
swing-then = { $play }: { $lead }, { $change } mit { $reply } dazu
swing-last = { $play }: { $lead }
swing-others = und { $others ->
    [one] { $others } anderer Zug
   *[other] { $others } andere Züge
}
flip-takes = { side } nimmt ihn in { $count }: { $moves }
flip-gives = { side } verschenkt ihn in { $count }: { $moves }
flip-loses = { side } gibt ihn auf in { $count }: { $moves }
flip-neutralises = { side } macht ihn herrenlos in { $count }: { $moves }
flip-none = Er bleibt { $most } Züge jeder Seite lang beim Besitzer.

## Was sich geändert hat. Ein Acker steht mit Feldern und Ernte da: Dunkel 34 × 8.

changed-since = Seit { $play }, Halbzug { $ply }
changed-since-start = Seit dem Anfang
changed-lead = Vorsprung von Hell
changed-sum = zusammen
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = niemand { $cells }
changed-kept = { $before } → { $after }
changed-grown = gewachsen: { $before } → { $after }
changed-shrunk = geschrumpft: { $before } → { $after }
changed-shifted = verschoben: { $before } → { $after }
changed-split = geteilt: { $before } → { $after }
changed-merged = vereint: { $before } → { $after }
changed-regrouped = neu verteilt: { $before } → { $after }
changed-born = neu: { $after }
changed-gone = weg: { $before }
changed-half-point = der halbe Punkt an { side }
changed-half-point-nobody = der halbe Punkt an niemanden

## Der Stellungseditor

editor-board-name = Brett mit { $size } mal { $size } Feldern, zum Bearbeiten
editor-light-farmer = Heller Bauer
editor-dark-farmer = Dunkler Bauer
editor-light-seed = Heller Samen
editor-dark-seed = Dunkler Samen
editor-harvest = Ernte
editor-size = Brett
editor-farmers = Bauern je Seite
editor-farmers-there = Wie auf dem Brett
editor-help = Klicken oder Ziehen setzt Steine, die rechte Taste nimmt sie weg. Rad, + und − ändern die Ernte unter der Maus. Tasten: Pfeile und Enter, Entf.
cell-empty = leer

draft-move = Eine Stellung: { side } am Zug. Hell hat { $light }, Dunkel { $dark }.
draft-passed = Eine Stellung: { side } am Zug nach einem Passen. Hell hat { $light }, Dunkel { $dark }.
draft-over = Eine Stellung: beide haben gepasst, die Partie ist aus. Hell hat { $light }, Dunkel { $dark }.
draft-opening = Eine Stellung in der Eröffnung: { side } setzt jetzt { $now ->
    [one] 1 Bauern
   *[other] { $now } Bauern
}, { $all } insgesamt.
fault-parts = Der Text hat { $found ->
    [one] 1 Teil
   *[other] { $found } Teile
} statt vier: Reihen, Zugrecht, Bauern, wie oft gepasst.
fault-rows = Ein Brett hat 4 bis 16 Reihen, dieses hat { $rows }.
fault-not-square = { $rows } Reihen mit { $columns } Feldern: das Brett ist nicht quadratisch.
fault-token = { $place }: „{ $token }“ ist kein Stein.
fault-no-harvest = { $place }: „{ $token }“ fehlt die Ernte, wie in „{ $token }1“.
fault-turn = Wer am Zug ist (Teil 2), ist L oder D, nicht „{ $found }“.
fault-farmers = Ein Spieler hat 1 bis 9 Bauern (Teil 3), nicht „{ $found }“.
fault-crowded = Zweimal { $farmers } Bauern passen nicht auf ein Brett mit { $size }×{ $size } Feldern.
fault-too-many = { side } hat { $found } Bauern auf dem Brett und darf { $farmers } haben.
fault-seed = Auf { $cell } liegt ein Samen, obwohl noch Bauern zu setzen sind: { $missing }.
fault-harvest = Der Bauer auf { $cell } hat die Ernte { $harvest }, obwohl noch Bauern zu setzen sind: { $missing }.
fault-order = Die Setzreihenfolge ergibt nie { $light } Bauern von Hell und { $dark } von Dunkel: { $missing }.
fault-next = { side } setzt den nächsten Bauern und ist dann am Zug: { $missing }.
fault-pass = Niemand passt, solange noch Bauern zu setzen sind: { $missing }.
fault-missing = { $farmers ->
    [one] es fehlt 1 Bauer
   *[other] es fehlen { $farmers } Bauern
} von { side }
fault-missing-some-are-not-on-the-board-yet = einige sind noch nicht auf dem Brett
fault-missing-both = es fehlen Bauern: Hell { $light }, Dunkel { $dark }

# Die Auswertung: Äcker, die zu nehmen gewesen wären, und Äcker, die gehalten wurden.
agros-review-missed-title = Verpasste Äcker
agros-review-missed = { $ply }. { $side }: { $cells }er-Acker bei { $at }
agros-review-missed-worth = { $worth } Punkte
agros-review-held = { $side }: Acker bei { $at }, { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}
agros-review-held-worth = { $worth } Punkte insgesamt
