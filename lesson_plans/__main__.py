"""The curriculum on the command line: `python -m lesson_plans COMMAND …`; try `--help`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game_core.reader import allow_leaving
from lesson_plans.curriculum.commands import COMMANDS, run


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    return allow_leaving(lambda: run("lesson_plans", COMMANDS, arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
