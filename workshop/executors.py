"""Processes of this computer, or of any number of computers with Dask."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from lesson_plans.curriculum.processes import open_processes

NEEDED = 'This needs {}: pip install -e ".[workshop]".'
PATIENCE = "5s"
"""The timeout for a scheduler's first answer."""


class NoDask(Exception):
    """Dask is missing, or its scheduler doesn't answer; the message says which."""


def connect(address: str) -> Any:
    """Return a client of the Dask scheduler at an address. Raises NoDask."""
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise NoDask(NEEDED.format(error.name)) from error
    try:
        return Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoDask(f"No Dask scheduler answers at {address}: {error}") from error


@contextmanager
def open_executor(jobs: int, address: str) -> Iterator[Executor]:
    """Open a pool of processes, or the workers of a Dask scheduler. Raises NoDask."""
    if address:
        with connect(address) as client:
            yield client.get_executor(pure=False)
        return
    with open_processes(jobs) as executor:
        yield executor
