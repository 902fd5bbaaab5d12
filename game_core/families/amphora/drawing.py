"""Drawing Amphora: a jar, the pieces on it, and what is kept beside it.

A piece's key is its place: `e2.0` stands on e2, `w.0` is White's Guard beside the jar. A piece
that moves takes the key of its new place, so a picture to which a move's steps were applied equals
the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game_core.families.amphora.board import (
    GUARDS,
    NAMES,
    NUMBERS,
    PIECE_NAMES,
    SIDES,
    SQUARES,
    name_piece,
)
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.jar import CORNER, HEIGHT, SIZE, WIDTH, Jar, draw_jar, draw_piece
from game_core.families.amphora.state import MOST_ASIDE, AmphoraState
from game_core.notation import FILES
from game_core.svg.address import address, find_addressee
from game_core.svg.elements import draw_grid, draw_picture, element, text
from game_core.svg.frame import draw_cell, draw_standing
from game_core.svg.steps import Change, PartMove, Step, list_steps
from game_core.types import Event, fill

KIND = "amphora"
"""The class of its pictures."""
RIM = 10
"""How much smaller the ring is that marks a square."""
BASELINE = 4
"""How far below its middle a line of small letters stands."""
ARROWS = "M-13 -11h26M-9 -15l-4 4l4 4M9 -15l4 4l-4 4"
"""To the left and to the right: sideways."""


def draw(position: AmphoraPosition, viewpoint: str) -> str:
    """The SVG of a position, seen from side `viewpoint` (`w` or `b`)."""
    told, addressee = fill(describe(position)), find_addressee(position)
    return draw_board(position.game.name, position.state, viewpoint, told, addressee)


def draw_board(
    game: str, state: AmphoraState, viewpoint: str, told: str, addressee: str = ""
) -> str:
    """The jar with what a state puts on it and beside it, as it is told."""
    jar = Jar(SIDES.index(viewpoint))
    return draw_picture(
        game,
        KIND,
        (WIDTH, HEIGHT),
        told,
        *draw_jar(),
        *_draw_coordinates(jar),
        *(_draw_side(state, jar, side) for side in (0, 1)),
        draw_grid(
            "Squares",
            (
                (NAMES[square][1], _draw_square(state, jar, square, addressee))
                for square in jar.squares()
            ),
        ),
        element("g", *_draw_pieces(state, jar), class_="pieces", data_layer="pieces"),
    )


def describe(position: AmphoraPosition) -> str:
    """The board in words: each side's pieces by kind, and who is to move."""
    state = position.state
    to_move = () if position.result() else (position.heading, f"{{{position.turn}}} to move.")
    return " ".join(filter(None, (*(_describe_side(state, side) for side in (0, 1)), *to_move)))


def _describe_side(state: AmphoraState, side: int) -> str:
    groups = []
    for kind in PIECE_NAMES:
        letter = kind.lower() if side else kind
        places = [name for name, piece in zip(NAMES, state.board, strict=True) if piece == letter]
        if places:
            groups.append(f"{name_piece(kind)} {', '.join(places)}")
    return f"{{{SIDES[side]}}}: {'; '.join((*groups, _say_side(state, side)))}."


def _say_side(state: AmphoraState, side: int) -> str:
    """Whether a side's Guard waits, and its sideways moves in a row, in words."""
    guard = "Guard beside the jar, " if state.waiting[side] else ""
    return f"{guard}{state.asides[side]} of {MOST_ASIDE} sideways moves in a row"


def _draw_coordinates(jar: Jar) -> Iterator[str]:
    """The letter of each file below it, the number of each rank to its left."""
    for square in jar.squares():
        (x, y), (file, rank) = jar.centre(square), SQUARES[square]
        others = [s for s in range(len(NAMES)) if s != square]
        if not any(SQUARES[s][0] == file and jar.row(s) < jar.row(square) for s in others):
            yield _draw_letter(FILES[file], x, y + SIZE / 2 + 8)
        if not any(SQUARES[s][1] == rank and jar.column(s) < jar.column(square) for s in others):
            yield _draw_letter(str(rank + 1), x - SIZE / 2 - 8, y)


def _draw_letter(letter: str, x: float, y: float) -> str:
    return text(letter, class_="coordinate", x=x, y=y + BASELINE)


def _draw_side(state: AmphoraState, jar: Jar, side: int) -> str:
    """A place for a side's Guard, and its sideways moves in a row."""
    letter, (x, y), (tally_x, tally_y) = SIDES[side], jar.bench(side), jar.tally(side)
    return element(
        "g",
        element("circle", class_="bench", cx=x, cy=y, r=CORNER - 2),
        element("path", class_="arrows", d=ARROWS, transform=f"translate({tally_x} {tally_y})"),
        text(
            _count_asides(state.asides[side]), class_="tally", x=tally_x, y=tally_y + 12,
            data_key=f"asides-{letter}",
        ),
        class_="beside",
        data_key=f"beside-{letter}",
        data_label=f"{{{letter}}}: {_say_side(state, side)}",
    )  # fmt: skip


def _count_asides(count: int) -> str:
    return f"{count}/{MOST_ASIDE}"


def _draw_square(state: AmphoraState, jar: Jar, square: int, addressee: str) -> str:
    name, piece = NAMES[square], state.board[square]
    owner = f"{{{SIDES[piece.islower()]}}}"
    words = f"{owner}'s {name_piece(piece)}" if piece else "empty"
    return draw_cell(
        name, jar.centre(square), SIZE, RIM,
        look="light" if sum(SQUARES[square]) % 2 else "dark",
        label=address(f"{name}, {words}", addressee),
    )  # fmt: skip


def _draw_pieces(state: AmphoraState, jar: Jar) -> Iterator[str]:
    for square in jar.squares():
        if state.board[square]:
            piece = draw_piece(state.board[square])
            yield draw_standing(piece, NAMES[square], jar.centre(square))
    for side, waits in enumerate(state.waiting):
        if waits:
            yield draw_standing(draw_piece(GUARDS[side]), SIDES[side], jar.bench(side))


# --- Moves ---


def steps(
    position: AmphoraPosition, events: Sequence[Event], sentences: Sequence[str], viewpoint: str
) -> list[Step]:
    """One step for each event: pieces move and go, sideways moves are counted."""
    jar = Jar(SIDES.index(viewpoint))
    return list_steps(events, sentences, lambda event: _change(jar, event, position.turn))


def _change(jar: Jar, event: Event, mover: str) -> Change:
    match event.kind:
        case "place":
            return {"moves": [_move(jar, event.side, event.at)]}
        case "move":
            counted = {f"asides-{mover}": _count_asides(event.count)}
            return {"moves": [_move(jar, event.at, event.what)], "texts": counted}
        case "capture" | "intercept" | "remove":
            return {"gone": [f"{event.at}.0"]}
    return {}


def _move(jar: Jar, origin: str, target: str) -> PartMove:
    x, y = jar.centre(NUMBERS[target])
    return f"{origin}.0", f"{target}.0", x, y, 0
