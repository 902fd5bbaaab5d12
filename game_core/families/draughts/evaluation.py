"""What search knows of African Queen: men, rings, and that men who stay back keep their ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from game_core.evaluation import Evaluation, value_result
from game_core.families.draughts.board import FORWARD, PLACES, SIZE, SQUARES
from game_core.families.draughts.game import DraughtsPosition

MAN, RINGED, RING = 100, 240, 110
"""A man, one with a ring, and a ring in hand."""
ADVANCE = -4
"""What a man's step forward is worth: it costs something, for without a ring he can't come back."""


def _value_piece(letter: str, square: int) -> int:
    side = int(letter.islower())
    rank = PLACES[square][1]
    ahead = rank if FORWARD[side] > 0 else SIZE - 1 - rank
    value = RINGED if letter in "Qq" else MAN + ADVANCE * ahead
    return -value if side else value


VALUES = {letter: tuple(_value_piece(letter, s) for s in range(len(SQUARES))) for letter in "MQmq"}
"""By letter and square, from White's view."""


class DraughtsEvaluation(Evaluation[DraughtsPosition]):
    """African Queen. A ring is put on the man that moves, or on one that it lets capture.

    Moves that put a ring on a man which then stays are left out: they come to some hundreds, and
    the ring can be put on when it is needed.
    """

    @override
    def candidates(self, position: DraughtsPosition) -> Iterable[tuple[str, DraughtsPosition]]:
        """The moves worth a look; every move where there are no others."""
        if position.result():
            return
        moves = [move for move in position.moves() if _is_used(move)] or position.moves()
        for move in moves:
            yield move, position.play(move)

    @override
    def value(self, position: DraughtsPosition) -> int:
        """Pieces by their squares, and rings in hand."""
        result = position.result()
        if result:
            return value_result(result, position.turn)
        white, black = position.layout.rings
        value = RING * (white - black)
        for square, piece in enumerate(position.layout.pieces):
            if piece:
                value += VALUES[piece][square]
        return -value if position.layout.side else value

    @override
    def material(self, position: DraughtsPosition) -> int:
        """Pieces, ringed or not, and rings: the side to move's less the other's."""
        text = "".join(position.layout.pieces)
        white, black = position.layout.rings
        pieces = text.count("M") + text.count("Q") - text.count("m") - text.count("q")
        rings = text.count("Q") + white - text.count("q") - black
        value = MAN * pieces + RING * rings
        return -value if position.layout.side else value


def _is_used(move: str) -> bool:
    """Whether a move puts no ring on, or one on the man that moves: `R@c3+c3-d4`."""
    return move[0] != "R" or move[2:4] == move[5:7]
