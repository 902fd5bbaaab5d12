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


def pack(site: Path) -> list[Path]:
    """Compress files that gain by it; return what was written.

    Both libraries release the GIL, so this uses all processors.
    """
    packers = find_packers()
    files = [
        path
        for path in sorted(site.rglob("*"))
        if path.suffix.removeprefix(".") in COMPRESSED
        and path.is_file()
        and path.stat().st_size >= LEAST
    ]
    tasks = [(path, suffix) for path in files for suffix in packers]

    def write(task: tuple[Path, str]) -> Path:
        path, suffix = task
        target = path.with_name(path.name + suffix)
        target.write_bytes(packers[suffix](path.read_bytes()))
        return target

    with ThreadPoolExecutor() as pool:
        return list(pool.map(write, tasks))


def find_packers() -> dict[str, Callable[[bytes], bytes]]:
    """Return the available compressors by file suffix."""
    found: dict[str, Callable[[bytes], bytes]] = {
        # Without a date, the output is reproducible.
        ".gz": lambda content: gzip.compress(content, BEST, mtime=0)
    }
    with suppress(ImportError):
        found[".br"] = import_module("brotli").compress
    return found
