"""The eight by eight squares, the lines across them, and the stones on a square.

A square is a number: its file plus eight times its rank, both from 0; 0 is `a1`, 63 is `h8`. Side 0
is White, side 1 Black. The stones on a square are a text, EMPTY or up to MOST letters in the order
`wWbB`: `wwWb` is two plain stones and the touchstone of White, and a plain stone of Black.
"""

from __future__ import annotations

from game_core.notation import name_square

SIDES = "wb"
PLAIN = "wb"
"""The letter of a plain stone, by side."""
TOUCH = "WB"
"""The letter of the touchstone, by side."""
STONES = ("wW", "bB")
"""The letters of all stones of a side, by side."""
ORDER = "wWbB"
MOST = 4
"""The most stones that a square holds."""

type Board = tuple[str, ...]
"""The stones on each of the 64 squares."""
type Line = tuple[int, ...]
"""The squares along a line, from the one next to a square to the edge."""

SIZE = 8
SQUARES = range(SIZE * SIZE)
NAMES = tuple(name_square((square % SIZE, square // SIZE)) for square in SQUARES)
NUMBERS = {name: square for square, name in enumerate(NAMES)}
DIRECTIONS = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The eight directions, as steps of file and rank; a number and its opposite's add up to 7."""


def _line(square: int, files: int, ranks: int) -> Line:
    file, rank, board = square % SIZE, square // SIZE, range(SIZE)
    places = [(file + files * step, rank + ranks * step) for step in board[1:]]
    return tuple(x + SIZE * y for x, y in places if x in board and y in board)


LINES = tuple(tuple(_line(square, *way) for way in DIRECTIONS) for square in SQUARES)
"""The lines from each square, by direction; a line that leaves the board is empty."""
NEAR = tuple(
    tuple(
        (origin, 7 - direction, distance)
        for direction, line in enumerate(lines)
        for distance, origin in enumerate(line[:MOST], start=1)
    )
    for lines in LINES
)
"""For each square, where stones can come from: origin, direction from there, distance."""


def stones_of(stones: str, side: int) -> str:
    """Return the stones of one side among those on a square."""
    return stones.strip(STONES[1 - side])


def pile(stones: str) -> str:
    """Return stones in the order in which a square's are written."""
    return "".join(sorted(stones, key=ORDER.index))


def find_touchstone(board: Board, side: int) -> int | None:
    """Return the square of a side's touchstone; None if it has been captured."""
    letter = TOUCH[side]
    return next((square for square, stones in enumerate(board) if letter in stones), None)
