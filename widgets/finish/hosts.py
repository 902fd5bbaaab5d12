"""Configure hosts (types, caching, headers), and compress files for those that don't.

`write_files` writes `_headers` for Netlify and Cloudflare Pages, and `.htaccess` for Apache; other
hosts serve or ignore them. `widgets.host_check` checks a running host. `compress_files` puts
`page.html.gz` next to `page.html`, and `page.html.br` if the package Brotli is installed.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from widgets import ASSETS
from widgets.runtime import SHARED

RUNTIME = f"{ASSETS}/runtime/"
"""Python's folder; its only subfolder is named after its content."""
WORKER = f"{ASSETS}/worker.js"
FOR_OTHERS = f"{SHARED}/"
"""The folder of the rules for other sites."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""Browsers keep a copy, and revalidate it each time."""

HASHED = re.compile(
    # esbuild's names, and Material's.
    rf"{ASSETS}/[a-z-]+-[0-9A-Z]{{8}}\.js"
    r"|assets/(?:javascripts|stylesheets)/(?:[a-z]+/)?[a-z]+\.[0-9a-f]{8}\.min\.(?:js|css)"
)
"""A path outside Python's folder whose name contains a hash of the content."""

TYPES = {
    "css": "text/css", "html": "text/html", "txt": "text/plain", "xml": "text/xml",
    "js": "text/javascript", "mjs": "text/javascript",
    "json": "application/json", "map": "application/json",
    "svg": "image/svg+xml", "wasm": "application/wasm", "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}  # fmt: skip
"""Types by suffix, including those that browsers insist on and some hosts don't know."""
RARE = ("wasm", "mjs", "webmanifest")
"""Those that hosts often lack."""
COMPRESSED = ("css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest", "xml")
"""Types that compress well, and are loaded by pages."""

HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
"""For all files."""
FOR_ALL = {"Access-Control-Allow-Origin": "*"}
"""For files that notebooks and other sites load."""
FOR_WORKER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The pages' policy, for the worker that plays: only this site's own files."""

NETLIFY, APACHE = "_headers", ".htaccess"
MARK = "# Written by Ubao when the site is built"
"""The first line of our files; an author's own file without it stays."""

ENDINGS = r"(?:\.br|\.gz)?"
"""The suffixes of compressed files, in Apache's internal paths."""
MISSING = r"""
  # The folder of the site, wherever it lies, and in it the page for what is missing.
  RewriteCond %{REQUEST_URI}::$1 ^/(.*?)(.*)::\2$
  RewriteRule ^(.*)$ - [E=UBAO:%1]
  ErrorDocument 404 /%{reqenv:UBAO}404.html
"""
PACKED = r"""
  AddEncoding br .br
  AddEncoding gzip .gz
  RewriteCond %{HTTP:Accept-Encoding} \bbr\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L,E=no-gzip:1]
  RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [L,E=no-gzip:1]
  Header merge Vary Accept-Encoding
"""


def list_files(site: Path) -> list[str]:
    """Return the paths of all files in a built site, folder by folder."""
    # This takes a fifth of the time of asking each path for its place.
    places = ((folder.relative_to(site).parts, names) for folder, _, names in site.walk())
    return [
        "/".join(parts) for parts in sorted((*way, name) for way, names in places for name in names)
    ]


def write_files(site: Path, *, packed: bool = False) -> None:
    """Write both files into a built site, unless its author did; it may be `packed`."""
    headers = _list_headers(list_files(site))
    for name, lines in ((NETLIFY, headers), (APACHE, _configure(packed))):
        path = site / name
        if not path.is_file() or path.read_text(encoding="utf-8").startswith(MARK):
            path.write_text("\n".join((MARK, *lines, "")), encoding="utf-8")


def _list_headers(names: Sequence[str]) -> Iterator[str]:
    """Yield the lines for Netlify and Cloudflare Pages.

    Everything else is revalidated by default. If two blocks matched a file, the values would be
    joined, so no header is set twice.
    """
    yield from _write_block("*", HEADERS)
    yield from _write_block(WORKER, {"Content-Security-Policy": FOR_WORKER})
    yield from _write_block(f"{FOR_OTHERS}*", FOR_ALL)
    for name in (f"{RUNTIME}*", *filter(HASHED.fullmatch, names)):
        yield from _write_block(name, {"Cache-Control": FOREVER})
    for kind in RARE:
        for name in names:
            if name.endswith(f".{kind}"):
                yield from _write_block(name, {"Content-Type": TYPES[kind]})


def _write_block(name: str, headers: Mapping[str, str]) -> Iterator[str]:
    yield f"/{name}"
    yield from (f"  {header}: {value}" for header, value in headers.items())


def _configure(packed: bool) -> Iterator[str]:
    """Yield the lines for Apache 2.4, each only if its module is loaded."""
    # Apache doesn't recognize its own ETag of a file it compressed, but it does recognize a date.
    yield "FileETag None"
    yield "<IfModule mod_mime.c>"
    for kind in sorted(TYPES):
        yield f"  AddType {TYPES[kind]} .{kind}"
    yield from ("</IfModule>", "<IfModule mod_headers.c>")
    for header, value in HEADERS.items():
        yield f'  Header always set {header} "{value}"'
    yield f'  Header set Cache-Control "{ASK_AGAIN}"'
    kept = rf"/(?:{RUNTIME}.+|{HASHED.pattern}){ENDINGS}$"
    yield f'  Header set Cache-Control "{FOREVER}" "expr=%{{REQUEST_URI}} =~ m#{kept}#"'
    yield (
        f'  Header set Content-Security-Policy "{FOR_WORKER}"'
        f' "expr=%{{REQUEST_URI}} =~ m#/{WORKER}{ENDINGS}$#"'
    )
    for header, value in FOR_ALL.items():
        yield f'  Header set {header} "{value}" "expr=%{{REQUEST_URI}} =~ m#/{FOR_OTHERS}#"'
    yield from ("</IfModule>", "<IfModule mod_filter.c>", "  <IfModule mod_deflate.c>")
    yield f"    AddOutputFilterByType DEFLATE {' '.join(TYPES[kind] for kind in COMPRESSED)}"
    yield from ("  </IfModule>", "</IfModule>", "<IfModule mod_rewrite.c>", "  RewriteEngine On")
    yield from (MISSING + PACKED * packed).strip("\n").splitlines()
    yield "</IfModule>"


MIN_SIZE = 1000
"""Smaller files gain nothing."""
LEVEL = 9


def compress_files(site: Path) -> None:
    """Compress files that gain by it; both libraries release the GIL, so on all processors."""
    packers: dict[str, Callable[[bytes], bytes]] = {
        # Without a date, the output is reproducible.
        ".gz": lambda content: gzip.compress(content, LEVEL, mtime=0)
    }
    with suppress(ImportError):
        packers[".br"] = import_module("brotli").compress
    files = [
        site / name
        for name in list_files(site)
        if name.rpartition(".")[2] in COMPRESSED and (site / name).stat().st_size >= MIN_SIZE
    ]

    def write(path: Path, suffix: str) -> None:
        path.with_name(path.name + suffix).write_bytes(packers[suffix](path.read_bytes()))

    with ThreadPoolExecutor() as pool:
        tasks = [pool.submit(write, path, suffix) for path in files for suffix in packers]
    for task in tasks:
        task.result()
