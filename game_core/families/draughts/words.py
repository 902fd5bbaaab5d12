"""What happens in a move of African Queen, and what its pieces and moves are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game_core.families.draughts.board import NUMBERS, RINGED, SQUARES, is_plain, middle
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.notation import MOVE
from game_core.sentences import join_sentences as sum_up
from game_core.squares.words import PIECE, name_cells
from game_core.squares.words import tell_no_stage as tell_stage
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

RING = Noun("ring", "rings")
TAKEN = PIECE
WORTH = Noun("man", "men")
REASONS: Mapping[str, str] = {
    "no-pieces": "one side has no pieces left",
    "no-move": "the player to move has no turn left",
    "quiet": "for a hundred turns nothing new has happened",
}
"""Why a game is over, each as half a sentence."""


def name_piece(piece: str, square: int) -> str:
    """What a piece is called: `flat man`, `round piece with a ring`."""
    shape = "flat" if is_plain(square) else "round"
    return f"{shape} piece with a ring" if piece in RINGED else f"{shape} man"


def tell_event(position: DraughtsPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
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


def name_move(move: str) -> str:
    """`g7-f6`, `b4-d2-f2 with a ring on b4`."""
    found = MOVE.fullmatch(move)
    if not found:
        return move
    man, path = found.groups()
    return join_besides(path, [f"a ring on {man}"] if man else [])


def name_taken(taken: Sequence[Event]) -> str:
    """`2 pieces`; empty where nothing is taken."""
    return PIECE.count(len(taken)) if taken else ""


def tell_effects(
    position: DraughtsPosition, events: Sequence[Event], after: DraughtsPosition
) -> Iterable[str]:
    """No sentences: a move here does nothing worth telling besides taking."""
    return ()
