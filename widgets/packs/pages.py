"""Pages of the folder *anywhere*: links end in file names, scripts aren't modules."""

from __future__ import annotations

import json
import posixpath
import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from widgets import ASSETS
from widgets.finish.links import link_messages
from widgets.finish.page import add_to_head, read_page
from widgets.finish.policy import DIRECTIVES, protect
from widgets.finish.search import INDEX
from widgets.prepare.messages import WORDS

POLICY = {
    **DIRECTIVES,
    # Workers are made from text, and so are Python's own modules.
    "script-src": (*DIRECTIVES["script-src"], "blob:"),
    "worker-src": ("'self'", "blob:"),
    # A site's own games are embedded in pages.
    "connect-src": ("'self'", "data:"),
}
LINK = re.compile(r'(?P<before> (?:href|data-anchors)=")(?P<address>[^"?#:]*)(?P<rest>[?#][^"]*)?"')
"""An address within the site."""
UNUSED = re.compile(
    r'<link rel="(?:manifest|preload|modulepreload|apple-touch-icon|prev|next|alternate)"[^>]*>\s*'
    rf'|<script type="module" src="[^"]*{ASSETS}/offline\.js"></script>'
    r'|<div class="md-header__option">\s*<div class="md-select">.*?</script>\s*</div>',
    re.DOTALL,
)
"""What needs a host or doesn't work from a stick, and links to other languages."""
MODULE = re.compile(r'<script type="module" src="')
GAME = re.compile(r'(<link rel="ubao-game"[^>]* href=")([^"]*)"')
SEARCHED = '<div class="md-search"'


class Pages:
    """The pages of a built site."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.folders = {
            path.parent.relative_to(site).as_posix() for path in site.rglob("index.html")
        }
        """Addresses for which a host returns the page of the folder."""

    def pack(self, name: str, html: str) -> str:
        """Return a page as it is in the folder; `name` is its path in both."""
        here = posixpath.dirname(name)
        home = posixpath.relpath(ASSETS, start=here or ".")
        html = GAME.sub(lambda found: f'{found[1]}{self._inline(here, found[2])}"', html)
        html = UNUSED.sub("", html)
        if linked := link_messages(home, read_page(html)):
            html = html.replace(linked, f'<script defer src="{home}/{WORDS}/all.js"></script>')
        html = MODULE.sub('<script defer src="', html)
        if SEARCHED in html:
            scripts = "".join(
                f'<script src="{home}/{script}"></script>'
                for script in ("search-worker.js", "searching.js")
            )
            html = add_to_head(html, scripts)
        html = LINK.sub(lambda found: self._relink(here, found), html)
        # Pages in other languages aren't in the folder.
        html = unlink(
            html, lambda to: not posixpath.normpath(posixpath.join(here, to)).startswith("../")
        )
        return protect(html, POLICY)

    def pack_index(self, text: str) -> Iterator[tuple[str, bytes]]:
        """Yield the files of the search index, with addresses that end in file names."""
        index = json.loads(text)
        for entry in index["docs"]:
            address, sign, rest = entry["location"].partition("#")
            entry["location"] = f"{self.end(address, '')}{sign}{rest}"
        return write_index(index)

    def end(self, address: str, here: str) -> str:
        """Return an address relative to the folder `here`, ending in a file name."""
        path = posixpath.normpath(posixpath.join(here, unquote(address)))
        if path in self.folders and not address.endswith(".html"):
            return posixpath.join(address, "index.html")
        return address

    def _relink(self, here: str, found: re.Match[str]) -> str:
        address = found["address"]
        if address or not found["rest"]:
            address = self.end(address or ".", here)
        return f'{found["before"]}{address}{found["rest"] or ""}"'

    def _inline(self, here: str, address: str) -> str:
        """Return the file of a game as a data URL."""
        path = self.site / posixpath.normpath(posixpath.join(here, urlsplit(address).path))
        return f"data:text/plain;base64,{b64encode(path.read_bytes()).decode()}"


def write_index(index: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of a search index, as data and as a script."""
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    yield INDEX, text.encode()
    yield INDEX.removesuffix("on"), f"var __index={text};\n".encode()


ANCHOR = re.compile(r'<a\b(?P<tag>[^>]*?) href="(?P<address>[^"]*)"[^>]*>(?P<words>.*?)</a>', re.S)
CLASS = re.compile(r' class="[^"]*"')


def unlink(page: str, leads: Callable[[str], bool]) -> str:
    """Return a page with dead links replaced by text, plus the address for other sites."""

    def replace(found: re.Match[str]) -> str:
        address, words = found["address"], found["words"]
        if leads(address):
            return found[0]
        kind = CLASS.search(found[0].partition(">")[0])
        outside = f" ({address})" if "://" in address and address not in words else ""
        return f"<span{kind[0] if kind else ''}>{words}{outside}</span>"

    return ANCHOR.sub(replace, page)
