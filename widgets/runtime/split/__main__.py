"""The splitter's commands; the package explains how they work together."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from widgets.runtime.split import wasm
from widgets.runtime.split.parting import part
from widgets.runtime.split.profile import mark, read_profile
from widgets.runtime.split.pruning import prune


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command, or print why it fails."""
    parser = argparse.ArgumentParser(prog="python -m widgets.runtime.split")
    commands = parser.add_subparsers(dest="command", required=True)
    marking = commands.add_parser("mark", help="write a copy that notes which functions run")
    parting = commands.add_parser("part", help="write a module of what runs, and one of the rest")
    for command in (marking, parting):
        command.add_argument("module", type=Path)
    marking.add_argument("marked", type=Path)
    for name in ("profile", "primary", "secondary"):
        parting.add_argument(name, type=Path)
    parting.add_argument("--keep", nargs="*", help="the exports that are used, if not all are")
    given = parser.parse_args(arguments)
    try:
        if given.command == "mark":
            given.marked.write_bytes(mark(given.module.read_bytes()))
        else:
            _part(given)
    except (OSError, ValueError) as error:
        sys.exit(f"{error}")


def _part(given: argparse.Namespace) -> None:
    module = given.module.read_bytes()
    runs = read_profile(given.profile, module)
    if runs is None:
        raise wasm.Unreadable(f"{given.profile} is no profile of {given.module}.")
    keep = None if given.keep is None else set(given.keep)
    parts = part(prune(module, keep), runs)
    given.primary.write_bytes(parts.primary)
    given.secondary.write_bytes(parts.secondary)
    print(f"{parts.hot} functions in the primary, {parts.cold} in the secondary")


if __name__ == "__main__":
    main()
