"""The questions that search and puzzles ask about sowing games, and what seeds and cups are worth.

The values differ from game to game (see `Weights`).

In a game of rounds, search stops where a round ends. By then all seeds belong to somebody, and
their value doesn't depend on how the cups are filled for the next round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import override

from game_core.evaluation import UNIT, WIN, Evaluation, play_each
from game_core.families.sowing.board import CUPS, ROWS, SIDES, UUR, owner
from game_core.families.sowing.game import SowingPosition, Weights
from game_core.family import Danger
from game_core.types import Event

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


find_successors = find_winners = play_each


def count_taken(before: SowingPosition, move: str, after: SowingPosition) -> tuple[int, int]:
    """Return how many seeds a move captured for South and for North."""
    if before.tags == after.tags and (not after.ended or before.stores == after.stores):
        (south, north), (south_after, north_after) = before.stores, after.stores
        return south_after - south, north_after - north
    # Seeds were swept or dealt too: only the events tell which were captured.
    _, events = before.trace(move)
    south, north = (sum(event.count for event in _find_captures(events, side)) for side in SIDES)
    return south, north


def count_choices(position: SowingPosition) -> int:
    """Return how many cups may be sown: six at most."""
    return len(position.moves())


def is_irreversible(before: SowingPosition, after: SowingPosition) -> bool:
    """Return whether seeds left the cups or a tag changed: only a new round brings seeds back."""
    return before.tags != after.tags or sum(before.cups) != sum(after.cups)


def find_danger(position: SowingPosition) -> Danger:
    """Return the most seeds that a move can capture, and every cup that some move can empty."""
    captures = [_find_captures(position.trace(move)[1], position.turn) for move in position.moves()]
    return Danger(
        count=max((sum(event.count for event in taken) for taken in captures), default=0),
        counted=True,
        cells=frozenset(event.at for taken in captures for event in taken),
    )


def find_threatened(position: SowingPosition) -> dict[str, int]:
    """Return the seeds of each cup that the other side could capture now, the most first."""
    game, cups, stores, side, marks, tags, *_ = position
    cells = find_danger(game.make(cups, stores, 1 - side, marks, tags)).cells
    row = ROWS[side]
    seeds = {
        cup: count
        for cup, count in zip(CUPS[row], cups[row], strict=True)
        if count and cup in cells
    }
    return dict(sorted(seeds.items(), key=lambda item: -item[1]))


def list_places(position: SowingPosition) -> Sequence[object]:
    """Return the number of seeds in each cup."""
    return position.cups


def _find_captures(events: Sequence[Event], side: str) -> list[Event]:
    return [event for event in events if event.kind == "capture" and event.side == side]
