## A revisão de uma partida

command-review = Rever esta partida
command-review-sheet = Folha da revisão
command-cancel-review = Cancelar a revisão
command-next-mistake = Erro seguinte
command-previous-mistake = Erro anterior
command-learn = Aprender com os erros
review-time = Revisão: tempo por posição
review-sign = Revisão { $done } de { $of } · faltam { $left }
review-seconds = { $seconds } s
review-minutes = { $minutes } min
review-cancel = Cancelar
change-review = uma revisão
notice-nothing-to-review = Não há jogadas para rever.
notice-reviewed = { $points ->
    [0] Partida revista: nenhum ponto de viragem. «Anular» retira a revisão.
    [1] Partida revista: 1 ponto de viragem. { $next } vai até lá, { $undo } retira a revisão.
   *[other] Partida revista: { $points } pontos de viragem. { $next } vai de um ao seguinte, { $undo } retira a revisão.
}
notice-not-reviewed = Partida não revista: { $why }
notice-review-cancelled = A revisão foi cancelada. A partida está como estava.
notice-no-mistake = Não há ponto de viragem aonde ir.

review-lost-points = { $when ->
    [now] perde
   *[then] perdeu
} { $points } { $count ->
    [one] ponto
   *[other] pontos
}
review-lost-chance = { $when ->
    [now] perde
   *[then] perdeu
} { $percent } % de hipóteses
review-win-let-go = { $when ->
    [now] desperdiça
   *[then] desperdiçou
} uma vitória em { $plies }
review-into-loss = { $when ->
    [now] leva
   *[then] levou
} a uma derrota em { $plies }
review-fault = { $sign } { $name }, { $loss }
review-told = { $told } · { $fault }
review-lost = { $play }{ $sign } { $loss }.
review-better = Melhor era { $told }

review-title = Revisão
review-judged = { $plies ->
    [1] 1 jogada avaliada
   *[other] { $plies } jogadas avaliadas
}.
review-accuracy = Precisão
review-phase-opening = Abertura
review-phase-middle = Meio-jogo
review-phase-ending = Final
review-percent = { $percent } %
review-none = –
review-inaccuracies = { $sign } Imprecisões
review-mistakes = { $sign } Erros
review-blunders = { $sign } Erros graves
review-swings = Maiores perdas
review-no-swings = Nenhuma jogada perdeu muito.
review-swing = { $ply }. { $side } { $play }{ $sign }
review-held-title = Mantidos mais tempo e melhor
review-held-plies = lances { $from } a { $until }
review-learn = Aprender com os erros:
review-previous = Erro anterior
review-next = Erro seguinte
review-again = Rever de novo
review-close = Fechar
review-next-short = Seguinte
review-previous-short = Anterior
review-again-short = De novo
review-close-short = Fechar
review-here = Vá até um erro para ler o que era melhor.

learn-both = ambos os lados
learn-asked = Vez do { $side }: encontre a melhor jogada.
learn-asked-mistake = Vez do { $side }. Foi jogado { $play }, que { $loss }: encontre uma jogada melhor.
learn-hinted = { $asked } Dica: { $hint }
learn-hint-from = a jogada começa em { $cell }.
learn-hint-line = o nome da casa começa por «{ $line }».
learn-hint-pass = não move nenhuma peça.
learn-weighing = Exame de { $play }…
learn-wrong = { $play } { $loss }: tente de novo.
learn-right = Certo! { $told }
learn-as-good = Igualmente boa! { $told }
learn-good-enough = Serve, embora { $loss } em relação a { $best }. { $told }
learn-goes-on = { $told }. Depois { $moves }.
learn-wins = { $plies ->
    [one] { $told }. { $side } vence em { $plies } lance.
   *[other] { $told }. { $side } vence em { $plies } lances.
}
learn-shown = A resposta era { $told }
learn-result = Certas na primeira tentativa: { $once ->
    [0] nenhuma
   *[other] { $once }
} de { $of }{ $later ->
    [0] {""}
   *[other] , mais { $later } depois
}. A partida está como estava.
learn-progress = { $number } de { $of }
learn-hint = Dica?
learn-show = Solução
learn-next = Seguinte
learn-skip = Saltar
learn-leave = Sair
notice-nothing-to-learn = Não há nada com que aprender: nenhuma revisão ({ $keys }) encontrou um ponto de viragem com uma jogada melhor.
notice-back-at-question = Aqui está de novo a posição da questão.
notice-question-answered = Esta questão já foi respondida: avance para a seguinte.
notice-asked = Há uma questão em curso; a partida espera como estava. Esc sai das questões.
notice-learning-left = A partida está como estava.
