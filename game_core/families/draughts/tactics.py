"""The questions that search and puzzles ask about African Queen, and what its pieces are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import override

from game_core.evaluation import Evaluation, play_each, value_result
from game_core.families.draughts.board import SQUARES
from game_core.families.draughts.field import Goal
from game_core.families.draughts.game import DraughtsPosition
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places
from game_core.squares.tactics import value_squares

MAN, RINGED, RING = 100, 240, 110
"""The values of a man, of a man with a ring, and of a ring in hand."""
ADVANCE = -4
"""The value of a man's step forward: negative, since without a ring he can't come back."""
HASTE = 20
"""The value of a step forward in a game won by reaching the far rank."""


def _value_pieces(advance: int) -> Mapping[str, Sequence[int]]:
    return value_squares(
        "MQmq",
        SQUARES,
        lambda piece, file, behind: RINGED if piece == "Q" else MAN + advance * behind,
    )


VALUES, RACING_VALUES = _value_pieces(ADVANCE), _value_pieces(HASTE)
"""The value of each piece by letter and square, from White's view."""


class DraughtsEvaluation(Evaluation[DraughtsPosition]):
    """African Queen's evaluation.

    A ring is put only on the man that moves. Moves that ring a man and leave him where he is are
    skipped: there are hundreds, and the ring can be put on when it's needed. In a game won by
    losing all pieces, values are reversed.
    """

    def __init__(self, goal: Goal) -> None:
        self.values = RACING_VALUES if goal == "reach" else VALUES
        self.sign = -1 if goal == "lose" else 1

    @override
    def candidates(self, position: DraughtsPosition) -> Iterable[tuple[str, DraughtsPosition]]:
        """Yield the moves worth searching, or every move if there are no others."""
        if position.result():
            return
        moves = [move for move in position.moves() if _is_used(move)] or position.moves()
        for move in moves:
            yield move, position.play(move)

    @override
    def value(self, position: DraughtsPosition) -> int:
        """Return the value of the pieces on their squares and of the rings in hand."""
        if result := position.result():
            return value_result(result, position.turn)
        state = position.state
        white, black = state.rings
        value = RING * (white - black)
        for square, piece in enumerate(state.board):
            if piece:
                value += self.values[piece][square]
        return -self.sign * value if state.side else self.sign * value

    @override
    def material(self, position: DraughtsPosition) -> int:
        """Return the material difference, pieces and rings, for the side to move."""
        text = "".join(position.board)
        white, black = position.state.rings
        pieces = text.count("M") + text.count("Q") - text.count("m") - text.count("q")
        rings = text.count("Q") + white - text.count("q") - black
        value = MAN * pieces + RING * rings
        return -self.sign * value if position.side else self.sign * value


def _is_used(move: str) -> bool:
    """Return whether a move puts no ring on, or puts it on the man that moves: `R@c3+c3-d4`."""
    return move[0] != "R" or move[2:4] == move[5:7]


def find_evaluation(position: DraughtsPosition) -> DraughtsEvaluation:
    """Return the evaluation for a position's game."""
    return DraughtsEvaluation(position.game.conduct.goal)


find_successors = find_winners = play_each


def is_irreversible(before: DraughtsPosition, after: DraughtsPosition) -> bool:
    """Return whether a move captured a piece or put a ring on a man: neither is ever undone."""
    return after.state.quiet == 0
