"""Positions as SVG text, and moves as steps that change it; each family draws its own boards."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Position
from game_core.messages import Said
from game_core.messages.catalog import Language
from game_core.svg.steps import Step
from game_core.types import Event


def board(position: Position, viewpoint: str, language: Language | None = None) -> str:
    """Return a position's SVG, seen from the side `viewpoint`; its description is in `language`.

    Examples:
        >>> draw.board(get("oware").start(), "S")[:35]
        '<svg xmlns="http://www.w3.org/2000/'
    """
    return position.game.family.drawing.draw(position, viewpoint).write(language)


def describe(position: Position) -> Said:
    """Describe in words what stands where and who is to move.

    Examples:
        >>> str(draw.describe(get("amphora").start()))[:42]
        'White: Pawn b1, c1, e1, f1, c2, d2 and e2;'
    """
    return position.game.family.drawing.describe(position)


def steps(
    position: Position, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return the move that `events` describe, one step for each, ready for JSON.

    Examples:
        >>> start = get("oware").start()
        >>> after, events = start.trace("C")
        >>> from game_core.sentences import tell_events
        >>> len(draw.steps(start, events, tell_events(events, start, None), "S"))
        5
    """
    return position.game.family.drawing.steps(position, events, sentences, viewpoint)
