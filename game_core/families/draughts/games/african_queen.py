"""African Queen, by Alex Randolph: checkers on plain and holed squares, with rings for promotion.

Source: “African Queen, la dama africana”, the rules of the game in Italian. It gives each player
three rings; another edition gave two.

Where the source leaves a choice, this is ours:

- White begins, and a1 is a plain square (either kind would do);
- a player may put on one ring per move, on any of their own men, before a piece moves;
- a move must begin with a capture if one is possible, including with a ring just put on; the player
  chooses which capture, and whether to go on;
- a move of leaps may cross the same squares again, but can't end where it began with nothing
  captured;
- moves that reach the same square having captured the same pieces are one move, named by the
  shortest path, and of those by the first in the alphabet;
- a hundred moves without a capture or a new ring are a draw, and so is an agreed stop.
"""

from __future__ import annotations

from game_core.families.draughts import DRAUGHTS
from game_core.families.draughts.field import Conduct
from game_core.families.draughts.game import DraughtsGame

AFRICAN_QUEEN = DraughtsGame(
    family=DRAUGHTS,
    slug="african-queen",
    name="African Queen",
    place="Alex Randolph",
    setup="mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM w 3-3 0",
    conduct=Conduct(),
)
