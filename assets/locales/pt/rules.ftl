## As páginas das regras

rules-to-play = { $title }, antes da jogada
rules-played = { $title }, jogado

agros-rules = Regras do Agros
agros-rules-intro = Dois jogadores, Claro e Escuro, cultivam um tabuleiro vazio de 8×8, 10×10 ou 12×12 casas com 3, 5 ou 7 agricultores cada um. Ganha quem tem mais pontos. Um clique num diagrama faz a sua jogada.
agros-rules-opening = Abertura
agros-rules-opening-text = Os agricultores vão para casas vazias, cada um com colheita 1: Claro coloca um, depois ambos dois por vez, e Escuro o último. A seguir joga Claro.
agros-rules-harvest = Colher
agros-rules-harvest-text = A pilha toda anda exatamente tantas casas quantas a sua colheita, a direito numa de oito direções, até uma casa vazia. Depois a colheita cresce um.
agros-rules-over = Por cima das peças
agros-rules-over-text = Uma colheita pode passar por cima de peças da sua cor, nunca das do adversário.
agros-rules-sow = Semear
agros-rules-sow-text = Um agricultor com colheita 2 ou mais anda uma casa a menos, só por casas vazias. Deixa uma semente em cada casa que abandona e segue sozinho, com colheita 1.
agros-rules-pass = O passe
agros-rules-pass-text = Depois da abertura pode-se sempre passar em vez de jogar. Dois passes seguidos acabam a partida.
agros-rules-field = Os campos
agros-rules-field-text = Casas vazias unidas pelos lados são um campo. Um agricultor toca-o se está ao lado de uma das suas casas. Um campo vale as suas casas vezes a maior colheita do dono ali.
agros-rules-control = Quem controla
agros-rules-control-text = Ambos ordenam do maior para o menor os agricultores que tocam o campo. Decide o primeiro lugar em que diferem; um agricultor em falta conta 0. Essa diferença é a margem.
agros-rules-tie = Campo de ninguém
agros-rules-tie-text = Onde todos os lugares empatam, ou nenhum agricultor o toca, um campo não é de ninguém e não conta: aqui à esquerda, 3 contra 3.
agros-rules-fence = As cercas
agros-rules-fence-text = Sementes e agricultores dividem a terra. Uma cerca completa deixa de fora um agricultor mais forte.
agros-rules-score = A pontuação
agros-rules-score-text = No fim somam-se os campos de cada um. Meio ponto vai para quem tem a maior colheita na primeira diferença das listas completas: aqui {"{5, 3, 2}"} a {"{4, 2, 1}"}, e Claro vence 100½ a 44.

agon-rules = Regras do Agon
agon-rules-intro = Uma corrida em 91 hexágonos, em cinco anéis à volta de um centro. Cada jogador tem uma rainha e seis guardas. Um clique num diagrama faz a sua jogada.
agon-rules-aim = O objetivo
agon-rules-aim-text = Ganha quem primeiro tem a rainha no centro e as suas seis guardas nas seis casas à volta.
agon-rules-start = Início
agon-rules-start-text = As rainhas ficam em cantos opostos do anel exterior, as guardas como se mostra. Pode começar o Branco ou o Preto.
agon-rules-step = Um passo
agon-rules-step-text = Uma peça vai para uma casa vazia vizinha do mesmo anel ou do seguinte para dentro, nunca para fora. Só uma rainha entra no centro. Quem não pode, passa.
agon-rules-between = Entre inimigos
agon-rules-between-text = Ninguém pode ir para uma casa que está mesmo entre dois inimigos, em linha reta: aqui f4 é proibida ao Branco.
agon-rules-capture = Capturas
agon-rules-capture-text = Uma peça que fica entre dois inimigos está capturada e é marcada. Podem capturar-se várias de uma vez.
agon-rules-relocation = Recolocação
agon-rules-relocation-text = Quem tem uma peça capturada tem de recolocar uma primeiro, como vez inteira: a rainha primeiro, em qualquer casa livre; depois uma guarda, no anel exterior. Nunca entre dois inimigos.
agon-rules-win = Vitória
agon-rules-win-text = A última guarda fecha o anel à volta da rainha no centro.
agon-rules-loss = Derrota
agon-rules-loss-text = Quem fecha o anel sem a própria rainha no centro perde.
agon-rules-draw = Empates
agon-rules-draw-text = Há empate com dois passes seguidos, com a mesma posição pela terceira vez, ou após 100 jogadas sem passo para dentro, recolocação, colocação ou nova captura.
agon-rules-variants = As variantes
agon-rules-variants-text = Também se podem colocar uma a uma as guardas, ou as rainhas e depois as guardas. Uma opção impede uma rainha capturada de ir para o centro.

agora-rules-heights = As alturas
agora-rules-heights-text = O fosso tem três níveis: 6 na borda, 3 no anel do meio, 0 no centro. A altura de uma pilha é o nível da sua casa e as suas peças juntos. Como opção conta só o nível.
agora-rules-equal = Alturas iguais
agora-rules-equal-text = Quem joga escolhe: capturar, como aqui, ou render-se.
agora-rules-end = O fim
agora-rules-end-text = Ninguém pode passar. Quem não tem pilhas perde logo. Há empate com a mesma posição pela terceira vez, ou após 100 jogadas sem captura, rendição ou revolução.
