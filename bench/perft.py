"""Leaves per second of Oware perft: game_core against OpenSpiel, and in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from bench.chromium import start_python
from bench.figures import Comparison
from game_core import GAMES, get
from game_core.game import perft

DEPTH = 7
LEAVES, DEEPEST = 10_000, 9
"""In the browser, the first depth with more leaves is measured, at most the deepest."""
ROUNDS = 7


def compare_with_openspiel() -> Iterator[Comparison]:
    """Compare the same recursion in the same process, alternating."""
    # Only `make bench` installs OpenSpiel.
    from bench.openspiel import count_leaves, start

    count_ours = partial(perft, get("oware").start(), DEPTH)
    count_theirs = partial(count_leaves, start(), DEPTH)
    pairs = [(find_rate(count_ours), find_rate(count_theirs)) for _ in range(ROUNDS)]
    ours, theirs = zip(*pairs, strict=True)
    what = f"Oware perft {DEPTH}, game_core / OpenSpiel driven from Python"
    yield Comparison(what, "leaves/s", ours, theirs, "≥ 0.60")


def compare_with_browser() -> Iterator[Comparison]:
    """Compare the browser's worker, once warm, with this Python, alternating, for every game."""
    with start_python() as measure:
        for game in GAMES:
            start = game.start()
            depths = (each for each in range(1, DEEPEST) if perft(start, each) > LEAVES)
            depth = next(depths, DEEPEST)
            count_there = partial(measure, game.slug, depth)
            count_here = partial(perft, start, depth)
            count_there()
            pairs = [(count_there(), find_rate(count_here)) for _ in range(ROUNDS)]
            ours, theirs = zip(*pairs, strict=True)
            what = f"{game.name} perft {depth}, browser / native Python"
            yield Comparison(what, "leaves/s", ours, theirs, "≥ 0.60")


def find_rate(count: Callable[[], int]) -> float:
    """Return leaves per second in this process."""
    began = perf_counter()
    leaves = count()
    return leaves / (perf_counter() - began)
