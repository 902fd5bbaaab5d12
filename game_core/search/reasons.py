"""Why a move is good, in a sentence that is true of it and not of every other move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game_core.evaluation import Evaluation
from game_core.game import Position
from game_core.search.alphabeta import Steps
from game_core.search.effects import MoveEffects, add_danger, find_effects

ONLY = "It is the only turn there is."


class Reason(NamedTuple):
    """A sentence about a move, and whether it would be true of another one."""

    said: str
    holds: Callable[[MoveEffects], bool]


def find_reason(evaluation: Evaluation[Any], position: Position, move: str) -> Steps[str]:
    """The best reason for a move that can be seen on the board; empty when there is none."""
    moves = list(dict.fromkeys([move, *(other for other, _ in evaluation.candidates(position))]))
    # Search may leave moves out, so the rules are asked, but only where that is quick.
    if len(moves) == 1 and position.moves() == (move,):
        return ONLY
    compared = []
    for each in moves:
        compared.append(find_effects(position, each))
        yield
    said = _choose(_see_at_once, compared)
    if said:
        return said
    for index, effects in enumerate(compared):
        compared[index] = add_danger(effects)
        yield
    threatened = position.game.family.tactics.find_threatened(position)
    return _choose(lambda mine, others: _see_next(mine, others, threatened), compared)


def find_drawback(position: Position, move: str, better: str) -> str:
    """What the other side can take after a move, where it is more than after a better one."""
    mine, other = (add_danger(find_effects(position, each)) for each in (move, better))
    if mine.danger.count <= other.danger.count:
        return ""
    words = position.game.family.words
    booty = words.TAKEN.count(mine.danger.count) if mine.danger.counted else "something"
    return f"After {words.name_move(move)}, {{{mine.after.turn}}} can take {booty} next turn."


def _choose(
    see: Callable[[MoveEffects, Sequence[MoveEffects]], Iterable[Reason]],
    compared: Sequence[MoveEffects],
) -> str:
    """The first reason for the first of some moves that is not one for all the others."""
    mine, *others = compared
    for reason in see(mine, others):
        if not all(map(reason.holds, others)):
            return reason.said
    return ""


def _see_at_once(mine: MoveEffects, others: Sequence[MoveEffects]) -> Iterator[Reason]:
    if mine.wins:
        yield Reason("It wins the game.", lambda other: other.wins)
    if mine.taken:
        most = all(other.taken < mine.taken for other in others)
        more = ", more than any other turn" if most else ""
        yield Reason(f"It takes {mine.booty}{more}.", lambda other: other.booty == mine.booty)
    for note in mine.notes:
        yield Reason(note, partial(_does, note))


def _see_next(
    mine: MoveEffects, others: Sequence[MoveEffects], threatened: Mapping[str, int]
) -> Iterator[Reason]:
    words = mine.after.game.family.words
    them = f"{{{mine.after.turn}}}"
    for cell, count in threatened.items():
        if cell not in mine.danger.cells:
            saved = f"{words.TAKEN.count(count)} in {{{mine.side}}}'s {words.name_move(cell)}"
            said = f"It saves {saved}, which {them} could take next turn."
            yield Reason(said, partial(_keeps, cell))
    if mine.choices == 1:
        said = f"It leaves {them} only one turn to choose."
        yield Reason(said, lambda other: other.choices == 1)
    if mine.danger.count == 0:
        said = f"After it, {them} can take nothing next turn."
        yield Reason(said, lambda other: other.danger.count == 0)
    elif mine.danger.counted:
        most = words.TAKEN.count(mine.danger.count)
        said = f"After it, {them} can take no more than {most} next turn."
        yield Reason(said, lambda other: other.danger.count <= mine.danger.count)


def _does(note: str, effects: MoveEffects) -> bool:
    return note in effects.notes


def _keeps(cell: str, effects: MoveEffects) -> bool:
    return cell not in effects.danger.cells
