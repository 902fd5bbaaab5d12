"""Print boards, pieces, and a lesson's props, to play on paper.

Each piece has its own square, which fits into a square of the board. A board of real size is cut
along its squares into sheets to glue together: each fits A4 and Letter, with flaps for the next
sheet at its right and lower edges.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from game_core import Game
from game_core.messages import text
from game_core.svg.elements import Picture
from lesson_plans.curriculum.plans.outline import CARD, CHALLENGE
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import SHEETS
from widgets.fences.boards import draw_start, render_drawing, still
from widgets.fences.page import Link
from widgets.fences.sheets import KEYS
from widgets.html import render
from widgets.messages.site import find_language

SHORT, LONG = 182, 250
"""The printable part of a sheet on both paper sizes, without flaps, in millimeters."""
FLAP = 6
"""Width in millimeters."""
SQUARES = re.compile(r'<rect class="square" x="(\S+)" y="(\S+)" width="(\S+)"')


@dataclass(frozen=True)
class Tile:
    """One sheet: its number, its part of the drawing in drawing units, and a unit's size in mm.

    `right` and `down` say whether another sheet follows there.
    """

    number: int
    x: float
    y: float
    width: float
    height: float
    scale: float
    right: bool
    down: bool

    @property
    def flap(self) -> float:
        """The flap's width in drawing units."""
        return FLAP / self.scale


@dataclass(frozen=True)
class Tiling:
    """The sheets of a board, row by row, with the number per row."""

    tiles: Sequence[Tile]
    columns: int
    size: tuple[float, float]
    """The whole board in millimeters."""
    is_wide: bool
    """Whether the sheets are in landscape."""


def cut_into_sheets(picture: Picture, square: int) -> Tiling:
    """Cut a drawn board, with squares this many millimeters wide, into the fewest sheets."""
    squares = [tuple(map(float, found)) for found in SQUARES.findall(picture.inner)]
    width, height = picture.size
    unit = squares[0][2]
    scale = square / unit
    across = _list_edges((x for x, _, _ in squares), width)
    down = _list_edges((y for _, y, _ in squares), height)
    ways = [
        (_share(across, wide / scale), _share(down, high / scale), wide)
        for wide, high in ((SHORT, LONG), (LONG, SHORT))
    ]
    columns, rows, wide = min(ways, key=lambda way: (len(way[0]) * len(way[1]), way[2]))
    tiles = [
        Tile(
            number, left, top, right - left, bottom - top, scale,
            right=right < width, down=bottom < height,
        )
        for number, (top, bottom, left, right) in enumerate(
            ((*row, *column) for row in pairwise(rows) for column in pairwise(columns)), start=1
        )
    ]  # fmt: skip
    return Tiling(tiles, len(columns) - 1, (width * scale, height * scale), wide == LONG)


def _list_edges(starts: Iterable[float], whole: float) -> list[float]:
    """Return the edges where a board may be cut, from first to last."""
    lines = sorted(set(starts))
    return [0, *lines[1:], whole]


def _share(edges: Sequence[float], most: float) -> list[float]:
    """Choose the fewest cuts to parts no longer than `most`. Raises ValueError if a square is."""
    cuts = [edges[0]]
    for edge, after in pairwise(edges):
        if after - edge > most:
            raise ValueError("a square is larger than a sheet")
        if after - cuts[-1] > most:
            cuts.append(edge)
    return [*cuts, edges[-1]]


ASKED = "board", "big board", "pieces"
"""The sheets that depend on what the class already has."""


def fill_sheets(plan: Plan, link: Link) -> Mapping[str, Markup]:
    """Return the contents of a plan's sheets by sheet, without those it doesn't need."""
    games = plan.facts.games
    sheets = {
        "board": draw_boards(games),
        "big board": draw_big_boards(games),
        "pieces": draw_pieces(games),
        "props": render("paper/props.html", props=plan.facts.props) if plan.facts.props else "",
        "home": _draw_home(plan, link),
    }
    # Markdown wraps what doesn't begin with a tag in a paragraph.
    return {name: Markup(sheet.strip()) for name, sheet in sheets.items() if sheet}


def describe_choice(plan: Plan) -> Mapping[str, object]:
    """Return the sheets of a plan to choose from by name, and whether there are others.

    `big` says if a board needs several sheets, `cut` if pieces are printed by default.
    """
    games, asked = plan.facts.games, {sheet.sheet for sheet in plan.facts.sheets}
    parts = {part for block in plan.blocks.values() for part in block.parts}
    lacking = {
        "rule card": CARD not in plan.sections,
        "props": not plan.facts.props,
        "puzzles": CHALLENGE not in parts,
        "exit tickets": not plan.exits,
        "short exit tickets": len(plan.exits) < 2,
        "key": parts.isdisjoint(KEYS),
    }
    ticked = {
        name: name not in ("plan", "short exit tickets")
        for name in SHEETS
        if name not in ASKED and not lacking.get(name)
    }
    big = any(game.family.drawing.REAL_SQUARE for game in games)
    return {"ticked": ticked, "big": big, "cut": "pieces" in asked}


def draw_boards(games: Sequence[Game]) -> Markup:
    """Draw a blank board for each kind that the games use, with the games' names."""
    boards = [
        {
            "name": name,
            "drawn": render_drawing(game, picture.write(find_language())),
            "wide": picture.size[0] > picture.size[1],
        }
        for game, name, picture in _differ(games)
    ]
    return render("paper/boards.html", boards=boards)


def draw_big_boards(games: Sequence[Game]) -> Markup:
    """Draw them over several sheets, if real pieces need larger squares than one sheet has."""
    boards = [
        {
            "game": game,
            "name": name,
            "kind": f"ubao-svg {picture.kind}",
            "inner": still(picture.inner),
            "tiling": cut_into_sheets(picture, square),
            "square": square,
        }
        for game, name, picture in _differ(games)
        if (square := game.family.drawing.REAL_SQUARE)
    ]
    return render("paper/tiles.html", boards=boards) if boards else Markup()


def draw_pieces(games: Sequence[Game]) -> Markup:
    """Draw all seeds or pieces of these games' first positions, to cut apart."""
    drawn = [
        render("picture.html", game=game, drawing=drawing, shape=None)
        for game in {type(game.start()): game for game in reversed(games)}.values()
        for pieces in [game.family.drawing.draw_pieces(game.start())]
        for drawing in [still(render("paper/squares.html", pieces=map(Markup, pieces)))]
    ]
    return render("paper/pieces.html", games=drawn)


def _draw_home(plan: Plan, link: Link) -> Markup:
    """Return the start of the page for families: picture, rules, and the game's address."""
    game = plan.facts.games[0]
    picture = draw_start(game)
    address = link(f"games/{game.slug}.md")
    return render(
        "paper/home.html", plan=plan, game=text(game.name), picture=picture, address=address
    )


def _differ(games: Iterable[Game]) -> Iterator[tuple[Game, str, Picture]]:
    """Yield the games' different boards: first game, names of all, picture."""
    boards: dict[Picture, tuple[Game, list[str]]] = {}
    for game in games:
        picture = game.family.drawing.draw_empty(game.start())._replace(game="")
        boards.setdefault(picture, (game, []))[1].append(game.name)
    for picture, (game, names) in boards.items():
        yield game, " · ".join(names), picture._replace(game=game.name)
