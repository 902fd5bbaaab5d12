"""What a page contains that matters to its links, its security policy and packs, in one pass."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html.parser import HTMLParser
from typing import NamedTuple, override

from widgets.finish.pictures import take_pictures

SLUG = re.compile("[a-z0-9-]*")
"""A game's slug, which the name of a puzzle or of a game with other rules begins with."""
SCRIPT_TYPES = frozenset(
    ("", "module", "importmap", "speculationrules", "text/javascript", "application/javascript")
)
"""Values of a script's `type` that browsers execute; anything else is data."""
HEAD_END = re.compile("</head>", re.IGNORECASE)
SANDBOX = "ubao-sandbox"
"""The `srcdoc` frame that creates workers from text, which obeys the page's policy, too."""
ELSEWHERE = re.compile(r"\s*(?:https?:)?//", re.IGNORECASE)
ANYWHERE = re.compile(".", re.DOTALL)
LOADING = re.compile(r"""(?:\.src\s*=|fetch\(|import\()\s*["'`]((?:https?:)?//[^"'`]+)""")
"""Where an inline script loads something from another host."""
LOADED_LINKS = frozenset(("stylesheet", "preload", "modulepreload", "icon", "manifest"))
"""Kinds of `<link>` that a browser fetches; others are only metadata."""
LOADED = {
    ("script", "src"): ("a script from another host", ELSEWHERE),
    ("img", "src"): ("a picture from another host", ELSEWHERE),
    ("input", "src"): ("a picture from another host", ELSEWHERE),
    ("source", "srcset"): ("a picture from another host", ELSEWHERE),
    ("source", "src"): ("a video or audio file", ANYWHERE),
    ("iframe", "src"): ("a frame", ANYWHERE),
    ("frame", "src"): ("a frame", ANYWHERE),
    ("embed", "src"): ("a frame", ANYWHERE),
    ("object", "data"): ("a frame", ANYWHERE),
    ("video", "src"): ("a video", ANYWHERE),
    ("audio", "src"): ("an audio file", ANYWHERE),
    ("form", "action"): ("a form that sends data", ANYWHERE),
}
"""What an element's attribute loads or sends, and the addresses that are blocked."""
REPOSITORIES = re.compile(r"https://(?:www\.)?(?:github\.com|gitlab\.com)/")
KEPT = "|".join({"script", "style", "link", *(tag for tag, _ in LOADED)})
PLAIN_TAG = re.compile(
    # What's in scripts, styles and comments is no tag.
    r"(?i:(<(script|style)\b.*?</\2\s*>)|<!--.*?-->|<!\[[^>]*>)"
    rf"|</?(?!(?:{KEPT})\b|ubao-)[a-z][a-z0-9-]*"
    r"(?:\s+(?!(?i:on|style))[a-z][a-zA-Z0-9-]*"
    r"(?:=\"(?![^\"]*(?i:script:|mermaid|github|gitlab))[^\"&]*\")?)*\s*/?>"
    r"|(<[a-zA-Z](?:\"[^\"]*\"|'[^']*'|[^\"'>])*>)",
    re.DOTALL,
)
"""A tag, not ours, that the policy can't block, as most are. Scripts and styles (group 1) and all
other tags (group 3) stay. Parsing all tags takes a tenth of a build.
"""


class Tag(NamedTuple):
    """The start tag of an element of ours: its name, its game or "", and its text in the page."""

    name: str
    slug: str
    is_hidden: bool
    text: str


@dataclass(frozen=True, order=True)
class Blocked:
    """Something that the policy blocks: what, and the page's source that asks for it."""

    what: str
    words: str


def list_blocked(tag: str, attributes: Mapping[str, str]) -> Iterator[Blocked]:
    """Yield what the policy blocks in a tag, and what Material fetches."""
    for name, value in attributes.items():
        what, where = LOADED.get((tag, name), ("", ELSEWHERE))
        if what and where.match(value):
            yield Blocked(what, value)
        elif name == "style" and value.strip():
            yield Blocked("an attribute “style”", value)
        elif name.startswith("on"):
            yield Blocked(f"a script in the attribute “{name}”", value)
    link = attributes.get("href", "")
    kinds = {*attributes.get("rel", "").lower().split()}
    if tag == "link" and LOADED_LINKS & kinds and ELSEWHERE.match(link):
        kind = "a style sheet" if "stylesheet" in kinds else "a file"
        yield Blocked(f"{kind} from another host", link)
    if link.strip().lower().startswith("javascript:"):
        yield Blocked("a script in a link", link)
    if "mermaid" in attributes.get("class", "").split():
        yield Blocked("a diagram drawn by a script from another host", "mermaid")
    if attributes.get("data-md-component") == "source" and REPOSITORIES.match(link):
        yield Blocked("the star count of a repository", link)


def hash_inline(text: str) -> str:
    """Return the source expression that allows an inline script or style."""
    # Browsers normalize line ends before they compare.
    normal = text.replace("\r\n", "\n").replace("\r", "\n")
    return f"'sha256-{b64encode(sha256(normal.encode()).digest()).decode()}'"


class Page(HTMLParser):
    """A page's inline scripts and styles, what the policy blocks, and the elements of ours.

    Its policy belongs at `place`, if it has a head.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.place: int | None = None
        self.hashes: dict[str, list[str]] = {"script-src": [], "style-src": []}
        self.blocked: dict[Blocked, None] = {}
        """What the policy blocks, in order."""
        self.tags: list[Tag] = []
        self.title = self.description = self.language = ""
        self.linked: list[str] = []
        """The addresses of its scripts and style sheets."""
        self._directive = ""
        self._inline = ""
        self._html = html
        try:
            self.feed(html)
            self.close()
        except AssertionError as error:
            raise ValueError(f"this isn't HTML: {error}.") from error
        # Cached pages don't need their source anymore.
        self._html = ""
        self.rawdata = ""

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.blocked |= dict.fromkeys(list_blocked(tag, attributes))
        if tag in ("script", "link"):
            self.linked.append(attributes.get("src") or attributes.get("href", ""))
        if tag == "html":
            self.language = self.language or attributes.get("lang", "")
        if tag == "meta" and attributes.get("name") == "description":
            self.description = self.description or attributes.get("content", "")
        if tag.startswith("ubao-"):
            slug = SLUG.match(attributes.get("game") or attributes.get("name", ""))
            text = self.get_starttag_text() or ""
            self.tags.append(Tag(tag, slug[0] if slug else "", "hidden" in attributes, text))
        if tag == "iframe" and attributes.get("class") == SANDBOX:
            self.hashes["script-src"] += Page(attributes["srcdoc"]).hashes["script-src"]
            self.hashes["worker-src"] = ["blob:"]
        starts_head = tag == "head" and self.place is None
        if starts_head or (tag == "meta" and "charset" in attributes and self._is_first()):
            self.place = self._start_of_tag() + len(self.get_starttag_text() or "")
        self._inline = self._directive = ""
        if tag == "style":
            self._directive = "style-src"
        elif tag == "script" and "src" not in attributes:
            kind = attributes.get("type", "").strip().lower()
            self._directive = "script-src" if kind in SCRIPT_TYPES else ""

    @override
    def handle_data(self, data: str) -> None:
        self._inline += data

    @override
    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style") and self._directive:
            self.hashes[self._directive].append(hash_inline(self._inline))
            self.blocked |= {
                Blocked("what a script loads from another host", address): None
                for address in LOADING.findall(self._inline)
            }
            self._directive = ""
        elif tag == "title":
            self.title = self.title or self._inline

    def _start_of_tag(self) -> int:
        line, column = self.getpos()
        start = 0
        for _ in range(line - 1):
            start = self._html.index("\n", start) + 1
        return start + column

    def _is_first(self) -> bool:
        """Return whether only space precedes this tag in the head."""
        if self.place is None:
            return False
        return not self._html[self.place : self._start_of_tag()].strip()


def add_to_head(html: str, tags: str) -> str:
    """Return a page with more tags at the end of its head, if that is marked."""
    return HEAD_END.sub(lambda end: f"{tags}{end[0]}", html, count=1)


def read_page(html: str) -> Page:
    """Parse a page, without its drawings."""
    return _parse(take_pictures(html)[0])


@lru_cache(maxsize=2000)
def _parse(html: str) -> Page:
    """Parse a page; cached, since authors change few pages at a time."""
    head, end, body = html.partition("</head>")
    return Page(head + end + PLAIN_TAG.sub(r"\1\3", body))
