"""Moves not yet played: half chosen, or tried to see what they would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game_core import draw
from game_core.api.request import Request
from game_core.api.scenes import describe_options, describe_result, mark, take
from game_core.record import Record
from game_core.sentences import tell_events, tell_status
from game_core.typed_moves import read_move
from game_core.types import Event, Options

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
        "marks": mark(events, record.game.family.effects),
        "svg": draw.board(after.position, viewpoint),
        "status": tell_status(after.position, result),
        "result": describe_result(record.game, result),
    }
