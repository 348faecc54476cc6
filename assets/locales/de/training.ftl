## Training

command-training = Training…
notice-nothing-to-train = Dieser Art gibt es noch nichts zum Trainieren. Werte eine Partie von dir aus oder wähle andere Fragen.
notice-training-left = { $of ->
    [0] Die Partie ist, wie sie war.
   *[other] { $once ->
        [0] Keine
       *[other] { $once }
    } von { $of } sofort gefunden. Die Partie ist, wie sie war.
}
notice-mistakes-added = { $count ->
    [0] Kein Fehler dieser Partie ergibt eine neue Frage: nirgends ragt ein Zug heraus.
    [one] 1 Fehler dieser Partie ist jetzt im Training.
   *[other] { $count } Fehler dieser Partie sind jetzt im Training.
}
notice-training = Training: { $why }

# Die Seite.
training-title = Training
training-reading = Es wird gelesen, was da ist…
training-stock = { $due ->
    [0] Heute ist nichts fällig
    [one] Heute ist 1 Frage fällig
   *[other] Heute sind { $due } Fragen fällig
}{ $new ->
    [0] .
   *[other] , { $new } neu.
}
training-record = { $answered ->
    [0] In den letzten 30 Tagen wurde nichts beantwortet.
   *[other] In den letzten 30 Tagen auf Anhieb gefunden: { $once } von { $answered }.
}
training-streak = { $days ->
    [0] Beantworte heute eine, um eine Serie zu beginnen.
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
}
training-seeking = Neue Fragen werden gesucht…{ $games ->
    [0] {""}
    [one] { " " }1 Partie hatte keine.
   *[other] { " " }{ $games } Partien hatten keine.
}
training-enough = Was du gut kannst, kommt immer später wieder, was du verfehlst, bald.
training-choice = Fragen
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } fällig
}{ $new ->
    [0] {""}
   *[other] { " " }· { $new } neu
}
training-all = Alle
training-games = Meine Partien
training-self-play = Partien der Engine
training-endgames = Endspiele zum Halten
training-own = Meine Fehler
training-own-help = Wird eine Partie ausgewertet, so werden die Fehler dieses Spielers zu Fragen.
training-name = Mein Name
training-add = Fehler dieser Partie:
training-begin = Beginnen

# Eine Frage.
training-asked-hold = { $side } am Zug. { $result } Halte das bis zum Ende.
training-held = Gehalten: { $side } antwortete { $reply }. { $result } Weiter so.
training-held-to-the-end = Bis zum Ende gehalten! { $told }
training-wins-by = Du gewinnst mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
} Vorsprung bei bestem Spiel.
training-wins-in = Du gewinnst in { $plies } bei bestem Spiel.
training-draws = Bei bestem Spiel ist es remis.
training-seeking-question = Eine Frage wird gesucht…
training-done = Vorerst keine Fragen mehr: { $once } von { $of } sofort gefunden. Die Partie ist, wie sie war.
training-progress = Frage { $number } · { $source }
training-from-game = deine Partie
training-from-players = { $players }
training-from-self-play = Partie der Engine
training-from-endgame = ein Endspiel
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } antwortet { $reply }. { $told }
