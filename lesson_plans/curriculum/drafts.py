"""Unfinished work: placeholder words, and the mark `draft: true`.

Placeholders are refused. Marked items are left out of builds, and shown while their author works.
"""

from __future__ import annotations

import re

from lesson_plans.curriculum.document import FRONT

DRAFT = "To be written"
"""The prefix of every placeholder."""
BADGE = "DRAFT"
"""What the author sees before the task of a draft."""
REFUSED = "is still to be written."
MARK = re.compile(r"^( *(?:- +)?)draft: *true *$", re.MULTILINE)


def draft(about: str = "") -> str:
    """Return a placeholder, with a description if given, that needs no quotes in YAML."""
    return f"{DRAFT} ({about})" if about else f"{DRAFT}."


def is_draft(text: str) -> bool:
    """Return whether a text is still a placeholder."""
    return DRAFT in text


def is_marked(text: str) -> bool:
    """Return whether the front matter of a page or plan marks it as a draft."""
    front = FRONT.match(text)
    return bool(front and MARK.search(front["fields"]))


def unmark(text: str) -> str:
    """Blank out the marks in a text; line numbers stay the same."""
    return MARK.sub(r"\1", text)
