"""What search knows of Amphora: what pieces are worth, and how far Pawns have come."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import override

from game_core.families.amphora.board import FORWARD, KINGS, SQUARES
from game_core.families.amphora.check import is_in_check
from game_core.families.amphora.games.amphora import Amphora
from game_core.families.amphora.position import AmphoraPosition
from game_core.families.amphora.state import State
from game_core.search.evaluation import WIN, Outlook, value_result

PAWN, GUARD = 100, 400
ADVANCE = 8
"""What a Pawn's step forward is worth: in the other back row it removes a piece."""
WORTH = {"P": PAWN, "G": GUARD, "K": 0}


def _value_piece(letter: str, square: int) -> int:
    piece = letter.upper()
    side = int(letter != piece)
    rank = SQUARES[square][1]
    ahead = rank if FORWARD[side] > 0 else 7 - rank
    value = WORTH[piece] + (ADVANCE * ahead if piece != "K" else 0)
    return -value if side else value


VALUES = {letter: tuple(_value_piece(letter, s) for s in range(40)) for letter in "PGKpgk"}
"""By letter and square, from White's view."""


class AmphoraOutlook(Outlook[AmphoraPosition]):
    """Amphora: every turn is searched; turns that capture are followed beyond the depth."""

    @override
    def turns(self, position: AmphoraPosition) -> Iterable[tuple[str, AmphoraPosition]]:
        """Every turn."""
        game = position.game
        return [(text, AmphoraPosition(game, turn.after)) for text, turn in position.turns.items()]

    @override
    def value(self, position: AmphoraPosition) -> int:
        """Pieces by their squares; a waiting Guard counts like one that has not moved."""
        state = position.state
        if KINGS[state.side] not in state.board:
            return -WIN
        if is_in_check(state):
            result = position.result()
            if result:
                return value_result(result, position.turn)
        white, black = state.waiting
        value = GUARD * (white - black)
        for square, piece in enumerate(state.board):
            if piece:
                value += VALUES[piece][square]
        return -value if state.side else value

    @override
    def count(self, position: AmphoraPosition) -> int:
        """Pawns and Guards."""
        counts = count_pieces(position.state)
        value = counts[0] - counts[1]
        return -value if position.state.side else value

    @override
    def sparks(
        self, before: AmphoraPosition, position: AmphoraPosition
    ) -> Iterable[AmphoraPosition]:
        """After a capture, the captures that answer it."""
        us = position.state.side
        own = count_pieces(position.state)
        if own[us] == count_pieces(before.state)[us]:
            return
        for turn in position.turns.values():
            if count_pieces(turn.after)[1 - us] < own[1 - us]:
                yield AmphoraPosition(position.game, turn.after)

    @override
    def key(self, position: AmphoraPosition) -> Hashable:
        """The whole state."""
        return position.state


def count_pieces(state: State) -> tuple[int, int]:
    """What the pieces of White and of Black are worth, wherever they stand."""
    board, waiting = state.board, state.waiting
    white = PAWN * board.count("P") + GUARD * (waiting[0] + board.count("G"))
    black = PAWN * board.count("p") + GUARD * (waiting[1] + board.count("g"))
    return white, black


def find_outlook(game: Amphora) -> AmphoraOutlook:
    """The same for all games of the family."""
    return AmphoraOutlook()
