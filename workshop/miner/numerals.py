"""Numbers as a child reads them."""

from __future__ import annotations

from dataclasses import dataclass

WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()


@dataclass(frozen=True, slots=True)
class Noun:
    """A countable thing, in singular and plural."""

    one: str
    many: str

    def count(self, number: int) -> str:
        """`1 seed`, `5 seeds`."""
        return f"{number} {self.one if number == 1 else self.many}"


SEED = Noun("seed", "seeds")
TURN = Noun("turn", "turns")


def spell(number: int) -> str:
    """`3` → `three`; numbers above twelve stay digits."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def count_things(number: int, thing: Noun) -> str:
    """`one seed`, `three seeds`."""
    return f"{spell(number)} {thing.one if number == 1 else thing.many}"
