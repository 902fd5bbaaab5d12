"""Worker pools: threads of this computer, or Dask workers on any number of computers."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from workshop.endgames.retrograde import Block, Task, Values, expand, improve
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
        return iter(
            self._client.gather(self._client.map(improve, blocks, values=values, pure=False))
        )


def open_pool(address: str) -> Threads | Workers:
    """Return threads, or the workers of the Dask scheduler at an address. Raises NoDask."""
    return Workers(connect(address)) if address else Threads()
