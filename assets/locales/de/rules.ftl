## Die Seiten mit den Regeln

rules-to-play = { $title }, vor dem Zug
rules-played = { $title }, gespielt

agros-rules = Regeln von Agros
agros-rules-intro = Zwei Spieler, Hell und Dunkel, bebauen ein leeres Brett von 8×8, 10×10 oder 12×12 Feldern mit je 3, 5 oder 7 Bauern. Wer mehr Punkte hat, gewinnt. Ein Klick auf ein Bild spielt seinen Zug.
agros-rules-opening = Eröffnung
agros-rules-opening-text = Bauern kommen auf leere Felder, jeder mit Ernte 1: Hell setzt einen, dann beide zwei pro Zug, und Dunkel setzt den letzten. Danach zieht Hell.
agros-rules-harvest = Ernten
agros-rules-harvest-text = Der ganze Stapel geht genau so viele Felder, wie seine Ernte sagt, gerade in eine von acht Richtungen, auf ein leeres Feld. Danach wächst seine Ernte um eins.
agros-rules-over = Über Steine hinweg
agros-rules-over-text = Eine Ernte darf über Steine der eigenen Farbe hinweg, nie über die des Gegners.
agros-rules-sow = Säen
agros-rules-sow-text = Ein Bauer mit Ernte 2 oder mehr geht ein Feld weniger weit, nur über leere Felder. Auf jedem verlassenen Feld lässt er einen Samen und geht allein weiter, mit Ernte 1.
agros-rules-pass = Das Passen
agros-rules-pass-text = Nach der Eröffnung darf man stattdessen immer passen. Zweimal Passen nacheinander beendet die Partie.
agros-rules-field = Äcker
agros-rules-field-text = Leere Felder, die Seite an Seite hängen, sind ein Acker. Ein Bauer berührt ihn, wenn er Seite an Seite mit einem seiner Felder steht. Ein Acker ist seine Felder mal die größte Ernte des Besitzers dort wert.
agros-rules-control = Beherrschung
agros-rules-control-text = Beide ordnen die Bauern, die den Acker berühren, von hoch nach niedrig. Der erste Rang, an dem sie sich unterscheiden, entscheidet; ein fehlender Bauer zählt 0. Dieser Unterschied ist der Abstand.
agros-rules-tie = Herrenloser Acker
agros-rules-tie-text = Wo alle Ränge gleich sind, oder kein Bauer ihn berührt, gehört ein Acker niemandem und zählt nichts: hier links, 3 gegen 3.
agros-rules-fence = Zäune
agros-rules-fence-text = Samen und Bauern teilen das Land. Ein Zaun ohne Lücke hält einen stärkeren Bauern draußen.
agros-rules-score = Der Punktestand
agros-rules-score-text = Am Ende werden die Äcker jedes Spielers summiert. Einen halben Punkt bekommt, wer am ersten Unterschied der ganzen Listen die größere Ernte hat: hier {"{5, 3, 2}"} zu {"{4, 2, 1}"}, und Hell gewinnt mit 100½ zu 44.

agon-rules = Regeln von Agon
agon-rules-intro = Ein Wettlauf auf 91 Sechsecken in fünf Ringen um eine Mitte. Jeder Spieler hat eine Königin und sechs Wachen. Ein Klick auf ein Bild spielt seinen Zug.
agon-rules-aim = Ziel
agon-rules-aim-text = Wer zuerst die Königin in der Mitte und ihre sechs Wachen auf den sechs Feldern um sie hat, gewinnt.
agon-rules-start = Aufstellung
agon-rules-start-text = Die Königinnen stehen auf gegenüberliegenden Ecken des äußeren Rings, die Wachen wie gezeigt. Weiß oder Schwarz kann beginnen.
agon-rules-step = Ein Schritt
agon-rules-step-text = Ein Stein geht auf ein leeres Nachbarfeld desselben oder des nächsten inneren Rings, nie nach außen. Nur eine Königin betritt die Mitte. Wer keinen erlaubten Schritt hat, passt.
agon-rules-between = Zwischen Gegnern
agon-rules-between-text = Niemand darf auf ein Feld, das in gerader Linie direkt zwischen zwei Gegnern liegt: hier ist f4 für Weiß verboten.
agon-rules-capture = Fangen
agon-rules-capture-text = Ein Stein, der zwischen zwei Gegner gerät, ist gefangen und wird markiert. Auch mehrere auf einmal sind möglich.
agon-rules-relocation = Versetzen
agon-rules-relocation-text = Wessen Stein gefangen ist, der muss erst einen versetzen, als ganzen Zug: die Königin zuerst, auf ein beliebiges freies Feld; dann eine Wache, auf den äußeren Ring. Nie zwischen zwei Gegner.
agon-rules-win = Gewonnen
agon-rules-win-text = Die letzte Wache schließt den Ring um die Königin in der Mitte.
agon-rules-loss = Verloren
agon-rules-loss-text = Wer den Ring schließt, während die eigene Königin nicht in der Mitte steht, verliert.
agon-rules-draw = Remis
agon-rules-draw-text = Remis gibt es bei zweimal Passen nacheinander, bei der gleichen Stellung zum dritten Mal, oder nach 100 Halbzügen ohne Schritt nach innen, Versetzung, Setzzug oder neuen Gefangenen.
agon-rules-variants = Varianten
agon-rules-variants-text = Stattdessen kann man die Wachen, oder die Königinnen und dann die Wachen, einzeln setzen. Eine Option hält eine gefangene Königin von der Mitte fern.

agora-rules-heights = Höhen
agora-rules-heights-text = Die Grube hat drei Ebenen: 6 am Rand, 3 im mittleren Ring, 0 in der Mitte. Die Höhe eines Stapels ist die Ebene seines Feldes und seine Steine zusammen. Als Option zählt nur die Ebene.
agora-rules-equal = Gleiche Höhe
agora-rules-equal-text = Wer zieht, wählt: schlagen, wie hier, oder sich ergeben.
agora-rules-end = Das Ende
agora-rules-end-text = Niemand darf passen. Wer keinen Stapel besitzt, verliert sofort. Remis gibt es bei der gleichen Stellung zum dritten Mal, oder nach 100 Halbzügen ohne Schlagen, Ergeben oder Revolution.
