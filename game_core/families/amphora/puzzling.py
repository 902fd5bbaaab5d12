"""What the makers of puzzles ask of positions of Amphora."""

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
    """The jar from the side of whoever is to move, and in the mirror."""
    return view_places(position, NAMES, str.swapcase)


def swap_sides(position: AmphoraPosition) -> str:
    """The text with colors and ends of the jug exchanged."""
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
    """The squares with pieces of the side to move."""
    own = PIECES[position.side]
    return [name for name, piece in zip(NAMES, position.board, strict=True) if piece in own]


def find_origin(move: str) -> str:
    """The square that the piece leaves; the Guard may have entered on it."""
    found = MOVE.fullmatch(move)
    return found[2] if found else ""


def arrange(position: AmphoraPosition, tool: str, cells: Sequence[str]) -> str:
    """A position with other pieces in the jar; a Guard who stands there waits no longer."""
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
    """A piece; where none stands yet, it is the Guard who enters."""
    return name_piece(position.board[NUMBERS[cell]] or GUARD)


def tell_taking(position: AmphoraPosition, them: str) -> str:
    """How pieces take, in a sentence."""
    return "Pawns take diagonally forward, King and Guard one square around."


def tell_move(position: AmphoraPosition, move: str) -> str:
    """The Guard's entry, if any, and from where to where the piece goes."""
    found = MOVE.fullmatch(move)
    assert found
    entry, origin, target, _ = found.groups()
    said = f"Move the {name_held(position, origin)} from {origin} to {target}."
    return f"Let the Guard enter on {entry}. {said}" if entry else said
