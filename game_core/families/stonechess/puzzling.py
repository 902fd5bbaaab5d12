"""The questions that puzzle makers ask about positions of chess with stones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game_core.families.stonechess import notation
from game_core.families.stonechess.chess.men import MEN, name_man
from game_core.families.stonechess.game import StoneChessPosition
from game_core.families.stonechess.stones import STONE
from game_core.squares.puzzling import (
    TOOLS,
    change_board,
    count_held,
    count_missing,
    draw_start,
    find_origin,
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


def list_views(position: StoneChessPosition) -> Sequence[tuple[object, ...]]:
    """Return the board as the side to move sees it, and mirrored."""
    return view_places(position, position.game.chess.grid.names, _swap)


def _swap(piece: str) -> str:
    return piece if piece == STONE else piece.swapcase()


def swap_sides(position: StoneChessPosition) -> str:
    """Return the position's text with colors and ends of the board exchanged."""
    situation, grid = position.situation, position.game.chess.grid
    state, moved = situation.state, situation.moved

    def swap(square: int) -> int:
        return grid.file(square) + grid.width * (grid.height - 1 - grid.rank(square))

    turned = replace(
        state,
        board=swap_ends(position, grid.names, _swap),
        side=1 - state.side,
        rights=frozenset(map(swap, state.rights)),
        passed=None if state.passed is None else swap(state.passed),
    )
    way = moved and (swap(moved[0]), swap(moved[1]))
    return notation.write(replace(situation, state=turned, moved=way), position.quiet)


def list_own(position: StoneChessPosition) -> Sequence[str]:
    """Return the squares with pieces of the side to move."""
    own = MEN[position.side]
    return [name for name, piece in position.pieces().items() if piece and piece in own]


def arrange(position: StoneChessPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces and stones; castling rights are dropped."""
    situation = position.situation
    state = replace(
        situation.state,
        board=change_board(position, tool, cells),
        side=find_side(position, tool),
        rights=frozenset() if cells else situation.state.rights,
        passed=None,
    )
    return notation.write(replace(situation, state=state, moved=None), position.quiet)


def name_held(position: StoneChessPosition, cell: str) -> str:
    """Return the name of the piece on a square, such as `Knight`."""
    return name_man(position.pieces()[cell])


def tell_taking(position: StoneChessPosition, them: str) -> str:
    """Return a question that points to a capture, since pieces capture as in chess."""
    return f"Which of {them}'s pieces has nobody to guard it?"


def tell_move(position: StoneChessPosition, move: str) -> str:
    """Return a sentence or two for a move: the piece's, then the stone's."""
    origin, target = move[:2], move[2:4]
    said = f"Move the {name_held(position, origin)} from {origin} to {target}."
    stone = move.partition("+")[2]
    return f"{said} Then move the stone: {stone}." if stone else said
