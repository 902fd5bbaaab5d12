"""One step of a piece and what it captures: replacement, interception, telekinesis.

The captures of a move happen in this order. The first two follow from the step; the third is the
player's choice, except that a King always removes the other King.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from game_core.families.amphora.board import (
    AROUND,
    DIAGONALS,
    GUARD,
    GUARDS,
    KING,
    KINGS,
    PAWN,
    PAWNS,
    PIECES,
    WAYS,
    AmphoraState,
    PieceWay,
    is_back_row,
)
from game_core.notation import EMPTY

type CaptureKind = Literal["capture", "intercept", "remove"]
"""Replacement, interception or telekinesis, as the event kind that reports it (see `moves`)."""


class Taking(NamedTuple):
    """A captured piece, and how it was captured."""

    how: CaptureKind
    square: int
    piece: str


class Step(NamedTuple):
    """A step from `origin` to `target`.

    `board` is the jug after replacement and interceptions, which are listed in `taken`; `removable`
    are the squares of the pieces of which telekinesis may now remove one.
    """

    origin: int
    target: int
    board: list[str]
    taken: list[Taking]
    removable: list[int]


def find_targets(state: AmphoraState, side: int, origin: int) -> Iterator[int]:
    """Yield the squares a side's piece can step to, ignoring its King's safety."""
    for way in WAYS[state.board[origin]][origin].values():
        if _is_open(state, side, way):
            yield way.target


def find_origins(state: AmphoraState, side: int, target: int) -> Iterator[int]:
    """Yield the squares from which a side's pieces can step to `target`.

    Its King's safety is ignored.
    """
    board, own = state.board, PIECES[side]
    for origin in AROUND[target]:
        if board[origin] in own:
            way = WAYS[board[origin]][origin].get(target)
            if way and _is_open(state, side, way):
                yield origin


def _is_open(state: AmphoraState, side: int, way: PieceWay) -> bool:
    there = state.board[way.target]
    fits = way.captures and there in PIECES[1 - side] if there else way.moves
    return fits and (not way.aside or state.may_go_aside(side))


def take_step(state: AmphoraState, side: int, origin: int, target: int) -> Step:
    """Return the step of a side's piece, with replacement and interceptions carried out."""
    board = list(state.board)
    own, others = PIECES[side], PIECES[1 - side]
    piece, there = board[origin], board[target]
    board[origin], board[target] = EMPTY, piece
    taken = [Taking("capture", target, there)] if there else []
    for near, far in DIAGONALS[target]:
        if board[near] in others and board[far] in own:
            taken.append(Taking("intercept", near, board[near]))
            board[near] = EMPTY
    removable: list[int] = []
    if enters(side, origin, target):
        removable = _find_removable(board, piece, 1 - side, state.waiting[1 - side])
    return Step(origin, target, board, taken, removable)


def enters(side: int, origin: int, target: int) -> bool:
    """Return whether a side's step enters the opponent's back row from another row."""
    return is_back_row(side, target) and not is_back_row(side, origin)


def _find_removable(board: list[str], piece: str, side: int, waiting: bool) -> list[int]:
    """Return the squares of the pieces that `piece`, now in `side`'s back row, may remove.

    A Guard that is still `waiting` next to the board counts as remaining but can't be removed.
    """
    pawn, guard, king = PAWNS[side], GUARDS[side], KINGS[side]
    guard_or_king = guard if waiting or guard in board else king
    wanted = {
        PAWN: (pawn if pawn in board else guard_or_king,),
        GUARD: (pawn, guard_or_king),
        KING: (king,),
    }[piece.upper()]
    return [square for square, there in enumerate(board) if there in wanted]
