"""Why a move is good, in a sentence that is true of it but not of every other move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game_core.evaluation import Evaluation
from game_core.game import Position
from game_core.messages import NOTHING, Said, say, side, term
from game_core.search.alphabeta import Steps
from game_core.search.effects import MoveEffects, add_danger, find_effects

ONLY = say("search-only")


class Reason(NamedTuple):
    """A sentence about a move, and whether it would be true of another one."""

    said: Said
    holds: Callable[[MoveEffects], bool]


def find_reason(evaluation: Evaluation[Any], position: Position, move: str) -> Steps[Said]:
    """Return the best reason for a move that can be seen on the board; empty if there is none."""
    moves = list(dict.fromkeys([move, *(other for other, _ in evaluation.candidates(position))]))
    # Search may leave moves out, so the rules are asked, but only when that is quick.
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
    return _choose(lambda mine, _: _see_next(mine, threatened), compared)


def find_drawback(position: Position, move: str, better: str) -> Said:
    """Say what the other side can capture after a move, if it is more than after a better one."""
    mine, best = (add_danger(find_effects(position, each)) for each in (move, better))
    if mine.danger.count <= best.danger.count:
        return NOTHING
    words, other = position.game.family.words, side(mine.after.turn)
    played = words.refer_move(move)
    if not mine.danger.counted:
        return say("search-drawback-some", move=played, other=other)
    taken = term(words.THING, count=mine.danger.count)
    return say("search-drawback", move=played, other=other, taken=taken)


def _choose(
    see: Callable[[MoveEffects, Sequence[MoveEffects]], Iterable[Reason]],
    compared: Sequence[MoveEffects],
) -> Said:
    """Return the first reason for the first of some moves that doesn't hold for all the others."""
    mine, *others = compared
    for reason in see(mine, others):
        if not all(map(reason.holds, others)):
            return reason.said
    return NOTHING


def _see_at_once(mine: MoveEffects, others: Sequence[MoveEffects]) -> Iterator[Reason]:
    if mine.wins:
        yield Reason(say("search-wins"), lambda other: other.wins)
    if mine.taken:
        is_most = all(other.taken < mine.taken for other in others)
        said = say("search-takes-most" if is_most else "search-takes", taken=mine.booty)
        yield Reason(said, lambda other: other.booty == mine.booty)
    for note in mine.notes:
        yield Reason(note, partial(_does, note))


def _see_next(mine: MoveEffects, threatened: Mapping[str, int]) -> Iterator[Reason]:
    words = mine.after.game.family.words
    mover, other = side(mine.side), side(mine.after.turn)
    for cell, count in threatened.items():
        if cell not in mine.danger.cells:
            taken, place = term(words.THING, count=count), words.refer_move(cell)
            said = say("search-saves", taken=taken, mover=mover, place=place, other=other)
            yield Reason(said, partial(_keeps, cell))
    if mine.choices == 1:
        said = say("search-one-choice", other=other)
        yield Reason(said, lambda each: each.choices == 1)
    if mine.danger.count == 0:
        said = say("search-nothing-next", other=other)
        yield Reason(said, lambda each: each.danger.count == 0)
    elif mine.danger.counted:
        taken = term(words.THING, count=mine.danger.count)
        said = say("search-most-next", other=other, taken=taken)
        yield Reason(said, lambda each: each.danger.count <= mine.danger.count)


def _does(note: Said, effects: MoveEffects) -> bool:
    return note in effects.notes


def _keeps(cell: str, effects: MoveEffects) -> bool:
    return cell not in effects.danger.cells
