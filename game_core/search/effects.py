"""What a move brings about at once, and what the other side could take next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game_core.family import Danger
from game_core.game import Position
from game_core.messages import Said, Value
from game_core.types import Event

SAFE = Danger()
"""Nothing can be taken."""


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """What a move of `side` does.

    `taken` counts what it takes, `booty` lists it, for a sentence; `notes` are sentences of what
    else it does. `danger` is what the other side can take next, once `find_danger` has looked.
    """

    move: str
    side: str
    after: Position
    wins: bool
    taken: int
    booty: Value
    notes: tuple[Said, ...]
    choices: int | None
    """How many moves the other side then has; None where they are too many to count, or not its."""
    danger: Danger = SAFE


def find_effects(position: Position, move: str) -> MoveEffects:
    """What a move brings about at once."""
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
        booty=family.words.list_taken(taken),
        notes=tuple(family.words.tell_effects(position, events, after)),
        choices=family.tactics.count_choices(after) if goes_on else None,
    )


def add_danger(effects: MoveEffects) -> MoveEffects:
    """The same effects, with what the other side could take next."""
    after = effects.after
    if after.result() or after.turn == effects.side:
        return effects
    return replace(effects, danger=after.game.family.tactics.find_danger(after))


def find_taken(position: Position, events: Iterable[Event], side: str) -> Iterator[Event]:
    """Those of the events of a move from `position` by which a side takes something."""
    kinds = position.game.family.effects
    return (event for event in events if kinds.get(event.kind) == "taken" and event.side == side)


def count_taken(taken: Iterable[Event]) -> int:
    """How many seeds or pieces some events take; those without a count take one piece."""
    return sum(event.count or 1 for event in taken)
