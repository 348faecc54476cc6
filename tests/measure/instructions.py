#!/usr/bin/env python3
"""Counts the machine instructions of what must stay fast, and compares them with those noted.

    instructions.py          compares; fails where something takes 5 % more
    instructions.py --note   writes the numbers of now into instructions.json

A count is that of so many times more of the same work, divided by them: what is needed before it
falls out. It needs valgrind, and is the same on a slow machine and a busy one.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

NOTED = Path(__file__).with_name("instructions.json")
# So many times that the work stands out from the rest.
TIMES = {
    "moves": 20_000, "fields": 20_000, "play": 100_000, "evaluation": 5_000, "search": 5,
    "load": 10, "save": 20, "picture": 5, "frame": 40,
}
MOST = 1.05


def compiler():
    """The version of the compiler: another one counts differently without anybody's fault."""
    told = subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=True)
    return told.stdout.split()[1]


def program():
    """Builds what does the work, and returns its path."""
    command = ["cargo", "build", "--locked", "--release", "--features", "measure", "--message-format=json"]
    built = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    for line in built.stdout.splitlines():
        part = json.loads(line)
        if part.get("executable") and part["target"]["name"] == "instructions":
            return part["executable"]
    raise SystemExit("cargo built no `instructions`")


def instructions(path, name, times):
    """The instructions of the whole program while it does the work so many times."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", path, name, str(times)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", ran.stderr)[1])


def count(path, name):
    """The instructions for the work once."""
    times = TIMES[name]
    return (instructions(path, name, 2 * times) - instructions(path, name, times)) // times


def main():
    path = program()
    counts = {name: count(path, name) for name in TIMES}
    if sys.argv[1:] == ["--note"]:
        NOTED.write_text(json.dumps({"compiler": compiler(), "counts": counts}, indent=2) + "\n")
        return
    noted = json.loads(NOTED.read_text())
    slower = []
    for name, now in counts.items():
        before = noted["counts"][name]
        print(f"{name:12} {now:12,} {100 * (now / before - 1):+6.1f} %")
        if now > MOST * before:
            slower.append(name)
    if slower and compiler() != noted["compiler"]:
        print(f"(noted with the compiler {noted['compiler']}: that may be the reason)")
    elif slower:
        raise SystemExit(f"more instructions than noted: {', '.join(slower)}")


main()
