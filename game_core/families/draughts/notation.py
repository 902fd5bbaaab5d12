"""The texts of African Queen: positions, as in `mmm4/7/7/7/7/7/4QMM w 2-3 0`, and moves."""

from __future__ import annotations

import re
from typing import NamedTuple

from game_core.families.draughts.board import MEN, RINGED, SIDES, SIZE, each, gather, is_plain
from game_core.families.draughts.conduct import Conduct
from game_core.messages import say, side, term, text
from game_core.notation import BOARD, QUIET_TURNS, read_ranks, split_fields, write_ranks
from game_core.types import SIDE_TO_MOVE, Field, IllegalMove, PositionError

FIELDS = (BOARD, SIDE_TO_MOVE, Field("rings", term("draughts-field-rings")), QUIET_TURNS)
MOST_OF_A_KIND = 7
"""The number of flat pieces, and of round ones, that a side has at the start."""
MOST_QUIET = 100
"""The number of moves in a row without a capture or a new ring that end the game."""
START = "mmmmmmm/mmmmmmm/7/7/7/MMMMMMM/MMMMMMM w 3-3 0"

NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
MOVE = re.compile(r"(?:R@([a-g][1-7])\+)?([a-g][1-7](?:-[a-g][1-7])+)")
"""A move: the square of the man who gets a ring, if any, and the squares of the path."""


class Layout(NamedTuple):
    """The contents of a position's text.

    `pieces` has a letter or EMPTY for each square, `side` is to move, `rings` are in White's and
    Black's hands, `quiet` counts the moves since the last capture or ring.
    """

    pieces: tuple[str, ...]
    side: int
    rings: tuple[int, int]
    quiet: int


def write(layout: Layout) -> str:
    """Return a position's text, one line that `read` accepts."""
    ranks = [layout.pieces[rank::SIZE] for rank in reversed(range(SIZE))]
    white, black = layout.rings
    return f"{write_ranks(ranks)} {SIDES[layout.side]} {white}-{black} {layout.quiet}"


def read(written: str, conduct: Conduct) -> Layout:
    """Return the layout that a text describes, in a game with these rules.

    Raises PositionError with the field and column of the first fault.
    """
    (board, turn, rings, quiet), columns = split_fields(written, FIELDS)
    pieces = _read_board(board)
    if turn not in ("w", "b"):
        reason = say("squares-position-side", found=text(turn))
        raise PositionError(FIELDS[1], columns[1], reason)
    hands = _read_rings(rings, columns[2], conduct.rings)
    worn = sum(piece in RINGED for piece in pieces)
    missing = conduct.rings - worn - sum(hands)
    if missing < 0 or (missing and conduct.spoils != "nobody"):
        reason = say("draughts-position-rings", worn=worn, held=sum(hands), rings=conduct.rings)
        raise PositionError(FIELDS[2], columns[2], reason)
    quiet_moves = _read_number(quiet, FIELDS[3], columns[3], MOST_QUIET)
    return Layout(pieces, SIDES.index(turn), hands, quiet_moves)


def read_move(move: str) -> tuple[str, list[str]]:
    """Return the man who gets a ring, or an empty text, and the squares of the path, as names.

    Raises IllegalMove.
    """
    found = MOVE.fullmatch(move)
    if not found:
        raise IllegalMove("no-turn", say("draughts-no-move", typed=text(move)))
    return found[1] or "", found[2].split("-")


def _read_board(written: str) -> tuple[str, ...]:
    ranks = read_ranks(written, [SIZE] * SIZE, "".join(MEN + RINGED))
    pieces = tuple(ranks[-1 - rank][file] for file in range(SIZE) for rank in range(SIZE))
    if not any(pieces):
        raise PositionError(FIELDS[0], 1, say("draughts-position-empty"))
    for letter, letters in zip(SIDES, zip(MEN, RINGED, strict=True), strict=True):
        plain = [is_plain(square) for square in each(gather(pieces, letters))]
        flat, owner = sum(plain), side(letter)
        if flat > MOST_OF_A_KIND:
            reason = say("draughts-position-flat", owner=owner, pieces=flat)
            raise PositionError(FIELDS[0], 1, reason)
        if len(plain) - flat > MOST_OF_A_KIND:
            reason = say("draughts-position-round", owner=owner, pieces=len(plain) - flat)
            raise PositionError(FIELDS[0], 1, reason)
    return pieces


def _read_rings(written: str, column: int, most: int) -> tuple[int, int]:
    white, dash, black = written.partition("-")
    if not dash:
        reason = say("draughts-position-hands", found=text(written))
        raise PositionError(FIELDS[2], column, reason)
    after = column + len(white) + 1
    return (
        _read_number(white, FIELDS[2], column, most),
        _read_number(black, FIELDS[2], after, most),
    )


def _read_number(written: str, field: Field, column: int, most: int) -> int:
    if not NUMBER.fullmatch(written) or int(written) > most:
        reason = say("squares-position-number", found=text(written), most=most)
        raise PositionError(field, column, reason)
    return int(written)
