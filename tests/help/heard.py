"""Record formatted messages: some varied uses of each, and all values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from game_core.messages import message as making
from game_core.messages import speech
from game_core.messages.message import Message, Value
from widgets.messages import site

MOST = 8
"""Uses chosen per message."""
MANY = 3
"""From here on, numbers are interchangeable."""
type Shape = tuple[object, ...]
"""Everything about an argument that may change the sentence around it."""


@dataclass
class Heard:
    """Recorded uses, by names as in Fluent files: a term's has a leading hyphen."""

    sayings: dict[str, dict[Shape, Message]] = field(default_factory=lambda: defaultdict(dict))
    """One use of each shape."""
    values: dict[str, dict[str, dict[Value, None]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(dict))
    )
    """All values of each argument, in order."""
    _all: set[tuple[str, Message]] = field(default_factory=set)

    def add(self, sign: str, message: Message) -> None:
        """Record a message or, with a hyphen as `sign`, a term; and the terms in it."""
        if (sign, message) in self._all:
            return
        self._all.add((sign, message))
        shape = tuple((name, _find_shape(value)) for name, value in message.arguments)
        self.sayings[sign + message.id].setdefault(shape, message)
        for name, value in message.arguments:
            self.values[sign + message.id][name][value] = None
            for inner in _list_terms(value):
                self.add("-", inner)

    def choose(self, name: str) -> list[Message]:
        """Choose uses that cover all forms of each argument, as far as they can."""
        seen: set[object] = set()
        chosen: list[Message] = []
        others: list[Message] = []
        for shape, said in self.sayings.get(name, {}).items():
            (others if seen.issuperset(shape) else chosen).append(said)
            seen.update(shape)
        return [*chosen, *others][:MOST]


@contextmanager
def hear() -> Iterator[Heard]:
    """Record every message and term while the context is open."""
    heard = Heard()
    make = making.make_message

    def note(sign: str, name: str, arguments: dict[str, Value | int]) -> Message:
        made = make(name, arguments)
        heard.add(sign, made)
        return made

    with (
        patch.object(speech, "make_message", lambda *given: note("", *given)),
        patch.object(site, "make_message", lambda *given: note("", *given)),
        patch.object(making, "make_message", lambda *given: note("-", *given)),
    ):
        yield heard


def _find_shape(value: Value) -> Shape:
    """Return what may change a sentence: number, owner, term; never notation."""
    match value:
        case "count", number:
            return "count", min(number, MANY)
        case "side", letter:
            return "side", letter
        case "term", message:
            return "term", message.id, *(_find_shape(each) for _, each in message.arguments)
        case "list", values:
            return "list", min(len(values), MANY), *map(_find_shape, values[:1])
        case kind, _:
            return (kind,)


def _list_terms(value: Value) -> Iterator[Message]:
    match value:
        case "term", message:
            yield message
        case "list", values:
            for each in values:
                yield from _list_terms(each)
