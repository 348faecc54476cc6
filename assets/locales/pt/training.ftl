## O treino

command-training = Treino…
notice-nothing-to-train = Ainda não há nada desse tipo para treinar. Faça a revisão de uma partida sua, ou escolha outras questões.
notice-training-left = { $of ->
    [0] A partida está como estava.
   *[other] Certas na primeira tentativa: { $once ->
        [0] nenhuma
       *[other] { $once }
    } de { $of }. A partida está como estava.
}
notice-mistakes-added = { $count ->
    [0] Nenhum erro desta partida dá uma nova questão: em nenhum ponto uma jogada se destaca.
    [1] 1 erro desta partida está agora no treino.
   *[other] { $count } erros desta partida estão agora no treino.
}
notice-training = Treino: { $why }

training-title = Treino
training-reading = Leitura do que existe…
training-stock = { $due ->
    [0] Nada para hoje
    [1] 1 questão para hoje
   *[other] { $due } questões para hoje
}{ $new ->
    [0] .
    [1] , 1 nova.
   *[other] , { $new } novas.
}
training-record = { $answered ->
    [0] Nenhuma resposta nos últimos 30 dias.
   *[other] Certas na primeira tentativa nos últimos 30 dias: { $once } de { $answered }.
}
training-streak = { $days ->
    [0] Responda hoje a uma questão para começar uma série de dias.
    [1] 1 dia seguido.
   *[other] { $days } dias seguidos.
}
training-seeking = Procura de novas questões…{ $games ->
    [0] {""}
    [one] { " " }1 partida não tinha nenhuma.
   *[other] { " " }{ $games } partidas não tinham nenhuma.
}
training-enough = O que já se sabe bem volta cada vez mais tarde, o que se errou volta em breve.
training-choice = Questões
training-choice-name = { $name }{ $due ->
    [0] {""}
   *[other] { " " }· { $due } para hoje
}{ $new ->
    [0] {""}
    [1] { " " }· 1 nova
   *[other] { " " }· { $new } novas
}
training-all = Todas
training-games = Minhas partidas
training-self-play = Partidas do motor
training-endgames = Finais a manter
training-own = Meus erros
training-own-help = Quando uma partida é revista, os erros deste jogador tornam-se questões.
training-name = Meu nome
training-add = Erros desta partida:
training-begin = Começar

training-asked-hold = Vez do { $side }. { $result } Manter até ao fim.
training-held = Mantido: { $side } respondeu { $reply }. { $result } Continue.
training-held-to-the-end = Mantido até ao fim! { $told }
training-wins-by = Vitória por { $points } { $count ->
    [one] ponto
   *[other] pontos
} com jogo perfeito.
training-wins-in = Vitória em { $plies } com jogo perfeito.
training-draws = Empate com jogo perfeito.
training-seeking-question = Procura de uma questão…
training-done = Não há mais questões por agora. Certas na primeira tentativa: { $once } de { $of }. A partida está como estava.
training-progress = Questão { $number } · { $source }
training-from-game = partida sua
training-from-players = { $players }
training-from-self-play = partida do motor
training-from-endgame = final
training-wrong = { $wrong } { $told }
training-wrong-answered = { $wrong } { $side } responde { $reply }. { $told }
