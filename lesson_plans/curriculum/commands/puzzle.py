r"""Start a puzzle in this folder's site: the answer is found, the words are yours.

    ubao puzzle oware mind-the-gap --goal "capture 3 within 1" \
        --position "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"

The puzzle is added at the end of lesson_plans/oware/puzzles.yml. The exit code is 2 if the goal
can't be reached, or if every move reaches it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import game_core
from game_core import Record
from game_core.puzzles.model import Puzzle, read_task
from game_core.puzzles.posing import write_puzzle
from game_core.puzzles.proofs import find_faults, prove
from game_core.puzzles.solutions import find_solution
from lesson_plans.curriculum.commands.here import demand_name, open_here, open_parser
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.problem import Refusal, name_file, refuse
from lesson_plans.curriculum.puzzles.collection import FILE
from lesson_plans.curriculum.puzzles.proofs import PATIENCE
from lesson_plans.curriculum.source import read_list

MAKER = "authors/puzzle-maker/"
"""The page for setting up puzzles."""


def main(arguments: Sequence[str]) -> None:
    """Add the puzzle to its file. Raises Refusal, and whatever `sketch` raises."""
    parser = open_parser("puzzle", __doc__)
    parser.add_argument("game", help="the short name of a game")
    parser.add_argument("id", help="a name in small letters, such as mind-the-gap")
    parser.add_argument("--position", required=True, help="the position, as text")
    parser.add_argument("--goal", required=True, help="what is asked: “capture 3 within 1”")
    asked = parser.parse_args(arguments)
    slug, name = asked.game, asked.id
    curriculum = open_here()
    puzzle = sketch(slug, name, asked.position, asked.goal)
    path = curriculum.own / slug / FILE
    before = _read_before(path, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(before + write_puzzle(puzzle), encoding="utf-8")
    print(f"{name_file(path)}: now replace the words of “{name}”, then “ubao prove {slug}”.")
    print(f"Next time, you may set it up on a board, on the page {MAKER} of your site.")


def _read_before(path: Path, name: str) -> str:
    """Return the text above a new puzzle. Raises SourceError, and Refusal if the name is taken."""
    text = (read_file(path, refuse) or "") if path.is_file() else ""
    if not text.strip():
        return ""
    for fields in read_list(text, name_file(path), refuse) or ():
        taken = fields.text("id")
        if taken and taken.value == name:
            place = taken.place
            raise Refusal(f"{place.file}:{place.line}: “{name}” is there already.")
    return text.rstrip() + "\n\n"


def sketch(slug: str, name: str, position: str, goal: str) -> Puzzle:
    """Return a puzzle with its solution and placeholders for its words.

    Raises UnknownGame, PositionError, GoalError, and Refusal if there's nothing to find.
    """
    demand_name(name)
    # Only now are the site's games registered.
    game = game_core.get(slug)
    record = Record(game, game.parse(position))
    task = read_task(goal)
    puzzle = Puzzle(
        id=name,
        record=record,
        prompt=draft("what should the player do?"),
        task=task,
        solution=find_solution(record, task),
        themes=("counting",),
        difficulty=1,
        because=draft("why is it this hard?"),
        ages="8-14",
        hints=(
            draft("what is there to notice?"),
            draft("where should you look?"),
            draft("what is the first move?"),
        ),
        source=draft("by whom?"),
    )
    faults = {fault.field: fault for fault in find_faults(puzzle, prove(puzzle, PATIENCE))}
    if "goal" in faults:
        raise Refusal(f"goal: {faults['goal'].reason}")
    return replace(puzzle, beginner="beginner" in faults)
