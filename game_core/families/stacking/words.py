"""Sentences for the events of a move of African Chess, and names for its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game_core.families.stacking.board import LINES, MOST, NAMES, NUMBERS, SIDES, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.state import MOVE, StackingState
from game_core.messages import NOTHING, Said, Value, cell, join, listed, move, say, side, term
from game_core.squares import words as squares
from game_core.squares.words import place_cells as place_cells
from game_core.squares.words import sum_up as sum_up
from game_core.squares.words import tell_stage as tell_stage
from game_core.types import Event, Result

THING = "stacking-stone"
UNIT = "stacking-stone"


def tell_event(position: StackingPosition, events: Sequence[Event], index: int) -> Said:
    """Return the sentence for one event of a move from `position`; empty if it needs none."""
    event, following = events[index], events[index + 1 :]
    mover, other = side(position.turn), side(SIDES[1 - position.side])
    at = cell(event.at)
    match event.kind:
        case "lift":
            return _tell_lift(event, mover, cell(following[0].at))
        case "drop" if events[0].count == 1:
            return NOTHING
        case "drop" if event.what:
            return say("stacking-land-touchstone", square=at)
        case "drop" if not any(later.kind in ("drop", "put") for later in following):
            return say("stacking-land-last", square=at)
        case "put":
            return say("stacking-put", stones=event.count, square=at)
        case "capture" if not event.what:
            return say("stacking-take", mover=mover, stones=event.count, square=at)
        case "capture" if event.count == 1:
            return say("stacking-take-touchstone", mover=mover, square=at)
        case "capture":
            return say("stacking-take-both", mover=mover, stones=event.count - 1, square=at)
        case "guard" if not following:
            return join([say("stacking-guard"), say("stacking-in-guard", other=other, square=at)])
    return NOTHING


def _tell_lift(event: Event, mover: Value, target: Value) -> Said:
    """Return the sentence for the beginning of a move, toward a neighboring square."""
    origin, stones = cell(event.at), event.count
    match stones, event.what:
        case 1, "":
            return say("stacking-step", mover=mover, origin=origin, target=target)
        case 1, _:
            return say("stacking-step-touchstone", mover=mover, origin=origin, target=target)
        case _, "":
            return say("stacking-sow", mover=mover, stones=stones, origin=origin, next=target)
    return say("stacking-sow-touchstone", mover=mover, stones=stones, origin=origin, next=target)


def tell_end(result: Result) -> Said:
    """Return the sentence for why a game is over, for a reason of this family."""
    match result.reason, result.winner:
        case "touch", str(letter):
            return say("stacking-end-touch", winner=side(letter))
        case "king-taken", str(letter):
            return say("stacking-end-king-taken", winner=side(letter))
    return squares.tell_end(result)


def refer_move(written: str) -> Value:
    """Return the message value that names a move.

    In English `e2e3`, `e3f3 with the touchstone on g3` or `b1a2 with the touchstone alone`.
    """
    found = MOVE.fullmatch(written)
    if not found or not found[3]:
        return move(written)
    way = move(found[1] + found[2])
    if found[4]:
        return term("stacking-move-with", way=way, landing=cell(found[4]))
    return term("stacking-move-alone", way=way)


def list_taken(taken: Sequence[Event]) -> Value:
    """Return the number of captured stones, touchstones included, as a list; it may be empty."""
    count = sum(event.count for event in taken)
    return listed([term("stacking-stone", count=count)] if count else [])


def tell_effects(
    position: StackingPosition, events: Sequence[Event], after: StackingPosition
) -> Iterable[Said]:
    """Yield a sentence if the move puts the other touchstone in guard."""
    if after.result() is None and after.heading:
        yield say("stacking-puts-in-guard", other=side(after.turn))


# --- The rules behind a move ---


def explain(position: StackingPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return, by event, why: guard, what stopped stones, and why opposing stones stay."""
    reasons: dict[int, Said] = {}
    state = position.state
    if not events or events[0].kind != "lift":
        return reasons
    if state.guarded() is not None:
        reasons[0] = say("stacking-had-to-save", mover=side(position.turn))
    drops = [index for index, event in enumerate(events) if event.kind == "drop"]
    path = [NUMBERS[events[index].at] for index in drops]
    last = drops[-1]
    for index, event in enumerate(events):
        if event.kind == "put":
            reasons[index] = _say_obstacle(NUMBERS[events[0].at], path)
    if not any(event.kind == "capture" and event.at == events[last].at for event in events):
        said = _say_too_many(state, path[-1])
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


def _say_too_many(state: StackingState, square: int) -> Said:
    """Return the reason why opposing stones on the last square stay; empty if there are none."""
    mover, other = side(SIDES[state.side]), side(SIDES[1 - state.side])
    met = len(stones_of(state.board[square], 1 - state.side))
    if met < 2:
        return NOTHING
    if met == 2:
        return say("stacking-two-stay", other=other, mover=mover)
    return say("stacking-more-stay", stones=met, other=other)
