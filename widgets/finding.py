"""What search finds: questions as people type them, and pages for players and teachers first."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from typing import Any

from material.plugins.search.plugin import SearchPlugin  # type: ignore[import-untyped]

FOR_MAKERS = ("authors/", "decisions/", "maintainers/")
"""Pages for those who write and maintain the site; others hardly ever look for them."""
LITTLE = 0.01
"""What such a page counts in search."""

SMALL_WORDS = """
    a an the is it are be do does did can could may will would should i you we they my your our
    their me us what who which when where why how that this there of to in on at for from with by
    and or if as so happens
""".split()
"""Words that questions are full of. Material looks for `a*` where somebody types “a”."""


def separate() -> str:
    """Where search cuts a text into words: at spaces, signs, and small words; for JavaScript.

    Search knows no other way to leave words out of a question, since its filter of small words
    comes after each has got its star.
    """
    either = "|".join(f"[{word[0].upper()}{word[0]}]{word[1:]}" for word in SMALL_WORDS)
    return rf"""[\s\-,.:;!?()“”"'’]+|\b(?:{either})\b"""


def prepare(plugins: Iterable[Any]) -> None:
    """Tell the site's search, where its author has not chosen otherwise."""
    for plugin in plugins:
        if isinstance(plugin, SearchPlugin) and not plugin.config.separator:
            plugin.config.separator = separate()


def rank(uri: str, meta: MutableMapping[str, Any]) -> None:
    """Let a page for makers count little, unless its author says otherwise."""
    if uri.startswith(FOR_MAKERS):
        meta.setdefault("search", {"boost": LITTLE})
