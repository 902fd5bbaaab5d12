"""Everything that the moves of a position depend on, as one value."""

from __future__ import annotations

from typing import NamedTuple

MOST_ASIDE = 3
"""The most sideways moves that a side may make in a row."""


class AmphoraState(NamedTuple):
    """The jug and what is kept next to it.

    `board` holds a letter or EMPTY for each of the 40 squares; `side` (0 White, 1 Black) is to
    move. By side: `waiting` says whether its Guard has yet to enter, `asides` counts its sideways
    moves in a row. `lost` says whether the side to move lost a Pawn on the last move.
    """

    board: tuple[str, ...]
    side: int
    waiting: tuple[bool, bool]
    asides: tuple[int, int]
    lost: bool

    def may_go_aside(self, side: int) -> bool:
        """Return whether a side may make a sideways move now."""
        return self.asides[side] < MOST_ASIDE
