"""A whole game as text: each position, the ply played, and every event of it.

    = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    > C
    lift C 4
    drop D 5
    …

Made for reading, and for comparing line by line.
"""

from __future__ import annotations

from game_core.record import Record


def transcribe(record: Record) -> str:
    """Return the transcript of a record, ending with its last position."""
    lines = []
    plays = zip(record.positions, record.plies, record.replay(), strict=False)
    for before, ply, (_, events) in plays:
        lines += [f"= {before}", f"> {ply}", *map(str, events)]
    lines.append(f"= {record.position}")
    return "\n".join(lines) + "\n"
