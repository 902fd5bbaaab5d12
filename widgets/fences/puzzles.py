"""Puzzles for students: blocks ```` ```puzzle ````, ```` ```trainer ````, ```` ```tutorial ````.

A trainer shows a series of puzzles, a tutorial its steps. Their pages hold the first with its board
drawn, and fetch the others as files; see `widgets.prepare.training`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from game_core import Game, draw
from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Illegal, LastSeed
from game_core.registry import list_games
from game_core.sentences import tell_status
from lesson_plans.curriculum.layers import PUZZLES
from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.tutorials import Step
from lesson_plans.curriculum.values import find_game
from widgets.exercises import Exercises, find_first
from widgets.fences.blocks import PERSON, SIZES, Board, read_caption
from widgets.fences.boards import draw_scene, write_board
from widgets.fences.page import RUN, WALL, Kind, PageContext
from widgets.html import render
from widgets.messages.site import find_language, say, tell

ALL, SET = "all", "set"
"""Instead of a game: puzzles of all games, or of a class's set, which is in the link."""


@dataclass(frozen=True)
class Challenge:
    """A puzzle in a page; `data` is all of it, including its answer, for the browser side."""

    puzzle: Puzzle
    data: Mapping[str, object]
    caption: str = ""


@dataclass(frozen=True)
class Trainer:
    """The puzzles of a game, of all, or of a set; `firsts`: each game's easiest, easiest first."""

    game: Game | None
    firsts: Sequence[Challenge] = ()
    is_set: bool = False


def read_challenge(fields: Fields, exercises: Exercises) -> Challenge | None:
    """Read a puzzle, from `id` and `caption`."""
    name = fields.text("id", required=True)
    caption = read_caption(fields)
    if name is None:
        return None
    if puzzle := exercises.puzzles.get(name.value):
        return Challenge(puzzle, exercises.describe(puzzle), caption)
    # What couldn't be read has been reported already.
    if not exercises.is_unread(name.value):
        slug = name.value.partition("/")[0]
        first = next(iter(exercises.puzzles), "")
        other = f"one is {first}." if first else "there are none."
        told = f"is not a puzzle; {suggest(name.value, exercises.puzzles, other)}"
        if exercises.curriculum.leaves_out(PUZZLES, slug, name.value):
            told = "is shown here, and mkdocs.yml leaves it out."
        name.place.blame(f"“{name.value}” {told}")
    return None


def read_trainer(fields: Fields, exercises: Exercises) -> Trainer | None:
    """Read a trainer, from `game`, which may be `all` or `set`."""
    slug = fields.text("game", required=True)
    if slug and slug.value == SET:
        return Trainer(None, is_set=True)
    game = None if slug and slug.value == ALL else find_game(slug)
    if slug is None or (game is None and slug.value != ALL):
        return None
    games = [game] if game else list_games()
    found = (find_first(exercises.puzzles.values(), each) for each in games)
    firsts = sorted((first for first in found if first), key=lambda first: first.difficulty)
    return Trainer(game, [Challenge(first, exercises.describe(first)) for first in firsts])


def read_tutorial(fields: Fields, exercises: Exercises) -> tuple[Game, Sequence[Step]] | None:
    """Read the game and the steps of a tutorial, from `game`."""
    slug = fields.text("game", required=True)
    game = find_game(slug)
    if slug is None or game is None:
        return None
    steps = exercises.tutorials.get(game.slug)
    if steps is None:
        slug.place.blame(f"{game.slug} has no tutorial.")
    # A tutorial without steps has a mistake in its file, which is reported instead.
    return (game, steps) if steps else None


def write_challenge(challenge: Challenge, page: PageContext) -> Markup:
    """Return the task, the board, and the same in words."""
    puzzle = challenge.puzzle
    if page.view in (RUN, WALL):
        # The lesson asks, and the teacher has the key.
        board = Board(puzzle.record, puzzle.side, (PERSON, PERSON), SIZES[0], challenge.caption)
        return write_board(board, page)
    return render(
        "blocks/puzzle.html",
        **_draw(challenge),
        ages=[int(years) for years in puzzle.ages.split("-")],
        told=tell(draw.describe(puzzle.record.position)),
        caption=challenge.caption,
    )


def write_trainer(trainer: Trainer, page: PageContext) -> Markup:
    """Return the first puzzle, of a game with a page on the site."""
    firsts = trainer.firsts
    shown = (each for each in firsts if page.link(f"games/{each.puzzle.record.game.slug}.md"))
    drawn = _draw(next(shown, firsts[0])) if firsts else {"puzzle": None}
    return render("blocks/trainer.html", game=trainer.game, is_set=trainer.is_set, **drawn)


def write_tutorial(tutorial: tuple[Game, Sequence[Step]], page: PageContext) -> Markup:
    """Return the titles of all steps, and the first step."""
    game, steps = tutorial
    drawn = _draw(Challenge(steps[0].task, steps[0].describe()))
    return render("blocks/tutorial.html", game=game, steps=steps, **drawn)


def _draw(challenge: Challenge) -> dict[str, object]:
    """Return the template's values for a puzzle."""
    puzzle = challenge.puzzle
    picture, scene = draw_scene(puzzle.record, puzzle.side, find_language())
    return {
        "puzzle": puzzle,
        "picture": picture,
        "scene": scene,
        "data": challenge.data,
        "said": _ask(puzzle),
    }


def _ask(puzzle: Puzzle) -> str:
    """Return the board's first message, which `training/solving.js` repeats once it's loaded."""
    if isinstance(puzzle.task, Illegal):
        return say("training-illegal")
    if isinstance(puzzle.task, LastSeed):
        return say("training-last-seed")
    return tell(tell_status(puzzle.record.position, None))


KINDS = (
    Kind("puzzle", read_challenge, write_challenge, uses_curriculum=True),
    Kind("trainer", read_trainer, write_trainer, uses_curriculum=True),
    Kind("tutorial", read_tutorial, write_tutorial, uses_curriculum=True),
)
