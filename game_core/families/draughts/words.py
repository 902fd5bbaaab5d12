"""Sentences for the events of a move of African Queen, and names for its pieces and moves."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts.board import NUMBERS, RINGED, SQUARES, is_plain, middle
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.notation import MOVE
from game_core.messages import NOTHING, Said, Value, cell, listed, move, say, side, term
from game_core.squares import words as squares
from game_core.squares.words import THING as THING
from game_core.squares.words import place_cells as place_cells
from game_core.squares.words import sum_up as sum_up
from game_core.squares.words import tell_effects as tell_effects
from game_core.squares.words import tell_stage as tell_stage
from game_core.types import Event, Result

UNIT = "draughts-man"


def refer_piece(piece: str, square: int) -> Value:
    """Return the message value that names a piece: `flat man`, `round piece with a ring`."""
    ringed = piece in RINGED
    if is_plain(square):
        return term("draughts-flat-ringed" if ringed else "draughts-flat-man")
    return term("draughts-round-ringed" if ringed else "draughts-round-man")


def tell_event(position: DraughtsPosition, events: Sequence[Event], index: int) -> Said:
    """Return the sentence for one event of a move from `position`; empty if it needs none."""
    event = events[index]
    mover, at = side(position.turn), cell(event.at)
    match event.kind:
        case "ring":
            return say("draughts-ring", mover=mover, square=at)
        case "move":
            return say("draughts-step", mover=mover, origin=at, target=cell(event.what))
        case "leap":
            over = cell(SQUARES[middle(NUMBERS[event.at], NUMBERS[event.what])])
            target = cell(event.what)
            if any(earlier.kind == "leap" for earlier in events[:index]):
                return say("draughts-leap-on", over=over, target=target)
            return say("draughts-leap", mover=mover, origin=at, over=over, target=target)
        case "capture":
            piece = refer_piece(event.what, NUMBERS[event.at])
            spoils = position.game.conduct.spoils
            if event.what in RINGED and spoils == "captor":
                return say("draughts-take-ring", mover=mover, piece=piece, square=at)
            if event.what in RINGED and spoils == "owner":
                return say("draughts-give-ring", mover=mover, piece=piece, square=at)
            return say("draughts-take", mover=mover, piece=piece, square=at)
    return NOTHING


def tell_end(result: Result) -> Said:
    """Return the sentence for why a game is over, for a reason of this family."""
    match result.reason:
        case "no-pieces":
            return say("draughts-end-no-pieces")
        case "reached":
            return say("draughts-end-reached")
    return squares.tell_end(result)


def refer_move(written: str) -> Value:
    """Return the message value that names a move: `g7-f6`, `b4-d2-f2 with a ring on b4`."""
    found = MOVE.fullmatch(written)
    if not found or not found[1]:
        return move(written)
    return term("draughts-move-with", way=move(found[2]), man=cell(found[1]))


def list_taken(taken: Sequence[Event]) -> Value:
    """Return the number of captured pieces as a list; empty if there are none."""
    return listed([term("squares-piece", count=len(taken))] if taken else [])


# --- The rules behind a move ---


def explain(position: DraughtsPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the duty to capture, by the first event it explains: a capture that begins a move."""
    kinds = [event.kind for event in events]
    first = kinds.index("capture") if "capture" in kinds else 0
    # Only a capture by the first leap shows the duty.
    if position.game.conduct.duty == "none" or kinds[:first].count("leap") != 1:
        return {}
    return {first: say("draughts-must-take")}
