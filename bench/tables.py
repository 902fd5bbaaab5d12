"""Endgame tables: the cost of each number of seeds, and its growth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from bench.figures import align
from game_core.families.sowing.tables import write_table
from workshop.endgames.boards import RULES
from workshop.endgames.pools import Threads
from workshop.endgames.retrograde import Values, settle
from workshop.endgames.tables import make_layer

SEEDS = 11
"""Up to this many, it takes seconds."""
HEADINGS = ("game", "seeds", "boards", "×", "rounds", "seconds", "×", "bytes", "×")


def tabulate_tables() -> str:
    """Return the layers of each game's table, made here; `×` compares with the layer before."""
    return align([HEADINGS, *(row for game in RULES for row in measure(game))], left=(0,))


def measure(game: str, seeds: int = SEEDS) -> Iterator[tuple[str, ...]]:
    """Yield a row per number of seeds; bytes are what the layer adds to the compressed table."""
    layers: list[Values] = []
    settled = [np.zeros(1, dtype=np.int8)]
    before: tuple[float, ...] = ()
    size = len(write_table(game, []))
    with TemporaryDirectory() as folder:
        for number in range(1, seeds + 1):
            told: list[str] = []
            began = perf_counter()
            layer = make_layer(game, number, settled, Path(folder), Threads(), told.append)
            seconds = perf_counter() - began
            layers.append(layer)
            settled.append(settle(number, layer))
            whole = len(write_table(game, [each.tobytes() for each in layers]))
            now = (len(layer), seconds, whole - size)
            size = whole
            growth = (
                [f"{a / b:.1f}" for a, b in zip(now, before, strict=True)] if before else [""] * 3
            )
            before = now
            yield (
                game, str(number), f"{now[0]:,}", growth[0], str(len(told) - 1),
                f"{seconds:.2f}", growth[1], f"{now[2]:,}", growth[2],
            )  # fmt: skip
