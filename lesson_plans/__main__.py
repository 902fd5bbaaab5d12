"""The curriculum on the command line: `python -m lesson_plans COMMAND …`; try `--help`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game_core.reader import allow_leaving
from lesson_plans.curriculum.commands import COMMANDS, Command, run

ALL = {
    **COMMANDS,
    "mine": Command("workshop.mine", "look for puzzles in games that are played for it"),
}
"""Commands by name. The miner needs a checkout: installed packages have no workshop."""


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    return allow_leaving(lambda: run("lesson_plans", ALL, arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
