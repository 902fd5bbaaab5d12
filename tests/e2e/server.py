"""A plain static web host for the built site, which can be asked to misbehave.

It is what a school's web folder is: files below a sub-path, no special headers, no compression.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

PREFIX = "/school/ubao/"
OURS = f"ubao:{PREFIX}:"
"""The prefix of the names of everything that the site stores on a device."""
PACKED = "ubao://:"
"""The same of a folder packed to use anywhere."""
ICON = "assets/ubao/icon.svg"
"""Browsers request it at any time, even long after the page, so it's sent but not listed."""

LOGIN = (
    b"<!doctype html><title>Welcome</title><form><input name=user><button>Log in</button></form>"
)


@dataclass(frozen=True)
class Fault:
    """What the host does wrong with files whose path matches a shell pattern.

    The path is the one below the site's root, as in `assets/ubao/runtime/*`; a star also matches
    slashes. See `refuse`, `mistype`, `log_in`, `cut`, `damage`, `delay`, `hold` and `hang`.
    """

    pattern: str
    status: HTTPStatus | None = None
    content_type: str | None = None
    change: Callable[[bytes], bytes] | None = None
    seconds: float = 0.0
    gate: threading.Event | None = None

    def release(self) -> None:
        """Release what is held."""
        assert self.gate is not None, "nothing is held"
        self.gate.set()


def refuse(pattern: str, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> Fault:
    """Answer with an error instead of the file, as a school's filter does."""
    return Fault(pattern, status=status)


def mistype(pattern: str, content_type: str = "application/octet-stream") -> Fault:
    """Send the file under a wrong MIME type."""
    return Fault(pattern, content_type=content_type)


def log_in(pattern: str) -> Fault:
    """Answer with a login page and status 200, as networks that require a login do."""
    return Fault(pattern, content_type="text/html", change=lambda _: LOGIN)


def cut(pattern: str) -> Fault:
    """Send the first half of the file as if it were complete."""
    return Fault(pattern, change=lambda content: content[: len(content) // 2])


def damage(pattern: str) -> Fault:
    """Send the file with one bit changed, in the middle."""
    return Fault(pattern, change=_damage)


def _damage(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def delay(pattern: str, seconds: float) -> Fault:
    """Keep the visitor waiting before answering."""
    return Fault(pattern, seconds=seconds)


def hold(pattern: str) -> Fault:
    """Keep all visitors waiting until the fault's `release` is called."""
    return Fault(pattern, gate=threading.Event())


def hang(pattern: str) -> Fault:
    """Accept the request and never answer it."""
    return delay(pattern, float("inf"))


class StaticHost:
    """A host for one folder at `url`, on a free port of this machine, while the block lasts.

    `faults` may be changed at any time and hold from the next request on; `requests` lists the
    paths asked for so far, below the site's root, without query. Neither has to do with `ICON`.
    """

    def __init__(self, folder: Path, kind: Callable[..., Handler] | None = None) -> None:
        self.faults: list[Fault] = []
        self.requests: list[str] = []
        self._closing = threading.Event()
        handler = partial(kind or Handler, host=self, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._server.block_on_close = False
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = self.origin + PREFIX

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self, seconds: float) -> bool:
        """Sleep; return False if the host closes meanwhile."""
        return not self._closing.wait(min(seconds, threading.TIMEOUT_MAX))

    def wait_for(self, gate: threading.Event) -> bool:
        """Wait until a gate opens; return False if the host closes meanwhile."""
        while not gate.wait(0.05):
            if self._closing.is_set():
                return False
        return True


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, address: object) -> None:
        """Ignore a browser that closed its page in the middle of a response."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, address)  # type: ignore[arg-type]


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
        ".xml": "application/xml",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, host: StaticHost, directory: str) -> None:
        self.host = host
        self.faults: Sequence[Fault] = ()
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Serve a file below the prefix, with the requested faults."""
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(PREFIX):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        path = path.removeprefix(PREFIX)
        if path == ICON:
            self.faults = ()
            super().do_GET()
            return
        self.host.requests.append(path)
        self.faults = [fault for fault in self.host.faults if fnmatchcase(path, fault.pattern)]
        for fault in self.faults:
            if fault.seconds and not self.host.wait(fault.seconds):
                self.close_connection = True
                return
            if fault.gate and not self.host.wait_for(fault.gate):
                self.close_connection = True
                return
            if fault.status:
                self.send_error(fault.status)
                return
            if fault.change and self._send_changed(fault.change):
                return
        super().do_GET()

    def _send_changed(self, change: Callable[[bytes], bytes]) -> bool:
        """Send different content; return False if there's no such file."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file():
            return False
        content = change(file.read_bytes())
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        return True

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def guess_type(self, path: object) -> str:
        for fault in self.faults:
            if fault.content_type:
                return fault.content_type
        return super().guess_type(path)  # type: ignore[arg-type]

    def list_directory(self, path: object) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own 404 page for missing files, as most hosts do."""
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not self.path.startswith(PREFIX) or not page.is_file():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *args: object) -> None:
        """Log nothing: the host keeps its own list."""
