"""Four Cups, a sowing game so small that matchboxes can learn it, and the boards they have to know.

Each player has two cups with two seeds each. The last seed of a turn, where it falls in an own cup
that was empty, takes that cup and the one across, if that holds anything. After three turns each,
or when somebody can't move, each takes the seeds of the own row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game_core.families.sowing.answers import plan_routes
from game_core.families.sowing.cards import Rules, build
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.scratch import ScratchBoard

RING = (4, 5, 6, 7)
"""The cups that are used, counter-clockwise: South's left and right, North's right and left.

On the board of twelve these are `E`, `F`, `a` and `b`, so each faces its own.
"""
TURNS = 3
"""How many turns each player has."""
MATCHBOXES = 1
"""The side that the matchboxes play; South begins."""
_ROUTES = plan_routes([RING[(RING.index(cup) + step) % 4] for step in range(1, 9)] for cup in RING)


def _lap(board: ScratchBoard, cup: int) -> int:
    """Round the four cups, passing over none."""
    return board.sow(cup, _ROUTES[RING.index(cup)][board.cups[cup]])


GAME = replace(
    build(
        Rules(
            seeds="two",
            origin="sown",
            taking="facing",
            feeding="need-not",
            end="stuck",
            rest="own-rows",
        ),
        slug="four-cups",
        name="Four Cups",
    ),
    cups=tuple(2 if cup in RING else 0 for cup in range(12)),
    lap=_lap,
)


@dataclass(frozen=True)
class Box:
    """A board on which the matchboxes have a choice, and in which of their turns, from 1, it is."""

    turn: int
    position: SowingPosition


def settle(position: SowingPosition, turns: int) -> SowingPosition | None:
    """The board at the end, rows taken, once `turns` of both players are over; else None."""
    if position.ended:
        return position
    return position.stop() if turns == 2 * TURNS else None


def list_boxes() -> tuple[Box, ...]:
    """Every board that play can come to and on which there is more than one move, by turns."""
    boards = {GAME.start()}
    boxes = list[Box]()
    for turns in range(2 * TURNS):
        standing = [board for board in boards if settle(board, turns) is None]
        choices = [
            board for board in standing if board.side == MATCHBOXES and len(board.moves()) > 1
        ]
        ordered = sorted(choices, key=lambda board: board.cups, reverse=True)
        boxes += [Box(turns // 2 + 1, board) for board in ordered]
        boards = {board.play(move) for board in standing for move in board.moves()}
    return tuple(boxes)
