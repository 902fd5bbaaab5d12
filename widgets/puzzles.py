"""The puzzles of a curriculum as pages get them, and the files that the browser side fetches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Illegal
from lesson_plans.curriculum.problem import Report
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import Proofs, check_proofs
from widgets.messages.site import show

FOLDER = "puzzles"


class Shelf:
    """The puzzles of a curriculum, each proved; mistakes in its files are reported at once."""

    def __init__(self, curriculum: Path, report: Report) -> None:
        self.collection = read_collection(curriculum, report)
        self._proofs: Proofs = check_proofs(curriculum, self.collection, report)
        self.puzzles = {
            written.puzzle.name: written.puzzle
            for puzzles in self.collection.values()
            for written in puzzles
        }
        """By their full names, in the order of the games and of their files."""

    def describe(self, puzzle: Puzzle) -> dict[str, Any]:
        """A puzzle as pages get it.

        With it, what the best and the second best first move are worth, and the turns to choose
        from in words, where one of them is forbidden.
        """
        kept = self._proofs.get(puzzle.name)
        proof = kept["proof"] if kept else None
        moves = puzzle.task.moves if isinstance(puzzle.task, Illegal) else ()
        words = puzzle.record.game.family.words
        return puzzle.describe() | {
            "names": {move: show(words.refer_move(move)) for move in moves},
            "best": proof and proof["value"],
            "runner_up": proof and proof["runner_up"],
        }

    def write(self) -> Iterator[tuple[str, str]]:
        """The files of a site, one for each game: path and text."""
        for game, puzzles in groupby(self.puzzles.values(), lambda each: each.record.game):
            data = [self.describe(puzzle) for puzzle in puzzles]
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            yield f"{FOLDER}/{game.slug}.json", text
