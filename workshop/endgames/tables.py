"""Make an endgame table layer by layer, in a folder that allows resuming.

Threads of this computer do the work, or Dask workers on any number of computers.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from game_core.families.sowing.ranking import count_boards
from game_core.families.sowing.tables import write_table
from workshop.endgames.retrograde import Block, Task, Values, expand, improve, settle, split
from workshop.executors import connect


class Threads:
    """Threads, one per processor; NumPy releases the GIL."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(os.cpu_count())

    def expand(self, tasks: Sequence[Task], settled: list[Values]) -> list[Block]:
        """Return a block for each task."""
        return [*self._executor.map(lambda task: expand(task, settled), tasks)]

    def improve(self, blocks: Sequence[Block], values: Values) -> Iterator[Values]:
        """Yield improved values of each block's boards, in order."""
        return self._executor.map(lambda block: improve(block, values), blocks)


class Workers:
    """Dask workers. Blocks stay where they were made; if a worker dies, others redo its blocks."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def expand(self, tasks: Sequence[Task], settled: list[Values]) -> Sequence[Any]:
        """Return a future of a block for each task."""
        return list(self._client.map(expand, tasks, settled=settled, pure=False))

    def improve(self, blocks: Sequence[Any], values: Values) -> Iterator[Values]:
        """Yield improved values of each block's boards, in order."""
        improved = self._client.map(improve, blocks, values=values, pure=False)
        return iter(self._client.gather(improved))


type Pool = Threads | Workers
type Tell = Callable[[str], None]


def open_pool(address: str) -> Pool:
    """Return threads, or the workers of the Dask scheduler at an address. Raises NoDask."""
    return Workers(connect(address)) if address else Threads()


def make_table(game: str, seeds: int, folder: Path, pool: Pool, tell: Tell) -> bytes:
    """Return a game's table for up to this many seeds.

    `folder` keeps finished layers as `oware-7.npy`, and the layer in progress after its last round
    as `oware-8-begun.npy`; neither is computed again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    layers: list[Values] = []
    settled = [np.zeros(1, dtype=np.int8)]
    for number in range(1, seeds + 1):
        values = make_layer(game, number, settled, folder, pool, tell)
        layers.append(values)
        settled.append(settle(number, values))
    return write_table(game, [values.tobytes() for values in layers])


def make_layer(
    game: str, seeds: int, settled: list[Values], folder: Path, pool: Pool, tell: Tell
) -> Values:
    """Return the values of all boards with this many seeds, from the folder or computed now."""
    done, begun = (folder / f"{game}-{seeds}{word}.npy" for word in ("", "-begun"))
    values = _load(done, seeds)
    boards = f"{game}, {seeds} seeds: {count_boards(seeds):,} boards"
    if values is not None:
        tell(f"{boards} are there already")
        return values
    start = perf_counter()
    values = _load(begun, seeds)
    if values is None:
        values = np.zeros(count_boards(seeds), dtype=np.int8)
    rounds = 0
    for better in build_layer(game, seeds, settled, pool, values):
        rounds += 1
        tell(f"{boards}, round {rounds}: {np.count_nonzero(better != values):,} changed")
        values = better
        _save(begun, values)
    _save(done, values)
    begun.unlink(missing_ok=True)
    tell(f"{boards} in {perf_counter() - start:.1f} s, {rounds} rounds")
    return values


def build_layer(
    game: str, seeds: int, settled: list[Values], pool: Pool, values: Values
) -> Iterator[Values]:
    """Yield a layer's values, ever better, from zeros or an earlier run's; the last are exact."""
    blocks = pool.expand(split(game, seeds), settled)
    while True:
        better = np.concatenate([*pool.improve(blocks, values)])
        if np.array_equal(better, values):
            return
        values = better
        yield values


def _load(path: Path, seeds: int) -> Values | None:
    """Return the values in a file; None if it's missing or incomplete."""
    try:
        values: Values = np.load(path)
    except (OSError, ValueError, EOFError):
        return None
    whole = values.dtype == np.int8 and values.shape == (count_boards(seeds),)
    return values if whole else None


def _save(path: Path, values: Values) -> None:
    """Write a file atomically."""
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        np.save(file, values)
    draft.replace(path)
