"""The evaluation of sowing games: the value of seeds in store, seeds in a row, and cups.

The values differ from game to game (see `Weights`).

In a game of rounds, search stops where a round ends. By then all seeds belong to somebody, and
their value doesn't depend on how the cups are filled for the next round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from game_core.evaluation import UNIT, WIN, Evaluation
from game_core.families.sowing.board import ROWS, UUR, owner
from game_core.families.sowing.game import SowingPosition, Weights

SEED = UNIT
"""The value of a seed in store."""


class SowingEvaluation(Evaluation[SowingPosition]):
    """The evaluation of a sowing game: every move is searched, none beyond the depth."""

    hint_nodes = 15_000
    review_nodes = 800

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @override
    def candidates(self, position: SowingPosition) -> Iterable[tuple[str, SowingPosition]]:
        """Return every move with the position after it and after any forced opening moves."""
        return [(move, _play_opening(after)) for move, after in position.play_all()]

    @override
    def value(self, position: SowingPosition) -> int:
        """Return the value of stores, rows and cups with seeds; an uur's seeds are its owner's."""
        if position.ended:
            south, north = position.game.score(position)
            value = WIN * ((south > north) - (south < north))
            return -value if position.side else value
        cups, (south, north) = position.cups, position.stores
        south_row, north_row = cups[ROWS[0]], cups[ROWS[1]]
        value = (
            SEED * (south - north)
            + self.weights.seed * (sum(south_row) - sum(north_row))
            + self.weights.cup * (north_row.count(0) - south_row.count(0))
        )
        if any(position.marks):
            value += self._value_uur(position)
        return -value if position.side else value

    @override
    def material(self, position: SowingPosition) -> int:
        """Return the difference of the stores, for the side to move."""
        south, north = position.stores
        return SEED * (north - south if position.side else south - north)

    @override
    def terminal_value(self, before: SowingPosition, position: SowingPosition) -> int | None:
        """Return the value when the game or a round has just ended, or None if neither has.

        It counts what each side holds then, and the rounds won.
        """
        if position.ended:
            return self.value(position)
        if position.tags is before.tags or position.tags.round == before.tags.round:
            return None
        south, north = (sum(position.cups[row]) for row in ROWS)
        value = SEED * (position.stores[0] + south - position.stores[1] - north)
        if position.tags.wins:
            south_wins, north_wins = position.tags.wins
            value += self.weights.round * (south_wins - north_wins)
        return -value if position.side else value

    def _value_uur(self, position: SowingPosition) -> int:
        """Return what uurs change, from South's view: their seeds are as good as in store."""
        value = 0
        for cup, (seeds, mark) in enumerate(zip(position.cups, position.marks, strict=True)):
            if mark in UUR:
                value += SEED * seeds * (-1 if UUR.index(mark) else 1)
                value += self.weights.seed * seeds * (1 if owner(cup) else -1)
        return value


def _play_opening(position: SowingPosition) -> SowingPosition:
    """Return the first position after the forced moves of an opening, if any."""
    while not position.tags.may_capture and len(position.moves()) == 1:
        position = position.play(position.moves()[0])
    return position


def find_evaluation(position: SowingPosition) -> SowingEvaluation:
    """Return the evaluation for a position's game."""
    return SowingEvaluation(position.game.weights)
