"""Check, the Guard's entry, and the ways a King could be captured."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from game_core.families.amphora.board import (
    AROUND,
    DOORSTEPS,
    GUARDS,
    KINGS,
    PIECES,
    WEDGES,
    AmphoraState,
)
from game_core.families.amphora.captures import CaptureKind, find_origins, find_targets, take_step


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
    """Return how `side` could capture the other King if it were to move now, or None.

    The Guard's entry isn't considered.
    """
    king = state.board.index(KINGS[1 - side])
    catches = chain(
        _find_replacements(state, side, king),
        _find_interceptions(state, side, king),
        _find_removals(state, side, king),
    )
    return next(catches, None)


def _find_replacements(state: AmphoraState, side: int, king: int) -> Iterator[Catch]:
    for origin in find_origins(state, side, king):
        yield Catch("capture", origin, king)


def _find_interceptions(state: AmphoraState, side: int, king: int) -> Iterator[Catch]:
    board, own = state.board, PIECES[side]
    for target, jaw in WEDGES[king]:
        if board[jaw] in own and board[target] not in own:
            for origin in find_origins(state, side, target):
                yield Catch("intercept", origin, target, jaw)


def _find_removals(state: AmphoraState, side: int, king: int) -> Iterator[Catch]:
    board, own = state.board, PIECES[side]
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
    """Return how the side to move could capture the other King, or None.

    Its Guard may enter first.
    """
    catch = find_catch(state, state.side)
    if catch:
        return catch
    for square in find_entries(state):
        catch = find_catch(enter(state, square), state.side)
        if catch:
            return catch._replace(entry=square)
    return None
