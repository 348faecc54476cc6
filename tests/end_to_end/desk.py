"""A desktop of its own, with the game in a real window on it.

The screen is an Xvfb, with a window manager and a session bus that knows the accessibility service and
nothing else: no desktop portal, so that file dialogs are zenity's. The window is read as a screen reader
reads it and used by mouse and keyboard alone.
"""

import os
import subprocess
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

QUIET = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={folder}/bus</listen>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def wait_for(what, condition, seconds=10.0):
    """The first true value of `condition()`; fails with `what` after some seconds without one."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s for {what}")
        time.sleep(0.05)


class Screen:
    """The screen, its window manager and its session bus, all in one folder that is also the home."""

    def __init__(self, folder, size="1280x800", *options):
        self.folder = Path(folder)
        self.running = []
        for name in ("home", "runtime", "services"):
            (self.folder / name).mkdir(mode=0o700)
        service = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
        (self.folder / "services" / service.name).write_text(service.read_text())
        bus = self.folder / "bus.conf"
        bus.write_text(BUS.format(folder=self.folder))

        for name in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "LANGUAGE", "LC_ALL"):
            os.environ.pop(name, None)
        for name in [name for name in os.environ if name.startswith("XDG_")]:
            del os.environ[name]
        os.environ.update(
            DBUS_SESSION_BUS_ADDRESS=f"unix:path={self.folder}/bus",
            GSETTINGS_BACKEND="memory",
            HOME=str(self.folder / "home"),
            LANG="C.UTF-8",
            LIBGL_ALWAYS_SOFTWARE="1",
            XDG_RUNTIME_DIR=str(self.folder / "runtime"),
        )

        ours, theirs = os.pipe()
        self.start(
            ["Xvfb", "-displayfd", str(theirs), "-screen", "0", size + "x24", "-nolisten", "tcp", *options],
            pass_fds=[theirs],
        )
        os.close(theirs)
        with os.fdopen(ours) as numbers:
            os.environ["DISPLAY"] = ":" + numbers.readline().strip()
        self.start(["dbus-daemon", "--nofork", f"--config-file={bus}"])
        wait_for("the session bus", (self.folder / "bus").exists)
        self.start(["openbox"])
        switch_accessibility_on()

    def start(self, command, **options):
        self.running.append(subprocess.Popen(command, **QUIET, **options))

    def close(self):
        for process in reversed(self.running):
            process.terminate()
            process.wait()


def switch_accessibility_on():
    """Says that there is a screen reader, before any program asks."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        bus.call_sync(
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.freedesktop.DBus.Properties",
            "Set",
            GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))),
            None,
            Gio.DBusCallFlags.NONE,
            10_000,
        )


class Node:
    """Something that a screen reader finds in the window."""

    def __init__(self, accessible):
        self.role = accessible.get_role_name()
        self.name = accessible.get_name() or ""
        states = accessible.get_state_set()
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        component = accessible.get_component_iface()
        area = component.get_extents(Atspi.CoordType.SCREEN) if component else None
        self.middle = (area.x + area.width // 2, area.y + area.height // 2) if area and area.width > 0 else None

    def __repr__(self):
        return f"{self.role} {self.name!r}"


class Game:
    """The game, running in its window."""

    def __init__(self, *command, folder):
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL)
        self.window = wait_for("the window", self.find_window, 30)
        wait_for("the accessible tree", self.nodes, 30)

    def find_window(self):
        assert self.process.poll() is None, f"the game ended with exit code {self.process.returncode}"
        return visible_windows("--pid", str(self.process.pid))

    def title(self):
        return xdotool("getwindowname", self.window[0])

    def accessibles(self):
        """Everything in the window that a screen reader can ask, from the top down."""
        desktop = Atspi.get_desktop(0)
        waiting = []
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program is not None and program.get_process_id() == self.process.pid:
                waiting.append(program)
        while waiting:
            accessible = waiting.pop()
            yield accessible
            try:
                count = accessible.get_child_count()
                waiting.extend(filter(None, (accessible.get_child_at_index(i) for i in reversed(range(count)))))
            except GLib.Error:
                # It was taken from the window while it was read.
                pass

    def nodes(self):
        """Every node of the window, from the top down."""
        found = []
        for accessible in self.accessibles():
            try:
                found.append(Node(accessible))
            except GLib.Error:
                pass
        return found

    def names(self):
        return [node.name for node in self.nodes() if node.name]

    def find(self, name, start=False):
        """The enabled node of that name (or with that start of its name), once there is one."""

        def search():
            for node in self.nodes():
                fits = node.name.startswith(name) if start else node.name == name
                if fits and node.enabled and node.middle:
                    return node
            return None

        return wait_for(f"{name!r} in the window", search)

    def expect(self, text):
        wait_for(f"{text!r} to be shown", lambda: any(text in name for name in self.names()))

    def click(self, name, start=False):
        click(*self.find(name, start).middle)

    def cells(self):
        """What the cells say: `b7` → `Light farmer, harvest 4, …`."""
        split = (name.partition(", ") for name in self.names())
        return {cell: text for cell, comma, text in split if comma and is_cell(cell)}

    def ticks(self):
        """The processor time used so far, in ticks of the clock."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def children(self, name):
        """The process numbers of the child processes of that name."""
        return [
            int(stat.parent.name)
            for stat in Path("/proc").glob("[0-9]*/stat")
            if is_child(stat, name, self.process.pid)
        ]

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def is_cell(name):
    return name[:1].islower() and name[1:].isdigit()


def is_child(stat, name, parent):
    try:
        before, _, after = stat.read_text().rpartition(")")
    except OSError:
        return False
    return before.partition("(")[2] == name and int(after.split()[1]) == parent


def xdotool(*arguments):
    return subprocess.run(["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True).stdout.strip()


def visible_windows(*search):
    """The numbers of the visible windows that `xdotool search` finds."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", *search], capture_output=True, text=True)
    return found.stdout.split()


def click(x, y):
    xdotool("mousemove", x, y)
    # A person sees what the pointer is on before pressing.
    time.sleep(0.1)
    xdotool("click", 1)
    time.sleep(0.1)


def key(*keys):
    xdotool("key", *keys)
    time.sleep(0.1)


def write(text):
    xdotool("type", "--delay", 20, text)
