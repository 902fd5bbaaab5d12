"""The questions that search and puzzles ask about Amphora, and what its pieces are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from game_core.evaluation import WIN, Evaluation, play_each, value_result
from game_core.families.amphora.board import KINGS, NAMES, AmphoraState
from game_core.families.amphora.captures import is_in_check
from game_core.families.amphora.game import AmphoraPosition
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places
from game_core.squares.tactics import value_squares

PAWN, GUARD = 100, 400
ADVANCE = 8
"""The value of a Pawn's step forward: on the other back row it removes a piece."""
WORTH = {"P": PAWN, "G": GUARD, "K": 0}


VALUES = value_squares(
    "PGKpgk",
    NAMES,
    lambda piece, file, behind: WORTH[piece] + (ADVANCE * behind if piece != "K" else 0),
)
"""The value of each piece by letter and square, from White's view."""


class AmphoraEvaluation(Evaluation[AmphoraPosition]):
    """Amphora's evaluation: every move is searched, and captures are followed beyond the depth."""

    @override
    def candidates(self, position: AmphoraPosition) -> Iterable[tuple[str, AmphoraPosition]]:
        return [(text, position.after(move)) for text, move in position.legal.items()]

    @override
    def value(self, position: AmphoraPosition) -> int:
        """Return the value of the pieces by their squares, waiting Guards included."""
        state = position.state
        if KINGS[state.side] not in state.board:
            return -WIN
        if is_in_check(state) and (result := position.result()):
            return value_result(result, position.turn)
        white, black = state.waiting
        value = GUARD * (white - black)
        for square, piece in enumerate(state.board):
            if piece:
                value += VALUES[piece][square]
        return -value if state.side else value

    @override
    def material(self, position: AmphoraPosition) -> int:
        counts = count_pieces(position.state)
        value = counts[0] - counts[1]
        return -value if position.state.side else value

    @override
    def quiescence_moves(
        self, before: AmphoraPosition, position: AmphoraPosition
    ) -> Iterable[AmphoraPosition]:
        """Yield the captures that answer a capture; nothing if the last move captured nothing."""
        us = position.state.side
        own = count_pieces(position.state)
        if own[us] == count_pieces(before.state)[us]:
            return
        for move in position.legal.values():
            if count_pieces(move.after)[1 - us] < own[1 - us]:
                yield position.after(move)


def count_pieces(state: AmphoraState) -> tuple[int, int]:
    """Return the total value of White's and of Black's pieces, wherever they are."""
    board, waiting = state.board, state.waiting
    white = PAWN * board.count("P") + GUARD * (waiting[0] + board.count("G"))
    black = PAWN * board.count("p") + GUARD * (waiting[1] + board.count("g"))
    return white, black


def find_evaluation(position: AmphoraPosition) -> AmphoraEvaluation:
    """Return the evaluation for a position's game."""
    return AmphoraEvaluation()


find_successors = find_winners = play_each


def is_irreversible(before: AmphoraPosition, after: AmphoraPosition) -> bool:
    """Return True: no position can be repeated."""
    return True
