"""A whole game as text: each position, the turn played, and every event of it.

    = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    > C
    lift C 4
    drop D 5
    …

Made to be read, and to be compared line by line.
"""

from __future__ import annotations

from game_core.record import Record
from game_core.types import Event


def transcribe(record: Record) -> str:
    """The transcript of a record, ending with its last position and its result."""
    lines = []
    for number, turn in enumerate(record.turns):
        events: list[Event] = []
        before = record.cut(number)
        before.take(turn, events)
        lines += [f"= {before.position}", f"> {turn}", *map(str, events)]
    lines.append(f"= {record.position}")
    return "\n".join(lines) + "\n"
