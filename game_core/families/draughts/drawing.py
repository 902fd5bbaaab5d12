"""Draw African Queen, and its moves as changes to the picture.

A piece's key is its square's name and `.0`, that of a ring on it `.1`: `e2.0`, `e2.1`. The rings in
hand are `w.0`, `w.1` … and `b.0` …. Whatever moves takes the key of its new place, so applying a
move's steps to a picture gives the drawing of the next position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game_core.families.draughts.board import (
    MEN,
    NUMBERS,
    RINGED,
    SQUARES,
    each,
    find_other,
    gather,
    is_plain,
)
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.geometry import (
    HEIGHT,
    REACH,
    RIM,
    SQUARE,
    TOP,
    TRAY,
    WIDTH,
    DraughtsFrame,
    draw_piece,
    draw_ring,
)
from game_core.families.draughts.notation import DraughtsState
from game_core.families.draughts.words import refer_piece
from game_core.messages import Said, Value, cell, listed, say
from game_core.messages import side as player
from game_core.notation import EMPTY, SIDES
from game_core.squares.words import label_piece, tell_board
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
from game_core.svg.frame import draw_cell, draw_squares
from game_core.types import Event

KIND = "draughts"
"""The CSS class of its pictures."""
REAL_SQUARE = 40
"""The width of a real square in mm; curtain rings and bottle caps are smaller."""


def draw(position: DraughtsPosition, viewpoint: str, told: Said, addressee: str = "") -> Picture:
    """Return the picture of a position, seen from side `viewpoint` (`w` or `b`)."""
    state, board = position.state, DraughtsFrame(viewpoint)
    return Picture.draw(
        position.game.name,
        KIND,
        (WIDTH, HEIGHT),
        told,
        element("rect", class_="frame", x=0, y=TOP, width=WIDTH, height=WIDTH, rx=10),
        *(_draw_tray(state, side, board) for side in (0, 1)),
        draw_squares(board.frame.names(), lambda name: _draw_square(state, name, board, addressee)),
        *(text(name, class_="coordinate", x=x, y=y) for name, x, y in board.letters()),
        element("g", *_draw_pieces(state, board), class_="pieces", data_layer="pieces"),
    )


def _draw_tray(state: DraughtsState, side: int, board: DraughtsFrame) -> str:
    letter, y = SIDES[side], board.tray(side)
    rings = state.rings[side]
    return element(
        "g",
        element(
            "rect", class_="tray", x=2, y=y - TRAY // 2 + 2, width=WIDTH - 4, height=TRAY - 4, rx=17
        ),
        text(str(rings), class_="count", x=WIDTH - 40, y=y + 11, data_key=f"count-{letter}"),
        class_="hand",
        data_key=f"hand-{letter}",
        data_label=say("draughts-hand", owner=player(letter), rings=rings),
    )


def _draw_square(state: DraughtsState, name: str, board: DraughtsFrame, addressee: str) -> str:
    x, y = board.frame.center(name)
    square = NUMBERS[name]
    plain = is_plain(square)
    hole = () if plain else (element("circle", class_="hole", cx=x, cy=y + 6, r=24),)
    return draw_cell(
        name, (x, y), SQUARE, RIM, *hole,
        look="plain" if plain else "holed", label=label_square(state, square, addressee),
    )  # fmt: skip


def _draw_pieces(state: DraughtsState, board: DraughtsFrame) -> Iterator[str]:
    """Yield pieces from back to front, each with its ring, then the rings in hand."""
    for name in reversed([*board.frame.names()]):
        square = NUMBERS[name]
        if state.board[square]:
            yield draw_piece(*look(state, square), **_place(board, name, 0))
        if state.board[square] in RINGED:
            yield draw_ring(**_place(board, name, 1))
    for letter, rings in zip(SIDES, state.rings, strict=True):
        for slot in range(rings):
            yield draw_ring(**_place(board, letter, slot))


def look(state: DraughtsState, square: int) -> tuple[str, str]:
    """Return the shape and the color of the piece on a square."""
    shape = "flat" if is_plain(square) else "round"
    return shape, ("white", "black")[state.board[square].islower()]


def _place(board: DraughtsFrame, place: str, slot: int) -> dict[str, str]:
    x, y = board.spot(place, slot)
    return {"data_key": f"{place}.{slot}", "transform": f"translate({x} {y}) rotate(0)"}


# --- In words ---


def label_square(state: DraughtsState, square: int, addressee: str) -> Said:
    """Return a square and what's on it, addressed to a side, or to none if `addressee` is empty."""
    letter, name = state.board[square], SQUARES[square]
    if letter:
        return label_piece(name, refer_piece(letter, square), SIDES[letter.islower()], addressee)
    place = cell(name)
    return say("draughts-empty-plain" if is_plain(square) else "draughts-empty-hole", square=place)


def describe(position: DraughtsPosition) -> Said:
    """Return the board in words: each side's men, ringed pieces and rings; who is to move."""
    sides = [
        say(
            "draughts-side",
            owner=player(letter),
            men=_list_squares(position.state, men),
            ringed=_list_squares(position.state, ringed),
            rings=rings,
        )
        for letter, men, ringed, rings in zip(SIDES, MEN, RINGED, position.state.rings, strict=True)
    ]
    return tell_board(position, sides)


def _list_squares(state: DraughtsState, piece: str) -> Value:
    return listed(cell(SQUARES[square]) for square in each(gather(state.board, (piece,))))


# --- Moves ---


def steps(
    position: DraughtsPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: pieces and rings move, disappear, or change hands."""
    return list_steps(events, sentences, DraughtsPicture(position, viewpoint).apply)


class DraughtsPicture:
    """A picture in mid-move: which squares have a ring, and how many rings are in each hand."""

    def __init__(self, position: DraughtsPosition, viewpoint: str) -> None:
        self.board = DraughtsFrame(viewpoint)
        self.ringed = {SQUARES[square] for square in each(gather(position.board, RINGED))}
        self.spoils = position.game.conduct.spoils
        self.hands = dict(zip(SIDES, position.state.rings, strict=True))

    def apply(self, event: Event) -> Change:
        """Record an event and return its change to the picture: moves, removals, numbers."""
        match event.kind:
            case "ring":
                self.hands[event.side] -= 1
                self.ringed.add(event.at)
                move = self._move(event.side, self.hands[event.side], event.at, 1)
                return {"moves": [move], "texts": self._count(event.side)}
            case "move" | "leap":
                slots = (0, 1) if event.at in self.ringed else (0,)
                if event.at in self.ringed:
                    self.ringed.remove(event.at)
                    self.ringed.add(event.what)
                return {"moves": [self._move(event.at, slot, event.what, slot) for slot in slots]}
            case "capture" if event.at in self.ringed:
                self.ringed.remove(event.at)
                if self.spoils == "nobody":
                    return {"gone": [f"{event.at}.0", f"{event.at}.1"]}
                hand = event.side if self.spoils == "captor" else find_other(event.side)
                move = self._move(event.at, 1, hand, self.hands[hand])
                self.hands[hand] += 1
                return {"gone": [f"{event.at}.0"], "moves": [move], "texts": self._count(hand)}
            case "capture":
                return {"gone": [f"{event.at}.0"]}
        return {}

    def _move(self, place: str, slot: int, to: str, to_slot: int) -> PartMove:
        x, y = self.board.spot(to, to_slot)
        return f"{place}.{slot}", f"{to}.{to_slot}", x, y, 0

    def _count(self, side: str) -> dict[str, str]:
        return {f"count-{side}": str(self.hands[side])}


# --- Printed parts ---


def draw_empty(position: DraughtsPosition) -> Picture:
    """Return the picture of the empty board, seen from the side that begins."""
    bare = position.state._replace(board=(EMPTY,) * len(position.board), rings=(0, 0))
    return draw(replace(position, state=bare), position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: DraughtsPosition) -> Sequence[str]:
    """Return the SVG of each piece and ring, on the board and next to it."""
    state = position.state
    men = [
        draw_piece(*look(state, NUMBERS[name]))
        for name in reversed([*DraughtsFrame(position.game.sides[0]).frame.names()])
        if state.board[NUMBERS[name]]
    ]
    rings = sum(state.rings) + sum(piece in RINGED for piece in state.board)
    return [draw_alone(KIND, REACH, picture) for picture in (*men, *[draw_ring()] * rings)]
