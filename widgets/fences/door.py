"""The block ```` ```door ````: a home page's board, which asks for one touch and answers it.

Every legal turn is in the page, so the answer is instant, without Python. Then a link leads to the
game's own page, with the board as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from game_core import api
from game_core.messages import cell, side
from game_core.record import Record
from game_core.types import Event
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import find_game, parse_position
from widgets.fences.boards import draw_scene
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import find_language, say

type Turn = Mapping[str, object]
"""The `steps` of a turn, their description `said`, and the resulting game, `position`."""


def takes_one_touch(record: Record) -> bool:
    """Return whether there are legal turns and each is a cup to sow from."""
    moves = {*record.position.moves()}
    cells = {*api.scene(record, record.position.turn)["options"]["cells"]}
    return record.game.family.sows and bool(moves) and moves == cells


def read_door(fields: Fields) -> Record | None:
    """Read the game before the touch, from `game` and `position`."""
    name = fields.text("game", required=True)
    game, text = find_game(name), fields.text("position")
    position = parse_position(game, text) if game else None
    if game is None or name is None or position is None:
        return None
    record = Record(game, position)
    if not takes_one_touch(record):
        name.place.blame(
            "a door asks for one touch, on a board where each turn sows from one cup; "
            f"this board of {game.name} isn't one."
        )
    return record


def write_door(record: Record, page: PageContext) -> Markup:
    """Return the drawing, the side to move at the bottom; the words below it; and the answers."""
    game = record.game
    viewpoint = record.position.turn
    picture, scene = draw_scene(record, viewpoint, find_language())
    answers = {move: _answer(record, move, viewpoint) for move in scene["legal"]}
    return render(
        "blocks/door.html",
        game=game,
        picture=picture,
        answers=answers,
        address=page.link(f"games/{game.slug}.md"),
    )


def _answer(record: Record, move: str, viewpoint: str) -> Turn:
    """Return a touch's turn, with the opponent's answer as `reply`, if there's one."""
    after, ply, events = api.take(record, move, viewpoint)
    sown, taken = _count(events, viewpoint)
    told = say("fences-door-taken", taken=taken) if taken else say("fences-door-sown", seeds=sown)
    reply = None if after.result() else _reply(after, viewpoint)
    return {"steps": ply["steps"], "said": told, "position": ply["position"], "reply": reply}


def _reply(record: Record, viewpoint: str) -> Turn | None:
    """Return the opponent's answer, a gentle one: the first of the turns that capture least."""
    other = record.position.turn
    if other == viewpoint:
        return None
    turns = [(move, *api.take(record, move, viewpoint)) for move in record.position.moves()]
    move, _, ply, events = min(turns, key=lambda turn: _count(turn[3], other)[1])
    _, taken = _count(events, other)
    if taken:
        told = say("fences-door-reply-taken", mover=side(other), cup=cell(move), taken=taken)
    else:
        told = say("fences-door-reply", mover=side(other), cup=cell(move))
    return {"steps": ply["steps"], "said": told, "position": ply["position"]}


def _count(events: Sequence[Event], mover: str) -> tuple[int, int]:
    """Return how many seeds a turn sows, and how many its side captures."""
    sown = next(event.count for event in events if event.kind == "lift")
    captured = [event for event in events if event.kind == "capture" and event.side == mover]
    return sown, sum(event.count for event in captured)


KIND = Kind("door", read_door, write_door)
