"""The filter of a `<ubao-chooser>`, which stands above the list that it is for.

It is hidden until `chooser.js` has woken it, so without scripts there is just the list. That script
knows what each wish means, and what an item of the list must tell of itself for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from markupsafe import Markup

from widgets.html import render

type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""Name → label, words for no wish, and words for each wish."""


def render_filter(question: str, items: Literal["games", "plans"], choices: Choices) -> Markup:
    """The form of a chooser, which its list of `items` follows."""
    return render("chooser.html", question=question, items=items, choices=choices)
