"""The questions that puzzle makers ask about positions of African Chess."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stacking import notation
from game_core.families.stacking.board import NUMBERS, TOUCH, pile, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.squares.puzzling import TOOLS as TOOLS
from game_core.squares.puzzling import count_held as count_held
from game_core.squares.puzzling import count_missing as count_missing
from game_core.squares.puzzling import draw_start as draw_start
from game_core.squares.puzzling import find_origin as find_origin
from game_core.squares.puzzling import find_side, swap_ends
from game_core.squares.puzzling import join_cells as join_cells
from game_core.squares.puzzling import list_own as list_own
from game_core.squares.puzzling import list_views as list_views

THEMES = {"guard": "touchstone", "touch": "touchstone", "king-taken": "mate"}


def swap_sides(position: StackingPosition) -> str:
    """Return the position's text with colors and ends of the board exchanged."""
    return notation.write(swap_ends(position), 1 - position.side, position.quiet)


def arrange(position: StackingPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with one stone moved, copied or removed."""
    board = [*position.board]
    if cells:
        first, last = NUMBERS[cells[0]], NUMBERS[cells[-1]]
        stone = board[first][-1:]
        if tool != "copy":
            board[first] = board[first][:-1]
        if tool != "clear":
            board[last] = pile(board[last] + stone)
    return notation.write(tuple(board), find_side(position, tool), position.quiet)


def name_held(position: StackingPosition, cell: str) -> str:
    """Return what moves from a square: a stone, the touchstone or a group."""
    own = stones_of(position.board[NUMBERS[cell]], position.side)
    if len(own) > 1:
        return "group"
    return "touchstone" if own == TOUCH[position.side] else "stone"


def tell_taking(position: StackingPosition, them: str) -> str:
    """Return a sentence about how stones capture."""
    return "A single stone captures one; a second stone helps it capture two."


def tell_move(position: StackingPosition, move: str) -> str:
    """Return a sentence for a move: the stones, and the direction."""
    origin, target = move[:2], move[2:4]
    return f"Move the {name_held(position, origin)} from {origin} toward {target}."
