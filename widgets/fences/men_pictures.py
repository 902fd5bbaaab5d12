"""Small drawings for the cards of games with rings: an answer's effect, shown on squares.

The rules make them. They have no words, since each is next to its answer in words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from game_core.families.draughts.board import NUMBERS, PLACES, RINGED, SIZE, SQUARES, is_plain
from game_core.families.draughts.cards import Rules, build
from game_core.families.draughts.game import DraughtsGame, DraughtsPosition
from game_core.families.draughts.notation import DraughtsState, write
from game_core.notation import SIDES
from game_core.svg.elements import element, number, text

type Place = tuple[float, float]

SQUARE = 15
MAN, RING, HOLE, DOT, CROSS = 5, 6.5, 2, 2.5, 3.5


@dataclass(frozen=True)
class View:
    """The visible ranks and files, from 0, right of a column for things next to the board."""

    ranks: range = range(SIZE)
    files: range = range(SIZE)

    @property
    def size(self) -> tuple[int, int]:
        """The picture's width and height."""
        return SQUARE * (len(self.files) + 1), SQUARE * len(self.ranks)

    def shows(self, square: int) -> bool:
        """Return whether a square is in it."""
        file, rank = PLACES[square]
        return file in self.files and rank in self.ranks

    def find(self, name: str) -> Place:
        """Return the center of a square in the picture."""
        file, rank = PLACES[NUMBERS[name]]
        return (file - self.files[0] + 1.5) * SQUARE, (self.ranks[-1] - rank + 0.5) * SQUARE


_BASE = Rules(duty="none")
"""African Queen without compulsory captures, so that everything a piece can do is visible."""


@dataclass(frozen=True)
class Scene:
    """A board: `pieces` as in `Mc3 qd4`; which of its ranks are shown, from 1; and what is shown.

    That's a move, or else what can be chosen after its `parts`: pieces, or a piece's squares.
    """

    pieces: str
    ranks: tuple[int, int]
    move: str = ""
    parts: tuple[str, ...] = ()


_AROUND = "Md4 Mc3 Md3 Me3 Mc4 Me4 Mc5 Md5 Me5 mg7"
_TWO_PREY = "Mb3 Md3 md4 me5 mg7"
_SHOWN: Mapping[str, Scene | Mapping[str, Scene]] = {
    "crowning": {
        "any": Scene("Mb3 Md4 Mf3 mc6", (3, 5), parts=("ring",)),
        "far": Scene("Mc6 mf6", (5, 7), "c6-d7"),
    },
    "steps": Scene("Md4 mg7", (3, 5), parts=("d4",)),
    "leaps": Scene(_AROUND, (2, 6), parts=("d4",)),
    "bridges": Scene("Md3 Md4 me4 mg7", (3, 5), parts=("d3",)),
    "taking": Scene("Md3 md4 mg7", (3, 5), "d3-d5"),
    "duty": {
        "none": Scene(_TWO_PREY, (3, 6), "b3-c4"),
        "begin": Scene(_TWO_PREY, (3, 6), "d3-d5"),
        "go-on": Scene(_TWO_PREY, (3, 6), "d3-d5-f5"),
    },
    "ringed": Scene("Qd4 mg1", (2, 6), parts=("d4",)),
    "spoils": Scene("Md3 qd4 mg7", (3, 5), "d3-d5"),
    "goal": {
        "beat": Scene("Md3 md4", (3, 5), "d3-d5"),
        "reach": Scene("Mc6 mf6", (5, 7), "c6-d7"),
        "lose": Scene("Md3 md4", (3, 5), "d3-d5"),
    },
}
"""For each question, a board that shows its answers."""


def draw_answer(question: str, answer: str) -> Markup:
    """Return an answer's effect as SVG."""
    game = build(_BASE.change(question, answer))
    if question == "setup":
        return _draw(View(), _draw_board(game.start(), View()))
    if question == "rings":
        return _draw(View(range(2)), _draw_rings(game.start()))
    shown = _SHOWN[question]
    scene = shown if isinstance(shown, Scene) else shown[answer]
    low, high = scene.ranks
    view = View(range(low - 1, high), range(1, SIZE - 1))
    return _draw(view, _draw_scene(game, scene, view))


def _draw_scene(game: DraughtsGame, scene: Scene, view: View) -> Iterator[str]:
    before = _set_up(game, scene.pieces)
    if not scene.move:
        yield from _draw_board(before, view, before.options(scene.parts).cells)
        return
    after, events = before.trace(scene.move)
    way = scene.move.split("-")
    yield from _draw_board(after, view, lifted=way[0])
    for origin, target in pairwise(way):
        start, end = (" ".join(map(number, view.find(name))) for name in (origin, target))
        yield element("path", d=f"M{start}L{end}")
    for event in events:
        if event.kind == "capture":
            x, y = (number(center - CROSS) for center in view.find(event.at))
            size = number(2 * CROSS)
            cross = f"M{x} {y}l{size} {size}m0 -{size}l-{size} {size}"
            yield element("path", d=cross, class_="taken")
    yield from _draw_beside(before, after, view)


def _set_up(game: DraughtsGame, pieces: str) -> DraughtsPosition:
    """Return a position with White to move; rings not worn are in hand."""
    standing = {each[1:]: each[0] for each in pieces.split()}
    each = game.conduct.rings // len(SIDES)
    white, black = (each - pieces.count(letter) for letter in RINGED)
    state = DraughtsState(tuple(standing.get(name, "") for name in SQUARES), 0, (white, black), 0)
    return game.parse(write(state))


def _draw(view: View, parts: Iterator[str]) -> Markup:
    width, height = view.size
    size = f"0 0 {width} {height}"
    return Markup(element("svg", "".join(parts), viewBox=size, class_="men", aria_hidden="true"))


def _draw_board(
    position: DraughtsPosition, view: View, choices: Collection[str] = (), lifted: str = ""
) -> Iterator[str]:
    for square, name in enumerate(SQUARES):
        if not view.shows(square):
            continue
        x, y = place = view.find(name)
        yield element("rect", x=x - SQUARE / 2, y=y - SQUARE / 2, width=SQUARE, height=SQUARE)
        piece = position.board[square]
        if not piece and not is_plain(square):
            yield _draw_circle(place, HOLE, "hole")
        if name == lifted:
            yield _draw_circle(place, MAN, "from")
        if piece:
            choice = " choice" if name in choices else ""
            yield _draw_circle(place, MAN, ("white", "black")[piece.islower()] + choice)
        elif name in choices:
            yield _draw_circle(place, DOT, "way")
        if piece in RINGED:
            yield _draw_circle(place, RING, "ring")


def _draw_rings(start: DraughtsPosition) -> Iterator[str]:
    """Draw the rings in hand, Black's above White's."""
    for side, rings in enumerate(start.state.rings):
        for place in range(1, rings + 1):
            yield _draw_circle((place * 1.5 * SQUARE, (1.5 - side) * SQUARE), RING, "ring")


def _draw_beside(before: DraughtsPosition, after: DraughtsPosition, view: View) -> Iterator[str]:
    """Draw a captured ring next to its side, and a star next to the winner."""
    result = after.result()
    for side, y in enumerate((view.size[1] - SQUARE / 2, SQUARE / 2)):
        if after.state.rings[side] > before.state.rings[side]:
            yield _draw_circle((SQUARE / 2, y), MAN, "ring")
        if result and result.winner == SIDES[side]:
            yield text("★", x=SQUARE / 2, y=y)


def _draw_circle(place: Place, radius: float, kind: str) -> str:
    x, y = place
    return element("circle", cx=x, cy=y, r=radius, class_=kind)
