"""Positions as SVG text, and moves as steps that change it; each family draws its own boards."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Position
from game_core.svg.steps import Step
from game_core.types import Event


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
