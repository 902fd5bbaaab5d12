"""A curriculum's puzzles and tutorials, in the form that pages get."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from game_core import Game, registry
from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Illegal
from lesson_plans.curriculum.agreement import fit_ages
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import Problem, Report, name_file
from lesson_plans.curriculum.puzzles.collection import FILE, read_collection
from lesson_plans.curriculum.puzzles.proofs import Proofs, check_proofs
from lesson_plans.curriculum.puzzles.reader import Written
from lesson_plans.curriculum.tutorials import Step, read_tutorials
from widgets.messages.site import show


class Exercises:
    """A curriculum's proved puzzles and its tutorials.

    They're read, and their mistakes reported, on first use. Proofs are checked when a puzzle is
    needed: checking all takes long, and names don't need it.
    """

    def __init__(self, curriculum: Curriculum, report: Report) -> None:
        self._flawed: set[str] = set()

        def note(problem: Problem) -> None:
            self._flawed.add(problem.file)
            report(problem)

        self._report = note
        self.curriculum = curriculum

    @cached_property
    def collection(self) -> dict[str, list[Written]]:
        """By the slugs of the games."""
        return fit_ages(read_collection(self.curriculum, self._report), self.curriculum)

    @cached_property
    def tutorials(self) -> dict[str, list[Step]]:
        """By the slugs of the games."""
        return read_tutorials(self.curriculum, self._report)

    @cached_property
    def puzzles(self) -> dict[str, Puzzle]:
        """By their full names, in the order of the games and files."""
        return {
            written.puzzle.name: written.puzzle
            for puzzles in self.collection.values()
            for written in puzzles
        }

    def is_unread(self, name: str) -> bool:
        """Return whether a puzzle may be missing because its game's file has a mistake."""
        slug, _, _ = name.partition("/")
        paths = self.curriculum.find_all(f"{slug}/{FILE}") if slug in registry.list_slugs() else ()
        return not self._flawed.isdisjoint(map(name_file, paths))

    @cached_property
    def _proofs(self) -> Proofs:
        return check_proofs(self.curriculum, self.collection, self._report)

    def describe(self, puzzle: Puzzle) -> dict[str, object]:
        """Return a puzzle in the form that pages get.

        It has the values of the two best first moves, and an illegal turn's choices in words.
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


def find_first(puzzles: Iterable[Puzzle], game: Game | None) -> Puzzle | None:
    """Return the first of the easiest, of a game or of all, as in `training/practice.js`."""
    apt = (puzzle for puzzle in puzzles if game is None or puzzle.record.game is game)
    return min(apt, key=lambda puzzle: puzzle.difficulty, default=None)
