## Die Wörter der Spiele: ihre Formen und was sie bedeuten

glossary-word = { $word }: { $meaning }

agros-word-farmer = Bauer|Bauern
agros-word-farmer-text = Ein Stapel, der als Ganzes zieht: ein Bauer auf Samen seiner Farbe.
agros-word-harvest = Ernte|Ernten|ernten
agros-word-harvest-text = Die Zahl der Steine eines Bauern, und der Zug, der sie wachsen lässt: genau so viele Felder, dann einer mehr.
agros-word-seed = Samen
agros-word-seed-text = Ein loser Stein, beim Säen liegen geblieben. Er bewegt sich nie mehr und teilt das Land.
agros-word-sow = säen|säe|Saat
agros-word-sow-text = Ein Feld weniger weit gehen, als die Ernte sagt, und alle Samen zurücklassen, einen je Feld.
agros-word-field = Acker|Äcker|Ackers
agros-word-field-text = Leere Felder, die Seite an Seite hängen, so viele es sind. Er zählt seine Felder mal die beste Ernte des Besitzers dort.
agros-word-control = beherrscht|Beherrschung|beherrschen
agros-word-control-text = Ein Acker gehört der Seite, die am ersten Rang vorn ist, an dem sich die Bauern daneben unterscheiden.
agros-word-margin = Abstand
agros-word-margin-text = Der Unterschied am Rang, der einen Acker entscheidet.
agros-word-rank = Rang|Ränge
agros-word-rank-text = Der Platz eines Bauern unter denen seiner Seite an einem Acker, der stärkste zuerst.
agros-word-tie = Gleichstand|gleich
agros-word-tie-text = Wo sich kein Rang unterscheidet: der Acker gehört niemandem und zählt nichts.
agros-word-pass = passen|Passen|gepasst|passe
agros-word-pass-text = Den Zug auslassen. Zweimal nacheinander beendet die Partie.

agon-word-queen = Königin|Königinnen
agon-word-queen-text = Nur sie darf in die Mitte. Gefangen geht sie auf ein beliebiges freies Feld.
agon-word-guard = Wache|Wachen
agon-word-guard-text = Einer von sechs Steinen, die die Königin umringen sollen. Gefangen geht sie zurück auf den äußeren Ring.
agon-word-ring = Ring|Ringe|Ringen|Rings
agon-word-ring-text = Die Felder, die gleich weit von der Mitte sind. Es gibt fünf; kein Stein geht nach außen.
agon-word-centre = Mitte
agon-word-centre-text = Das Feld f6, das nur Königinnen betreten dürfen.
agon-word-captured = gefangen|fangen
agon-word-captured-text = Zwischen zwei Gegnern auf gegenüberliegenden Seiten. Der Stein bleibt, bis sein Besitzer ihn anderswo hinsetzt.
agon-word-relocation = Versetzung|versetzen
agon-word-relocation-text = Einen gefangenen Stein anderswo hinsetzen; das ist der ganze Zug.
agon-word-between = zwischen zwei Gegner|zwischen zwei Gegnern
agon-word-between-text = Mit je einem Gegner auf zwei gegenüberliegenden Nachbarfeldern. Niemand darf dort hinein.

agora-word-pile = Stapel|Stapels
agora-word-pile-text = Steine auf einem Feld. Der oberste besitzt ihn.
agora-word-captor = Wächter
agora-word-captor-text = Ein Stein in der Farbe des Besitzers, über den Gefangenen.
agora-word-prisoner = Gefangener|Gefangene|Gefangenen
agora-word-prisoner-text = Ein Stein der anderen Farbe unten im Stapel. Zu viele davon übernehmen ihn.
agora-word-height = Höhe|Höhen|höher
agora-word-height-text = Die Ebene des Feldes und die Zahl der Steine im Stapel zusammen.
agora-word-level = Ebene|Ebenen
agora-word-level-text = Wie hoch ein Feld liegt: 6 am Rand, 3 im mittleren Ring, 0 in der Mitte.
agora-word-capture = schlagen|schlägt|schlag|Schlagen
agora-word-capture-text = Von höher oder gleich hoch obenauf landen: gegnerische Steine werden umgedreht, eigene Gefangene befreit.
agora-word-surrender = ergibt sich|dich ergeben|sich ergeben|Ergeben
agora-word-surrender-text = Von niedriger oder gleich hoch unter einen Stapel gleiten, als dessen Gefangener.
agora-word-revolution = Revolution|Revolutionen
agora-word-revolution-text = Sind Gefangene mehr als die Hälfte eines Stapels, drehen sie die anderen um und besitzen ihn.
