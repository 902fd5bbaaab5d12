"""The files in which hosts read what they should do: `_headers` and `.htaccess`.

Netlify and Cloudflare Pages read the one, Apache the other; any other host sends or ignores them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from widgets.contents import Contents
from widgets.hosts.wishes import (
    ASK_AGAIN,
    COMPRESSED,
    FOR_ALL,
    FOR_OTHERS,
    FOR_WORKER,
    FOREVER,
    HASHED,
    HEADERS,
    RARE,
    RUNTIME,
    TYPES,
    WORKER,
    find_hashed,
)

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


def write_files(contents: Contents, *, packed: bool = False) -> None:
    """Write both into a built site, unless its author did; `packed` files lie beside the others."""
    headers = _list_headers(contents.list_names())
    for name, lines in ((NETLIFY, headers), (APACHE, _configure(packed))):
        path = contents.site / name
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
