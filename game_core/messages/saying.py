"""Saying something: a message is named, with its arguments."""

from __future__ import annotations

from collections.abc import Iterable

from game_core.messages.message import Message, Value, make_message, text
from game_core.messages.speech import speak


class Said(str):
    """Whole sentences, one after the other; empty where there is nothing to say.

    As text it is English, with sides in braces. That it is a text is for the time until everything
    is said in messages; then it is the tuple `messages`.
    """

    messages: tuple[Message, ...]

    def __new__(cls, messages: Iterable[Message] = ()) -> Said:  # noqa: D102
        kept = tuple(messages)
        said = super().__new__(cls, speak(kept, {letter: f"{{{letter}}}" for letter in "SNwb"}))
        said.messages = kept
        return said


NOTHING = Said()
"""No sentence at all."""


def say(name: str, **arguments: Value | int) -> Said:
    """One sentence, by the name of its message; a bare number is a count."""
    return Said((make_message(name, arguments),))


def join(sayings: Iterable[Said]) -> Said:
    """Some sentences after each other."""
    return Said(message for said in sayings for message in said.messages)


def plain(words: str) -> Said:
    """A sentence that is in no catalog, as a school's own game has: told as it is written."""
    return say("game-plain", words=text(words)) if words else NOTHING
