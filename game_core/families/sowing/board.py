"""Two rows of six cups: how cups are numbered and named, and what may mark one.

Cups are numbered 0–11 around the ring, counter-clockwise from South's left: 0–5 are South's
`A`–`F`, 6–11 North's `a`–`f`. Side 0 is South, side 1 North; a side's cups are its `ROWS` slice.
"""

from __future__ import annotations

from collections.abc import Sequence

CUPS = "ABCDEFabcdef"
SIDES = "SN"
CUP_NUMBERS = {letter: cup for cup, letter in enumerate(CUPS)}
ROWS = (slice(0, 6), slice(6, 12))
_PICKED = tuple(
    [tuple(cup for bit, cup in enumerate(CUPS[row]) if bits >> bit & 1) for bits in range(64)]
    for row in ROWS
)
"""A side's cups as the bits of a number pick them: 1 the first, 2 the second, 3 these two, …"""

CLOSED = "x"
"""The mark of a cup that is not used in this round."""
UUR = ("s", "n")
"""The marks of a cup that is South's or North's uur, by side."""
UNMARKED = ("",) * 12

COUNTER_CLOCKWISE, CLOCKWISE = 1, -1
"""The step from a cup's number to that of the next one sown."""


def list_full(cups: Sequence[int], side: int) -> tuple[str, ...]:
    """The letters of the side's cups that hold seeds; looked up, as it is asked at every move."""
    a, b, c, d, e, f = cups[ROWS[side]]
    return _PICKED[side][(a and 1) | (b and 2) | (c and 4) | (d and 8) | (e and 16) | (f and 32)]


def owner(cup: int) -> int:
    """The side in whose row `cup` lies."""
    return cup // 6


def facing(cup: int) -> int:
    """The cup opposite `cup`."""
    return 11 - cup
