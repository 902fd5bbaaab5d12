"""Work that is shared between processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

FEW = 8
"""So little work is done sooner than another process has started."""


def share[A, B](work: Callable[[A], B], items: Sequence[A]) -> list[B]:
    """What `work` makes of each item, in order; by as many processes as there are processors."""
    count = min(os.cpu_count() or 1, len(items) // FEW)
    if count < 2:
        return [work(item) for item in items]
    # A fresh process, since a forked one may inherit locks from MkDocs's threads.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, items, chunksize=2))
