"""Live reload of `mkdocs serve` under the security policy.

MkDocs adds an inline script to each page it serves. Its text varies by request, so the policy can't
allow its hash. Here it becomes a file of our own origin.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import parse_qs
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

PATH = "/ubao-reload.js"
INJECTED = re.compile(
    rb"<script>(?P<client>(?:(?!</script>).)*)"
    rb"livereload\((?P<epoch>\d+), (?P<request>\d+)\);\s*</script>(?=\s*(?:</body>|\Z))",
    re.DOTALL,
)

type Headers = list[tuple[str, str]]


class ReloadScript:
    """WSGI middleware that replaces the inline script with a link to it."""

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app
        self._client = b""
        """MkDocs' script up to the call with the page's name, which is the same in all pages."""

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request for the script, or as the application does, with pages changed."""
        if environ["PATH_INFO"] == PATH:
            numbers = parse_qs(environ["QUERY_STRING"])
            epoch, request = (int(numbers[name][0]) for name in ("epoch", "request"))
            script = self._client + b"livereload(%d, %d);\n" % (epoch, request)
            start_response("200 OK", [("Content-Type", "text/javascript"), _length(script)])
            return [script]
        answer: list[tuple[str, Headers]] = []

        def hold(status: str, headers: Headers, *error: Any) -> Callable[[bytes], object]:
            answer[:] = [(status, headers)]
            return lambda data: None

        body = self.app(environ, hold)
        ((status, headers),) = answer
        if dict(headers).get("Content-Type", "").startswith("text/html"):
            page = INJECTED.sub(self._link, b"".join(body))
            if callable(close := getattr(body, "close", None)):
                close()
            body = [page]
            headers = [header for header in headers if header[0] != "Content-Length"]
            headers.append(_length(page))
        start_response(status, headers)
        return body

    def _link(self, injected: re.Match[bytes]) -> bytes:
        self._client = injected["client"]
        epoch, request = int(injected["epoch"]), int(injected["request"])
        return f'<script src="{PATH}?epoch={epoch}&amp;request={request}"></script>'.encode()


def _length(body: bytes) -> tuple[str, str]:
    return "Content-Length", str(len(body))
