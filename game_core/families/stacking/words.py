"""What happens in a move of African Chess, and what stands on a square, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game_core.families.stacking.board import SIDES, TOUCH, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.parsing import MOVE
from game_core.sentences import join_sentences as sum_up
from game_core.squares.words import name_cells
from game_core.squares.words import tell_no_stage as tell_stage
from game_core.types import Event, Noun, join_besides

__all__ = [
    "REASONS",
    "TAKEN",
    "WORTH",
    "name_cells",
    "name_move",
    "name_taken",
    "sum_up",
    "tell_effects",
    "tell_event",
    "tell_stage",
]

STONE = Noun("stone", "stones")
TAKEN = STONE
WORTH = STONE
REASONS: Mapping[str, str] = {
    "touch": "the touchstone can't be saved, and {%s} says Touch",
    "king-taken": "{%s} has taken the King or the touchstone",
    "stalemate": "the player to move has no turn left",
    "quiet": "for a hundred turns nothing new has happened",
}
"""Why a game is over, each as half a sentence; `%s` is the winner's letter."""


def tell_event(position: StackingPosition, events: Sequence[Event], index: int) -> str:
    """The sentence for one event of a move from `position`; empty where none is needed."""
    event, following = events[index], events[index + 1 :]
    mover, other = (f"{{{SIDES[side]}}}" for side in _sides(position))
    match event.kind:
        case "lift" if event.count > 1:
            among = ", the touchstone among them" if event.what else ""
            stones = STONE.count(event.count)
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
            stones = STONE.count(event.count)
            return f"The last {stones} can go no further: they stay on {event.at} too."
        case "capture":
            return f"{mover} takes {_name_taken(event)} on {event.at}."
        case "guard" if not following:
            return f"Guard! {other}'s touchstone on {event.at} could be captured."
    return ""


def name_move(move: str) -> str:
    """`e2e3`, `e3f3 with the touchstone on g3`, `b1a2 with the touchstone alone`."""
    found = MOVE.fullmatch(move)
    if not found:
        return move
    origin, target, suffix, landing = found.groups()
    where = f"on {landing}" if landing else "alone"
    return join_besides(f"{origin}{target}", [f"the touchstone {where}"] if suffix else [])


def _sides(position: StackingPosition) -> tuple[int, int]:
    """The side to move and the other one, each 0 or 1."""
    return position.situation.side, 1 - position.situation.side


def _name_taken(event: Event) -> str:
    if not event.what:
        return STONE.count(event.count)
    if event.count == 1:
        return "the touchstone"
    return f"the touchstone and {STONE.count(event.count - 1)}"


def name_stones(stones: str) -> str:
    """The stones on a square: `2 stones of {w}, {b}'s touchstone`, or `empty`."""
    found = []
    for side, letter in enumerate(SIDES):
        own = stones_of(stones, side)
        plain = len(own.replace(TOUCH[side], ""))
        if len(own) > plain:
            found.append(f"{{{letter}}}'s touchstone")
        if plain:
            found.append(f"{STONE.count(plain)} of {{{letter}}}")
    return ", ".join(found) or "empty"


def name_taken(taken: Sequence[Event]) -> str:
    """`3 stones`; empty where nothing is taken."""
    count = sum(event.count or 1 for event in taken)
    return STONE.count(count) if count else ""


def tell_effects(
    position: StackingPosition, events: Sequence[Event], after: StackingPosition
) -> Iterable[str]:
    """Whether the move puts the other touchstone in guard, in a sentence."""
    if after.result() is None and after.heading:
        yield f"It puts {{{after.turn}}}'s touchstone in guard."
