"""Boards of squares: names of squares, the fields of a position's text, and ranks as text.

A square is `(file, rank)`, both from 0; its name is the file's letter and the rank's number: `e2`.
A position's text lists ranks from the highest down, joined by `/`; in a rank, letters are pieces
and numbers are runs of empty squares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, groupby, islice

from game_core.messages import Said, say, term
from game_core.messages import text as written
from game_core.types import POSITION, Field, PositionError

FILES = "abcdefghijklmnop"
SIDES = "wb"
EMPTY = ""
ALSO = "+"
"""In a move's text, the sign before what goes with a piece's move: a ring, another piece."""
BOARD = Field("board", term("squares-field-board"))
QUIET_TURNS = Field("quiet turns", term("squares-field-quiet-turns"))
"""The number of turns that brought nothing new."""
MOST_QUIET = 100
"""The number of such turns in a row that ends a game."""
OWNERS = (term("game-side-w"), term("game-side-b"))
"""The names of the two sides, White first."""
NUMBER = re.compile("0|[1-9][0-9]{0,2}")

type Square = tuple[int, int]


def name_square(square: Square) -> str:
    """Return a square's name: `(4, 1)` → `e2`."""
    file, rank = square
    return f"{FILES[file]}{rank + 1}"


def find_square(name: str) -> Square:
    """Return the square of a name: `e2` → `(4, 1)`."""
    return FILES.index(name[0]), int(name[1:]) - 1


def split_words(text: str) -> tuple[list[str], list[int]]:
    """Return a position's words and the column of each. Raises PositionError for an extra space."""
    surplus = re.search(r"^ |  | \Z", text)
    if surplus:
        raise PositionError(POSITION, surplus.end(), say("game-space-surplus"))
    words = text.split(" ") if text else []
    return words, list(accumulate((len(word) + 1 for word in words[:-1]), initial=1))


class Fields:
    """The words of a position's text, one for each of its `fields`; the second is the side to move.

    Raises PositionError for an extra space or word, and for a missing word.
    """

    def __init__(self, text: str, fields: Sequence[Field]) -> None:
        self.words, self._columns = split_words(text)
        self._fields = fields
        if len(self.words) < len(fields):
            missing = fields[len(self.words)]
            said = say("game-field-missing", field=missing.name)
            raise PositionError(missing, len(text) + 1, said)
        if len(self.words) > len(fields):
            said = say("game-field-surplus", found=written(self.words[len(fields)]))
            raise PositionError(POSITION, self._columns[len(fields)], said)

    def fault(self, index: int, reason: Said, offset: int = 0) -> PositionError:
        """Return the error for a field, `offset` characters into it."""
        return PositionError(self._fields[index], self._columns[index] + offset, reason)

    def read_side(self) -> int:
        """Return the side to move: 0 for `w`, 1 for `b`. Raises PositionError."""
        if self.words[1] not in [*SIDES]:
            raise self.fault(1, say("squares-position-side", found=written(self.words[1])))
        return SIDES.index(self.words[1])

    def read_number(self, index: int, most: int, part: slice = slice(None)) -> int:
        """Return the number, at most `most`, in a field or a part of it. Raises PositionError."""
        word = self.words[index][part]
        if not NUMBER.fullmatch(word) or int(word) > most:
            reason = say("squares-position-number", found=written(word), most=most)
            raise self.fault(index, reason, part.start or 0)
        return int(word)


def write_board(board: Iterable[str], widths: Sequence[int], separator: str = "") -> str:
    """Return the text of a board: the contents of its squares from `a1` on, rank by rank.

    `widths` are the lengths of the ranks, the lowest first; `separator` comes between squares.
    """
    squares = iter(board)
    ranks = [separator.join(_write_rank(islice(squares, width))) for width in widths]
    return "/".join(reversed(ranks))


def _write_rank(squares: Iterable[str]) -> Iterator[str]:
    for filled, group in groupby(squares, key=bool):
        run = list(group)
        yield from run if filled else [str(len(run))]


type ReadSquare = Callable[[str, str, int], str]
"""Returns what stands on a square, from its text, its name and the text's column.

The name is as if all ranks began with file `a`, and empty beyond the edge. Raises PositionError.
"""


def read_board(
    text: str, widths: Sequence[int], letters: str, read_stack: ReadSquare | None = None
) -> tuple[str, ...]:
    """Return the contents of a board's squares, as `write_board` takes them.

    A square holds one of `letters`, unless `read_stack` reads it; then commas separate squares.
    Raises PositionError (field `board`) with the column of the first fault.
    """

    def read_piece(token: str, name: str, column: int) -> str:
        if token not in letters:
            raise PositionError(BOARD, column, say("game-piece-unknown", found=written(token)))
        return token

    rows = text.split("/")
    if len(rows) != len(widths):
        raise PositionError(BOARD, 1, say("game-ranks", ranks=len(widths), found=len(rows)))
    board: list[str] = []
    column = 1
    for row, rank in zip(rows, range(len(widths), 0, -1), strict=True):
        width = widths[rank - 1]
        names = [f"{file}{rank}" for file in FILES[:width]]
        separator, read_square = (",", read_stack) if read_stack else ("", read_piece)
        squares = _read_rank(row, column, names, separator, read_square)
        if len(squares) != width:
            said = say("game-rank-squares", rank=rank, found=len(squares), squares=width)
            raise PositionError(BOARD, column, said)
        board = squares + board
        column += len(row) + 1
    return tuple(board)


def _read_rank(
    row: str, column: int, names: Sequence[str], separator: str, read_square: ReadSquare
) -> list[str]:
    squares: list[str] = []
    after_run = False
    for token in row.split(separator) if separator else re.findall("(?s)[0-9]+|.", row):
        is_run = token.isdecimal() and token.isascii()
        if not is_run:
            name = names[len(squares)] if len(squares) < len(names) else ""
            squares.append(read_square(token, name, column))
        elif after_run or token.startswith("0") or int(token[:3]) > len(names):
            raise PositionError(BOARD, column, say("game-run", found=written(token)))
        else:
            squares += [EMPTY] * int(token)
        after_run = is_run
        column += len(token) + len(separator)
    return squares
