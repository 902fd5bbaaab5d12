"""The questions that puzzle makers ask about positions of African Queen."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts import notation
from game_core.families.draughts.board import MEN, RINGED, SQUARES
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.notation import read_move
from game_core.squares.puzzling import (
    TOOLS,
    change_board,
    count_held,
    count_missing,
    draw_start,
    find_side,
    is_single,
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


def list_views(position: DraughtsPosition) -> Sequence[tuple[object, ...]]:
    """Return the board as the side to move sees it, and mirrored."""
    return view_places(position, SQUARES, str.swapcase)


def swap_sides(position: DraughtsPosition) -> str:
    """Return the position's text with colors and ends of the board exchanged."""
    layout = position.layout
    pieces = swap_ends(position, SQUARES, str.swapcase)
    return notation.write(
        layout._replace(pieces=pieces, side=1 - layout.side, rings=layout.rings[::-1])
    )


def list_own(position: DraughtsPosition) -> Sequence[str]:
    """Return the squares with pieces of the side to move."""
    own = (MEN[position.side], RINGED[position.side])
    return [name for name, piece in zip(SQUARES, position.board, strict=True) if piece in own]


def find_origin(move: str) -> str:
    """Return the square that the piece leaves."""
    return read_move(move)[1][0]


def join_cells(origin: str, target: str) -> str:
    """Return the text of a move from one square to another: `g7-f6`."""
    return f"{origin}-{target}"


def arrange(position: DraughtsPosition, tool: str, cells: Sequence[str]) -> str:
    """Return the text of a position with other pieces; rings come from hands and go back there."""
    layout = position.layout
    pieces = change_board(position, tool, cells)
    hands = [*layout.rings]
    for side, ringed in enumerate(RINGED):
        hands[side] += position.board.count(ringed) - pieces.count(ringed)
    if min(hands) < 0:
        # One hand has too few rings: the other makes up for it.
        hands = [max(0, sum(hands)) if hand > 0 else 0 for hand in hands]
    return notation.write(
        layout._replace(pieces=pieces, side=find_side(position, tool), rings=(hands[0], hands[1]))
    )


def name_held(position: DraughtsPosition, cell: str) -> str:
    """Return "piece": flat or round, with or without a ring."""
    return "piece"


def tell_taking(position: DraughtsPosition, them: str) -> str:
    """Return a sentence about how pieces capture."""
    return "A piece is taken by leaping over it, if the square beyond is empty."


def tell_move(position: DraughtsPosition, move: str) -> str:
    """Return a sentence for a move: the ring, if any, and the piece's squares."""
    ringed, (origin, *way) = read_move(move)
    said = f"Move the piece from {origin} to {', then to '.join(way)}."
    return f"Put a ring on {ringed}. {said}" if ringed else said
