"""Measure, and print ratios.

    python -m bench                  everything, in one table
    python -m bench perft            game_core against OpenSpiel
    python -m bench browser          the browser against native Python
    python -m bench turns            response times in the games on squares
    python -m bench vitals           the cost of boards on a page, on a slow computer
    python -m bench page             time to the first answer on the Oware page, and its weight
    python -m bench search           Champion's search depth in a second, in the browser
    python -m bench opponents [GAME…]  games against every level in the page, and its load
    python -m bench tables           what each number of seeds adds to the endgame tables
    python -m bench texts            reading times of pasted texts, and of texts four times as long
    python -m bench building         build times of sites with many lessons or puzzles
    python -m bench saving           the time from saving a page to seeing it
    python -m bench lengths [GAME…]  turns per game, for lesson_plans/*/portrait.yml
    python -m bench strength [GAME…] strength of the levels, to docs/maintainers/strength.md
    python -m bench openspiel-games  record the games for the tests again

`make bench` sets up what this needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from bench.again import compare_visits
from bench.building import compare_builds, compare_lessons
from bench.figures import Comparison, tabulate
from bench.lengths import tabulate_lengths
from bench.opponents import play_levels
from bench.page import compare_loads
from bench.perft import compare_with_browser, compare_with_openspiel, run_openspiel
from bench.saving import compare_saves
from bench.search import tabulate_search
from bench.strength import measure_strength
from bench.tables import tabulate_tables
from bench.texts import tabulate_texts
from bench.turns import tabulate_turns
from bench.visit import tabulate_visit
from bench.vitals import compare_vitals

type Table = Callable[[], str | Iterable[Comparison]]

COMMANDS: dict[str, tuple[Table, ...]] = {
    "perft": (compare_with_openspiel,),
    "browser": (compare_with_browser,),
    "search": (tabulate_search,),
    "tables": (tabulate_tables,),
    "texts": (tabulate_texts,),
    "turns": (tabulate_turns,),
    "vitals": (compare_vitals,),
    "page": (compare_loads, compare_visits, tabulate_visit),
    "building": (compare_lessons, compare_builds),
    "saving": (compare_saves,),
    # The fixture of tests/sowing/test_openspiel.py.
    "openspiel-games": (lambda: run_openspiel("games") + "tests/data/openspiel.txt is written.",),
    "": (
        lambda: chain(compare_with_openspiel(), compare_with_browser(), compare_loads()),
        compare_visits, compare_vitals, tabulate_turns, tabulate_search, tabulate_tables,
        tabulate_texts, tabulate_visit, compare_lessons, compare_builds, compare_saves,
    ),
}  # fmt: skip
"""The tables of each command; without a name, most of them."""

LONG: dict[str, Callable[[Sequence[str]], Iterator[str]]] = {
    "lengths": tabulate_lengths,
    "strength": measure_strength,
    "opponents": play_levels,
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
    for table in command:
        made = table()
        print(made if isinstance(made, str) else tabulate(made), end="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
