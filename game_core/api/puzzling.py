"""Puzzles on a page: attempts judged, answers explained. Each request brings the puzzle along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from game_core.api.request import Request
from game_core.api.thinking import WAITING, go_on
from game_core.puzzles.judge import explain, judge
from game_core.puzzles.model import DIFFICULTIES, Puzzle, PuzzleData, read_puzzle
from game_core.puzzles.riddles import Illegal, LastSeed
from game_core.search.job import Job

if TYPE_CHECKING:
    from game_core.api.protocol import answers

ASKED = (Illegal, LastSeed)
"""Riddles answered without a move, so that the page hasn't played any yet."""


def attempt(request: Request) -> answers.Verdict:
    """Judge an attempt at a puzzle: a move, or the answer to a question."""
    puzzle = read(request)
    verdict = judge(puzzle, request.texts("moves"), request.text("move"))
    played = verdict.played if isinstance(puzzle.task, ASKED) else ""
    return {
        "verdict": verdict.verdict,
        "said": verdict.said,
        "shown": [move for move in (played, verdict.reply) if move],
    }


def answer_why(request: Request) -> answers.Whys | answers.Waiting:
    """Explain what each first move of a puzzle leads to."""
    whys = go_on(request, "answer-why", partial(Job, explain(read(request))))
    return WAITING if whys is None else {"done": True, "answers": whys}


def read(request: Request) -> Puzzle:
    """Return the puzzle of a request. Raises BadRequest, GoalError and RecordError."""
    fields = request.fields("puzzle")
    readers: Mapping[str, Callable[[str], object]] = {
        "solution": fields.tree,
        "themes": fields.texts,
        "difficulty": partial(fields.number, most=max(DIFFICULTIES)),
        "hints": fields.texts,
        "wrong": fields.texts_by_name,
        "beginner": fields.flag,
    }
    names = PuzzleData.__annotations__
    plain = {name: readers.get(name, fields.text)(name) for name in names}
    return read_puzzle(cast(PuzzleData, plain))
