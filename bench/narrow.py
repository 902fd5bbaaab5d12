"""A host behind a line of limited bandwidth, shared by concurrent requests.

It has no latency.
"""

from __future__ import annotations

import sys
import threading
import time
from functools import cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

import brotli  # type: ignore[import-untyped]

from bench.visit import COMPRESSED

PART = 4096
"""Bytes sent at a time."""
QUALITY = 9
"""Of Brotli, as hosts compress on the fly. Precompressed files are a little smaller."""
LONG_AGO = "Sat, 01 Jan 2000 00:00:00 GMT"
"""The modification time of files: browsers cache old ones without revalidating."""


class NarrowHost:
    """Serves a folder at `url`, on a free local port, as a context manager."""

    def __init__(self, folder: Path, megabits: float) -> None:
        self.folder = folder
        self._second_per_byte = 8 / megabits / 1_000_000
        self._free = 0.0
        self._lock = threading.Lock()
        self._server = _Server(("127.0.0.1", 0), partial(_Handler, self))
        self._server.daemon_threads = True
        self._server.block_on_close = False
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait_for_line(self, size: int) -> None:
        """Wait until this many bytes have gone through the line."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size * self._second_per_byte
            free = self._free
        time.sleep(max(0, free - time.monotonic()))


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, address: object) -> None:
        """Ignore browsers closed during a response."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: NarrowHost, *args: object) -> None:
        self.host = host
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file in parts."""
        path = self.host.folder / unquote(urlsplit(self.path).path).lstrip("/")
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        packed = path.suffix in COMPRESSED
        content = compress(path) if packed else path.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", guess_type(path.name)[0] or "application/octet-stream")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", LONG_AGO)
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        for start in range(0, len(content), PART):
            part = content[start : start + PART]
            self.host.wait_for_line(len(part))
            self.wfile.write(part)

    def log_message(self, *args: object) -> None:
        """Log nothing."""


@cache
def compress(path: Path) -> bytes:
    """Return a file as hosts with Brotli send it."""
    packed: bytes = brotli.compress(path.read_bytes(), quality=QUALITY)
    return packed
