"""A host that serves a small site perfectly, except for the faults it's asked for."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email.utils import formatdate
from functools import partial
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from widgets.finish.hosts import (
    ASK_AGAIN,
    FOR_WORKER,
    FOREVER,
    HASHED,
    HEADERS,
    RUNTIME,
    TYPES,
    WORKER,
)

LOGIN = b"<!doctype html><title>Log in</title><form>Your name, please</form>"
DATE = formatdate(0, usegmt=True)


@dataclass
class Sent:
    """The response to be sent for a path in the site, with or without a query."""

    path: str
    query: str
    status: int
    content: bytes
    headers: dict[str, str] = field(default_factory=dict)


type Fault = Callable[[Sent], None]


@contextmanager
def serve(site: Path, *faults: Fault) -> Iterator[str]:
    """Serve a site with these faults; return its address."""
    handler = partial(_Handler, site, faults)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    def __init__(self, site: Path, faults: tuple[Fault, ...], *args: object) -> None:
        self.site, self.faults = site, faults
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        path = parts.path.removeprefix("/")
        sent = self._find(path, parts.query)
        for fault in self.faults:
            fault(sent)
        self.send_response(sent.status)
        for name, value in sent.headers.items():
            self.send_header(name, value)
        self.end_headers()
        # The client may have closed the connection.
        with suppress(ConnectionError):
            self.wfile.write(sent.content)

    def _find(self, path: str, query: str) -> Sent:
        file = self.site / (f"{path}index.html" if path.endswith("/") or not path else path)
        status = 200 if file.is_file() else 404
        file = file if status == 200 else self.site / "404.html"
        content = file.read_bytes()
        sent = Sent(path, query, status, content)
        kept = path.startswith(RUNTIME) or HASHED.fullmatch(path)
        sent.headers |= HEADERS | {
            "Content-Type": TYPES[file.suffix.removeprefix(".")],
            "Cache-Control": FOREVER if kept else ASK_AGAIN,
            "Last-Modified": DATE,
            "ETag": f'"{sha256(content).hexdigest()[:8]}"',
        }
        if path == WORKER:
            sent.headers["Content-Security-Policy"] = FOR_WORKER
        if self.headers.get("If-None-Match") == sent.headers["ETag"]:
            sent.status, sent.content = 304, b""
        elif "gzip" in self.headers.get("Accept-Encoding", ""):
            sent.content = gzip.compress(content)
            sent.headers["Content-Encoding"] = "gzip"
        return sent

    def log_message(self, *args: object) -> None:
        """Log nothing."""
