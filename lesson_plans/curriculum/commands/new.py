"""Begin something new in the curriculum.

    python -m lesson_plans new oware
    python -m lesson_plans new two-games --game ouri

begin a lesson plan, of the game of that name or of another.

    python -m lesson_plans new oware --puzzle feed-me --goal "capture 3 within 1" \
        --position "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"

adds a puzzle to the game's `puzzles.yml`, with its solution, and with words to be replaced. The
exit code is 2 where the solver can't reach the goal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game_core import PositionError, Record, UnknownGame, get
from game_core.puzzles.model import Puzzle, read_task
from game_core.puzzles.solutions import find_solution
from game_core.search.goals import GoalError
from lesson_plans.curriculum.folder import find_curriculum, name_file
from lesson_plans.curriculum.game_files import register_own
from lesson_plans.curriculum.plans.collection import FILE as PLAN
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.scaffold import write_plan
from lesson_plans.curriculum.plans.schema import ACROSS, SOWING, SQUARES
from lesson_plans.curriculum.problem import SourceError, refuse
from lesson_plans.curriculum.puzzles.collection import FILE
from lesson_plans.curriculum.puzzles.writer import write_puzzle


def main(arguments: Sequence[str]) -> int:
    """Begin it."""
    parser = argparse.ArgumentParser(
        prog="python -m lesson_plans new",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("slug", help="a game, or the name of a plan")
    parser.add_argument("--game", help="the first game of a plan that has another name")
    parser.add_argument("--puzzle", metavar="ID", help="the name of a new puzzle")
    parser.add_argument("--position", help="where the game stands")
    parser.add_argument("--goal", help="what is asked: “capture 3 within 1”")
    options = parser.parse_args(arguments)
    try:
        register_own(Path.cwd(), refuse)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 2
    if not options.puzzle:
        return begin_plan(options.slug, options.game or options.slug)
    if not (options.position and options.goal):
        parser.error("a puzzle needs --position and --goal")
    try:
        puzzle = sketch(options.slug, options.puzzle, options.position, options.goal)
    except (UnknownGame, PositionError, GoalError) as error:
        print(error, file=sys.stderr)
        return 2
    path = find_curriculum(Path.cwd()) / options.slug / FILE
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8").rstrip() + "\n\n" if path.is_file() else ""
    path.write_text(before + write_puzzle(puzzle), encoding="utf-8")
    print(f"{name_file(path)}: now replace its words, then “make proofs”.")
    return 0


def begin_plan(slug: str, name: str) -> int:
    """Begin the plan `slug` of the game `name`, last of its series; the exit code."""
    curriculum = find_curriculum(Path.cwd())
    path = curriculum / slug / PLAN
    if path.exists():
        print(f"{name_file(path)} is there already.", file=sys.stderr)
        return 2
    try:
        game = get(name)
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    series = ACROSS if slug != game.slug else SOWING if game.family.sows else SQUARES
    others = [plan.facts for plan in read_plans(curriculum, lambda problem: None)]
    place = 1 + max((facts.place for facts in others if facts.series == series), default=0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_plan(game, series, place), encoding="utf-8")
    print(f"{name_file(path)}: now replace its words.")
    return 0


def sketch(slug: str, name: str, position: str, goal: str) -> Puzzle:
    """A puzzle with its solution, its words still to be written.

    Raises UnknownGame, PositionError and GoalError.
    """
    game = get(slug)
    record = Record(game, game.parse(position))
    task = read_task(goal)
    return Puzzle(
        id=name,
        record=record,
        prompt="What is to be done, in twelve words at most?",
        task=task,
        solution=find_solution(record, task),
        themes=("counting",),
        difficulty=1,
        because="Why is it as hard as that?",
        ages="8-14",
        hints=("What is there to notice?", "Where should one look?", "What is the first move?"),
        source="written by …",
    )
