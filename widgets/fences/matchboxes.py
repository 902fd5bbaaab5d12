"""The block ```` ```matchboxes ````: labels of boxes that learn a game, or paper for results.

`sheet: labels` draws each board of Four Cups on which the matchboxes choose, with a bead in each of
their cups; `sheet: line` is graph paper for a line of games won and lost; `sheet: screen` has the
boxes on the screen, to play against.

Four Cups is a sowing game small enough for matchboxes. Each player has two cups with two seeds
each. If the last seed of a turn falls into the player's own empty cup, it captures that cup and the
one across, if that holds any. After three turns each, or when somebody can't move, each player
captures the seeds of their own row.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from game_core.families.sowing.answers import plan_routes
from game_core.families.sowing.board import CUPS
from game_core.families.sowing.cards import Rules, build
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import text
from game_core.svg import elements
from game_core.svg.elements import element
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import choose
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say

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


LABELS, LINE, SCREEN = "labels", "line", "screen"
GAMES = 40
"""The number of games on the paper."""
ABOVE, BELOW = 30, 10
"""The line's range above and below its start, in games won and lost."""
SQUARE = 10
MARGIN = 22
BEADS = {7: "fences-matchboxes-left", 6: "fences-matchboxes-right"}
"""The name of the bead of each of the matchboxes' cups."""
CUP, PITCH = 21, 48
CENTERS = {7: (0, 0), 6: (1, 0), 4: (0, 1), 5: (1, 1)}
"""The column and row of each cup, North's above."""
DOTS = {
    1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268", 7: "0352684", 8: "01235678",
}  # fmt: skip
"""The places of seeds in a cup, in three rows of three, as on dice."""


def read_matchboxes(fields: Fields) -> str:
    """Read the name of a sheet, from `sheet`."""
    return choose(fields.text("sheet", required=True), (LABELS, LINE, SCREEN))


def write_matchboxes(sheet: str, page: PageContext) -> Markup:
    """Return the labels of all boxes in order, alone or to play with, or graph paper."""
    if sheet == LINE:
        return render("blocks/winline.html", paper=_draw_paper())
    boxes = [(box.turn, _draw(box.position)) for box in list_boxes()]
    game = json.dumps(describe_game(), separators=(",", ":")) if sheet == SCREEN else ""
    letters = "".join(map(say, BEADS.values()))
    return render("blocks/matchboxes.html", boxes=boxes, game=game, letters=letters)


def _draw(position: SowingPosition) -> Markup:
    """Return a board, the matchboxes' row above, with a bead in each playable cup."""
    parts = [part for cup in RING for part in _draw_cup(position, cup)]
    told = say(
        "fences-matchboxes-board",
        north=text(f"{position.cups[7]}, {position.cups[6]}"),
        south=text(f"{position.cups[4]}, {position.cups[5]}"),
    )
    size = f"0 0 {2 * PITCH + 2} {2 * PITCH + 16}"
    return Markup(element("svg", *parts, viewBox=size, role="img", aria_label=told))


def _draw_cup(position: SowingPosition, cup: int) -> Iterator[str]:
    column, row = CENTERS[cup]
    x, y = PITCH * (column + 0.5) + 1, PITCH * (row + 0.5) + 14
    chosen = cup in BEADS and position.cups[cup]
    kind = "" if not chosen else "right" if column else "left"
    yield element("circle", cx=x, cy=y, r=CUP, class_=kind)
    for place in DOTS.get(position.cups[cup], ""):
        down, across = (10 * (each - 1) for each in divmod(int(place), 3))
        yield element("circle", cx=x + across, cy=y + down, r=3.4, class_="seed")
    if chosen:
        yield elements.text(say(BEADS[cup]), x=x, y=9)


def _draw_paper() -> Markup:
    """Return squares, the starting line, and the numbers of the games."""
    width, height = GAMES * SQUARE, (ABOVE + BELOW) * SQUARE
    parts = []
    for column in range(GAMES + 1):
        x, kind = MARGIN + SQUARE * column, "" if column % 5 else "fifth"
        parts.append(element("line", x1=x, x2=x, y1=0, y2=height, class_=kind))
    for line in range(ABOVE + BELOW + 1):
        y, gained = SQUARE * line, ABOVE - line
        kind = "" if gained % 5 else "fifth" if gained else "nought"
        parts.append(element("line", x1=MARGIN, x2=MARGIN + width, y1=y, y2=y, class_=kind))
        if gained % 5 == 0:
            told = f"{gained:+}".replace("-", "−") if gained else "0"
            parts.append(elements.text(told, x=MARGIN - 3, y=y + 3, class_="gained"))
    for game in range(5, GAMES + 1, 5):
        parts.append(elements.text(str(game), x=MARGIN + SQUARE * game, y=height + 10))
    size = f"0 -6 {MARGIN + width + 8} {height + 20}"
    told = say("fences-matchboxes-paper", count=GAMES)
    return Markup(element("svg", *parts, viewBox=size, role="img", aria_label=told))


KIND = Kind("matchboxes", read_matchboxes, write_matchboxes)
