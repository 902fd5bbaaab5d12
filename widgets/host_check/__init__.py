"""Check a running host for mistakes in serving our site, one sentence each.

    for sentence in check("https://school.example/ubao/"):
        print(sentence)

It requests about twenty files, for two minutes at most, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from widgets.host_check.asking import Unreachable, Visit
from widgets.host_check.questions import QUESTIONS, find_stranger

__all__ = ["Unreachable", "check"]


def check(address: str) -> Iterator[str]:
    """Yield the complaints. Raises Unreachable, and ValueError if the address is invalid."""
    visit = Visit(address)
    if stranger := find_stranger(visit):
        yield stranger
        return
    for question in QUESTIONS:
        yield from question(visit)
