"""Sentences as messages: what is said, apart from the words of any language.

Code that has something to say names a message and gives its arguments; the words in each language
are in Fluent files, such as `messages/en.ftl` next to that code, which are compiled to plain data
when a wheel is built. `speak` puts both together.

Examples:
    >>> said = say("sowing-lift", mover=side("S"), seeds=4, cup=cell("C"))
    >>> speak(said)
    'South sows 4 seeds from cup C.'
    >>> speak(said, {"S": "Ama"})
    'Ama sows 4 seeds from cup C.'
"""

from game_core.messages.message import Message, Value, cell, count, listed, move, side, term, text
from game_core.messages.speech import NOTHING, Said, join, plain, say, speak

__all__ = [
    "NOTHING",
    "Message",
    "Said",
    "Value",
    "cell",
    "count",
    "join",
    "listed",
    "move",
    "plain",
    "say",
    "side",
    "speak",
    "term",
    "text",
]
