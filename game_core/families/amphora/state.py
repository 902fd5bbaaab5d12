"""All that the moves of a position depend on, as one value."""

from __future__ import annotations

from typing import NamedTuple

MOST_ASIDE = 3
"""How many sideways moves a side may make in a row."""


class AmphoraState(NamedTuple):
    """The jar and what is kept beside it.

    `board` holds a letter or EMPTY for each of 40 squares, `side` (0 White, 1 Black) is to move.
    By side: `waiting`, whether its Guard has not entered yet, and `asides`, its sideways moves in
    a row. `lost` tells whether the side to move lost a Pawn on the last move.
    """

    board: tuple[str, ...]
    side: int
    waiting: tuple[bool, bool]
    asides: tuple[int, int]
    lost: bool

    def may_go_aside(self, side: int) -> bool:
        """Return whether a side may make a sideways move."""
        return self.asides[side] < MOST_ASIDE
