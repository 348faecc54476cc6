## The library of games

command-library = Library…
command-library-here = Games with this position
dialog-library-title = Choose the folder of the library
path-library = Choose
path-folder = Path of the folder:
library = Library
library-leave = Back to the game
library-choose = Choose a folder…
library-games = Games
library-statistics = Statistics
library-openings = Openings

library-welcome = No library yet
library-welcome-what = A library is a folder with game files, and the folders in it. Here they are listed with their players, results and last positions, searched by words, and counted; and beside the board you see what was played in them from any position.
library-welcome-safe = The files stay where they are and as they are. New games that you save in the folder are found by themselves.

## How far the reading has come

library-reading = Reading the folder…
library-progress = Reading: { $done } of { $of } files
library-failed = The folder cannot be read: { $why }
library-all-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
library-found = { $found } of { library-all-games }
library-cut-off = { $games }; there are more files than can be listed
library-unread = Nothing can be listed. Choose another folder.
library-empty = There are no games in this folder. Save one in it, or choose another folder.
library-nothing-found = No game is like that.

## Search

library-search = Search
library-search-hint = Search: anna 8x8 light won 2024
# These two are words of a search: “anna won”, “light lost”.
library-word-won = won
library-word-lost = lost
library-chip-position = This position
library-chip-position-help = Only games in which the position stands, turned or mirrored as it may be. Click to list all again.
library-chip-setup = Setup
library-any-setup = any
library-setup = { $kind }, { $setup }
library-chip-dates = { $since } … { $until }
library-since = From:
library-until = Until:
library-date-hint = 2024-05-31
library-chip-mine = { $name }’s games
library-chip-faults = { $files ->
    [one] 1 file cannot be read
   *[other] { $files } files cannot be read
}

## The list

library-list = { $games ->
    [one] List of 1 game
   *[other] List of { $games } games
}
library-players = Players
library-game = Game
library-result = Result
library-date = Date
library-plies = Plies
library-sort = Sort by: { $column }
library-sorted = Sorted by: { $column }, rising
library-sorted-falling = Sorted by: { $column }, falling
library-line = { $first } – { $second }, { $kind }, { $setup }, { $result }, { $date }, { $plies } plies
library-title = { $first } – { $second }
library-about = { $result } · { $kind }, { $setup } · { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
library-file = File
library-file-date = Date of the file
library-open = Open
library-open-there = Open at this position
library-won = { $side } won
library-won-by = { $side } +{ $points }
library-result-how = { $result } ({ $how })
library-resignation = resignation
library-time = on time
library-agreement = agreed
library-drawn = Draw
library-unfinished = Unfinished
library-first = First
library-second = Second

## Results counted

library-none = –
library-percent = { $percent } %
library-results = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $first } won { $first_won }, { $second } { $second_won }, { $drawn } drawn, { $unfinished } unfinished
library-results-lead = { $results }; { $side } { $lead } on average
library-move = { $play }: { $results }
library-head-move = Move
library-head-games = Games
library-head-share = { $side }’s points · lead
library-all = All games
library-begins = { $side } begins
library-part-size = { $value }×{ $value }
library-part-farmers = { $value ->
    [1] 1 farmer
   *[other] { $value } farmers
}
library-part-variant = { $value ->
    [standard] standard
    [guards] guards to place
   *[other] all men to place
}
library-part-queen-avoids-centre = { $value ->
    [true] queen avoids the centre
   *[other] queen may take the centre
}
library-part-height = { $value ->
    [pile] height of the piles
   *[other] height of the cells
}
library-first-moves = { $kind }: first moves
library-own = Your record
library-own-name = You are
library-own-nobody = nobody yet
library-own-none = No game of yours is in the list. Choose your name as it stands in the games.
library-own-as = Side, opponent
library-own-won = Won
library-own-lost = Lost
library-own-drawn = Drawn
library-own-share = Points
library-own-first = as the first player
library-own-second = as the second player
library-own-side = as { $side }
library-own-against = against { $name }
library-own-unknown = against others

## What was played from a position

library-start = Setup:
library-at-start = The start
library-back = Back
library-to-start = To the start
library-these = { $games ->
    [one] List this game
   *[other] List these { $games } games
}
library-no-move = No game of the library goes on from here.
library-beside = In the library
library-beside-help = What was played from this position in the games of the library, however the board lay there. Point at a move to see it, click to play it.
library-no-game-here = no game has this position
library-games-here = { $games ->
    [one] 1 game
   *[other] { $games } games
}
