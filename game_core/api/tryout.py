"""Turns that are not played yet: half chosen, or tried to see what they would do."""

from __future__ import annotations

from collections.abc import Sequence

from game_core import draw
from game_core.api.request import Request
from game_core.api.scenes import Scene, describe_options, describe_result, turn
from game_core.record import Record
from game_core.sentences import tell_status, tell_turn
from game_core.typed_moves import read_turn
from game_core.types import Event, Options

COMES = ("drop", "put", "place", "ring", "promote")
"""Kinds of event that bring something to a place."""
GOES = ("move", "leap", "castle", "step", "extend", "swap", "give")
"""Kinds of event that bring something from a place to the place `what`."""
LIFTED = ("lift", "relay")
TAKEN = ("capture", "intercept", "remove")


def begin_turn(record: Record, options: Options, parts: Sequence[str], viewpoint: str) -> Scene:
    """A turn of which `parts` are chosen: what may follow, and the board as it looks meanwhile.

    `steps` lead there from the game at rest; the first `seen` of them were there one part before.
    """
    position = record.position
    events: list[Event] = []
    earlier: list[Event] = []
    sketch = position.sketch(parts, events)
    if parts:
        position.sketch(parts[:-1], earlier)
    return {
        "options": describe_options(options),
        "steps": draw.steps(position, events, tell_turn(events, position, None), viewpoint),
        "seen": _count_shared(earlier, events),
        "svg": draw.board(sketch, viewpoint),
    }


def count_seen(record: Record, parts: Sequence[str], move: str) -> int:
    """How many steps of a turn were seen already while its parts were chosen."""
    earlier: list[Event] = []
    events: list[Event] = []
    record.position.sketch(parts[:-1], earlier)
    if earlier:
        record.position.play(move, events)
    return _count_shared(earlier, events)


def _count_shared(earlier: Sequence[Event], events: Sequence[Event]) -> int:
    """All of the earlier events, if the others go on from them; otherwise none."""
    return len(earlier) if events[: len(earlier)] == earlier else 0


def try_turn(request: Request) -> Scene:
    """What a turn would do, given in `parts` or as `move`; it is not played.

    `marks` says of each place what happens there: `from`, `to`, `last` or `taken`.
    """
    record, viewpoint = request.record, request.viewpoint
    if request.has("move"):
        move = read_turn(record, request.text("move"))
    else:
        parts = request.texts("parts")
        options = record.position.options(parts)
        if not options.turn:
            return begin_turn(record, options, parts, viewpoint)
        move = options.turn
    events: list[Event] = []
    after, shown = turn(record, move, viewpoint, events)
    result = after.result()
    return shown | {
        "marks": _mark(events),
        "svg": draw.board(after.position, viewpoint),
        "status": tell_status(after.position, result),
        "result": describe_result(result),
    }


def _mark(events: Sequence[Event]) -> dict[str, str]:
    """What happens at each place in a turn; of two things the later, but a capture above all."""
    marks: dict[str, str] = {}
    taken: dict[str, str] = {}
    last = ""
    for event in events:
        if event.kind in LIFTED:
            marks[event.at] = "from"
        elif event.kind in COMES:
            marks[event.at] = "to"
            last = event.at
        elif event.kind in GOES:
            marks |= {event.at: "from", event.what: "to"}
            last = event.what
        elif event.kind in TAKEN:
            taken[event.at] = "taken"
    return marks | ({last: "last"} if last else {}) | taken
