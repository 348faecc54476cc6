## L’allenamento

command-training = Allenamento…
notice-nothing-to-train = Di questo tipo non c’è ancora niente con cui allenarsi. Rivedi una tua partita, o scegli altri quesiti.
notice-training-left = { $of ->
    [0] La partita è com’era.
   *[other] Trovati al primo tentativo: { $once ->
        [0] nessuno
       *[other] { $once }
    } su { $of }. La partita è com’era.
}
notice-mistakes-added = { $count ->
    [0] Nessun errore di questa partita dà un nuovo quesito: in nessun punto una mossa spicca sulle altre.
    [one] 1 errore di questa partita è ora nell’allenamento.
   *[other] { $count } errori di questa partita sono ora nell’allenamento.
}
notice-training = Allenamento: { $why }

training-title = Allenamento
training-reading = Lettura di ciò che c’è…
training-stock = { $due ->
    [0] Oggi niente da ripassare
    [one] Oggi 1 quesito da ripassare
   *[other] Oggi { $due } quesiti da ripassare
}{ $new ->
    [0] .
    [one] , 1 nuovo.
   *[other] , { $new } nuovi.
}
training-record = { $answered ->
    [0] Nessuna risposta negli ultimi 30 giorni.
   *[other] Trovati al primo tentativo negli ultimi 30 giorni: { $once } su { $answered }.
}
training-streak = { $days ->
    [0] Rispondi oggi a un quesito per cominciare una serie di giorni.
    [one] 1 giorno di fila.
   *[other] { $days } giorni di fila.
}
training-seeking = Ricerca di nuovi quesiti…{ $games ->
    [0] {""}
    [one] { " " }1 partita non ne aveva.
   *[other] { " " }{ $games } partite non ne avevano.
}
training-enough = Ciò che sai bene torna sempre più di rado, ciò che hai sbagliato torna presto.
training-choice = Quesiti
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } per oggi
}{ $new ->
    [0] {""}
    [one] { " " }· 1 nuovo
   *[other] { " " }· { $new } nuovi
}
training-all = Tutti
training-games = Le mie partite
training-self-play = Partite del motore
training-endgames = Finali da tenere
training-own = I miei errori
training-own-help = Quando si rivede una partita, gli errori di questo giocatore diventano quesiti.
training-name = Il mio nome
training-add = Errori di questa partita:
training-begin = Inizia

training-asked-hold = Muove { $side }. { $result } Tieni il risultato fino alla fine.
training-held = Tenuto: { $side } ha risposto { $reply }. { $result } Continua.
training-held-to-the-end = Tenuto fino alla fine! { $told }
training-wins-by = Vinci di { $points } { $count ->
    [one] punto
   *[other] punti
} con gioco perfetto.
training-wins-in = Vinci in { $plies } con gioco perfetto.
training-draws = È patta con gioco perfetto.
training-seeking-question = Ricerca di un quesito…
training-done = Per ora niente altri quesiti. Trovati al primo tentativo: { $once } su { $of }. La partita è com’era.
training-progress = Quesito { $number } · { $source }
training-from-game = tua partita
training-from-players = { $players }
training-from-self-play = partita del motore
training-from-endgame = finale
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } risponde { $reply }. { $told }
