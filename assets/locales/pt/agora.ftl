## Agora: o jogo, as suas tabelas e frases

agora-name = Agora
agora-overview = Pilhas
agora-move-hint = a2-b2, c3xd4, b2_b1
agora-move-examples = a2-b2 (casa livre), c3xd4 (captura), b2_b1 (rendição)

agora-side = { $player ->
    [white] Branco
   *[red] Vermelho
}
agora-side-name = { agora-side }

agora-height = A altura de uma pilha
agora-height-pile = casa e peças juntas
agora-height-cell = só a casa
agora-setup-pile = Agora, alturas com peças
agora-setup-cell = Agora, alturas das casas

agora-board-name = Anfiteatro de 6 por 6 casas
agora-cell-man = peça { $player ->
    [white] branca
   *[red] vermelha
}
agora-cell-pile = pilha { $player ->
    [white] branca
   *[red] vermelha
}
agora-captors = { $captors ->
    [1] 1 captor
   *[other] { $captors } captores
}
agora-captors-on-prisoners = { agora-captors } sobre { $prisoners ->
    [1] 1 prisioneiro { $player ->
        [white] branco
       *[red] vermelho
    }
   *[other] { $prisoners } prisioneiros { $player ->
        [white] brancos
       *[red] vermelhos
    }
}
agora-cell-height = altura { $height }
agora-cell-empty = livre
agora-cell-level = nível { $level }
agora-cell-target = destino
agora-cell-target-capture = destino: captura
agora-cell-target-surrender = destino: rendição
agora-cell-target-both = destino: captura ou rendição

agora-overlay-moves = Jogadas
agora-overlay-moves-legend = bolinhas: casas livres; ▼ captura, △ rendição
agora-overlay-heights = Alturas
agora-overlay-heights-legend = ↑ a altura de cada pilha: a mais alta captura
agora-overlay-takes = Capturas
agora-overlay-takes-legend = círculos: pilhas que a próxima jogada pode tomar; setas: a partir de qual; aponte uma pilha para ver as suas
agora-overlay-revolutions = Revolução
agora-overlay-revolutions-legend = ⟲ falta uma peça; setas: rendições que a provocam
agora-overlay-mobility = Mobilidade
agora-overlay-mobility-legend = as jogadas de cada pilha
agora-overlay-engine = Setas
agora-overlay-engine-legend = as jogadas do motor, por ordem
agora-legend-counts = Branco { $white }, Vermelho { $red }
agora-legend-no-revolution = nenhuma agora

agora-choice-capture = ▼ Captura  x
agora-choice-surrender = △ Rendição  _
agora-choice-too-low = Baixa: { $height } : { $against }
agora-choice-capture-name = Capturar { $cell }
agora-choice-surrender-name = Render-se a { $cell }
agora-choice-too-low-name = Baixa demais para capturar { $cell }

agora-turn-move = Vez do { agora-side }
agora-turn-selected = Vez do { agora-side }: { $cell } selecionada, altura { $height }, { $walks ->
    [1] 1 casa livre (bolinha)
   *[other] { $walks } casas livres (bolinhas)
}, { $captures ->
    [1] 1 captura (▼)
   *[other] { $captures } capturas (▼)
}, { $surrenders ->
    [1] 1 rendição (△)
   *[other] { $surrenders } rendições (△)
}
agora-turn-choice = { $from } e { $to } têm ambas altura { $height }: captura (x, Enter) ou rendição (_)?
agora-turn-too-low = { $from } é baixa demais para capturar { $to }: { $height } contra { $against }; pode render-se (_, Enter)

agora-illegal-over = A partida terminou: { $reason }.
agora-illegal-no-pile = Não há nenhuma pilha em { $cell }.
agora-illegal-not-yours = A pilha em { $cell } é do adversário: é a vez do { agora-side }.
agora-illegal-opponents-pile = A pilha em { $cell } é do adversário.
agora-illegal-not-beside = { $to } não está ao lado de { $from }: uma peça anda uma casa de cada vez, em qualquer direção.
agora-illegal-own-pile = Nenhuma peça sobe para uma pilha da sua cor, como em { $cell }.
agora-illegal-not-free = { $cell } não está livre: captura (x) ou rendição (_).
agora-illegal-free = { $cell } está livre: não há quem capturar (x), nem a quem se render (_).
agora-illegal-too-low = { $from } é baixa demais para capturar { $to }: { $height } contra { $against }; pode render-se (_).
agora-illegal-too-high = { $from } é alta demais para se render a { $to }: { $height } contra { $against }; pode capturar (x).

agora-over-won = O { agora-side } vence: { $reason }.
agora-over-drawn = Empate: { $reason }.
agora-over-no-pile-left = o adversário já não tem pilhas
agora-over-100-quiet-plies = 100 lances sem captura, rendição ou revolução
agora-over-repetition = a mesma posição pela terceira vez
agora-over-resignation = o adversário desistiu
agora-over-time = o tempo do adversário esgotou-se
agora-over-agreement = por acordo dos jogadores

agora-last-move = A última jogada
agora-if = Se o { $side } jogar { $play }
agora-did = { agora-side } { $play }, peças de vantagem { $change }
agora-effect-down = { $play }: a peça desce para o nível { $level }
agora-effect-up = { $play }: a peça sobe para o nível { $level }
agora-effect-level = { $play }: a peça continua no nível { $level }
agora-captured-men = { $captured ->
    [1] 1 peça { $player ->
        [white] branca
       *[red] vermelha
    }
   *[other] { $captured } peças { $player ->
        [white] brancas
       *[red] vermelhas
    }
}
agora-freed-men = { $freed ->
    [1] 1 prisioneiro
   *[other] { $freed } prisioneiros
}
agora-effect-captures = { $play }, { $height } contra { $against }: captura e vira { agora-captured-men }
agora-effect-frees = { $play }, { $height } contra { $against }: captura e vira { agora-captured-men }, liberta { agora-freed-men }
agora-effect-becomes-prisoner = { $play }, { $height } contra { $against }: a peça rende-se e fica prisioneira; { $cell } tem { $men }
agora-effect-surrenders = { $play }, { $height } contra { $against }: a peça rende-se
agora-effect-joining = Revolução em { $cell }: com ela os prisioneiros passam de metade, { $turned ->
    [1] 1 peça vira-se
   *[other] { $turned } peças viram-se
} e a pilha é do { agora-side }
agora-prospect-threatens = { $count ->
    [one] Ameaça a pilha em { $cells }
   *[other] Ameaça as pilhas em { $cells }
}
agora-prospect-saves = { $count ->
    [one] A pilha em { $cells } fica fora de perigo
   *[other] As pilhas em { $cells } ficam fora de perigo
}
agora-prospect-exposes = { $count ->
    [one] Agora a pilha em { $cells } pode ser capturada
   *[other] Agora as pilhas em { $cells } podem ser capturadas
}
agora-effect-leaving = { $turned ->
    [0] O único prisioneiro deixado em { $cell } fica com a pilha: é do { agora-side }
    [1] Revolução em { $cell }: sem ela os prisioneiros passam de metade, 1 peça vira-se e a pilha é do { agora-side }
   *[other] Revolução em { $cell }: sem ela os prisioneiros passam de metade, { $turned } peças viram-se e a pilha é do { agora-side }
}

agora-line-owns = tem
agora-line-men = { $piles ->
    [1] 1 pilha
   *[other] { $piles } pilhas
} · { $men ->
    [1] 1 peça
   *[other] { $men } peças
}
agora-line-captive = { $men ->
    [1] 1 delas presa
   *[other] { $men } delas presas
}
agora-table-title = Pilhas
agora-table-height = altura
agora-table-height-narrow = ↑
agora-table-moves = jogadas
agora-table-taken = { $more ->
    [0] { $play }
   *[other] { $play } +{ $more }
}
agora-table-brink = ⟲
agora-table-taken-spoken = { $play } capturaria esta pilha
agora-table-brink-spoken = a uma peça da revolução
agora-table-pile = pilha do { agora-side } em { $cell }, { $men }, altura { $height }
agora-table-has-moves = { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}

agora-sheet-deeds = { $side }: { $captures ->
    [1] 1 captura
   *[other] { $captures } capturas
}, { $surrenders ->
    [1] 1 rendição
   *[other] { $surrenders } rendições
}, { $revolutions ->
    [1] 1 pilha ganha
   *[other] { $revolutions } pilhas ganhas
} por revolução, { $men ->
    [1] 1 peça
   *[other] { $men } peças
} no final

agora-rules = Regras de Agora
agora-rules-intro = A peça de cima é dona da pilha. Na sua vez, o jogador move a peça de cima de uma das suas pilhas para uma casa vizinha, em qualquer direção: para uma casa livre, sempre; para uma pilha sua, nunca. Contra uma pilha inimiga decidem as alturas, nível e peças juntos: de mais alto captura, de mais baixo rende-se, de igual escolhe. Quem já não tem pilhas perdeu. Clique num diagrama para jogar o seu lance.
agora-rules-capture = Captura
agora-rules-capture-text = De mais alto, uma peça fica em cima e vira as peças inimigas; os prisioneiros da sua cor ficam livres.
agora-rules-prisoner = Prisioneiro
agora-rules-prisoner-text = De mais baixo, uma peça rende-se: desliza para baixo da pilha e mantém a sua cor.
agora-rules-joining = Revolução à chegada
agora-rules-joining-text = Onde os prisioneiros passam de metade da pilha, viram as outras peças.
agora-rules-leaving = Revolução à saída
agora-rules-leaving-text = O mesmo quando um captor deixa prisioneiros a mais: aqui o Vermelho captura uma peça e perde uma pilha.

agora-review-missed-title = Capturas perdidas
agora-review-missed = { $ply }. { $side }: a pilha em { $at }
agora-review-missed-worth = { $men ->
    [1] 1 peça
   *[other] { $men } peças
}
agora-review-held = { $side }: a pilha em { $at }
agora-review-held-worth = { $men } peças ao todo

agora-editor-board-name = Anfiteatro de 6 por 6 casas, para montar
agora-editor-white = Peça branca
agora-editor-red = Peça vermelha
agora-editor-white-below = Branca abaixo
agora-editor-red-below = Vermelha abaixo
agora-editor-help = Clicar ou arrastar põe uma peça em cima de uma pilha, ou por baixo como prisioneira; o botão direito e Delete tiram a peça de cima. A roda, + e − aumentam ou diminuem a pilha apontada. Numa pilha, a cor de cima tem os captores, a outra os prisioneiros. Teclas: setas e Enter.

agora-draft-position = Posição válida. { $turn }. Peças: Branco { $white }, Vermelho { $red }.
agora-fault-parts = O texto tem { $found ->
    [1] 1 parte
   *[other] { $found } partes
} em vez de quatro: linhas, vez, altura, lances calmos.
agora-fault-rows = Um tabuleiro tem 6 linhas, este tem { $rows }.
agora-fault-token = { $place }: «{ $token }» não é pilha nem número de casas livres.
agora-fault-prisoners = { $place }: em «{ $token }» há mais prisioneiros do que captores. Teriam virado os captores.
agora-fault-count = As peças no tabuleiro são { $found } em vez de 16.
agora-fault-men = As peças no tabuleiro são { $found } em vez de 16: Branco { $white }, Vermelho { $red }.
agora-fault-turn = A vez (parte 2) é W ou R, não «{ $found }».
agora-fault-height = A altura (parte 3) é pile ou cell, não «{ $found }».
