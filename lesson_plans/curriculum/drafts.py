"""Unfinished work: words that an author is to replace, and what is marked with `draft: true`.

Such words are refused. What is marked is left out when a site is built, and shown while its author
is at work.
"""

from __future__ import annotations

import re

DRAFT = "To be written"
"""How each of them begins."""
REFUSED = "is still to be written."
MARK = re.compile(r"^( *(?:- +)?)draft: *true *$", re.MULTILINE)
FRONT = re.compile(r"---[ \t]*\n.*?^---", re.DOTALL | re.MULTILINE)


def draft(about: str = "") -> str:
    """Words to be replaced, which may say by what. YAML takes them without quotes."""
    return f"{DRAFT} ({about})" if about else f"{DRAFT}."


def is_draft(text: str) -> bool:
    """Whether a text is still what a command wrote."""
    return DRAFT in text


def is_marked(text: str) -> bool:
    """Return whether a page or a plan is marked above its text."""
    front = FRONT.match(text)
    return bool(front and MARK.search(front[0]))


def unmark(text: str) -> str:
    """Return a text without the marks; its lines stay where they are."""
    return MARK.sub(r"\1", text)
