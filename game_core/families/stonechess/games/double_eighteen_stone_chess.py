"""Double Eighteen-Stone Chess, by David Short.

Source: David Short, “Double Eighteen-Stone Chess” (2000), The Chess Variant Pages. It gives the
set-up and the stones' rules; the King castles as in his Double Chess. What Jim Aikin's Eight-Stone
Chess, on which it builds, leaves open here is read from its sister game Amoeba.

Where the sources leave a choice, this is ours:

- a move has at most one stone action, and it comes after the chess move;
- a Pawn may step twice from its side's second rank also when it came there by a swap;
- a Pawn that has stepped twice can be taken in passing only while it stands where it went and the
  square it passed is empty: a stone may put an end to that in the same move;
- no Pawn may be put on a last rank by a swap;
- whether a King may castle is asked before anything moves, the Rook still in its corner; that he is
  safe at the end is asked when the whole move is done, as for every move;
- a player without a legal move is mated or stalemated also when 100 moves were quiet.
"""

from __future__ import annotations

from game_core.families.stonechess.chess.grid import Grid
from game_core.families.stonechess.chess.rules import Chess
from game_core.families.stonechess.family import STONECHESS
from game_core.families.stonechess.game import StoneChessGame

CASTLINGS = {
    f"i{rank}{king}{rank}": f"{rook}{rank}{rook_to}{rank}"
    for rank in (1, 9)
    for king, rook, rook_to in ("klj", "geh", "mpl", "eaf")
}
"""For the King's move the Rook's: inside to files k and g, outside to m and e."""

DOUBLE_EIGHTEEN_STONE_CHESS = StoneChessGame(
    family=STONECHESS,
    slug="double-eighteen-stone-chess",
    name="Double Eighteen-Stone Chess",
    place="David Short, 2000",
    chess=Chess(Grid(16, 9), double_ranks=(2, 8), castlings=CASTLINGS),
    setup=(
        "rnbqrnbqkbnrqbnr/pppppppppppppppp/16/O4O4O4O/O1OO1O1OO1O1OO1O/O4O4O4O/16/"
        "PPPPPPPPPPPPPPPP/RNBQRNBQKBNRQBNR w AELPaelp - 0 -"
    ),
)
