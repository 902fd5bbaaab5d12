"""The rules behind the moves of African Chess."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stacking.board import LINES, MOST, NAMES, NUMBERS, SIDES, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.situation import StackingState
from game_core.messages import NOTHING, Said, cell, say, side
from game_core.types import Event


def explain(position: StackingPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return, by event, why: guard, what stopped stones, and why opposing stones stay."""
    reasons: dict[int, Said] = {}
    situation = position.situation
    if not events or events[0].kind != "lift":
        return reasons
    if situation.guarded() is not None:
        reasons[0] = say("stacking-had-to-save", mover=side(position.turn))
    drops = [index for index, event in enumerate(events) if event.kind == "drop"]
    path = [NUMBERS[events[index].at] for index in drops]
    last = drops[-1]
    for index, event in enumerate(events):
        if event.kind == "put":
            reasons[index] = _say_obstacle(NUMBERS[events[0].at], path)
    if not any(event.kind == "capture" and event.at == events[last].at for event in events):
        said = _say_too_many(situation, path[-1])
        if said:
            reasons[last] = said
    return reasons


def _say_obstacle(origin: int, path: Sequence[int]) -> Said:
    """Return the reason why stones couldn't go beyond the last square of their path."""
    line = next(line for line in LINES[origin] if line[:1] == tuple(path[:1]))
    beyond = line[len(path) : len(path) + 1]
    if not beyond:
        return say("stacking-board-ends")
    return say("stacking-way-blocked", stones=MOST, square=cell(NAMES[beyond[0]]))


def _say_too_many(situation: StackingState, square: int) -> Said:
    """Return the reason why opposing stones on the last square stay; empty if there are none."""
    mover, other = side(SIDES[situation.side]), side(SIDES[1 - situation.side])
    met = len(stones_of(situation.board[square], 1 - situation.side))
    if met < 2:
        return NOTHING
    if met == 2:
        return say("stacking-two-stay", other=other, mover=mover)
    return say("stacking-more-stay", stones=met, other=other)
