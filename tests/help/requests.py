"""Requests to the rules, as a page sends them."""

from __future__ import annotations

import json
from typing import Any

from game_core import Game, Record, api
from game_core.puzzles.model import Puzzle, read_task

SLICE = {"job": "t", "milliseconds": 50}


def ask(request: dict[str, Any]) -> Any:
    """Return the whole answer to one request."""
    return json.loads(api.call(json.dumps(request)))


def make_requests(game: Game) -> dict[str, dict[str, Any]]:
    """Return a request for every operation, about a game in which one move was played."""
    start = game.start()
    move = start.moves()[0]
    record = str(Record(game).play(move))
    puzzle = Puzzle(
        "first", Record(game), "Play this.", read_task(f"play {move}"), {move: {}}
    ).describe()
    fields: dict[str, dict[str, Any]] = {
        "open": {},
        "choose": {"parts": []},
        "play": {"record": "", "move": move},
        "undo": {},
        "stop": {},
        "history": {},
        "visit": {"at": 1},
        "annotate": {"annotated": "", "at": 1, "comment": "Why?"},
        "try": {"record": "", "move": move},
        "why": {"record": "", "move": move},
        "levels": {},
        "think": {"level": "greedy", "seed": 1} | SLICE,
        "hint": SLICE,
        "rate": {"at": 1} | SLICE,
        "review": SLICE,
        "worth": {},
        "attempt": {"puzzle": puzzle, "moves": [], "move": move},
        "answer-why": {"puzzle": puzzle} | SLICE,
        "contest": {"players": ["dreamer", "dreamer"], "seed": 1} | SLICE,
        "rules": {"name": "Hill game"},
        "arrange": {"tool": "turn", "cells": []},
        "pose": {"puzzle": puzzle},
        "transcript": {},
    }
    about = {"game": game.slug, "record": record}
    return {op: {"op": op} | about | each for op, each in fields.items()}
