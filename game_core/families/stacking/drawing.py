"""Draw African Chess: a checkered board, and every stone where it can be seen and counted.

Applying a move's steps to a picture gives the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game_core.families.stacking.board import NAMES, PLAIN, SIDES, TOUCH, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.stacks import SQUARE, StackPicture
from game_core.messages import Said, Value, cell, listed, say, side, term
from game_core.notation import EMPTY
from game_core.squares.words import tell_board
from game_core.svg.elements import (
    EMPTY_BOARD,
    Change,
    PartMove,
    Picture,
    Step,
    draw_alone,
    element,
    list_steps,
    text,
)
from game_core.svg.frame import draw_cell, draw_squares, find_shade
from game_core.types import Event

KIND = "stacking"
"""The CSS class of its pictures."""
REAL_SQUARE = 51
"""The width of a real square in mm: two inches, for the stones that the article names."""
RIM = 6
"""How much smaller than the square its marking ring is."""
RADIUS = 13
"""Radius of a stone."""
REACH = 15
"""How far a stone extends from its middle, including its edge."""
BASELINE = 7
"""How far below its middle the baseline of a letter on the frame is."""
COLORS = {"w": "white", "W": "white touchstone", "b": "black", "B": "black touchstone"}
"""The CSS classes of stones."""
CORNERS = ((-29, -29), (29, -29), (29, 29), (-29, 29))
GUARD = "guard"
"""The key and the CSS class of the sign that a touchstone is in guard."""


def draw(position: StackingPosition, viewpoint: str, told: Said, addressee: str = "") -> Picture:
    """Return the picture of a position, seen from side `viewpoint` (`w` or `b`)."""
    picture, home = StackPicture(position.board, viewpoint), position.state.guarded()
    guarded = "" if home is None else NAMES[home]
    edge = picture.frame.width
    return Picture.draw(
        position.game.name,
        KIND,
        (edge, edge),
        told,
        element("rect", class_="frame", x=0, y=0, width=edge, height=edge, rx=10),
        draw_squares(
            picture.frame.names(),
            lambda name: _draw_square(picture, name, addressee, in_guard=name == guarded),
        ),
        *(_draw_letter(*letter, middle=edge // 2) for letter in picture.frame.letters()),
        element(
            "g",
            *(
                draw_stone(stone.letter, data_key=key, transform=_place(stone.x, stone.y))
                for key, stone in picture.stones().items()
            ),
            *([_draw_guard(picture, guarded)] if guarded else []),
            class_="pieces",
            data_layer="pieces",
        ),
    )


def steps(
    position: StackingPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: stones move and disappear, guard signs come and go."""
    picture = StackPicture(position.state.board, viewpoint)
    in_guard = position.state.guarded() is not None
    return list_steps(events, sentences, lambda event: _change(picture, event, in_guard=in_guard))


def _change(picture: StackPicture, event: Event, *, in_guard: bool) -> Change:
    """Return the changes of an event; the sign of a guard disappears when the turn begins."""
    before = picture.stones()
    renamed, gone = picture.apply(event)
    after = picture.stones()
    moves: list[PartMove] = []
    for key, stone in before.items():
        new_key = renamed.get(key, key)
        if key not in gone and (new_key != key or after[new_key] != stone):
            moves.append((key, new_key, after[new_key].x, after[new_key].y, 0))
    if event.kind == "lift" and in_guard:
        gone = [GUARD]
    change: Change = {}
    if moves:
        change["moves"] = moves
    if gone:
        change["gone"] = [*gone]
    if event.kind == "guard":
        change["new"] = [_draw_guard(picture, event.at)]
    return change


def _draw_letter(letter: str, x: int, y: int, middle: int) -> str:
    """Return a letter of the frame, above the squares: without a frame, one of two is shown there.

    The other one, above or to the right, has the class `again`.
    """
    line = "file" if letter.isalpha() else "rank"
    again = y < middle if line == "file" else x > middle
    look = f"coordinate {line} again" if again else f"coordinate {line}"
    return text(letter, class_=look, x=x, y=y + BASELINE)


def _draw_square(picture: StackPicture, name: str, addressee: str, *, in_guard: bool) -> str:
    return draw_cell(
        name, picture.frame.center(name), SQUARE, RIM,
        look=find_shade(name),
        label=label_square(name, picture.places[name], addressee, in_guard=in_guard),
    )  # fmt: skip


def draw_stone(letter: str, **attributes: str) -> str:
    """Return the picture of a stone, given by its letter."""
    shapes = [element("circle", class_="disc", r=RADIUS)]
    if letter in TOUCH:
        shapes += [element("circle", class_="rim", r=9), element("circle", class_="dot", r=4.5)]
    elif letter == PLAIN[1]:
        # A highlight, so that the two colors differ in shape too.
        shapes.append(element("path", class_="gleam", d="M-8 -3a8.5 8.5 0 0 1 5 -5"))
    return element("g", *shapes, class_=f"piece stone {COLORS[letter]}", **attributes)


def _draw_guard(picture: StackPicture, name: str) -> str:
    return element(
        "g",
        # The four corners of the square, which the stones leave free.
        *(element("path", d=f"M{x} {y}h{-x / 2:g}l{x / 2:g} {-y / 2:g}z") for x, y in CORNERS),
        class_=f"piece {GUARD}", data_key=GUARD, transform=_place(*picture.frame.center(name)),
    )  # fmt: skip


def _place(x: float, y: float) -> str:
    return f"translate({x:.1f} {y:.1f}) rotate(0)"


# --- In words ---


def label_square(name: str, stones: str, addressee: str, *, in_guard: bool) -> Said:
    """Return a square and its stones, addressed to a side, or to none if `addressee` is empty."""
    square = cell(name)
    if not stones:
        return say("squares-empty", square=square)
    held = listed(_list_stones(stones, addressee))
    if in_guard:
        return say("stacking-square-guard", square=square, stones=held)
    return say("stacking-square", square=square, stones=held)


def _list_stones(stones: str, addressee: str) -> Iterator[Value]:
    """Yield each side's touchstone and its plain stones, as far as there are any."""
    for number, letter in enumerate(SIDES):
        own = stones_of(stones, number)
        plain = own.count(PLAIN[number])
        if len(own) > plain:
            yield (
                term("stacking-touchstone-yours")
                if letter == addressee
                else term("stacking-touchstone-theirs", owner=side(letter))
            )
        if plain:
            yield (
                term("stacking-stones-yours", stones=plain)
                if letter == addressee
                else term("stacking-stones-theirs", stones=plain, owner=side(letter))
            )


def describe(position: StackingPosition) -> Said:
    """Return the board in words: where each side's touchstone and plain stones are."""
    return tell_board(position, [_describe_side(position, number) for number in (0, 1)])


def _describe_side(position: StackingPosition, number: int) -> Said:
    board = list(zip(NAMES, position.board, strict=True))
    owner, plain, touch = side(SIDES[number]), PLAIN[number], TOUCH[number]
    home = next((name for name, stones in board if touch in stones), "")
    stones = listed(
        term("stacking-pile", square=cell(name), stones=stones.count(plain))
        for name, stones in board
        if plain in stones
    )
    if not home:
        return say("stacking-side-lost", owner=owner, stones=stones)
    return say("stacking-side", owner=owner, home=cell(home), stones=stones)


# --- Printed parts ---


def draw_empty(position: StackingPosition) -> Picture:
    """Return the picture of the empty board, seen from the side that begins."""
    bare = replace(position.state, board=(EMPTY,) * len(position.board))
    return draw(replace(position, state=bare), position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: StackingPosition) -> Sequence[str]:
    """Return the SVG of every stone."""
    return [
        draw_alone(KIND, REACH, draw_stone(letter))
        for stones in position.state.board
        for letter in stones
    ]
