r"""What a page asks of the rules: JSON text in, JSON text out.

A request names an operation, a game and the saved game it is about, so that the answer depends on
nothing kept here: `{"id": 1, "op": "play", "game": "oware", "record": "ubao 1\n…", "move": "C"}`.
An empty record means a new game, from `position` if the request has one. The answer is
`{"id": 1, "ok": true, "value": {…}}` or
`{"id": 1, "ok": false, "error": {"code": …, "message": …}}`. Sentences hold sides in braces.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game_core import draw
from game_core.games import get
from game_core.record import STOP, Record
from game_core.say import sum_up, tell_result, tell_status, tell_turn
from game_core.transcript import transcribe
from game_core.types import Event, IllegalMove, Options, PositionError, RecordError, UnknownGame

type Scene = dict[str, Any]

CODES: dict[type[Exception], str] = {
    UnknownGame: "unknown-game",
    PositionError: "bad-position",
    RecordError: "bad-record",
    IllegalMove: "illegal-move",
}
"""What a request can be refused for; anything else is `bad-request` or `internal`."""


def call(text: str) -> str:
    """Answer one request. Never raises: whatever goes wrong is an answer with `ok` false."""
    request: Any = None
    try:
        request = json.loads(text)
        answer = {"ok": True, "value": _answer(request)}
    except Exception as error:
        code, message = _describe_error(error)
        answer = {"ok": False, "error": {"code": code, "message": message}}
    if isinstance(request, dict) and isinstance(request.get("id"), str | int):
        answer["id"] = request["id"]
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


class BadRequest(ValueError):
    """A request that names no known operation or lacks a field."""


def scene(record: Record, viewpoint: str) -> Scene:
    """Everything a page shows of a game at rest."""
    position = record.position
    result = record.result()
    ending = result and {
        "winner": result.winner,
        "reason": result.reason,
        "score": result.score,
        "said": tell_result(result),
    }
    return {
        "game": record.game.slug,
        "record": str(record),
        "position": str(position),
        "moves": record.moves,
        "turns": len(record.turns),
        "sides": tuple(record.game.sides),
        "turn": position.turn,
        "legal": () if result else position.moves(),
        "options": describe_options(Options() if result else position.options()),
        "svg": draw.board(position, viewpoint),
        "status": tell_status(position, result),
        "result": ending,
    }


def describe_options(options: Options) -> Scene:
    """What a player may choose next, as a page shows it."""
    return {
        "cells": options.cells,
        "choices": dict(options.choices),
        "refusals": dict(options.refusals),
    }


def turn(record: Record, move: str, viewpoint: str) -> tuple[Record, Scene]:
    """Play `move` (or STOP, the agreed stop).

    The next record, and what a page shows of the turn: `{move, position, said, steps}`.
    """
    events: list[Event] = []
    after = record.stop(events) if move == STOP else record.play(move, events)
    sentences = tell_turn(events, record.position, after.result())
    steps = draw.steps(record.position, events, sentences, viewpoint)
    return after, {
        "move": move,
        "position": str(after.position),
        "said": sum_up(events, record.position, sentences),
        "steps": steps,
    }


def _answer(request: Any) -> Any:
    if not isinstance(request, dict):
        raise BadRequest("a request is a JSON object.")
    operation = OPERATIONS.get(_take(request, "op"))
    if operation is None:
        raise BadRequest(f"“{request['op']}” is not one of {', '.join(OPERATIONS)}.")
    return operation(_read_record(request), request)


def _read_record(request: dict[str, Any]) -> Record:
    game = get(_take(request, "game"))
    text = _take(request, "record")
    if not text:
        start = game.parse(_take(request, "position")) if "position" in request else None
        return Record(game, start)
    record = Record.parse(text)
    if record.game is not game:
        raise RecordError(2, f"this is a game of {record.game.name}, not of {game.name}.")
    return record


def _take(request: dict[str, Any], field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise BadRequest(f"the request has no text “{field}”.")
    return value


def _take_texts(request: dict[str, Any], field: str) -> list[str]:
    value = request.get(field)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRequest(f"the request has no list of texts “{field}”.")
    return value


def _viewpoint(record: Record, request: dict[str, Any]) -> str:
    side = request.get("viewpoint", record.game.sides[0])
    if side not in tuple(record.game.sides):
        raise BadRequest(f"“{side}” is no side of {record.game.name}.")
    return str(side)


def _open(record: Record, request: dict[str, Any]) -> Scene:
    return scene(record, _viewpoint(record, request))


def _play(record: Record, request: dict[str, Any]) -> Scene:
    return _turn(record, _take(request, "move"), request)


def _choose(record: Record, request: dict[str, Any]) -> Scene:
    """What may follow the chosen parts of a turn; a whole turn is played."""
    options = record.position.options(_take_texts(request, "parts"))
    if options.turn:
        return _turn(record, options.turn, request)
    return {"options": describe_options(options)}


def _stop(record: Record, request: dict[str, Any]) -> Scene:
    return _turn(record, STOP, request)


def _turn(record: Record, move: str, request: dict[str, Any]) -> Scene:
    viewpoint = _viewpoint(record, request)
    after, happened = turn(record, move, viewpoint)
    return scene(after, viewpoint) | happened


def _undo(record: Record, request: dict[str, Any]) -> Scene:
    return scene(record.undo(), _viewpoint(record, request)) | {"undone": record.turns[-1]}


def _transcript(record: Record, request: dict[str, Any]) -> str:
    return transcribe(record)


OPERATIONS: dict[str, Callable[[Record, dict[str, Any]], Any]] = {
    "open": _open,
    "choose": _choose,
    "play": _play,
    "undo": _undo,
    "stop": _stop,
    "transcript": _transcript,
}


def _describe_error(error: Exception) -> tuple[str, str]:
    if isinstance(error, IllegalMove):
        return CODES[IllegalMove], error.said
    if isinstance(error, json.JSONDecodeError | BadRequest):
        return "bad-request", str(error)
    code = CODES.get(type(error), "internal")
    return code, str(error) if code != "internal" else f"{type(error).__name__}: {error}"
