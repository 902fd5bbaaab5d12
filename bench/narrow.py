"""A host behind a line of limited bandwidth, shared by concurrent requests.

It has no latency.
"""

from __future__ import annotations

import threading
import time
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, override

import brotli  # type: ignore[import-untyped]

from bench.visit import COMPRESSED
from tests.e2e.server import Handler, StaticHost

PART = 4096
"""Bytes sent at a time."""
QUALITY = 9
"""Of Brotli, as hosts compress on the fly. Precompressed files are a little smaller."""
LONG_AGO = "Sat, 01 Jan 2000 00:00:00 GMT"
"""The modification time of files: browsers cache old ones without revalidating."""


class NarrowHost(StaticHost):
    """Serves a folder at `url`, on a free local port, as a context manager."""

    def __init__(self, folder: Path, megabits: float) -> None:
        self._second_per_byte = 8 / megabits / 1_000_000
        self._free = 0.0
        self._lock = threading.Lock()
        super().__init__(folder, partial(_Handler, line=self))

    def wait_for_line(self, size: int) -> None:
        """Wait until this many bytes have gone through the line."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size * self._second_per_byte
            free = self._free
        time.sleep(max(0, free - time.monotonic()))


class _Handler(Handler):
    def __init__(self, *args: object, line: NarrowHost, **options: Any) -> None:
        self.line = line
        super().__init__(*args, **options)

    @override
    def do_GET(self) -> None:
        """Send a file in parts."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        packed = path.suffix in COMPRESSED
        content = compress(path) if packed else path.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", LONG_AGO)
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        for start in range(0, len(content), PART):
            part = content[start : start + PART]
            self.line.wait_for_line(len(part))
            self.wfile.write(part)


@cache
def compress(path: Path) -> bytes:
    """Return a file as hosts with Brotli send it."""
    packed: bytes = brotli.compress(path.read_bytes(), quality=QUALITY)
    return packed
