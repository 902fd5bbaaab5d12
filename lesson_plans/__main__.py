"""The curriculum on the command line: `python -m lesson_plans COMMAND …`, `--help` after any."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from lesson_plans.curriculum.commands import Command, run

COMMANDS = {
    "check": Command("lesson_plans.curriculum.commands.check", "list every mistake in it"),
    "mine": Command("workshop.mine", "look for puzzles in games that are played for it"),
    "new": Command("lesson_plans.curriculum.commands.new", "begin a new plan or puzzle"),
    "proofs": Command(
        "lesson_plans.curriculum.commands.proofs", "prove the puzzles that have no proof yet"
    ),
}
"""By name. The miner works from a checkout only: what is installed has no workshop."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit code."""
    return run("lesson_plans", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
