# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Virar o tabuleiro um lado
command-mirror = Tabuleiro em espelho
command-panels-left = Painéis à esquerda
command-large-targets = Botões grandes, para os dedos
command-finder = Procurar um comando…
finder-title = Procurar um comando
finder-hint = Palavras dos menus
finder-nothing = Nenhum menu tem nada assim.
shortcuts-change = Prima as teclas de um comando para escolher outras.
shortcuts-press = Prima as novas teclas
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Repor
shortcuts-reset-of = Repor as teclas: { $command }
shortcuts-reset-all = Repor tudo
shortcuts-taken = { $keys } já é de “{ $by }”.
shortcuts-unfit = { $keys } não pode ser escolhido: escreve, ou serve para percorrer a janela. Junte Ctrl ou Alt, ou use uma tecla de função.
command-pencil = Desenhar marcas
notice-pencil = Lápis: escolha uma casa duas vezes para um círculo, duas casas para uma seta. Esc guarda-o.
menu-line = Ordem das variantes
menu-arrangement = Tabuleiro e painéis
