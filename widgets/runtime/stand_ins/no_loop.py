"""`asyncio`, with the two functions used at start; nothing here is asynchronous."""

from typing import NoReturn


def iscoroutine(_: object) -> bool:
    """Nothing is."""
    return False


def get_event_loop() -> NoReturn:
    """Raise the error of asyncio without a running loop."""
    raise RuntimeError("There is no event loop here.")
