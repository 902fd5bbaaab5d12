"""African Queen, by Alex Randolph: draughts on plain and holed squares, with rings for promotion.

Source: “African Queen, la dama africana”, the rules of the game in Italian. It gives each player
three rings; another edition gave two.

Where the source leaves a choice, this is ours:

- White begins, and a1 is a plain square (it makes no difference which kind it is);
- one ring at most is put on in a turn, on any man of one's own, before the move;
- a turn must begin with a capture where one is possible, a ring just put on counted; which one is
  free, and so is going on;
- a turn of leaps may cross squares again, but not end where it began with nothing captured;
- turns that come to the same square having captured the same pieces are one, named by the
  shortest way, and of those by the first in the alphabet;
- a hundred turns without a capture and without a ring are a draw, and so is a stop.
"""

from __future__ import annotations

from game_core.families.draughts import notation
from game_core.families.draughts.board import SIDES
from game_core.families.draughts.position import DraughtsPosition


class AfricanQueen:
    """The names of the game, its first position, and the reading of others."""

    slug = "african-queen"
    name = "African Queen"
    family = "draughts"
    place = "Alex Randolph"
    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> DraughtsPosition:
        """The first position: each side on its two back ranks, three rings in each hand."""
        return self.parse(notation.START)

    def parse(self, text: str) -> DraughtsPosition:
        """Read a position. Raises PositionError for malformed or impossible ones."""
        return DraughtsPosition(self, notation.read(text))


AFRICAN_QUEEN = AfricanQueen()
