"""The questions that puzzle makers ask about positions of African Queen."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts import notation
from game_core.families.draughts.board import RINGED
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.notation import DraughtsState, read_move
from game_core.squares.puzzling import TOOLS as TOOLS
from game_core.squares.puzzling import change_board, find_side, swap_ends
from game_core.squares.puzzling import count_held as count_held
from game_core.squares.puzzling import count_missing as count_missing
from game_core.squares.puzzling import draw_start as draw_start
from game_core.squares.puzzling import list_own as list_own
from game_core.squares.puzzling import list_views as list_views

THEMES = {"ring": "rings", "duty": "capture"}


def swap_sides(position: DraughtsPosition) -> str:
    """Return the position's text with colors and ends of the board exchanged."""
    state = position.state
    board, rings = swap_ends(position), state.rings[::-1]
    return notation.write(DraughtsState(board, 1 - state.side, rings, state.quiet))


def find_origin(move: str) -> str:
    """Return the square that the piece leaves."""
    return read_move(move)[1][0]


def join_cells(origin: str, target: str) -> str:
    """Return the text of a move from one square to another: `g7-f6`."""
    return f"{origin}-{target}"


def arrange(position: DraughtsPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces; rings come from hands and go back there."""
    state = position.state
    pieces = change_board(position, tool, cells)
    hands = [*state.rings]
    for side, ringed in enumerate(RINGED):
        hands[side] += position.board.count(ringed) - pieces.count(ringed)
    if min(hands) < 0:
        # One hand has too few rings: the other makes up for it.
        hands = [max(0, sum(hands)) if hand > 0 else 0 for hand in hands]
    rings, side = (hands[0], hands[1]), find_side(position, tool)
    return notation.write(state._replace(board=pieces, side=side, rings=rings))


def name_held(position: DraughtsPosition, cell: str) -> str:
    """Return "piece": flat or round, with or without a ring."""
    return "piece"


def tell_taking(position: DraughtsPosition, them: str) -> str:
    """Return a sentence about how pieces capture."""
    return "You capture a piece by leaping over it, if the square behind it is empty."


def tell_move(position: DraughtsPosition, move: str) -> str:
    """Return a sentence for a move: the ring, if any, and the piece's squares."""
    ringed, (origin, *way) = read_move(move)
    said = f"Move the piece from {origin} to {', then to '.join(way)}."
    return f"Put a ring on {ringed}. {said}" if ringed else said
