"""African Chess, by Arthur and Wald Amberstone, New York, early 1960s: stones that are sown.

Source: “African Chess”, an encyclopedia's article on the game.

Where the source leaves a choice, this is ours:

- White begins;
- a move can't begin in a direction whose first square is full;
- one opposing stone is captured even if the capturer's stones are there too: the source speaks of a
  square that holds nothing else, but captures two there;
- a touchstone captures every opposing stone on a square it enters (the source says “any or all”),
  and may enter a full square that holds at least one (the source speaks of four);
- the opposing touchstone is captured whatever is with it (the source names three or four stones);
- a side with no move loses only if its touchstone is in guard; otherwise the game is a draw, as it
  is after a hundred moves without a capture or by an agreed stop.
"""

from __future__ import annotations

from game_core.families.stacking import STACKING
from game_core.families.stacking.game import StackingGame

AFRICAN_CHESS = StackingGame(
    family=STACKING,
    slug="african-chess",
    name="African Chess",
    place="Arthur and Wald Amberstone, early 1960s",
    setup="b,b,b,b,B,b,b,b/b,b,b,b,b,b,b,b/8/8/8/8/w,w,w,w,w,w,w,w/w,w,w,w,W,w,w,w w 0",
)
