"""The text of a position: board, side to move, moves since the last capture.

`b,b,…/8/8/3,wbb,4/… w 0`: ranks from 8 to 1, squares joined by `,`, runs of empty ones as numbers.
"""

from __future__ import annotations

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
from game_core.notation import BOARD, MOST_QUIET, QUIET_TURNS, Fields, read_board, write_board
from game_core.types import SIDE_TO_MOVE, PositionError

FIELDS = (BOARD, SIDE_TO_MOVE, QUIET_TURNS)

MOST_PLAIN = 15
"""The number of plain stones that a side has at the start."""


def write(board: Board, mover: int, quiet: int) -> str:
    """Return a position's text, one line that `read` accepts."""
    return f"{write_board(board, [SIZE] * SIZE, ',')} {SIDES[mover]} {quiet}"


def read(written: str) -> tuple[Board, int, int]:
    """Return board, side to move and quiet moves. Raises PositionError at the first fault."""
    fields = Fields(written, FIELDS)
    board = read_board(fields.words[0], [SIZE] * SIZE, ORDER, _read_stones)
    _check_counts(fields.words[0])
    mover = fields.read_side()
    if find_touchstone(board, 1 - mover) is None:
        # Nobody loses their touchstone by their own move.
        raise fields.fault(0, say("stacking-position-captured", other=side(SIDES[1 - mover])))
    return board, mover, fields.read_number(2, MOST_QUIET)


def _read_stones(token: str, square: str, column: int) -> str:
    for place, letter in enumerate(token):
        if letter not in ORDER:
            reason = say("stacking-position-stone", found=text(letter))
            raise PositionError(BOARD, column + place, reason)
    if not token:
        raise PositionError(BOARD, column, say("stacking-position-missing"))
    if token != pile(token):
        reason = say("stacking-position-order", found=text(token), sorted=text(pile(token)))
        raise PositionError(BOARD, column, reason)
    if len(token) > MOST:
        # Beyond the edge, a square has no name.
        reason = (
            say("stacking-position-full", stones=len(token), square=cell(square), most=MOST)
            if square
            else say("stacking-position-full-somewhere", stones=len(token), most=MOST)
        )
        raise PositionError(BOARD, column, reason)
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
                raise PositionError(BOARD, places[most], reason)
