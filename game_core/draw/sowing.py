"""Drawing the sowing games: two rows of cups between two stores, and every seed.

A seed's key is its place: `C.0` is the first seed in cup C, `S.3` the fourth in South's store,
`hand.1` the second in the hand. A seed that moves takes the key of its new place, so a picture
to which a turn's steps were applied equals the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator

from game_core.draw.seeds import (
    BOWL,
    FAR_LABEL,
    FAR_STORE,
    HEIGHT,
    NEAR_LABEL,
    NEAR_ROW,
    NEAR_STORE,
    PITCH,
    STORE_HALF,
    WIDTH,
    Map,
    Spot,
)
from game_core.draw.svg import element, text
from game_core.sowing.board import CUPS, ROWS, SIDES
from game_core.sowing.game import SowingPosition
from game_core.sowing.say import count_seeds
from game_core.types import fill


def draw(position: SowingPosition, viewpoint: str) -> str:
    """The SVG of a position, seen from side `viewpoint` (`S` or `N`)."""
    places = Map(position.game.seeds, SIDES.index(viewpoint))
    return element(
        "svg",
        element("desc", fill(describe(position))),
        _draw_wood(),
        *(_draw_store(position, side, places) for side in (0, 1)),
        *(_draw_cup(position, cup, places) for cup in range(12)),
        element("g", *_draw_seeds(position, places), class_="seeds", data_layer="seeds"),
        xmlns="http://www.w3.org/2000/svg",
        class_="ubao-svg sowing",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=f"{position.game.name} board",
    )


def describe(position: SowingPosition) -> str:
    """The board in words, South's row and North's row each from their own left."""
    rows = (
        f"{{{SIDES[side]}}}'s cups {', '.join(_name_counts(position, side))}; "
        f"{count_seeds(position.stores[side])} in the store."
        for side in (0, 1)
    )
    return " ".join((*rows, f"{{{position.turn}}} to move." if not position.ended else ""))


def _name_counts(position: SowingPosition, side: int) -> Iterator[str]:
    for letter, count in zip(CUPS[ROWS[side]], position.cups[ROWS[side]], strict=True):
        yield f"{letter} {count}"


def _draw_wood() -> str:
    return element(
        "g",
        element("rect", class_="wood", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=34),
        # Two arrows say which way seeds are sown: near row to the right, far row to the left.
        element("path", class_="way", d=f"M{WIDTH - 23} 240q9 -26 0 -52m-7 8l7 -9l8 7"),
        element("path", class_="way", d="M23 188q-9 26 0 52m7 -8l-7 9l-8 -7"),
    )


def _draw_store(position: SowingPosition, side: int, places: Map) -> str:
    y = NEAR_STORE if places.is_near(side) else FAR_STORE
    letter = SIDES[side]
    count = position.stores[side]
    return element(
        "g",
        element(
            "rect", class_="tray", x=22, y=y - STORE_HALF + 3, width=WIDTH - 44,
            height=2 * STORE_HALF - 6, rx=26,
        ),
        text(str(count), class_="count", x=WIDTH - 58, y=y + 13, data_key=f"count-{letter}"),
        class_=f"store store-{letter}",
        data_key=f"store-{letter}",
        data_label=f"{{{letter}}}'s store, {count_seeds(count)}",
    )  # fmt: skip


def _draw_cup(position: SowingPosition, cup: int, places: Map) -> str:
    x, y = places.centre(cup)
    near = y == NEAR_ROW
    letter, count = CUPS[cup], position.cups[cup]
    baseline = NEAR_LABEL if near else FAR_LABEL
    top = NEAR_ROW - PITCH / 2 if near else FAR_LABEL - 32
    return element(
        "g",
        element("rect", class_="hit", x=x - PITCH / 2, y=top, width=PITCH, height=PITCH + 34),
        element("circle", class_="bowl", cx=x, cy=y, r=BOWL),
        element("circle", class_="ring", cx=x, cy=y, r=BOWL + 2),
        text(letter, class_="letter", x=x - 27, y=baseline),
        text(str(count), class_="count", x=x + 10, y=baseline, data_key=f"count-{letter}"),
        class_="cup",
        data_key=f"cup-{letter}",
        data_cell=letter,
        data_label=f"{{{SIDES[cup // 6]}}}'s cup {letter}, {count_seeds(count)}",
    )


def _draw_seeds(position: SowingPosition, places: Map) -> Iterator[str]:
    for cup, count in enumerate(position.cups):
        for slot in range(count):
            yield _draw_seed(f"{CUPS[cup]}.{slot}", places.cup_spot(cup, slot))
    for side, count in enumerate(position.stores):
        for slot in range(count):
            yield _draw_seed(f"{SIDES[side]}.{slot}", places.store_spot(side, slot))


def _draw_seed(key: str, spot: Spot) -> str:
    return element(
        "ellipse", class_="seed", rx=9.2, ry=7.4, data_key=key,
        transform=f"translate({spot.x:.1f} {spot.y:.1f}) rotate({spot.angle})",
    )  # fmt: skip
