"""Other processes of this computer, or with Dask those of any number of computers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from lesson_plans.curriculum.processes import open_processes

NEEDED = 'This needs {}: pip install -e ".[workshop]".'
"""What is said of a package that is missing."""
PATIENCE = "5s"
"""How long a scheduler may take to answer at first."""


class NoDask(Exception):
    """Dask is missing, or its scheduler does not answer; the message says which."""


def connect(address: str) -> Any:
    """A client of the Dask scheduler at an address. Raises NoDask."""
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
    """Some processes, or with the address of a Dask scheduler its workers. Raises NoDask.

    What a worker was doing when it died is done again by another.
    """
    if address:
        with connect(address) as client:
            yield client.get_executor(pure=False)
        return
    with open_processes(jobs) as executor:
        yield executor
