"""Numbers as a child reads them."""

from __future__ import annotations

from game_core.types import Noun

WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()
SEED = Noun("seed", "seeds")
TURN = Noun("turn", "turns")


def spell(number: int) -> str:
    """`3` → `three`; numbers above twelve stay figures."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def count_things(number: int, thing: Noun) -> str:
    """`one seed`, `three seeds`."""
    return f"{spell(number)} {thing.one if number == 1 else thing.many}"
