"""Boards of squares: names of squares, the fields of a position's text, and ranks as text.

A square is `(file, rank)`, both from 0; its name is the file's letter and the rank's number: `e2`.
A position's text lists ranks from the highest down, joined by `/`; in a rank, letters are pieces
and numbers are runs of empty squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate

from game_core.messages import say, term
from game_core.messages import text as written
from game_core.types import POSITION, Field, PositionError

FILES = "abcdefghijklmnop"
EMPTY = ""
ALSO = "+"
"""In a move's text, the sign before what goes with a piece's move: a ring, another piece."""
BOARD = Field("board", term("squares-field-board"))
QUIET_TURNS = Field("quiet turns", term("squares-field-quiet-turns"))
"""The number of turns that brought nothing new."""

type Square = tuple[int, int]


def name_square(square: Square) -> str:
    """Return a square's name: `(4, 1)` → `e2`."""
    file, rank = square
    return f"{FILES[file]}{rank + 1}"


def split_fields(text: str, names: Sequence[Field]) -> tuple[list[str], list[int]]:
    """Return the fields of a position's text, as many as `names`, and the columns where they begin.

    Raises PositionError for an extra space or field, and for a missing field.
    """
    surplus = re.search(r"^ |  | \Z", text)
    if surplus:
        raise PositionError(POSITION, surplus.end(), say("game-space-surplus"))
    fields = text.split(" ") if text else []
    columns = list(accumulate((len(field) + 1 for field in fields), initial=1))
    if len(fields) < len(names):
        missing = names[len(fields)]
        said = say("game-field-missing", field=missing.name)
        raise PositionError(missing, len(text) + 1, said)
    if len(fields) > len(names):
        said = say("game-field-surplus", found=written(fields[len(names)]))
        raise PositionError(POSITION, columns[len(names)], said)
    return fields, columns


def write_ranks(ranks: Iterable[Sequence[str]]) -> str:
    """Return the text of ranks, highest first, each a sequence of pieces' letters or EMPTY."""
    return "/".join(map(_write_rank, ranks))


def _write_rank(pieces: Sequence[str]) -> str:
    text, run = "", 0
    for piece in pieces:
        if piece == EMPTY:
            run += 1
            continue
        text += f"{run or ''}{piece}"
        run = 0
    return f"{text}{run or ''}"


def read_ranks(text: str, widths: Sequence[int], letters: str) -> list[list[str]]:
    """Return the ranks in `text`, highest first: `widths` squares each, pieces from `letters`.

    Raises PositionError (field `board`) with the column of the first fault.
    """
    rows = text.split("/")
    if len(rows) != len(widths):
        said = say("game-ranks", ranks=len(widths), found=len(rows))
        raise PositionError(BOARD, 1, said)
    ranks = []
    column = 1
    for number, (row, width) in enumerate(zip(rows, widths, strict=True)):
        ranks.append(_read_rank(row, width, letters, column, len(widths) - number))
        column += len(row) + 1
    return ranks


def _read_rank(text: str, width: int, letters: str, column: int, rank: int) -> list[str]:
    pieces: list[str] = []
    after_run = False
    for match in re.finditer(r"(?s)[0-9]+|.", text):
        token, place = match[0], column + match.start()
        if token.isdecimal() and token.isascii():
            run = int(token[:3])
            if after_run or token.startswith("0") or run > width:
                raise PositionError(BOARD, place, say("game-run", found=written(token)))
            pieces += [EMPTY] * run
            after_run = True
        elif token in letters:
            pieces.append(token)
            after_run = False
        else:
            raise PositionError(BOARD, place, say("game-piece-unknown", found=written(token)))
    if len(pieces) != width:
        said = say("game-rank-squares", rank=rank, found=len(pieces), squares=width)
        raise PositionError(BOARD, column, said)
    return pieces
