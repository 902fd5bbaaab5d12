"""Answers for puzzle makers that families of games on squares share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from game_core.notation import FILES
from game_core.squares.position import SquaresPosition

TOOLS = ("move", "copy", "clear")
"""The tools: move a piece, put one like it on another square, take it off."""


def draw_start[P: SquaresPosition](start: P, rng: Random) -> P:
    """Return the first position: the rules leave no choice."""
    return start


def list_views(position: SquaresPosition) -> Sequence[tuple[object, ...]]:
    """Return the board as the side to move sees it, and its mirror image."""
    places, game = position.board, position.game
    if position.side:
        places = tuple(map(game.swap_color, reversed(places)))
    return places, tuple(places[square] for square in _mirror(tuple(game.names)))


def swap_ends(position: SquaresPosition) -> tuple[str, ...]:
    """Return the board from its other end, with the colors swapped.

    The ranks of the board must be equally long from both ends.
    """
    cells, held, swap = position.game.names, position.cells, position.game.swap_color
    ranks = [int(cell[1:]) for cell in cells]
    ends = min(ranks) + max(ranks)
    return tuple(swap(held[f"{cell[0]}{ends - int(cell[1:])}"]) for cell in cells)


@cache
def _mirror(cells: tuple[str, ...]) -> tuple[int, ...]:
    """Return the number of each square's mirror image, left and right swapped."""
    numbers = {cell: number for number, cell in enumerate(cells)}
    last = max(FILES.index(cell[0]) for cell in cells)
    return tuple(numbers[FILES[last - FILES.index(cell[0])] + cell[1:]] for cell in cells)


def list_own(position: SquaresPosition) -> Sequence[str]:
    """Return the squares with pieces of the side to move."""
    own = position.game.letters[position.side]
    return [name for name, held in position.cells.items() if any(each in own for each in held)]


def count_held(position: SquaresPosition, cell: str) -> int:
    """Count the pieces on a square."""
    return len(position.cells[cell])


def count_missing(position: SquaresPosition) -> int:
    """Return 0: no game on squares is won by a number of pieces."""
    return 0


def change_board(position: SquaresPosition, tool: str, cells: Sequence[str]) -> tuple[str, ...]:
    """Return what stands on each square after a tool is used; “turn” changes nothing."""
    places = position.cells
    if cells:
        first, last = cells[0], cells[-1]
        held = "" if tool == "clear" else places[first]
        if tool == "move":
            places[first] = ""
        places[last] = held
    return tuple(places.values())


def find_side(position: SquaresPosition, tool: str) -> int:
    """Return the side to move after a tool is used: 0 is White, 1 Black."""
    return 1 - position.side if tool == "turn" else position.side


def join_cells(origin: str, target: str) -> str:
    """Return a move from one square to another: `e2e4`."""
    return origin + target


def find_origin(move: str) -> str:
    """Return the square that a move begins with: `e2`."""
    return move[:2]
