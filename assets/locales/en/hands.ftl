# How the window lies in the hands: keys, fingers, and where things are.

command-turn-on = Turn the board by one side
command-mirror = Mirror the board
command-panels-left = Panels on the left
command-large-targets = Large buttons, for fingers
command-finder = Find a command…
finder-title = Find a command
finder-hint = Words of any menu
finder-nothing = No menu has anything like this.
shortcuts-change = Press the keys of a command to choose others.
shortcuts-press = Press the new keys
shortcuts-keys-of = { $command } ({ $keys })
shortcuts-reset = Reset
shortcuts-reset-of = Reset the keys: { $command }
shortcuts-reset-all = Reset all
shortcuts-taken = { $keys } is taken by “{ $by }”.
shortcuts-unfit = { $keys } cannot be chosen: it writes, or leads through the window. Take Ctrl or Alt with it, or a function key.
command-pencil = Draw marks
notice-pencil = Pencil: choose a cell twice for a ring, two cells for an arrow. Esc puts it away.
menu-line = Order of the lines
menu-arrangement = Board and panels
