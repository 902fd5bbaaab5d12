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
from game_core.messages import cell, say, side, text
from game_core.notation import BOARD, FILES, QUIET_TURNS, Fields
from game_core.types import SIDE_TO_MOVE, PositionError

FIELDS = (BOARD, SIDE_TO_MOVE, QUIET_TURNS)
MOST_QUIET = 100
"""The number of moves without a capture that end the game."""
MOST_PLAIN = 15
"""The number of plain stones that a side has at the start."""


def write(board: Board, mover: int, quiet: int) -> str:
    """Return a position's text, one line that `read` accepts."""
    ranks = (board[start : start + SIZE] for start in reversed(range(0, len(board), SIZE)))
    return f"{'/'.join(map(_write_rank, ranks))} {SIDES[mover]} {quiet}"


def _write_rank(rank: Board) -> str:
    squares: list[str] = []
    for filled, group in groupby(rank, key=bool):
        run = list(group)
        squares += run if filled else [str(len(run))]
    return ",".join(squares)


def read(written: str) -> tuple[Board, int, int]:
    """Return board, side to move and quiet moves. Raises PositionError at the first fault."""
    fields = Fields(written, FIELDS)
    board = _read_board(fields.words[0])
    mover = fields.read_side()
    if find_touchstone(board, 1 - mover) is None:
        # Nobody loses their touchstone by their own move.
        raise fields.fault(0, say("stacking-position-captured", other=side(SIDES[1 - mover])))
    return board, mover, fields.read_number(2, MOST_QUIET)


def _read_board(written: str) -> Board:
    rows = written.split("/")
    if len(rows) != SIZE:
        reason = say("game-ranks", ranks=SIZE, found=len(rows))
        raise PositionError(FIELDS[0], 1, reason)
    board: list[str] = []
    column = 1
    for number, row in zip(range(SIZE, 0, -1), rows, strict=True):
        squares = list(_read_rank(row, number, column))
        if len(squares) != SIZE:
            reason = say("game-rank-squares", rank=number, found=len(squares), squares=SIZE)
            raise PositionError(FIELDS[0], column, reason)
        board = squares + board
        column += len(row) + 1
    _check_counts(written)
    return tuple(board)


def _read_rank(row: str, rank: int, column: int) -> Iterator[str]:
    """Yield the stones on each square of a rank. Raises PositionError."""
    file, after_run = 0, False
    for token in row.split(","):
        is_run = token.isdecimal() and token.isascii()
        if not is_run:
            yield _read_stones(token, f"{FILES[file]}{rank}" if file < SIZE else "", column)
            file += 1
        elif after_run or not re.fullmatch(f"[1-{SIZE}]", token):
            reason = say("game-run", found=text(token))
            raise PositionError(FIELDS[0], column, reason)
        else:
            yield from [""] * int(token)
            file += int(token)
        after_run = is_run
        column += len(token) + 1


def _read_stones(token: str, square: str, column: int) -> str:
    for place, letter in enumerate(token):
        if letter not in ORDER:
            reason = say("stacking-position-stone", found=text(letter))
            raise PositionError(FIELDS[0], column + place, reason)
    if not token:
        raise PositionError(FIELDS[0], column, say("stacking-position-missing"))
    if token != pile(token):
        reason = say("stacking-position-order", found=text(token), sorted=text(pile(token)))
        raise PositionError(FIELDS[0], column, reason)
    if len(token) > MOST:
        # Beyond the edge, a square has no name.
        reason = (
            say("stacking-position-full", stones=len(token), square=cell(square), most=MOST)
            if square
            else say("stacking-position-full-somewhere", stones=len(token), most=MOST)
        )
        raise PositionError(FIELDS[0], column, reason)
    return token


def _check_counts(written: str) -> None:
    """Raise PositionError if there are more stones of a kind than a side has."""
    for letter, plain, touch in zip(SIDES, PLAIN, TOUCH, strict=True):
        owner = side(letter)
        many = say("stacking-position-plain", owner=owner, most=MOST_PLAIN)
        for stone, most, reason in (
            (plain, MOST_PLAIN, many),
            (touch, 1, say("stacking-position-touchstone", owner=owner)),
        ):
            places = [place for place, each in enumerate(written, start=1) if each == stone]
            if len(places) > most:
                raise PositionError(FIELDS[0], places[most], reason)
