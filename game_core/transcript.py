"""A whole game as text: each position, the turn played, and every event of it.

    = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    > C
    lift C 4
    drop D 5
    …

Made to be read, and to be compared line by line.
"""

from __future__ import annotations

from game_core.record import STOP, Record
from game_core.types import Event


def transcribe(record: Record) -> str:
    """The transcript of a record, ending with its last position and its result."""
    lines = []
    replay = Record(record.game, record.positions[0])
    for turn in record.turns:
        events: list[Event] = []
        lines += [f"= {replay.position}", f"> {turn}"]
        replay = replay.stop(events) if turn == STOP else replay.play(turn, events)
        lines += map(str, events)
    lines.append(f"= {replay.position}")
    return "\n".join(lines) + "\n"
