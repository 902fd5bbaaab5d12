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
from typing import TYPE_CHECKING

from game_core.api.operations import OPERATIONS
from game_core.api.request import BadRequest, Request, read_fields
from game_core.api.scenes import scene, take
from game_core.api.tryout import describe_refusal
from game_core.messages import plain, say
from game_core.messages import text as written
from game_core.types import GameError, IllegalMove, PositionError, RecordError, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from game_core.api.protocol import Answer
    from game_core.api.protocol.refusals import Refusal

__all__ = ["OPERATIONS", "call", "scene", "take"]


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
    if request.has("source"):
        return _answer_from_file(operation, request)
    return operation(request)


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
        case BadRequest():
            return {"code": "bad-request", "message": plain(str(error))}
        case IllegalMove():
            return {"code": "illegal-move", "message": error.said, **describe_refusal(error)}
        case PositionError(field=field, column=column):
            said = error.said
            return {"code": "bad-position", "message": said, "field": field, "column": column}
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
