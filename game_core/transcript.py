"""A whole game as text: each position, the ply played, and every event of it.

    = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    > C
    lift C 4
    drop D 5
    …

Made to be read, and to be compared line by line.
"""

from __future__ import annotations

from game_core.record import Record


def transcribe(record: Record) -> str:
    """The transcript of a record, ending with its last position and its result."""
    lines = []
    for number, ply in enumerate(record.plies):
        before = record.cut(number)
        _, events = before.trace(ply)
        lines += [f"= {before.position}", f"> {ply}", *map(str, events)]
    lines.append(f"= {record.position}")
    return "\n".join(lines) + "\n"
