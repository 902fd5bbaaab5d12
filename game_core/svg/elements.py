"""Writing SVG: elements as text, numbers without noise, and a move as changes to a picture."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypedDict

from game_core.messages import Said, say, speak
from game_core.messages import text as written
from game_core.messages.catalog import Language
from game_core.types import Effect, Event, EventKind

# The library's functions for this would pull half its networking into the browser's bundle.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
# JSON is full of quotation marks, so it goes between apostrophes.
JSON_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;"})

EMPTY_BOARD = say("game-board-empty")
"""The description of a picture without pieces."""


def number(value: float) -> str:
    """Return a coordinate with at most one decimal: `12`, `12.5`."""
    return f"{value:.1f}".removesuffix(".0")


def element(tag: str, *children: str, **attributes: str | float | Said) -> str:
    """Return an element. Attribute names: `class_` → `class`, other underscores become hyphens.

    A Said value is written as JSON, for the page that knows the players to put into words.
    """
    opening = tag + "".join([_write(name, value) for name, value in attributes.items()])
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


@lru_cache(maxsize=2**12)
def _write(name: str, value: str | float | Said) -> str:
    """Return an attribute; most appear on board after board with the same values."""
    spelt = name.rstrip("_").replace("_", "-")
    if isinstance(value, str):
        return f' {spelt}="{value.translate(ESCAPES)}"'
    if isinstance(value, Said):
        return f" {spelt}='{JSON.encode(value).translate(JSON_ESCAPES)}'"
    return f' {spelt}="{number(value)}"'


def draw_grid(label: Said, cells: Iterable[tuple[str, str]]) -> str:
    """Return a board's cells in groups, from its cells in order, each with its row's name.

    A page makes a grid of it, whose rows and cells screen readers can navigate.
    """
    rows = (
        element("g", *(cell for _, cell in group), data_row=name)
        for name, group in groupby(cells, key=itemgetter(0))
    )
    return element("g", *rows, data_grid=label)


class Picture(NamedTuple):
    """The picture of a game's board, of class `kind`; as text its description is in English.

    `size` is its width and height, `inner` everything drawn in it.
    """

    game: str
    kind: str
    size: tuple[float, float]
    told: Said
    inner: str
    attributes: tuple[tuple[str, str], ...]

    @classmethod
    def draw(
        cls,
        game: str,
        kind: str,
        size: tuple[float, float],
        told: Said,
        *parts: str,
        **attributes: str,
    ) -> Picture:
        """Return the whole picture of a game's board; `told` is its description in words."""
        return cls(game, kind, size, told, "".join(parts), tuple(attributes.items()))

    def __str__(self) -> str:
        return self.write()

    def write(self, language: Language | None = None) -> str:
        """Return it as SVG, with its name and description in a language."""
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


def draw_alone(kind: str, reach: float, *parts: str) -> str:
    """Draw one thing alone around (0, 0), reaching `reach` to each side."""
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"ubao-svg {kind}",
        viewBox=f"{-reach} {-reach} {2 * reach} {2 * reach}",
        aria_hidden="true",
    )


def text(words: str, **attributes: str | float) -> str:
    """Return a text element holding `words`, escaped."""
    return element("text", words.translate(ESCAPES), **attributes)


type PartMove = tuple[str, str, float, float, float]
"""A part's key, its key from now on, and where it goes: x, y, and the angle in degrees."""


class Change(TypedDict, total=False):
    """The effect of an event on the picture; anything unchanged is left out.

    `moves` are the parts that move. `gone` are the keys of parts that leave the board, `new` the
    SVG of those that come onto it. `texts` and `marks` are new texts, and new `data-mark`, by key.
    `effect` is what happens to the cell.
    """

    effect: Effect
    moves: list[PartMove]
    gone: list[str]
    new: list[str]
    texts: dict[str, str]
    marks: dict[str, str]


class Step(Change):
    """One thing that happened; `at` is its place, `say` describes it, or is empty."""

    kind: EventKind
    at: str
    say: Said


def list_steps(
    events: Sequence[Event], sentences: Sequence[Said], change: Callable[[Event], Change]
) -> list[Step]:
    """List the steps of a move; `change` says what each event does, and is asked in their order."""
    return [
        {"kind": event.kind, "at": event.at, "say": said, **change(event)}
        for event, said in zip(events, sentences, strict=True)
    ]
