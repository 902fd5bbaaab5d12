"""The questions that puzzle makers ask about positions of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora import notation
from game_core.families.amphora.board import GUARD, GUARDS, NAMES, NUMBERS, PIECES, name_piece
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.refusals import MOVE
from game_core.squares.puzzling import (
    TOOLS,
    change_board,
    count_held,
    count_missing,
    draw_start,
    find_side,
    is_single,
    join_cells,
    swap_ends,
    view_places,
)

__all__ = [
    "TOOLS",
    "arrange",
    "count_held",
    "count_missing",
    "draw_start",
    "find_origin",
    "is_single",
    "join_cells",
    "list_own",
    "list_views",
    "name_held",
    "swap_sides",
    "tell_move",
    "tell_taking",
]


def list_views(position: AmphoraPosition) -> Sequence[tuple[object, ...]]:
    """Return the jug as the side to move sees it, and mirrored."""
    return view_places(position, NAMES, str.swapcase)


def swap_sides(position: AmphoraPosition) -> str:
    """Return the position's text with colors and ends of the jug exchanged."""
    state = position.state
    return notation.write(
        state._replace(
            board=swap_ends(position, NAMES, str.swapcase),
            side=1 - state.side,
            waiting=state.waiting[::-1],
            asides=state.asides[::-1],
        )
    )


def list_own(position: AmphoraPosition) -> Sequence[str]:
    """Return the squares with pieces of the side to move."""
    own = PIECES[position.side]
    return [name for name, piece in zip(NAMES, position.board, strict=True) if piece in own]


def find_origin(move: str) -> str:
    """Return the square that the piece leaves; the Guard may have just entered there."""
    found = MOVE.fullmatch(move)
    return found[2] if found else ""


def arrange(position: AmphoraPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces in the jug; a Guard in it no longer waits."""
    state = position.state
    board = change_board(position, tool, cells)
    waiting = [
        waits and guard not in board for guard, waits in zip(GUARDS, state.waiting, strict=True)
    ]
    return notation.write(
        state._replace(
            board=board,
            side=find_side(position, tool),
            waiting=(waiting[0], waiting[1]),
            lost=False,
        )
    )


def name_held(position: AmphoraPosition, cell: str) -> str:
    """Return the name of the piece on a square; on an empty square it's the Guard who enters."""
    return name_piece(position.board[NUMBERS[cell]] or GUARD)


def tell_taking(position: AmphoraPosition, them: str) -> str:
    """Return a sentence about how pieces capture."""
    return "Pawns take diagonally forward, King and Guard one square around."


def tell_move(position: AmphoraPosition, move: str) -> str:
    """Return a sentence for a move: the Guard's entry, if any, and where the piece goes."""
    found = MOVE.fullmatch(move)
    assert found
    entry, origin, target, _ = found.groups()
    said = f"Move the {name_held(position, origin)} from {origin} to {target}."
    return f"Let the Guard enter on {entry}. {said}" if entry else said
