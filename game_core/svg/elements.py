"""Writing SVG: elements as text, and numbers without noise."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from game_core.messages import Said, say, speak
from game_core.messages import text as written
from game_core.messages.catalog import Language

# The library's own functions for this would bring half of the network into the browser's bundle.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
# JSON is full of quotation marks, so it stands between apostrophes.
JSON_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;"})

EMPTY_BOARD = say("game-board-empty")
"""What a picture without pieces is told as."""


def number(value: float) -> str:
    """A coordinate with at most one decimal: `12`, `12.5`."""
    return f"{value:.1f}".removesuffix(".0")


def element(tag: str, *children: str, **attributes: str | float | Said) -> str:
    """One element. Attribute names: `class_` → `class`, other underscores become hyphens.

    What is said stands there as JSON, to be put into words by the page that knows the players.
    """
    opening = tag + "".join([_write(name, value) for name, value in attributes.items()])
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


@lru_cache(maxsize=2**12)
def _write(name: str, value: str | float | Said) -> str:
    """An attribute; most stand on board after board with the same values."""
    spelt = name.rstrip("_").replace("_", "-")
    if isinstance(value, str):
        return f' {spelt}="{value.translate(ESCAPES)}"'
    if isinstance(value, Said):
        return f" {spelt}='{JSON.encode(value).translate(JSON_ESCAPES)}'"
    return f' {spelt}="{number(value)}"'


def draw_grid(label: Said, cells: Iterable[tuple[str, str]]) -> str:
    """The cells of a board in groups, from its cells in order, each with its row's name.

    A page makes a grid of it, whose rows and cells screen readers know how to walk.
    """
    rows = (
        element("g", *(cell for _, cell in group), data_row=name)
        for name, group in groupby(cells, key=itemgetter(0))
    )
    return element("g", *rows, data_grid=label)


class Picture(NamedTuple):
    """The picture of a game's board, of class `kind`; as text it says in English what it shows.

    `size` is its width and height, `inner` all that is drawn.
    """

    game: str
    kind: str
    size: tuple[float, float]
    told: Said
    inner: str
    attributes: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.write()

    def write(self, language: Language | None = None) -> str:
        """Return it as SVG, whose name and description are in a language."""
        name = say("game-board", game=written(self.game))
        told = speak(self.told, language=language).translate(ESCAPES)
        return element(
            "svg",
            element("desc", told, data_told=self.told),
            self.inner,
            xmlns="http://www.w3.org/2000/svg",
            class_=f"ubao-svg {self.kind}",
            viewBox=f"0 0 {self.size[0]} {self.size[1]}",
            **dict(self.attributes),
            role="img",
            aria_label=speak(name, language=language),
            data_label=name,
        )


def draw_picture(
    game: str, kind: str, size: tuple[float, float], told: Said, *parts: str, **attributes: str
) -> Picture:
    """The whole picture of a game's board. `told` is what it shows, for those who don't see it."""
    return Picture(game, kind, size, told, "".join(parts), tuple(attributes.items()))


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
