## Agros: o jogo, as suas tabelas e frases

agros-name = Agros
agros-overview = Campos
agros-move-hint = e5, c3+c6, pass
agros-move-examples = e5, c3+c6, c3-c5, pass

side = { $player ->
    [light] Claro
   *[dark] Escuro
}

rank = { $rank }.º
cells = { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}
fields = { $fields ->
    [1] 1 campo
   *[other] { $fields } campos
}
seeds = { $seeds ->
    [1] 1 semente
   *[other] { $seeds } sementes
}
none = –
stack = { $cell } { "{" }{ $harvest }{ "}" }

field-owner = { side } · { $farmers }
field-at = { $field } ({ $cells })
field-nobody = Ninguém
field-margin = +{ $margin } no { rank }
field-tie = empate
field-lists = { $light } : { $dark }
field-run = { $harvest }×{ $farmers }
field-spoken = Campo do { side } de { cells }, controlado por { $farmers }, valor { $value }, margem { field-margin }
field-spoken-tie = Campo sem dono de { cells }, não vale nada, empate { field-lists }
field-spoken-untouched = Campo sem dono de { cells }, não vale nada, nenhum lavrador ao lado

table-title = Campos
table-total = { fields } · { cells }
table-field = campo · controlado por
table-field-narrow = campo
table-cells = casas
table-harvest = colheita
table-value = valor
table-margin = margem
table-lists = Claro:Escuro
table-small = { $fields ->
    [1] 1 campo pequeno
   *[other] { $fields } campos pequenos
} (1–2 casas): Claro { $light }, Escuro { $dark }
table-small-narrow = { $fields ->
    [1] 1 campo pequeno
   *[other] { $fields } campos pequenos
}: Claro { $light }, Escuro { $dark }
table-ownerless = { $fields } sem dono: { cells }, sem valor
table-ownerless-narrow = { $fields } sem dono, { cells }

ledger-hovered = Campo · { $sum }
ledger-selected = Campo · { $sum }
ledger-sum = { cells } × { $harvest } = { $value }
ledger-sum-nothing = { cells }, vale 0
ledger-margin = margem +{ $margin }
ledger-decided = decide o { rank }
ledger-nobody = de ninguém
ledger-spoken = { $title }. Claro { $light }, Escuro { $dark }. { $verdict }
ledger-arrival = O { side } toma-o com mais um de { $harvest }
ledger-pillars = cai sem { $farmers }
ledger-empty = Aponte um campo: de quem é?

outlook-title = Se o { side } jogar { $play }
outlook-pass = Se o { side } passar
outlook-fields = campos
outlook-farmer = lavrador
outlook-change = { $before } → { $after }

pass-wins = o { side } vence por { $margin }
pass-draw = é empate
pass-risk = Depois do passe, { $play } do { side } ganha { $gain }
pass-no-risk = Depois do passe, nenhuma jogada do { side } ganha já
pass-ends = Este passe termina a partida
pass-advice = Se ambos passarem agora: { $result }. { $risk }.

players-farmers = colheita
players-greater-list = +½ lista maior
players-placement = colocação { $number } de { $all }, mais { $left } nesta vez

sheet-wins-by = { $winner } vence por { $margin }
sheet-wins = { $winner } vence
sheet-draw = Empate: { $score } para cada
sheet-draw-agreed = Empate
sheet-player = { $name } ({ side })
sheet-ended = { $reason } no lance { $ply } · { $size }×{ $size }, { $farmers ->
    [1] 1 lavrador
   *[other] { $farmers } lavradores
}
sheet-ended-two-passes = Dois passes seguidos
sheet-ended-resignation = Desistência
sheet-ended-time = Tempo esgotado
sheet-ended-agreement = Acordo
sheet-field = campo · controlado por
sheet-field-narrow = campo
sheet-cells = casas
sheet-harvest = colheita
sheet-lists = Claro : Escuro
sheet-margin = margem
sheet-times = × { $harvest }
sheet-detail = { cells } × { $harvest } · { $lists } · { $margin }
sheet-nobody = Ninguém · { fields }
sheet-fields-together = Total dos campos
sheet-half-point = Meio ponto
sheet-half-point-why = colheita maior na primeira diferença das listas
sheet-half-point-same = de ninguém: as listas são iguais
sheet-score = Pontos
sheet-bid = Oferta
sheet-with-bid = Com a oferta
sheet-greatest-leads = Maior vantagem: { $light }, { $dark }.
sheet-greatest-lead = { side } { $lead } depois do lance { $ply }
sheet-never-led = { side } nunca à frente
sheet-lead-changes = { $changes ->
    [0] Depois da abertura, a vantagem nunca mudou de mãos.
    [1] Depois da abertura, a vantagem mudou de mãos uma vez, depois do lance { $ply }.
   *[other] Depois da abertura, a vantagem mudou de mãos { $changes } vezes, a última depois do lance { $ply }.
}

turn-move = Vez do { side }
turn-only-pass = Vez do { side }: só pode passar
turn-passed = O { $player ->
    [light] Escuro
   *[dark] Claro
} passou. Vez do { side }: outro passe termina a partida
turn-passed-only-pass = O { $player ->
    [light] Escuro
   *[dark] Claro
} passou. Vez do { side }: só pode passar, e isso termina a partida
turn-place = Vez do { side }: colocar { $now ->
    [1] 1 lavrador
   *[other] { $now } lavradores
} agora, { $all } ao todo
turn-selected = Vez do { side }: { stack } selecionado, { $harvests ->
    [0] nenhuma colheita
    [1] 1 colheita (bolinha)
   *[other] { $harvests } colheitas (bolinhas)
} e { $sowings ->
    [0] nenhuma semeadura
    [1] 1 semeadura (círculo)
   *[other] { $sowings } semeaduras (círculos)
}
turn-selected-stuck = Vez do { side }: { stack } selecionado, sem jogadas
over-won = A partida terminou: { $reason }. O { side } vence por { $margin }.
over-won-otherwise = A partida terminou: { $reason }. O { side } vence.
over-drawn = A partida terminou: { $reason }. É empate.
over-two-passes = Claro e Escuro passaram em seguida
over-resignation = o adversário desistiu
over-time = o tempo do adversário esgotou-se
over-agreement = por acordo dos jogadores

did-place = O { side } coloca um lavrador em { $cell }
did-harvest = { side } { $play }: colheita { $before } → { $after }, vantagem { $change }
did-sow = { side } { $play }: { seeds }, vantagem { $change }
did-pass = O { side } passa

direction-north = norte
direction-north-east = nordeste
direction-east = leste
direction-south-east = sudeste
direction-south = sul
direction-south-west = sudoeste
direction-west = oeste
direction-north-west = noroeste
illegal-game-over = A partida terminou
illegal-pass-in-opening = Na abertura não se passa
illegal-move-in-opening = Na abertura colocam-se os lavradores; só se movem quando todos estiverem no tabuleiro
illegal-placement-after-opening = A abertura terminou: já não se colocam lavradores
illegal-occupied = { $cell } está ocupada: um lavrador coloca-se numa casa vazia
illegal-off-board = { $cell } não existe neste tabuleiro
illegal-no-farmer = Não há nenhum lavrador em { $cell }
illegal-not-yours = O lavrador em { $cell } é do adversário: é a vez do { side }
illegal-opponents-farmer = O lavrador em { $cell } é do adversário
illegal-not-straight = { $to } não está em linha reta com { $from }: os lavradores movem-se por linhas, colunas e diagonais
illegal-distance = { $harvest ->
    [1] { $from } tem de mover-se exatamente 1 casa: colhe, e não tem sementes para semear
   *[other] { $from } tem de mover-se exatamente { $harvest } casas para colher, ou { $sow } para semear
}
illegal-blocked = { $from } não pode colher para { $direction }: { $at } é do { side }
illegal-landing-occupied = { $cell } está ocupada: um lavrador para numa casa vazia
illegal-sow-blocked = { $from } não pode semear para { $direction }: { $at } não está vazia
illegal-nothing-to-sow = { $from } não pode semear: a sua colheita é 1
board-name = Tabuleiro de { $size } por { $size } casas
board-preview-harvest = { $play }  colheita { $harvest }  vantagem { $lead }
board-preview-sow = { $play }  { $seeds ->
    [1] 1 semente
   *[other] { $seeds } sementes
}  vantagem { $lead }
board-preview-place = { $play }  vantagem { $lead }

cell-farmer = lavrador do { $owner ->
    [light] Claro
   *[dark] Escuro
}, colheita { $harvest }
cell-seed = semente do { $owner ->
    [light] Claro
   *[dark] Escuro
}
cell-controls-one = controla o campo de { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}
cell-controls-several = controla { $fields } campos de { $cells } casas
cell-empty-owned = vazia, campo do { $owner ->
    [light] Claro
   *[dark] Escuro
} de { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}, valor { $value }
cell-empty-nobody = vazia, campo de ninguém, { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}
cell-target-harvest = destino: colheita
cell-target-sow = destino: semeadura
cell-selected = selecionada
cell-freedom = { $now ->
    [0] preso
    [1] { $now } jogada
   *[other] { $now } jogadas
}, { $next } depois de outra colheita
cell-reach = ao alcance de { $farmers }
cell-reach-farmer = { $owner ->
    [light] Claro { $farmer }
   *[dark] Escuro { $farmer }
}
cell-threat = { $owner ->
    [light] ameaçada por Claro { $play }
   *[dark] ameaçada por Escuro { $play }
}
cell-certain = certa
cell-open = ainda aberta

setup-size = Tabuleiro
setup-board = { $size }×{ $size }
setup-farmers = Lavradores de cada
setup-farmers-each = { $farmers } lavradores de cada
setup-words = { $size }×{ $size }, { $farmers ->
    [1] 1 lavrador
   *[other] { $farmers } lavradores
}
player-passed = passou

overlay-fields = Campos
overlay-fields-legend = sulcos horizontais: Claro; oblíquos: Escuro
overlay-values = Valores
overlay-values-legend = quanto vale cada campo
overlay-moves = Jogadas
overlay-moves-legend = bolinhas: colher; tracejados: semear
overlay-ledger = Contas
overlay-ledger-legend = as colheitas em ordem, no campo apontado
overlay-reach = Alcance
overlay-reach-legend = cheio agora, vazio após +1, com ponto semeadura
overlay-swing = Impacto
overlay-swing-legend = vantagem de quem joga: já / após a melhor resposta
overlay-threats = Ameaças
overlay-threats-legend = o que uma jogada pode fazer; vermelho: o adversário
overlay-flips = Viradas
overlay-flips-legend = jogadas até mudar de dono, e de quem, após a abertura
overlay-freedom = Liberdade
overlay-freedom-legend = jogadas já · após +1; fundo escuro: preso
overlay-certain = Certezas
overlay-certain-legend = liso para sempre, tracejado ainda aberto
overlay-engine = Setas
overlay-engine-legend = as jogadas do motor, por ordem
overlay-changed = Mudanças
overlay-changed-legend = + ganho, − perdido, × conta de outro modo

effect = { $play }: { $told }, { $gain }
effect-plain = { $play }: { $told }
effect-two = { $first }, e { $second }
effect-place = { $place ->
    [centre] no centro
    [north] a norte
    [north-east] a nordeste
    [east] a leste
    [south-east] a sudeste
    [south] a sul
    [south-west] a sudoeste
    [west] a oeste
   *[north-west] a noroeste
}
effect-field = o campo de { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
} { effect-place }
effect-part = { $part ->
    [1] 1 casa
   *[other] { $part } casas
} do campo de { $cells } { effect-place }
effect-unopposed = { $harvest } sem rival
effect-duel = { $harvest } contra { $against }
effect-duel-at = { $harvest } contra { $against }, { $place } lugar
effect-taken-part = { $farmer } do { side } toma { $land } ({ $duel })
effect-taken = { $farmer } do { side } toma { $land } ({ $duel })
effect-neutralised = o { side } perde { $land }, agora de ninguém
effect-multiplied = { $land } agora × { $after } em vez de × { $before } para o { side }
effect-split = { $land } divide-se em { $parts } casas
effect-merged = os campos de { $parts } casas tornam-se { $land }
effect-half-point = o meio ponto vai para o { side }
effect-half-point-nobody = o meio ponto não é de ninguém
effect-frozen = { $farmer } do { side } já não se pode mover
effect-freed = { $farmer } do { side } volta a poder mover-se
effect-covered = { $cells ->
    [1] 1 casa a menos
   *[other] { $cells } casas a menos
} para o { side }
effect-opened = { $cells ->
    [1] 1 casa a mais
   *[other] { $cells } casas a mais
} para o { side }
effect-harvested = { $farmer } do { side } cresce para { $harvest }
effect-sown = o { side } semeia { seeds }
effect-passed = o { side } passa
effect-placed = o { side } coloca um lavrador
effect-won = a partida termina, o { side } vence por { $margin }
effect-drawn = a partida termina empatada

legend-certain = pelo menos Claro { $light }, Escuro { $dark }
legend-freedom = jogadas: Claro { $light }, Escuro { $dark }

threat-none = { $player ->
    [light] Nenhum campo do Claro está ameaçado.
   *[dark] Nenhum campo do Escuro está ameaçado.
}
threat-none-here = Nada ameaça este campo.
threat-takes = { side } { $play } toma { $land }: { $lead }
threat-neutralises = { side } { $play } deixa sem dono { $land }: { $lead }
threat-cuts = { side } { $play } corta { $land }: { $lead }
threat-others = { $told }; { $others ->
    [1] mais { $others } maneira
   *[other] mais { $others } maneiras
}
lead-change = { $player ->
    [light] vantagem do Claro { $change }
   *[dark] vantagem do Escuro { $change }
}

swing = { $play }: { $lead }, { $change } após { $reply }
swing-then = { $play }: { $lead }, { $change } com { $reply } também
swing-last = { $play }: { $lead }
swing-others = e { $others ->
    [1] { $others } outra jogada
   *[other] { $others } outras jogadas
}
flip-takes = O { side } toma-o em { $count }: { $moves }
flip-gives = O { side } cede-o em { $count }: { $moves }
flip-loses = O { side } deixa-o sem dono em { $count }: { $moves }
flip-neutralises = O { side } torna-o de ninguém em { $count }: { $moves }
flip-none = Fica com o dono durante { $most } jogadas de qualquer lado.

changed-since = Desde { $play }, lance { $ply }
changed-since-start = Desde o início
changed-lead = vantagem do Claro
changed-sum = total
changed-field = { side } { $cells } × { $harvest }
changed-field-nobody = ninguém { $cells }
changed-kept = { $before } → { $after }
changed-grown = cresceu: { $before } → { $after }
changed-shrunk = diminuiu: { $before } → { $after }
changed-shifted = deslocou-se: { $before } → { $after }
changed-split = dividiu-se: { $before } → { $after }
changed-merged = uniram-se: { $before } → { $after }
changed-regrouped = reagrupados: { $before } → { $after }
changed-born = novo: { $after }
changed-gone = sumiu: { $before }
changed-half-point = o meio ponto para o { side }
changed-half-point-nobody = o meio ponto para ninguém

editor-board-name = Tabuleiro de { $size } por { $size } casas, para montar
editor-light-farmer = Lavrador claro
editor-dark-farmer = Lavrador escuro
editor-light-seed = Semente clara
editor-dark-seed = Semente escura
editor-harvest = Colheita
editor-size = Tabuleiro
editor-farmers = Lavradores de cada
editor-farmers-there = Como no tabuleiro
editor-help = Clicar ou arrastar põe peças, o botão direito retira-as. A roda, + e − mudam a colheita apontada. Teclas: setas e Enter, Delete.
cell-empty = vazia

draft-move = Posição válida: vez do { side }. Pontos: Claro { $light }, Escuro { $dark }.
draft-passed = Posição válida: vez do { side } depois de um passe. Pontos: Claro { $light }, Escuro { $dark }.
draft-over = Posição válida: ambos passaram, a partida terminou. Pontos: Claro { $light }, Escuro { $dark }.
draft-opening = Posição de abertura: vez do { side }, com { $now ->
    [1] 1 lavrador
   *[other] { $now } lavradores
} por colocar agora e { $all } ao todo.
fault-parts = O texto tem { $found ->
    [1] 1 parte
   *[other] { $found } partes
} em vez de quatro: linhas, vez, lavradores, passes.
fault-rows = Um tabuleiro tem de 4 a 16 linhas, este tem { $rows }.
fault-not-square = { $rows } linhas de { $columns } casas: o tabuleiro não é quadrado.
fault-token = { $place }: «{ $token }» não é uma peça.
fault-no-harvest = { $place }: a «{ $token }» falta a colheita, como em «{ $token }1».
fault-turn = A vez (parte 2) é L ou D, não «{ $found }».
fault-farmers = Um jogador tem de 1 a 9 lavradores (parte 3), não «{ $found }».
fault-crowded = Duas vezes { $farmers } lavradores não cabem num tabuleiro de { $size }×{ $size }.
fault-too-many = O { side } tem { $found } lavradores no tabuleiro e pode ter { $farmers }.
fault-seed = { $cell } tem uma semente, mas ainda há lavradores por colocar: { $missing }.
fault-harvest = O lavrador em { $cell } tem colheita { $harvest }, mas ainda há lavradores por colocar: { $missing }.
fault-order = A ordem de colocação nunca dá { $light } lavradores ao Claro e { $dark } ao Escuro: { $missing }.
fault-next = O próximo lavrador é do { side }, e a vez é dele: { $missing }.
fault-pass = Ninguém passa enquanto houver lavradores por colocar: { $missing }.
fault-missing = { $farmers ->
    [1] falta 1 lavrador
   *[other] faltam { $farmers } lavradores
} do { side }
fault-missing-some-are-not-on-the-board-yet = alguns ainda não estão no tabuleiro
fault-missing-both = faltam lavradores: Claro { $light }, Escuro { $dark }

agros-review-missed-title = Viradas perdidas
agros-review-missed = { $ply }. { $side }: campo de { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
} em { $at }
agros-review-missed-worth = { $worth } pontos
agros-review-held = { $side }: campo em { $at }, { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}
agros-review-held-worth = { $worth } pontos ao todo
