"""Draw the sowing games: two rows of cups between two stores, and every seed.

A seed's key is its place: `C.0` is the first seed in cup C, `S.3` the fourth in South's store,
`hand.1` the second in the hand. A seed that moves takes the key of its new place, so applying a
move's steps to a picture gives the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game_core.families.sowing.board import (
    CLOSED,
    COUNTER_CLOCKWISE,
    CUPS,
    ROWS,
    SIDES,
    UNMARKED,
    UUR,
    owner,
)
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.seeds import (
    BOWL,
    FAR_LABEL,
    FAR_STORE,
    HEIGHT,
    MARKS,
    NEAR_LABEL,
    NEAR_ROW,
    NEAR_STORE,
    PITCH,
    STORE_HALF,
    WIDTH,
    SeedPicture,
)
from game_core.messages import Said, Value, cell, join, say, term
from game_core.messages import side as player
from game_core.svg.elements import (
    EMPTY_BOARD,
    Picture,
    Step,
    draw_alone,
    draw_grid,
    element,
    list_steps,
    text,
)
from game_core.types import Event

KIND = "sowing"
"""The CSS class of its pictures."""
REAL_SQUARE = 0
"""No width is given: cups are 34 mm wide on one sheet, enough for seeds."""
REACH = 10
"""How far a seed extends from its middle, including its edge."""


def draw(position: SowingPosition, viewpoint: str, told: Said, addressee: str = "") -> Picture:
    """Return the picture of a position, seen from side `viewpoint` (`S` or `N`)."""
    picture = SeedPicture(position, viewpoint)
    return Picture.draw(
        position.game.name,
        KIND,
        (WIDTH, HEIGHT),
        told,
        _draw_wood(position.game.direction),
        *(_draw_store(position, side, picture) for side in (0, 1)),
        draw_grid(
            say("sowing-cups"),
            ((SIDES[cup // 6], _draw_cup(position, cup, picture, addressee)) for cup in range(12)),
        ),
        element("g", *_draw_seeds(picture), class_="seeds", data_layer="seeds"),
        data_ring="true",
    )


def _draw_wood(direction: int) -> str:
    right, left = (RISING, FALLING) if direction == COUNTER_CLOCKWISE else (FALLING, RISING)
    return element(
        "g",
        element("rect", class_="wood", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=34),
        # Two arrows show the direction of sowing.
        element("path", class_="way", d=f"M{WIDTH - 24} {right}"),
        element("path", class_="way", d=f"M24 {left}"),
    )


RISING = "240v-52m-8 9l8 -9l8 9"
FALLING = "188v52m-8 -9l8 9l8 -9"
"""The path of an arrow between the rows, after the x of its column."""


CUP_SHADE = "a47 47 0 0 1 94 0a47 38 0 0 0 -94 0z"
STORE_SHADE = (
    "v-2a26 26 0 0 1 26 -26h584a26 26 0 0 1 26 26v2a26 20 0 0 0 -26 -20h-584a26 20 0 0 0 -26 20z"
)
"""The shadow under the upper rim of a hollow, from its left end."""


def _draw_store(position: SowingPosition, side: int, picture: SeedPicture) -> str:
    y = NEAR_STORE if side == picture.near else FAR_STORE
    letter = SIDES[side]
    return element(
        "g",
        element(
            "rect", class_="tray", x=22, y=y - STORE_HALF + 3, width=WIDTH - 44,
            height=2 * STORE_HALF - 6, rx=26,
        ),
        element("path", class_="shade", d=f"M22 {y}{STORE_SHADE}"),
        *_draw_wins(position, side, y),
        text(
            str(position.stores[side]), class_="count", x=WIDTH - 56, y=y + 12,
            data_key=f"count-{letter}",
        ),
        class_=f"store store-{letter}",
        data_key=f"store-{letter}",
        data_label=label_store(position, side),
    )  # fmt: skip


def _draw_wins(position: SowingPosition, side: int, y: float) -> Iterator[str]:
    """Yield four pegs next to the store's number, full ones for the rounds won."""
    wins = position.tags.wins
    for peg in range(4 if wins else 0):
        full = wins is not None and peg < wins[side]
        yield element(
            "circle", class_="peg", cx=WIDTH - 97 + 14 * (peg % 2), cy=y - 8 + 15 * (peg // 2), r=5,
            data_key=f"peg-{SIDES[side]}.{peg}", data_full=str(full).lower(),
        )  # fmt: skip


def _draw_cup(position: SowingPosition, cup: int, picture: SeedPicture, addressee: str) -> str:
    x, y = picture.center(cup)
    near = y == NEAR_ROW
    letter, count = CUPS[cup], position.cups[cup]
    baseline = NEAR_LABEL if near else FAR_LABEL
    top = NEAR_ROW - PITCH / 2 if near else FAR_LABEL - 32
    return element(
        "g",
        element("rect", class_="hit", x=x - PITCH / 2, y=top, width=PITCH, height=PITCH + 34),
        element("circle", class_="bowl", cx=x, cy=y, r=BOWL),
        element("path", class_="shade", d=f"M{x - BOWL} {y}{CUP_SHADE}"),
        *_draw_marks(position.game.marks, x, y, picture),
        element("circle", class_="ring", cx=x, cy=y, r=BOWL + 2),
        text(letter, class_="letter", x=x - 27, y=baseline),
        " ",  # Letter and number are two words.
        text(str(count), class_="count", x=x + 10, y=baseline, data_key=f"count-{letter}"),
        class_="cup",
        data_key=f"cup-{letter}",
        data_cell=letter,
        data_mark=MARKS.get(position.marks[cup], ""),
        data_label=label_cup(position, cup, addressee),
    )


def _draw_marks(marks: str, x: float, y: float, picture: SeedPicture) -> Iterator[str]:
    """Yield the shapes of all the game's marks; the cup's `data-mark` says which one is visible."""
    if CLOSED in marks:
        strokes = f"M{x - 26} {y - 26}l52 52m0 -52l-52 52"
        yield element("path", class_="mark mark-closed", d=strokes)
    for side, letter in enumerate(UUR):
        if letter in marks:
            # The tip on the rim points to the owner.
            rim, tip = (y + BOWL - 14, 22) if side == picture.near else (y - BOWL + 14, -22)
            kind = f"mark mark-uur-{SIDES[side]}"
            yield element("circle", class_=kind, cx=x, cy=y, r=BOWL - 5)
            yield element("path", class_=f"{kind} tip", d=f"M{x - 17} {rim}h34l-17 {tip}z")


def _draw_seeds(picture: SeedPicture) -> Iterator[str]:
    for place, count in picture.counts.items():
        for slot in range(count):
            x, y, angle = picture.spot(place, slot)
            turned = f"translate({x:.1f} {y:.1f}) rotate({angle})"
            yield draw_seed(data_key=f"{place}.{slot}", transform=turned)


def draw_seed(**attributes: str) -> str:
    """Return the picture of a seed."""
    return element("ellipse", class_="seed", rx=9.2, ry=7.4, **attributes)


# --- In words ---


def describe(position: SowingPosition) -> Said:
    """Return the board in words, South's row and North's row each from their own left."""
    rows = [_tell_row(position, number) for number in (0, 1)]
    if position.ended:
        return join(rows)
    return join([*rows, position.heading, say("sowing-to-move", mover=player(position.turn))])


def label_store(position: SowingPosition, number: int) -> Said:
    """Return the store of South (0) or North (1) in words."""
    store = _refer_store(position, number)
    return say("sowing-store-label", owner=player(SIDES[number]), store=store)


def label_cup(position: SowingPosition, number: int, addressee: str) -> Said:
    """Return a cup in words, addressed to the side `addressee`, or to nobody if that's empty."""
    cup, seeds, mark = cell(CUPS[number]), position.cups[number], position.marks[number]
    row = SIDES[owner(number)]
    if mark in UUR:
        return _label_uur(cup, seeds, (row, SIDES[UUR.index(mark)]), addressee)
    match mark == CLOSED, row == addressee:
        case True, True:
            return say("sowing-your-closed-cup", cup=cup)
        case True, False:
            return say("sowing-their-closed-cup", owner=player(row), cup=cup)
        case False, True:
            return say("sowing-your-cup", cup=cup, seeds=seeds)
    return say("sowing-their-cup", owner=player(row), cup=cup, seeds=seeds)


def _label_uur(cup: Value, seeds: int, sides: tuple[str, str], addressee: str) -> Said:
    """Return an uur in words; `sides` are the side whose row it's in and the side that owns it."""
    row, holder = sides
    owner, keeper = player(row), player(holder)
    match row == addressee, holder == addressee:
        case True, True:
            return say("sowing-your-cup-your-uur", cup=cup, seeds=seeds)
        case True, False:
            return say("sowing-your-cup-uur", cup=cup, seeds=seeds, holder=keeper)
        case False, True:
            return say("sowing-their-cup-your-uur", owner=owner, cup=cup, seeds=seeds)
    return say("sowing-their-cup-uur", owner=owner, cup=cup, seeds=seeds, holder=keeper)


def _tell_row(position: SowingPosition, number: int) -> Said:
    cups = (_refer_cup(position, cup) for cup in range(12)[ROWS[number]])
    first, second, third, fourth, fifth, sixth = cups
    return say(
        "sowing-row",
        owner=player(SIDES[number]), first=first, second=second, third=third, fourth=fourth,
        fifth=fifth, sixth=sixth, store=_refer_store(position, number),
    )  # fmt: skip


def _refer_cup(position: SowingPosition, number: int) -> Value:
    """Return a cup and its contents as an item in the list of its row."""
    cup, seeds, mark = cell(CUPS[number]), position.cups[number], position.marks[number]
    if mark == CLOSED:
        return term("sowing-held-closed", cup=cup)
    if mark in UUR:
        holder = player(SIDES[UUR.index(mark)])
        return term("sowing-held-uur", cup=cup, seeds=seeds, holder=holder)
    return term("sowing-held", cup=cup, seeds=seeds)


def _refer_store(position: SowingPosition, number: int) -> Value:
    seeds, wins = position.stores[number], position.tags.wins
    if wins:
        return term("sowing-store-wins", seeds=seeds, wins=wins[number])
    return term("sowing-store", seeds=seeds)


# --- Moves ---


def steps(
    position: SowingPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: seeds move and are counted, cups are marked."""
    return list_steps(events, sentences, SeedPicture(position, viewpoint).apply)


# --- Printed parts ---


def draw_empty(position: SowingPosition) -> Picture:
    """Return the picture of the empty board, seen from the side that begins."""
    bare = position._replace(cups=(0,) * 12, stores=(0, 0), marks=UNMARKED)
    return draw(bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: SowingPosition) -> Sequence[str]:
    """Return the SVG of every seed."""
    return [draw_alone(KIND, REACH, draw_seed())] * position.game.seeds
