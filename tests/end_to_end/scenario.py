#!/usr/bin/python3
"""Plays, saves and reopens a game the way a person does, with the binary given as the argument.

Needs (Debian) at-spi2-core dbus gir1.2-atspi-2.0 openbox python3-gi xdotool xvfb zenity.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import desk

START = "10/10/10/10/10/10/10/10/10/10 L 5 0"
OPENING = ["c3", "h8", "g3", "c8", "e5", "h5", "d7", "f2", "b6", "i2"]
MOVES = ["c3+c4", "h8+h7", "c4+e4", "h7-g7"]
TAKEN_BACK = "e4+e1"
INSTEAD = ["e4-e2", "h5+h6"]
# Beside the last of these.
OTHER_LINE = "h5+i6"

MAIN_LINE = MOVES + INSTEAD
END = MAIN_LINE[:-1] + [OTHER_LINE]


def main(binary):
    with tempfile.TemporaryDirectory(prefix="agros-") as folder:
        screen = desk.Screen(folder)
        try:
            saved = play_and_save(binary, screen)
            reopen(binary, screen, saved)
            play_by_ear(binary)
        finally:
            screen.close()


def play_and_save(binary, screen):
    """Plays a game with a second line, saves it and quits; returns the file."""
    home = Path(os.environ["HOME"])
    game = desk.Game(binary, folder=home)
    try:
        step("a new game")
        desk.key("ctrl+n")
        game.click("Start")

        step("the opening, by mouse")
        for cell in OPENING:
            click_cell(game, cell)
            game.find(f"{cell}, {owner(cell)} farmer, harvest 1", start=True)

        step("moves, by mouse")
        for move in MOVES + [TAKEN_BACK]:
            play(game, move)
        shows(game, position(binary, MOVES + [TAKEN_BACK]))

        step("undo")
        desk.key("ctrl+z")
        shows(game, position(binary, MOVES))

        step("another move instead")
        for move in INSTEAD:
            play(game, move)
        shows(game, position(binary, MAIN_LINE))

        step("another line beside it")
        desk.key("Left")
        shows(game, position(binary, MAIN_LINE[:-1]))
        play(game, OTHER_LINE)
        shows(game, position(binary, END))

        step("save through the native dialog")
        desk.key("ctrl+s")
        dialog = desk.wait_for("zenity", lambda: game.children("zenity"))
        window = desk.wait_for("zenity's window", lambda: desk.visible_windows("--pid", str(dialog[0])))
        desk.xdotool("windowactivate", "--sync", window[0])
        desk.key("ctrl+a")
        desk.write("first game")
        desk.key("Return")
        saved = home / "first game.agros"
        desk.wait_for("the file", saved.exists)
        desk.wait_for("zenity's end", lambda: not game.children("zenity"))
        desk.wait_for("the file's name in the title", lambda: "first game" in game.title())

        step("rest")
        time.sleep(2)
        before = game.ticks()
        time.sleep(5)
        used = game.ticks() - before
        assert used <= 2, f"{used} ticks of processor time in 5 s of rest"

        step("quit")
        quit_calmly(game)
        return saved
    finally:
        game.kill()


def reopen(binary, screen, saved):
    """Opens the saved game again and compares the window with what the commands say of the file."""
    game = desk.Game(binary, saved.name, folder=saved.parent)
    try:
        step("reopen")
        # The file is read beside the window, which may be up first.
        desk.wait_for("the file's name in the title", lambda: "first game" in game.title())
        expected = position(binary, END)
        shows(game, expected)

        step("the commands agree")
        checked = run(binary, "check", saved)
        plies = len(OPENING + MAIN_LINE)
        assert checked == f"ok {saved} agros {plies} *\n", checked
        shown = run(binary, "show", saved).splitlines()
        assert shown[0] == expected, shown
        light, dark = run(binary, "score", expected).split()
        assert f"score {light} {dark}" in shown, shown
        assert "turn L" in shown, shown
        assert f"ply {plies}/{plies}" in shown, shown
        assert f"last {OTHER_LINE}" in shown, shown
        nodes = json.loads(saved.read_text())["nodes"]
        # The root, the main line, the move beside its last one, and the one taken back: nothing is lost.
        assert len(nodes) == 1 + plies + 2, nodes
        names = game.names()
        for player, points in (("Light", light), ("Dark", dark)):
            # A half point is written out in the window.
            points = points.replace(".5", "½")
            assert any(player in name and points in name.split() for name in names), (player, points, names)
        quit_calmly(game)
    finally:
        game.kill()


def play_by_ear(binary):
    """Plays a game to its end and saves it as one does who only hears it: through the accessible tree alone."""
    home = Path(os.environ["HOME"])
    saved = home / "by ear.agros"
    ears = desk.Ears()
    game = desk.Game(binary, folder=home)
    try:
        step("by ear: a new game")
        game.press("Game")
        game.press("New game…", start=True)
        game.press("Start")

        step("by ear: the opening")
        for cell in OPENING:
            game.press(f"{cell}, ", start=True)
            ears.expect(f"{owner(cell)} played {cell}.")

        step("by ear: moves")
        for mover, move in zip(("Light", "Dark"), MOVES):
            game.press(f"{move[:2]}, ", start=True)
            game.press(f"{move[3:]}, ", start=True)
            ears.expect(f"{mover} played {move}.")

        step("by ear: the end")
        game.press("Pass")
        ears.expect("Light played pass.")
        game.press("Pass")
        ears.expect("The game is over")

        step("by ear: save")
        game.press("Game")
        game.press("Save as…", start=True)
        game.press("Type a path instead")
        game.fill_in("Path of the file:", str(saved))
        game.press("Save")
        desk.wait_for("the file", saved.exists)
        ears.expect("by ear")
        checked = run(binary, "check", saved)
        assert checked.startswith(f"ok {saved} agros {len(OPENING) + 4} "), checked
        # The native dialog stays beside the typed path, and has the keys.
    finally:
        game.kill()


def step(name):
    print(f"- {name}", flush=True)


def quit_calmly(game):
    desk.key("ctrl+q")
    code = game.process.wait(10)
    assert code == 0, f"the game ended with exit code {code}"


def run(binary, *arguments):
    return subprocess.run([binary, *arguments], check=True, capture_output=True, text=True).stdout


def position(binary, moves):
    """The position after the opening and those moves."""
    return run(binary, "apply", START, *OPENING, *moves).strip()


def owner(cell):
    """Whose farmer the opening puts on the cell: one of Light's, then two in turn."""
    return "Dark" if (OPENING.index(cell) + 1) % 4 in (2, 3) else "Light"


def click_cell(game, cell):
    game.click(f"{cell}, ", start=True)


def play(game, move):
    start, end = move[:2], move[3:]
    click_cell(game, start)
    click_cell(game, end)
    desk.wait_for(f"{move} on the board", lambda: "farmer" in game.cells().get(end, ""))


def shows(game, text):
    """Waits until every cell of the window says what the position has there."""
    expected = cells(text)

    def differences():
        shown = game.cells()
        return {cell: shown.get(cell) for cell, words in expected.items() if not shown.get(cell, "").startswith(words)}

    try:
        desk.wait_for("the board", lambda: not differences())
    except AssertionError:
        raise AssertionError(f"the window does not show {text}: {differences()}") from None


def cells(text):
    """What the window should say first of each cell of a position."""
    found = {}
    rows = text.split()[0].split("/")
    for row, line in zip(range(len(rows), 0, -1), rows):
        column = 0
        for token in line.split(","):
            if token.isdigit():
                words, count = "empty", int(token)
            else:
                player = "Light" if token[0] in "lL" else "Dark"
                harvest = token[1:]
                words, count = (f"{player} farmer, harvest {harvest}" if harvest else f"{player} seed"), 1
            for _ in range(count):
                found[f"{chr(ord('a') + column)}{row}"] = words
                column += 1
    return found


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
