"""Numbers as a child reads them."""

from __future__ import annotations

WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()


def spell(number: int) -> str:
    """`3` → `three`; numbers above twelve stay figures."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def count_things(number: int, thing: str) -> str:
    """`one seed`, `three seeds`."""
    return f"{spell(number)} {thing}" if number == 1 else f"{spell(number)} {thing}s"
