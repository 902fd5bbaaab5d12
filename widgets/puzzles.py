"""Puzzles for pages: the fence `puzzle`, and the files that the browser side fetches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Illegal
from game_core.sentences import name_turn
from lesson_plans.curriculum.problem import Report, suggest
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import Proofs, check_proofs
from lesson_plans.curriculum.source import Fields
from widgets.blocks import read_caption

FOLDER = "puzzles"


@dataclass(frozen=True)
class Challenge:
    """A puzzle in a page; `data` is all of it, with its answer, for the browser side."""

    puzzle: Puzzle
    data: dict[str, Any]
    caption: str


class Shelf:
    """The puzzles of a curriculum, each proved; mistakes in its files are reported at once."""

    def __init__(self, curriculum: Path, report: Report) -> None:
        collection = read_collection(curriculum, report)
        self._proofs: Proofs = check_proofs(curriculum, collection, report)
        self.puzzles = {
            written.puzzle.name: written.puzzle
            for puzzles in collection.values()
            for written in puzzles
        }
        """By their full names, in the order of the games and of their files."""

    def read(self, fields: Fields) -> Challenge | None:
        """A puzzle, from `id` and `caption`."""
        name = fields.text("id", required=True)
        caption = read_caption(fields)
        if name is None:
            return None
        puzzle = self.puzzles.get(name.value)
        if puzzle is None:
            hint = suggest(name.value, self.puzzles, "one is oware/feed-me.")
            name.place.blame(f"“{name.value}” is not a puzzle; {hint}")
            return None
        return Challenge(puzzle, self.describe(puzzle), caption)

    def describe(self, puzzle: Puzzle) -> dict[str, Any]:
        """A puzzle as pages get it.

        With it, what the best and the second best first move are worth, and the turns to choose
        from in words, where one of them is forbidden.
        """
        kept = self._proofs.get(puzzle.name)
        proof = kept["proof"] if kept else None
        moves = puzzle.task.moves if isinstance(puzzle.task, Illegal) else ()
        return puzzle.describe() | {
            "names": {move: name_turn(puzzle.record.game, move) for move in moves},
            "best": proof and proof["value"],
            "runner_up": proof and proof["runner_up"],
        }

    def write(self) -> Iterator[tuple[str, str]]:
        """The files of a site, one for each game: path and text."""
        for game, puzzles in groupby(self.puzzles.values(), lambda each: each.record.game):
            data = [self.describe(puzzle) for puzzle in puzzles]
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            yield f"{FOLDER}/{game.slug}.json", text
