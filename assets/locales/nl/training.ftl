## Training

command-training = Training…
notice-nothing-to-train = Er is nog niets van die soort om mee te trainen. Evalueer een partij van jou, of kies andere vragen.
notice-training-left = { $of ->
    [0] De partij is zoals ze was.
   *[other] { $once ->
        [0] Geen
       *[other] { $once }
    } van { $of } meteen gevonden. De partij is zoals ze was.
}
notice-mistakes-added = { $count ->
    [0] Geen fout van deze partij levert een nieuwe vraag op: nergens springt één zet eruit.
    [one] 1 fout van deze partij zit nu in de training.
   *[other] { $count } fouten van deze partij zitten nu in de training.
}
notice-training = Training: { $why }

# De pagina.
training-title = Training
training-reading = Er wordt gelezen wat er is…
training-stock = { $due ->
    [0] Vandaag is niets aan de beurt
    [one] Vandaag is 1 vraag aan de beurt
   *[other] Vandaag zijn { $due } vragen aan de beurt
}{ $new ->
    [0] .
   *[other] , { $new } nieuw.
}
training-record = { $answered ->
    [0] In de laatste 30 dagen is niets beantwoord.
   *[other] Bij de eerste poging gevonden in de laatste 30 dagen: { $once } van { $answered }.
}
training-streak = { $days ->
    [0] Beantwoord er vandaag een om een reeks dagen te beginnen.
    [one] 1 dag op rij.
   *[other] { $days } dagen op rij.
}
training-seeking = Nieuwe vragen worden gezocht…{ $games ->
    [0] {""}
    [one] { " " }1 partij had er geen.
   *[other] { " " }{ $games } partijen hadden er geen.
}
training-enough = Wat je goed kent komt steeds later terug, wat je miste al gauw.
training-choice = Vragen
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } vandaag
}{ $new ->
    [0] {""}
   *[other] { " " }· { $new } nieuw
}
training-all = Alle
training-games = Mijn partijen
training-self-play = Partijen van de engine
training-endgames = Eindspelen om te houden
training-own = Fouten van mij
training-own-help = Als een partij wordt geëvalueerd, worden de fouten van deze speler vragen.
training-name = Mijn naam
training-add = Fouten uit deze partij:
training-begin = Beginnen

# Een vraag.
training-asked-hold = { $side } aan zet. { $result } Houd dat vol tot het eind.
training-held = Gehouden: { $side } antwoordde { $reply }. { $result } Ga door.
training-held-to-the-end = Volgehouden tot het eind! { $told }
training-wins-by = Je wint met { $points } { $count ->
    [one] punt
   *[other] punten
} bij het beste spel.
training-wins-in = Je wint in { $plies } bij het beste spel.
training-draws = Het is remise bij het beste spel.
training-seeking-question = Er wordt een vraag gezocht…
training-done = Voor nu geen vragen meer: { $once } van { $of } meteen gevonden. De partij is zoals ze was.
training-progress = Vraag { $number } · { $source }
training-from-game = jouw partij
training-from-players = { $players }
training-from-self-play = partij van de engine
training-from-endgame = een eindspel
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } antwoordt { $reply }. { $told }
