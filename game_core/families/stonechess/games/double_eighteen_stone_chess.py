"""Double Eighteen-Stone Chess, by David Short.

Source: David Short, “Double Eighteen-Stone Chess” (2000), The Chess Variant Pages. It gives the
setup and the stones' rules; the King castles as in his Double Chess. What Jim Aikin's Eight-Stone
Chess, on which it builds, leaves open here is read from its sister game Amoeba.

Where the sources leave a choice, this is ours:

- a move has at most one stone action, and it comes after the chess move;
- a Pawn may step twice from its side's second rank even if it came there by a swap;
- a Pawn that has stepped twice can be captured in passing only while it's still where it went and
  the square it passed is empty: a stone can put an end to that in the same move;
- no Pawn may be swapped onto a last rank;
- whether a King may castle is judged before anything moves, with the Rook still in its corner;
  whether he's safe at the end is judged when the move is complete, as for every move;
- a player without a legal move is mated or stalemated even after 100 quiet moves.
"""

from __future__ import annotations

from game_core.families.stonechess import STONECHESS
from game_core.families.stonechess.chess.grid import Grid
from game_core.families.stonechess.chess.rules import Chess
from game_core.families.stonechess.game import StoneChessGame

CASTLINGS = {
    f"i{rank}{king}{rank}": f"{rook}{rank}{rook_to}{rank}"
    for rank in (1, 9)
    for king, rook, rook_to in ("klj", "geh", "mpl", "eaf")
}
"""The Rook's move for each King's move: inside to files k and g, outside to m and e."""

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
