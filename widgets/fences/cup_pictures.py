"""Small drawings for the cards of sowing games: an answer's effect, shown on twelve cups.

The rules make them. They have no words, since each is next to its answer in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from game_core.families.sowing.board import CUPS, UUR, facing
from game_core.families.sowing.cards import Rules, build
from game_core.families.sowing.game import SowingPosition
from game_core.record import STOP
from game_core.svg.elements import element, text

CUP, PITCH, EDGE = 9, 21, 22
WIDTH, HEIGHT = 2 * EDGE + 6 * PITCH, 2 * PITCH + 6
SEEDS = 48

_BASE = Rules(origin="sown", taking="nothing", feeding="need-not", end="stuck", rest="own-rows")
"""Only sowing."""


@dataclass(frozen=True)
class Scene:
    """A board: its cups as in a position's text, and what is played: a cup, or STOP.

    `rest` is the rest of that text; if it's empty, the seeds not in cups are in the stores, and
    South is to move.
    """

    cups: str
    played: str = ""
    rest: str = ""

    def __str__(self) -> str:
        stored = SEEDS - sum(map(int, re.findall("[0-9]+", self.cups)))
        return f"{self.cups} {self.rest or f'{stored // 2}-{stored - stored // 2} S'}"


_SHOWN: Mapping[str, Scene | Mapping[str, Scene]] = {
    "way": Scene("0,0,3,0,0,0/0,0,2,0,0,1", "C"),
    "origin": Scene("0,0,12,0,0,0/0,1,0,0,0,0", "C"),
    "passing": Scene("0,0,4,3,1,0/1,0,0,2,0,0", "C"),
    "taking": {
        "nothing": Scene("0,0,0,0,3,0/1,1,0,0,2,0", "E"),
        "twos-and-threes": Scene("0,0,0,0,3,0/1,1,0,0,2,0", "E"),
        "no-slam": Scene("0,0,0,0,3,0/1,1,0,0,0,0", "E"),
        "facing": Scene("0,2,0,0,0,0/0,0,5,0,0,1", "B"),
        "four": Scene("0,2,0,3,0,0/0,0,1,0,0,0", "B"),
        "pairs": Scene("0,2,0,1,0,0/1,0,2,0,0,0", "B"),
    },
    "going_on": {
        "never": Scene("2,0,2,0,0,0/1,0,0,0,0,0", "A"),
        "seeds": Scene("2,0,2,0,0,0/1,0,0,0,0,0", "A"),
        "even": Scene("2,0,1,0,0,0/1,0,0,0,0,0", "A"),
        "even-or-taken": Scene("2,0,1,0,0,0/1,0,0,0,0,0", "A"),
    },
    "singles": Scene("1,3,0,0,1,2/1,0,2,0,0,0"),
    "feeding": Scene("1,2,0,0,0,3/0,0,0,0,0,0"),
    "uur": Scene("0,2,0,0,0,0/0,0,3,0,0,1", "B"),
    "rounds": {
        "one": Scene("0,0,0,0,0,0/0,0,0,0,0,0", rest="21-27 S"),
        "mirror": Scene("2,2,2,1,1,1/1,1,1,2,2,2", rest="0-30 N round=2"),
        "closed": Scene("x,x,4,4,4,4/4,4,4,4,4,4", rest="1-7 N round=2 wins=0-1"),
    },
    "end": {
        "stuck": Scene("0,0,0,0,0,0/1,0,2,0,0,0", rest="22-23 S"),
        "majority": Scene("0,1,0,0,2,0/0,2,0,1,0,1", rest="25-16 S"),
        "one-each": Scene("0,1,0,0,0,0/0,0,0,1,0,0", rest="23-23 S"),
        "few": Scene("0,1,0,0,0,0/0,1,0,1,0,0", rest="23-22 S"),
    },
    "rest": Scene("0,3,0,1,0,0/2,0,0,0,0,0", STOP),
}
"""For each question, a board that shows its answers."""


def draw_answer(question: str, answer: str) -> Markup:
    """Return an answer's effect as SVG."""
    game = build(_BASE.change(question, answer))
    if question == "seeds":
        return _draw(game.start())
    shown = _SHOWN[question]
    scene = shown if isinstance(shown, Scene) else shown[answer]
    before = game.read(str(scene))
    if scene.played == STOP:
        return _draw(before.stop(), before)
    if not scene.played:
        return _draw(before, choices=question in ("singles", "feeding"))
    return _draw(before.play(scene.played), before, lifted=scene.played)


def _draw(
    position: SowingPosition,
    before: SowingPosition | None = None,
    lifted: str = "",
    choices: bool = False,
) -> Markup:
    parts = [*_draw_cups(position, before, lifted, choices), *_draw_stores(position, before)]
    return Markup(element("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true"))


def _draw_cups(
    position: SowingPosition, before: SowingPosition | None, lifted: str, choices: bool
) -> Iterator[str]:
    for cup, letter in enumerate(CUPS):
        column, row = (cup, 1) if cup < 6 else (facing(cup), 0)
        seeds, mark = position.cups[cup], position.marks[cup]
        changed = before is not None and before.cups[cup] != seeds
        kinds = (
            (letter == lifted, "from"),
            (changed and letter != lifted, "changed"),
            (choices and letter in position.moves(), "choice"),
            (mark in UUR, "uur"),
        )
        kind = " ".join(name for holds, name in kinds if holds)
        x, y = EDGE + PITCH * column + PITCH / 2, 3 + PITCH * row + PITCH / 2
        yield element("circle", cx=x, cy=y, r=CUP, class_=kind)
        if words := "×" if mark and mark not in UUR else str(seeds) if seeds else "":
            yield text(words, x=x, y=y)


def _draw_stores(position: SowingPosition, before: SowingPosition | None) -> Iterator[str]:
    """Draw North's store on the left and South's on the right, if they matter."""
    for side, x in ((1, EDGE / 2), (0, WIDTH - EDGE / 2)):
        gained = position.stores[side] - (before.stores[side] if before else 0)
        if gained:
            yield text(f"{gained:+}" if before else str(gained), x=x, y=HEIGHT / 2, class_="store")
