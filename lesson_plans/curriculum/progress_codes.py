"""The signs of puzzles and steps in a student's progress code: no two of a site may share one.

The browser writes such a code (`training/progress-code.js`): three characters for each name that
was done. They are found from the name alone, so that a code outlives changes to a site; three
characters are eighteen bits, and in a set of five hundred names there is a chance of two in five
that two names share them.
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
"""The constants of FNV-1a with 32 bits, after Fowler, Noll and Vo."""


def sign(name: str) -> str:
    """Three characters for a name: FNV-1a, its upper bits folded in, cut to eighteen bits."""
    value = BASIS
    for byte in name.encode():
        value = (value ^ byte) * PRIME & 0xFFFFFFFF
    value ^= value >> 15
    return "".join(SIGNS[value >> shift & 63] for shift in range(BITS - 6, -1, -6))


def check_signs(
    collection: Mapping[str, Sequence[Written]], tutorials: Mapping[str, Sequence[Step]]
) -> None:
    """Report each puzzle or step whose name has the sign of an earlier one."""
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
                f"“{name}” has the same sign in progress codes, {sign(name)}, as “{first}” "
                f"({there.file}:{there.line}); give one of the two another name."
            )
