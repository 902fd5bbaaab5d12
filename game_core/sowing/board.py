"""Two rows of six cups: how cups are numbered and named, and what may mark one.

Cups are numbered 0–11 around the ring, counter-clockwise from South's left: 0–5 are South's
`A`–`F`, 6–11 North's `a`–`f`. Side 0 is South, side 1 North; a side's cups are its `ROWS` slice.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.types import join_names

CUPS = "ABCDEFabcdef"
SIDES = "SN"
CUP_NUMBERS = {letter: cup for cup, letter in enumerate(CUPS)}
LETTERED = tuple(tuple((CUPS[cup], cup) for cup in row) for row in (range(6), range(6, 12)))
"""A side's cups, each as letter and number."""
ROWS = (slice(0, 6), slice(6, 12))

CLOSED = "x"
"""The mark of a cup that is not used in this round."""
UUR = ("s", "n")
"""The marks of a cup that is South's or North's uur, by side."""
UNMARKED = ("",) * 12

COUNTER_CLOCKWISE, CLOCKWISE = 1, -1
"""The step from a cup's number to that of the next one sown."""


def list_full(cups: Sequence[int], side: int) -> list[str]:
    """The letters of the side's cups that hold seeds."""
    return [letter for letter, cup in LETTERED[side] if cups[cup]]


def owner(cup: int) -> int:
    """The side in whose row `cup` lies."""
    return cup // 6


def facing(cup: int) -> int:
    """The cup opposite `cup`."""
    return 11 - cup


def name_cups(cups: Sequence[str]) -> str:
    """`cup A`, `cups A and B`, `cups A, B and C`."""
    return f"{'cups' if len(cups) > 1 else 'cup'} {join_names(cups)}"


def row_letters(side: int) -> str:
    """A side's cups as text: `A–F` or `a–f`."""
    letters = CUPS[ROWS[side]]
    return f"{letters[0]}–{letters[-1]}"
