"""The questions that puzzle makers ask about positions of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora import notation
from game_core.families.amphora.board import GUARD, GUARDS, NUMBERS, PIECE_NAMES, AmphoraState
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.refusals import MOVE
from game_core.squares.puzzling import TOOLS as TOOLS
from game_core.squares.puzzling import change_board, find_side, swap_ends
from game_core.squares.puzzling import count_held as count_held
from game_core.squares.puzzling import count_missing as count_missing
from game_core.squares.puzzling import draw_start as draw_start
from game_core.squares.puzzling import join_cells as join_cells
from game_core.squares.puzzling import list_own as list_own
from game_core.squares.puzzling import list_views as list_views

THEMES = {
    "intercept": "ambush",
    "remove": "telekinesis",
    "place": "guard",
    "king-safety": "check",
    "checkmate": "mate",
    "king-taken": "mate",
}


def swap_sides(position: AmphoraPosition) -> str:
    """Return the position's text with colors and ends of the jug exchanged."""
    state = position.state
    board, waiting, asides = swap_ends(position), state.waiting[::-1], state.asides[::-1]
    return notation.write(AmphoraState(board, 1 - state.side, waiting, asides, state.lost))


def find_origin(move: str) -> str:
    """Return the square that the piece leaves; the Guard may have just entered there."""
    found = MOVE.fullmatch(move)
    return found[2] if found else ""


def arrange(position: AmphoraPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces in the jug; a Guard in it no longer waits."""
    state, board = position.state, change_board(position, tool, cells)
    white, black = (
        waits and guard not in board for guard, waits in zip(GUARDS, state.waiting, strict=True)
    )
    side = find_side(position, tool)
    return notation.write(AmphoraState(board, side, (white, black), state.asides, lost=False))


def name_held(position: AmphoraPosition, cell: str) -> str:
    """Return the name of the piece on a square; on an empty square it's the Guard who enters."""
    return PIECE_NAMES[(position.board[NUMBERS[cell]] or GUARD).upper()]


def tell_taking(position: AmphoraPosition, them: str) -> str:
    """Return a sentence about how pieces capture."""
    return "Pawns capture diagonally forward, a King forward or sideways, a Guard all around."


def tell_move(position: AmphoraPosition, move: str) -> str:
    """Return a sentence for a move: the Guard's entry, if any, and where the piece goes."""
    found = MOVE.fullmatch(move)
    assert found
    entry, origin, target, _ = found.groups()
    said = f"Move the {name_held(position, origin)} from {origin} to {target}."
    return f"Let the Guard enter on {entry}. {said}" if entry else said
