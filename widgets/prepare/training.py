"""Files for training: each task, an index, and pages of each game.

A task is a puzzle or a step of a tutorial. `puzzles/oware/feed-me.json` and
`puzzles/oware/learn/sow.json` hold one each, with its drawn board and the board's shape:
`{"puzzle": …, "scene": …, "shape": …}`, so pages fetch only the tasks they show.
`puzzles/index.json` is a compact list of puzzles, steps and sets of lesson plans;
`puzzles/prompts.json` has each puzzle's prompt and ages, for teachers who make a set.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game_core import Game
from game_core.messages import text
from game_core.puzzles.model import THEMES, Puzzle
from game_core.registry import list_games
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.unit import Unit
from lesson_plans.curriculum.translations import ORIGINAL
from lesson_plans.curriculum.tutorials import Step
from widgets.exercises import Exercises
from widgets.fences.boards import draw_scene
from widgets.html import find_shape
from widgets.messages.site import find_language, say, show
from widgets.prepare.pages import PreparedPage, make_page
from widgets.prepare.rooms import LEARN, PUZZLES, name_page

FOLDER = "puzzles"


def write_tasks(exercises: Exercises, game: Game) -> Iterator[tuple[str, str]]:
    """Yield the files of a game's tasks: path in the site, and text."""
    for written in exercises.collection.get(game.slug, ()):
        puzzle = written.puzzle
        yield write_task(puzzle.name, puzzle, exercises.describe(puzzle))
    for step in exercises.tutorials.get(game.slug, ()):
        yield write_task(step.name, step.task, step.describe())


def write_task(name: str, puzzle: Puzzle, data: Mapping[str, object]) -> tuple[str, str]:
    """Return the file of a task; `data` is what pages get of it."""
    picture, scene = draw_scene(puzzle.record, puzzle.side, find_language())
    task = {"puzzle": data, "scene": {**scene, "svg": picture}, "shape": find_shape(picture)}
    return f"{FOLDER}/{name}.json", _dump(task)


def write_index(
    puzzles: Iterable[Puzzle],
    tutorials: Mapping[str, Sequence[Step]],
    sets: Sequence[Mapping[str, object]] = (),
    shown: Sequence[Game] = (),
) -> tuple[str, str]:
    """Return the index, of the games `shown` or else of all.

    Pages may use any puzzle; students and teachers are offered those of these games. Tutorials are
    by game slug; `sets` are those of plans.
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


def write_pages(games: Sequence[Game], exercises: Exercises) -> Iterator[PreparedPage]:
    """Yield the training pages of some games."""
    for game in games:
        name = text(game.name)
        if exercises.curriculum.language == ORIGINAL or exercises.collection.get(game.slug):
            title = say("prepare-puzzles", game=name)
            told, lead = say("prepare-puzzles-description", game=name), say("prepare-puzzles-lead")
            block = f"```trainer\ngame: {game.slug}\n```\n\n"
            yield make_page(name_page(game, PUZZLES), title, told, lead, block)
        if game.slug in exercises.tutorials:
            title = say("prepare-learn", game=name)
            told, lead = say("prepare-learn-description", game=name), say("prepare-learn-lead")
            block = f"```tutorial\ngame: {game.slug}\n```\n\n"
            yield make_page(name_page(game, LEARN), title, told, lead, block)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def shorten(slug: str) -> str:
    """Return the short name of a plan's set: a single word, or the initials of several.

    >>> shorten("oware"), shorten("african-chess")
    ('oware', 'ac')
    """
    words = slug.split("-")
    return slug if len(words) == 1 else "".join(word[0] for word in words)


def list_sets(plans: Sequence[Plan], unit: Unit | None = None) -> list[dict[str, object]]:
    """Return the sets as in pages; if short names collide, the first keeps it.

    The unit has two that match, for its first and its last week, with each puzzle's idea and the
    standards that the weeks between serve.
    """
    sets: dict[str, dict[str, object]] = {}
    for plan in plans:
        code = shorten(plan.slug)
        if plan.facts.puzzles:
            sets.setdefault(
                code, {"code": code, "title": plan.facts.title, "puzzles": [*plan.facts.puzzles]}
            )
    if unit and unit.evidence:
        ideas = [each.idea for each in unit.evidence for _ in each.before]
        before = [name.value for each in unit.evidence for name in each.before]
        after = [name.value for each in unit.evidence for name in each.after]
        standards = [show(standard) for standard, _ in unit.map_standards(plans)]
        for week, puzzles in (1, before), (len(unit.weeks), after):
            title = say("prepare-set-week", week=week)
            sets[f"week{week}"] = {
                "code": f"week{week}", "title": title, "puzzles": puzzles, "ideas": ideas,
                "standards": standards,
            }  # fmt: skip
    return [*sets.values()]


def find_short(plan: Plan, plans: Sequence[Plan]) -> str:
    """Return the end of a set's link: its short name, or its puzzles if another plan has that."""
    code = shorten(plan.slug)
    first = next(other for other in plans if shorten(other.slug) == code)
    return code if first is plan else f"set={','.join(plan.facts.puzzles)}"
