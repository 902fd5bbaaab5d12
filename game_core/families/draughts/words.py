"""What happens in a turn of African Queen, and what its pieces and turns are called."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts.board import NUMBERS, RINGED, SQUARES, is_plain, middle
from game_core.families.draughts.games.african_queen import AfricanQueen
from game_core.families.draughts.notation import TURN
from game_core.families.draughts.position import DraughtsPosition
from game_core.types import Event, join_besides


def name_piece(piece: str, square: int) -> str:
    """What a piece is called: `flat man`, `round piece with a ring`."""
    shape = "flat" if is_plain(square) else "round"
    return f"{shape} piece with a ring" if piece in RINGED else f"{shape} man"


def count_rings(count: int) -> str:
    """`1 ring`, `3 rings`."""
    return f"{count} ring" if count == 1 else f"{count} rings"


def tell_event(position: DraughtsPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a turn from `position`; empty where none is needed."""
    event = events[index]
    mover = f"{{{position.turn}}}"
    match event.kind:
        case "ring":
            return f"{mover} puts a ring on {event.at}."
        case "move":
            return f"{mover} steps from {event.at} to {event.what}."
        case "leap":
            over = SQUARES[middle(NUMBERS[event.at], NUMBERS[event.what])]
            begins = all(earlier.kind != "leap" for earlier in events[:index])
            start = f"{mover} leaps from {event.at}" if begins else "The piece leaps on"
            return f"{start} over {over} to {event.what}."
        case "capture":
            taken = name_piece(event.what, NUMBERS[event.at])
            gain = " and keeps the ring" if event.what in RINGED else ""
            return f"{mover} takes the {taken} on {event.at}{gain}."
    return ""


def name_turn(game: AfricanQueen, turn: str) -> str:
    """`g7-f6`, `b4-d2-f2 with a ring on b4`."""
    found = TURN.fullmatch(turn)
    if not found:
        return turn
    man, path = found.groups()
    return join_besides(path, [f"a ring on {man}"] if man else [])
