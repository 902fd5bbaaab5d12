"""Draw chess with stones, and its moves as changes to the picture.

A piece's key is its square's name and `.0`: `e2.0`. A piece or stone that moves takes the key of
its new square, so applying a move's steps to a picture gives the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game_core.families.stonechess.chess.grid import ARMIES, refer_man
from game_core.families.stonechess.game import StoneChessGame, StoneChessPosition
from game_core.families.stonechess.stones import STONE
from game_core.messages import Said, Value, cell, listed, say, side
from game_core.notation import EMPTY, SIDES
from game_core.squares.words import label_piece, tell_board
from game_core.svg import chessmen
from game_core.svg.chessmen import REACH
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
from game_core.svg.frame import Frame, draw_cell, draw_squares, draw_standing, find_shade
from game_core.types import Event

KIND = "stonechess"
"""The CSS class of its pictures."""
PEBBLE = "M-14 3c-2 -8 4 -13 12 -13c9 0 16 5 16 11c0 8 -7 11 -15 11c-7 0 -12 -3 -13 -9z"
SPECKS = "M-7 -3q3 -4 8 -4M4 5h.1M-4 5h.1M8 -1h.1"
REAL_SQUARE = 40
"""The width of a real square in mm: the King of a club's chess set has a base of 38 mm."""
SIZE = 40
"""The width of a square."""
MARGIN = 22
"""The width of the frame, which has the names of files and ranks."""
RIM = 10
"""How much smaller than the square its marking ring is."""
BASELINE = 5
"""How far below its middle the baseline of small letters is."""


def find_frame(game: StoneChessGame, viewpoint: str) -> Frame:
    """Return the board seen from side `viewpoint` (`w` or `b`)."""
    grid = game.chess.grid
    return Frame(grid.width, grid.height, SIZE, MARGIN, turned=viewpoint == SIDES[1])


def draw(position: StoneChessPosition, viewpoint: str, told: Said, addressee: str = "") -> Picture:
    """Return the picture of a position, seen from side `viewpoint` (`w` or `b`)."""
    pieces, board = position.cells, find_frame(position.game, viewpoint)
    width, height = board.width, board.height
    standing = [_draw_piece(board, name, pieces[name]) for name in board.names() if pieces[name]]
    return Picture.draw(
        position.game.name,
        KIND,
        (width, height),
        told,
        element("rect", class_="frame", x=0, y=0, width=width, height=height, rx=8),
        *(_draw_letter(*letter) for letter in board.letters()),
        draw_squares(
            board.names(), lambda name: _draw_square(board, name, pieces[name], addressee)
        ),
        element("g", *standing, class_="pieces", data_layer="pieces"),
        data_wide="true",
    )


def describe(position: StoneChessPosition) -> Said:
    """Return the board in words: each side's pieces by kind, the stones, and who is to move."""
    pieces = position.cells
    places: dict[str, list[Value]] = {}
    for name in sorted(pieces):
        places.setdefault(pieces[name], []).append(cell(name))
    sides = [_describe_side(places, number) for number in (0, 1)]
    stones = say("stonechess-stones", squares=listed(places[STONE]))
    return tell_board(position, [*sides, stones])


def _describe_side(places: Mapping[str, Sequence[Value]], number: int) -> Said:
    """Return a side's pieces in words; `places` are the squares of each kind."""
    kings, queens, rooks, bishops, knights, pawns = (
        listed(places.get(man, ())) for man in ARMIES[number]
    )
    return say(
        "stonechess-men", owner=side(SIDES[number]), kings=kings, queens=queens, rooks=rooks,
        bishops=bishops, knights=knights, pawns=pawns,
    )  # fmt: skip


def _draw_letter(letter: str, x: int, y: int) -> str:
    return element(
        "g", text(letter, class_="coordinate", y=BASELINE), transform=f"translate({x} {y})"
    )


def _draw_square(board: Frame, name: str, piece: str, addressee: str) -> str:
    return draw_cell(
        name, board.center(name), SIZE, RIM,
        look=find_shade(name),
        label=_label_square(name, piece, addressee),
    )  # fmt: skip


def _label_square(name: str, piece: str, addressee: str) -> Said:
    if piece == STONE:
        return say("stonechess-stone", square=cell(name))
    man, owner = refer_man(piece) if piece else None, SIDES[piece.islower()]
    return label_piece(name, man, owner, addressee)


def _draw_piece(board: Frame, name: str, piece: str) -> str:
    return draw_standing(draw_figure(piece), name, board.center(name))


def draw_figure(piece: str) -> str:
    """Return the picture of a piece or a stone, given by its letter."""
    if piece == STONE:
        return element(
            "g",
            element("path", class_="pebble", d=PEBBLE),
            element("path", class_="line", d=SPECKS),
            class_="figure",
        )
    kind, side = piece.upper(), int(piece.islower())
    return chessmen.draw_figure(chessmen.BODIES[kind], chessmen.DETAILS.get(kind, ""), side)


# --- Moves ---


def steps(
    position: StoneChessPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: pieces and stones move, disappear or are promoted."""
    board = find_frame(position.game, viewpoint)
    return list_steps(events, sentences, lambda event: _change(board, event))


def _change(board: Frame, event: Event) -> Change:
    match event.kind:
        case "capture":
            return {"gone": [f"{event.at}.0"]}
        case "move" | "castle" | "step" | "extend":
            return {"moves": [board.move(event.at, event.what)]}
        case "promote":
            return {"gone": [f"{event.at}.0"], "new": [_draw_piece(board, event.at, event.what)]}
        case "swap":
            # Two things can't share a key, even for a moment, so the stone waits in a hand.
            waiting: PartMove = f"{event.at}.0", "hand.0", *board.center(event.at), 0
            leaving, arriving = board.move(event.what, event.at), board.move("hand", event.what)
            return {"moves": [waiting, leaving, arriving]}
    return {}


# --- Printed parts ---


def draw_empty(position: StoneChessPosition) -> Picture:
    """Return the picture of the empty board, seen from the side that begins."""
    situation = position.state
    state = replace(situation.before, board=(EMPTY,) * len(position.board))
    bare = replace(position, state=replace(situation, before=state))
    return draw(bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: StoneChessPosition) -> Sequence[str]:
    """Return the SVG of every piece and stone."""
    return [draw_alone(KIND, REACH, draw_figure(piece)) for piece in position.board if piece]
