"""Wait times in games on squares: for each part of a turn, and for the list of all turns.

Every position of the sample games is set up, and its turn is made part by part, as a page does: by
requests to `game_core.api`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter

from bench.chromium import Measure, start_python
from bench.figures import align
from game_core import GAMES, Game, Position, api
from game_core.record import Record
from tests.help.samples import read_samples

ROUNDS = 3
"""Repetitions. The shortest time counts: a busy machine can only lengthen it."""
KINDS = ("the list of all turns", "a part of a turn", "the last part: the turn is played")


@dataclass(frozen=True)
class Case:
    """A position of a sample game, and a page's requests while the turn is made."""

    line: int
    position: str
    requests: tuple[str, ...]


type Times = tuple[float, tuple[float, ...]]
"""Milliseconds for the list of turns, and for each request after the first."""


def list_cases(game: Game) -> Iterator[Case]:
    """Return all positions of the sample games in which a turn was played."""
    for *lines, _ in read_samples(game.slug):
        for line in lines:
            position = game.parse(line.position)
            parts = find_parts(position, line.turn)
            record = str(Record(game, position))
            steps = [parts[:count] for count in range(1, len(parts) + 1)]
            asked = {"game": game.slug, "record": record}
            opening = json.dumps({"op": "open", **asked})
            choices = (json.dumps({"op": "choose", "parts": step, **asked}) for step in steps)
            yield Case(line.number, line.position, (opening, *choices))


def find_parts(position: Position, turn: str) -> list[str]:
    """Return the parts of `turn`. Raises LookupError if there are none."""

    def search(parts: list[str]) -> list[str] | None:
        options = position.options(parts)
        if options.move:
            return parts if options.move == turn else None
        following = [cell for cell in options.cells if cell in turn] + [*options.choices]
        found = (search([*parts, part]) for part in following)
        return next(filter(None, found), None)

    if parts := search([]):
        return parts
    raise LookupError(f"No parts make {turn} in {position}.")


def time_here(game: Game, case: Case) -> Times:
    """Measure in this process."""
    listing = _time(game.parse(case.position).moves)
    _, *steps = (_time(partial(api.call, request)) for request in case.requests)
    return listing, tuple(steps)


def time_there(measure: Measure, game: Game, case: Case) -> Times:
    """Measure in the browser."""
    listing = measure("moves", game=game.slug, position=case.position)
    steps = measure("answers", requests=case.requests)
    return listing, tuple(steps)


def _time(action: Callable[[], object]) -> float:
    began = perf_counter()
    action()
    return (perf_counter() - began) * 1000


def find_shortest(measure: Callable[[Case], Times], cases: Sequence[Case]) -> list[Times]:
    """Return each case's shortest times in several rounds through all of them."""
    rounds = [list(map(measure, cases)) for _ in range(ROUNDS)]
    shortest = []
    for times in zip(*rounds, strict=True):
        listings, steps = zip(*times, strict=True)
        shortest.append((min(listings), tuple(map(min, zip(*steps, strict=True)))))
    return shortest


def sort_by_kind(times: Sequence[Times]) -> list[list[tuple[float, int]]]:
    """Return all times for each of KINDS, each with the number of its case."""
    kinds: list[list[tuple[float, int]]] = [[], [], []]
    for number, (listing, (*parts, last)) in enumerate(times):
        kinds[0].append((listing, number))
        kinds[1] += [(part, number) for part in parts]
        kinds[2].append((last, number))
    return kinds


def tabulate_turns() -> str:
    """Return a table of a player's waits, in the browser and in this Python."""
    rows: list[tuple[str, ...]] = [
        ("worst", "median", "native:", "worst", "median", "ms for", "worst at")
    ]
    with start_python() as measure:
        for game in GAMES:
            if not game.family.sows:
                rows += _describe(measure, game)
    return align(rows, left=(5, 6))


def _describe(measure: Measure, game: Game) -> Iterator[tuple[str, ...]]:
    cases = list(list_cases(game))
    there = find_shortest(partial(time_there, measure, game), cases)
    here = find_shortest(partial(time_here, game), cases)
    for kind, ours, native in zip(KINDS, sort_by_kind(there), sort_by_kind(here), strict=True):
        worst, number = max(ours)
        yield (
            f"{worst:.1f}",
            f"{median(time for time, _ in ours):.1f}",
            "",
            f"{max(native)[0]:.1f}",
            f"{median(time for time, _ in native):.1f}",
            f"{game.name}: {kind}",
            f"tests/data/games/{game.slug}.txt:{cases[number].line}",
        )
