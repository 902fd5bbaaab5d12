"""Pictures of chessmen, drawn for this project: shapes around (0, 0), 16 units each way.

White's and Black's pieces have the same shapes on different feet, so that nobody needs to tell
colors: White's foot is round, Black's has sharp corners and a stripe.
"""

from __future__ import annotations

from game_core.svg.elements import element

BALL = "a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z"
BODIES = {
    "K": "M-8 9c-8 -7 -5.5 -14 1 -13.5q5 .5 7 4.5q2 -4 7 -4.5c6.5 -.5 9 6.5 1 13.5z"
    "M-1.5 -1.5v-6h-3v-3h3v-4h3v4h3v3h-3v6z",
    "Q": "M-8.5 9l-5 -15l7 5.5l1.5 -11l5 10l5 -10l1.5 11l7 -5.5l-5 15z"
    f"M-15.3 -7{BALL}M-6.8 -12.5{BALL}M3.2 -12.5{BALL}M11.7 -7{BALL}",
    "R": "M-10 -14h5v3h2.5v-3h5v3h2.5v-3h5v7.5l-3.5 3l1 12.5h-15l1 -12.5l-3.5 -3z",
    "B": "M-7 9c.5 -2.5 1.5 -4 3 -5c-7 -4 -4.5 -10.5 4 -16.5c8.5 6 11 12.5 4 16.5"
    f"c1.5 1 2.5 2.5 3 5zM-1.8 -14{BALL}",
    "N": "M-8 9c-.5 -6 2 -9 6 -12c-2.5 .2 -4.5 1.2 -6.5 3.2c-2 1 -5 0 -4.5 -3"
    "c1 -3.5 4.5 -7.5 9 -9l1.5 -3.5l3 3c7 2.5 9.5 10 8.5 21.3z",
    "P": "M-6 9l3.5 -9.5a5.5 5.5 0 1 1 5 0l3.5 9.5z",
}
"""The outline of each piece above its foot."""
DETAILS = {"B": "M1.5 -8l-3.5 5", "N": "M-2.5 -6.5h.1"}
"""Lines within it: the cut in the Bishop's hat, the Knight's eye."""
FEET = ("M-11.5 14.5q0 -5.5 4.5 -5.5h14q4.5 0 4.5 5.5z", "M-13.5 14.5l3 -5.5h21l3 5.5z")
"""By side."""
STRIPE = "M-8.5 11.8h17"
"""On Black's foot."""
REACH = 17
"""The reach of a piece from its middle, including its edge."""


def draw_figure(body: str, lines: str, side: int) -> str:
    """Draw a piece of White (0) or Black (1): an outline on a foot, and lines within."""
    lines += STRIPE * side
    return element(
        "g",
        element("path", class_="man", d=body + FEET[side]),
        *([element("path", class_="line", d=lines)] if lines else []),
        class_=f"figure {('white', 'black')[side]}",
    )
