"""What search knows of African Chess: stones, and how near they are to the other touchstone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import override

from game_core.evaluation import WIN, Evaluation
from game_core.families.stacking.board import LINES, MOST, SIZE, SQUARES, find_touchstone, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.situation import StackingState
from game_core.families.stacking.sowing import Sowing, list_moves, sow
from game_core.types import IllegalMove

STONE = 100
NEAR = 4
"""What one step nearer to the other touchstone adds to a stone's value: taking that wins."""


def _find_distance(square: int, other: int) -> int:
    files, ranks = square % SIZE - other % SIZE, square // SIZE - other // SIZE
    return max(abs(files), abs(ranks))


DISTANCES = tuple(tuple(_find_distance(a, b) for b in SQUARES) for a in SQUARES)
"""How many steps there are between two squares."""

NEAR_BY = tuple(
    frozenset([square, *(there for line in LINES[square] for there in line[:MOST])])
    for square in SQUARES
)
"""For each square, itself and all from which stones can come to it, or that lie between."""
EVERYWHERE = frozenset(SQUARES)


class StackingEvaluation(Evaluation[StackingPosition]):
    """African Chess: every move is searched, captures first; captures are followed further."""

    @override
    def candidates(self, position: StackingPosition) -> Iterable[tuple[str, StackingPosition]]:
        """Every move, those that take most first."""
        if position.is_captured() or position.is_worn_out():
            return
        takings = _find_sowings(position.situation, takes=True)
        for sowing in sorted(takings, key=_count_taken, reverse=True):
            yield str(sowing.move), position.after(sowing)
        for sowing in _find_sowings(position.situation, takes=False):
            yield str(sowing.move), position.after(sowing)

    @override
    def value(self, position: StackingPosition) -> int:
        """Stones, each worth more the nearer it is to the other side's touchstone."""
        board, side = position.situation.board, position.situation.side
        homes = find_touchstone(board, 0), find_touchstone(board, 1)
        if homes[side] is None:
            return -WIN
        white, black = homes
        assert white is not None
        assert black is not None
        to_white, to_black = DISTANCES[white], DISTANCES[black]
        value = 0
        for square, stones in enumerate(board):
            if stones:
                whites = stones.count("w")
                value += whites * (STONE - NEAR * to_black[square])
                value -= (len(stones.strip("W")) - whites) * (STONE - NEAR * to_white[square])
        return -value if side else value

    @override
    def material(self, position: StackingPosition) -> int:
        """Stones, wherever they stand: the side to move's less the other's."""
        text = "".join(position.situation.board)
        value = STONE * (text.count("w") - text.count("b"))
        return -value if position.situation.side else value

    @override
    def quiescence_moves(
        self, before: StackingPosition, position: StackingPosition
    ) -> Iterable[StackingPosition]:
        """After a capture, the captures that answer it."""
        if position.quiet == 0:
            for sowing in _find_sowings(position.situation, takes=True):
                yield position.after(sowing)

    @override
    def can_capture(self, position: StackingPosition) -> bool:
        """Whether a legal move takes a stone."""
        return any(_find_sowings(position.situation, takes=True))


def _find_sowings(situation: StackingState, *, takes: bool) -> Iterator[Sowing]:
    """The legal moves carried out that take something, or those that take nothing."""
    board, side = situation.board, situation.side
    home = find_touchstone(board, side)
    # Where the touchstone was safe, it stays so if nothing near it changes.
    near = NEAR_BY[home] if home is not None and situation.guarded() is None else EVERYWHERE
    theirs = {square for square in SQUARES if stones_of(board[square], 1 - side)}
    for origin in situation.origins():
        for direction, line in enumerate(LINES[origin]):
            if takes and theirs.isdisjoint(line[:MOST]):
                continue
            for move in list_moves(board, side, origin, direction):
                try:
                    sowing = sow(board, side, move)
                    if bool(sowing.taken) == takes:
                        yield sowing if near.isdisjoint(sowing.changes) else situation.judge(move)
                except IllegalMove:
                    continue


def _count_taken(sowing: Sowing) -> int:
    return sum(map(len, sowing.taken.values()))


def find_evaluation(position: StackingPosition) -> StackingEvaluation:
    """What search must know of the game of a position."""
    return StackingEvaluation()
