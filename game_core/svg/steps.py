"""A move as changes to a picture: one step for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from game_core.messages import Said
from game_core.types import Event, EventKind

type PartMove = tuple[str, str, float, float, float]
"""A part's key, its key from now on, and where it goes: x, y, and the angle in degrees."""


class Change(TypedDict, total=False):
    """The effect of an event on the picture; anything unchanged is left out.

    `moves` are the parts that move. `gone` are the keys of parts that leave the board, `new` the
    SVG of those that come onto it. `texts` and `marks` are new texts, and new `data-mark`, by key.
    """

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
