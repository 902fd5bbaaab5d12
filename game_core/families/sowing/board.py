"""Two rows of six cups: how cups are numbered and named, and what can mark one.

Cups are numbered 0–11 around the ring, counterclockwise from South's left: 0–5 are South's
`A`–`F`, 6–11 North's `a`–`f`. Side 0 is South, side 1 North; `ROWS` has the slice of each side's
cups.
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
"""By side, the cups selected by the bits of a number: 1 the first, 2 the second, 3 both, …"""

CLOSED = "x"
"""The mark of a cup that isn't used in this round."""
UUR = ("s", "n")
"""The mark of an uur, by the side that owns it."""
UNMARKED = ("",) * 12

COUNTER_CLOCKWISE, CLOCKWISE = 1, -1
"""The difference between a cup's number and that of the next cup sown."""


def list_full(cups: Sequence[int], side: int) -> tuple[str, ...]:
    """Return the letters of a side's cups that hold seeds. A table, since every move asks."""
    a, b, c, d, e, f = cups[ROWS[side]]
    return _PICKED[side][(a and 1) | (b and 2) | (c and 4) | (d and 8) | (e and 16) | (f and 32)]


def owner(cup: int) -> int:
    """Return the side whose row a cup is in."""
    return cup // 6


def facing(cup: int) -> int:
    """Return the cup opposite `cup`."""
    return 11 - cup
