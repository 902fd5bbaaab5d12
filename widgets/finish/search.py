"""Improve search: questions as people type them, rules first, maintainers' pages last."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from widgets.prepare.pages import FOR_MAKERS

INDEX = "search/search_index.json"
"""The index that MkDocs and Material search."""
DEFAULT_SEPARATOR = r"[\s\-]+"
"""The default separator."""
MAKERS_BOOST = 0.01
"""The boost of pages for authors and maintainers."""
RULES = re.compile(r"games/[^/]+/rules/")
RULES_BOOST = 1.5
"""The boost of a game's rules: plans repeat them, but a search for a rule means these."""

STOP_WORDS = """
    a an the is it are be do does did can could may will would should i you we they my your our
    their me us what who which when where why how that this there of to in on at for from with by
    and or if as so happens
""".split()
"""Common words in questions. Material searches for `a*` if somebody types “a”."""


def separate() -> str:
    """Return the separator, for JavaScript: spaces, punctuation, and stop words.

    Search's own stop word filter runs after words get wildcards.
    """
    either = "|".join(f"[{word[0].upper()}{word[0]}]{word[1:]}" for word in STOP_WORDS)
    return rf"""[\s\-,.:;!?()“”"'’]+|\b(?:{either})\b"""


def adjust(site: Path, complete: Callable[[list[Any]], Iterable[Any]] = list) -> None:
    """Complete a site's index; set separator and boosts, unless its author has."""
    path = site / INDEX
    if not path.is_file():
        return
    index = json.loads(path.read_text(encoding="utf-8"))
    if index["config"]["separator"] == DEFAULT_SEPARATOR:
        index["config"]["separator"] = separate()
    index["docs"] = [*complete(index["docs"])]
    for entry in index["docs"]:
        if entry["location"].startswith(FOR_MAKERS):
            entry.setdefault("boost", MAKERS_BOOST)
        elif RULES.match(entry["location"]):
            entry.setdefault("boost", RULES_BOOST)
    path.write_text(json.dumps(index, separators=(",", ":")), encoding="utf-8")
