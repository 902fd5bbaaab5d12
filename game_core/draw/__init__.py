"""Positions as SVG text, and moves as steps that change it.

The SVG is deterministic, with classes instead of colours and a stable key for each part that may
change: `data-cell` is a cell's name in the game's notation, `data-key` names the part, `data-label`
says in words what it shows, naming players by their side in braces (see `types.fill`); what is of
the side to move is called yours. The description of the whole says South and North: it can be read
as it stands.

Each family draws its own boards (see `Drawing` in `game_core.family`) with what is here.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.draw.steps import Step
from game_core.types import Event, Position


def board(position: Position, viewpoint: str) -> str:
    """The SVG of a position, seen from the side `viewpoint`."""
    return position.game.family.drawing.draw(position, viewpoint)


def describe(position: Position) -> str:
    """What stands where and who is to move, in words with sides in braces."""
    return position.game.family.drawing.describe(position)


def steps(
    position: Position, events: Sequence[Event], sentences: Sequence[str], viewpoint: str
) -> list[Step]:
    """The move that `events` tell, one step for each, ready for JSON."""
    return position.game.family.drawing.steps(position, events, sentences, viewpoint)
