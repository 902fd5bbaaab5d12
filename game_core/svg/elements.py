"""Writing SVG: elements as text, and numbers without noise."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from game_core.messages import Said, say
from game_core.messages import text as written

# The library's own functions for this would bring half of the network into the browser's bundle.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

EMPTY_BOARD = say("game-board-empty")
"""What a picture without pieces is told as."""


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


def draw_grid(label: Said, cells: Iterable[tuple[str, str]]) -> str:
    """The cells of a board in groups, from its cells in order, each with its row's name.

    A page makes a grid of it, whose rows and cells screen readers know how to walk.
    """
    rows = (
        element("g", *(cell for _, cell in group), data_row=name)
        for name, group in groupby(cells, key=itemgetter(0))
    )
    return element("g", *rows, data_grid=label)


def draw_picture(
    game: str, kind: str, size: tuple[float, float], told: str, *parts: str, **attributes: str
) -> str:
    """The whole picture of a game's board, of class `kind`, so wide and so high.

    `told` is what it shows, for those who don't see it.
    """
    return element(
        "svg",
        element("desc", told),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"ubao-svg {kind}",
        viewBox=f"0 0 {size[0]} {size[1]}",
        **attributes,
        role="img",
        aria_label=say("game-board", game=written(game)),
    )


def draw_alone(kind: str, reach: float, *parts: str) -> str:
    """A picture of one thing by itself, drawn round (0, 0); it reaches so far to each side."""
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"ubao-svg {kind}",
        viewBox=f"{-reach} {-reach} {2 * reach} {2 * reach}",
        aria_hidden="true",
    )


def text(words: str, **attributes: str | float) -> str:
    """A text element holding `words`, escaped."""
    return element("text", words.translate(ESCAPES), **attributes)
