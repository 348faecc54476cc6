## Das Spiel: sein Name, seine Tabelle, und wie man Züge schreibt

agon-name = Agon
agon-overview = Steine
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (Schritt), f1*c3 (Versetzung), g5 (Setzzug), pass

## Die Spieler und ihre Steine. Sätze über einen Spieler bekommen `$player`: `white` oder `black`;
## die über einen Stein `$rank`: `queen` oder `guard`.

agon-side =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    }
agon-rank =
    { $rank ->
        [queen] Königin
       *[guard] Wache
    }
agon-side-name = { agon-side }

## Eine neue Partie

agon-variant-standard = Alle Steine an ihrem Platz
agon-variant-guards = Die Wachen werden gesetzt
agon-variant-free = Erst werden die Königinnen gesetzt, dann die Wachen
agon-queen-avoids-centre = Eine gefangene Königin darf nicht in die Mitte
agon-setup-standard = Standard
agon-setup-guards = Wachen zu setzen
agon-setup-free = alle Steine zu setzen
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, Königin meidet die Mitte

## Das Brett

agon-board-name = Brett mit 91 Sechsecken
agon-cell-queen = Königin von { agon-side }
agon-cell-guard = Wache von { agon-side }
agon-cell-empty = leer
agon-cell-centre = die Mitte
agon-cell-ring = Ring { $ring }
agon-cell-captured = gefangen
agon-cell-target = Ziel

agon-overlay-moves = Züge
agon-overlay-moves-legend = Punkte: wohin der gewählte Stein darf
agon-overlay-steps = Schritte
agon-overlay-steps-legend = die Züge, die jeder Stein mindestens noch braucht
agon-overlay-forbidden = Verboten
agon-overlay-forbidden-legend = zwischen zwei Gegnern: Kreise für Steine von Weiß, Rauten für die von Schwarz
agon-overlay-danger = Gefahr
agon-overlay-danger-legend = gestrichelte Ringe: Steine, die der nächste Zug fangen kann; Pfeile: womit
agon-overlay-mobility = Mobilität
agon-overlay-mobility-legend = die Züge, die jeder Stein hat
agon-overlay-engine = Pfeile
agon-overlay-engine-legend = die Züge der Engine der Reihe nach

## Wer am Zug ist

agon-turn-move = { agon-side } am Zug
agon-turn-selected = { agon-side } am Zug: { agon-rank } auf { $cell } gewählt, { $steps ->
    [0] ohne Schritt
    [one] 1 Schritt (Punkt)
   *[other] { $steps } Schritte (Punkte)
}
agon-turn-only-pass = { agon-side } hat keinen Schritt: nur Passen ist möglich
agon-turn-passed = { $player ->
    [white] Schwarz
   *[black] Weiß
} hatte keinen Schritt und passte. { agon-side } am Zug
agon-turn-passed-only-pass = { $player ->
    [white] Schwarz
   *[black] Weiß
} hatte keinen Schritt und passte. { agon-side } hat auch keinen: Passen beendet die Partie remis
agon-turn-place-queen = { agon-side } setzt die Königin: auf jedes Feld außer der Mitte und denen zwischen zwei Gegnern
agon-turn-place-guard = { agon-side } setzt eine Wache, noch { $left }: auf jedes Feld außer der Mitte und denen zwischen zwei Gegnern
agon-captured-between = gefangen zwischen { $one } und { $other }
agon-captured = gefangen
agon-turn-relocate-queen = { agon-side } versetzt die Königin auf { $man }, { $captured }: jedes freie Feld (Punkte)
agon-turn-relocate-queen-not-centre = { agon-side } versetzt die Königin auf { $man }, { $captured }: jedes freie Feld außer der Mitte (Punkte)
agon-turn-relocate-guard = { agon-side } versetzt { $man }, { $captured }: jedes freie Randfeld (Punkte)
agon-turn-relocate-one = { agon-side } versetzt eine der gefangenen Wachen, { $cells }: wähle eine

## Warum ein Zug nicht geht

agon-illegal-over = Die Partie ist aus: { $reason }.
agon-illegal-still-placing = Gezogen wird, wenn alle Steine gesetzt sind: wähle ein leeres Feld.
agon-illegal-all-placed = Alle Steine sind gesetzt: wähle einen zum Ziehen.
agon-illegal-placed-on-centre = In die Mitte wird kein Stein gesetzt.
agon-illegal-occupied = { $cell } ist besetzt.
agon-illegal-no-man = Auf { $cell } steht kein Stein.
agon-illegal-not-yours = Der Stein auf { $cell } gehört dem Gegner: { agon-side } ist am Zug.
agon-illegal-opponents-man = Der Stein auf { $cell } gehört dem Gegner.
agon-illegal-between = { $cell } ist verboten: es liegt zwischen den Steinen von { agon-side } auf { $one } und { $other }.
agon-illegal-queen-due = Die Königin auf { $cell } ist gefangen: sie muss zuerst versetzt werden.
agon-illegal-guard-due = Die Wache auf { $cell } ist gefangen: eine gefangene Wache muss vor allem anderen versetzt werden.
agon-illegal-not-captured = Der Stein auf { $cell } ist nicht gefangen: er geht auf ein Nachbarfeld.
agon-illegal-not-at-the-edge = Eine gefangene Wache kommt auf den äußersten Ring, und dort liegt { $cell } nicht.
agon-illegal-queen-avoids-centre = In dieser Partie darf eine gefangene Königin nicht in die Mitte.
agon-illegal-not-adjacent = { $to } ist kein Nachbar von { $from }: ein Stein geht ein Feld weit.
agon-illegal-outwards = Kein Schritt führt nach außen: { $to } ist weiter von der Mitte entfernt als { $from }.
agon-illegal-centre-is-for-queens = Nur eine Königin betritt die Mitte.
agon-illegal-can-step = Gepasst wird nicht, solange ein Schritt möglich ist, etwa mit dem Stein auf { $cell }.
agon-pass-help = Es gibt keinen Schritt: es wird gepasst. Zweimal nacheinander passen ist remis.

## Wie eine Partie endete

agon-over-won = { agon-side } gewinnt: { $reason }.
agon-over-drawn = Remis: { $reason }.
agon-over-queen-among-her-guards = die Königin steht in der Mitte, von ihren sechs Wachen umringt
agon-over-guards-without-their-queen = die sechs Wachen des Gegners umringen die Mitte ohne ihre Königin
agon-over-two-passes = beide Spieler haben nacheinander gepasst
agon-over-100-quiet-plies = 100 Halbzüge ohne Schritt nach innen, Versetzung, Setzzug oder Fang
agon-over-repetition = dieselbe Stellung kam zum dritten Mal vor
agon-over-resignation = der Gegner hat aufgegeben
agon-over-time = die Zeit des Gegners ist abgelaufen
agon-over-agreement = die Spieler haben sich geeinigt

## Was ein Zug tut

agon-place-centre = in die Mitte
agon-place-ring = auf Ring { $ring }
agon-last-move = Der letzte Zug
agon-did = { agon-side } { $play }, Vorsprung in Zügen { $change }
agon-effect-pass = { $play }: es gibt keinen Schritt
agon-effect-place = { $play }: eine { agon-rank } wird { $place } gesetzt
agon-effect-relocate = { $play }: die gefangene { agon-rank } wird { $place } versetzt
agon-effect-inwards = { $play }: die { agon-rank } geht nach innen { $place }
agon-effect-level = { $play }: die { agon-rank } bleibt { $place }
agon-effect-man = die { agon-rank } auf { $cell }
agon-effect-men = { $before } und { $last }
agon-effect-captures = { $told } und fängt { $men }
agon-prospect-threatens = { $told } und bedroht { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } ist außer Gefahr
   *[other] { $told }; { $men } sind außer Gefahr
}
agon-prospect-exposes = { $count ->
    [one] { $told }, aber { $men } kann gefangen werden
   *[other] { $told }, aber { $men } können gefangen werden
}
agon-effect-end = { $told }. { $over }

## Die Zeilen der Spieler und die Tabelle der Steine

agon-line-left = noch
agon-line-turns = Königin { $queen } · Wachen { $guards }
agon-line-missing = { $men } zu setzen
agon-line-captured = { $men } gefangen
agon-table-title = Steine
agon-table-turns = noch
agon-table-side-turns = { $side } · noch
agon-table-moves = Züge
agon-table-captured = gefasst
agon-table-in-danger = × { $by }
agon-table-man = { agon-rank } von { agon-side } auf { $cell }, noch { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}
agon-table-has-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} möglich

## Das Blatt einer beendeten Partie

agon-sheet-deeds = { $side }: { $captures ->
    [one] 1 Stein
   *[other] { $captures } Steine
} gefangen, { $relocations ->
    [one] 1 Versetzung
   *[other] { $relocations } Versetzungen
}, { $turns ->
    [0] am Ziel
    [one] mindestens 1 Zug vom Ziel
   *[other] mindestens { $turns } Züge vom Ziel
}

# Die Auswertung: Steine, die zu fangen gewesen wären.
agon-review-missed-title = Verpasste Fänge
agon-review-missed = { $ply }. { $side }: der Stein auf { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

## Der Stellungseditor

agon-editor-board-name = Brett mit 91 Sechsecken, zum Bearbeiten
agon-editor-white-queen = Weiße Königin
agon-editor-white-guard = Weiße Wache
agon-editor-black-queen = Schwarze Königin
agon-editor-black-guard = Schwarze Wache
agon-editor-captured = Gefangen oder nicht
agon-editor-help = Klicken oder Ziehen setzt Steine, die rechte Taste nimmt sie weg. Ein Spieler hat eine Königin: neu gesetzt verlässt sie ihr altes Feld. Rad, + und − kennzeichnen den Stein unter der Maus als gefangen oder nicht mehr. Tasten: Pfeile und Enter, Entf.

agon-fault-parts = Der Text hat { $found ->
    [one] 1 Teil
   *[other] { $found } Teile
} statt fünf: Spalten, Zugrecht, Variante, wie oft gepasst, stille Halbzüge.
agon-fault-columns = Ein Brett hat 11 Spalten, dieses hat { $columns }.
agon-fault-height = Spalte { $column } hat { $found ->
    [one] 1 Feld
   *[other] { $found } Felder
} statt { $height }.
agon-fault-token = { $cell }: „{ $token }“ ist kein Stein.
agon-fault-nobody-captured = { $cell }: „!“ folgt auf keinen Stein.
agon-fault-number = { $cell }: „{ $token }“ ist keine Anzahl leerer Felder.
agon-fault-turn = Wer am Zug ist (Teil 2), ist W oder B, nicht „{ $found }“.
agon-fault-variant = Die Variante (Teil 3) ist standard, guards oder free, nicht „{ $found }“.
agon-fault-queens = { agon-side } hat { $found } Königinnen auf dem Brett und darf eine haben.
agon-fault-guards = { agon-side } hat { $found } Wachen auf dem Brett und darf 6 haben.
agon-fault-no-queen = Die Königin von { agon-side } fehlt.
agon-fault-few-guards = { agon-side } hat { $found ->
    [one] 1 Wache
   *[other] { $found } Wachen
} statt 6; in den anderen Varianten dürfen noch Wachen fehlen.
agon-fault-guard-on-centre = { agon-side } hat eine Wache in der Mitte, f6: die betritt nur eine Königin.
agon-fault-centre = { agon-side } hat einen Stein in der Mitte, f6, obwohl noch Steine zu setzen sind.
agon-fault-order = Die Setzreihenfolge ergibt nie { $white } Steine von Weiß und { $black } von Schwarz.
agon-fault-next = { agon-side } setzt den nächsten Stein und ist dann am Zug.
