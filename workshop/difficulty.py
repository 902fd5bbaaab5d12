"""Compare the puzzles' difficulty with the effort they ask for, measured alike in all games.

Print every puzzle that is two levels or more from the one measured; for one game, every puzzle. See
docs/maintainers/puzzles.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from statistics import StatisticsError, correlation

from game_core.registry import list_slugs
from lesson_plans.curriculum.commands.here import find_here, open_parser
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from workshop.miner.effort import Effort

FAR = 2
"""The difference in levels from which a puzzle is listed."""


def main(arguments: Sequence[str]) -> int:
    """Print how well difficulty and effort agree, and the puzzles that are far apart."""
    curriculum = find_here(refuse)
    parser = open_parser("difficulty", __doc__, "python -m workshop")
    parser.add_argument("slug", nargs="?", choices=list_slugs(), metavar="slug", help="one game")
    slug = parser.parse_args(arguments).slug
    found = read_collection(curriculum, refuse, [slug] if slug else [])
    efforts = [Effort(written.puzzle) for each in found.values() for written in each]
    declared = [effort.puzzle.difficulty for effort in efforts]
    apart = [abs(effort.level - level) for effort, level in zip(efforts, declared, strict=True)]
    print(f"{len(apart)} puzzles: {apart.count(0)} agree, {apart.count(1)} are one level off.")
    # Without two difficulties, there's nothing to correlate.
    with suppress(StatisticsError):
        agreed = correlation([effort.value for effort in efforts], declared, method="ranked")
        print(f"Rank correlation: {agreed:.2f}")
    for effort, distance in zip(efforts, apart, strict=True):
        puzzle = effort.puzzle
        if slug or distance >= FAR:
            print(
                f"{puzzle.name}: {puzzle.difficulty}, measured {effort.level}."
                f" “{puzzle.task}”, {len(puzzle.solution)} of {len(effort.answers)}, effort"
                f" {effort.value:.0f} = {effort.tries:.1f} × {effort.moves} × {effort.steps}"
            )
    return 0
