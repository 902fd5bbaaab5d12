"""Messages and their arguments: plain values that travel from Python to the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, cast

type Value = (
    tuple[Literal["count"], int]
    | tuple[Literal["side", "cell", "move", "text"], str]
    | tuple[Literal["term"], Message]
    | tuple[Literal["list"], tuple[Value, ...]]
)
"""An argument and its kind, which says how it is written: a side by its player's name, a term in
the form that the sentence needs, notation and users' own words unchanged."""


class Message(NamedTuple):
    """A sentence or a term by its name, which begins with its room: `sowing-lift`."""

    id: str
    arguments: tuple[tuple[str, Value], ...] = ()


def count(number: int) -> Value:
    """Return a count."""
    return "count", number


def side(letter: str) -> Value:
    """Return a player, by the letter of the side."""
    return "side", letter


def cell(name: str) -> Value:
    """Return a cup or a square, as notation names it."""
    return "cell", name


def move(notation: str) -> Value:
    """Return a move in notation."""
    return "move", notation


def text(words: str) -> Value:
    """Return somebody's own text, shown unchanged."""
    return "text", words


def term(name: str, **arguments: Value | int) -> Value:
    """Return a thing with a name and forms in every language: a seed, a Pawn, a move in words."""
    return "term", make_message(name, arguments)


def listed(values: Iterable[Value]) -> Value:
    """Return several values, as `C, D and E`."""
    return "list", tuple(values)


def make_message(name: str, arguments: dict[str, Value | int]) -> Message:
    """Return a message by name; a bare number among its arguments is a count."""
    # A board may be asked for hundreds of messages at once; a list is quicker than a generator.
    values = [(key, count(v) if isinstance(v, int) else v) for key, v in arguments.items()]
    return Message(name, tuple(values))


def read_message(data: Sequence[Any]) -> Message:
    """Return a message read from JSON."""
    name, arguments = data
    return Message(name, tuple((key, _read_value(*value)) for key, value in arguments))


def _read_value(kind: str, datum: Any) -> Value:
    value: Any = (kind, datum)
    if kind == "term":
        value = (kind, read_message(datum))
    elif kind == "list":
        value = (kind, tuple(_read_value(*each) for each in datum))
    return cast("Value", value)
