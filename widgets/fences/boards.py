"""Boards, demos, pictures and opponents as HTML, brought to life by the browser side.

A scene holds what the page needs to answer the first touch (`game_core.api.scene`, without the
picture, which is in the page already). Sentences inside it are messages, since the reader may name
the players; whatever is read as it stands says South and North.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from game_core import Game, Position, api, draw
from game_core.messages import join, plain, side
from game_core.record import Record
from game_core.search.habits import describe_level, refer_level
from game_core.search.levels import LEVELS, find_level
from widgets.fences import blocks
from widgets.fences.blocks import PERSON, Board, Demo, Opponents, Picture
from widgets.fences.drawn import remember
from widgets.fences.page import PRINT, WALL, Kind, PageContext
from widgets.html import render, write_json
from widgets.messages.site import find_language, say, show, tell

if TYPE_CHECKING:
    from game_core.api.protocol.answers import DemoPly

TOLD = re.compile(r""" data-(?:(?:cell|ring|wide)="[^"]*"|(?:label|told|grid)='[^']*')""")
"""What says where one may choose, and how each part is told."""
NAMES_OF_PARTS = re.compile(r""" data-(?:key|layer)="[^"]*\"""")
MARKS = re.compile(r"""<(?:circle|rect) class="(?:hit|ring)"[^>]*/>""")
"""What is seen of cells that may be chosen, and of no others: a sixth of all that is drawn."""


def write_board(board: Board, page: PageContext) -> Markup:
    """A board, and around it the empty parts that keep the room until the browser side fills it."""
    if page.view == WALL:
        return write_mirror(board.record, board.viewpoint, board.caption)
    if page.view == PRINT:
        position = board.record.position
        still = Picture(board.record.game, position, board.viewpoint, board.caption)
        return write_picture(still, page)
    game, record, viewpoint = board.record.game, board.record, board.viewpoint
    picture, scene = draw_scene(record, viewpoint)
    one, two = game.sides
    return render(
        "blocks/board.html",
        board=board,
        coached=page.coached,
        picture=picture,
        scene=remember("attribute", game, record, viewpoint, lambda: write_json(scene)),
        far_and_near=[
            _name_player(board, letter)
            for letter in ((two, one) if viewpoint == one else (one, two))
        ],
        caption=board.caption,
    )


def _name_player(board: Board, letter: str) -> str:
    """Who plays a side, where the computer plays one of them."""
    if set(board.players) == {PERSON}:
        return ""
    player = board.players[tuple(board.record.game.sides).index(letter)]
    if player == PERSON:
        return show(side(letter))
    return say("fences-player-computer", level=refer_level(find_level(player)))


def write_demo(demo: Demo, page: PageContext) -> Markup:
    """A demo, its turns in words below it."""
    if page.view == WALL:
        return write_mirror(demo.record, demo.viewpoint, demo.caption)
    return render("blocks/demo.html", **describe_demo(demo), caption=demo.caption)


def describe_demo(demo: Demo) -> dict[str, Any]:
    """What the template of a demo shows."""
    picture, scene = draw_scene(demo.record, demo.viewpoint)
    # Nothing is chosen in a demo, so it need not say why something can't be.
    scene = {**scene, "options": {**scene["options"], "refusals": {}}}
    turns = list(_tell_turns(demo))
    return {
        "demo": demo,
        "picture": picture,
        "scene": scene,
        "turns": turns,
        # The author's sentence, if there is one, and the one made from the events
        "told": [(turn["move"], tell(join([plain(turn["say"]), turn["said"]]))) for turn in turns],
    }


def _tell_turns(demo: Demo) -> Iterator[DemoPly]:
    record = demo.record
    for turn in demo.turns:
        before, move = record, turn.move
        take = partial(api.take, before, move, demo.viewpoint)
        record, told, _ = remember(f"turn {move}", before.game, before, demo.viewpoint, take)
        yield {**told, "say": turn.say}


def write_picture(picture: Picture, page: PageContext) -> Markup:
    """A drawing of a position, to look at."""
    drawn = draw_still(picture.game, picture.position, picture.viewpoint)
    return render("figure.html", content=drawn, caption=picture.caption)


def draw_still(game: Game, position: Position, viewpoint: str) -> Markup:
    """The drawing alone."""

    def make() -> Markup:
        return still(draw.board(position, viewpoint, find_language()))

    drawing = remember("still", game, position, viewpoint, make)
    return render("picture.html", game=game, drawing=drawing)


def write_mirror(record: Record, viewpoint: str, caption: str) -> Markup:
    """A board for the wall, which shows what is done on that of the teacher."""
    content = render_mirror(record, viewpoint)
    return render("figure.html", content=content, caption=caption)


def render_mirror(record: Record, viewpoint: str) -> Markup:
    """Its drawing, whose parts can move; nothing can be chosen there."""
    drawing = remember(
        "mirror", record.game, record, viewpoint, lambda: _draw_mirror(record, viewpoint)
    )
    return render("blocks/mirror.html", game=record.game, drawing=drawing, viewpoint=viewpoint)


def _draw_mirror(record: Record, viewpoint: str) -> Markup:
    return Markup(TOLD.sub("", draw.board(record.position, viewpoint, find_language())))


def render_drawing(game: Game, drawn: str) -> Markup:
    """A drawing of something of a game, to look at."""
    return render("picture.html", game=game, drawing=still(drawn))


def still(drawn: str) -> Markup:
    """A drawing in which nothing moves, and nothing can be chosen."""
    return Markup(MARKS.sub("", NAMES_OF_PARTS.sub("", TOLD.sub("", drawn))))


def write_opponents(block: Opponents, page: PageContext) -> Markup:
    """The levels, weakest first: what each is like, and how to beat it."""
    levels = [[*map(tell, describe_level(level, block.game))] for level in LEVELS]
    return render("blocks/opponents.html", levels=levels, caption=block.caption)


def draw_scene(record: Record, viewpoint: str) -> tuple[Markup, dict[str, Any]]:
    """The picture, and the scene without it, which must not be changed."""
    return remember("scene", record.game, record, viewpoint, lambda: _draw_scene(record, viewpoint))


def _draw_scene(record: Record, viewpoint: str) -> tuple[Markup, dict[str, Any]]:
    drawn = api.scene(record, viewpoint, find_language())
    scene: dict[str, Any] = {**drawn}
    picture = Markup(scene.pop("svg"))
    # Turns that have parts are many; a page carries only the first parts.
    options = drawn["options"]
    if not {*drawn["legal"]} <= {*options["cells"], *options["choices"]}:
        scene["legal"] = []
    return picture, scene


KINDS = (
    Kind("board", blocks.read_board, write_board),
    Kind("demo", blocks.read_demo, write_demo),
    Kind("picture", blocks.read_picture, write_picture),
    Kind("opponents", blocks.read_opponents, write_opponents),
)
