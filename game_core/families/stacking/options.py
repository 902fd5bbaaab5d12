"""Choose a move part by part: the stones, the direction, and where the touchstone lands."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from game_core.families.stacking.board import DIRECTIONS, LINES, NAMES
from game_core.families.stacking.situation import (
    Judgement,
    StackingState,
    find_direction,
    find_origin,
    not_landing,
    not_next,
)
from game_core.families.stacking.sowing import StackingMove
from game_core.messages import cell, say, text
from game_core.types import IllegalMove, Options

STEP_ALONE = "alone"
"""The choice that the touchstone steps out of its group alone."""


def choose_stones(situation: StackingState, movable: Container[str]) -> Options:
    """Return the options for the first part: the `movable` squares, and why the rest aren't."""
    cells = []
    refusals = {}
    for name in NAMES:
        if name in movable:
            cells.append(name)
        else:
            refusals[name] = _refuse_stones(situation, name).said
    return Options(cells=tuple(cells), refusals=refusals)


def choose_next(situation: StackingState, parts: Sequence[str]) -> Options:
    """Return what may follow `parts`. Raises IllegalMove if no legal move begins with them."""
    name, *rest = parts
    origin = find_origin(situation, name)
    if not rest:
        return _choose_way(situation, origin)
    target, *places = rest
    judgements = list(situation.judge_all(origin, find_direction(name, target)))
    legal = [move for move, refusal in judgements if refusal is None]
    if not legal:
        raise _main_refusal(judgements)
    if not places:
        return _offer_landings(judgements) if len(legal) > 1 else Options(move=str(legal[0]))
    place = " ".join(places)
    for move in legal:
        if place and place == _name_landing(move):
            return Options(move=str(move))
    if place in NAMES:
        raise _refuse_landing(judgements, place)
    raise IllegalMove("landing", say("stacking-landing-unknown", typed=text(place)))


def _choose_way(situation: StackingState, origin: int) -> Options:
    cells = []
    refusals = {name: not_next(NAMES[origin], name).said for name in NAMES}
    for direction, line in enumerate(LINES[origin]):
        if not line:
            continue
        judgements = list(situation.judge_all(origin, direction))
        near = NAMES[line[0]]
        if any(refusal is None for _, refusal in judgements):
            cells.append(near)
            del refusals[near]
        else:
            refusals[near] = _main_refusal(judgements).said
    if not cells:
        raise _refuse_stones(situation, NAMES[origin])
    return Options(cells=tuple(cells), refusals=refusals)


def _offer_landings(judgements: Sequence[Judgement]) -> Options:
    """Return where the touchstone of a group may land, and whether it may step alone."""
    legal = [move for move, refusal in judgements if refusal is None]
    cells = tuple(_name_landing(move) for move in legal if not move.alone)
    alone = {STEP_ALONE: say("stacking-choose-alone")}
    return Options(
        cells=cells,
        choices=alone if any(move.alone for move in legal) else {},
        refusals={
            name: _refuse_landing(judgements, name).said for name in NAMES if name not in cells
        },
    )


def _refuse_landing(judgements: Sequence[Judgement], place: str) -> IllegalMove:
    """Return the reason why the touchstone of a group can't land on a square."""
    for move, refusal in judgements:
        if refusal and _name_landing(move) == place:
            return refusal
    moves = [move for move, _ in judgements if not move.alone]
    return not_landing(moves[0], place, len(moves))


def _name_landing(move: StackingMove) -> str:
    """Return the last part of a move with a touchstone in a group; empty for any other move."""
    if move.alone:
        return STEP_ALONE
    return "" if move.landing is None else NAMES[move.line[move.landing]]


def _refuse_stones(situation: StackingState, name: str) -> IllegalMove:
    """Return the reason why the stones on a square can't be moved."""
    try:
        origin = find_origin(situation, name)
    except IllegalMove as error:
        return error
    rules = {
        refusal.rule
        for direction in range(len(DIRECTIONS))
        for _, refusal in situation.judge_all(origin, direction)
        if refusal
    }
    if "guard" in rules:
        return IllegalMove("guard", say("stacking-unsafe-all", square=cell(name)))
    return IllegalMove("blocked", say("stacking-no-room", square=cell(name)))


def _main_refusal(judgements: Iterable[Judgement]) -> IllegalMove:
    """Return the refusal to show if none of these moves is legal: guard's, if it forbids one."""
    refusals = [refusal for _, refusal in judgements if refusal]
    return min(refusals, key=lambda refusal: refusal.rule != "guard")
