"""Moves not yet played: half chosen, tried to see what they would do, or refused, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game_core import draw
from game_core.api.request import Request
from game_core.api.scenes import describe_options, describe_result, take
from game_core.messages import NOTHING, say
from game_core.record import Record
from game_core.sentences import tell_events, tell_status
from game_core.typed_moves import read_move
from game_core.types import Event, IllegalMove, Options

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def begin_move(
    record: Record, options: Options, parts: Sequence[str], viewpoint: str
) -> answers.Begun:
    """Begin a move: return what may follow the chosen `parts`, and how the board looks meanwhile.

    `steps` lead there from the game at rest; the first `seen` of them had been shown one part
    earlier.
    """
    position = record.position
    preview, events = position.preview(parts)
    earlier = position.preview(parts[:-1])[1] if parts else []
    return {
        "options": describe_options(options),
        "steps": draw.steps(position, events, tell_events(events, position, None), viewpoint),
        "seen": _count_shared(earlier, events),
        "svg": draw.board(preview, viewpoint),
    }


def count_seen(record: Record, parts: Sequence[str], move: str) -> int:
    """Count the steps of a move already seen while its parts were chosen."""
    _, earlier = record.position.preview(parts[:-1])
    if not earlier:
        return 0
    _, events = record.position.trace(move)
    return _count_shared(earlier, events)


def _count_shared(earlier: Sequence[Event], events: Sequence[Event]) -> int:
    """Count the earlier events if the others continue them; otherwise return 0."""
    return len(earlier) if events[: len(earlier)] == earlier else 0


def try_move(request: Request) -> answers.Tried | answers.Begun:
    """Return what a move, given in `parts` or as `move`, would do, without playing it."""
    record, viewpoint = request.record, request.viewpoint
    if request.has("move"):
        move = read_move(record, request.text("move"))
    else:
        parts = request.texts("parts")
        options = record.position.options(parts)
        if not options.move:
            return begin_move(record, options, parts, viewpoint)
        move = options.move
    after, shown, events = take(record, move, viewpoint)
    result = after.result()
    return {
        **shown,
        "marks": draw.mark(record.position, events),
        "svg": draw.board(after.position, viewpoint),
        "status": tell_status(after.position, result),
        "result": describe_result(record.game, result),
    }


def explain(request: Request) -> answers.Reason:
    """Explain why `cell` can't be chosen after `parts`, or why `move` can't be played.

    If it is allowed, `rule` and `said` are empty, and `moves` has the turn if it is complete.
    """
    record = request.record
    try:
        if request.has("move"):
            turn = read_move(record, request.text("move"))
        else:
            parts = request.texts("parts") if request.has("parts") else []
            turn = _choose(record, [*parts, request.text("cell")])
    except IllegalMove as error:
        return {"said": error.said, **describe_refusal(error)}
    return {"rule": "", "said": NOTHING, "cells": (), "moves": (turn,) if turn else ()}


def _choose(record: Record, parts: list[str]) -> str:
    """Return the turn that the parts make, or an empty text if incomplete. Raises IllegalMove."""
    if record.result():
        raise IllegalMove("over", say("game-over"))
    return record.position.options(parts).move


def describe_refusal(error: IllegalMove) -> answers.Meaning:
    """Return the rule, the cells to look at, and the turns that may have been meant."""
    return {"rule": error.rule, "cells": error.cells, "moves": error.moves}
