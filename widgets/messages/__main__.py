"""`python -m widgets.messages`: compile the rules' English; with `--check`, say what is wrong."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

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
        files = compile_installed(find_catalogs(ROOT, "game_core", ENGLISH), ENGLISH)
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1
    folder = ROOT / COMPILED / ENGLISH
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}
    if is_check:
        stale = [name for name in {*files, *written} if files.get(name) != written.get(name)]
        for name in sorted(stale):
            print(f"{folder / name} is stale: run python -m widgets.messages", file=sys.stderr)
        for fault in faults:
            print(fault, file=sys.stderr)
        return 1 if stale or faults else 0
    folder.mkdir(exist_ok=True)
    for name in written.keys() - files.keys():
        (folder / name).unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
