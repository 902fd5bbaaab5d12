"""The chess pieces: letters as in FEN, capitals for White, and their names."""

from __future__ import annotations

from game_core.messages import Value, term

SIDES = "wb"
WHITE = 0
KING, PAWN = "KP"
ARMIES = (tuple("KQRBNP"), tuple("kqrbnp"))
"""The letters of each side's pieces, the King first and the Pawn last."""
MEN = tuple(frozenset(army) for army in ARMIES)
PROMOTIONS = "qrbn"
"""The letters of what a Pawn may become, as moves are written."""
NAMES = {
    "K": "King", "Q": "Queen", "R": "Rook", "B": "Bishop", "N": "Knight", "P": "Pawn"
}  # fmt: skip

TERMS = {
    "K": "stonechess-king",
    "Q": "stonechess-queen",
    "R": "stonechess-rook",
    "B": "stonechess-bishop",
    "N": "stonechess-knight",
    "P": "stonechess-pawn",
}
"""The message term for each kind of piece, by its capital letter."""
VALUES = {man: term(TERMS[man.upper()]) for army in ARMIES for man in army}
"""The same terms as values, by the letters of both sides."""


def refer_man(man: str) -> Value:
    """Return the message value that names a piece of either side."""
    return VALUES[man]


def side_of(piece: str) -> int | None:
    """Return the side that owns a piece; None for an empty square or a stone."""
    return next((side for side, men in enumerate(MEN) if piece in men), None)


def color(man: str, side: int) -> str:
    """Return the letter that a piece has as one of `side`'s."""
    return man.upper() if side == WHITE else man.lower()
