"""The text of a position: board, side to move, moves since the last capture.

`b,b,…/8/8/3,wbb,4/… w 0`: ranks from 8 to 1, squares joined by `,`, runs of empty ones as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from game_core.families.stacking.board import (
    MOST,
    ORDER,
    PLAIN,
    SIDES,
    SIZE,
    TOUCH,
    Board,
    find_touchstone,
    pile,
)
from game_core.notation import FILES, split_fields
from game_core.types import SIDE_NAMES, PositionError

FIELDS = ("board", "side to move", "quiet turns")
MOST_QUIET = 100
"""How many moves without a capture end the game."""
MOST_PLAIN = 15
"""How many plain stones a side has at the start."""
NAMES = tuple(SIDE_NAMES[side] for side in SIDES)


def write(board: Board, side: int, quiet: int) -> str:
    """A position's text, one line that `read` takes."""
    ranks = (board[start : start + SIZE] for start in reversed(range(0, len(board), SIZE)))
    return f"{'/'.join(map(_write_rank, ranks))} {SIDES[side]} {quiet}"


def _write_rank(rank: Board) -> str:
    squares: list[str] = []
    for filled, group in groupby(rank, key=bool):
        run = list(group)
        squares += run if filled else [str(len(run))]
    return ",".join(squares)


def read(text: str) -> tuple[Board, int, int]:
    """Board, side to move, and quiet moves. Raises PositionError at the first fault."""
    (squares, turn, quiet), columns = split_fields(text, FIELDS)
    board = _read_board(squares)
    if turn not in tuple(SIDES):
        raise PositionError(FIELDS[1], columns[1], f"“{turn}” is neither w nor b.")
    side = SIDES.index(turn)
    if find_touchstone(board, 1 - side) is None:
        # Nobody loses a touchstone by a move of his own.
        other = NAMES[1 - side]
        raise PositionError(FIELDS[0], 1, f"{other}'s touchstone is gone, so it is {other}'s turn.")
    if not re.fullmatch("0|[1-9][0-9]{0,2}", quiet) or int(quiet) > MOST_QUIET:
        reason = f"“{quiet}” is no number from 0 to {MOST_QUIET}."
        raise PositionError(FIELDS[2], columns[2], reason)
    return board, side, int(quiet)


def _read_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise PositionError(FIELDS[0], 1, f"expected {SIZE} ranks, found {len(rows)}.")
    board: list[str] = []
    column = 1
    for number, row in zip(range(SIZE, 0, -1), rows, strict=True):
        squares = list(_read_rank(row, number, column))
        if len(squares) != SIZE:
            reason = f"rank {number} has {len(squares)} squares, not {SIZE}."
            raise PositionError(FIELDS[0], column, reason)
        board = squares + board
        column += len(row) + 1
    _check_counts(text)
    return tuple(board)


def _read_rank(row: str, rank: int, column: int) -> Iterator[str]:
    """The squares of a rank, each as its stones; a run that follows a run is refused."""
    file, after_run = 0, False
    for token in row.split(","):
        is_run = token.isdecimal() and token.isascii()
        if not is_run:
            yield _read_stones(token, f"{FILES[file]}{rank}" if file < SIZE else "", column)
            file += 1
        elif after_run or not re.fullmatch(f"[1-{SIZE}]", token):
            raise PositionError(FIELDS[0], column, f"“{token}” is no run of empty squares.")
        else:
            yield from [""] * int(token)
            file += int(token)
        after_run = is_run
        column += len(token) + 1


def _read_stones(token: str, square: str, column: int) -> str:
    for place, letter in enumerate(token):
        if letter not in ORDER:
            raise PositionError(FIELDS[0], column + place, f"“{letter}” is no stone of this game.")
    if not token:
        raise PositionError(FIELDS[0], column, "a square is missing here.")
    if token != pile(token):
        raise PositionError(FIELDS[0], column, f"“{token}” is written “{pile(token)}”.")
    if len(token) > MOST:
        reason = f"{len(token)} stones on {square or 'a square'}; there is room for {MOST}."
        raise PositionError(FIELDS[0], column, reason)
    return token


def _check_counts(text: str) -> None:
    """Refuse more stones of a kind than there are."""
    for name, plain, touch in zip(NAMES, PLAIN, TOUCH, strict=True):
        for stone, most, kind in ((plain, MOST_PLAIN, "plain stones"), (touch, 1, "touchstone")):
            places = [place for place, each in enumerate(text, start=1) if each == stone]
            if len(places) > most:
                reason = f"{name} has {most} {kind}, not more."
                raise PositionError(FIELDS[0], places[most], reason)
