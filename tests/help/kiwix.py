"""A server for an archive of Kiwix, which sends what `kiwix-serve` sends, by plain http.

It has what pages can notice of it, from the source of its library, version 14:
https://github.com/kiwix/libkiwix/blob/main/src/server/internalServer.cpp. The addresses of pages
begin with `/content/` and the archive's name, each answer has a policy and a sandbox, and a page of
its own shows them in a frame of the same origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from libzim.reader import Archive

from tests.help.hostile_host import NAME, Quiet, serve

CONTENT = "/content/ubao/"
SANDBOX = (
    "allow-scripts allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
    " allow-forms allow-downloads"
)
POLICY = f"default-src 'self' data: blob: about: 'unsafe-inline' 'unsafe-eval'; sandbox {SANDBOX};"
VIEWER = (
    '<!doctype html><html lang="en"><head><title>A library</title><link rel="icon" href="data:,">'
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\' data:'
    " 'unsafe-inline' 'unsafe-eval'; frame-src 'self'; object-src 'none';\"></head><body>"
    '<iframe referrerpolicy="no-referrer" title="ZIM content" width="1200" height="700"'
    f' src="{CONTENT}index.html"></iframe></body></html>'
)


@contextmanager
def serve_archive(path: Path) -> Iterator[tuple[str, str]]:
    """Serve an archive; return the addresses of the page with the frame, and of its root."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Entries, archive=Archive(path)))
    with serve(server):
        origin = f"http://{NAME}:{server.server_port}"
        yield f"{origin}/viewer", f"{origin}{CONTENT}"


class _Entries(Quiet):
    def __init__(self, *args: object, archive: Archive) -> None:
        self.archive = archive
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 - the base class looks for it by this name
        """Send an entry of the archive, or the page with the frame."""
        path = unquote(urlsplit(self.path).path)
        name = path.removeprefix(CONTENT)
        if path == "/viewer":
            self.send_content(VIEWER.encode(), "text/html")
        elif name == path or not self.archive.has_entry_by_path(name):
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            item = self.archive.get_entry_by_path(name).get_item()
            policy = {"Content-Security-Policy": POLICY}
            self.send_content(bytes(item.content), item.mimetype, policy)
