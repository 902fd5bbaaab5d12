"""The workshop's command line: `python -m workshop COMMAND …`, with `--help` for each command."""

from __future__ import annotations

import sys

from lesson_plans.curriculum.commands import Command, run

COMMANDS = {
    "difficulty": Command("workshop.difficulty", "compare how hard the puzzles are"),
    "mine": Command("workshop.mine", "look for puzzles in games that are played for it"),
    "tables": Command("workshop.tables", "make endgame tables"),
}

if __name__ == "__main__":
    sys.exit(run("workshop", COMMANDS, sys.argv[1:]))
