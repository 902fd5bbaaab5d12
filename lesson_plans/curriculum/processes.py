"""Share work among all processors."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game_core import game_files

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FEW = 8
"""Fewer items than this are done before a process could start."""
PORTIONS = 4
"""Chunks per process, so that no process is stuck with all the hard items."""


def open_processes(count: int) -> ProcessPoolExecutor:
    """Return processes that know the games registered in this one."""
    # Slow to import, and rarely needed.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(
        count,
        # Forking MkDocs would copy its threads.
        mp_context=get_context("spawn"),
        initializer=_bring_games,
        initargs=(game_files.list_sources(),),
    )


def _bring_games(sources: Sequence[game_files.Source]) -> None:
    for source in sources:
        game_files.register(source)


def share[A, B](work: Callable[[A], B], items: Sequence[A]) -> list[B]:
    """Map a function over items, in order, in processes if it's enough work: all must pickle."""
    count = min(os.cpu_count() or 1, len(items) // FEW)
    if count < 2:
        return [work(item) for item in items]
    with open_processes(count) as processes:
        portion = -(-len(items) // (count * PORTIONS))
        return [*processes.map(work, items, chunksize=portion)]
