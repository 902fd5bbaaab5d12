"""How a lap is sown and what its last seed does, put together from cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game_core.families.sowing.answers import (
    Routes,
    plan_routes,
    relay_or_capture_facing,
    relay_or_take_four,
    sow_capturing_fours,
)
from game_core.families.sowing.board import CLOCKWISE, COUNTER_CLOCKWISE
from game_core.families.sowing.cards.rules import GoingOn, Rules, Taking
from game_core.families.sowing.games.layli_goobalay import make_uur
from game_core.families.sowing.games.mangala import capture_pairs, is_opening, relay_in_opening
from game_core.families.sowing.games.ouri import capture_back
from game_core.families.sowing.games.oware import capture_unless_slam
from game_core.families.sowing.games.rio_kadalis import find_open_route
from game_core.families.sowing.scratch import ScratchBoard

MOST_SEEDS = 72
"""Six in each cup."""


def find_step(rules: Rules) -> int:
    """Return the difference between a cup's number and that of the next cup sown."""
    return CLOCKWISE if rules.way == "clockwise" else COUNTER_CLOCKWISE


def make_lap(rules: Rules) -> Callable[[ScratchBoard, int], int]:
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


# --- The last seed ---


_TAKING: Mapping[Taking, Callable[[ScratchBoard, int], object]] = {
    "nothing": lambda board, last: None,
    "twos-and-threes": capture_back,
    "no-slam": capture_unless_slam,
    "facing": relay_or_capture_facing,
    "four": relay_or_take_four,
    "pairs": capture_pairs,
}
"""What the last seed captures. Some return where sowing goes on in a game of ours: that is ignored.
"""
_GOING_ON: Mapping[GoingOn, Callable[[int, bool], bool]] = {
    "never": lambda seeds, taken: False,
    "seeds": lambda seeds, taken: seeds > 1,
    "even": lambda seeds, taken: seeds % 2 == 0,
    "even-or-taken": lambda seeds, taken: seeds % 2 == 0 or taken,
}
"""Whether sowing goes on, given the seeds in the last cup and whether the lap captured any."""


def make_last_seed(rules: Rules) -> Callable[[ScratchBoard, int], int | None]:
    """Return what the last seed of a lap does. A cup that it emptied isn't sown from."""
    take, goes_on = _TAKING[rules.taking], _GOING_ON[rules.going_on]

    def finish_lap(board: ScratchBoard, last: int) -> int | None:
        stores = board.stores
        take(board, last)
        seeds = board.cups[last]
        return last if seeds and goes_on(seeds, board.stores != stores) else None

    if rules.seeds == "center":
        return lambda board, last: (
            relay_in_opening(board, last) if is_opening(board.tags) else finish_lap(board, last)
        )
    if rules.uur == "yes":
        return lambda board, last: None if make_uur(board, last) else finish_lap(board, last)
    return finish_lap
