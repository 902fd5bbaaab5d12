"""The strongest level's positions per second, depth and slices.

Measured in positions from the middle of the sample games, alternating between the browser and this
Python.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import NamedTuple

from bench.chromium import Measure, start_python
from bench.figures import align
from game_core import GAMES, Record, get
from game_core.search.job import Job, read_clock
from game_core.search.levels import CHAMPION
from game_core.search.opponent import begin
from tests.help.samples import read_samples

MILLISECONDS = CHAMPION.milliseconds
SLICE = 30
"""Milliseconds requested per slice, so that none exceeds fifty."""
POSITIONS = 3
"""Positions of each game, each from another sample game."""


class Look(NamedTuple):
    """The positions searched, the last completed depth, and the longest slice.

    The slice is in milliseconds.
    """

    nodes: float
    depth: float
    longest: float


def list_positions(slug: str) -> list[str]:
    """Return positions from the middle of sample games."""
    games = [lines for *lines, _ in read_samples(slug) if lines]
    return [lines[len(lines) // 2].position for lines in games[:POSITIONS]]


def look_here(slug: str, text: str) -> Look:
    """Search in this Python."""
    position = get(slug).parse(text)
    search, steps = begin(Record(position.game, position), CHAMPION, seed=0)
    job = Job(steps, lambda: True, read_clock, MILLISECONDS)
    longest = 0.0
    while not job.done:
        began = read_clock()
        job.step(SLICE)
        longest = max(longest, read_clock() - began)
    return Look(search.nodes, search.sure.depth if search.sure else 0, longest)


def look_there(measure: Measure, slug: str, text: str) -> Look:
    """Search in the browser."""
    asked = {"game": slug, "position": text, "milliseconds": MILLISECONDS, "slice": SLICE}
    return Look(*measure("search", **asked))


def average(looks: Iterable[Look]) -> Look:
    """Return the means, and the longest slice."""
    nodes, depths, longest = zip(*looks, strict=True)
    return Look(mean(nodes), mean(depths), max(longest))


def tabulate_search() -> str:
    """Return a table with a row for each game."""
    rows = [("ratio", "browser", "depth", "slice", "native", "depth", "positions in a second")]
    with start_python() as measure:
        for game in GAMES:
            texts = list_positions(game.slug)
            look_there(measure, game.slug, texts[0])
            pairs = [(look_there(measure, game.slug, t), look_here(game.slug, t)) for t in texts]
            there, here = (average(looks) for looks in zip(*pairs, strict=True))
            rows.append(
                (
                    f"{there.nodes / here.nodes:.2f}",
                    f"{there.nodes:,.0f}",
                    f"{there.depth:.1f}",
                    f"≤ {there.longest:.0f} ms",
                    f"{here.nodes:,.0f}",
                    f"{here.depth:.1f}",
                    game.name,
                )
            )
    return align(rows, left=(6,))
