"""Whether two finds are so alike that one is enough.

Boards are compared as the solver sees them, so that a puzzle for North is like the same for South,
and on boards of squares in the mirror too.

`lesson_plans.curriculum.puzzles.duplicates` is about puzzles that a person put side by side: the
same board turned round, or asked for more, may be meant. There a twin is a slip that stops the
build, and must be plain; here it is one of thousands of finds, and to leave out too many costs
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game_core import Position
from game_core.families.amphora.board import SQUARES as JAR
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.draughts.board import PLACES as DRAUGHTSBOARD
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.sowing.board import CUPS
from game_core.families.sowing.game import SowingPosition
from game_core.families.stacking.board import SIZE, pile
from game_core.families.stacking.game import StackingPosition
from game_core.families.stonechess.stones import STONE
from game_core.notation import Square
from game_core.puzzles.model import read_puzzle
from lesson_plans.curriculum.puzzles.duplicates import count_differences, list_places
from workshop.miner.proposals import Proposal

STONE_FILES = 16
FEW_CUPS = 4
"""Boards of seeds that differ in no more cups are the same to a child."""
FEW_SQUARES = 4
"""Two pieces that stand elsewhere are four squares."""
SAME_ANSWER = 8
"""With the same answer to the same question, boards of seeds must differ in more cups than this."""


class Likeness(NamedTuple):
    """What is compared: the kind of question, the boards it may be taken for, and the answer."""

    kind: str
    boards: tuple[tuple[object, ...], ...]
    answer: tuple[str, ...]
    is_sown: bool

    def is_like(self, other: Likeness) -> bool:
        """Whether one of the two is enough."""
        distance = min(count_differences(self.boards[0], board) for board in other.boards)
        if not distance:
            return True
        if self.kind != other.kind:
            return False
        if not self.is_sown:
            return distance <= FEW_SQUARES
        return distance <= (SAME_ANSWER if self.answer == other.answer else FEW_CUPS)


def measure_likeness(proposal: Proposal) -> Likeness:
    """What of a proposal is compared."""
    puzzle = read_puzzle(proposal["puzzle"])
    position = puzzle.record.position
    is_sown = isinstance(position, SowingPosition)
    boards = _view(position)
    answer = tuple(sorted(move.upper() if is_sown else move for move in puzzle.solution))
    return Likeness(proposal["kind"], boards, answer, is_sown)


def _view(position: Position) -> tuple[tuple[object, ...], ...]:
    """The board from the side of whoever is to move, and in the mirror where there is one."""
    places = [*list_places(position)]
    turned = position.turn != position.game.sides[0]
    if isinstance(position, SowingPosition):
        half = len(CUPS) // 2
        return (tuple(places[half:] + places[:half] if turned else places),)
    if turned:
        places = [_swap(position, place) for place in reversed(places)]
    return tuple(places), tuple(_mirror(position, places))


def _swap(position: Position, place: object) -> str:
    """What stands on a square, the colours changed."""
    pieces = str(place)
    if isinstance(position, StackingPosition):
        return pile(pieces.translate(str.maketrans("wWbB", "bBwW")))
    return pieces if pieces == STONE else pieces.swapcase()


def _mirror(position: Position, places: Sequence[object]) -> Sequence[object]:
    """A board of squares, left and right changed."""
    squares = _list_squares(position)
    last = max(file for file, _ in squares)
    numbers = {square: number for number, square in enumerate(squares)}
    return [places[numbers[last - file, rank]] for file, rank in squares]


def _list_squares(position: Position) -> Sequence[Square]:
    match position:
        case AmphoraPosition():
            return JAR
        case DraughtsPosition():
            return DRAUGHTSBOARD
    places = len(list_places(position))
    width = SIZE if isinstance(position, StackingPosition) else STONE_FILES
    return [(number % width, number // width) for number in range(places)]
