"""The immediate effects of a move, and what the other side could capture next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game_core.family import Danger
from game_core.game import Position
from game_core.messages import Said, Value
from game_core.types import Event

SAFE = Danger()
"""Nothing can be captured."""


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """The effects of a move of `side`.

    `taken` counts what it captures, and `captures` lists it for a sentence; `notes` are sentences
    about its other effects. `danger` is what the other side can capture next, once `add_danger` has
    looked.
    """

    move: str
    side: str
    after: Position
    wins: bool
    taken: int
    captures: Value
    notes: tuple[Said, ...]
    choices: int | None
    """The number of moves the other side then has; None if too many, or if it can't move next."""
    danger: Danger = SAFE


def find_effects(position: Position, move: str) -> MoveEffects:
    """Return the immediate effects of a move."""
    after, events = position.trace(move)
    side, family = position.turn, position.game.family
    result = after.result()
    taken = list(find_taken(position, events, side))
    goes_on = result is None and after.turn != side
    return MoveEffects(
        move=move,
        side=side,
        after=after,
        wins=result is not None and result.winner == side,
        taken=count_taken(taken),
        captures=family.words.list_taken(taken),
        notes=tuple(family.words.tell_effects(position, events, after)),
        choices=family.tactics.count_choices(after) if goes_on else None,
    )


def add_danger(effects: MoveEffects) -> MoveEffects:
    """Return the same effects, with what the other side could capture next."""
    after = effects.after
    if after.result() or after.turn == effects.side:
        return effects
    return replace(effects, danger=after.game.family.tactics.find_danger(after))


def find_taken(position: Position, events: Iterable[Event], side: str) -> Iterator[Event]:
    """Yield the events of a move from `position` in which a side captures something."""
    kinds = position.game.family.effects
    return (event for event in events if kinds.get(event.kind) == "taken" and event.side == side)


def count_taken(taken: Iterable[Event]) -> int:
    """Count the seeds or pieces some events capture; those without a count capture one piece."""
    return sum(event.count or 1 for event in taken)
