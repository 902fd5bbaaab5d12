"""The block ```` ```puzzle ````: a puzzle of the curriculum, for its page or for paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from game_core import draw
from game_core.puzzles.model import Puzzle
from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields
from widgets.fences.blocks import read_caption
from widgets.fences.boards import draw_scene
from widgets.fences.kinds import Kind
from widgets.fences.page import PageContext
from widgets.html import render
from widgets.messages.site import tell
from widgets.puzzles import Shelf


@dataclass(frozen=True)
class Challenge:
    """A puzzle in a page; `data` is all of it, with its answer, for the browser side."""

    puzzle: Puzzle
    data: dict[str, Any]
    caption: str


def make_kind(find_shelf: Callable[[], Shelf]) -> Kind[Challenge]:
    """The kind of block for the puzzles of a shelf, which is asked for with the first of them."""
    return Kind(NAME, lambda fields: read_challenge(fields, find_shelf()), write_challenge)


NAME = "puzzle"


def read_challenge(fields: Fields, shelf: Shelf) -> Challenge | None:
    """A puzzle, from `id` and `caption`."""
    name = fields.text("id", required=True)
    caption = read_caption(fields)
    if name is None:
        return None
    puzzle = shelf.puzzles.get(name.value)
    if puzzle is None:
        hint = suggest(name.value, shelf.puzzles, "one is oware/feed-me.")
        name.place.blame(f"“{name.value}” is not a puzzle; {hint}")
        return None
    return Challenge(puzzle, shelf.describe(puzzle), caption)


def write_challenge(challenge: Challenge, page: PageContext) -> Markup:
    """What is asked, the board, and the same in words."""
    puzzle = challenge.puzzle
    picture, scene = draw_scene(puzzle.record, puzzle.side)
    return render(
        "blocks/puzzle.html",
        puzzle=puzzle,
        ages=[int(years) for years in puzzle.ages.split("-")],
        picture=picture,
        scene=scene,
        data=challenge.data,
        told=tell(draw.describe(puzzle.record.position)),
        caption=challenge.caption,
    )
