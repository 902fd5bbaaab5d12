"""Copies of a sheet to print: `one for each pair`, `two for each group of four`, `one`.

Pages multiply this by the number of children. A translation repeats the English for the program,
then gives its own words: `one for each pair = una per ogni coppia`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import join_words

NUMBERS = {"one": 1, "two": 2}
SHARERS = {
    "player": 1, "family": 1, "pair": 2, "two": 2, "team": 2, "board": 2, "carton": 2,
    "missing carton": 2, "group of four": 4, "group": 4, "table": 4,
}  # fmt: skip
"""The number of children in each kind of group."""
WORDS = re.compile(
    rf"(?P<number>{'|'.join(NUMBERS)})(?:,| (?:for each|between) "
    rf"(?P<sharers>{'|'.join(sorted(SHARERS, key=len, reverse=True))})\b)"
)


@dataclass(frozen=True)
class Copies:
    """Copies per group of `children`, or in all if that's 0, and the author's words."""

    words: str
    number: int = 1
    children: int = 0


def read_copies(fields: Fields, name: str) -> Copies:
    """Read a sheet's field; words without a number are reported."""
    text = fields.text(name, required=True)
    if text is None:
        return Copies("")
    sign, _, own = join_words(text).partition(" = ")
    words = own or sign
    found = WORDS.match(sign)
    if not found:
        text.place.blame(
            "must begin with how many and for whom, such as “one for each pair” or “one, for you”; "
            f"the lots are: {', '.join(SHARERS)}. Found “{sign}”."
        )
        return Copies(words)
    return Copies(words, NUMBERS[found["number"]], SHARERS.get(found["sharers"] or "", 0))
