## Die Auswertung einer Partie

command-review = Partie auswerten
command-review-sheet = Auswertungsblatt
command-cancel-review = Auswertung abbrechen
command-next-mistake = Nächster Fehler
command-previous-mistake = Voriger Fehler
command-learn = Aus Fehlern lernen
review-time = Auswertung: Zeit pro Stellung
review-sign = Auswertung { $done }/{ $of } · noch { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Abbrechen
change-review = eine Auswertung
notice-nothing-to-review = Es gibt keine Züge auszuwerten.
notice-reviewed = { $points ->
    [0] Ausgewertet: keine Wendepunkte. Rückgängig nimmt die Auswertung wieder heraus.
    [one] Ausgewertet: 1 Wendepunkt. { $next } geht dorthin, { $undo } nimmt die Auswertung wieder heraus.
   *[other] Ausgewertet: { $points } Wendepunkte. { $next } geht von einem zum nächsten, { $undo } nimmt die Auswertung wieder heraus.
}
notice-not-reviewed = Nicht ausgewertet: { $why }
notice-review-cancelled = Die Auswertung ist abgebrochen. Die Partie ist, wie sie war.
notice-no-mistake = Es gibt keinen Wendepunkt.

# Was ein Zug verlor. $when ist "then" in der Partie, "now" bei dem, was gerade gespielt wurde.
review-lost-points = { $when ->
    [now] kostet
   *[then] kostete
} { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
review-lost-chance = { $when ->
    [now] kostet
   *[then] kostete
} { $percent } % der Gewinnchance
review-win-let-go = { $when ->
    [now] verschenkt
   *[then] verschenkte
} einen Gewinn in { $plies }
review-into-loss = { $when ->
    [now] führt
   *[then] führte
} zum Verlust in { $plies }
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Besser war { $told }

# Das Blatt.
review-title = Auswertung
review-judged = { $plies ->
    [one] 1 Zug wurde beurteilt
   *[other] { $plies } Züge wurden beurteilt
}.
review-accuracy = Genauigkeit
review-phase-opening = Eröffnung
review-phase-middle = Mittelspiel
review-phase-ending = Endspiel
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Ungenaue Züge
review-mistakes = { $sign } Fehler
review-blunders = { $sign } Grobe Fehler
review-swings = Teuerste Züge
review-no-swings = Kein Zug kostete viel.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Lange und gut gehalten
review-held-plies = Halbzug { $from } bis { $until }
review-learn = Aus Fehlern lernen:
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-again = Neu auswerten
review-close = Schließen
review-next-short = Weiter
review-previous-short = Zurück
review-again-short = Neu
review-close-short = Schließen
review-here = Geh zu einem Fehler, um zu lesen, was besser war.

## Aus Fehlern lernen

learn-both = beide
learn-asked = { $side } am Zug: finde den besten Zug.
learn-asked-mistake = { $side } am Zug. Du hast { $play } gespielt, das { $loss }: finde einen besseren Zug.
learn-hinted = { $asked } Tipp: { $hint }
learn-hint-from = der Zug beginnt auf { $cell }.
learn-hint-line = der Name des Feldes beginnt mit „{ $line }“.
learn-hint-pass = der Zug bewegt keinen Stein.
learn-weighing = { $play } wird geprüft…
learn-wrong = { $play } { $loss }: versuch es noch einmal.
learn-right = Richtig! { $told }
learn-as-good = Genauso gut! { $told }
learn-good-enough = Gut genug; gegenüber { $best }: { $loss }. { $told }
learn-goes-on = { $told }. Dann { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } gewinnt in { $plies } Halbzug.
   *[other] { $told }. { $side } gewinnt in { $plies } Halbzügen.
}
learn-shown = Die Antwort war { $told }
learn-result = { $once ->
    [0] Keine
   *[other] { $once }
} von { $of } sofort gefunden{ $later ->
    [0] {""}
   *[other] , { $later } weitere später
}. Die Partie ist, wie sie war.
learn-progress = { $number } von { $of }
learn-hint = Tipp?
learn-show = Antwort zeigen
learn-next = Weiter
learn-skip = Auslassen
learn-leave = Beenden
notice-nothing-to-learn = Es gibt nichts zu lernen: keine Auswertung ({ $keys }) hat einen Wendepunkt mit einem besseren Zug gefunden.
notice-back-at-question = Hier ist wieder die gefragte Stellung.
notice-question-answered = Diese Frage ist beantwortet: geh weiter zur nächsten.
notice-asked = Eine Frage ist gestellt; die Partie wartet, wie sie war. Esc verlässt die Fragen.
notice-learning-left = Die Partie ist, wie sie war.
