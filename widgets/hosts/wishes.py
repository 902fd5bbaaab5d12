"""The wishes themselves: which files may be kept for ever, under which types and headers all go."""

from __future__ import annotations

import re
from collections.abc import Iterable

from widgets.prepare.assets import FOLDER
from widgets.runtime import SHARED

RUNTIME = f"{FOLDER}/runtime/"
"""The folder of Python; the one folder in it is named after its content."""
WORKER = f"{FOLDER}/worker.js"
FOR_OTHERS = f"{SHARED}/"
"""The folder of the rules for others."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""A browser keeps a copy, and asks each time whether it is still right."""

HASHED = re.compile(
    # esbuild's names, and Material's.
    rf"{FOLDER}/[a-z-]+-[0-9A-Z]{{8}}\.js"
    r"|assets/(?:javascripts|stylesheets)/(?:[a-z]+/)?[a-z]+\.[0-9a-f]{8}\.min\.(?:js|css)"
)
"""The path of a file whose name is made from its content, outside the folder of Python."""

TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "map": "application/json",
    "mjs": "text/javascript",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "xml": "text/xml",
}
"""Types by the ending of a name, also those that browsers insist on and some hosts don't know."""
RARE = ("wasm", "mjs", "webmanifest")
"""Those of them that hosts lack."""
COMPRESSED = ("css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest", "xml")
"""What becomes much smaller, and is asked for by pages."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""For all files."""
FOR_ALL = {"Access-Control-Allow-Origin": "*"}
"""For what notebooks and pages of others load."""
FOR_WORKER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The policy of the pages, for the worker that plays: nothing but this site's own files."""


def find_hashed(names: Iterable[str]) -> list[str]:
    """The files of a site, outside Python's folder, that may be kept for ever."""
    return [name for name in names if name.startswith("assets/") and HASHED.fullmatch(name)]
