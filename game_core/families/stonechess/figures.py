"""Pictures of men and of stones: a stone has no foot."""

from __future__ import annotations

from game_core.families.stonechess.chess.men import side_of
from game_core.svg import chessmen
from game_core.svg.elements import element

PEBBLE = "M-14 3c-2 -8 4 -13 12 -13c9 0 16 5 16 11c0 8 -7 11 -15 11c-7 0 -12 -3 -13 -9z"
SPECKS = "M-7 -3q3 -4 8 -4M4 5h.1M-4 5h.1M8 -1h.1"


def draw_man(man: str) -> str:
    """The picture of a man, given by his letter."""
    side = side_of(man)
    assert side is not None, f"{man} is no man's letter"
    kind = man.upper()
    return chessmen.draw_figure(chessmen.BODIES[kind], chessmen.DETAILS.get(kind, ""), side)


def draw_stone() -> str:
    """The picture of a stone."""
    return element(
        "g",
        element("path", class_="pebble", d=PEBBLE),
        element("path", class_="line", d=SPECKS),
        class_="figure",
    )
