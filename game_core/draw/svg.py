"""Writing SVG: elements as text, and numbers without noise."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

# The library's own functions for this would bring half of the network into the browser's bundle.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def number(value: float) -> str:
    """A coordinate with at most one decimal: `12`, `12.5`."""
    return f"{value:.1f}".removesuffix(".0")


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """One element. Attribute names: `class_` → `class`, other underscores become hyphens."""
    parts = [tag]
    for name, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f'{name.rstrip("_").replace("_", "-")}="{text.translate(ESCAPES)}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


def draw_grid(label: str, cells: Iterable[tuple[str, str]]) -> str:
    """The cells of a board in groups, from its cells in order, each with its row's name.

    A page makes a grid of it, whose rows and cells screen readers know how to walk.
    """
    rows = (
        element("g", *(cell for _, cell in group), data_row=name)
        for name, group in groupby(cells, key=itemgetter(0))
    )
    return element("g", *rows, data_grid=label)


def text(words: str, **attributes: str | float) -> str:
    """A text element holding `words`, escaped."""
    return element("text", words.translate(ESCAPES), **attributes)
