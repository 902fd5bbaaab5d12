"""Puzzles for tests, made in a line."""

from __future__ import annotations

from dataclasses import replace

from game_core import Record, get
from game_core.puzzles.model import Puzzle, read_task
from game_core.puzzles.solutions import find_solution

TEMPLATE = Puzzle(
    id="sample",
    record=Record(get("oware")),
    prompt="Take some seeds.",
    task=read_task("capture 1 within 1"),
    solution={},
    themes=("capture",),
    difficulty=1,
    because="It is short.",
    ages="8-10",
    hints=("Look.", "Look there.", "Take it."),
    source="written for Ubao",
    beginner=True,
)


def make(slug: str, position: str, goal: str) -> Puzzle:
    """Return a puzzle with the right solution."""
    game = get(slug)
    record = Record(game, game.parse(position))
    task = read_task(goal)
    return replace(TEMPLATE, record=record, task=task, solution=find_solution(record, task))
