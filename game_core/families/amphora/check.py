"""Check, the Guard's entry, and how a King could be taken."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from game_core.families.amphora.board import AROUND, DOORSTEPS, GUARDS, KINGS, PIECES, WEDGES
from game_core.families.amphora.captures import CaptureKind, find_origins, find_targets, take_step
from game_core.families.amphora.state import AmphoraState


class Catch(NamedTuple):
    """A way to take a King: the step that does it, and how.

    `jaw` is where the other piece stands when it is an interception; `entry` is where the Guard
    has to enter before, if it has to.
    """

    how: CaptureKind
    origin: int
    target: int
    jaw: int | None = None
    entry: int | None = None


def find_catch(state: AmphoraState, side: int) -> Catch | None:
    """How `side` could take the other's King if it were its turn now, without a Guard's entry."""
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
    """Return whether the Guard of the side to move may enter now, if there is room for it."""
    return state.waiting[state.side] and (state.lost or is_in_check(state))


def find_entries(state: AmphoraState) -> list[int]:
    """The empty squares where the Guard of the side to move may enter; none if it may not."""
    return find_doors(state) if may_enter(state) else []


def find_doors(state: AmphoraState) -> list[int]:
    """The empty squares next to the King of the side to move, while its Guard waits outside."""
    if not state.waiting[state.side]:
        return []
    king = state.board.index(KINGS[state.side])
    return [square for square in AROUND[king] if not state.board[square]]


def enter(state: AmphoraState, square: int) -> AmphoraState:
    """The state with the Guard of the side to move on `square`, its move still to come."""
    board = list(state.board)
    board[square] = GUARDS[state.side]
    white, black = state.waiting
    waiting = (False, black) if state.side == 0 else (white, False)
    return state._replace(board=tuple(board), waiting=waiting)


def find_reply(state: AmphoraState) -> Catch | None:
    """How the side to move can take the other's King, with its Guard's entry if it may enter."""
    catch = find_catch(state, state.side)
    if catch:
        return catch
    for square in find_entries(state):
        catch = find_catch(enter(state, square), state.side)
        if catch:
            return catch._replace(entry=square)
    return None
