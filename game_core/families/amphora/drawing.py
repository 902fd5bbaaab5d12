"""Draw Amphora: the jug, the pieces in it, and what is kept next to it.

A piece's key is its place: `e2.0` is the piece on e2, `w.0` White's Guard waiting next to the jug.
A piece that moves takes the key of its new place, so applying a move's steps to a picture gives the
drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game_core.families.amphora.board import (
    GUARD,
    GUARDS,
    KING,
    KINGS,
    MOST_ASIDE,
    NAMES,
    NUMBERS,
    PAWN,
    PAWNS,
    AmphoraState,
    refer_piece,
)
from game_core.families.amphora.game import AmphoraPosition
from game_core.messages import Said, cell, listed, say, side
from game_core.notation import EMPTY, SIDES
from game_core.squares.words import label_piece, tell_board
from game_core.svg.chessmen import BODIES, REACH, draw_figure
from game_core.svg.elements import (
    EMPTY_BOARD,
    Change,
    Picture,
    Step,
    draw_alone,
    element,
    list_steps,
    text,
)
from game_core.svg.frame import Frame, draw_cell, draw_squares, draw_standing, find_shade
from game_core.types import Event

KIND = "amphora"
"""The CSS class of its pictures."""
REAL_SQUARE = 40
"""The width of a real square in mm: the King of a club's chess set has a base of 38 mm."""
RIM = 10
"""How much smaller than the square its marking ring is."""
ARROWS = "M-13 -11h26M-9 -15l-4 4l4 4M9 -15l4 4l-4 4"
"""Arrows to the left and to the right, for sideways moves."""
SIZE = 40
"""The width of a square."""
MARGIN, BRIM = 22, 3
"""The space around the squares: left and right; above and below."""
WIDTH, HEIGHT = 7 * SIZE + 2 * MARGIN, 8 * SIZE + 2 * BRIM
CORNER = 20
"""The distance from the picture's edges to the middle of what is in its corners."""
HANDLES = "M266 46C312 36 324 70 300 95", "M58 46C12 36 0 70 24 95"
JUG = (
    "M270 2C275 2 280 5 280 10 280 20 280 25 280 32 280 49 240 46 240 63 240 79 320 77 320 133 "
    "320 153 320 173 320 193 320 249 240 247 240 263 240 280 280 277 280 294 280 301 280 306 "
    "280 316 280 321 275 324 270 324L54 324C49 324 44 321 44 316 44 306 44 301 44 294 44 277 "
    "84 280 84 263 84 247 4 249 4 193 4 173 4 153 4 133 4 77 84 79 84 63 84 46 44 49 44 32 44 25 "
    "44 20 44 10 44 5 49 2 54 2z"
)
"""The outline, clockwise from the rim's right end."""
GUARD_BODY = (
    "M-8.5 9v-9.5a8.5 8.5 0 0 1 17 0v9.5zM-2 -9.5c-2.5 -4.5 3.5 -7 11 -5.5c-1 5 -4 6.5 -7.5 6.8z"
)
"""A helmet with a plume."""
VISOR = "M-4.5 -.5h9M0 -.5v6"
"""The lines on the Guard's helmet."""
FIGURES = {PAWN: BODIES[PAWN], KING: BODIES[KING], GUARD: GUARD_BODY}


def draw(position: AmphoraPosition, viewpoint: str, told: Said, addressee: str = "") -> Picture:
    """Return the picture of a position, seen from side `viewpoint` (`w` or `b`)."""
    state, jug = position.state, Jug(viewpoint)
    return Picture.draw(
        position.game.name,
        KIND,
        (WIDTH, HEIGHT),
        told,
        *(element("path", class_=look, d=d) for d in HANDLES for look in ("handle", "handle clay")),
        element("path", class_="jug", d=JUG),
        *(_draw_side(state, jug, number) for number in (0, 1)),
        draw_squares(jug.names, lambda name: _draw_square(state, jug, name, addressee)),
        *_draw_coordinates(jug),
        element("g", *_draw_pieces(state, jug), class_="pieces", data_layer="pieces"),
    )


def describe(position: AmphoraPosition) -> Said:
    """Return the board in words: each side's pieces by kind, and who is to move."""
    sides = [_describe_side(position.state, number) for number in (0, 1)]
    return tell_board(position, sides)


def _describe_side(state: AmphoraState, number: int) -> Said:
    owner, asides = side(SIDES[number]), state.asides[number]
    pawns, kings, guards = (
        listed(
            cell(name) for name, piece in zip(NAMES, state.board, strict=True) if piece == letter
        )
        for letter in (PAWNS[number], KINGS[number], GUARDS[number])
    )
    if state.waiting[number]:
        return say("amphora-side-waiting", owner=owner, pawns=pawns, kings=kings, asides=asides)
    return say("amphora-side", owner=owner, pawns=pawns, kings=kings, guards=guards, asides=asides)


def _draw_coordinates(jug: Jug) -> Iterator[str]:
    """Yield the letter of each file in its lowest square, and of each rank in its leftmost."""
    drawn: set[str] = set()
    for name in jug.names:
        x, y = jug.frame.center(name)
        for line, right, down in ((name[0], 16, 15), (name[1], -11, -6)):
            if line not in drawn:
                yield text(line, class_="coordinate", x=x + right, y=y + down)
                drawn.add(line)


def _draw_side(state: AmphoraState, jug: Jug, number: int) -> str:
    """Return the place of a side's waiting Guard and the count of its sideways moves in a row."""
    letter, (x, y), (tally_x, tally_y) = SIDES[number], jug.bench(number), jug.tally(number)
    return element(
        "g",
        element("circle", class_="bench", cx=x, cy=y, r=CORNER - 2),
        element("path", class_="arrows", d=ARROWS, transform=f"translate({tally_x} {tally_y})"),
        text(
            _count_asides(state.asides[number]), class_="tally", x=tally_x, y=tally_y + 12,
            data_key=f"asides-{letter}",
        ),
        class_="beside",
        data_key=f"beside-{letter}",
        data_label=say(
            "amphora-beside-waiting" if state.waiting[number] else "amphora-beside",
            owner=side(letter), asides=state.asides[number],
        ),
    )  # fmt: skip


def _count_asides(count: int) -> str:
    return f"{count}/{MOST_ASIDE}"


def _draw_square(state: AmphoraState, jug: Jug, name: str, addressee: str) -> str:
    piece = state.board[NUMBERS[name]]
    owner = SIDES[piece.islower()]
    return draw_cell(
        name, jug.frame.center(name), SIZE, RIM,
        look=find_shade(name),
        label=label_piece(name, refer_piece(piece) if piece else None, owner, addressee),
    )  # fmt: skip


def _draw_pieces(state: AmphoraState, jug: Jug) -> Iterator[str]:
    for name in jug.names:
        if piece := state.board[NUMBERS[name]]:
            yield draw_standing(draw_piece(piece), name, jug.frame.center(name))
    for number, waits in enumerate(state.waiting):
        if waits:
            yield draw_standing(draw_piece(GUARDS[number]), SIDES[number], jug.bench(number))


# --- The jug ---


class Jug:
    """The places of everything in a picture seen from side `viewpoint` (`w` or `b`).

    The jug itself is upright for both: only its handles look different upside down.
    """

    def __init__(self, viewpoint: str) -> None:
        self.near = SIDES.index(viewpoint)
        # There's less space above and below than left and right.
        self.frame = Frame(7, 8, SIZE, MARGIN, turned=self.near == 1, top=BRIM - MARGIN)
        self.names = [name for name in self.frame.names() if name in NUMBERS]
        """The squares in reading order from the bottom left, row by row."""

    def bench(self, side: int) -> tuple[int, int]:
        """Return where a side's Guard waits: in the corner to that side's right."""
        return (WIDTH - CORNER, HEIGHT - CORNER) if side == self.near else (CORNER, CORNER)

    def tally(self, side: int) -> tuple[int, int]:
        """Return where a side's sideways moves are counted: in the corner to that side's left."""
        return (CORNER, HEIGHT - CORNER) if side == self.near else (WIDTH - CORNER, CORNER)


def draw_piece(piece: str) -> str:
    """Return the picture of a piece, given by its letter; Black's foot has corners and a stripe."""
    kind = piece.upper()
    return draw_figure(FIGURES[kind], VISOR if kind == GUARD else "", int(piece.islower()))


# --- Moves ---


def steps(
    position: AmphoraPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: pieces move and disappear, sideways moves are counted."""
    jug = Jug(viewpoint)
    return list_steps(events, sentences, lambda event: _change(jug, event, position.turn))


def _change(jug: Jug, event: Event, mover: str) -> Change:
    match event.kind:
        case "place":
            return {"moves": [jug.frame.move(event.side, event.at)]}
        case "move":
            counted = {f"asides-{mover}": _count_asides(event.count)}
            return {"moves": [jug.frame.move(event.at, event.what)], "texts": counted}
        case "capture" | "intercept" | "remove":
            return {"gone": [f"{event.at}.0"]}
    return {}


# --- Printed parts ---


def draw_empty(position: AmphoraPosition) -> Picture:
    """Return the picture of the empty board, seen from the side that begins."""
    board = (EMPTY,) * len(position.board)
    bare = position.state._replace(board=board, waiting=(False, False), asides=(0, 0))
    return draw(replace(position, state=bare), position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: AmphoraPosition) -> Sequence[str]:
    """Return the SVG of each piece on the board and next to it."""
    waiting = (guard for guard, waits in zip(GUARDS, position.state.waiting, strict=True) if waits)
    pieces = (*filter(None, position.state.board), *waiting)
    return [draw_alone(KIND, REACH, draw_piece(piece)) for piece in pieces]
