"""Tutorials as authors write them: short steps, in files such as `lesson_plans/oware/tutorial.yml`.

A step is a small puzzle, whose answer is computed from the rules on reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game_core import Game, Record
from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Play
from game_core.puzzles.solutions import find_solution
from game_core.registry import list_games
from game_core.search.goals import GoalError
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.drafts import MARK
from lesson_plans.curriculum.layers import TUTORIALS, Curriculum
from lesson_plans.curriculum.problem import Place, Problem, Report, name_file
from lesson_plans.curriculum.puzzles import reader as parts
from lesson_plans.curriculum.source import Fields, read_list
from lesson_plans.curriculum.translations import ORIGINAL, Translate
from lesson_plans.curriculum.values import read_words

FILE = "tutorial.yml"
LEAST, MOST = 6, 10
"""The number of steps in a tutorial."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step: title, introduction, task, the text shown when it's done, and its name's place."""

    title: str
    say: str
    task: Puzzle
    done: str
    place: Place

    @property
    def name(self) -> str:
        """Its name within the site: `oware/learn/sow`."""
        return f"{self.task.record.game.slug}/learn/{self.task.id}"

    def describe(self) -> dict[str, object]:
        """Return the step as plain data for JSON: a puzzle, and more."""
        return self.task.describe() | {"title": self.title, "say": self.say, "done": self.done}


def read_tutorials(
    curriculum: Curriculum, report: Report, slugs: Sequence[str] = ()
) -> dict[str, list[Step]]:
    """Return the tutorials of all games, or of some; mistakes are reported."""
    found: dict[str, list[Step]] = {}
    paths = curriculum.find_each(FILE, TUTORIALS)
    for game in list_games():
        path = paths.get(game.slug)
        if path and (game.slug in slugs or not slugs):
            text = read_file(path, report)
            if text is not None and MARK.search(text) and not curriculum.drafts:
                continue
            translate = curriculum.translate(path, report)
            steps = []
            if text is not None:
                steps = read_steps(text, name_file(path), game, report, translate)
            if steps or curriculum.language == ORIGINAL:
                found[game.slug] = steps
    return found


def read_steps(
    text: str, file: str, game: Game, report: Report, translate: Translate = list
) -> list[Step]:
    """Return the readable steps in a file, translated; mistakes are reported.

    If a step is untranslated, there are none, since half a tutorial leads nowhere.
    """
    maps = read_list(text, file, report)
    if maps is None:
        return []
    if not LEAST <= len(maps) <= MOST:
        reason = f"a tutorial has {LEAST} to {MOST} steps; this one has {len(maps)}."
        report(Problem(file, 1, "", reason))
    translated = translate(maps)
    found: list[Step] = []
    for fields in translated if len(translated) == len(maps) else ():
        step = _read_step(fields, game)
        fields.finish()
        name = fields.text("id")
        if step and name and any(step.task.id == other.task.id for other in found):
            name.place.blame(f"“{name.value}” is taken.")
        elif step:
            found.append(step)
    return found


def _read_step(fields: Fields, game: Game) -> Step | None:
    identity = parts.read_id(fields)
    title = read_words(fields, "title")
    say = read_words(fields, "say")
    given = any(fields.has(name) for name in ("position", "record"))
    record = parts.read_start(fields, game) if given else Record(game)
    prompt = parts.read_prompt(fields)
    task = parts.read_goal(fields, record)
    hint = read_words(fields, "hint")
    done = read_words(fields, "done")
    if record is None or task is None:
        return None
    try:
        solution = find_solution(record, task)
    except GoalError as error:
        fields.where("goal").blame(str(error))
        return None
    puzzle = Puzzle(
        id=identity,
        record=record,
        prompt=prompt,
        task=task,
        # The task implies it, and on a board with stones it stands for many turns.
        solution={} if isinstance(task, Play) else solution,
        hints=(hint,),
    )
    return Step(title, say, puzzle, done, fields.where("id"))
