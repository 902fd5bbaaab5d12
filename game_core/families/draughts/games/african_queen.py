"""African Queen, by Alex Randolph: draughts on plain and holed squares, with rings for promotion.

Source: “African Queen, la dama africana”, the rules of the game in Italian. It gives each player
three rings; another edition gave two.

Where the source leaves a choice, this is ours:

- White begins, and a1 is a plain square (it makes no difference which kind it is);
- one ring at most is put on in a move, on any man of one's own, before a piece goes;
- a move must begin with a capture where one is possible, a ring just put on counted; which one is
  free, and so is going on;
- a move of leaps may cross squares again, but not end where it began with nothing captured;
- moves that come to the same square having captured the same pieces are one, named by the
  shortest way, and of those by the first in the alphabet;
- a hundred moves without a capture and without a ring are a draw, and so is a stop.
"""

from __future__ import annotations

from game_core.families.draughts.family import DRAUGHTS
from game_core.families.draughts.game import DraughtsGame
from game_core.families.draughts.notation import START

AFRICAN_QUEEN = DraughtsGame(
    family=DRAUGHTS,
    slug="african-queen",
    name="African Queen",
    place="Alex Randolph",
    setup=START,
)
