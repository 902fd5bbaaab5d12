"""Measure, and print ratios.

    python -m bench                  everything, in one table
    python -m bench perft            game_core against OpenSpiel
    python -m bench browser          the browser against native Python
    python -m bench page             how soon the Oware page answers, and what it weighs
    python -m bench openspiel-games  record the games that the tests replay, anew

`make bench` sets up what this needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from bench.figures import tabulate
from bench.page import compare_loads
from bench.perft import compare_with_browser, compare_with_openspiel, run_in_bench_environment
from bench.visit import tabulate_visit


def show_all() -> Iterator[str]:
    """Everything."""
    yield tabulate([compare_with_openspiel(), *compare_with_browser(), *compare_loads()])
    yield tabulate_visit()


def show_page() -> Iterator[str]:
    """What a visitor waits for."""
    yield tabulate(compare_loads())
    yield tabulate_visit()


def show_perft() -> Iterator[str]:
    """The rules against OpenSpiel's."""
    yield tabulate([compare_with_openspiel()])


def show_browser() -> Iterator[str]:
    """The rules in the browser."""
    yield tabulate(compare_with_browser())


def record_games() -> Iterator[str]:
    """The fixture of tests/test_openspiel.py."""
    run_in_bench_environment("games")
    yield "tests/openspiel.txt is written."


COMMANDS: dict[str, Callable[[], Iterator[str]]] = {
    "": show_all,
    "perft": show_perft,
    "browser": show_browser,
    "page": show_page,
    "openspiel-games": record_games,
}


def main(arguments: list[str]) -> None:
    """Run one command; its name may be left out."""
    command = COMMANDS.get(" ".join(arguments))
    if command is None:
        sys.exit(str(__doc__))
    for text in command():
        print(text, end="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
