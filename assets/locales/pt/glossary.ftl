## As palavras dos jogos: as formas e o que significam

glossary-word = { $word }: { $meaning }

agros-word-farmer = agricultor|agricultores
agros-word-farmer-text = Uma pilha que se move inteira: um agricultor sobre sementes da sua cor.
agros-word-harvest = colheita|colheitas|colher|colha
agros-word-harvest-text = O número de peças de um agricultor, e a jogada que o faz crescer: exatamente essas casas, e mais uma peça.
agros-word-seed = semente|sementes
agros-word-seed-text = Uma peça solta deixada ao semear. Não se move mais e divide a terra.
agros-word-sow = semear|semeie|sementeira
agros-word-sow-text = Andar uma casa a menos do que a colheita e deixar todas as sementes, uma por casa.
agros-word-field = campo|campos
agros-word-field-text = Casas vazias unidas pelos lados, quantas sejam. Conta as suas casas vezes a melhor colheita do dono ali.
agros-word-control = controla|controlado|controlo
agros-word-control-text = Um campo é do lado que está à frente no primeiro lugar em que os agricultores vizinhos diferem.
agros-word-margin = margem
agros-word-margin-text = A diferença no lugar que decide um campo.
agros-word-rank = lugar|lugares
agros-word-rank-text = A posição de um agricultor entre os do seu lado junto a um campo, o mais forte primeiro.
agros-word-tie = empate|empatam
agros-word-tie-text = Quando nenhum lugar difere: o campo não é de ninguém e não conta.
agros-word-pass = passar|passe|passes|passou
agros-word-pass-text = Deixar a vez sem jogar. Dois seguidos acabam a partida.

agon-word-queen = rainha|rainhas
agon-word-queen-text = Só ela pode entrar no centro. Capturada, vai para qualquer casa livre.
agon-word-guard = guarda|guardas
agon-word-guard-text = Uma das seis peças que devem rodear a rainha. Capturada, volta ao anel exterior.
agon-word-ring = anel|anéis
agon-word-ring-text = As casas à mesma distância do centro. São cinco; nenhuma peça vai para fora.
agon-word-centre = centro
agon-word-centre-text = A casa f6, onde só entram rainhas.
agon-word-captured = capturada|capturado|capturar|capturas
agon-word-captured-text = Entre dois inimigos em lados opostos. A peça fica até o dono a recolocar.
agon-word-relocation = recolocação|recolocar
agon-word-relocation-text = Pôr noutro lado uma peça capturada; ocupa toda a vez.
agon-word-between = entre dois inimigos
agon-word-between-text = Com um inimigo em duas casas vizinhas opostas. Ninguém pode entrar aí.

agora-word-pile = pilha|pilhas
agora-word-pile-text = Peças numa casa. A de cima é a dona.
agora-word-captor = captor|captores
agora-word-captor-text = Uma peça da cor dona da pilha, acima dos prisioneiros.
agora-word-prisoner = prisioneiro|prisioneiros|prisioneira
agora-word-prisoner-text = Uma peça da outra cor no fundo de uma pilha. Se forem demais, tomam-na.
agora-word-height = altura|alturas
agora-word-height-text = O nível da casa mais o número de peças da pilha.
agora-word-level = nível|níveis
agora-word-level-text = A altura de uma casa: 6 na borda, 3 no anel do meio, 0 no centro.
agora-word-capture = capturar|captura|capture
agora-word-capture-text = Ficar em cima vindo de mais alto ou igual: as peças inimigas viram-se, os prisioneiros próprios ficam livres.
agora-word-surrender = render-se|rende-se|rendição
agora-word-surrender-text = Deslizar para baixo de uma pilha vindo de mais baixo ou igual, como prisioneiro.
agora-word-revolution = revolução|revoluções
agora-word-revolution-text = Prisioneiros que são mais de metade de uma pilha viram as outras peças e ficam donos.
