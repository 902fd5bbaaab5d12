"""What happens in a move of chess with stones, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game_core.families.stonechess.chess.men import name_man
from game_core.families.stonechess.events import follow
from game_core.families.stonechess.game import StoneChessPosition
from game_core.families.stonechess.parsing import MOVE
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
    "quiet": "for a hundred turns nothing new has happened",
}
"""Why a game is over, each as half a sentence; `%s` is the winner's letter."""


def tell_event(position: StoneChessPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
    event = events[index]
    mover = position.situation.sides[0]
    board = position.pieces()
    follow(board, events[:index])
    before = events[index - 1].kind if index else ""
    match event.kind:
        case "capture":
            return _tell_capture(position, event, events[index + 1])
        case "move" if before not in ("capture", "castle"):
            return f"{mover}'s {name_man(board[event.at])} goes from {event.at} to {event.what}."
        case "castle":
            rook = events[index + 1]
            return (
                f"{mover} castles: the King goes from {event.at} to {event.what}, "
                f"the Rook from {rook.at} to {rook.what}."
            )
        case "promote":
            return f"The Pawn becomes a {name_man(event.what)}."
        case "step":
            return f"The stone on {event.at} steps to {event.what}."
        case "extend":
            return f"The stone on {event.at} goes along its line to {event.what}."
        case "swap":
            man = name_man(board[event.what])
            return f"The stone on {event.at} and the {man} on {event.what} change places."
    return ""


def _tell_capture(position: StoneChessPosition, event: Event, move: Event) -> str:
    mover, other = position.situation.sides
    man = f"{mover}'s {name_man(position.pieces()[move.at])} on {move.at}"
    taken = f"{other}'s {name_man(event.what)} on {event.at}"
    if event.at == move.what:
        return f"{man} takes {taken}."
    return f"{man} takes {taken} in passing, and goes to {move.what}."


def name_move(move: str) -> str:
    """`b2b4`, `b2b4 with the stone from e5 to d5`, `e2h2 with i1 and j1 swapped`."""
    found = MOVE.fullmatch(move)
    if not found:
        return move
    origin, target, promotion, stone, sign, end = found.groups()
    besides = []
    if stone:
        moved = f"{stone} and {end} swapped" if sign else f"the stone from {stone} to {end}"
        besides.append(moved)
    return join_besides(f"{origin}{target}{promotion}", besides)


def name_taken(taken: Sequence[Event]) -> str:
    """`a Knight and 2 Pawns`; empty where nothing is taken."""
    return join_counted(name_man(event.what) for event in taken)


def tell_effects(
    position: StoneChessPosition, events: Sequence[Event], after: StoneChessPosition
) -> Iterable[str]:
    """Whether the move promotes a Pawn and whether it gives check, a sentence each."""
    for event in events:
        if event.kind == "promote":
            yield f"It makes a {name_man(event.what)} of a Pawn."
    if after.result() is None and after.is_check():
        yield say("squares-gives-check", other=side(after.turn))
