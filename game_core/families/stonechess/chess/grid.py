"""A chessboard of any size, the lines across it while it's empty, and the pieces.

A square is a number: its file plus its rank times the width, both from 0. Its name is like `e2`.
Pieces are letters as in FEN, capitals for White.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.messages import Value, term
from game_core.notation import name_square

STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
UP, DOWN = 2, 3
"""The rays in which White's and Black's Pawns advance, among the straight ones."""
DIAGONAL = ((1, 1), (-1, 1), (1, -1), (-1, -1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
FORWARD = (1, -1)
"""The change of rank when a side's Pawns advance."""

type Ray = tuple[int, ...]
"""The squares along a line, from the one next to a square to the edge."""


class Grid:
    """A board of `width` by `height` squares. Each table below is indexed by square."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.squares = range(width * height)
        self.names = [name_square((square % width, square // width)) for square in self.squares]
        self.numbers = {name: square for square, name in enumerate(self.names)}
        self.straight = self._rays(STRAIGHT)
        """Rays along rank and file: right, left, up, down."""
        self.diagonal = self._rays(DIAGONAL)
        self.lines = [
            [*((ray, True) for ray in straight if ray), *((ray, False) for ray in diagonal if ray)]
            for straight, diagonal in zip(self.straight, self.diagonal, strict=True)
        ]
        """The rays of both kinds, and whether each is straight."""
        self.leaps = self._steps(LEAPS)
        """A Knight's targets, each a ray of one square."""
        self.around = self._steps((*STRAIGHT, *DIAGONAL))
        """A King's targets, each a ray of one square."""
        self.strikes = [self._steps(((-1, ahead), (1, ahead))) for ahead in FORWARD]
        """By side, the squares a Pawn attacks, each a ray of one square."""

    def rank(self, square: int) -> int:
        """Return the rank of a square, from 0."""
        return square // self.width

    def file(self, square: int) -> int:
        """Return the file of a square, from 0."""
        return square % self.width

    def are_neighbors(self, one: int, other: int) -> bool:
        """Return whether two squares are next to each other on a rank or file."""
        return any(ray[0] == other for ray in self.straight[one] if ray)

    def _rays(self, ways: Sequence[tuple[int, int]]) -> list[tuple[Ray, ...]]:
        return [tuple(self._ray(square, way) for way in ways) for square in self.squares]

    def _steps(self, ways: Sequence[tuple[int, int]]) -> list[tuple[Ray, ...]]:
        return [tuple(ray[:1] for ray in rays if ray) for rays in self._rays(ways)]

    def _ray(self, square: int, way: tuple[int, int]) -> Ray:
        file, rank = self.file(square) + way[0], self.rank(square) + way[1]
        ray = []
        while 0 <= file < self.width and 0 <= rank < self.height:
            ray.append(file + self.width * rank)
            file, rank = file + way[0], rank + way[1]
        return tuple(ray)


# --- The pieces ---


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


def refer_man(man: str) -> Value:
    """Return the message value that names a piece of either side."""
    return term(TERMS[man.upper()])


def color(man: str, side: int) -> str:
    """Return the letter that a piece has as one of `side`'s."""
    return man.lower() if side else man.upper()
