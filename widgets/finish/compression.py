"""Compressed copies of a site's files, for hosts that serve such copies but don't compress.

`page.html.gz` is next to `page.html`, and so is `page.html.br` if the package Brotli is installed.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from widgets.finish.hosts import COMPRESSED

LEAST = 1000
"""Smaller files gain nothing."""
BEST = 9


def pack(site: Path) -> None:
    """Compress files that gain by it.

    Both libraries release the GIL, so this uses all processors.
    """
    packers: dict[str, Callable[[bytes], bytes]] = {
        # Without a date, the output is reproducible.
        ".gz": lambda content: gzip.compress(content, BEST, mtime=0)
    }
    with suppress(ImportError):
        packers[".br"] = import_module("brotli").compress
    files = [
        path
        for path in sorted(site.rglob("*"))
        if path.suffix.removeprefix(".") in COMPRESSED
        and path.is_file()
        and path.stat().st_size >= LEAST
    ]

    def write(path: Path, suffix: str) -> None:
        path.with_name(path.name + suffix).write_bytes(packers[suffix](path.read_bytes()))

    with ThreadPoolExecutor() as pool:
        tasks = [pool.submit(write, path, suffix) for path in files for suffix in packers]
    for task in tasks:
        task.result()
