## Agon: o jogo, as suas tabelas e frases

agon-name = Agon
agon-overview = Peças
agon-move-hint = f1-g1, f1*c3, g5, pass
agon-move-examples = f1-g1 (passo), f1*c3 (recolocação), g5 (colocação), pass

agon-side = { $player ->
    [white] Branco
   *[black] Preto
}
agon-rank = { $rank ->
    [queen] rainha
   *[guard] guarda
}
agon-side-name = { agon-side }

agon-variant-standard = Todas as peças no seu lugar
agon-variant-guards = Colocam-se as guardas
agon-variant-free = Colocam-se as rainhas, depois as guardas
agon-queen-avoids-centre = Uma rainha capturada não pode ir para o centro
agon-setup-standard = padrão
agon-setup-guards = guardas por colocar
agon-setup-free = tudo por colocar
agon-setup = Agon, { $variant }
agon-setup-avoids = Agon, { $variant }, rainha fora do centro

agon-board-name = Tabuleiro de 91 hexágonos
agon-cell-queen = rainha { $player ->
    [white] branca
   *[black] preta
}
agon-cell-guard = guarda { $player ->
    [white] branca
   *[black] preta
}
agon-cell-empty = vazia
agon-cell-centre = o centro
agon-cell-ring = anel { $ring }
agon-cell-captured = capturada
agon-cell-target = destino

agon-overlay-moves = Jogadas
agon-overlay-moves-legend = bolinhas: aonde pode ir a peça escolhida
agon-overlay-steps = Turnos
agon-overlay-steps-legend = os turnos que faltam a cada peça, pelo menos
agon-overlay-forbidden = Proibidas
agon-overlay-forbidden-legend = entre dois inimigos: círculos para as peças do Branco, losangos para as do Preto
agon-overlay-danger = Perigo
agon-overlay-danger-legend = círculos tracejados: peças que a próxima jogada pode capturar; setas: com qual peça
agon-overlay-mobility = Mobilidade
agon-overlay-mobility-legend = as jogadas de cada peça
agon-overlay-engine = Setas
agon-overlay-engine-legend = as jogadas do motor, por ordem

agon-turn-move = Vez do { agon-side }
agon-turn-selected = Vez do { agon-side }: { agon-rank } em { $cell } selecionada, { $steps ->
    [0] sem passos
    [1] 1 passo (bolinha)
   *[other] { $steps } passos (bolinhas)
}
agon-turn-only-pass = O { agon-side } não tem passos: só pode passar
agon-turn-passed = O { $player ->
    [white] Preto
   *[black] Branco
} não tinha passos e passou. Vez do { agon-side }
agon-turn-passed-only-pass = O { $player ->
    [white] Preto
   *[black] Branco
} não tinha passos e passou. O { agon-side } também não tem: passar termina a partida empatada
agon-turn-place-queen = Vez do { agon-side }: colocar a rainha em qualquer casa, menos o centro e as que estão entre dois inimigos
agon-turn-place-guard = Vez do { agon-side }: colocar uma guarda, faltam { $left }, em qualquer casa, menos o centro e as que estão entre dois inimigos
agon-captured-between = capturada entre { $one } e { $other }
agon-captured = capturada
agon-turn-relocate-queen = Vez do { agon-side }: recolocar a rainha de { $man }, { $captured }, em qualquer casa livre (bolinhas)
agon-turn-relocate-queen-not-centre = Vez do { agon-side }: recolocar a rainha de { $man }, { $captured }, em qualquer casa livre, menos o centro (bolinhas)
agon-turn-relocate-guard = Vez do { agon-side }: recolocar { $man }, { $captured }, em qualquer casa livre da borda (bolinhas)
agon-turn-relocate-one = Vez do { agon-side }: recolocar uma das guardas capturadas, { $cells }; escolha uma

agon-illegal-over = A partida terminou: { $reason }.
agon-illegal-still-placing = As peças só se movem quando todas estiverem colocadas: escolha uma casa vazia.
agon-illegal-all-placed = Todas as peças estão colocadas: escolha uma para mover.
agon-illegal-placed-on-centre = Nenhuma peça se coloca no centro.
agon-illegal-occupied = { $cell } está ocupada.
agon-illegal-no-man = Não há nenhuma peça em { $cell }.
agon-illegal-not-yours = A peça em { $cell } é do adversário: é a vez do { agon-side }.
agon-illegal-opponents-man = A peça em { $cell } é do adversário.
agon-illegal-between = { $cell } é proibida: fica entre as peças do { agon-side } em { $one } e { $other }.
agon-illegal-queen-due = A rainha em { $cell } está capturada: tem de ser recolocada primeiro.
agon-illegal-guard-due = A guarda em { $cell } está capturada: tem de ser recolocada antes de tudo o mais.
agon-illegal-not-captured = A peça em { $cell } não está capturada: dá um passo para uma casa vizinha.
agon-illegal-not-at-the-edge = Uma guarda capturada vai para o anel exterior, e { $cell } não fica lá.
agon-illegal-queen-avoids-centre = Nesta partida uma rainha capturada não pode ir para o centro.
agon-illegal-not-adjacent = { $to } não é vizinha de { $from }: uma peça anda uma casa de cada vez.
agon-illegal-outwards = Nenhum passo vai para fora: { $to } está mais longe do centro do que { $from }.
agon-illegal-centre-is-for-queens = Só uma rainha entra no centro.
agon-illegal-can-step = Não se passa enquanto houver um passo possível, como o da peça em { $cell }.
agon-pass-help = Não há passo possível: passa-se a vez. Dois passes seguidos são empate.

agon-over-won = O { agon-side } vence: { $reason }.
agon-over-drawn = Empate: { $reason }.
agon-over-queen-among-her-guards = a rainha está no centro, com as suas seis guardas à volta
agon-over-guards-without-their-queen = as seis guardas do adversário cercam o centro sem a sua rainha
agon-over-two-passes = ambos passaram em seguida
agon-over-100-quiet-plies = 100 lances sem passo para dentro, recolocação, colocação ou captura
agon-over-repetition = a mesma posição pela terceira vez
agon-over-resignation = o adversário desistiu
agon-over-time = o tempo do adversário esgotou-se
agon-over-agreement = por acordo dos jogadores

agon-place-centre = no centro
agon-place-ring = no anel { $ring }
agon-last-move = A última jogada
agon-did = { agon-side } { $play }, turnos de vantagem { $change }
agon-effect-pass = { $play }: não há passo possível
agon-effect-place = { $play }: a { agon-rank } é colocada { $place }
agon-effect-relocate = { $play }: a { agon-rank } capturada é recolocada { $place }
agon-effect-inwards = { $play }: a { agon-rank } entra { $place }
agon-effect-level = { $play }: a { agon-rank } desloca-se { $place }
agon-effect-man = a { agon-rank } em { $cell }
agon-effect-men = { $before } e { $last }
agon-effect-captures = { $told } e captura { $men }
agon-prospect-threatens = { $told } e ameaça { $men }
agon-prospect-saves = { $count ->
    [one] { $told }; { $men } fica fora de perigo
   *[other] { $told }; { $men } ficam fora de perigo
}
agon-prospect-exposes = { $count ->
    [one] { $told }, mas deixa capturar { $men }
   *[other] { $told }, mas deixa capturar { $men }
}
agon-effect-end = { $told }. { $over }

agon-line-left = turnos
agon-line-turns = rainha { $queen } · guardas { $guards }
agon-line-missing = { $men } por colocar
agon-line-captured = { $men ->
    [1] 1 capturada
   *[other] { $men } capturadas
}
agon-table-title = Peças
agon-table-turns = turnos
agon-table-side-turns = { $side } · turnos
agon-table-moves = jogadas
agon-table-captured = presa
agon-table-in-danger = × { $by }
agon-table-man = { agon-rank } do { agon-side } em { $cell }, no mínimo { $turns } { $turns ->
    [1] turno
   *[other] turnos
}
agon-table-has-moves = { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}

agon-sheet-deeds = { $side }: { $captures ->
    [1] 1 peça capturada
   *[other] { $captures } peças capturadas
}, { $relocations ->
    [1] 1 recolocação
   *[other] { $relocations } recolocações
}, { $turns ->
    [0] na meta
    [1] pelo menos 1 turno até à meta
   *[other] pelo menos { $turns } turnos até à meta
}

agon-review-missed-title = Capturas perdidas
agon-review-missed = { $ply }. { $side }: a peça em { $at }
agon-review-missed-worth = {""}
agon-review-held = {""}
agon-review-held-worth = {""}

agon-editor-board-name = Tabuleiro de 91 hexágonos, para montar
agon-editor-white-queen = Rainha branca
agon-editor-white-guard = Guarda branca
agon-editor-black-queen = Rainha preta
agon-editor-black-guard = Guarda preta
agon-editor-captured = Capturada ou não
agon-editor-help = Clicar ou arrastar põe peças, o botão direito retira-as. Cada jogador tem uma só rainha: posta noutra casa, deixa a anterior. A roda, + e − marcam a peça apontada como capturada, ou tiram a marca. Teclas: setas e Enter, Delete.

agon-fault-parts = O texto tem { $found ->
    [1] 1 parte
   *[other] { $found } partes
} em vez de cinco: colunas, vez, variante, passes, lances calmos.
agon-fault-columns = Um tabuleiro tem 11 colunas, este tem { $columns }.
agon-fault-height = A coluna { $column } tem { $found ->
    [1] 1 casa
   *[other] { $found } casas
} em vez de { $height }.
agon-fault-token = { $cell }: «{ $token }» não é uma peça.
agon-fault-nobody-captured = { $cell }: «!» não vem depois de uma peça.
agon-fault-number = { $cell }: «{ $token }» não é um número de casas vazias.
agon-fault-turn = A vez (parte 2) é W ou B, não «{ $found }».
agon-fault-variant = A variante (parte 3) é standard, guards ou free, não «{ $found }».
agon-fault-queens = O { agon-side } tem { $found } rainhas no tabuleiro e pode ter uma.
agon-fault-guards = O { agon-side } tem { $found } guardas no tabuleiro e pode ter 6.
agon-fault-no-queen = Falta a rainha do { agon-side }.
agon-fault-few-guards = O { agon-side } tem { $found ->
    [1] 1 guarda
   *[other] { $found } guardas
} em vez de 6; nas outras variantes ainda podem faltar guardas.
agon-fault-guard-on-centre = O { agon-side } tem uma guarda no centro, f6: só uma rainha entra lá.
agon-fault-centre = O { agon-side } tem uma peça no centro, f6, mas ainda há peças por colocar.
agon-fault-order = A ordem de colocação nunca dá { $white } peças ao Branco e { $black } ao Preto.
agon-fault-next = A próxima peça é do { agon-side }, e a vez é dele.
