"""What was worked out lately, so that a long game need not be played through for each request.

Nothing depends on it: what is not here any more is worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.game import Position
from game_core.limits import MOST_PLIES
from game_core.messages import Said
from game_core.record import Record
from game_core.sentences import tell_events
from game_core.types import Event, Result

MOST_RECORDS = 32
"""Enough for the boards of a page."""
MOST_SAYINGS = MOST_PLIES + 600
"""The longest game that there can be, and a few usual ones."""


class LruCache[Key, Value]:
    """Holds at most so many values, and drops the one that was used longest ago."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        """The value kept for a key, if it is still there."""
        value = self.take(key)
        if value is not None:
            self._values[key] = value
        return value

    def take(self, key: Key) -> Value | None:
        """The value kept for a key, which is kept no longer."""
        return self._values.pop(key, None)

    def put(self, key: Key, value: Value) -> None:
        """Keep a value."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]


RECORDS = LruCache[str, Record](MOST_RECORDS)
"""Records by their text."""
type Turn = tuple[Position, str, Position, Result | None]
"""All that a ply is told by: from where it was taken, where it led, how that ended the game."""

SAYINGS = LruCache[Turn, Said](MOST_SAYINGS)
"""Turns in words."""


def read(text: str) -> Record:
    """The record that a text saves. Raises RecordError."""
    record = RECORDS.get(text)
    if record is None:
        record = Record.parse(text)
        RECORDS.put(text, record)
    return record


def write(record: Record) -> str:
    """The text that saves a record, which is likely to come back with the next request."""
    text = str(record)
    RECORDS.put(text, record)
    return text


def tell(record: Record, events: Sequence[Event]) -> list[Said]:
    """A sentence for each event of a record's last turn; the whole turn in words is kept."""
    before = record.positions[-2]
    ends = any(event.kind == "end" for event in events)
    sentences = tell_events(events, before, record.result() if ends else None)
    whole = before.game.family.words.sum_up(before, events, sentences)
    SAYINGS.put(_find_turn(record, len(record.plies)), whole)
    return sentences


def say(record: Record) -> Said:
    """The last turn of a record in words, which was told lately."""
    said = SAYINGS.get(_find_turn(record, len(record.plies)))
    assert said is not None, "a turn is told before it is said"
    return said


def say_all(record: Record) -> list[Said]:
    """Every turn of a record in words."""
    kept = [SAYINGS.get(_find_turn(record, n)) for n in range(1, len(record.plies) + 1)]
    told = [said for said in kept if said is not None]
    if len(told) == len(kept):
        return told
    return [_tell_whole(after, events) for after, events in record.replay()]


def _tell_whole(record: Record, events: Sequence[Event]) -> Said:
    tell(record, events)
    return say(record)


def _find_turn(record: Record, number: int) -> Turn:
    """The ply of that number, counted from 1."""
    before, after = record.positions[number - 1 : number + 1]
    result = record.result() if number == len(record.plies) else None
    return before, record.plies[number - 1], after, result
