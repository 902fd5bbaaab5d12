"""What happens in a move of Amphora, and what its moves are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game_core.families.amphora.board import NAMES, NUMBERS, SIDES, SQUARES, name_piece
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.refusals import MOVE
from game_core.messages import say, side
from game_core.sentences import join_sentences as sum_up
from game_core.squares.words import (
    PIECE,
    join_counted,
    name_cells,
)
from game_core.squares.words import (
    tell_no_stage as tell_stage,
)
from game_core.types import Event, Noun, join_besides

__all__ = [
    "REASONS",
    "TAKEN",
    "WORTH",
    "name_cells",
    "name_move",
    "name_taken",
    "sum_up",
    "tell_effects",
    "tell_event",
    "tell_stage",
]

TAKEN = PIECE
WORTH = Noun("Pawn", "Pawns")
REASONS: Mapping[str, str] = {
    "checkmate": "the King can't be saved, and that is checkmate",
    "stalemate": "the player to move has no turn left",
    "king-taken": "{%s} has taken the King or the touchstone",
}
"""Why a game is over, each as half a sentence; `%s` is the winner's letter."""


def tell_event(position: AmphoraPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
    event = events[index]
    mover, other = (f"{{{SIDES[side]}}}" for side in (position.state.side, 1 - position.state.side))
    if event.kind == "place":
        return f"{mover}'s Guard enters on {event.at}."
    if event.kind == "end":
        return ""
    move = next(each for each in events if each.kind == "move")
    # The Guard stands where it has just entered, if there was nothing there before.
    name = name_piece(position.state.board[NUMBERS[move.at]] or "G")
    fallen = name_piece(event.what) if event.side else ""
    match event.kind:
        case "move" if index and events[index - 1].kind == "capture":
            # The capture has told it.
            return ""
        case "move":
            return f"{mover}'s {name} goes from {move.at} to {move.what}."
        case "capture":
            return f"{mover}'s {name} goes from {move.at} to {move.what} and takes the {fallen}."
        case "intercept":
            jaw = _opposite(event.at, move.what)
            return f"The {fallen} on {event.at} is caught between {jaw} and {move.what}."
        case "remove":
            row = f"{mover}'s {name} has entered {other}'s back row"
            return f"{row} and removes the {fallen} on {event.at} by telekinesis."
    return ""


def _opposite(middle: str, end: str) -> str:
    """The square that is as far from the middle as the end, on the other side."""
    (file, rank), (end_file, end_rank) = SQUARES[NUMBERS[middle]], SQUARES[NUMBERS[end]]
    return NAMES[SQUARES.index((2 * file - end_file, 2 * rank - end_rank))]


def name_move(move: str) -> str:
    """`d7d8`, `d7d8 with b6 removed`, `e7e8 with the Guard on c3`."""
    found = MOVE.fullmatch(move)
    if not found:
        return move
    entry, origin, target, removed = found.groups()
    besides = []
    if entry:
        besides.append(f"the Guard on {entry}")
    if removed:
        besides.append(f"{removed} removed")
    return join_besides(f"{origin}{target}", besides)


def name_taken(taken: Sequence[Event]) -> str:
    """`2 Pawns and a Guard`; empty where nothing is taken."""
    return join_counted(name_piece(event.what) for event in taken)


def tell_effects(
    position: AmphoraPosition, events: Sequence[Event], after: AmphoraPosition
) -> Iterable[str]:
    """Whether the move gives check, in a sentence."""
    if "Check!" in after.heading:
        yield say("squares-gives-check", other=side(after.turn))
