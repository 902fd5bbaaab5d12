r"""The rules' answers to a page's requests: JSON text in, JSON text out.

A request names an operation, a game and the saved game it is about, so that the answer depends on
nothing kept here: `{"id": 1, "op": "play", "game": "oware", "record": "ubao 1\n…", "move": "C"}`.
An empty record means a new game, from `position` if the request has one. If the game isn't one of
ours, the request carries the text of its file as `source` (see `game_files`). The answer is `{"id":
1, "ok": true, "value": {…}}` or `{"id": 1, "ok": false, "error": {"code": …, "message": …}}`;
`protocol` declares all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game_core.api import scenes
from game_core.api.request import BadRequest, Request, read_fields
from game_core.api.scenes import scene, take
from game_core.messages import plain, say
from game_core.messages import text as written
from game_core.record import STOP, transcribe
from game_core.typed_moves import read_move
from game_core.types import (
    BadQuestion,
    GameError,
    IllegalMove,
    PositionError,
    RecordError,
    UnknownGame,
)

if TYPE_CHECKING:
    from game_core.api import cards as _cards
    from game_core.api import coaching as _coaching
    from game_core.api import notes as _notes
    from game_core.api import posing as _posing
    from game_core.api import protocol
    from game_core.api import puzzling as _puzzling
    from game_core.api import thinking as _thinking
    from game_core.api.protocol import Answer, Refusal, answers

__all__ = ["OPERATIONS", "call", "scene", "take"]


class _Later:
    """A module of operations that is imported once one of them is asked for.

    A page plays its first move without most of them. The package has the modules themselves as
    attributes, so these have other names.
    """

    def __init__(self, name: str) -> None:
        self._name = f"game_core.api.{name}"

    def __getattr__(self, operation: str) -> Callable[[Request], Any]:
        return lambda request: getattr(import_module(self._name), operation)(request)


if not TYPE_CHECKING:
    _cards, _coaching, _notes, _posing, _puzzling, _thinking = map(
        _Later, ("cards", "coaching", "notes", "posing", "puzzling", "thinking")
    )


def _open(request: Request) -> answers.Scene:
    shown = scene(request.record, request.viewpoint, addressee=request.addressee)
    if request.annotated:
        shown["annotated"] = request.annotated
    return shown


def _choose(request: Request) -> answers.Chosen | answers.Begun:
    """Return what may follow the chosen parts of a move, or play the move if it is complete."""
    record, parts = request.record, request.texts("parts")
    options = record.position.options(parts)
    if not options.move:
        return scenes.begin_move(request, options, parts)
    _, events = record.position.trace(options.move)
    seen = scenes.count_seen(record.position, parts, events)
    return {**_take(request, options.move), "seen": seen}


def _take(request: Request, ply: str) -> answers.Played:
    after, shown, _ = take(request.record, ply, request.viewpoint)
    return {**scene(after, request.viewpoint, addressee=request.addressee), **shown}


def _undo(request: Request) -> answers.Undone:
    """Take back one ply, or as many as it takes to reach a turn of one of `sides` or the start."""
    record = request.record
    sides = request.texts("sides") if request.has("sides") else record.game.sides
    before = record.undo()
    while before.plies and before.position.turn not in sides:
        before = before.undo()
    undone = record.plies[len(before.plies) :][::-1]
    shown = scene(before, request.viewpoint, addressee=request.addressee)
    return {**shown, "undone": undone}


OPERATIONS: protocol.Operations = {
    "open": _open,
    "choose": _choose,
    "play": lambda request: _take(request, read_move(request.record, request.text("move"))),
    "undo": _undo,
    "stop": lambda request: _take(request, STOP),
    "history": scenes.history,
    "visit": scenes.visit,
    "annotate": _notes.annotate,
    "try": scenes.try_move,
    "why": scenes.explain,
    "levels": _thinking.list_levels,
    "think": _thinking.think,
    "hint": _coaching.hint,
    "rate": _coaching.rate,
    "review": _coaching.review,
    "worth": _coaching.worth,
    "attempt": _puzzling.attempt,
    "answer-why": _puzzling.answer_why,
    "contest": _thinking.contest,
    "rules": _cards.describe,
    "arrange": _posing.arrange,
    "pose": _posing.pose,
    "transcript": lambda request: transcribe(request.record),
}


def call(text: str) -> str:
    """Answer one request. Never raises: any error becomes an answer with `ok` false.

    Examples:
        >>> import json
        >>> request = {"id": 1, "op": "why", "game": "oware", "record": "", "cell": "c"}
        >>> answer = json.loads(api.call(json.dumps(request)))
        >>> answer["value"]["rule"]
        'other-row'
    """
    fields: object = None
    answer: Answer
    try:
        fields = read_fields(text)
        answer = {"ok": True, "value": _answer(Request(fields))}
    except Exception as error:
        answer = {"ok": False, "error": _describe_error(error)}
    if isinstance(fields, dict) and isinstance(fields.get("id"), str | int):
        answer["id"] = fields["id"]
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _answer(request: Request) -> object:
    name = request.text("op")
    operation = OPERATIONS.get(name)
    if not callable(operation):
        raise BadRequest(f"“{name}” is not one of {', '.join(OPERATIONS)}.")
    return _answer_from_file(operation, request) if request.has("source") else operation(request)


def _answer_from_file(operation: Callable[[Request], object], request: Request) -> object:
    """Answer a request that brings its own game; if that game's rules fail, raise GameError."""
    # Most pages have no such game and start sooner without this.
    from game_core import game_files

    source = game_files.Source(f"{request.text('game')}.py", request.text("source"))
    game_files.provide(source)
    try:
        return operation(request)
    except Exception as error:
        line = game_files.find_line(error, source.file)
        if not line or isinstance(error, IllegalMove | PositionError):
            raise
        raise GameError(source.file, line, game_files.describe(error)) from error


def _describe_error(error: Exception) -> Refusal:
    """Return an error's code, its message, and any details."""
    match error:
        case BadQuestion():
            return {"code": "bad-request", "message": plain(str(error))}
        case IllegalMove():
            return {"code": "illegal-move", "message": error.said, **scenes.describe_refusal(error)}
        case PositionError(field=field, column=column):
            return {"code": "bad-position", "message": error.said, "field": field, "column": column}
        case RecordError(line=line, game=""):
            return {"code": "bad-record", "message": error.said, "line": line}
        case RecordError(line=line, game=game):
            return {"code": "bad-record", "message": error.said, "line": line, "game": game}
        case GameError(line=line):
            message = say("api-mistake", mistake=written(str(error)))
            return {"code": "bad-game", "message": message, "line": line}
        case UnknownGame():
            return {"code": "unknown-game", "message": error.said}
    return {"code": "internal", "message": plain(f"{type(error).__name__}: {error}")}
