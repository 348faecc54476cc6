#!/usr/bin/python3
"""Kills the game at random moments of play, saving, review and export, and finds everything again.

    crash.py BINARY [ROUNDS [SEED]]

Each round opens the same file, takes up what the last round left unfinished, saves it and compares: every ply and
every comment that the window had shown for a moment must be there. Then it goes on until the game is killed (SIGKILL).

Needs (Debian) at-spi2-core dbus gir1.2-atspi-2.0 openbox python3-gi xdotool xvfb.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import desk
from gi.repository import Atspi, GLib

SETUP = {"size": 8, "farmers": 3}
START = "8/8/8/8/8/8/8/8 L 3 0"
COMMENT = "Comment after ply "
# What the window has shown for so many seconds is done.
MOMENT = 0.03
UNFINISHED = "Unfinished games"
RESTORE = "Go on with "


class Rounds:
    """What is known of the game from one round to the next."""

    def __init__(self, binary, home):
        self.binary = binary
        self.home = home
        self.file = home / "game.agros"
        self.journals = home / ".local" / "share" / "agros" / "journals"
        # No file dialogs: paths are typed in the window.
        self.empty = home / "empty"
        self.empty.mkdir()
        nodes = [{"parent": None}]
        game = {"format": "agros-game", "version": 1, "game": "agros", "setup": SETUP, "nodes": nodes}
        self.file.write_text(json.dumps(game))
        # Lines of moves that the window has shown, and the comment after each.
        self.plies = set()
        self.comments = {}
        self.restored = 0
        self.done = dict.fromkeys(["play", "comment", "undo", "save", "review", "export"], 0)

    def round(self, deeds, seconds):
        """Plays on; the game is killed so many seconds after so many deeds."""
        game = desk.Game("env", f"PATH={self.empty}", self.binary, str(self.file), folder=self.home)
        try:
            self.take_up(game)
            here = self.compare()
            window = Window(game)
            self.go_on(game, window, here, deeds, seconds)
        finally:
            game.kill()

    def take_up(self, game):
        """Restores what was left, and saves it."""
        desk.wait_for("the game in the title", lambda: "game" in game.title() and "opening" not in game.title())

        def answer():
            names = game.names()
            if UNFINISHED in names:
                return "offered"
            # A journal that its file holds goes by itself.
            lives = [path for path in self.journals.glob("*.journal")]
            return None if lives else "nothing"

        if desk.wait_for("what was left", answer, 20) == "offered":
            game.find(RESTORE, start=True)
            desk.key("Return")
            desk.wait_for("the game to be restored", lambda: "(not saved)" in game.title(), 20)
            self.restored += 1
            before = self.file.stat().st_mtime_ns
            desk.key("ctrl+s")
            desk.wait_for("the game to be saved", lambda: self.file.stat().st_mtime_ns != before, 20)

    def compare(self):
        """Finds everything in the file; returns the line to the cursor."""
        checked = run(self.binary, "check", self.file)
        assert checked.startswith("ok "), checked
        game = json.loads(self.file.read_text())
        lines = []
        for node in game["nodes"]:
            before = () if node["parent"] is None else lines[node["parent"]]
            lines.append(before + ((node["move"],) if "move" in node else ()))
        there = dict(zip(lines, game["nodes"]))
        lost = [line for line in self.plies if line not in there]
        assert not lost, f"lost plies: {lost}"
        for line, comment in self.comments.items():
            found = there[line].get("comment", "")
            assert comment in found, f"lost comment {comment!r} after {line}: {found!r}"
        return lines[game.get("cursor", 0)]

    def go_on(self, game, window, here, deeds, seconds):
        last, killer = None, threading.Timer(seconds, game.process.kill)
        try:
            while game.process.poll() is None:
                if deeds == 0:
                    killer.start()
                deeds -= 1
                deed = random.choices(list(self.done), [12, 4, 2, 3, 1, 1])[0]
                if deed == "undo" and last != "play":
                    deed = "play"
                here = getattr(self, deed)(window, here)
                self.done[deed] += 1
                last = deed
        except (AssertionError, GLib.Error):
            # It may be gone.
            desk.wait_for("the end of the game", lambda: game.process.poll() is not None)

    def play(self, window, here):
        position = run(self.binary, "apply", START, *here).splitlines()[-1] if here else START
        moves = run(self.binary, "moves", position).split()
        if not moves:
            desk.key("Home")
            return () if window.shows(0) else here
        move = random.choice(moves)
        desk.xdotool("type", "--delay", 1, move)
        desk.xdotool("key", "Return")
        if window.shows(len(here) + 1):
            here = here + (move,)
            if window.lives_on():
                self.plies.add(here)
        return here

    def comment(self, window, here):
        text = "".join(random.choices("abcdefgh ", k=random.randint(1, 12))).strip() or "x"
        desk.xdotool("key", "ctrl+m")
        desk.xdotool("key", "ctrl+End")
        desk.xdotool("type", "--delay", 1, text)
        end = time.monotonic() + 3.0
        while time.monotonic() < end:
            written = window.written(len(here))
            if written.endswith(text):
                if window.lives_on():
                    self.comments[here] = written
                break
            time.sleep(0.01)
        desk.xdotool("key", "Escape")
        return here

    def undo(self, window, here):
        desk.xdotool("key", "ctrl+z")
        return here[:-1] if window.shows(len(here) - 1) else here

    def save(self, _window, here):
        desk.xdotool("key", "ctrl+s")
        return here

    def review(self, _window, here):
        desk.xdotool("key", "ctrl+r")
        return here

    def export(self, _window, here):
        for picture in self.home.glob("*.png"):
            picture.unlink()
        desk.xdotool("key", "ctrl+e")
        time.sleep(0.2)
        desk.xdotool("key", "Return")
        time.sleep(0.3)
        desk.xdotool("key", "Return")
        time.sleep(random.uniform(0, 0.3))
        # Whatever is still open lies over the board.
        desk.xdotool("key", "Escape")
        return here


class Window:
    """What the window says of the place in the game: the field for its comment is named after it."""

    def __init__(self, game):
        def frames():
            return [found for found in game.accessibles() if found.get_role_name() == "frame"]

        self.process = game.process
        self.frame = desk.wait_for("the window's frame", frames, 30)[0]
        self.at = 0

    def field(self):
        """The field for comments; None also where the window changes while it is read."""
        try:
            return self.field_now()
        except GLib.Error:
            if self.process.poll() is not None:
                raise
            return None

    def field_now(self):
        """The field for comments, most often where it was before."""
        self.frame.clear_cache()
        count = self.frame.get_child_count()
        for step in range(count):
            at = (self.at + step) % count
            child = self.frame.get_child_at_index(at)
            if child is not None and (child.get_name() or "").startswith(COMMENT):
                self.at = at
                return child
        return None

    def shows(self, ply, seconds=3.0):
        """Whether it comes to show so many plies before the cursor."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            field = self.field()
            if self.is_named(field, ply):
                return True
            time.sleep(0.005)
        return False

    def lives_on(self):
        """Whether the game goes on for a moment: what is made in the very moment of its death may be lost."""
        time.sleep(MOMENT)
        return self.process.poll() is None

    def written(self, ply):
        """The comment there."""
        field = self.field()
        try:
            return Atspi.Text.get_text(field, 0, -1) if self.is_named(field, ply) else ""
        except GLib.Error:
            return ""

    @staticmethod
    def is_named(field, ply):
        """Whether it is the field for the comment after so many plies."""
        try:
            return field is not None and field.get_name() == f"{COMMENT}{ply}"
        except GLib.Error:
            return False


def run(binary, *arguments):
    return subprocess.run([binary, *map(str, arguments)], capture_output=True, text=True).stdout


def main(binary, rounds=25, seed=None):
    seed = random.randrange(1 << 32) if seed is None else seed
    random.seed(seed)
    print(f"- {rounds} rounds, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="agros-") as folder:
        screen = desk.Screen(folder)
        try:
            played = Rounds(binary, Path(os.environ["HOME"]))
            for number in range(1, rounds + 1):
                played.round(random.randint(0, 8), random.uniform(0.0, 0.4))
                if number % 25 == 0 or number == rounds:
                    done = ", ".join(f"{count} {name}" for name, count in played.done.items())
                    print(f"- killed {number} times, restored {played.restored} times; {done}", flush=True)
            # What the last round left is found as well.
            played.round(0, 0)
            assert played.plies, "nothing was ever played"
            print(f"- {len(played.plies)} plies and {len(played.comments)} comments, none lost", flush=True)
        finally:
            screen.close()


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), *map(int, sys.argv[2:4]))
