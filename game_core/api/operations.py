"""The operations by name; opening, playing and undoing are here, the others in their modules.

A module that few pages need is imported on first use, so that all pages start sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.api import past, tryout, why
from game_core.api.scenes import scene, take
from game_core.record import STOP
from game_core.transcript import transcribe
from game_core.typed_moves import read_move

if TYPE_CHECKING:
    from game_core.api import protocol
    from game_core.api.protocol import answers
    from game_core.api.request import Request


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


def _annotate(request: Request) -> answers.Annotated:
    from game_core.api.notes import annotate

    return annotate(request)


def _contest(request: Request) -> answers.Contest | answers.Waiting:
    from game_core.api.contests import contest

    return contest(request)


def _rules(request: Request) -> answers.RuleCard:
    from game_core.api.cards import describe

    return describe(request)


def _arrange(request: Request) -> answers.Arranged:
    from game_core.api.posing import arrange

    return arrange(request)


def _pose(request: Request) -> answers.Posed:
    from game_core.api.posing import pose

    return pose(request)


def _transcript(request: Request) -> str:
    return transcribe(request.record)


def _levels(request: Request) -> list[answers.Level]:
    from game_core.api.thinking import list_levels

    return list_levels(request)


def _think(request: Request) -> answers.FoundMove | answers.Waiting:
    from game_core.api.thinking import think

    return think(request)


def _hint(request: Request) -> answers.Hint | answers.Waiting:
    from game_core.api.coaching import hint

    return hint(request)


def _rate(request: Request) -> answers.Rating | answers.Waiting:
    from game_core.api.coaching import rate

    return rate(request)


def _review(request: Request) -> answers.Review | answers.Looking:
    from game_core.api.coaching import review

    return review(request)


def _worth(request: Request) -> list[answers.Worth]:
    from game_core.api.coaching import worth

    return worth(request)


def _attempt(request: Request) -> answers.Verdict:
    from game_core.api.puzzling import attempt

    return attempt(request)


def _answer_why(request: Request) -> answers.Whys | answers.Waiting:
    from game_core.api.puzzling import answer_why

    return answer_why(request)


OPERATIONS: protocol.Operations = {
    "open": _open,
    "choose": _choose,
    "play": _play,
    "undo": _undo,
    "stop": _stop,
    "history": past.history,
    "visit": past.visit,
    "annotate": _annotate,
    "try": tryout.try_move,
    "why": why.explain,
    "levels": _levels,
    "think": _think,
    "hint": _hint,
    "rate": _rate,
    "review": _review,
    "worth": _worth,
    "attempt": _attempt,
    "answer-why": _answer_why,
    "contest": _contest,
    "rules": _rules,
    "arrange": _arrange,
    "pose": _pose,
    "transcript": _transcript,
}
