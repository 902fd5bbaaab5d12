"""Measure, and print ratios.

    python -m bench                  everything, in one table
    python -m bench perft            game_core against OpenSpiel
    python -m bench browser          the browser against native Python
    python -m bench turns            response times in the games on squares
    python -m bench vitals           the cost of boards on a page, on a slow computer
    python -m bench rooms [SITE…]    the cost of each page of a game, compared with older sites
    python -m bench page             time to the first answer on the Oware page, and its weight
    python -m bench search           Champion's search depth in a second, in the browser
    python -m bench opponents [GAME…]  games against every level in the page, and its load
    python -m bench tables           what each number of seeds adds to the endgame tables
    python -m bench errands          clicks for a teacher's five errands
    python -m bench texts            reading times of pasted texts, and of texts four times as long
    python -m bench building         build times of sites with many lessons or puzzles
    python -m bench saving           the time from saving a page to seeing it
    python -m bench lengths [GAME…]  turns per game, for lesson_plans/*/portrait.yml
    python -m bench lines            start times with a fetched snapshot, by bandwidth and processor
    python -m bench strength [GAME…] strength of the levels, to docs/maintainers/strength.md
    python -m bench openspiel-games  record the games for the tests again

`make bench` sets up what this needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from bench.again import compare_visits
from bench.building import compare_builds
from bench.errands import tabulate_errands
from bench.figures import tabulate
from bench.lengths import tabulate_lengths
from bench.lessons import compare_lessons
from bench.lines import measure_lines
from bench.opponents import play_levels
from bench.page import compare_loads
from bench.perft import compare_with_browser, compare_with_openspiel, run_openspiel
from bench.rooms import tabulate_rooms
from bench.saving import compare_saves
from bench.search import tabulate_search
from bench.strength import measure_strength
from bench.tables import tabulate_tables
from bench.texts import tabulate_texts
from bench.turns import tabulate_turns
from bench.visit import tabulate_visit
from bench.vitals import compare_vitals


def show_all() -> Iterator[str]:
    """Everything."""
    yield tabulate([compare_with_openspiel(), *compare_with_browser(), *compare_loads()])
    yield tabulate(compare_visits())
    yield tabulate(compare_vitals())
    yield tabulate_turns()
    yield tabulate_search()
    yield tabulate_tables()
    yield tabulate_texts()
    yield tabulate_visit()
    yield tabulate(compare_lessons())
    yield tabulate(compare_builds())
    yield tabulate(compare_saves())


def show_page() -> Iterator[str]:
    """The site's answer times, and its weight."""
    yield tabulate(compare_loads())
    yield tabulate(compare_visits())
    yield tabulate_visit()


def show_building() -> Iterator[str]:
    """Sites with many lessons, and with many puzzles."""
    yield tabulate(compare_lessons())
    yield tabulate(compare_builds())


def show_saving() -> Iterator[str]:
    """Saves by an author."""
    yield tabulate(compare_saves())


def show_perft() -> Iterator[str]:
    """The rules against OpenSpiel's."""
    yield tabulate([compare_with_openspiel()])


def show_browser() -> Iterator[str]:
    """The rules in the browser."""
    yield tabulate(compare_with_browser())


def show_search() -> Iterator[str]:
    """The strongest level."""
    yield tabulate_search()


def show_tables() -> Iterator[str]:
    """Endgame tables."""
    yield tabulate_tables()


def show_texts() -> Iterator[str]:
    """Long texts."""
    yield tabulate_texts()


def show_turns() -> Iterator[str]:
    """Each part of a turn."""
    yield tabulate_turns()


def show_errands() -> Iterator[str]:
    """A teacher's errands."""
    yield tabulate_errands()


def show_vitals() -> Iterator[str]:
    """A page with boards and without."""
    yield tabulate(compare_vitals())


def record_games() -> Iterator[str]:
    """Record the fixture of tests/sowing/test_openspiel.py."""
    run_openspiel("games")
    yield "tests/data/openspiel.txt is written."


COMMANDS: dict[str, Callable[[], Iterator[str]]] = {
    "": show_all,
    "perft": show_perft,
    "browser": show_browser,
    "search": show_search,
    "tables": show_tables,
    "errands": show_errands,
    "texts": show_texts,
    "turns": show_turns,
    "vitals": show_vitals,
    "page": show_page,
    "building": show_building,
    "saving": show_saving,
    "openspiel-games": record_games,
}

LONG: dict[str, Callable[[Sequence[str]], Iterator[str]]] = {
    "lengths": tabulate_lengths,
    "strength": measure_strength,
    "opponents": play_levels,
    "lines": measure_lines,
    "rooms": tabulate_rooms,
}
"""Slow commands: they print as they go, and take names of games or sites."""


def main(arguments: list[str]) -> None:
    """Run one command, or all without a name."""
    name, *games = arguments or [""]
    if rows := LONG.get(name):
        for row in rows(games):
            print(row, flush=True)
        return
    command = COMMANDS.get(" ".join(arguments))
    if command is None:
        sys.exit(str(__doc__))
    for text in command():
        print(text, end="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
