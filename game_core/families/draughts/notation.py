"""The texts of African Queen: positions, as in `mmm4/7/7/7/7/7/4QMM w 2-3 0`, and moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from game_core.families.draughts.board import MEN, RINGED, SIZE, each, gather, is_plain
from game_core.families.draughts.field import Conduct
from game_core.messages import say, side, term, text
from game_core.notation import (
    BOARD,
    MOST_QUIET,
    QUIET_TURNS,
    SIDES,
    Fields,
    read_board,
    write_board,
)
from game_core.types import SIDE_TO_MOVE, Field, IllegalMove

FIELDS = (BOARD, SIDE_TO_MOVE, Field("rings", term("draughts-field-rings")), QUIET_TURNS)
MOST_OF_A_KIND = 7
"""The number of flat pieces, and of round ones, that a side has at the start."""


MOVE = re.compile(r"(?:R@([a-g][1-7])\+)?([a-g][1-7](?:-[a-g][1-7])+)")
"""A move: the square of the man who gets a ring, if any, and the squares of the path."""


class DraughtsState(NamedTuple):
    """The contents of a position's text.

    `board` has a letter or EMPTY for each square, `side` is to move, `rings` are in White's and
    Black's hands, `quiet` counts the moves since the last capture or ring.
    """

    board: tuple[str, ...]
    side: int
    rings: tuple[int, int]
    quiet: int


def write(state: DraughtsState) -> str:
    """Return a position's text, one line that `read` accepts."""
    board = write_board(_swap_lines(state.board), [SIZE] * SIZE)
    white, black = state.rings
    return f"{board} {SIDES[state.side]} {white}-{black} {state.quiet}"


def _swap_lines(squares: Sequence[str]) -> tuple[str, ...]:
    """Return squares in the order of files as those in the order of ranks, and the reverse."""
    return tuple(square for line in range(SIZE) for square in squares[line::SIZE])


def read(written: str, conduct: Conduct) -> DraughtsState:
    """Return the state that a text describes. Raises PositionError for its first fault."""
    fields = Fields(written, FIELDS)
    pieces = _read_board(fields)
    turn = fields.read_side()
    hands = _read_rings(fields, conduct.rings)
    worn = sum(piece in RINGED for piece in pieces)
    missing = conduct.rings - worn - sum(hands)
    if missing < 0 or (missing and conduct.spoils != "nobody"):
        reason = say("draughts-position-rings", worn=worn, held=sum(hands), rings=conduct.rings)
        raise fields.fault(2, reason)
    return DraughtsState(pieces, turn, hands, fields.read_number(3, MOST_QUIET))


def read_move(move: str) -> tuple[str, list[str]]:
    """Return the man who gets a ring, or '', and the path's squares. Raises IllegalMove."""
    found = MOVE.fullmatch(move)
    if not found:
        raise IllegalMove("no-turn", say("draughts-no-move", typed=text(move)))
    return found[1] or "", found[2].split("-")


def _read_board(fields: Fields) -> tuple[str, ...]:
    pieces = _swap_lines(read_board(fields.words[0], [SIZE] * SIZE, "".join(MEN + RINGED)))
    if not any(pieces):
        raise fields.fault(0, say("draughts-position-empty"))
    for letter, letters in zip(SIDES, zip(MEN, RINGED, strict=True), strict=True):
        plain = [is_plain(square) for square in each(gather(pieces, letters))]
        flat, owner = sum(plain), side(letter)
        if flat > MOST_OF_A_KIND:
            raise fields.fault(0, say("draughts-position-flat", owner=owner, pieces=flat))
        if len(plain) - flat > MOST_OF_A_KIND:
            reason = say("draughts-position-round", owner=owner, pieces=len(plain) - flat)
            raise fields.fault(0, reason)
    return pieces


def _read_rings(fields: Fields, most: int) -> tuple[int, int]:
    white, dash, _ = fields.words[2].partition("-")
    if not dash:
        raise fields.fault(2, say("draughts-position-hands", found=text(white)))
    here, beyond = slice(len(white)), slice(len(white) + 1, None)
    return fields.read_number(2, most, here), fields.read_number(2, most, beyond)
