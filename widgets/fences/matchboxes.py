"""The block ```` ```matchboxes ````: labels of boxes that learn a game, or paper for results.

`sheet: labels` draws each board of Four Cups on which the matchboxes choose, with a bead in each of
their cups; `sheet: line` is graph paper for a line of games won and lost; `sheet: screen` has the
boxes on the screen, to play against.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from markupsafe import Markup

from game_core.families.sowing.game import SowingPosition
from game_core.messages import text
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import choose
from widgets.fences.fourcups import RING, describe_game, list_boxes
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say

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
    return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        2 * PITCH + 2, 2 * PITCH + 16, told, Markup().join(parts)
    )


def _draw_cup(position: SowingPosition, cup: int) -> Iterator[Markup]:
    column, row = CENTERS[cup]
    x, y = PITCH * (column + 0.5) + 1, PITCH * (row + 0.5) + 14
    chosen = cup in BEADS and position.cups[cup]
    kind = "" if not chosen else "right" if column else "left"
    yield Markup('<circle cx="{:g}" cy="{:g}" r="{}" class="{}"/>').format(x, y, CUP, kind)
    for place in DOTS.get(position.cups[cup], ""):
        down, across = divmod(int(place), 3)
        yield Markup('<circle cx="{:g}" cy="{:g}" r="3.4" class="seed"/>').format(
            x + 10 * (across - 1), y + 10 * (down - 1)
        )
    if chosen:
        letter = say(BEADS[cup])
        yield Markup('<text x="{:g}" y="9">{}</text>').format(x, letter)


def _draw_paper() -> Markup:
    """Return squares, the starting line, and the numbers of the games."""
    width, height = GAMES * SQUARE, (ABOVE + BELOW) * SQUARE
    parts = [
        Markup('<line x1="{0}" x2="{0}" y1="0" y2="{1}" class="{2}"/>').format(
            MARGIN + SQUARE * column, height, "fifth" if column % 5 == 0 else ""
        )
        for column in range(GAMES + 1)
    ]
    for line in range(ABOVE + BELOW + 1):
        gained = ABOVE - line
        kind = "nought" if gained == 0 else "fifth" if gained % 5 == 0 else ""
        parts.append(
            Markup('<line x1="{}" x2="{}" y1="{y}" y2="{y}" class="{}"/>').format(
                MARGIN, MARGIN + width, kind, y=SQUARE * line
            )
        )
        if gained % 5 == 0:
            parts.append(
                Markup('<text x="{}" y="{}" class="gained">{}</text>').format(
                    MARGIN - 3, SQUARE * line + 3, f"{gained:+}".replace("-", "−") if gained else 0
                )
            )
    parts += [
        Markup('<text x="{}" y="{}">{}</text>').format(MARGIN + SQUARE * game, height + 10, game)
        for game in range(5, GAMES + 1, 5)
    ]
    return Markup('<svg viewBox="0 -6 {} {}" role="img" aria-label="{}">{}</svg>').format(
        MARGIN + width + 8,
        height + 20,
        say("fences-matchboxes-paper", count=GAMES),
        Markup().join(parts),
    )


KIND = Kind("matchboxes", read_matchboxes, write_matchboxes)
