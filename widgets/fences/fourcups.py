"""Four Cups, a sowing game small enough for matchboxes to learn, and the boards they need.

Each player has two cups with two seeds each. If the last seed of a turn falls into the player's own
empty cup, it captures that cup and the one across, if that holds any. After three turns each, or
when somebody can't move, each player captures the seeds of their own row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game_core.families.sowing.answers import plan_routes
from game_core.families.sowing.board import CUPS
from game_core.families.sowing.cards import Rules, build
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.scratch import ScratchBoard

RING = (4, 5, 6, 7)
"""The cups in use, counterclockwise: South's left and right, North's right and left.

On the board of twelve these are `E`, `F`, `a` and `b`, so that opposite cups face each other.
"""
TURNS = 3
"""Turns per player."""
MATCHBOXES = 1
"""The side of the matchboxes; South begins."""
_ROUTES = plan_routes([RING[(RING.index(cup) + step) % 4] for step in range(1, 9)] for cup in RING)


def _lap(board: ScratchBoard, cup: int) -> int:
    """Sow around the four cups, skipping none; return the last."""
    return board.sow(cup, _ROUTES[RING.index(cup)][board.cups[cup]])


_RULES = Rules(
    seeds="two", origin="sown", taking="facing", feeding="need-not", end="stuck", rest="own-rows"
)
GAME = replace(
    build(_RULES, slug="four-cups", name="Four Cups"),
    cups=tuple(2 if cup in RING else 0 for cup in range(12)),
    lap=_lap,
)


@dataclass(frozen=True)
class Box:
    """A board on which the matchboxes have a choice, and the number of their turn, from 1."""

    turn: int
    position: SowingPosition


def settle(position: SowingPosition, turns: int) -> SowingPosition | None:
    """Return the final board, rows captured, once both players had their `turns`; else None."""
    if position.ended:
        return position
    return position.stop() if turns == 2 * TURNS else None


def describe_game() -> list[dict[str, Any]]:
    """Return every reachable board as plain data, the first one first.

    `cups` are those of `RING`; `moves` has the number of the next board by the cup's place in it.
    `box` is the number of its matchbox, from 0, and `end` the final score, if it has one.
    """
    boxes = {box.position: number for number, box in enumerate(list_boxes())}
    boards = [(0, GAME.start())]
    numbers = {boards[0]: 0}
    found: list[dict[str, Any]] = []
    # The list grows while it's read.
    for turns, board in boards:
        told: dict[str, Any] = {"cups": [board.cups[cup] for cup in RING]}
        moves: dict[str, int] = {}
        if end := settle(board, turns):
            told["end"] = end.stores
        else:
            for move in board.moves():
                after = (turns + 1, board.play(move))
                if after not in numbers:
                    numbers[after] = len(boards)
                    boards.append(after)
                moves[f"{RING.index(CUPS.index(move))}"] = numbers[after]
            if board in boxes:
                told["box"] = boxes[board]
        found.append(told | {"moves": moves})
    return found


def list_boxes() -> tuple[Box, ...]:
    """Return every reachable board with more than one move, by turns."""
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
