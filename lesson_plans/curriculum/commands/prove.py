"""Prove the puzzles that have no proof yet, or whose position, side or goal has changed.

    ubao prove
    ubao prove oware --all

The proofs go to `proofs.json`, next to the puzzles in this folder's site. If some puzzles can't be
proved, they are listed, and the exit code is 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from lesson_plans.curriculum.commands.here import demand_known, find_here, open_parser
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import make_proofs, select


def main(arguments: Sequence[str]) -> int:
    """Make the proofs."""
    parser = open_parser("prove", __doc__)
    parser.add_argument("slug", nargs="*", help="a game; all by default")
    parser.add_argument("--all", action="store_true", help="also those with a proof")
    asked = parser.parse_args(arguments)
    problems: list[Problem] = []
    try:
        curriculum = find_here(problems.append)
        demand_known(curriculum, asked.slug)
        collection = read_collection(curriculum, problems.append, asked.slug)
        for slug, puzzles in collection.items():
            if own := select(curriculum.own, slug, puzzles):
                made = make_proofs(curriculum.own, slug, own, anew=asked.all)
                print(f"{slug}: {made} of {len(own)} proved", flush=True)
    finally:
        for problem in sorted(problems):
            print(problem)
    return int(bool(problems))
