"""Python's `asyncio`, of which the start asks two functions; nothing here is asynchronous."""

from typing import NoReturn


def iscoroutine(_: object) -> bool:
    """Nothing is."""
    return False


def get_event_loop() -> NoReturn:
    """Raise what asyncio raises where no loop runs."""
    raise RuntimeError("There is no event loop here.")
