"""Sentences for the events of a move of chess with stones, and names for its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game_core.families.stonechess.chess.grid import TERMS, refer_man
from game_core.families.stonechess.game import StoneChessPosition
from game_core.families.stonechess.halfmove import follow
from game_core.families.stonechess.refusals import MOVE
from game_core.messages import NOTHING, Said, Value, cell, say, side, term
from game_core.messages import move as quote
from game_core.squares import words as squares
from game_core.squares.words import THING as THING
from game_core.squares.words import list_counted
from game_core.squares.words import place_cells as place_cells
from game_core.squares.words import sum_up as sum_up
from game_core.squares.words import tell_end as tell_end
from game_core.squares.words import tell_stage as tell_stage
from game_core.types import Event

UNIT = "stonechess-unit"


def tell_event(position: StoneChessPosition, events: Sequence[Event], index: int) -> Said:
    """Return the sentence for one event of a move from `position`; empty if it needs none."""
    event = events[index]
    if event.kind == "capture":
        return _tell_capture(position, event, events[index + 1])
    if event.kind == "promote":
        return say("stonechess-promote", piece=refer_man(event.what))
    mover, origin, target = position.state.sides[0], cell(event.at), cell(event.what)
    before = events[index - 1].kind if index else ""
    match event.kind:
        case "move" if before not in ("capture", "castle"):
            piece = refer_man(position.cells[event.at])
            return say("stonechess-move", mover=mover, piece=piece, origin=origin, target=target)
        case "castle":
            rook, beside = cell(events[index + 1].at), cell(events[index + 1].what)
            return say(
                "stonechess-castle", mover=mover, origin=origin, target=target, rook=rook,
                beside=beside,
            )  # fmt: skip
        case "step":
            return say("stonechess-step", origin=origin, target=target)
        case "extend":
            return say("stonechess-extend", origin=origin, target=target)
        case "swap":
            board = position.cells
            follow(board, events[:index])
            piece = refer_man(board[event.what])
            return say("stonechess-swap", origin=origin, piece=piece, target=target)
    return NOTHING


def _tell_capture(position: StoneChessPosition, event: Event, move: Event) -> Said:
    mover, other = position.state.sides
    piece, taken = refer_man(position.cells[move.at]), refer_man(event.what)
    origin, square = cell(move.at), cell(event.at)
    if event.at == move.what:
        return say(
            "stonechess-capture", mover=mover, piece=piece, origin=origin, other=other,
            taken=taken, square=square,
        )  # fmt: skip
    return say(
        "stonechess-capture-passing", mover=mover, piece=piece, origin=origin, other=other,
        taken=taken, square=square, target=cell(move.what),
    )  # fmt: skip


def refer_move(move: str) -> Value:
    """Return the message value that names a move: `b2b4`, `b2b4 with the stone from e5 to d5`."""
    found = MOVE.fullmatch(move)
    if not found:
        return quote(move)
    origin, target, promotion, stone, sign, end = found.groups()
    chess_move = quote(f"{origin}{target}{promotion}")
    if not stone:
        return chess_move
    if sign:
        return term("stonechess-move-swap", move=chess_move, origin=cell(stone), target=cell(end))
    return term("stonechess-move-stone", move=chess_move, origin=cell(stone), target=cell(end))


def list_taken(taken: Sequence[Event]) -> Value:
    """Return the captured pieces as a list, such as `a Knight and 2 Pawns`; it may be empty."""
    return list_counted(TERMS[event.what.upper()] for event in taken)


def tell_effects(
    position: StoneChessPosition, events: Sequence[Event], after: StoneChessPosition
) -> Iterable[Said]:
    """Yield a sentence if the move promotes a Pawn, and one if it gives check."""
    for event in events:
        if event.kind == "promote":
            yield say("stonechess-makes", piece=refer_man(event.what))
    yield from squares.tell_effects(position, events, after)


# --- The rules behind a move ---


def explain(position: StoneChessPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return, for event 0, that the move had to save a King in check; empty without a check."""
    is_move = any(event.kind in ("move", "castle") for event in events)
    if not is_move or not position.is_check():
        return {}
    return {0: say("squares-in-check", mover=side(position.turn))}
