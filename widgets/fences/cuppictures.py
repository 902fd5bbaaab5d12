"""Small drawings for the cards of sowing games: what an answer does, shown on twelve cups.

They are made by the rules themselves. Next to each stands the answer in words, so they have none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from markupsafe import Markup

from game_core.families.sowing.board import CUPS, UUR, facing
from game_core.families.sowing.cards import Rules, build
from game_core.families.sowing.game import SowingPosition

CUP, PITCH, EDGE = 9, 21, 22
WIDTH, HEIGHT = 2 * EDGE + 6 * PITCH, 2 * PITCH + 6

_BASE = Rules(origin="sown", taking="nothing", feeding="need-not", end="stuck", rest="own-rows")
"""Nothing but sowing."""

_SHOWN: Mapping[str, str | Mapping[str, str]] = {
    "way": "0,0,3,0,0,0/0,0,2,0,0,1 > C",
    "origin": "0,0,12,0,0,0/0,1,0,0,0,0 > C",
    "passing": "0,0,4,3,1,0/1,0,0,2,0,0 > C",
    "taking": {
        "nothing": "0,0,0,0,3,0/1,1,0,0,2,0 > E",
        "twos-and-threes": "0,0,0,0,3,0/1,1,0,0,2,0 > E",
        "no-slam": "0,0,0,0,3,0/1,1,0,0,0,0 > E",
        "facing": "0,2,0,0,0,0/0,0,5,0,0,1 > B",
        "four": "0,2,0,3,0,0/0,0,1,0,0,0 > B",
        "pairs": "0,2,0,1,0,0/1,0,2,0,0,0 > B",
    },
    "going_on": {
        "never": "2,0,2,0,0,0/1,0,0,0,0,0 > A",
        "seeds": "2,0,2,0,0,0/1,0,0,0,0,0 > A",
        "even": "2,0,1,0,0,0/1,0,0,0,0,0 > A",
        "even-or-taken": "2,0,1,0,0,0/1,0,0,0,0,0 > A",
    },
    "singles": "1,3,0,0,1,2/1,0,2,0,0,0",
    "feeding": "1,2,0,0,0,3/0,0,0,0,0,0",
    "uur": "0,2,0,0,0,0/0,0,3,0,0,1 > B",
    "rounds": {
        "one": "0,0,0,0,0,0/0,0,0,0,0,0 21-27 S",
        "mirror": "2,2,2,1,1,1/1,1,1,2,2,2 0-30 N round=2",
        "closed": "x,x,4,4,4,4/4,4,4,4,4,4 1-7 N round=2 wins=0-1",
    },
    "end": {
        "stuck": "0,0,0,0,0,0/1,0,2,0,0,0 22-23 S",
        "majority": "0,1,0,0,2,0/0,2,0,1,0,1 25-16 S",
        "one-each": "0,1,0,0,0,0/0,0,0,1,0,0 23-23 S",
        "few": "0,1,0,0,0,0/0,1,0,1,0,0 23-22 S",
    },
    "rest": "0,3,0,1,0,0/2,0,0,0,0,0 > stop",
}
"""For each question, a board on which its answers can be seen; `>` stands before what is played."""


def draw_answer(question: str, answer: str) -> Markup:
    """What an answer does, as SVG."""
    rules = replace(_BASE, **{question: answer})  # type: ignore[arg-type]
    game = build(rules)
    if question == "seeds":
        return _draw(game.start())
    shown = _SHOWN[question]
    written, _, played = (shown if isinstance(shown, str) else shown[answer]).partition(" > ")
    if " " not in written:
        seeds = sum(map(int, written.replace("/", ",").split(",")))
        south = (48 - seeds) // 2
        written = f"{written} {south}-{48 - seeds - south} S"
    before = game.read(written)
    if played == "stop":
        return _draw(before.stop(), before)
    if not played:
        return _draw(before, choices=question in ("singles", "feeding"))
    return _draw(before.play(played), before, lifted=played)


def _draw(
    position: SowingPosition,
    before: SowingPosition | None = None,
    lifted: str = "",
    choices: bool = False,
) -> Markup:
    parts = [*_draw_cups(position, before, lifted, choices), *_draw_stores(position, before)]
    return Markup('<svg viewBox="0 0 {} {}" aria-hidden="true">{}</svg>').format(
        WIDTH, HEIGHT, Markup().join(parts)
    )


def _draw_cups(
    position: SowingPosition, before: SowingPosition | None, lifted: str, choices: bool
) -> Iterator[Markup]:
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
        yield Markup('<circle cx="{:g}" cy="{:g}" r="{}" class="{}"/>').format(x, y, CUP, kind)
        words = "×" if mark and mark not in UUR else str(seeds) if seeds else ""
        if words:
            yield Markup('<text x="{:g}" y="{:g}">{}</text>').format(x, y, words)


def _draw_stores(position: SowingPosition, before: SowingPosition | None) -> Iterator[Markup]:
    """North's store on the left, South's on the right: as far as they say something."""
    for side, x in ((1, EDGE / 2), (0, WIDTH - EDGE / 2)):
        gained = position.stores[side] - (before.stores[side] if before else 0)
        if gained:
            words = f"+{gained}" if before else str(gained)
            yield Markup('<text x="{:g}" y="{:g}" class="store">{}</text>').format(
                x, HEIGHT / 2, words
            )
