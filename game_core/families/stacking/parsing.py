"""Reading moves, and saying what is wrong with what is none."""

from __future__ import annotations

import re

from game_core.families.stacking.board import LINES, NAMES, NUMBERS, SIDES, TOUCH, stones_of
from game_core.families.stacking.situation import StackingState
from game_core.families.stacking.sowing import ALONE, StackingMove
from game_core.types import IllegalMove

MOVE = re.compile(f"([a-h][1-8])([a-h][1-8])({ALONE}|@([a-h][1-8]))?")


def read_move(situation: StackingState, text: str) -> StackingMove:
    """The move that a text names, legal or not. Raises IllegalMove when it names none."""
    found = MOVE.fullmatch(text)
    if found is None:
        raise IllegalMove(
            "notation", f"“{text}” is not a move: a move looks like e2e3, e2e3@e4 or e2e3t."
        )
    origin, target, suffix, landing = found.groups()
    move = StackingMove(find_origin(situation, origin), find_direction(origin, target))
    group = stones_of(situation.board[move.origin], situation.side)
    touch = TOUCH[situation.side]
    if len(group) > 1 and touch in group:
        if not suffix:
            raise IllegalMove(
                "landing",
                f"The touchstone is on {origin}: say where it lands, or that it steps alone.",
            )
        if suffix == ALONE:
            return move._replace(alone=True)
        return move._replace(landing=find_landing(move, landing, len(group)))
    if suffix and touch in group:
        said = f"The touchstone on {origin} is in no group: it just steps."
        raise IllegalMove("landing", said)
    if suffix:
        raise IllegalMove("landing", f"Your touchstone is not on {origin}.")
    return move


def find_origin(situation: StackingState, name: str) -> int:
    """A square with stones of the side to move. Raises IllegalMove for any other."""
    square = NUMBERS.get(name)
    if square is None:
        raise IllegalMove("no-square", f"“{name}” is not a square of this board.")
    if not situation.board[square]:
        raise IllegalMove("empty-square", f"There is no stone on {name}.")
    if not stones_of(situation.board[square], situation.side):
        other = SIDES[1 - situation.side]
        raise IllegalMove("other-side", f"There are only stones of {{{other}}} on {name}.")
    return square


def find_direction(origin: str, target: str) -> int:
    """The direction from a square to a neighbour. Raises IllegalMove when it is none."""
    for direction, line in enumerate(LINES[NUMBERS[origin]]):
        if line and NAMES[line[0]] == target:
            return direction
    raise not_next(origin, target)


def not_next(origin: str, target: str) -> IllegalMove:
    """The refusal of a square that shows no direction."""
    if target == origin:
        said = f"The stones are on {origin}: a neighbouring square shows which way."
    else:
        said = f"{target} is not next to {origin}: a neighbouring square shows which way."
    return IllegalMove("direction", said)


def find_landing(move: StackingMove, name: str, count: int) -> int:
    """At which place in the order a touchstone in a group of `count` lands on a square.

    Raises IllegalMove for a square to which no stone of the group goes.
    """
    names = [NAMES[square] for square in move.line[:count]]
    if name not in names:
        raise not_landing(move, name, count)
    return names.index(name)


def not_landing(move: StackingMove, name: str, count: int) -> IllegalMove:
    """The refusal of a square to which no stone of a group of `count` goes."""
    names = [NAMES[square] for square in move.line[:count]]
    said = f"The touchstone can't land on {name}: the stones can go to {', '.join(names)}."
    return IllegalMove("landing", said, names)
