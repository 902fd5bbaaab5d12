"""A move as changes to a picture: one step for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game_core.types import Event

type Step = dict[str, Any]
"""What an event does to the picture, as plain data: each game says which parts its steps have."""


def list_steps(
    events: Sequence[Event], sentences: Sequence[str], change: Callable[[Event], Step]
) -> list[Step]:
    """The steps of a move: `{kind, at, say}`, and what `change` says of each event in its turn."""
    return [
        {"kind": event.kind, "at": event.at, "say": said} | change(event)
        for event, said in zip(events, sentences, strict=True)
    ]
