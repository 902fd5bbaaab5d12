"""Recent results, so that a long game needn't be replayed for each request.

Nothing depends on the cache: whatever has been dropped is computed again.
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
"""Enough for the longest possible game and a few usual ones."""


class LruCache[Key, Value]:
    """A cache that drops the least recently used value when it is full."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        """Return the value cached for a key, or None."""
        value = self.take(key)
        if value is not None:
            self._values[key] = value
        return value

    def take(self, key: Key) -> Value | None:
        """Remove and return the value cached for a key, or None."""
        return self._values.pop(key, None)

    def put(self, key: Key, value: Value) -> None:
        """Cache a value."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]


RECORDS = LruCache[str, Record](MOST_RECORDS)
"""Records by their text."""
type SaidPly = tuple[Position, str, Position, Result | None]
"""All that a ply's description depends on: its start, where it led, how that ended the game."""

SAYINGS = LruCache[SaidPly, Said](MOST_SAYINGS)
"""Turns in words."""


def read(text: str) -> Record:
    """Return the record that a text saves. Raises RecordError."""
    record = RECORDS.get(text)
    if record is None:
        record = Record.parse(text)
        RECORDS.put(text, record)
    return record


def write(record: Record) -> str:
    """Return the text that saves a record, and cache it for the next request."""
    text = str(record)
    RECORDS.put(text, record)
    return text


def tell(record: Record, events: Sequence[Event]) -> tuple[list[Said], Said]:
    """Return a sentence for each event of a record's last turn, and all of it in words, cached."""
    before = record.positions[-2]
    ends = any(event.kind == "end" for event in events)
    sentences = tell_events(events, before, record.result() if ends else None)
    whole = before.game.family.words.sum_up(before, events, sentences)
    SAYINGS.put(_find_ply(record, len(record.plies)), whole)
    return sentences, whole


def say_all(record: Record) -> list[Said]:
    """Return every turn of a record in words."""
    kept = [SAYINGS.get(_find_ply(record, n)) for n in range(1, len(record.plies) + 1)]
    told = [said for said in kept if said is not None]
    if len(told) == len(kept):
        return told
    return [tell(after, events)[1] for after, events in record.replay()]


def _find_ply(record: Record, number: int) -> SaidPly:
    """Return the ply with that number, counted from 1."""
    before, after = record.positions[number - 1 : number + 1]
    result = record.result() if number == len(record.plies) else None
    return before, record.plies[number - 1], after, result
