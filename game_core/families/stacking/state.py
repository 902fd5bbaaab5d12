"""A board and the side to move: what may be moved, what guard forbids, which move a text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from game_core.families.stacking.board import (
    LINES,
    NAMES,
    NUMBERS,
    SIDES,
    TOUCH,
    Board,
    find_touchstone,
    stones_of,
)
from game_core.families.stacking.sowing import ALONE, Sowing, StackingMove, list_moves, sow
from game_core.families.stacking.ways import find_attacker
from game_core.messages import cell, listed, say, side, text
from game_core.types import IllegalMove

MOVE = re.compile(f"([a-h][1-8])([a-h][1-8])({ALONE}|@([a-h][1-8]))?")


@dataclass(frozen=True, slots=True)
class StackingState:
    """Everything that the moves depend on: the board and the side to move."""

    board: Board
    side: int

    def judge(self, move: StackingMove) -> Sowing:
        """Carry out a move. Raises IllegalMove if something is in the way or guard forbids it."""
        sowing = sow(self.board, self.side, move)
        after = sowing.play(self.board)
        if find_touchstone(after, 1 - self.side) is None:
            return sowing
        home = find_touchstone(after, self.side)
        assert home is not None, "a side can't capture its own touchstone"
        attacker = find_attacker(after, home, 1 - self.side)
        if attacker is not None:
            square, origin = NAMES[home], NAMES[attacker]
            said = say("stacking-unsafe", square=cell(square), origin=cell(origin))
            raise IllegalMove("guard", said, (square, origin))
        return sowing

    def judge_all(
        self, origin: int, direction: int
    ) -> Iterator[tuple[StackingMove, IllegalMove | None]]:
        """Yield the moves from a square in one direction, each with why it isn't legal, or None."""
        for move in list_moves(self.board, self.side, origin, direction):
            try:
                self.judge(move)
            except IllegalMove as error:
                yield move, error
            else:
                yield move, None

    def guarded(self) -> int | None:
        """Return the square of the touchstone of the side to move if it's in guard, else None."""
        home = find_touchstone(self.board, self.side)
        if home is None or find_attacker(self.board, home, 1 - self.side) is None:
            return None
        return home


def read_move(state: StackingState, written: str) -> StackingMove:
    """Return the move that a text names, legal or not. Raises IllegalMove if it names none."""
    found = MOVE.fullmatch(written)
    if found is None:
        raise IllegalMove("notation", say("stacking-no-move", typed=text(written)))
    origin, target, suffix, landing = found.groups()
    move = StackingMove(find_origin(state, origin), find_direction(origin, target))
    group = stones_of(state.board[move.origin], state.side)
    touch = TOUCH[state.side]
    if len(group) > 1 and touch in group:
        if not suffix:
            raise IllegalMove("landing", say("stacking-landing-open", square=cell(origin)))
        if suffix == ALONE:
            return move._replace(alone=True)
        names = [NAMES[square] for square in move.line[: len(group)]]
        if landing not in names:
            raise not_landing(move, landing, len(group))
        return move._replace(landing=names.index(landing))
    if suffix and touch in group:
        raise IllegalMove("landing", say("stacking-landing-single", square=cell(origin)))
    if suffix:
        raise IllegalMove("landing", say("stacking-landing-elsewhere", square=cell(origin)))
    return move


def find_origin(state: StackingState, name: str) -> int:
    """Return the number of a square with stones of the side to move. Raises IllegalMove."""
    square = NUMBERS.get(name)
    if square is None:
        raise IllegalMove("no-square", say("squares-no-square", typed=text(name)))
    if not state.board[square]:
        raise IllegalMove("empty-square", say("stacking-no-stone", square=cell(name)))
    if not stones_of(state.board[square], state.side):
        other = side(SIDES[1 - state.side])
        raise IllegalMove("other-side", say("stacking-only-theirs", other=other, square=cell(name)))
    return square


def find_direction(origin: str, target: str) -> int:
    """Return the direction from a square to a neighbor. Raises IllegalMove if it isn't one."""
    for direction, line in enumerate(LINES[NUMBERS[origin]]):
        if line and NAMES[line[0]] == target:
            return direction
    if target == origin:
        raise IllegalMove("direction", say("stacking-no-way-here", square=cell(origin)))
    said = say("stacking-no-way-far", origin=cell(origin), target=cell(target))
    raise IllegalMove("direction", said)


def not_landing(move: StackingMove, name: str, count: int) -> IllegalMove:
    """Return the refusal of a square that no stone of a group of `count` reaches."""
    names = [NAMES[square] for square in move.line[:count]]
    said = say("stacking-landing-out", square=cell(name), squares=listed(map(cell, names)))
    return IllegalMove("landing", said, names)
