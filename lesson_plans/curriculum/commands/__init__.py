"""The authoring commands, one module each, shared by `ubao` and `python -m lesson_plans`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from game_core import PositionError, UnknownGame
from game_core.search.goals import GoalError
from lesson_plans.curriculum.problem import Refusal, SourceError, tell_refusal


class Command(NamedTuple):
    """A command: the module whose `main` takes its arguments and may return a code; a summary."""

    module: str
    help: str


HOME = "lesson_plans.curriculum.commands"
COMMANDS = {
    "check": Command(f"{HOME}.check", "list every mistake in the curriculum"),
    "collect": Command(f"{HOME}.collect", "write all puzzles with their proofs into one file"),
    "language": Command(f"{HOME}.language", "list what is out of date in a language"),
    "plan": Command(f"{HOME}.plan", "begin a lesson plan"),
    "prove": Command(f"{HOME}.prove", "prove the puzzles that have no proof yet"),
    "puzzle": Command(f"{HOME}.puzzle", "begin a puzzle, with its answer"),
    "tutorial": Command(f"{HOME}.tutorial", "begin a tutorial"),
    "unit": Command(f"{HOME}.unit", "begin a unit, which orders plans into weeks"),
}


def run(package: str, commands: Mapping[str, Command], arguments: Sequence[str]) -> int:
    """Run the command that `python -m package` was asked for, and return its exit code.

    That's 2 if it was refused something, such as a file; a sentence on stderr says what.
    """
    name, *rest = arguments or [""]
    if name not in commands:
        print(f"usage: python -m {package} COMMAND …", file=sys.stderr)
        for known, command in commands.items():
            print(f"  {known:8} {command.help}", file=sys.stderr)
        return 2
    try:
        code: int | None = import_module(commands[name].module).main(rest)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(tell_refusal(error), file=sys.stderr)
    except (Refusal, SourceError, UnknownGame, PositionError, GoalError) as error:
        print(error, file=sys.stderr)
    else:
        return code or 0
    return 2
