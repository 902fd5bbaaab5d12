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
    SQUARES,
    AmphoraState,
)
from game_core.families.amphora.captures import (
    Step,
    enter,
    find_entries,
    find_reply,
    find_targets,
    take_step,
)
from game_core.notation import EMPTY, SIDES
from game_core.types import Event


class AmphoraMove(NamedTuple):
    """A complete move.

    `entry` is where the Guard enters and `removed` what telekinesis removes, None if it doesn't;
    `after` is the state that the move leads to.
    """

    entry: int | None
    step: Step
    removed: int | None
    text: str
    after: AmphoraState

    @property
    def squares(self) -> tuple[int | None, int, int]:
        """Where the Guard enters, if it does, and the squares of the step."""
        return self.entry, self.step.origin, self.step.target


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
                        # It captured the other King, or its own is safe.
                        if is_king_gone(move.after) or find_reply(move.after) is None:
                            found[move.text] = move
    return dict(sorted(found.items()))


def is_king_gone(state: AmphoraState) -> bool:
    """Return whether the side to move has lost its King."""
    return KINGS[state.side] not in state.board


def finish(
    begun: AmphoraState, entry: int | None, origin: int, target: int
) -> Iterator[AmphoraMove]:
    """Yield the moves that a step can be, one for each removal; `begun` has the Guard entered."""
    step = take_step(begun, begun.side, origin, target)
    start = (f"G@{NAMES[entry]}+" if entry is not None else "") + NAMES[origin] + NAMES[target]
    # A King that enters the back row always removes the other King.
    is_forced = step.board[target] == KINGS[begun.side] and bool(step.removable)
    for removed in step.removable if is_forced else (None, *step.removable):
        text = start if is_forced or removed is None else f"{start}*{NAMES[removed]}"
        yield AmphoraMove(entry, step, removed, text, settle(begun, step, removed))


def settle(begun: AmphoraState, step: Step, removed: int | None) -> AmphoraState:
    """Return the state after a step and a removal, with the other side to move."""
    side = begun.side
    board = [*step.board]
    if removed is not None:
        board[removed] = EMPTY
    goes_aside = SQUARES[step.origin][1] == SQUARES[step.target][1]
    count = begun.asides[side] + 1 if goes_aside else 0
    asides = (begun.asides[0], count) if side else (count, begun.asides[1])
    lost = board.count(PAWNS[1 - side]) < begun.board.count(PAWNS[1 - side])
    return AmphoraState(tuple(board), 1 - side, begun.waiting, asides, lost)


def trace_entry(state: AmphoraState, square: int | None) -> Iterator[Event]:
    """Yield the event of the Guard's entry on a square, if there is one."""
    if square is not None:
        yield Event("place", NAMES[square], side=SIDES[state.side], what=GUARDS[state.side])


def trace_move(state: AmphoraState, move: AmphoraMove) -> Iterator[Event]:
    """Yield the events of a move from `state`, except the end of the game."""
    step, count = move.step, move.after.asides[state.side]
    yield from trace_entry(state, move.entry)
    yield from (event for event in step.taken if event.kind == "capture")
    yield Event("move", NAMES[step.origin], count, what=NAMES[step.target])
    yield from (event for event in step.taken if event.kind == "intercept")
    if move.removed is not None:
        piece = step.board[move.removed]
        yield Event("remove", NAMES[move.removed], side=SIDES[state.side], what=piece)
