"""Check that no two puzzles or steps of a site share their three characters in progress codes.

The browser writes such a code (`training/progress-code.js`): three characters for each name that
was done. They depend on the name alone, so codes outlive changes to a site; three characters are 18
bits, so among 500 names a collision has a chance of two in five.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from lesson_plans.curriculum.problem import Place
from lesson_plans.curriculum.puzzles.reader import Written
from lesson_plans.curriculum.tutorials import Step

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BITS = 18
BASIS, PRIME = 0x811C9DC5, 0x01000193
"""The constants of 32-bit FNV-1a (Fowler, Noll and Vo)."""


def sign(name: str) -> str:
    """Return a name's three characters: FNV-1a, its upper bits folded in, cut to 18 bits."""
    value = BASIS
    for byte in name.encode():
        value = (value ^ byte) * PRIME & 0xFFFFFFFF
    value ^= value >> 15
    return "".join(SIGNS[value >> shift & 63] for shift in range(BITS - 6, -1, -6))


def check_signs(
    collection: Mapping[str, Sequence[Written]], tutorials: Mapping[str, Sequence[Step]]
) -> None:
    """Report each puzzle or step whose three characters an earlier name has."""
    puzzles = chain.from_iterable(collection.values())
    steps = chain.from_iterable(tutorials.values())
    named = [
        *((puzzle.puzzle.name, puzzle.fields.where("id")) for puzzle in puzzles),
        *((step.name, step.place) for step in steps),
    ]
    taken: dict[str, tuple[str, Place]] = {}
    for name, place in named:
        first, there = taken.setdefault(sign(name), (name, place))
        if first != name:
            place.blame(
                f"“{name}” has the same characters in progress codes, {sign(name)}, as “{first}” "
                f"({there.file}:{there.line}); give one of the two another name."
            )
