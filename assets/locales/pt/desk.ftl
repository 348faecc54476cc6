## A janela, os menus, os diálogos e os avisos

player-title = { $name } · { $side }
player-to-move = joga
player-score = pontos { $score }

window-title = { $game } ({ $state }) – Agros
menu-state = { $game } · { $state }
game-of = { $first } – { $second }
opening = Abertura de { $game }…
state-opening = a abrir
state-unsaved = não guardada
state-saved = guardada
state-new = nova
state-read-only = só leitura
status-both = { $now } · { $said }
last-move = Última: { $side } { $play }

date-day = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }

menu-game = Partida
menu-edit = Editar
menu-view = Ver
menu-go = Ir
menu-help = Ajuda
menu-show = Mostrar
menu-recent = Partidas recentes
menu-unfinished = Partidas inacabadas…
command-new-game = Nova partida…
command-open = Abrir…
command-save = Guardar
command-save-as = Guardar como…
command-quit = Sair
command-export = Exportar…
command-copy-position = Copiar posição
command-copy-game = Copiar partida
command-copy-picture = Copiar imagem
command-paste = Colar
command-undo = Anular
command-redo = Refazer
command-first = Primeira posição
command-back = Recuar
command-forward = Avançar
command-last = Última posição
command-play = Reproduzir a linha
menu-timeline = Cronologia
menu-pace = Ritmo
menu-language = Idioma
language-system = Como o sistema
command-pass = Passar
command-what-if = E se…
command-keep-what-if = Manter como variante
command-editor = Montar posição…
command-flip = Virar o tabuleiro
command-settings = Preferências…
command-shortcuts = Atalhos de teclado
command-sheet = Folha de pontos
command-about = Sobre o Agros
command-delete = Eliminar daqui
command-promote = Tornar principal
overlay-help = { $key }: { $legend }
tab-moves = Jogadas
tab-details = Detalhes

what-if-sign = E se · { $moves ->
    [0] nenhuma jogada
    [1] 1 jogada
   *[other] { $moves } jogadas
}
what-if-keep = Manter
what-if-keep-help = Manter as jogadas até aqui como variante ({ $keys })
what-if-drop = Descartar
what-if-drop-help = Voltar à partida como está (Esc)

editor-title = Editor de posições
editor-no-position = Ainda não é uma posição: { $why }
editor-not-read = O texto abaixo não é um tabuleiro: { $why }
editor-text = Posição em texto
editor-take-up = Rascunho
editor-play = Jogar daqui
editor-analyse = Analisar
editor-eraser = Borracha
editor-clear = Esvaziar
editor-turn = Vez do
editor-passes = Passes
editor-less = { $what }: menos
editor-more = { $what }: mais
editor-quiet = Lances calmos
editor-position = Posição válida. { $turn }.
editor-position-over = Posição válida, e a partida terminou. { $over }
fault-blank = A parte { $part } do texto está vazia: entre as partes há um só espaço.
fault-place = linha { $row }, coluna { $column }
fault-number = { $place }: «{ $token }» precisa de um número de 1 a { $size }.
fault-passes = Os passes até agora (parte 4) são 0, 1 ou 2, não «{ $found }».
fault-width = A linha { $row } tem { $found ->
    [1] 1 casa
   *[other] { $found } casas
} em vez de { $size }.
fault-quiet = Os lances calmos (parte { $part }) vão de 0 a 100, não «{ $found }».

move-entry-name = Jogada
move-entry-hint = Jogada: { $examples }

cancel = Cancelar
close = Fechar
dialog-open-title = Abrir uma partida
dialog-save-title = Guardar a partida
dialog-opening-title = Usar a abertura de uma partida
dialog-file-type = Partidas de Agros
dialog-export-title = Exportar
export-format-png = Imagem (PNG)
export-format-svg = Desenho (SVG)
export-format-gif = Animação (GIF)
export-format-html = Folha de pontos para imprimir (HTML)
export-format-txt = Partida em texto
export-format-agros = Ficheiro da partida
export-width = Largura em pixels
export-part = Parte do tabuleiro
export-part-all = todo
export-part-wrong = São precisos dois cantos, como em a1:e5.
export-plies-from = Do lance
export-plies-to = ao lance
export-theme = Cores
export-theme-window = como na janela
export-overlays = O que se vê no tabuleiro também se vê na imagem.
export-choose = Escolher ficheiro…
new-game-title = Nova partida
new-game-first = Começa:
new-game-by-lot = por sorteio
new-game-name = { $side }:
new-game-name-hint = nome
new-game-placement = Colocação das peças
new-game-start = Começar
house-title = Regras da casa
house-swap = Troca
house-swap-help = Troca: depois da abertura, o segundo jogador pode escolher o lado. Nesse caso os jogadores trocam de lado, nomes incluídos.
house-bid = Oferta
house-bid-help = Oferta: cada um escreve, sem que o outro veja, quantos pontos vale jogar com o { $side }. Quem escrever mais joga com o { $side }, e o outro recebe esses pontos no final. Se ambos escreverem o mesmo, ninguém muda de lado. O motor escreve 0.
house-bid-of = { $name } oferece
house-bid-wrong = Uma oferta é um número de pontos como 6 ou 6½, até 4999½.
choice-due = Primeiro { $name } escolhe o lado: escreva «{ typed-keep }» para manter ou «{ typed-swap }» para trocar, ou use os botões em cima.
choice-engine = O motor escolhe um lado.
choice-sign = { $name } escolhe o lado
# What is typed to choose, in small letters
typed-keep = manter
typed-swap = trocar
choice-keep = Manter { $side }
choice-swap = Tomar { $side }
bid-won = Com a oferta de { $bid }: { $side } vence por { $margin }.
bid-drawn = Com a oferta de { $bid }: empate.
player-bid = oferta +{ $bid }
placement-hand = à mão
placement-random = ao acaso
placement-saved = como numa partida guardada
placement-choose = Escolher partida…
placement-chosen = { $file }: { $setup }, { $placements ->
    [1] 1 colocação
   *[other] { $placements } colocações
}
placement-none = nenhuma escolhida
unsaved-title = Guardar as mudanças?
unsaved-text = Esta partida tem mudanças que nenhum ficheiro contém. Seriam perdidas.
unsaved-save = Guardar
unsaved-discard = Não guardar
overwrite-title = Substituir o ficheiro?
overwrite-text = { $path } já existe.
overwrite-yes = Substituir
unfinished-title = Partidas inacabadas
unfinished-text = Estas partidas estavam abertas quando o programa terminou sem aviso. Nada delas se perdeu.
unfinished-about = { $kind }, { $ply ->
    [one] { $ply } lance
   *[other] { $ply } lances
}, { $age }
unfinished-minutes = { $count ->
    [0] agora mesmo
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
unfinished-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
unfinished-days = { $count ->
    [one] há { $count } dia
   *[other] há { $count } dias
}
unfinished-file = mudanças em { $file }
unfinished-no-file = ainda sem ficheiro
unfinished-restore = Retomar
unfinished-restore-this = Continuar { $game }
unfinished-discard = Descartar
unfinished-discard-this = Descartar { $game }
unfinished-keep = Manter
unfinished-keep-this = Não descartar { $game }
unfinished-given-up = Desaparece ao fechar isto.
unfinished-later = Depois
damaged-title = Este ficheiro está danificado
damaged-text = { $path } não se consegue ler por inteiro. { $moves ->
    [1] Lê-se uma jogada
   *[other] Leem-se { $moves } jogadas
}; o que está errado fica de fora:
damaged-more = … e mais { $count }
damaged-open = Abrir o que se consegue ler
changed-title = O ficheiro mudou
changed-text = Outro programa escreveu { $path } desde que foi lido aqui.
changed-keep = Manter esta
changed-reload = Ler de novo
changed-beside = Guardar à parte…
path-text = Caminho do ficheiro:
path-save = Guardar
path-open = Abrir
waiting-title = À espera da janela de ficheiros
waiting-text = Está aberta à parte, talvez por trás desta janela.
waiting-type = Escrever o caminho
settings-title = Preferências
settings-theme = Tema
theme-system = como o sistema
theme-light = claro
theme-dark = escuro
settings-animations = Animar as jogadas
settings-flipped = { $side } em baixo
shortcuts-title = Atalhos de teclado
shortcuts-overlay = Mostrar ou ocultar: { $name }
shortcuts-board = Escolher uma casa do tabuleiro
shortcuts-board-keys = Tab até ao tabuleiro, setas, Enter
shortcuts-type = Fazer uma jogada pelo nome
shortcuts-type-keys = escrevê-la, Enter
about-title = Sobre o Agros
about-text = Agros { $version }: uma mesa para jogar e estudar Agros, o jogo de tabuleiro de Saïd Galdseid.

sheet-new-game = Nova partida
sheet-review = Revisão
sheet-save = Guardar …
sheet-copy = Copiar folha
sheet-close = Fechar

notice-not-a-move = «{ $typed }» não é uma jogada. Escreva-a como uma destas: { $examples }.
notice-no-moves = { $cell } não tem jogadas.
notice-move-undone = Anulado: { $change }. Continua na partida, depois do cursor.
notice-undone = Anulado: { $change }.
notice-turn-undone = Anulado: { $change } e a resposta do motor. Continuam na partida, depois do cursor.
notice-redone = Refeito: { $change }.
notice-turn-redone = Refeito: { $change } e a resposta do motor.
notice-nothing-to-undo = Não há nada para anular.
notice-nothing-to-redo = Não há nada para refazer.
notice-what-if = E se: o que se jogar agora não toca na partida. Esc descarta, { $keys } mantém como variante.
notice-what-if-dropped = Descartado. A partida está como estava.
notice-what-if-kept = { $moves ->
    [1] A jogada fica
   *[other] As { $moves } jogadas ficam
} como variante. «Anular» volta a retirar.
notice-nothing-to-keep = Não havia nada para manter que a partida já não tenha.
notice-sheet-copied = A folha de pontos foi copiada, para colar como texto.
notice-position-copied = A posição foi copiada, para colar como texto.
notice-game-copied = A partida foi copiada, para colar como texto.
notice-picture-copied = O tabuleiro foi copiado, para colar como imagem.
notice-no-picture = Nenhuma imagem foi copiada: { $why }
notice-set-up = A partida começa com a posição montada.
notice-draft-kept = A partida está como estava. O tabuleiro do editor fica guardado: «Rascunho» volta a trazê-lo.
notice-pasted = Colado. «Anular» repõe a partida como estava.
notice-pasted-another = Colado como outra partida. Ainda não está guardada.
notice-not-pasted = Não colado: linha { $line }, coluna { $column }: { $why }
notice-exported = Exportado para { $path }
notice-export-failed = Não exportado: { $path }: { $why }
notice-deleted = Eliminado. «Anular» recupera.
notice-promoted = Esta é agora a linha principal.
notice-saved = Guardado em { $path }
notice-opened = Aberto { $path }
notice-read-only = { $path } vem de uma versão mais recente: pode ser lido e guardado noutro lugar, não substituído.
notice-too-late = A janela de ficheiros respondeu quando já não era esperada: nada foi feito com { $path }.
notice-dropped = Não aberto: { $names }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}. Largue uma partida de cada vez.
notice-other-game = { $path } é uma partida de { $game }.
notice-read-failed = Não aberto: { $path }: { $why }
notice-write-failed = Não guardado: { $path }: { $why }. A partida continua aqui; guarde-a noutro lugar.
notice-restored = A partida está como estava. Ainda não está guardada.
notice-opened-in-part = Aberto como partida nova, por guardar: o que se consegue ler de { $path }. { $moves ->
    [0] Não falta nenhuma jogada.
    [1] Falta uma jogada.
   *[other] Faltam { $moves } jogadas.
} O que está errado: { $why }
notice-restored-in-part = O diário desta partida estava danificado: a partida foi retomada até aí. O diário fica guardado em { $path }
notice-nothing-unfinished = Nenhuma partida ficou inacabada.
notice-journals-aside = { $count ->
    [one] { $count } diário de partida ilegível foi posto
   *[other] { $count } diários de partidas ilegíveis foram postos
} de parte: { $path }
notice-restore-failed = Não retomada: { $why }
notice-journal-failed = Até guardar, o que se faz não está a salvo de uma falha: não é possível escrever o diário ({ $why }).
notice-disk-full = Não guardado: já não há espaço para { $path }. Liberte espaço, ou guarde noutro lugar com «Guardar como». A partida continua aqui.
notice-file-read-only = Não guardado: { $path } é só de leitura. Guarde com outro nome com «Guardar como». A partida continua aqui.
notice-folder-read-only = Não guardado: não é permitido escrever na pasta de { $path }. Guarde noutro lugar com «Guardar como». A partida continua aqui.
notice-no-folder = Não guardado: a pasta de { $path } já não existe. Guarde noutro lugar com «Guardar como». A partida continua aqui.
notice-name-too-long = Não guardado: o nome { $path } é demasiado longo. Use um mais curto com «Guardar como». A partida continua aqui.
notice-is-folder = Não guardado: { $path } é uma pasta. Guarde com outro nome com «Guardar como». A partida continua aqui.
notice-changed = Não guardado: outro programa mudou { $path }. Guarde outra vez para escolher o que fica. A partida continua aqui.
notice-reloaded = { $path } foi lido de novo. «Anular» repõe as jogadas anteriores.
notice-panicked = Algo correu mal dentro do programa e foi abandonado. A partida continua aqui; há um relatório em { $path }
notice-open-elsewhere = { $path } está aberto também noutra janela. Guarde só numa delas.
notice-settings-not-saved = Não foi possível guardar as preferências em { $path }: { $why }
notice-settings-failed = As preferências não são usadas: { $why }
notice-exists = { $path } já existe.
notice-no-opening = { $path } não tem uma abertura utilizável.
change-move = uma jogada
change-line = uma variante mantida
change-comment = um comentário
change-symbol = um símbolo
change-marks = marcas
change-eval = uma avaliação
change-deletion = uma eliminação
change-promotion = uma mudança da linha principal
change-order = uma mudança de ordem
change-players = uma mudança dos nomes
change-sides = a escolha dos lados
change-tags = uma mudança das etiquetas
change-ending = o fim da partida
change-whole = uma mudança de toda a partida

menu-engine = Motor
engine-plays = Motor: { $side }
engine-time = Tempo por jogada
engine-seconds = { $seconds } s
engine-level = Nível
engine-level-first = 1, para começar
engine-level-best = { $number }, o melhor que pode
engine-lines = Linhas
command-analyse = Analisar
command-hint = Dica
command-engine-move = Joga o motor
command-stop-engine = Parar o motor
notice-choose-side = Primeiro há que escolher o lado: escreva «{ typed-keep }» para manter ou «{ typed-swap }» para trocar, ou use os botões em cima.
notice-sides-changed = Os jogadores trocaram de lado. «Anular» repõe os lados.
notice-sides-kept = Os jogadores mantêm os lados. «Anular» repõe a escolha.
notice-engine-thinks = O motor está prestes a jogar: { $now } faz com que jogue já, { $stop } interrompe.
player-engine = motor
tab-engine = Motor
tab-notes = Notas
engine-ready = O motor espera por uma jogada.
engine-thinking = Cálculo
engine-done = Pronto
engine-to-move = O motor pensa na jogada do { $side }.
engine-header = { $state } · prof. { $depth } · { $nodes } posições · { $rate }/s
engine-likely = { $side } { $percent } %
engine-wins-in = { $side } em { $plies }
engine-exact = { $side } vence por { $points } com jogo perfeito.
engine-exact-draw = Empate com jogo perfeito.
engine-exact-mark = exato
engine-chance = { $percent } %
command-choose-engine = Escolher motor…
engine-title = Motor
engine-text = O comando de um programa que fale UGI, com as palavras separadas por espaços. Deixe vazio para o motor deste programa.
engine-use = Usar
notice-engine-failed = O motor foi parado: { $why }. O menu Motor permite escolher outro.
engine-waits = É a vez do motor: { $keys } deixa-o jogar.

command-comment = Comentário
command-wipe-marks = Apagar marcas
menu-judge = Avaliar a jogada
comment-hint = Um comentário
comment-name = Comentário depois do lance { $ply }
symbol-good = boa jogada
symbol-mistake = erro
symbol-brilliant = jogada brilhante
symbol-blunder = erro grave
symbol-interesting = jogada interessante
symbol-dubious = jogada duvidosa
moves-ply-noted = { $name }, { $note }

command-map = Mapa da árvore
map-name = Mapa da árvore: { $lines ->
    [1] 1 linha
   *[other] { $lines } linhas
}, { $plies } lances
map-node = { $ply }. { $play } { $comment }

moves-trim = Eliminar o que segue
moves-earlier = Subir a linha
moves-later = Descer a linha

end-sheet-wins = { $winner } vence
end-sheet-draw = Empate
end-sheet-player = { $name } ({ $side })
end-sheet-ended = { $plies ->
    [1] 1 lance
   *[other] { $plies } lances
} · { $setup }
