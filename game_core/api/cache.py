"""What was worked out lately, so that a long game need not be played through for each request.

Nothing depends on it: what is not here any more is worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.messages import NOTHING, Said
from game_core.record import Record
from game_core.sentences import tell_events
from game_core.types import Event

MOST_RECORDS = 32
MOST_SAYINGS = 600
"""Enough for the boards of a page, and for a few long games told."""


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
SAYINGS = LruCache[Record, Said](MOST_SAYINGS)
"""The last turns of records, in words."""


def read(text: str) -> Record:
    """The record that a text saves, and every turn of it told. Raises RecordError."""
    record = RECORDS.get(text)
    if record is None:
        record = Record.parse(text, hear=tell)
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
    SAYINGS.put(record, whole)
    return sentences


def say(record: Record) -> Said:
    """The last turn of a record in words."""
    said = SAYINGS.get(record)
    if said is None:
        _, events = record.cut(len(record.plies) - 1).trace(record.plies[-1])
        tell(record, events)
        said = SAYINGS.get(record)
    return said or NOTHING
