"""What a message's value looks like in a sentence."""

from __future__ import annotations

from game_core.messages import Value, speak
from game_core.messages.catalog import Language, Room
from game_core.messages.message import Message
from game_core.messages.rooms import find_english, read_room


def show(value: Value, form: str = "") -> str:
    """Return a single value in English, in a form such as `counted`; sides are Blue, White …"""

    def read(room: str) -> Room:
        return {"value": [("value", form)]} if room == "test" else read_room(room)

    said = Message("test-value", (("value", value),))
    return speak([said], language=Language(find_english().grammar, read))
