#!/bin/sh
# An engine that says the same of every position: three lines for the one after ply 71 of the game.
while read -r line; do
    case "$line" in
    ugi) echo "id name Three lines"; echo ugiok ;;
    isready) echo readyok ;;
    go*)
        common="depth 9 seldepth 12 nodes 240000 nps 1200000 time 200"
        echo "info $common multipv 1 score cp 1350 pv e6+e4 h5-e2 j5-i4"
        echo "info $common multipv 2 score cp 600 pv j5-i4 h5+d9"
        echo "info $common multipv 3 score cp -250 pv e6-e5 h5+d9"
        echo "bestmove e6+e4"
        ;;
    quit) exit 0 ;;
    esac
done
