"""Pictures that stand alone, as in a notebook, with no page to style them."""

from __future__ import annotations

from game_core.game import Position

STYLE = "notebook.css"
"""The colors of all families, a style sheet next to this module; not in the browser's bundle."""


def draw(position: Position) -> str:
    """Return the SVG of a position, with its colors, seen from the side that begins."""
    # Only a notebook needs it; with it a page would start later.
    from pkgutil import get_data

    style = get_data("game_core.draw", STYLE)
    assert style is not None
    picture = str(position.game.family.drawing.draw(position, position.game.sides[0]))
    opening, _, rest = picture.partition(">")
    return f"{opening}><style>{style.decode()}</style>{rest}"
