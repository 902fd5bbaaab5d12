"""What search finds: questions as people type them, rules first, pages for makers last."""

from __future__ import annotations

import json
import re
from pathlib import Path

from widgets.prepare.pages import FOR_MAKERS

INDEX = "search/search_index.json"
"""What MkDocs and Material have search read."""
USUAL = r"[\s\-]+"
"""Where search cuts words if nobody has chosen."""
LITTLE = 0.01
"""What such a page counts in search."""
RULES = re.compile(r"games/[^/]+/rules/")
MUCH = 1.5
"""What the rules of a game count: plans tell them, too, but a search for a rule means these."""

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


def adjust(site: Path) -> None:
    """Tell a site's search where to cut words, and what counts little, unless its author has."""
    path = site / INDEX
    if not path.is_file():
        return
    index = json.loads(path.read_text(encoding="utf-8"))
    if index["config"]["separator"] == USUAL:
        index["config"]["separator"] = separate()
    for entry in index["docs"]:
        if entry["location"].startswith(FOR_MAKERS):
            entry.setdefault("boost", LITTLE)
        elif RULES.match(entry["location"]):
            entry.setdefault("boost", MUCH)
    path.write_text(json.dumps(index, separators=(",", ":")), encoding="utf-8")
