#!/usr/bin/python3
"""Measures the game's window against the barest one: start, memory, and work at rest.

    cargo build --release --features measure
    python3 tests/measure/window.py [STARTS]

Starts both in turn, on a screen of its own with software rendering, and prints medians:

start   from starting the program to its first frame on the screen
memory  the proportional set size 5 s later
rest    the processor time of all its threads in the 5 s after that

Needs (Debian) xvfb and what the game needs. Ends with 1 if the game is over its limits.
"""

import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# How much more than the bare window the game may take.
MOST_START = 0.060
MOST_MEMORY = 25.0
# The clock of the kernel's threads counts a wake-up now and then that no frame comes of.
MOST_REST = 0.001

STARTS = 15
SETTLE = 5.0
REST = 5.0

x11 = ctypes.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XGetImage"):
    getattr(x11, name).restype = ctypes.c_void_p
x11.XGetPixel.restype = ctypes.c_ulong
x11.XDefaultRootWindow.restype = ctypes.c_ulong
ZPIXMAP = 2
# Windows come and go while they are looked at: an error is an answer like any other.
on_error = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)


class Screen:
    """A screen without a window manager: what is on it is the program's own doing."""

    def __enter__(self):
        ours, theirs = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[theirs],
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        with os.fdopen(ours) as numbers:
            self.name = ":" + numbers.readline().strip()
        x11.XSetErrorHandler(on_error)
        self.display = ctypes.c_void_p(x11.XOpenDisplay(self.name.encode()))
        self.root = ctypes.c_ulong(x11.XDefaultRootWindow(self.display))
        return self

    def __exit__(self, *_):
        x11.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait()

    def shows_something(self):
        """Whether the middle of the screen, black without a window, has been drawn on."""
        # Read from the screen itself, whatever windows there are.
        everything = ctypes.c_ulong(0xFFFFFFFF)
        image = x11.XGetImage(self.display, self.root, 640, 400, 1, 1, everything, ZPIXMAP)
        image = ctypes.c_void_p(image)
        if not image:
            return False
        pixel = x11.XGetPixel(image, 0, 0) & 0xFFFFFF
        x11.XDestroyImage(image)
        return pixel != 0


def start(binary, screen, home):
    """Starts a program once; returns its start in s, its memory in MiB and its work at rest in s."""
    environment = {
        "DISPLAY": screen.name,
        "HOME": home,
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "PATH": os.environ["PATH"],
        "XDG_RUNTIME_DIR": home,
    }
    begun = time.monotonic()
    process = subprocess.Popen([binary], env=environment, stdin=subprocess.DEVNULL)
    try:
        while not screen.shows_something():
            assert process.poll() is None, f"{binary} ended with exit code {process.returncode}"
            assert time.monotonic() < begun + 30, f"{binary} shows no window"
            time.sleep(0.001)
        shown = time.monotonic() - begun
        time.sleep(SETTLE)
        memory = proportional_set_size(process.pid)
        before = processor_time(process.pid)
        time.sleep(REST)
        worked = processor_time(process.pid) - before
        return shown, memory, worked
    finally:
        process.kill()
        process.wait()
        while screen.shows_something():
            time.sleep(0.01)


def proportional_set_size(process):
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the system tells no proportional set size")


def processor_time(process):
    """In s, of all threads that there are."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def main():
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else STARTS
    built = Path(os.environ.get("CARGO_TARGET_DIR", Path(__file__).parents[2] / "target")) / "release"
    programs = ("bare_window", "agros")
    found = {name: [] for name in programs}
    with tempfile.TemporaryDirectory(prefix="agros-") as home, Screen() as screen:
        # The first start of each reads the program from the disk: it is not counted.
        for count in range(starts + 1):
            for name in programs:
                figures = start(built / name, screen, home)
                if count:
                    found[name].append(figures)

    print(f"medians of {starts} starts (least to greatest)")
    medians = {}
    for name, figures in found.items():
        shown, memory, worked = zip(*figures)
        medians[name] = [statistics.median(column) for column in (shown, memory, worked)]
        print(
            f"{name:12} start {spread(shown, 1e3, 'ms')}, memory {spread(memory, 1, 'MiB')},"
            f" rest {spread(worked, 1e3, 'ms')}"
        )
    (bare_start, bare_memory, _), (game_start, game_memory, game_rest) = (medians[name] for name in programs)
    more_start, more_memory = game_start - bare_start, game_memory - bare_memory
    print(f"more         start {more_start * 1e3:+.0f} ms, memory {more_memory:+.1f} MiB")
    within = more_start <= MOST_START and more_memory <= MOST_MEMORY and game_rest <= MOST_REST
    print("within the limits" if within else "OVER THE LIMITS")
    sys.exit(not within)


def spread(values, factor, unit):
    middle, least, greatest = (factor * of(values) for of in (statistics.median, min, max))
    return f"{middle:.1f} {unit} ({least:.1f} to {greatest:.1f})"


if __name__ == "__main__":
    main()
