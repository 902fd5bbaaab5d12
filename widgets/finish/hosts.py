"""What a host should do with a site: types, caching, headers; and the files that tell it.

`write_files` writes `_headers` for Netlify and Cloudflare Pages, and `.htaccess` for Apache; any
other host sends or ignores them. `widgets.host_check` asks a running host whether it does all this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from widgets.finish.site_files import SiteFiles
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


NETLIFY, APACHE = "_headers", ".htaccess"
MARK = "# Written by Ubao when the site is built"
"""How our files begin; a site's author may have one of their own, which stays."""

ENDINGS = r"(?:\.br|\.gz)?"
"""What Apache has put to the address of a packed file."""
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


def write_files(built: SiteFiles, *, packed: bool = False) -> None:
    """Write both into a built site, unless its author did; `packed` files lie beside the others."""
    headers = _list_headers(built.list_names())
    for name, lines in ((NETLIFY, headers), (APACHE, _configure(packed))):
        path = built.site / name
        if not path.is_file() or path.read_text(encoding="utf-8").startswith(MARK):
            path.write_text("\n".join((MARK, *lines, "")), encoding="utf-8")


def _list_headers(names: Sequence[str]) -> Iterator[str]:
    """For Netlify and Cloudflare Pages.

    They have browsers ask again for all else by themselves. Where two blocks meant one file, its
    values would be joined, so no file is given the same header twice.
    """
    yield from _write_block("*", HEADERS)
    yield from _write_block(WORKER, {"Content-Security-Policy": FOR_WORKER})
    yield from _write_block(f"{FOR_OTHERS}*", FOR_ALL)
    for name in (f"{RUNTIME}*", *find_hashed(names)):
        yield from _write_block(name, {"Cache-Control": FOREVER})
    for kind in RARE:
        for name in names:
            if name.endswith(f".{kind}"):
                yield from _write_block(name, {"Content-Type": TYPES[kind]})


def _write_block(name: str, headers: Mapping[str, str]) -> Iterator[str]:
    yield f"/{name}"
    yield from (f"  {header}: {value}" for header, value in headers.items())


def _configure(packed: bool) -> Iterator[str]:
    """For Apache 2.4: what its modules can do, as far as it has them."""
    # Once it packs a file, Apache no longer knows the mark that it gave it; a date it does.
    yield "FileETag None"
    yield "<IfModule mod_mime.c>"
    for kind in sorted(TYPES):
        yield f"  AddType {TYPES[kind]} .{kind}"
    yield from ("</IfModule>", "<IfModule mod_headers.c>")
    for header, value in HEADERS.items():
        yield f'  Header always set {header} "{value}"'
    yield f'  Header set Cache-Control "{ASK_AGAIN}"'
    yield f'  Header set Cache-Control "{FOREVER}" "expr=%{{REQUEST_URI}} =~ m#{_match_kept()}#"'
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


def _match_kept() -> str:
    """An expression for the addresses of files that may be kept for ever, packed or not."""
    return rf"/(?:{RUNTIME}.+|{HASHED.pattern}){ENDINGS}$"
