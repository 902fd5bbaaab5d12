"""How a lap is sown, put together from cards: the direction, the cups, and what fours do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game_core.families.sowing.answers import Routes, plan_routes, sow_capturing_fours
from game_core.families.sowing.board import CLOCKWISE, CLOSED, COUNTER_CLOCKWISE
from game_core.families.sowing.cards.rules import Rules
from game_core.families.sowing.scratch import ScratchBoard

type Lap = Callable[[ScratchBoard, int], int]

MOST_SEEDS = 72
"""Six in each cup."""


def find_step(rules: Rules) -> int:
    """Return the difference between a cup's number and that of the next cup sown."""
    return CLOCKWISE if rules.way == "clockwise" else COUNTER_CLOCKWISE


def make_lap(rules: Rules) -> Lap:
    """Return the function that sows a lap of the game."""
    step, skips = find_step(rules), rules.origin == "skipped"
    routes = _plan(step, skips)

    def find_route(board: ScratchBoard, cup: int) -> Sequence[int]:
        return routes[cup][board.cups[cup]]

    def find_open_route(board: ScratchBoard, cup: int) -> Sequence[int]:
        return _plan_open(cup, board.cups[cup], board.marks, step, skips)

    find = find_open_route if rules.rounds == "closed" else find_route
    if rules.passing == "fours":
        return lambda board, cup: sow_capturing_fours(board, cup, find(board, cup))
    return lambda board, cup: board.sow(cup, find(board, cup))


@cache
def _plan(step: int, skips: bool) -> Routes:
    steps = range(1, 12) if skips else range(1, 13)
    rings = ([(cup + step * number) % 12 for number in steps] for cup in range(12))
    laps = -(-MOST_SEEDS // len(steps))
    return plan_routes((ring * laps)[:MOST_SEEDS] for ring in rings)


@cache
def _plan_open(
    origin: int, seeds: int, marks: tuple[str, ...], step: int, skips: bool
) -> tuple[int, ...]:
    """Return the same route, over open cups only."""
    ring = [(origin + step * number) % 12 for number in range(1, 12 if skips else 13)]
    cups = [cup for cup in ring if marks[cup] != CLOSED]
    return tuple(cups[number % len(cups)] for number in range(seeds))
