"""Files for training: each task, an index, and pages of each game.

A task is a puzzle or a step of a tutorial. `puzzles/oware/feed-me.json` and
`puzzles/oware/learn/sow.json` hold one each, with its drawn board: `{"puzzle": …, "scene": …}`, so
pages fetch only the tasks they show. `puzzles/index.json` is a compact list of puzzles, steps and
sets of lesson plans; `puzzles/prompts.json` has each puzzle's prompt and ages, for teachers who
make a set.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game_core import Game
from game_core.messages import text
from game_core.puzzles.model import Puzzle
from game_core.puzzles.themes import THEMES
from game_core.registry import list_games
from lesson_plans.curriculum.translations import ORIGINAL
from lesson_plans.curriculum.tutorials import Step
from widgets.fences.boards import draw_scene
from widgets.messages.site import say
from widgets.prepare.pages import PreparedPage, make_page
from widgets.prepare.rooms import LEARN, PUZZLES, name_page
from widgets.puzzles import Shelf

FOLDER = "puzzles"


def write_data(
    shelf: Shelf, sets: Sequence[Mapping[str, object]], shown: Sequence[Game]
) -> Iterator[tuple[str, str]]:
    """Yield the data files: path in the site, and text.

    Pages may use any puzzle. Students and teachers are offered those of the games `shown`.
    """
    puzzles = shelf.puzzles.values()
    for puzzle in puzzles:
        yield write_task(puzzle.name, puzzle, shelf.describe(puzzle))
    for steps in shelf.tutorials.values():
        for step in steps:
            yield write_task(step.name, step.task, step.describe())
    yield write_index(puzzles, shelf.tutorials, sets, shown)
    yield write_prompts(puzzles)


def write_task(name: str, puzzle: Puzzle, data: Mapping[str, object]) -> tuple[str, str]:
    """Return the file of a task; `data` is what pages get of it."""
    picture, scene = draw_scene(puzzle.record, puzzle.side)
    return f"{FOLDER}/{name}.json", _dump({"puzzle": data, "scene": {**scene, "svg": picture}})


def write_index(
    puzzles: Iterable[Puzzle],
    tutorials: Mapping[str, Sequence[Step]],
    sets: Sequence[Mapping[str, object]] = (),
    shown: Sequence[Game] = (),
) -> tuple[str, str]:
    """Return the index, of the games `shown` or else of all.

    Tutorials are by game slug; `sets` are those of plans.
    """
    found = [*puzzles]
    games = [
        {
            "slug": game.slug,
            "name": game.name,
            "puzzles": [
                {"id": puzzle.name, "themes": puzzle.themes, "difficulty": puzzle.difficulty}
                for puzzle in found
                if puzzle.record.game is game
            ],
            "steps": [step.name for step in tutorials.get(game.slug, ())],
        }
        for game in shown or list_games()
    ]
    return f"{FOLDER}/index.json", _dump({"themes": THEMES, "games": games, "sets": sets})


def write_prompts(puzzles: Iterable[Puzzle]) -> tuple[str, str]:
    """Return the file with each puzzle's prompt and ages."""
    asked = {puzzle.name: [puzzle.prompt, puzzle.ages] for puzzle in puzzles}
    return f"{FOLDER}/prompts.json", _dump(asked)


def write_pages(games: Sequence[Game], shelf: Shelf) -> Iterator[PreparedPage]:
    """Yield the training pages of some games."""
    for game in games:
        name = text(game.name)
        if shelf.curriculum.language == ORIGINAL or shelf.collection.get(game.slug):
            title = say("prepare-puzzles", game=name)
            told, lead = say("prepare-puzzles-description", game=name), say("prepare-puzzles-lead")
            block = f"```trainer\ngame: {game.slug}\n```\n\n"
            yield make_page(name_page(game, PUZZLES), title, told, lead, block)
        if game.slug in shelf.tutorials:
            title = say("prepare-learn", game=name)
            told, lead = say("prepare-learn-description", game=name), say("prepare-learn-lead")
            block = f"```tutorial\ngame: {game.slug}\n```\n\n"
            yield make_page(name_page(game, LEARN), title, told, lead, block)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
