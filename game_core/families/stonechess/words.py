"""What happens in a turn of chess with stones, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stonechess.chess.men import name_man
from game_core.families.stonechess.events import follow
from game_core.families.stonechess.game import StoneChess, StoneChessPosition
from game_core.families.stonechess.parsing import TURN
from game_core.types import Event, join_besides


def tell_event(position: StoneChessPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a turn from `position`; empty where none is needed."""
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


def name_turn(game: StoneChess, turn: str) -> str:
    """`b2b4`, `b2b4 with the stone from e5 to d5`, `e2h2 with i1 and j1 swapped`."""
    found = TURN.fullmatch(turn)
    if not found:
        return turn
    origin, target, promotion, stone, sign, end = found.groups()
    besides = []
    if stone:
        moved = f"{stone} and {end} swapped" if sign else f"the stone from {stone} to {end}"
        besides.append(moved)
    return join_besides(f"{origin}{target}{promotion}", besides)
