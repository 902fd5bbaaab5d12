"""Why a turn is good, in a sentence that is true of it and not of every other turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.words import count_seeds
from game_core.search.alphabeta import Steps
from game_core.search.effects import Prospect, find_danger, find_threatened, look_at
from game_core.search.evaluation import Outlook
from game_core.sentences import name_turn
from game_core.types import Position

ONLY = "It is the only turn there is."


class Reason(NamedTuple):
    """A sentence about a turn, and whether it would be true of another one."""

    said: str
    holds: Callable[[Prospect], bool]


def find_reason(outlook: Outlook[Any], position: Position, turn: str) -> Steps[str]:
    """The best reason for a turn that can be seen on the board; empty when there is none."""
    turns = list(dict.fromkeys([turn, *(other for other, _ in outlook.turns(position))]))
    # Search may leave turns out, so the rules are asked, but only where that is quick.
    if len(turns) == 1 and position.moves() == (turn,):
        return ONLY
    prospects = []
    for each in turns:
        prospects.append(look_at(position, each))
        yield
    said = _choose(_see_at_once, prospects)
    if said:
        return said
    for index, prospect in enumerate(prospects):
        prospects[index] = find_danger(outlook, prospect)
        yield
    threatened = find_threatened(position) if isinstance(position, SowingPosition) else {}
    return _choose(lambda mine, others: _see_next(mine, others, threatened), prospects)


def find_drawback(outlook: Outlook[Any], position: Position, turn: str, better: str) -> str:
    """What the other side can take after a turn, where it is more than after a better one."""
    mine, other = (find_danger(outlook, look_at(position, each)) for each in (turn, better))
    if mine.danger <= other.danger:
        return ""
    haul = count_seeds(mine.danger) if isinstance(position, SowingPosition) else "something"
    name = name_turn(position.game, turn)
    return f"After {name}, {{{mine.after.turn}}} can take {haul} next turn."


def _choose(
    see: Callable[[Prospect, Sequence[Prospect]], Iterable[Reason]], prospects: Sequence[Prospect]
) -> str:
    """The first reason for the first of some turns that is not one for all the others."""
    mine, *others = prospects
    for reason in see(mine, others):
        if not all(map(reason.holds, others)):
            return reason.said
    return ""


def _see_at_once(mine: Prospect, others: Sequence[Prospect]) -> Iterator[Reason]:
    if mine.wins:
        yield Reason("It wins the game.", lambda other: other.wins)
    if mine.taken:
        most = all(other.taken < mine.taken for other in others)
        more = ", more than any other turn" if most else ""
        yield Reason(f"It takes {mine.haul}{more}.", lambda other: other.haul == mine.haul)
    for said in mine.done:
        yield Reason(said, partial(_does, said))


def _see_next(
    mine: Prospect, others: Sequence[Prospect], threatened: Mapping[str, int]
) -> Iterator[Reason]:
    them = f"{{{mine.after.turn}}}"
    for cup, seeds in threatened.items():
        if cup not in mine.lost:
            which = f"in {{{mine.side}}}'s cup {cup}, which {them} could take next turn"
            yield Reason(f"It saves {count_seeds(seeds)} {which}.", partial(_keeps, cup))
    if mine.choices == 1:
        said = f"It leaves {them} only one turn to choose."
        yield Reason(said, lambda other: other.choices == 1)
    if mine.danger == 0:
        said = f"After it, {them} can take nothing next turn."
        yield Reason(said, lambda other: other.danger == 0)
    elif isinstance(mine.after, SowingPosition):
        said = f"After it, {them} can take no more than {count_seeds(mine.danger)} next turn."
        yield Reason(said, lambda other: other.danger <= mine.danger)


def _does(said: str, prospect: Prospect) -> bool:
    return said in prospect.done


def _keeps(cup: str, prospect: Prospect) -> bool:
    return cup not in prospect.lost
