"""Why a move is good, in a sentence that is true of it but not of every other move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game_core.evaluation import Evaluation
from game_core.game import Position
from game_core.messages import NOTHING, Said, say, side, term
from game_core.search.alphabeta import Steps
from game_core.search.effects import MoveEffects, add_danger, find_effects

ONLY = say("search-only")


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
    said = next(_see_at_once(*compared), NOTHING)
    if said:
        return said
    for index, effects in enumerate(compared):
        compared[index] = add_danger(effects)
        yield
    threatened = position.game.family.tactics.find_threatened(position)
    return next(_see_next(threatened, *compared), NOTHING)


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


def _see_at_once(mine: MoveEffects, *others: MoveEffects) -> Iterator[Said]:
    """Yield what a move does that not all the others do, the best reason first."""
    if mine.wins and not all(other.wins for other in others):
        yield say("search-wins")
    if mine.taken and any(other.captures != mine.captures for other in others):
        is_most = all(other.taken < mine.taken for other in others)
        yield say("search-takes-most" if is_most else "search-takes", taken=mine.captures)
    yield from (note for note in mine.notes if any(note not in other.notes for other in others))


def _see_next(
    threatened: Mapping[str, int], mine: MoveEffects, *others: MoveEffects
) -> Iterator[Said]:
    """Yield what a move leaves to the other side that not all the others do, best first."""
    words = mine.after.game.family.words
    mover, other = side(mine.side), side(mine.after.turn)
    for cell, count in threatened.items():
        if cell not in mine.danger.cells and any(cell in each.danger.cells for each in others):
            taken, place = term(words.THING, count=count), words.refer_move(cell)
            yield say("search-saves", taken=taken, mover=mover, place=place, other=other)
    if mine.choices == 1 and any(each.choices != 1 for each in others):
        yield say("search-one-choice", other=other)
    if any(each.danger.count > mine.danger.count for each in others):
        if mine.danger.count == 0:
            yield say("search-nothing-next", other=other)
        elif mine.danger.counted:
            taken = term(words.THING, count=mine.danger.count)
            yield say("search-most-next", other=other, taken=taken)
