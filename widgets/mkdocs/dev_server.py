"""What `mkdocs serve` answers: live reload under the security policy, and files without copies.

MkDocs adds an inline script to each page it serves. Its text varies by request, so the policy
gets its hash only then.

After each save, MkDocs copies all files. Ours are 600, which takes as long as all the pages do, so
they're served from where they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from mimetypes import guess_type
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


def serve_files(
    app: WSGIApplication, root: str, find: Callable[[str], bytes | None]
) -> WSGIApplication:
    """Return a WSGI application that has these files, too, by their paths below the site's root."""

    def respond(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path: str = environ["PATH_INFO"]
        content = find(path.removeprefix(root)) if path.startswith(root) else None
        if content is None:
            return app(environ, start_response)
        # A system may have types of its own for scripts, with which browsers refuse them.
        is_script = path.endswith((".js", ".mjs"))
        kind = "text/javascript" if is_script else guess_type(path)[0] or "application/octet-stream"
        start_response("200 OK", [("Content-Type", kind), ("Content-Length", str(len(content)))])
        return [content]

    return respond
