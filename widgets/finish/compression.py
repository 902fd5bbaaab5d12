"""Compressed copies of a site's files, for hosts that send such copies but compress nothing.

`page.html.gz` lies beside `page.html`, and `page.html.br` where the package Brotli is installed.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from widgets.finish.hosts import COMPRESSED

LEAST = 1000
"""Files of fewer bytes gain nothing."""
BEST = 9


def pack(site: Path) -> list[Path]:
    """Pack what gains by it; what was written.

    Both libraries let go of Python's lock while they work, so all processors do.
    """
    packers = find_packers()
    files = [path for path in _list_files(site) if path.stat().st_size >= LEAST]
    tasks = [(path, suffix) for path in files for suffix in packers]

    def write(task: tuple[Path, str]) -> Path:
        path, suffix = task
        target = path.with_name(path.name + suffix)
        target.write_bytes(packers[suffix](path.read_bytes()))
        return target

    with ThreadPoolExecutor() as pool:
        return list(pool.map(write, tasks))


def find_packers() -> dict[str, Callable[[bytes], bytes]]:
    """The ways to pack that there are here, by what a packed file's name ends with."""
    found: dict[str, Callable[[bytes], bytes]] = {
        # No date: the same file gives the same bytes.
        ".gz": lambda content: gzip.compress(content, BEST, mtime=0)
    }
    with suppress(ImportError):
        found[".br"] = import_module("brotli").compress
    return found


def _list_files(site: Path) -> Iterator[Path]:
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix.removeprefix(".") in COMPRESSED:
            yield path
