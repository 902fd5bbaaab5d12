"""Leaves per second of Oware perft: game_core against OpenSpiel, and in the browser."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from time import perf_counter

from bench.chromium import ROOT, start_python
from bench.figures import Comparison
from game_core import GAMES, Game
from game_core.game import perft

DEPTH = 7
DEPTHS = {
    "oware": DEPTH,
    "mangala": 8,
    "african-chess": 2,
    "amphora": 5,
    "african-queen": 2,
    "double-eighteen-stone-chess": 1,
}
"""Each game's depth in the browser, if it isn't 6."""
ROUNDS = 7


def run_openspiel(*command: str) -> str:
    """Return what `python -m bench.openspiel COMMAND…` prints."""
    if find_spec("pyspiel") is None:
        raise SystemExit("OpenSpiel isn't installed: run make .venv/bench.stamp.")
    python = [sys.executable, "-m", "bench.openspiel", *command]
    return subprocess.check_output(python, cwd=ROOT, text=True)


def compare_with_openspiel() -> Iterator[Comparison]:
    """Compare the same recursion in the same process, alternating."""
    rates = json.loads(run_openspiel("perft"))
    what = f"Oware perft {DEPTH}, game_core / OpenSpiel driven from Python"
    yield Comparison(what, "leaves/s", rates["game_core"], rates["OpenSpiel"], "≥ 0.60")


def compare_with_browser() -> Iterator[Comparison]:
    """Compare the browser's worker with this Python, alternating, for every game.

    Depths take a moment. The browser counts once before it is measured.
    """
    with start_python() as measure:
        for game in GAMES:
            depth = DEPTHS.get(game.slug, 6)
            count_there = partial(measure, "perft", game=game.slug, depth=depth)
            count_there()
            pairs = [(count_there(), count_here(game, depth)) for _ in range(ROUNDS)]
            ours, native = zip(*pairs, strict=True)
            what = f"{game.name} perft {depth}, browser / native Python"
            yield Comparison(what, "leaves/s", ours, native, "≥ 0.60")


def count_here(game: Game, depth: int) -> float:
    """Return leaves per second in this process."""
    start = game.start()
    began = perf_counter()
    leaves = perft(start, depth)
    return leaves / (perf_counter() - began)
