"""Amphora's jug: its forty squares, the pieces, where they can go, and all that moves depend on.

A square is a number from 0 (b1) to 39 (f8), rank by rank. Squares one file and one rank apart are
diagonal neighbors whether or not the squares beside the step exist. A side is 0 (White, at the
bottom) or 1 (Black).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game_core.messages import Value, term
from game_core.notation import FILES, Square, name_square

RANKS = ("bcdef", "cde", "bcdef", "abcdefg", "abcdefg", "bcdef", "cde", "bcdef")
"""The files of each rank, the lowest first."""
SQUARES: tuple[Square, ...] = tuple(
    (FILES.index(file), rank) for rank, files in enumerate(RANKS) for file in files
)
"""File and rank of each square."""
NAMES = tuple(map(name_square, SQUARES))
NUMBERS = {name: square for square, name in enumerate(NAMES)}

PAWN, KING, GUARD = "PKG"
PAWNS, KINGS, GUARDS = "Pp", "Kk", "Gg"
"""The letters of each piece, by side."""
PIECES = (frozenset("PKG"), frozenset("pkg"))
"""The letters of all pieces of a side."""
PIECE_NAMES = {PAWN: "Pawn", KING: "King", GUARD: "Guard"}
TERMS = {PAWN: "amphora-pawn", KING: "amphora-king", GUARD: "amphora-guard"}
"""The message term for each kind of piece, by its capital letter."""
FORWARD = (1, -1)
"""The change of rank when a side moves forward."""
BACK_ROWS = (7, 0)
"""The rank that each side heads for: the other side's back row."""

MOST_ASIDE = 3
"""The most sideways moves that a side may make in a row."""

SLANTS = ((-1, 1), (1, 1), (-1, -1), (1, -1))
STRAIGHTS = ((0, 1), (0, -1), (-1, 0), (1, 0))
"""Changes of file and of rank."""


class PieceWay(NamedTuple):
    """A square that a piece can step to, and under which conditions.

    `moves`: if the square is empty; `captures`: if an opposing piece is there; `aside`: the step is
    sideways, which is limited.
    """

    target: int
    moves: bool
    captures: bool
    aside: bool


class AmphoraState(NamedTuple):
    """The jug and what is kept next to it.

    `board` holds a letter or EMPTY for each of the 40 squares; `side` (0 White, 1 Black) is to
    move. By side: `waiting` says whether its Guard has yet to enter, `asides` counts its sideways
    moves in a row. `lost` says whether the side to move lost a Pawn on the last move.
    """

    board: tuple[str, ...]
    side: int
    waiting: tuple[bool, bool]
    asides: tuple[int, int]
    lost: bool


def refer_piece(piece: str) -> Value:
    """Return the message value that names a piece of either side."""
    return term(TERMS[piece.upper()])


def is_back_row(side: int, square: int) -> bool:
    """Return whether a square is in the row that a side heads for."""
    return SQUARES[square][1] == BACK_ROWS[side]


def _neighbors(square: int, offsets: Iterable[tuple[int, int]]) -> list[int]:
    file, rank = SQUARES[square]
    places = [(file + files, rank + ranks) for files, ranks in offsets]
    return [SQUARES.index(place) for place in places if place in SQUARES]


def _ways(letter: str, square: int) -> dict[int, PieceWay]:
    piece = letter.upper()
    ahead = FORWARD[letter != piece]
    ways: dict[int, PieceWay] = {}
    for files, ranks in (*SLANTS, *STRAIGHTS):
        straight, back = not (files and ranks), ranks == -ahead
        moves, captures = piece != PAWN or straight, piece != PAWN or not straight
        if back:
            moves, captures = False, piece == GUARD
        if moves or captures:
            for target in _neighbors(square, [(files, ranks)]):
                ways[target] = PieceWay(target, moves, captures, aside=not ranks)
    return ways


def _pairs(square: int, *distances: int) -> tuple[tuple[int, ...], ...]:
    """Return the squares at two distances along each diagonal, where both exist."""
    pairs = (
        tuple(_neighbors(square, [(files * far, ranks * far) for far in distances]))
        for files, ranks in SLANTS
    )
    return tuple(pair for pair in pairs if len(pair) == 2)


AROUND = tuple(tuple(_neighbors(square, (*SLANTS, *STRAIGHTS))) for square in range(40))
"""The squares next to each square."""
DIAGONALS = tuple(_pairs(square, 1, 2) for square in range(40))
"""From each square, the diagonals of two squares: the adjacent one and the one beyond it."""
WEDGES = tuple(_pairs(square, 1, -1) for square in range(40))
"""For each square, the diagonal pairs of squares that it lies between, in both directions."""
DOORSTEPS = tuple(
    tuple(square for square, (_, rank) in enumerate(SQUARES) if rank == last - ahead)
    for last, ahead in zip(BACK_ROWS, FORWARD, strict=True)
)
"""By side, the squares from which one step can enter the opponent's back row."""
WAYS = {letter: tuple(_ways(letter, square) for square in range(40)) for letter in "PKGpkg"}
"""The steps of each piece, by its letter, then by square, then by target."""
