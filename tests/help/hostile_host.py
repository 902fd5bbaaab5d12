"""A plain http host that does everything that breaks sites, and a frame that forbids a lot.

It knows few types, compresses nothing, sends the header and the frame of Kolibri's player, puts a
script first into each page as that does, and has a space in its path. The frame is of another port,
so of another origin. Its name must not be this machine's own: browsers trust that.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

NAME = "school.test"
PREFIX = "/our school/games/"
POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:"
"""What Kolibri sends with each file of a zip."""
SANDBOX = "allow-scripts allow-same-origin"
INJECTED = b"""<head><script>
for (const name of ['localStorage', 'sessionStorage']) {
  const real = window[name];
  Object.defineProperty(window, name, { value: {
    get length() { return real.length; },
    key: (at) => Object.keys(real)[at],
    getItem: (key) => real.getItem(key) ?? undefined,
    setItem: (key, value) => real.setItem(key, value),
    removeItem: (key) => real.removeItem(key),
    clear: () => real.clear(),
  } });
}
</script>"""
"""Kolibri parses each page, and puts a script first in its head. That script puts a storage of its
own, for each account, in the place of the browser's: a plain object, which has nothing for `null`,
and whose keys are not the names of what is kept."""


@contextmanager
def serve_hostile(folder: Path) -> Iterator[tuple[str, str]]:
    """Serve a folder; return the addresses of the page with the frame, and of the folder."""
    inner = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    url = f"http://{NAME}:{inner.server_port}{quote(PREFIX)}"
    outer = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Frame, url=url))
    with serve(inner, outer):
        yield f"http://{NAME}:{outer.server_port}/", url


@contextmanager
def serve(*servers: ThreadingHTTPServer) -> Iterator[None]:
    """Run servers, each in its own thread."""
    for server in servers:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield
    for server in servers:
        server.shutdown()
        server.server_close()


class Quiet(BaseHTTPRequestHandler):
    """The request handler, which logs nothing."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class calls it so
        """Log nothing."""

    def send_content(
        self, content: bytes, kind: str = "text/html", headers: Mapping[str, str] | None = None
    ) -> None:
        """Send content of a type, with additional headers."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)


class _Frame(Quiet):
    def __init__(self, *args: object, url: str) -> None:
        self.url = url
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Sends the page with the frame for any request."""
        page = (
            '<!doctype html><html lang="en"><title>A platform</title>'
            '<link rel="icon" href="data:,">'
            f'<iframe sandbox="{SANDBOX}" allow="fullscreen" width="1200" height="700"'
            f' src="{self.url}index.html"></iframe></html>'
        )
        self.send_content(page.encode())


class _Files(Quiet, SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html",
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
    }

    def do_GET(self) -> None:
        """Send a file below the prefix, but no folder."""
        path = unquote(urlsplit(self.path).path)
        file = Path(self.translate_path(path.replace(PREFIX, "/", 1)))
        if not path.startswith(PREFIX) or not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
        elif file.suffix == ".html":
            self.send_content(file.read_bytes().replace(b"<head>", INJECTED, 1))
        else:
            self.path = quote(path.replace(PREFIX, "/", 1))
            super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()
