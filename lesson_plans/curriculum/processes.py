"""Work for all processors of this computer."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game_core import game_files

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FEW = 8
"""So few items are done sooner than a process starts."""
PORTIONS = 4
"""How many portions of work each process gets, so that none is left with the hard half."""


def open_processes(count: int) -> ProcessPoolExecutor:
    """Processes that know the games of files that this one knows.

    They are started anew: one that copies MkDocs would copy its threads.
    """
    # Few need them, and they take long to import.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(
        count,
        mp_context=get_context("spawn"),
        initializer=_bring_games,
        initargs=(game_files.list_sources(),),
    )


def _bring_games(sources: Sequence[game_files.Source]) -> None:
    for source in sources:
        game_files.register(source)


def share[A, B](work: Callable[[A], B], items: Sequence[A]) -> list[B]:
    """What a module's function makes of each item, in order.

    It is shared by as many processes as there are processors, where there is enough to do. Items
    and answers travel between them, so they are plain data.
    """
    count = min(os.cpu_count() or 1, len(items) // FEW)
    if count < 2:
        return [work(item) for item in items]
    with open_processes(count) as processes:
        portion = -(-len(items) // (count * PORTIONS))
        return [*processes.map(work, items, chunksize=portion)]
