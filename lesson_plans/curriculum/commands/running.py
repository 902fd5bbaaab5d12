"""Parse arguments and report failures, for commands that write."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable

from game_core import PositionError, UnknownGame
from game_core.search.goals import GoalError
from lesson_plans.curriculum.commands.here import Refusal
from lesson_plans.curriculum.problem import SourceError, tell_refusal


def open_parser(command: str, about: str | None) -> ArgumentParser:
    """Return a command's argument parser."""
    return ArgumentParser(
        prog=f"ubao {command}", description=about, formatter_class=RawDescriptionHelpFormatter
    )


def attempt(work: Callable[[], None]) -> int:
    """Do the work and return 0, or print why it failed and return 2."""
    try:
        work()
    except OSError as error:
        print(tell_refusal(error), file=sys.stderr)
    except (Refusal, SourceError, UnknownGame, PositionError, GoalError) as error:
        print(error, file=sys.stderr)
    else:
        return 0
    return 2
