r"""What a page asks of the rules: JSON text in, JSON text out.

A request names an operation, a game and the saved game it is about, so that the answer depends on
nothing kept here: `{"id": 1, "op": "play", "game": "oware", "record": "ubao 1\n…", "move": "C"}`.
An empty record means a new game, from `position` if the request has one. About a game that is not
one of ours, the text of its file comes along as `source` (see `game_files`). The answer is
`{"id": 1, "ok": true, "value": {…}}` or
`{"id": 1, "ok": false, "error": {"code": …, "message": …}}`. Sentences hold sides in braces.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

from game_core.api import past, tryout, why
from game_core.api.request import BadRequest, Request
from game_core.api.scenes import Scene, scene, take
from game_core.record import STOP
from game_core.transcript import transcribe
from game_core.typed_moves import read_move
from game_core.types import GameError, IllegalMove, PositionError, RecordError, UnknownGame

__all__ = ["CODES", "OPERATIONS", "Scene", "call", "scene", "take"]

CODES: dict[type[Exception], str] = {
    UnknownGame: "unknown-game",
    GameError: "bad-game",
    PositionError: "bad-position",
    RecordError: "bad-record",
    IllegalMove: "illegal-move",
}
"""What a request can be refused for; anything else is `bad-request` or `internal`."""


def call(text: str) -> str:
    """Answer one request. Never raises: whatever goes wrong is an answer with `ok` false."""
    fields: Any = None
    try:
        fields = json.loads(text)
        answer = {"ok": True, "value": _answer(Request(fields))}
    except Exception as error:
        answer = {"ok": False, "error": _describe_error(error)}
    if isinstance(fields, dict) and isinstance(fields.get("id"), str | int):
        answer["id"] = fields["id"]
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _answer(request: Request) -> Any:
    name = request.text("op")
    operation = OPERATIONS.get(name)
    if operation is None:
        raise BadRequest(f"“{name}” is not one of {', '.join(OPERATIONS)}.")
    if request.has("source"):
        _provide(request)
    return operation(request)


def _provide(request: Request) -> None:
    """Have the game that the request brings with it."""
    # Most pages have none like that, and start sooner without what it takes.
    from game_core.game_files import Source, provide

    provide(Source(f"{request.text('game')}.py", request.text("source")))


def _open(request: Request) -> Scene:
    return scene(request.record, request.viewpoint)


def _play(request: Request) -> Scene:
    return _take(request, read_move(request.record, request.text("move")))


def _choose(request: Request) -> Scene:
    """What may follow the chosen parts of a move; a whole move is played."""
    record, parts = request.record, request.texts("parts")
    options = record.position.options(parts)
    if not options.move:
        return tryout.begin_move(record, options, parts, request.viewpoint)
    seen = tryout.count_seen(record, parts, options.move)
    return _take(request, options.move) | {"seen": seen}


def _stop(request: Request) -> Scene:
    return _take(request, STOP)


def _take(request: Request, ply: str) -> Scene:
    after, shown, _ = take(request.record, ply, request.viewpoint)
    return scene(after, request.viewpoint) | shown


def _undo(request: Request) -> Scene:
    """Take back one turn, or as many as lead to a turn of one of `sides`, or to the start."""
    record = request.record
    sides = request.texts("sides") if request.has("sides") else record.game.sides
    before = record.undo()
    while before.plies and before.position.turn not in sides:
        before = before.undo()
    undone = record.plies[len(before.plies) :][::-1]
    return scene(before, request.viewpoint) | {"undone": undone}


def _transcript(request: Request) -> str:
    return transcribe(request.record)


def _ask(module: str, name: str) -> Callable[[Request], Any]:
    """An operation of a module that is imported when it is asked for the first time.

    Few pages ask for it, and all others start sooner.
    """

    def ask(request: Request) -> Any:
        return getattr(import_module(f"game_core.api.{module}"), name)(request)

    return ask


OPERATIONS: dict[str, Callable[[Request], Any]] = {
    "open": _open,
    "choose": _choose,
    "play": _play,
    "undo": _undo,
    "stop": _stop,
    "history": past.history,
    "visit": past.visit,
    "try": tryout.try_move,
    "why": why.explain,
    "levels": _ask("thinking", "list_levels"),
    "think": _ask("thinking", "think"),
    "hint": _ask("coaching", "hint"),
    "rate": _ask("coaching", "rate"),
    "review": _ask("coaching", "review"),
    "worth": _ask("coaching", "worth"),
    "attempt": _ask("puzzling", "attempt"),
    "answer-why": _ask("puzzling", "answer_why"),
    "transcript": _transcript,
}


def _describe_error(error: Exception) -> Scene:
    """The code of an error and its message, and where in a text the fault is."""
    match error:
        case json.JSONDecodeError() | BadRequest():
            return {"code": "bad-request", "message": str(error)}
        case IllegalMove():
            return {"code": CODES[IllegalMove], "message": error.said} | why.describe(error)
        case PositionError():
            where: Scene = {"field": error.field, "column": error.column}
        case RecordError():
            where = {"line": error.line} | ({"game": error.game} if error.game else {})
        case GameError():
            where = {"line": error.line}
        case UnknownGame():
            where = {}
        case _:
            return {"code": "internal", "message": f"{type(error).__name__}: {error}"}
    return {"code": CODES[type(error)], "message": str(error)} | where
