"""Positions as authors write them."""

from __future__ import annotations

from game_core import Game, Position, PositionError
from lesson_plans.source import Text


def parse_position(game: Game, text: Text | None) -> Position | None:
    """The position in `text`, or the first of the game; None where a fault was reported."""
    if text is None:
        return game.start()
    try:
        return game.parse(text.value)
    except PositionError as error:
        text.place.blame(str(error))
        return None
