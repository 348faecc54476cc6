## A biblioteca de partidas

command-library = Biblioteca…
command-library-here = Partidas com esta posição
dialog-library-title = Escolher a pasta da biblioteca
path-library = Escolher
path-folder = Caminho da pasta:
library = Biblioteca
library-leave = Voltar à partida
library-choose = Escolher pasta…
library-games = Partidas
library-statistics = Estatísticas
library-openings = Aberturas

library-welcome = Ainda sem biblioteca
library-welcome-what = Uma biblioteca é uma pasta com partidas, e as pastas que ela contém. Aqui as partidas são listadas com jogadores, resultados e últimas posições, pesquisadas por palavras e contadas; e ao lado do tabuleiro vê-se o que nelas se jogou a partir de qualquer posição.
library-welcome-safe = Os ficheiros ficam onde estão e como estão. As novas partidas guardadas na pasta são encontradas automaticamente.

library-reading = Leitura da pasta…
library-progress = Leitura: { $done } de { $of } ficheiros
library-failed = Não é possível ler a pasta: { $why }
library-all-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
library-found = { $found } de { library-all-games }
library-cut-off = { $games }; há mais ficheiros do que os que podem ser listados
library-unread = Não há nada para listar. Escolha outra pasta.
library-empty = Não há partidas nesta pasta. Guarde uma nela ou escolha outra pasta.
library-nothing-found = Nenhuma partida assim.

library-search = Procurar
library-search-hint = Procurar: anna 8x8 claro vence 2024
# Duas palavras da procura: «anna vence», «claro perde».
library-word-won = vence
library-word-lost = perde
library-chip-position = Esta posição
library-chip-position-help = Só partidas com esta posição, mesmo rodada ou espelhada. Clique para listar todas de novo.
library-chip-setup = Formato
library-any-setup = todos
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = De:
library-until = Até:
library-date-hint = 31/05/2024
library-chip-mine = Partidas de { $name }
library-chip-faults = { $files ->
    [1] 1 ficheiro ilegível
   *[other] { $files } ficheiros ilegíveis
}

library-list = { $games ->
    [1] Lista de 1 partida
   *[other] Lista de { $games } partidas
}
library-players = Jogadores
library-game = Jogo
library-result = Resultado
library-date = Data
library-plies = Lance
library-sort = Ordenar por: { $column }
library-sorted = Ordenado por: { $column }, crescente
library-sorted-falling = Ordenado por: { $column }, decrescente
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies } lances
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [1] 1 lance
   *[other] { $plies } lances
}
library-file = Ficheiro
library-file-date = Data do ficheiro
library-open = Abrir
library-open-there = Abrir nesta posição
library-won = { $side } vence
library-won-by = { $side } +{ $points }
library-result-how = { $result } ({ $how })
library-resignation = desistência
library-time = tempo
library-agreement = acordo
library-drawn = Empate
library-unfinished = Inacabada
library-first = O primeiro
library-second = O segundo

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}: { $first } venceu { $first_won }, { $second } { $second_won }, empates { $drawn }, inacabadas { $unfinished }
library-results-lead = { $results }; em média { $side } { $lead }
library-move = { $play }: { $results }
library-head-move = Jogada
library-head-games = Partidas
library-head-share = pontos { $side } · vant.
library-all = Todas as partidas
library-begins = Começa { $side }
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 lavrador
   *[other] { $value } lavradores
}
library-part-variant = { $value ->
    [standard] padrão
    [guards] guardas por colocar
   *[other] tudo por colocar
}
library-part-queen-avoids-centre = { $value ->
    [true] rainha fora do centro
   *[other] rainha pode ir ao centro
}
library-part-height = { $value ->
    [pile] altura das pilhas
   *[other] altura das casas
}
library-first-moves = { $kind }: primeiras jogadas
library-own = Seus resultados
library-own-name = Seu nome
library-own-nobody = ainda ninguém
library-own-none = Nenhuma partida sua na lista. Escolha o nome tal como está nas partidas.
library-own-as = Lado, adversário
library-own-won = Vitórias
library-own-lost = Derrotas
library-own-drawn = Empates
library-own-share = Pontos
library-own-first = como primeiro jogador
library-own-second = como segundo jogador
library-own-side = como { $side }
library-own-against = contra { $name }
library-own-unknown = contra outros

library-start = Formato:
library-at-start = O início
library-back = Recuar
library-to-start = Ao início
library-these = { $games ->
    [1] Listar esta partida
   *[other] Listar estas { $games } partidas
}
library-no-move = Nenhuma partida da biblioteca continua daqui.
library-beside = Na biblioteca
library-beside-help = O que se jogou a partir desta posição nas partidas da biblioteca, como quer que o tabuleiro estivesse virado. Aponte uma jogada para a ver, clique para a jogar.
library-no-game-here = nenhuma partida aqui
library-games-here = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
