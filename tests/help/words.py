"""What is said, as text, in the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree

from game_core.messages import Message, Said, speak
from game_core.messages.message import read_message

BRACES = {letter: f"{{{letter}}}" for letter in "SNwb"}


def told(said: Iterable[Message]) -> str:
    """What is said, in English, with sides in braces: `{S} sows 4 seeds from cup C.`"""
    return speak(said, BRACES)


def told_json(said: Sequence[Any]) -> str:
    """The same of what has come as JSON."""
    return told(Said(map(read_message, said)))


def told_each(sayings: Mapping[str, Said]) -> dict[str, str]:
    """The same of sentences by name, such as the refusals of squares."""
    return {name: told(said) for name, said in sayings.items()}


def told_label(part: ElementTree.Element) -> str:
    """The same of the label of a part of a drawing."""
    return told_json(json.loads(part.attrib["data-label"]))
