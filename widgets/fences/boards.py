"""Boards, demos, pictures and opponents as HTML, enhanced by the browser side.

A scene holds what the page needs to answer the first touch (`game_core.api.scene`, without the
picture, which is in the page already). Its sentences are messages, since readers may rename the
players; static text says South and North. Drawings are kept in this process: authors save pages
often, and few boards change.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from game_core import Game, api, draw
from game_core.messages import join, plain, side
from game_core.messages.catalog import Language
from game_core.record import Record
from game_core.search.levels import LEVELS, describe_level, find_level
from widgets.fences import blocks
from widgets.fences.blocks import PERSON, Board, Demo, Picture
from widgets.fences.page import PRINT, WALL, Kind, PageContext
from widgets.html import find_shape, render, write_json
from widgets.messages.site import find_language, say, show, tell

TOLD = re.compile(r""" data-(?:(?:cell|ring|wide)="[^"]*"|(?:label|told|grid)='[^']*')""")
"""Attributes that mark cells as choosable, and describe them."""
NAMES_OF_PARTS = re.compile(r""" data-(?:key|layer)="[^"]*\"""")
MARKS = re.compile(r"""<(?:circle|rect) class="(?:hit|ring)"[^>]*/>""")
"""The visible parts of choosable cells only: a sixth of the drawing."""
MOST = 2000
"""The most drawings of a kind kept; a site with all games has about 1,400.

What's kept must not be changed. Games from files are loaded again after each change, and equal none
before.
"""


def write_board(board: Board, page: PageContext) -> Markup:
    """Return a board, and empty elements that reserve space until the browser side fills them."""
    game, record, viewpoint = board.record.game, board.record, board.viewpoint
    if page.view == WALL:
        return _write_mirror(board)
    if page.view == PRINT:
        return write_picture(Picture(game, record.position, viewpoint, board.caption), page)
    language = find_language()
    picture, _ = draw_scene(record, viewpoint, language)
    seats = zip(game.sides, board.players, strict=True)
    names = [_name_player(board, letter, player) for letter, player in seats]
    return render(
        "blocks/board.html",
        board=board,
        coached=page.coached,
        picture=picture,
        scene=_write_scene(record, viewpoint, language),
        far_and_near=names[::-1] if viewpoint == game.sides[0] else names,
        caption=board.caption,
    )


def _name_player(board: Board, letter: str, player: str) -> str:
    """Return who plays a side, if the computer plays one of them."""
    if set(board.players) == {PERSON}:
        return ""
    if player == PERSON:
        return show(side(letter))
    return say("fences-player-computer", level=find_level(player).name)


def write_demo(demo: Demo, page: PageContext) -> Markup:
    """Return a demo, with its turns in words below."""
    if page.view == WALL:
        return _write_mirror(demo)
    return render("blocks/demo.html", **describe_demo(demo), caption=demo.caption)


def describe_demo(demo: Demo) -> dict[str, Any]:
    """Return the template's values for a demo."""
    picture, scene = draw_scene(demo.record, demo.viewpoint, find_language())
    # Nothing can be chosen in a demo, so it needs no refusals.
    scene = {**scene, "options": {**scene["options"], "refusals": {}}}
    turns: list[dict[str, Any]] = []
    record = demo.record
    for move, words in demo.turns:
        record, told, _ = _take(record, move, demo.viewpoint)
        turns.append({**told, "say": words})
    return {
        "demo": demo,
        "picture": picture,
        "scene": scene,
        "turns": turns,
        # The author's sentence, if any, and the one made from the events
        "told": [(turn["move"], tell(join([plain(turn["say"]), turn["said"]]))) for turn in turns],
    }


def write_picture(picture: Picture, page: PageContext) -> Markup:
    """Return a static drawing of a position."""
    drawn = _draw_still(picture, find_language())
    return render("figure.html", content=drawn, caption=picture.caption)


def draw_start(game: Game) -> Markup:
    """Return a static drawing of a game's first position."""
    return _draw_still(Picture(game, game.start(), game.sides[0], ""), find_language())


@lru_cache(maxsize=MOST)
def _draw_still(picture: Picture, language: Language) -> Markup:
    drawn = draw.board(picture.position, picture.viewpoint, language)
    return render_drawing(picture.game, drawn)


def _write_mirror(shown: Board | Demo) -> Markup:
    """Return a board for the projector that mirrors the teacher's."""
    content = render_mirror(shown.record, shown.viewpoint)
    return render("figure.html", content=content, caption=shown.caption)


def render_mirror(record: Record, viewpoint: str) -> Markup:
    """Return its drawing, whose parts can move, but not be chosen."""
    drawing = _draw_mirror(record, viewpoint, find_language())
    return render("blocks/mirror.html", game=record.game, drawing=drawing, viewpoint=viewpoint)


@lru_cache(maxsize=MOST)
def _draw_mirror(record: Record, viewpoint: str, language: Language) -> Markup:
    return Markup(TOLD.sub("", draw.board(record.position, viewpoint, language)))


def render_drawing(game: Game, drawn: str) -> Markup:
    """Return a static drawing of a game's board."""
    return render("picture.html", game=game, drawing=still(drawn), shape=find_shape(drawn))


def still(drawn: str) -> Markup:
    """Return a drawing without moving and choosable parts."""
    return Markup(MARKS.sub("", NAMES_OF_PARTS.sub("", TOLD.sub("", drawn))))


def write_opponents(block: tuple[Game, str], page: PageContext) -> Markup:
    """Return the levels, weakest first: their styles, and how to beat them."""
    game, caption = block
    levels = [[*map(tell, describe_level(level, game))] for level in LEVELS]
    return render("blocks/opponents.html", levels=levels, caption=caption)


@lru_cache(maxsize=MOST)
def draw_scene(record: Record, viewpoint: str, language: Language) -> tuple[Markup, dict[str, Any]]:
    """Return the picture, and the scene without it."""
    scene: dict[str, Any] = {**api.scene(record, viewpoint, language)}
    picture = Markup(scene.pop("svg"))
    # There are many turns with parts; a page carries only their first parts.
    options = scene["options"]
    if not {*scene["legal"]} <= {*options["cells"], *options["choices"]}:
        scene["legal"] = []
    return picture, scene


@lru_cache(maxsize=MOST)
def _write_scene(record: Record, viewpoint: str, language: Language) -> Markup:
    return write_json(draw_scene(record, viewpoint, language)[1])


_take = lru_cache(maxsize=MOST)(api.take)


KINDS = (
    Kind("board", blocks.read_board, write_board),
    Kind("demo", blocks.read_demo, write_demo),
    Kind("picture", blocks.read_picture, write_picture),
    Kind("opponents", blocks.read_opponents, write_opponents),
)
