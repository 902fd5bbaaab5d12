"""Messages as text, for the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree

from game_core.messages import Message, Said, speak
from game_core.messages.message import read_message

BRACES = {letter: f"{{{letter}}}" for letter in "SNwb"}


def told(said: Iterable[Message]) -> str:
    """Return messages in English, with sides in braces: `{S} sows 4 seeds from cup C.`"""
    return speak(said, BRACES)


def told_json(said: Sequence[Any]) -> str:
    """Do the same for messages from JSON."""
    return told(Said(map(read_message, said)))


def told_each(sayings: Mapping[str, Said]) -> dict[str, str]:
    """Do the same for messages by name, such as why squares can't be chosen."""
    return {name: told(said) for name, said in sayings.items()}


def told_label(part: ElementTree.Element) -> str:
    """Do the same for the label of a part of a drawing."""
    return told_json(json.loads(part.attrib["data-label"]))
