"""List what the security policy blocks on a page, so that its author can be warned."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

ELSEWHERE = re.compile(r"\s*(?:https?:)?//", re.IGNORECASE)
LOADING = re.compile(r"""(?:\.src\s*=|fetch\(|import\()\s*["'`]((?:https?:)?//[^"'`]+)""")
"""Where an inline script loads something from another host."""
LOADED_LINKS = frozenset(("stylesheet", "preload", "modulepreload", "icon", "manifest"))
"""Kinds of `<link>` that a browser fetches; others are only metadata."""
FETCHED = {
    "script": ("src", "a script from another host"),
    "img": ("src", "a picture from another host"),
    "input": ("src", "a picture from another host"),
}
"""Elements that may load from the site itself."""
NEVER = {
    "iframe": ("src", "a frame"),
    "frame": ("src", "a frame"),
    "embed": ("src", "a frame"),
    "object": ("data", "a frame"),
    "video": ("src", "a video"),
    "audio": ("src", "an audio file"),
    "form": ("action", "a form that sends data"),
}
"""Elements that may not load at all, and forms."""
REPOSITORIES = re.compile(r"https://(?:www\.)?(?:github\.com|gitlab\.com)/")


@dataclass(frozen=True, order=True)
class Blocked:
    """Something that the policy blocks: what, and the page's source that asks for it."""

    what: str
    words: str


def list_blocked(tag: str, attributes: Mapping[str, str]) -> Iterator[Blocked]:
    """Yield what the policy blocks in a tag."""
    if tag in FETCHED:
        name, what = FETCHED[tag]
        if ELSEWHERE.match(attributes.get(name, "")):
            yield Blocked(what, attributes[name])
    if tag in NEVER:
        name, what = NEVER[tag]
        if attributes.get(name):
            yield Blocked(what, attributes[name])
    if tag == "source":
        if attributes.get("src"):
            yield Blocked("a video or audio file", attributes["src"])
        if ELSEWHERE.match(attributes.get("srcset", "")):
            yield Blocked("a picture from another host", attributes["srcset"])
    if tag == "link" and LOADED_LINKS & {*attributes.get("rel", "").lower().split()}:
        kind = "a style sheet" if "stylesheet" in attributes["rel"].lower() else "a file"
        if ELSEWHERE.match(attributes.get("href", "")):
            yield Blocked(f"{kind} from another host", attributes["href"])
    yield from _list_inside(attributes)


def list_loading(script: str) -> Iterator[Blocked]:
    """Yield what an inline script visibly loads from other hosts."""
    for address in LOADING.findall(script):
        yield Blocked("what a script loads from another host", address)


def _list_inside(attributes: Mapping[str, str]) -> Iterator[Blocked]:
    """Yield inline styles and scripts in attributes, and what Material fetches."""
    for name, value in attributes.items():
        if name == "style" and value.strip():
            yield Blocked("an attribute “style”", value)
        elif name.startswith("on"):
            yield Blocked(f"a script in the attribute “{name}”", value)
    if attributes.get("href", "").strip().lower().startswith("javascript:"):
        yield Blocked("a script in a link", attributes["href"])
    if "mermaid" in attributes.get("class", "").split():
        yield Blocked("a diagram drawn by a script from another host", "mermaid")
    link = attributes.get("href", "")
    if attributes.get("data-md-component") == "source" and REPOSITORIES.match(link):
        yield Blocked("the star count of a repository", link)
