"""What happens in a move of African Chess, and what stands on a square, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stacking.board import SIDES, TOUCH, stones_of
from game_core.families.stacking.game import StackingGame, StackingPosition
from game_core.families.stacking.parsing import MOVE
from game_core.types import Event, join_besides


def tell_event(position: StackingPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
    event, following = events[index], events[index + 1 :]
    mover, other = (f"{{{SIDES[side]}}}" for side in _sides(position))
    match event.kind:
        case "lift" if event.count > 1:
            among = ", the touchstone among them" if event.what else ""
            stones = count_stones(event.count)
            return f"{mover} sows {stones} from {event.at} towards {following[0].at}{among}."
        case "lift" if event.what:
            return f"{mover}'s touchstone steps from {event.at} to {following[0].at}."
        case "lift":
            return f"{mover} moves a stone from {event.at} to {following[0].at}."
        case "drop" if events[0].count == 1:
            return ""
        case "drop" if event.what:
            return f"The touchstone lands on {event.at}."
        case "drop" if not any(later.kind in ("drop", "put") for later in following):
            return f"The last stone lands on {event.at}."
        case "put" if event.count == 1:
            return f"The last stone can go no further: it stays on {event.at} too."
        case "put":
            stones = count_stones(event.count)
            return f"The last {stones} can go no further: they stay on {event.at} too."
        case "capture":
            return f"{mover} takes {_name_taken(event)} on {event.at}."
        case "guard" if not following:
            return f"Guard! {other}'s touchstone on {event.at} could be captured."
    return ""


def name_turn(game: StackingGame, turn: str) -> str:
    """`e2e3`, `e3f3 with the touchstone on g3`, `b1a2 with the touchstone alone`."""
    found = MOVE.fullmatch(turn)
    if not found:
        return turn
    origin, target, suffix, landing = found.groups()
    where = f"on {landing}" if landing else "alone"
    return join_besides(f"{origin}{target}", [f"the touchstone {where}"] if suffix else [])


def _sides(position: StackingPosition) -> tuple[int, int]:
    """Who is to move, and who is not."""
    return position.situation.side, 1 - position.situation.side


def _name_taken(event: Event) -> str:
    if not event.what:
        return count_stones(event.count)
    if event.count == 1:
        return "the touchstone"
    return f"the touchstone and {count_stones(event.count - 1)}"


def name_stones(stones: str) -> str:
    """The stones on a square: `2 stones of {w}, {b}'s touchstone`, or `empty`."""
    found = []
    for side, letter in enumerate(SIDES):
        own = stones_of(stones, side)
        plain = len(own.replace(TOUCH[side], ""))
        if len(own) > plain:
            found.append(f"{{{letter}}}'s touchstone")
        if plain:
            found.append(f"{count_stones(plain)} of {{{letter}}}")
    return ", ".join(found) or "empty"


def count_stones(count: int) -> str:
    """`1 stone`, `3 stones`."""
    return f"{count} stone" if count == 1 else f"{count} stones"
