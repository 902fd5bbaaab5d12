"""Measure, and print ratios.

    python -m bench                  everything but the last two
    python -m bench perft            game_core against OpenSpiel
    python -m bench browser          the browser against native Python
    python -m bench page             time to the first answer on the Oware page, and on later visits
    python -m bench bytes            what a first visit to the Oware page downloads
    python -m bench building         build times of sites with many lessons
    python -m bench saving           the time from saving a page to seeing it
    python -m bench lengths [GAME…]  turns per game, for lesson_plans/*/portrait.yml
    python -m bench strength [GAME…] strength of the levels, to docs/maintainers/strength.md

`make bench` sets up what this needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from bench.building import compare_builds, compare_saves
from bench.figures import Comparison, tabulate
from bench.matches import tabulate_lengths
from bench.page import compare_visits
from bench.perft import compare_with_browser, compare_with_openspiel
from bench.strength import measure_strength
from bench.visit import tabulate_visit

TABLES: dict[str, Callable[[], str | Iterable[Comparison]]] = {
    "perft": compare_with_openspiel,
    "browser": compare_with_browser,
    "page": compare_visits,
    "bytes": tabulate_visit,
    "building": compare_builds,
    "saving": compare_saves,
}
LONG: dict[str, Callable[[Sequence[str]], Iterator[str]]] = {
    "lengths": tabulate_lengths,
    "strength": measure_strength,
}
"""Slow commands: they print as they go, and take names of games."""


def main(arguments: list[str]) -> None:
    """Print one table, or all without a name."""
    name, *games = arguments or [""]
    if rows := LONG.get(name):
        for row in rows(games):
            print(row, flush=True)
    elif not games and (name in TABLES or not arguments):
        for table in [TABLES[name]] if name else TABLES.values():
            made = table()
            print(made if isinstance(made, str) else tabulate(made), end="\n\n")
    else:
        sys.exit(str(__doc__))


if __name__ == "__main__":
    main(sys.argv[1:])
