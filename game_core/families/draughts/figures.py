"""The figures of African Queen's pieces and rings, drawn for this project, centered at (0, 0).

A piece is seen from the front and slightly above. A flat one has straight sides and a flat foot; a
round one has no foot and would roll away without its hole. All have Black's star, which is visible
for Black alone: a picture that stays on its square may change sides.
"""

from __future__ import annotations

from game_core.svg.elements import element

BODIES = {
    "flat": "M-25 -10v26q0 7 7 7h36q7 0 7 -7v-26z",
    "round": "M-25 -10c0 22 11 36 25 36c14 0 25 -14 25 -36z",
}
STAR = "M0 5l2.5 5.5l8.5 2.5l-8.5 2.5l-2.5 5.5l-2.5 -5.5l-8.5 -2.5l8.5 -2.5z"
RING = (
    "M-28 -3a28 12 0 0 1 56 0v5a28 12 0 0 1 -56 0z"
    "M-18 -2a18 6 0 0 0 36 0a18 6 0 0 0 -36 0z"
)  # fmt: skip
"""A ring lying flat, seen from the same angle as its piece; its opening is a hole in the path."""
REACH = 32
"""How far a piece or a ring extends from its middle, including its edge."""
HEAD = -10
"""How far above the middle of its piece a ring is."""


def draw_piece(shape: str, side: str, **attributes: str) -> str:
    """Return the picture of a piece: `flat` or `round`, `white` or `black`."""
    return element(
        "g",
        element("path", class_="body", d=BODIES[shape]),
        element("ellipse", class_="head", cx=0, cy=HEAD, rx=25, ry=11),
        element("path", class_="star", d=STAR),
        class_=f"piece {shape} {side}",
        **attributes,
    )


def draw_ring(**attributes: str) -> str:
    """Return the picture of a ring."""
    return element("g", element("path", class_="metal", d=RING), class_="piece hoop", **attributes)
