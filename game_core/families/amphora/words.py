"""Sentences for the events of a move of Amphora, and names for its moves."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora.board import GUARD, MOST_ASIDE, NUMBERS, TERMS, refer_piece
from game_core.families.amphora.captures import is_in_check
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.refusals import MOVE
from game_core.messages import NOTHING, Said, Value, cell, say, side, term
from game_core.messages import move as quote
from game_core.notation import SIDES, find_square, name_square
from game_core.squares import words as squares
from game_core.squares.words import THING as THING
from game_core.squares.words import list_counted
from game_core.squares.words import place_cells as place_cells
from game_core.squares.words import sum_up as sum_up
from game_core.squares.words import tell_effects as tell_effects
from game_core.squares.words import tell_stage as tell_stage
from game_core.types import Event, Result

UNIT = "amphora-unit"


def tell_end(result: Result) -> Said:
    """Return the sentence for why a game is over; empty if the reason isn't this family's."""
    match result.reason, result.winner:
        case "king-taken", str(letter):
            return say("amphora-king-taken", winner=side(letter))
        case "checkmate" | "stalemate", _:
            return squares.tell_end(result)
    return NOTHING


def tell_event(position: AmphoraPosition, events: Sequence[Event], index: int) -> Said:
    """Return the sentence for one event of a move from `position`; empty if it needs none."""
    event = events[index]
    mover, square = side(position.turn), cell(event.at)
    if event.kind == "place":
        return say("amphora-enter", mover=mover, square=square)
    if event.kind == "end":
        return NOTHING
    move = next(each for each in events if each.kind == "move")
    # If the square was empty before, the Guard has just entered there.
    piece = refer_piece(position.board[NUMBERS[move.at]] or GUARD)
    origin, target = cell(move.at), cell(move.what)
    if event.kind == "move":
        if index and events[index - 1].kind == "capture":
            # The capture's sentence has said it.
            return NOTHING
        return say("amphora-move", mover=mover, piece=piece, origin=origin, target=target)
    taken = refer_piece(event.what)
    if event.kind == "intercept":
        jaw = cell(_opposite(event.at, move.what))
        return say("amphora-intercept", taken=taken, square=square, jaw=jaw, target=target)
    if event.kind == "remove":
        other = side(SIDES[1 - position.side])
        return say(
            "amphora-remove", mover=mover, piece=piece, other=other, taken=taken, square=square
        )
    return say(
        "amphora-capture", mover=mover, piece=piece, origin=origin, target=target, taken=taken
    )


def _opposite(middle: str, end: str) -> str:
    """Return the square as far beyond the middle as `end` is before it."""
    (file, rank), (end_file, end_rank) = find_square(middle), find_square(end)
    return name_square((2 * file - end_file, 2 * rank - end_rank))


def refer_move(move: str) -> Value:
    """Return the message value that names a move: `d7d8`, `d7d8 with b6 removed`."""
    found = MOVE.fullmatch(move)
    if not found:
        return quote(move)
    entry, origin, target, removed = found.groups()
    step = quote(f"{origin}{target}")
    if entry and removed:
        return term(
            "amphora-move-entering-removing", move=step, entry=cell(entry), removed=cell(removed)
        )
    if entry:
        return term("amphora-move-entering", move=step, entry=cell(entry))
    return term("amphora-move-removing", move=step, removed=cell(removed)) if removed else step


def list_taken(taken: Sequence[Event]) -> Value:
    """Return the captured pieces as a list, such as `2 Pawns and a Guard`; it may be empty."""
    return list_counted(TERMS[event.what.upper()] for event in taken)


# --- The rules behind a move ---


def explain(position: AmphoraPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the rules behind events: check, the Guard's entry, the last sideways move in a row."""
    reasons: dict[int, Said] = {}
    mover, in_check = side(position.turn), is_in_check(position.state)
    for index, event in enumerate(events):
        if event.kind == "place":
            reasons[index] = say(
                "amphora-enters-in-check" if in_check else "amphora-enters-after-loss", mover=mover
            )
        elif event.kind == "move" and in_check and 0 not in reasons:
            reasons[0] = say("squares-in-check", mover=mover)
        elif event.kind == "move" and event.count == MOST_ASIDE:
            reasons[index] = say("amphora-third-aside", mover=mover)
    return reasons
