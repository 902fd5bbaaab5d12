"""Write all proved puzzles to one file, which ships with the rules package.

    python -m lesson_plans collect game_core/puzzles/collection.z

The exit code is 1 if a puzzle has no proof or can't be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game_core.puzzles.collection import ProvedPuzzle, pack
from lesson_plans.curriculum.commands.here import find_here, open_parser
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.collection import FILE as PUZZLES
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import FILE, read_proofs


def main(arguments: Sequence[str]) -> int:
    """Write the file."""
    parser = open_parser("collect", __doc__)
    parser.add_argument("file", type=Path, help="the file to write")
    target: Path = parser.parse_args(arguments).file
    problems: list[Problem] = []
    curriculum = find_here(problems.append)
    proofs = {
        slug: read_proofs(path.with_name(FILE), problems.append)
        for slug, path in curriculum.find_each(PUZZLES).items()
    }
    found = []
    for slug, written in read_collection(curriculum, problems.append).items():
        for puzzle in (each.puzzle for each in written):
            kept = proofs[slug].get(puzzle.id)
            if kept:
                found.append(ProvedPuzzle(puzzle, kept["proof"]))
            else:
                problems.append(Problem(slug, 1, puzzle.id, "this puzzle has no proof."))
    target.write_bytes(pack(found))
    for problem in problems:
        print(problem)
    print(f"puzzles: {len(found)}, bytes: {target.stat().st_size}")
    return int(bool(problems))
