"""Positions as SVG text, and turns as steps that change it.

The SVG is deterministic, with classes instead of colours and a stable key for each part that may
change: `data-cell` is a cell's name in the game's notation, `data-key` names the part, `data-label`
says in words what it shows, naming players by their side in braces (see `types.fill`); what is of
the side to move is called yours. The description of the whole says South and North: it can be read
as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.draw.steps import Step
from game_core.family import answered_by
from game_core.types import Event, Position


@answered_by("families.{}.drawing.draw")
def board(position: Position, viewpoint: str) -> str:
    """The SVG of a position, seen from the side `viewpoint`."""
    raise NotImplementedError


@answered_by("families.{}.drawing.describe")
def describe(position: Position) -> str:
    """What stands where and who is to move, in words with sides in braces."""
    raise NotImplementedError


@answered_by("families.{}.drawing.steps")
def steps(
    position: Position, events: Sequence[Event], sentences: Sequence[str], viewpoint: str
) -> list[Step]:
    """The turn that `events` tell, one step for each, ready for JSON."""
    raise NotImplementedError
