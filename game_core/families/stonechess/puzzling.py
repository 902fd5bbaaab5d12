"""The questions that puzzle makers ask about positions of chess with stones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game_core.families.stonechess import notation
from game_core.families.stonechess.chess.grid import NAMES
from game_core.families.stonechess.chess.rules import ChessState
from game_core.families.stonechess.game import StoneChessPosition
from game_core.squares.puzzling import TOOLS as TOOLS
from game_core.squares.puzzling import change_board, find_side, swap_ends
from game_core.squares.puzzling import count_held as count_held
from game_core.squares.puzzling import count_missing as count_missing
from game_core.squares.puzzling import draw_start as draw_start
from game_core.squares.puzzling import find_origin as find_origin
from game_core.squares.puzzling import join_cells as join_cells
from game_core.squares.puzzling import list_own as list_own
from game_core.squares.puzzling import list_views as list_views

THEMES = {
    **dict.fromkeys(("step", "extend", "swap", "no-undo"), "stones"),
    "check": "check",
    "checkmate": "mate",
}


def swap_sides(position: StoneChessPosition) -> str:
    """Return the position's text with colors and ends of the board exchanged."""
    situation, grid = position.state, position.game.chess.grid
    state, moved = situation.before, situation.moved

    def swap(square: int) -> int:
        return grid.file(square) + grid.width * (grid.height - 1 - grid.rank(square))

    rights = frozenset(map(swap, state.rights))
    passed = None if state.passed is None else swap(state.passed)
    turned = ChessState(swap_ends(position), 1 - state.side, rights, passed)
    way = moved and (swap(moved[0]), swap(moved[1]))
    return notation.write(replace(situation, before=turned, moved=way), position.quiet)


def arrange(position: StoneChessPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces and stones; castling rights are dropped."""
    situation, board = position.state, change_board(position, tool, cells)
    rights: frozenset[int] = frozenset() if cells else situation.before.rights
    state = ChessState(board, find_side(position, tool), rights, passed=None)
    return notation.write(replace(situation, before=state, moved=None), position.quiet)


def name_held(position: StoneChessPosition, cell: str) -> str:
    """Return the name of the piece on a square, such as `Knight`."""
    return NAMES[position.cells[cell].upper()]


def tell_taking(position: StoneChessPosition, them: str) -> str:
    """Return a question that points to a capture, since pieces capture as in chess."""
    return f"Which of {them}'s pieces has nobody to guard it?"


def tell_move(position: StoneChessPosition, move: str) -> str:
    """Return a sentence or two for a move: the piece's, then the stone's."""
    origin, target = move[:2], move[2:4]
    said = f"Move the {name_held(position, origin)} from {origin} to {target}."
    stone = move.partition("+")[2]
    return f"{said} Then move the stone: {stone}." if stone else said
