"""Proposals for the person who edits: a find with its words, as plain data."""

from __future__ import annotations

from typing import TypedDict

from game_core.puzzles.model import PuzzleData
from game_core.puzzles.riddles import Riddle
from workshop.miner.effort import Effort
from workshop.miner.find import Find
from workshop.miner.grading import find_reason
from workshop.miner.hints import suggest_hints
from workshop.miner.prompts import suggest_prompts
from workshop.miner.themes import find_themes

AGES = {1: "8-10", 2: "8-10", 3: "8-14", 4: "11-14", 5: "11-14"}
"""The ages a puzzle suits, by difficulty."""


class Proposal(TypedDict):
    """One puzzle to be edited.

    `puzzle` is as in `Puzzle.describe`, without a prompt: `prompts` are some to choose from, best
    first. `played` is the game up to the position, and `kind` the kind of task.
    """

    puzzle: PuzzleData
    prompts: list[str]
    played: str
    kind: str


def propose(find: Find) -> Proposal:
    """Return a find with all its words."""
    difficulty = Effort(find.puzzle).level
    described: PuzzleData = {
        **find.puzzle.describe(),
        "themes": find_themes(find),
        "difficulty": difficulty,
        "because": find_reason(find),
        "ages": AGES[difficulty],
        "hints": suggest_hints(find),
    }
    return Proposal(
        puzzle=described,
        prompts=suggest_prompts(find),
        played=str(find.played),
        kind=name_kind(find),
    )


def name_kind(find: Find) -> str:
    """Return the task without numbers of seeds and names of turns: `capture within 2`."""
    word = find.task.word
    return word if isinstance(find.task, Riddle) else f"{word} within {find.turns}"
