## Das Spiel: sein Name, seine Tabelle, und wie man Züge schreibt

agora-name = Agora
agora-overview = Stapel
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (auf ein freies Feld), c3xd4 (schlagen), b2_b1 (sich ergeben)

## Die Spieler. Sätze über einen Spieler bekommen `$player`: `white` oder `red`.

agora-side =
    { $player ->
        [white] Weiß
       *[red] Rot
    }
agora-side-name = { agora-side }

## Eine neue Partie

agora-height = Ein Stapel ist so hoch wie
agora-height-pile = sein Feld und seine Steine zusammen
agora-height-cell = sein Feld allein
agora-setup-pile = Agora, Höhen mit Steinen
agora-setup-cell = Agora, Höhen der Felder

## Das Brett

agora-board-name = Grube mit 6 mal 6 Feldern
agora-cell-man = Stein von { agora-side }
agora-cell-pile = Stapel von { agora-side }
agora-captors = { $captors ->
    [one] 1 Bewacher
   *[other] { $captors } Bewacher
}
agora-captors-on-prisoners = { agora-captors } auf { $prisoners ->
    [one] 1 Gefangenem
   *[other] { $prisoners } Gefangenen
} von { agora-side }
agora-cell-height = Höhe { $height }
agora-cell-empty = frei
agora-cell-level = Ebene { $level }
agora-cell-target = Ziel
agora-cell-target-capture = Ziel: schlagen
agora-cell-target-surrender = Ziel: sich ergeben
agora-cell-target-both = Ziel: schlagen oder sich ergeben

agora-overlay-moves = Züge
agora-overlay-moves-legend = Punkte: freie Felder; ▼ schlägt, △ ergibt sich
agora-overlay-heights = Höhen
agora-overlay-heights-legend = ↑ wie hoch jeder Stapel ist: wer höher ist, schlägt
agora-overlay-takes = Schlagen
agora-overlay-takes-legend = Ringe: Stapel, die der nächste Zug schlagen kann; Pfeile: womit; zeig auf einen Stapel für die seinen
agora-overlay-revolutions = Revolution
agora-overlay-revolutions-legend = ⟲ einen Stein davon entfernt; Pfeile: wer sich ergibt und sie auslöst
agora-overlay-mobility = Mobilität
agora-overlay-mobility-legend = die Züge, die jeder Stapel hat
agora-overlay-engine = Pfeile
agora-overlay-engine-legend = die Züge der Engine der Reihe nach
agora-legend-counts = Weiß { $white }, Rot { $red }
agora-legend-no-revolution = zurzeit keine

## Die Wahl am Feld

agora-choice-capture = ▼ Schlagen  x
agora-choice-surrender = △ Ergeben  _
agora-choice-too-low = Zu tief: { $height } : { $against }
agora-choice-capture-name = { $cell } schlagen
agora-choice-surrender-name = Sich { $cell } ergeben
agora-choice-too-low-name = Zu tief, um { $cell } zu schlagen

## Wer am Zug ist

agora-turn-move = { agora-side } am Zug
agora-turn-selected = { agora-side } am Zug: { $cell } gewählt, Höhe { $height }, { $walks ->
    [one] 1 freies Feld (Punkt)
   *[other] { $walks } freie Felder (Punkte)
}, { $captures }-mal schlagen (▼), { $surrenders }-mal ergeben (△)
agora-turn-choice = { $from } und { $to } haben beide Höhe { $height }: schlagen (x, Enter) oder sich ergeben (_)?
agora-turn-too-low = { $from } ist zu tief, um { $to } zu schlagen: { $height } gegen { $against }; sich ergeben geht (_, Enter)

## Warum ein Zug nicht geht

agora-illegal-over = Die Partie ist aus: { $reason }.
agora-illegal-no-pile = Auf { $cell } steht kein Stapel.
agora-illegal-not-yours = Der Stapel auf { $cell } gehört dem Gegner: { agora-side } ist am Zug.
agora-illegal-opponents-pile = Der Stapel auf { $cell } gehört dem Gegner.
agora-illegal-not-beside = { $to } liegt nicht neben { $from }: ein Stein geht ein Feld weit, in jede Richtung.
agora-illegal-own-pile = Kein Stein geht auf einen Stapel der eigenen Seite, wie auf { $cell }.
agora-illegal-not-free = { $cell } ist nicht frei: schlag dort (x) oder ergib dich (_).
agora-illegal-free = { $cell } ist frei: dort ist niemand, den man schlagen (x) oder dem man sich ergeben (_) könnte.
agora-illegal-too-low = { $from } ist zu tief, um { $to } zu schlagen: { $height } gegen { $against }; sich ergeben geht (_).
agora-illegal-too-high = { $from } ist zu hoch, um sich { $to } zu ergeben: { $height } gegen { $against }; schlagen geht (x).

## Wie eine Partie endete

agora-over-won = { agora-side } gewinnt: { $reason }.
agora-over-drawn = Remis: { $reason }.
agora-over-no-pile-left = der Gegner besitzt keinen Stapel mehr
agora-over-100-quiet-plies = 100 Halbzüge, in denen niemand schlug, sich ergab oder Revolution machte
agora-over-repetition = dieselbe Stellung kam zum dritten Mal vor
agora-over-resignation = der Gegner hat aufgegeben
agora-over-time = die Zeit des Gegners ist abgelaufen
agora-over-agreement = die Spieler haben sich geeinigt

## Was ein Zug tut. `$player` ist die andere Seite, `$mover` die des Ziehenden.

agora-last-move = Der letzte Zug
agora-if = Wenn { $side } { $play } spielt
agora-did = { agora-side } { $play }, Vorsprung in Steinen { $change }
agora-effect-down = { $play }: der Stein geht hinab auf Ebene { $level }
agora-effect-up = { $play }: der Stein steigt auf Ebene { $level }
agora-effect-level = { $play }: der Stein bleibt auf Ebene { $level }
agora-captured-men = { $captured ->
    [one] 1 Stein von { agora-side } wird
   *[other] { $captured } Steine von { agora-side } werden
}
agora-freed-men = { $freed ->
    [one] 1 Gefangener wird
   *[other] { $freed } Gefangene werden
}
agora-effect-captures = { $play }, { $height } gegen { $against }: { agora-captured-men } geschlagen und umgedreht
agora-effect-frees = { $play }, { $height } gegen { $against }: { agora-captured-men } geschlagen und umgedreht, { agora-freed-men } befreit
agora-effect-becomes-prisoner = { $play }, { $height } gegen { $against }: der Stein ergibt sich und wird Gefangener; { $cell } hat { $men }
agora-effect-surrenders = { $play }, { $height } gegen { $against }: der Stein ergibt sich
agora-effect-joining = Revolution auf { $cell }: mit ihm sind die Gefangenen in der Überzahl, { $turned ->
    [one] 1 Stein wird
   *[other] { $turned } Steine werden
} umgedreht, und der Stapel gehört { agora-side }
agora-prospect-threatens = { $count ->
    [one] Das bedroht den Stapel auf { $cells }
   *[other] Das bedroht die Stapel auf { $cells }
}
agora-prospect-saves = { $count ->
    [one] Der Stapel auf { $cells } ist außer Gefahr
   *[other] Die Stapel auf { $cells } sind außer Gefahr
}
agora-prospect-exposes = { $count ->
    [one] Nun kann der Stapel auf { $cells } geschlagen werden
   *[other] Nun können die Stapel auf { $cells } geschlagen werden
}
agora-effect-leaving = { $turned ->
    [0] Der Gefangene, der allein auf { $cell } bleibt, übernimmt: das Feld gehört { agora-side }
    [one] Revolution auf { $cell }: ohne ihn sind die Gefangenen in der Überzahl, 1 Stein wird umgedreht, und der Stapel gehört { agora-side }
   *[other] Revolution auf { $cell }: ohne ihn sind die Gefangenen in der Überzahl, { $turned } Steine werden umgedreht, und der Stapel gehört { agora-side }
}

## Die Zeilen der Spieler und die Tabelle der Stapel

agora-line-owns = hat
agora-line-men = { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
} · { $men ->
    [one] 1 Stein
   *[other] { $men } Steine
}
agora-line-captive = { $men } gefangen
agora-table-title = Stapel
agora-table-height = Höhe
agora-table-height-narrow = ↑
agora-table-moves = Züge
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } würde ihn schlagen
agora-table-brink-spoken = einen Stein vor einer Revolution
agora-table-pile = Stapel von { agora-side } auf { $cell }, { $men }, Höhe { $height }
agora-table-has-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} möglich

## Das Blatt einer beendeten Partie

agora-sheet-deeds = { $side }: { $captures }-mal geschlagen, { $surrenders }-mal ergeben, { $revolutions ->
    [one] 1 Stapel
   *[other] { $revolutions } Stapel
} durch Revolution gewonnen, { $men ->
    [one] 1 Stein
   *[other] { $men } Steine
} am Ende

## Die Regeln in Kürze. Jede Lage hat einen Titel, einen Text und ein Diagramm, dessen Zug sich spielen lässt.

agora-rules = Regeln von Agora
agora-rules-intro = Dem obersten Stein gehört der Stapel. Bist du am Zug, geht der oberste Stein eines deiner Stapel auf ein Nachbarfeld, in jede Richtung: auf ein freies Feld immer, nie auf einen eigenen Stapel. Bei einem gegnerischen Stapel entscheiden die Höhen, Ebene und Steine zusammen: wer höher ist, schlägt, wer tiefer ist, ergibt sich, bei gleicher Höhe hat er die Wahl. Wer keinen Stapel mehr besitzt, hat verloren. Klick auf ein Diagramm, um seinen Zug zu spielen.
agora-rules-capture = Schlagen
agora-rules-capture-text = Ein höherer Stein landet obenauf und dreht die gegnerischen Steine um; Gefangene seiner Farbe sind frei.
agora-rules-prisoner = Gefangener
agora-rules-prisoner-text = Ein tieferer Stein ergibt sich: er schlüpft unter den Stapel und behält seine Farbe.
agora-rules-joining = Revolution durch Zugang
agora-rules-joining-text = Werden die Gefangenen mehr als die Hälfte eines Stapels, drehen sie die anderen Steine um.
agora-rules-leaving = Revolution durch Abgang
agora-rules-leaving-text = Dasselbe, wo ein Bewacher zu viele Gefangene zurücklässt: hier schlägt Rot einen Stein und verliert einen Stapel.

# Die Auswertung: Stapel, die zu schlagen gewesen wären, und Stapel, die gehalten wurden.
agora-review-missed-title = Verpasstes Schlagen
agora-review-missed = { $ply }. { $side }: der Stapel auf { $at }
agora-review-missed-worth = { $men ->
    [one] 1 Stein
   *[other] { $men } Steine
}
agora-review-held = { $side }: der Stapel auf { $at }
agora-review-held-worth = { $men } Steine insgesamt

## Der Stellungseditor

agora-editor-board-name = Grube mit 6 mal 6 Feldern, zum Bearbeiten
agora-editor-white = Weißer Stein
agora-editor-red = Roter Stein
agora-editor-white-below = Weiß darunter
agora-editor-red-below = Rot darunter
agora-editor-help = Klicken oder Ziehen setzt einen Stein auf einen Stapel, oder darunter als Gefangenen; die rechte Taste und Entf nehmen den obersten Stein weg. Rad, + und − machen den Stapel unter der Maus höher oder niedriger. Im Stapel stellt die obere Farbe die Bewacher, die andere die Gefangenen. Tasten: Pfeile und Enter.

agora-draft-position = Eine Stellung: { $turn }. Weiß hat { $white } Steine, Rot { $red }.
agora-fault-parts = Der Text hat { $found ->
    [one] 1 Teil
   *[other] { $found } Teile
} statt vier: Reihen, Zugrecht, Höhe, stille Halbzüge.
agora-fault-rows = Ein Brett hat 6 Reihen, dieses hat { $rows }.
agora-fault-token = { $place }: „{ $token }“ ist weder ein Stapel noch eine Anzahl freier Felder.
agora-fault-prisoners = { $place }: in „{ $token }“ sind mehr Gefangene als Bewacher. Sie hätten sie umgedreht.
agora-fault-count = Auf dem Brett sind { $found } Steine statt 16.
agora-fault-men = Auf dem Brett sind { $found } Steine statt 16: { $white } von Weiß und { $red } von Rot.
agora-fault-turn = Wer am Zug ist (Teil 2), ist W oder R, nicht „{ $found }“.
agora-fault-height = Die Höhe (Teil 3) ist pile oder cell, nicht „{ $found }“.
