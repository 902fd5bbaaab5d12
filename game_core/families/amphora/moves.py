"""Complete moves: the Guard's entry, a step, and what telekinesis removes.

A move has these kinds of event, each complete enough to change a picture of the board. Pieces are
letters, White's in capitals:

    place AT SIDE WHAT      the Guard WHAT of SIDE enters on AT
    capture AT SIDE WHAT    SIDE captures the piece WHAT on AT by moving there
    move AT COUNT WHAT      the piece on AT goes to the square WHAT; its side has now made COUNT
                            sideways moves in a row
    intercept AT SIDE WHAT  SIDE captures the piece WHAT on AT, between two of its own
    remove AT SIDE WHAT     SIDE captures the piece WHAT on AT by telekinesis
    end SIDE WHAT           the game is over for the reason WHAT; SIDE won
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game_core.families.amphora.board import (
    GUARDS,
    KINGS,
    NAMES,
    PAWNS,
    PIECES,
    SIDES,
    SQUARES,
    AmphoraState,
)
from game_core.families.amphora.captures import (
    Step,
    Taking,
    enter,
    find_entries,
    find_reply,
    find_targets,
    take_step,
)
from game_core.notation import EMPTY
from game_core.types import Event


class AmphoraMove(NamedTuple):
    """A complete move.

    `entry` is where the Guard enters and `removed` what telekinesis removes, None if it doesn't;
    `after` is the state that the move leads to.
    """

    entry: int | None
    origin: int
    target: int
    removed: int | None
    text: str
    after: AmphoraState


def find_moves(state: AmphoraState) -> dict[str, AmphoraMove]:
    """Return every legal move by its text, in order; none when the game is over."""
    if is_king_gone(state):
        return {}
    found = {}
    for entry in (None, *find_entries(state)):
        begun = state if entry is None else enter(state, entry)
        for origin, piece in enumerate(begun.board):
            if piece in PIECES[state.side]:
                for target in find_targets(begun, state.side, origin):
                    for move in finish(begun, entry, origin, target):
                        if is_legal(move.after):
                            found[move.text] = move
    return dict(sorted(found.items()))


def is_king_gone(state: AmphoraState) -> bool:
    """Return whether the side to move has lost its King."""
    return KINGS[state.side] not in state.board


def is_legal(after: AmphoraState) -> bool:
    """Return whether the move that led to `after` is legal.

    It is if it captured the other King, or if it leaves its own King safe.
    """
    return is_king_gone(after) or find_reply(after) is None


def finish(
    begun: AmphoraState, entry: int | None, origin: int, target: int
) -> Iterator[AmphoraMove]:
    """Yield the moves that one step can be, one for each choice of telekinesis.

    `begun` already has the Guard on `entry`.
    """
    step = take_step(begun, begun.side, origin, target)
    start = (f"G@{NAMES[entry]}+" if entry is not None else "") + NAMES[origin] + NAMES[target]
    if step.board[target] == KINGS[begun.side] and step.removable:
        # A King that enters the back row always removes the other King.
        (king,) = step.removable
        yield AmphoraMove(entry, origin, target, king, start, settle(begun, step, king))
        return
    yield AmphoraMove(entry, origin, target, None, start, settle(begun, step, None))
    for square in step.removable:
        text = f"{start}*{NAMES[square]}"
        yield AmphoraMove(entry, origin, target, square, text, settle(begun, step, square))


def settle(begun: AmphoraState, step: Step, removed: int | None) -> AmphoraState:
    """Return the state after a step and a removal, with the other side to move."""
    side = begun.side
    board = [*step.board]
    if removed is not None:
        board[removed] = EMPTY
    asides = [*begun.asides]
    goes_aside = SQUARES[step.origin][1] == SQUARES[step.target][1]
    asides[side] = asides[side] + 1 if goes_aside else 0
    pawn = PAWNS[1 - side]
    return AmphoraState(
        board=tuple(board),
        side=1 - side,
        waiting=begun.waiting,
        asides=(asides[0], asides[1]),
        lost=board.count(pawn) < begun.board.count(pawn),
    )


def trace_entry(state: AmphoraState, square: int | None) -> Iterator[Event]:
    """Yield the event of the Guard's entry on a square, if there is one."""
    if square is not None:
        yield Event("place", NAMES[square], side=SIDES[state.side], what=GUARDS[state.side])


def trace_move(state: AmphoraState, move: AmphoraMove) -> Iterator[Event]:
    """Yield the events of a move from `state`, except the end of the game."""
    side = SIDES[state.side]
    yield from trace_entry(state, move.entry)
    if move.entry is not None:
        state = enter(state, move.entry)
    step = take_step(state, state.side, move.origin, move.target)
    falls = [*step.taken]
    if move.removed is not None:
        falls.append(Taking("remove", move.removed, step.board[move.removed]))
    events = [Event(fall.how, NAMES[fall.square], side=side, what=fall.piece) for fall in falls]
    replaced = bool(falls) and falls[0].how == "capture"
    yield from events[:replaced]
    yield Event("move", NAMES[move.origin], move.after.asides[state.side], what=NAMES[move.target])
    yield from events[replaced:]
