#!/usr/bin/python3
"""Starts the game where much is missing or wrong: it shows its window, or says in one line why it cannot.

    surroundings.py BINARY

A window counts when it can be seen and reached on the screen and something is drawn in it. Whatever the user root may
do, nobody else may: as root the game is started as the user nobody, so that read-only folders are read-only.

Needs (Debian) at-spi2-core dbus gir1.2-atspi-2.0 openbox python3-gi util-linux xdotool xvfb.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import desk
from framebuffer import Framebuffer

NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
SCREEN = (2560, 1700)
# So many colours, and no single one on more than this share of the window, make a picture.
LEAST_COLOURS = 24
GREATEST_SHARE = 0.9
# So much of a window must lie on the screen, in each direction.
REACHABLE = 300
# The game is on the screen within so many seconds, even on a machine that is busy with much else.
PATIENCE = 120.0


class Surroundings:
    """The binary, its screen, and a new home for each start."""

    def __init__(self, binary, folder):
        self.folder = Path(folder)
        self.folder.chmod(0o711)
        frames = self.folder / "frames"
        frames.mkdir()
        size = f"{SCREEN[0]}x{SCREEN[1]}"
        self.screen = desk.Screen(folder, size, "-ac", "-fbdir", str(frames))
        self.framebuffer = Framebuffer(frames / "Xvfb_screen0")
        # Where everybody may run it.
        self.binary = self.folder / "agros"
        shutil.copy(binary, self.binary)
        self.binary.chmod(0o755)
        # No zenity and nothing else to be started.
        self.empty = self.folder / "empty"
        self.empty.mkdir(mode=0o755)
        self.usual = {
            "DISPLAY": os.environ["DISPLAY"],
            "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "PATH": str(self.empty),
        }
        self.homes = 0

    def home(self, settings=None, mode=0o700):
        """A new home with these settings, if any."""
        self.homes += 1
        home = self.folder / f"home{self.homes}"
        configuration = home / ".config" / "agros"
        configuration.mkdir(parents=True)
        if settings is not None:
            text = settings if isinstance(settings, str) else json.dumps(settings)
            (configuration / "settings.json").write_text(text)
        for path in [home, *home.rglob("*")]:
            if NOBODY:
                os.chown(path, 65534, 65534)
            if path.is_dir():
                path.chmod(mode)
        return home

    def start(self, environment, *arguments):
        setpriv = [shutil.which(NOBODY[0]), *NOBODY[1:]] if NOBODY else []
        return subprocess.Popen(
            [*setpriv, str(self.binary), *arguments],
            cwd="/",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def shows(self, name, changes=None, *arguments, home=None, absent=(), fills=False):
        """The game shows its window, all over the screen if it `fills` it, and ends when told to."""
        environment = self.environment(changes, home, absent)
        started = time.monotonic()
        game = self.start(environment, *arguments)
        try:
            window = desk.wait_for(f"the window, {name}", lambda: self.window(game, name), PATIENCE)
            desk.wait_for(f"the window on the screen, {name}", lambda: is_within_reach(window))
            if fills:
                desk.wait_for(f"the whole screen, {name}", lambda: geometry(window)[2] == SCREEN[0])
            desk.wait_for(f"a picture in the window, {name}", lambda: self.is_drawn(window), PATIENCE)
            took = time.monotonic() - started
            _, _, width, height = geometry(window)
            print(f"- {name}: a window of {width}x{height} after {took:.1f} s", flush=True)
            # It must not only come up: closing saves the settings, or says why not.
            desk.xdotool("windowactivate", "--sync", window)
            desk.wait_for(f"the end of the game, {name}", lambda: has_quit(game), PATIENCE)
            assert game.returncode == 0, f"{name}: ended with {game.returncode}"
        finally:
            game.kill()
            game.wait()

    def refuses(self, name, changes=None, *arguments, home=None, absent=(), says=""):
        """The game says in one line what is missing and ends with 1."""
        game = self.start(self.environment(changes, home, absent), *arguments)
        try:
            _, told = game.communicate(timeout=PATIENCE)
        finally:
            game.kill()
            game.wait()
        assert game.returncode == 1, f"{name}: ended with {game.returncode}, {told!r}"
        # What the driver says before is its own affair.
        lines = [line for line in told.splitlines() if not line.startswith(("libGL", "libEGL", "MESA"))]
        assert len(lines) == 1 and lines[0].startswith("agros: "), f"{name}: {told!r}"
        assert says in told, f"{name}: {told!r} without {says!r}"
        print(f"- {name}: {lines[0]}", flush=True)

    def environment(self, changes, home, absent):
        environment = {**self.usual, "HOME": str(home or self.home()), **(changes or {})}
        return {name: value for name, value in environment.items() if name not in absent}

    def window(self, game, name):
        assert game.poll() is None, f"{name}: ended with {game.returncode}, {game.stderr.read()!r}"
        return next(iter(desk.visible_windows("--pid", str(game.pid))), None)

    def is_drawn(self, window):
        x, y, width, height = geometry(window)
        colours = Counter(self.framebuffer.pixels(x, y, x + width, y + height, step=7))
        return len(colours) >= LEAST_COLOURS and max(colours.values()) < GREATEST_SHARE * sum(colours.values())


def is_within_reach(window):
    x, y, width, _ = geometry(window)
    return x + width >= REACHABLE and x <= SCREEN[0] - REACHABLE and 0 <= y <= SCREEN[1] - REACHABLE


def has_quit(game):
    """Asks for the end, again as long as nobody listens: a large window is slow on a busy machine."""
    desk.key("ctrl+q")
    try:
        game.wait(2.0)
    except subprocess.TimeoutExpired:
        return False
    return True


def geometry(window):
    """Left, top, width and height of a window's inside on the screen, in pixels."""
    told = desk.xdotool("getwindowgeometry", "--shell", window).splitlines()
    values = dict(line.split("=", 1) for line in told)
    return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))


def main(binary):
    with tempfile.TemporaryDirectory(prefix="agros-") as folder:
        around = Surroundings(binary, folder)
        try:
            without_services(around)
            without_display(around)
            without_home(around)
            scaled(around)
            misplaced(around)
        finally:
            around.screen.close()
            for path in Path(folder).glob("home*"):
                subprocess.run(["chmod", "-R", "u+rwx", str(path)], check=True)


def without_services(around):
    around.shows("no session bus, no portal, no zenity")
    around.shows("a session bus that nobody answers on", {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"})
    around.shows("a session bus without any service", {"DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"]})
    around.shows("no locale that the system knows", {"LANG": "xx_YY.nonsense", "LC_ALL": "\x01"})


def without_display(around):
    around.refuses("no display", absent=["DISPLAY"], says="DISPLAY")
    around.refuses("a display that is not there", {"DISPLAY": ":4711"})
    around.refuses("a Wayland display that is not there", {"WAYLAND_DISPLAY": "wayland-4711"}, absent=["DISPLAY"])
    nothing = {"LIBGL_DRIVERS_PATH": "/none", "__EGL_VENDOR_LIBRARY_DIRS": "/none", "__GLX_VENDOR_LIBRARY_NAME": "none"}
    around.refuses("no OpenGL", nothing, says="OpenGL 2.0")
    around.refuses("an OpenGL that is too old", {"MESA_GL_VERSION_OVERRIDE": "1.1", "MESA_GLES_VERSION_OVERRIDE": "1.1"}, says="OpenGL 2.0")


def without_home(around):
    around.shows("no HOME", absent=["HOME"])
    around.shows("a HOME that is not there", {"HOME": "/nowhere/home"})
    around.shows("a HOME that is a file", {"HOME": "/etc/passwd"})
    around.shows("a HOME that is no path from the root", {"HOME": "home"})
    around.shows("a read-only HOME", home=around.home(mode=0o500))
    around.shows("a HOME that may not be looked into", home=around.home(mode=0o000))
    folders = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    around.shows("XDG folders that cannot be made", dict.fromkeys(folders, "/proc/agros"))
    around.shows("XDG folders that are files", dict.fromkeys(folders, "/etc/passwd"))


def scaled(around):
    for factor in ("1", "1.5", "2", "3"):
        around.shows(f"a scale factor of {factor}", {"WINIT_X11_SCALE_FACTOR": factor})
    around.shows("a scale factor that is none", {"WINIT_X11_SCALE_FACTOR": "randr"})


def misplaced(around):
    def arranged(width, height, **arrangement):
        return around.home({"window": {"width": width, "height": height}, "arrangement": arrangement})

    far = 2_000_000_000
    places = [(5000, 5000), (-5000, -5000), (far, far), (-far, -far), (SCREEN[0] - 1, 10), (10, SCREEN[1] - 1)]
    for x, y in places:
        around.shows(f"a window left at {x}, {y}", home=arranged(1000, 700, place={"x": x, "y": y}))
    around.shows("a window of 10x10", home=arranged(10, 10))
    around.shows("a window of the greatest size", home=arranged(4_294_967_295, 4_294_967_295))
    around.shows("a maximized window", home=arranged(800, 600, maximized=True), fills=True)
    home = arranged(800, 600, place={"x": 9000, "y": 0}, maximized=True)
    around.shows("a maximized window off the screen", home=home, fills=True)
    for size in ("NaN", "-1", "1e400", "null", '"wide"'):
        text = f'{{"window": {{"width": {size}, "height": {size}}}}}'
        around.shows(f"a window of width {size}", home=around.home(text))


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
