"""What the last seed of a lap does, put together from cards: uurs, captures, relays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game_core.families.sowing.board import facing, owner
from game_core.families.sowing.cards.rules import GoingOn, Rules, Taking
from game_core.families.sowing.games.layli_goobalay import make_uur
from game_core.families.sowing.games.mangala import capture_pairs, is_opening, relay_in_opening
from game_core.families.sowing.games.ouri import capture_back
from game_core.families.sowing.games.oware import capture_unless_slam
from game_core.families.sowing.scratch import ScratchBoard

type LastSeed = Callable[[ScratchBoard, int], int | None]


def _take_nothing(board: ScratchBoard, last: int) -> None:
    """Capture nothing."""


def _take_facing(board: ScratchBoard, last: int) -> None:
    """In the mover's cup, if it was empty, capture that seed and a facing cup with seeds."""
    across = facing(last)
    if board.cups[last] == 1 and owner(last) == board.side and board.cups[across]:
        board.capture(across, board.side)
        board.capture(last, board.side)


def _take_four(board: ScratchBoard, last: int) -> None:
    """Capture a four that the last seed makes, in either row."""
    if board.cups[last] == 4:
        board.capture(last, board.side)


_TAKING: Mapping[Taking, Callable[[ScratchBoard, int], object]] = {
    "nothing": _take_nothing,
    "twos-and-threes": capture_back,
    "no-slam": capture_unless_slam,
    "facing": _take_facing,
    "four": _take_four,
    "pairs": capture_pairs,
}
_GOING_ON: Mapping[GoingOn, Callable[[int, bool], bool]] = {
    "never": lambda seeds, taken: False,
    "seeds": lambda seeds, taken: seeds > 1,
    "even": lambda seeds, taken: seeds % 2 == 0,
    "even-or-taken": lambda seeds, taken: seeds % 2 == 0 or taken,
}
"""Whether sowing goes on, given the seeds in the last cup and whether the lap captured any."""


def make_last_seed(rules: Rules) -> LastSeed:
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
