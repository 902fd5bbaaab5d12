"""The operations by name; opening, playing and undoing are here, the others in their modules.

A module that few pages need is imported on first use, so that all pages start sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game_core.api import past, tryout
from game_core.api.scenes import scene, take
from game_core.record import STOP, transcribe
from game_core.typed_moves import read_move

if TYPE_CHECKING:
    from game_core.api import cards, coaching, contests, notes, posing, protocol, puzzling, thinking
    from game_core.api.protocol import answers
    from game_core.api.request import Request


class _Later:
    """A module of operations that is imported once one of them is asked for."""

    def __init__(self, name: str) -> None:
        self._name = f"game_core.api.{name}"

    def __getattr__(self, operation: str) -> Callable[[Request], Any]:
        return lambda request: getattr(import_module(self._name), operation)(request)


if not TYPE_CHECKING:
    cards, coaching, contests, notes, posing, puzzling, thinking = map(
        _Later, ("cards", "coaching", "contests", "notes", "posing", "puzzling", "thinking")
    )


def _open(request: Request) -> answers.Scene:
    shown = scene(request.record, request.viewpoint)
    if request.annotated:
        shown["annotated"] = request.annotated
    return shown


def _play(request: Request) -> answers.Played:
    return _take(request, read_move(request.record, request.text("move")))


def _choose(request: Request) -> answers.Chosen | answers.Begun:
    """Return what may follow the chosen parts of a move, or play the move if it is complete."""
    record, parts = request.record, request.texts("parts")
    options = record.position.options(parts)
    if not options.move:
        return tryout.begin_move(record, options, parts, request.viewpoint)
    seen = tryout.count_seen(record, parts, options.move)
    return {**_take(request, options.move), "seen": seen}


def _stop(request: Request) -> answers.Played:
    return _take(request, STOP)


def _take(request: Request, ply: str) -> answers.Played:
    after, shown, _ = take(request.record, ply, request.viewpoint)
    return {**scene(after, request.viewpoint), **shown}


def _undo(request: Request) -> answers.Undone:
    """Take back one ply, or as many as it takes to reach a turn of one of `sides` or the start."""
    record = request.record
    sides = request.texts("sides") if request.has("sides") else record.game.sides
    before = record.undo()
    while before.plies and before.position.turn not in sides:
        before = before.undo()
    undone = record.plies[len(before.plies) :][::-1]
    return {**scene(before, request.viewpoint), "undone": undone}


def _transcript(request: Request) -> str:
    return transcribe(request.record)


OPERATIONS: protocol.Operations = {
    "open": _open,
    "choose": _choose,
    "play": _play,
    "undo": _undo,
    "stop": _stop,
    "history": past.history,
    "visit": past.visit,
    "annotate": notes.annotate,
    "try": tryout.try_move,
    "why": tryout.explain,
    "levels": thinking.list_levels,
    "think": thinking.think,
    "hint": coaching.hint,
    "rate": coaching.rate,
    "review": coaching.review,
    "worth": coaching.worth,
    "attempt": puzzling.attempt,
    "answer-why": puzzling.answer_why,
    "contest": contests.contest,
    "rules": cards.describe,
    "arrange": posing.arrange,
    "pose": posing.pose,
    "transcript": _transcript,
}
