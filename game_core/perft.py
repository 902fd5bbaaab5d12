"""Counting moves: the classic check of a move generator."""

from __future__ import annotations

from game_core.game import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` legal moves start from `position`."""
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        count += perft(position.play(move), depth - 1)
    return count
