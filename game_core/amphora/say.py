"""Amphora in words: what happens in a turn, and the jar as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.amphora.board import NAMES, NUMBERS, RANKS, SIDES, SQUARES, name_piece
from game_core.amphora.position import AmphoraPosition
from game_core.squares import FILES
from game_core.types import SIDE_NAMES, Event, fill


def tell_event(position: AmphoraPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a turn from `position`; empty where none is needed."""
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


def show(position: AmphoraPosition) -> str:
    """The jar in lines of text, then what is beside it, and who is to move."""
    state = position.state
    places = dict(zip(NAMES, state.board, strict=True))
    files = FILES[:7]
    lines = [
        f"{rank} "
        + " ".join(
            (places[f"{file}{rank}"] or ".") if file in RANKS[rank - 1] else " " for file in files
        )
        for rank in range(8, 0, -1)
    ]
    lines.append("  " + " ".join(files))
    for side, letter in enumerate(SIDES):
        guard = ", the Guard not on the board yet" if state.waiting[side] else ""
        lines.append(f"{SIDE_NAMES[letter]}: {state.asides[side]} sideways in a row{guard}")
    over = position.result() is not None
    to_move = fill(f"{position.heading} {{{position.turn}}} to move").strip()
    return "\n".join(line.rstrip() for line in (*lines, "The game is over." if over else to_move))
