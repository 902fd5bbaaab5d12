"""Blocks as HTML: complete and readable without scripts, brought to life by the browser side.

`data-scene` holds what the page needs to answer the first touch (`game_core.api.scene`, without the
picture, which is in the page already); `data-turns` what a demo shows. Sentences inside them still
hold sides in braces, since the reader may name the players; whatever is read as it stands says
South and North.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from game_core import api
from game_core.record import Record
from game_core.types import fill
from lesson_plans.source import Problem
from widgets.blocks import Block, Board, Demo


def render(block: Block) -> str:
    """The HTML of a block."""
    return _render_board(block) if isinstance(block, Board) else _render_demo(block)


def render_problems(kind: str, problems: Sequence[Problem]) -> str:
    """A box in the place of a block that can't be shown, with everything wrong in it."""
    items = "".join(f"<li>{escape(str(problem))}</li>" for problem in problems)
    return (
        f'<div class="admonition failure ubao-problems">'
        f'<p class="admonition-title">This {escape(kind)} can’t be shown yet</p>'
        f"<ul>{items}</ul></div>"
    )


def _render_board(board: Board) -> str:
    attributes = {
        "game": board.record.game.slug,
        "position": str(board.record.position),
        "viewpoint": board.viewpoint,
        "players": " ".join(board.players),
    }
    picture, scene = _draw(board.record, board.viewpoint)
    return _frame("ubao-board", attributes | {"data-scene": scene}, picture, board.caption)


def _render_demo(demo: Demo) -> str:
    attributes = {"game": demo.record.game.slug, "viewpoint": demo.viewpoint}
    picture, scene = _draw(demo.record, demo.viewpoint)
    turns = list(_tell_turns(demo))
    items = (f"<li><b>{escape(turn['move'])}</b> {escape(_tell(turn))}</li>" for turn in turns)
    return _frame(
        "ubao-demo",
        attributes | {"data-scene": scene, "data-turns": _dump(turns)},
        f'{picture}<ol class="ubao-moves">{"".join(items)}</ol>',
        demo.caption,
    )


def _draw(record: Record, viewpoint: str) -> tuple[str, str]:
    """The picture, and the scene without it as JSON."""
    scene = api.scene(record, viewpoint)
    return scene.pop("svg"), _dump(scene)


def _tell_turns(demo: Demo) -> Iterable[dict[str, Any]]:
    record = demo.record
    for turn in demo.turns:
        record, told = api.turn(record, turn.move, demo.viewpoint)
        yield told | {"say": turn.say}


def _tell(turn: dict[str, Any]) -> str:
    """The author's sentence, if there is one, and the one made from the events."""
    return " ".join(filter(None, (turn["say"], fill(turn["said"]))))


def _frame(tag: str, attributes: dict[str, str], content: str, caption: str) -> str:
    # Search shows the words around a board; the numbers in its picture would only be in the way.
    words = "".join(f" {name}={_quote(value)}" for name, value in attributes.items())
    words += " data-search-exclude"
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="ubao-figure"><{tag}{words}>{content}</{tag}>{below}</figure>'


def _quote(value: str) -> str:
    """An attribute's value. JSON is full of double quotes, so these are single."""
    return "'" + escape(value, quote=False).replace("'", "&#39;") + "'"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
