"""One step of a piece and what it captures: replacement, interception, telekinesis; and check.

The captures of a move happen in this order. The first two follow from the step; the third is the
player's choice, except that a King always removes the other King.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from game_core.families.amphora.board import (
    AROUND,
    DIAGONALS,
    DOORSTEPS,
    GUARD,
    GUARDS,
    KING,
    KINGS,
    MOST_ASIDE,
    NAMES,
    PAWN,
    PAWNS,
    PIECES,
    WAYS,
    WEDGES,
    AmphoraState,
    PieceWay,
    is_back_row,
)
from game_core.notation import EMPTY, SIDES
from game_core.types import Event

type CaptureKind = Literal["capture", "intercept", "remove"]
"""Replacement, interception or telekinesis, as the event kind that reports it (see `moves`)."""


class Step(NamedTuple):
    """A step from `origin` to `target`.

    `board` is the jug after replacement and interceptions, whose events `taken` lists; `removable`
    are the squares of the pieces of which telekinesis may now remove one.
    """

    origin: int
    target: int
    board: list[str]
    taken: list[Event]
    removable: list[int]


def find_targets(state: AmphoraState, side: int, origin: int) -> Iterator[int]:
    """Yield the squares a side's piece can step to, ignoring its King's safety."""
    for way in WAYS[state.board[origin]][origin].values():
        if _is_open(state, side, way):
            yield way.target


def find_origins(state: AmphoraState, side: int, target: int) -> Iterator[int]:
    """Yield where a side's pieces can step to `target` from, ignoring its King's safety."""
    board, own = state.board, PIECES[side]
    for origin in AROUND[target]:
        if board[origin] in own:
            way = WAYS[board[origin]][origin].get(target)
            if way and _is_open(state, side, way):
                yield origin


def _is_open(state: AmphoraState, side: int, way: PieceWay) -> bool:
    there = state.board[way.target]
    fits = way.captures and there in PIECES[1 - side] if there else way.moves
    return fits and (not way.aside or state.asides[side] < MOST_ASIDE)


def take_step(state: AmphoraState, side: int, origin: int, target: int) -> Step:
    """Return the step of a side's piece, with replacement and interceptions carried out."""
    board = list(state.board)
    own, others = PIECES[side], PIECES[1 - side]
    piece, there = board[origin], board[target]
    board[origin], board[target] = EMPTY, piece
    letter = SIDES[side]
    taken = [Event("capture", NAMES[target], side=letter, what=there)] if there else []
    for near, far in DIAGONALS[target]:
        if board[near] in others and board[far] in own:
            taken.append(Event("intercept", NAMES[near], side=letter, what=board[near]))
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


# --- Check, and the Guard's entry ---


class Catch(NamedTuple):
    """A way to capture a King: the step, and the kind of capture.

    `jaw` is the square of the other piece of an interception; `entry` is where the Guard has to
    enter first, if it does.
    """

    how: CaptureKind
    origin: int
    target: int
    jaw: int | None = None
    entry: int | None = None


def find_catch(state: AmphoraState, side: int) -> Catch | None:
    """Return how `side` could capture the other King now, without its Guard's entry, or None."""
    return next(_find_catches(state, side), None)


def _find_catches(state: AmphoraState, side: int) -> Iterator[Catch]:
    board, own = state.board, PIECES[side]
    king = board.index(KINGS[1 - side])
    for origin in find_origins(state, side, king):
        yield Catch("capture", origin, king)
    for target, jaw in WEDGES[king]:
        if board[jaw] in own and board[target] not in own:
            for origin in find_origins(state, side, target):
                yield Catch("intercept", origin, target, jaw)
    for origin in DOORSTEPS[side]:
        if board[origin] in own:
            for target in find_targets(state, side, origin):
                if king in take_step(state, side, origin, target).removable:
                    yield Catch("remove", origin, target)


def is_in_check(state: AmphoraState) -> bool:
    """Return whether the side to move is in check."""
    return find_catch(state, 1 - state.side) is not None


def may_enter(state: AmphoraState) -> bool:
    """Return whether the Guard of the side to move may enter now, if there's room for it."""
    return state.waiting[state.side] and (state.lost or is_in_check(state))


def find_entries(state: AmphoraState) -> list[int]:
    """Return the empty squares where the Guard of the side to move may enter, if it may."""
    return find_doors(state) if may_enter(state) else []


def find_doors(state: AmphoraState) -> list[int]:
    """Return the empty squares next to the King of the side to move, while its Guard waits."""
    if not state.waiting[state.side]:
        return []
    king = state.board.index(KINGS[state.side])
    return [square for square in AROUND[king] if not state.board[square]]


def enter(state: AmphoraState, square: int) -> AmphoraState:
    """Return the state with the Guard of the side to move on `square`, its move still to come."""
    board = list(state.board)
    board[square] = GUARDS[state.side]
    white, black = state.waiting
    waiting = (False, black) if state.side == 0 else (white, False)
    return state._replace(board=tuple(board), waiting=waiting)


def find_reply(state: AmphoraState) -> Catch | None:
    """Return how the side to move could capture the other King (its Guard may enter), or None."""
    if catch := find_catch(state, state.side):
        return catch
    for square in find_entries(state):
        if catch := find_catch(enter(state, square), state.side):
            return catch._replace(entry=square)
    return None
