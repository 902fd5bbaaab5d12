"""How a lap is sown, put together from cards: the direction, the cups, and what fours do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game_core.families.sowing.answers import Routes, plan_routes, sow_capturing_fours
from game_core.families.sowing.board import CLOCKWISE, COUNTER_CLOCKWISE
from game_core.families.sowing.cards.rules import Rules
from game_core.families.sowing.games.rio_kadalis import find_open_route
from game_core.families.sowing.scratch import ScratchBoard

type Lap = Callable[[ScratchBoard, int], int]

MOST_SEEDS = 72
"""Six in each cup."""


def find_step(rules: Rules) -> int:
    """Return the difference between a cup's number and that of the next cup sown."""
    return CLOCKWISE if rules.way == "clockwise" else COUNTER_CLOCKWISE


def make_lap(rules: Rules) -> Lap:
    """Return the function that sows a lap of the game."""
    step, ring = find_step(rules), range(1, 12 if rules.origin == "skipped" else 13)
    routes = _plan(step, ring)

    def find_route(board: ScratchBoard, cup: int) -> Sequence[int]:
        return routes[cup][board.cups[cup]]

    def find_open(board: ScratchBoard, cup: int) -> Sequence[int]:
        return find_open_route(cup, board.cups[cup], board.marks, step, ring)

    find = find_open if rules.rounds == "closed" else find_route
    if rules.passing == "fours":
        return lambda board, cup: sow_capturing_fours(board, cup, find(board, cup))
    return lambda board, cup: board.sow(cup, find(board, cup))


@cache
def _plan(step: int, ring: range) -> Routes:
    rings = ([(cup + step * number) % 12 for number in ring] for cup in range(12))
    laps = -(-MOST_SEEDS // len(ring))
    return plan_routes((cups * laps)[:MOST_SEEDS] for cups in rings)
