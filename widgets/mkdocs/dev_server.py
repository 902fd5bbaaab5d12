"""Live reload of `mkdocs serve` under the security policy.

MkDocs adds an inline script to each page it serves. Its text varies by request, so the policy
gets its hash only then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from widgets.finish.page import hash_inline

INJECTED = re.compile(
    rb"<script>((?:(?!</script>).)*livereload\(\d+, \d+\);\s*)</script>(?=\s*(?:</body>|\Z))",
    re.DOTALL,
)
POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy" content="[^"]*?script-src')

type Headers = list[tuple[str, str]]


def allow_reload(app: WSGIApplication) -> WSGIApplication:
    """Return a WSGI application whose pages allow the script."""

    def respond(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        answer: list[tuple[str, Headers]] = []

        def hold(status: str, headers: Headers, *error: Any) -> Callable[[bytes], object]:
            answer[:] = [(status, headers)]
            return lambda data: None

        body = app(environ, hold)
        ((status, headers),) = answer
        if dict(headers).get("Content-Type", "").startswith("text/html"):
            page = b"".join(body)
            if callable(close := getattr(body, "close", None)):
                close()
            if script := INJECTED.search(page):
                allowed = hash_inline(script[1].decode()).encode()
                page = POLICY.sub(rb"\g<0> " + allowed, page, count=1)
            body = [page]
            headers = [header for header in headers if header[0] != "Content-Length"]
            headers.append(("Content-Length", str(len(page))))
        start_response(status, headers)
        return body

    return respond
