"""Prove the puzzles that have no proof yet, or whose position, side or goal has changed.

    python -m lesson_plans proofs
    python -m lesson_plans proofs oware --all

`proofs.json` of each game is written anew; what can't be proved is listed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from lesson_plans.curriculum.folder import find_curriculum
from lesson_plans.curriculum.game_files import register_own
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import make_proofs


def main(arguments: Sequence[str]) -> int:
    """Make the proofs."""
    parser = argparse.ArgumentParser(prog="python -m lesson_plans proofs", description=__doc__)
    parser.add_argument("slug", nargs="*", help="a game; else all")
    parser.add_argument("--all", action="store_true", help="prove all of its puzzles anew")
    options = parser.parse_args(arguments)
    curriculum = find_curriculum(Path.cwd())
    problems: list[Problem] = []
    register_own(Path.cwd(), problems.append)
    collection = read_collection(curriculum, problems.append, options.slug)
    for slug, puzzles in collection.items():
        made = make_proofs(curriculum, slug, puzzles, anew=options.all)
        print(f"{slug}: {made} of {len(puzzles)} proved", flush=True)
    for problem in sorted(problems):
        print(problem)
    return int(bool(problems))
