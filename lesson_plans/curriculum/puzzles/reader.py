"""Read a game's file of puzzles, each with its place in the file."""

from __future__ import annotations

from dataclasses import dataclass

from game_core import Game, Record
from game_core.puzzles.model import Puzzle
from game_core.puzzles.proofs import Fault
from game_core.puzzles.riddles import Play
from lesson_plans.curriculum.problem import Report
from lesson_plans.curriculum.puzzles import fields as parts
from lesson_plans.curriculum.source import Branch, Fields, read_list
from lesson_plans.curriculum.translations import Translate
from lesson_plans.curriculum.values import read_words


@dataclass(frozen=True, slots=True)
class Written:
    """A puzzle, and the places of its parts."""

    puzzle: Puzzle
    fields: Fields
    solution: Branch

    def blame(self, fault: Fault) -> None:
        """Report a fault at the line to be changed."""
        place = self.fields.where(fault.field)
        if fault.field == "solution":
            place = _follow(self.solution, fault.path).place
        place.blame(fault.reason)


def read_puzzles(
    text: str, file: str, game: Game, report: Report, translate: Translate = list
) -> list[Written] | None:
    """Return the readable puzzles in a file, translated by `translate`.

    Mistakes are reported. None if the file holds no list.
    """
    maps = read_list(text, file, report)
    if maps is None:
        return None
    found: list[Written] = []
    lines: dict[str, int] = {}
    for fields in translate(maps):
        written = _read_puzzle(fields, game)
        fields.finish()
        name = fields.text("id")
        if name and name.value in lines:
            name.place.blame(f"“{name.value}” is taken: see line {lines[name.value]}.")
        elif name:
            lines[name.value] = name.place.line
            found += [written] if written else []
    return found


def _read_puzzle(fields: Fields, game: Game) -> Written | None:
    record = parts.read_start(fields, game)
    side = parts.read_side(fields, record)
    task = parts.read_goal(fields, record)
    if isinstance(task, Play):
        fields.where("goal").blame(f"“{task}” asks nothing; that is for a step of a tutorial.")
    branch = fields.tree("solution", required=True)
    solution = None
    if record and task and branch:
        solution = parts.read_solution(branch, record, side, task)
    # Read the other fields even if these are wrong.
    puzzle = Puzzle(
        id=parts.read_id(fields),
        record=record or Record(game),
        prompt=parts.read_prompt(fields),
        task=task or Play(""),
        solution=solution or {},
        themes=parts.read_themes(fields),
        difficulty=parts.read_difficulty(fields),
        because=read_words(fields, "because"),
        ages=parts.read_ages(fields),
        hints=parts.read_hints(fields),
        wrong=parts.read_wrong(fields),
        source=read_words(fields, "source"),
        beginner=parts.read_flag(fields, "beginner"),
    )
    if not record or not task or not branch or solution is None or side != record.position.turn:
        return None
    return Written(puzzle, fields, branch)


def _follow(branch: Branch, path: tuple[str, ...]) -> Branch:
    """Return the branch that a path leads to, or the last one on it."""
    for move in path:
        following = branch.below.get(move) or branch.below.get("else")
        if following is None:
            break
        branch = following
    return branch
