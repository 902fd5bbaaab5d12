"""The curriculum on the command line: `python -m lesson_plans COMMAND …`, `--help` after any."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "check": ("lesson_plans.commands.check", "list every mistake in the curriculum"),
    "mine": ("lesson_plans.commands.mine", "look for puzzles in games that are played for it"),
    "new": ("lesson_plans.commands.new", "begin a new plan or puzzle"),
    "proofs": ("lesson_plans.commands.proofs", "prove the puzzles that have no proof yet"),
}
"""By name: the module whose `main` takes the arguments, and what it does."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit code."""
    name, *rest = arguments or [""]
    if name not in COMMANDS:
        print("usage: python -m lesson_plans COMMAND …", file=sys.stderr)
        for known, (_, what) in COMMANDS.items():
            print(f"  {known:8} {what}", file=sys.stderr)
        return 2
    module, _ = COMMANDS[name]
    code: int = import_module(module).main(rest)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
