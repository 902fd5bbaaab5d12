"""`python -m widgets.messages`: compile the rules' English; with `--check`, say what is wrong."""

from __future__ import annotations

import argparse
import sys
from itertools import zip_longest
from pathlib import Path

from widgets.messages import browser
from widgets.messages.catalogs import COMPILED, ENGLISH, compile_installed, find_catalogs
from widgets.messages.check import check_tree
from widgets.messages.fluent import FluentError

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Write the compiled data, or compare it. Returns an exit status."""
    parser = argparse.ArgumentParser(prog="python -m widgets.messages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    is_check = parser.parse_args().check
    try:
        faults = check_tree(ROOT) if is_check else []
        files = write()
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1
    written = {path: path.read_text(encoding="utf-8") for path in find_written()}
    if is_check:
        stale = [path for path in {*files, *written} if files.get(path) != written.get(path)]
        for path in sorted(stale):
            line = find_difference(files.get(path, ""), written.get(path, ""))
            print(f"{path}:{line}: Stale: run python -m widgets.messages", file=sys.stderr)
        for fault in faults:
            print(fault, file=sys.stderr)
        return 1 if stale or faults else 0
    for path in written.keys() - files.keys():
        path.unlink()
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def write() -> dict[Path, str]:
    """The text of each file that is made of Fluent files. Raises FluentError."""
    rules = find_catalogs(ROOT, "game_core", ENGLISH)
    rooms = browser.find_rooms(ROOT, ENGLISH)
    tested = {
        each.room: each.compile()
        for each in (*rules, *rooms)
        if each in rooms or each.room == "game"
    }
    files = {
        ROOT / browser.TYPES: browser.declare(rooms),
        ROOT / browser.DATA: browser.write_data(ENGLISH, tested),
    }
    for name, text in compile_installed(rules, ENGLISH).items():
        files[ROOT / COMPILED / ENGLISH / name] = text
    return files


def find_difference(text: str, other: str) -> int:
    """The first line in which two texts differ, from 1."""
    pairs = zip_longest(text.splitlines(), other.splitlines())
    return next((line for line, (one, two) in enumerate(pairs, start=1) if one != two), 1)


def find_written() -> list[Path]:
    """The files that were made before."""
    single = [path for each in (browser.TYPES, browser.DATA) if (path := ROOT / each).is_file()]
    return [*single, *(ROOT / COMPILED / ENGLISH).glob("*.json")]


if __name__ == "__main__":
    sys.exit(main())
