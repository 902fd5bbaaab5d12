"""Make an endgame table layer by layer, in a folder that allows resuming."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

from game_core.families.sowing.ranking import count_boards
from game_core.families.sowing.tables import write_table
from workshop.endgames.retrograde import BLOCK, Pool, Values, build_layer, settle

type Tell = Callable[[str], None]


def make_table(
    game: str, seeds: int, folder: Path, pool: Pool, tell: Tell, block: int = BLOCK
) -> bytes:
    """Return a game's table for up to this many seeds.

    `folder` keeps finished layers as `oware-7.npy`, and the layer in progress after its last round
    as `oware-8-begun.npy`; neither is computed again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    layers: list[Values] = []
    settled = [np.zeros(1, dtype=np.int8)]
    for number in range(1, seeds + 1):
        values = make_layer(game, number, settled, folder, pool, tell, block)
        layers.append(values)
        settled.append(settle(number, values))
    return write_table(game, [values.tobytes() for values in layers])


def make_layer(
    game: str,
    seeds: int,
    settled: list[Values],
    folder: Path,
    pool: Pool,
    tell: Tell,
    block: int = BLOCK,
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
    for better in build_layer(game, seeds, settled, pool, values, block):
        rounds += 1
        tell(f"{boards}, round {rounds}: {np.count_nonzero(better != values):,} changed")
        values = better
        _save(begun, values)
    _save(done, values)
    begun.unlink(missing_ok=True)
    tell(f"{boards} in {perf_counter() - start:.1f} s, {rounds} rounds")
    return values


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
