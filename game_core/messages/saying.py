"""Saying something: naming a message and its arguments."""

from __future__ import annotations

from collections.abc import Iterable

from game_core.messages.message import Message, Value, make_message, text
from game_core.messages.speech import speak


class Said(tuple[Message, ...]):
    """Complete sentences, one after the other; empty if there is nothing to say.

    As text it is in English, with the sides called South and North, or White and Black.

    Examples:
        >>> str(say("game-stopped"))
        'Both players agree to stop.'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return speak(self)


NOTHING = Said()
"""No sentence at all."""


def say(name: str, **arguments: Value | int) -> Said:
    """Return one sentence, by the name of its message; a bare number is a count."""
    return Said((make_message(name, arguments),))


def join(sayings: Iterable[Said]) -> Said:
    """Return several sayings as one."""
    return Said(message for said in sayings for message in said)


def plain(words: str) -> Said:
    """Return a sentence from no catalog, such as one from a school's own game, unchanged."""
    return say("game-plain", words=text(words)) if words else NOTHING
