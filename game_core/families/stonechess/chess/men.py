"""The chessmen: letters as in FEN, capitals for White, and their names."""

from __future__ import annotations

from game_core.messages import Value, term

SIDES = "wb"
WHITE = 0
KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN = tuple("KQRBNP")
ARMIES = (tuple("KQRBNP"), tuple("kqrbnp"))
"""The letters of each side's men, in the order above."""
MEN = tuple(frozenset(army) for army in ARMIES)
PROMOTIONS = "qrbn"
"""What a Pawn may become, as moves are written."""
NAMES = {
    "K": "King", "Q": "Queen", "R": "Rook", "B": "Bishop", "N": "Knight", "P": "Pawn"
}  # fmt: skip

TERMS = {
    KING: "stonechess-king",
    QUEEN: "stonechess-queen",
    ROOK: "stonechess-rook",
    BISHOP: "stonechess-bishop",
    KNIGHT: "stonechess-knight",
    PAWN: "stonechess-pawn",
}
"""What the men are called in messages, by their capital letters."""
VALUES = {man: term(TERMS[man.upper()]) for army in ARMIES for man in army}
"""The same as values, by the letters of both sides."""


def name_man(man: str) -> str:
    """The name of a man of either side: `n` → `Knight`."""
    return NAMES[man.upper()]


def refer_man(man: str) -> Value:
    """A man of either side as a term."""
    return VALUES[man]


def side_of(piece: str) -> int | None:
    """Whose man a piece is; None for an empty square and for what is neither side's."""
    return next((side for side, men in enumerate(MEN) if piece in men), None)


def color(man: str, side: int) -> str:
    """The letter that a man has as one of `side`'s."""
    return man.upper() if side == WHITE else man.lower()
