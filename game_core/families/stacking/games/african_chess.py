"""African Chess, by Arthur and Wald Amberstone, New York, early 1960s: stones that are sown.

Source: “African Chess”, an encyclopedia's article on the game.

Where the source leaves a choice, this is ours:

- White begins;
- a move may not be begun either when its first square is full;
- one opposing stone falls also where own stones stand with it: the source speaks of a square that
  holds nothing else, but lets two of them fall there;
- a touchstone takes every opposing stone on a square it enters (the source says “any or all”), and
  may enter a full square where at least one stands (the source speaks of four);
- the opposing touchstone falls whatever it stands with (the source names three or four stones);
- a side with no move loses only if its touchstone is in guard; otherwise, and after a hundred moves
  without a capture, the game is a draw, and so is a stop.
"""

from __future__ import annotations

from game_core.families.stacking.family import STACKING
from game_core.families.stacking.game import StackingGame

AFRICAN_CHESS = StackingGame(
    family=STACKING,
    slug="african-chess",
    name="African Chess",
    place="Arthur and Wald Amberstone, early 1960s",
    setup="b,b,b,b,B,b,b,b/b,b,b,b,b,b,b,b/8/8/8/8/w,w,w,w,w,w,w,w/w,w,w,w,W,w,w,w w 0",
)
