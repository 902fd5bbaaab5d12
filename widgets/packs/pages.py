"""Pages of the folder *anywhere*: links that end in files, scripts that are no modules."""

from __future__ import annotations

import json
import posixpath
import re
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

from widgets.finish.policy import DIRECTIVES, protect
from widgets.prepare.assets import FOLDER
from widgets.prepare.words import WORDS

POLICY = {
    **DIRECTIVES,
    # Workers are made of texts, and Python's own modules are, too.
    "script-src": (*DIRECTIVES["script-src"], "blob:"),
    "worker-src": ("'self'", "blob:"),
    # A game of a site's own stands in the page.
    "connect-src": ("'self'", "data:"),
}
LINK = re.compile(r'(?P<before> (?:href|data-anchors)=")(?P<address>[^"?#:]*)(?P<rest>[?#][^"]*)?"')
"""An address on the own site."""
UNUSED = re.compile(
    r'<link rel="(?:manifest|preload|modulepreload|apple-touch-icon|prev|next|alternate)"[^>]*>\s*'
    rf'|<script type="module" src="[^"]*{FOLDER}/offline\.js"></script>'
    r'|<div class="md-header__option">\s*<div class="md-select">.*?</ul>(?:\s*</div>){3}',
    re.DOTALL,
)
"""What needs a host, what a page from a stick may not load so, and ways to other languages."""
WORDED = re.compile(rf'<script defer src="[^"]*{FOLDER}/{WORDS}/[a-z]+\.js"></script>')
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
        """Those that a host answers for with the page in them."""

    def pack(self, name: str, html: str) -> str:
        """A page as it is in the folder; `name` is its path in both."""
        here = posixpath.dirname(name)
        home = posixpath.relpath(FOLDER, start=here or ".")
        html = GAME.sub(lambda found: f'{found[1]}{self._inline(here, found[2])}"', html)
        html = UNUSED.sub("", html)
        if found := WORDED.search(html):
            words = f'<script defer src="{home}/{WORDS}/all.js"></script>'
            html = f"{html[: found.start()]}{words}{WORDED.sub('', html[found.end() :])}"
        html = MODULE.sub('<script defer src="', html)
        if SEARCHED in html:
            scripts = "".join(
                f'<script src="{home}/{script}"></script>'
                for script in ("search-worker.js", "searching.js")
            )
            html = html.replace("</head>", f"{scripts}</head>", 1)
        html = LINK.sub(lambda found: self._relink(here, found), html)
        # A page that there is in another language alone is not in the folder.
        html = unlink(html, lambda address: not _is_above(posixpath.join(here, address)))
        return protect(html, POLICY)

    def pack_index(self, text: str) -> str:
        """What search finds, with addresses that end in files."""
        index = json.loads(text)
        for entry in index["docs"]:
            address, sign, rest = entry["location"].partition("#")
            entry["location"] = f"{self.end(address, '')}{sign}{rest}"
        return json.dumps(index, ensure_ascii=False, separators=(",", ":"))

    def end(self, address: str, here: str) -> str:
        """An address on the site, seen from the folder `here`, so that it ends in a file."""
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
        """The file of a game as an address that holds it."""
        path = self.site / posixpath.normpath(posixpath.join(here, urlsplit(address).path))
        return f"data:text/plain;base64,{b64encode(path.read_bytes()).decode()}"


def _is_above(address: str) -> bool:
    """Whether an address, seen from the site's root, leads out of it to a site round it."""
    return posixpath.normpath(address).startswith("../")


ANCHOR = re.compile(r'<a\b(?P<tag>[^>]*?) href="(?P<address>[^"]*)"[^>]*>(?P<words>.*?)</a>', re.S)
CLASS = re.compile(r' class="[^"]*"')


def unlink(page: str, leads: Callable[[str], bool]) -> str:
    """A page in which a link stays if its address leads anywhere; an outside one is written out."""

    def replace(found: re.Match[str]) -> str:
        address, words = found["address"], found["words"]
        if leads(address):
            return found[0]
        kind = CLASS.search(found[0].partition(">")[0])
        outside = f" ({address})" if "://" in address and address not in words else ""
        return f"<span{kind[0] if kind else ''}>{words}{outside}</span>"

    return ANCHOR.sub(replace, page)
