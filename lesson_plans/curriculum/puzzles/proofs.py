"""The file with a game's proofs, and the check that they hold.

`proofs.json` has a line per puzzle, in order: a digest of what was proved (`of`: game, start, side
and goal), and the proof. Passed checks are cached outside the curriculum until the puzzle, its
proof or any rule changes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict, cast

from game_core.puzzles.model import Puzzle, PuzzleData, read_puzzle
from game_core.puzzles.proofs import Fault, PuzzleProof, find_faults, prove
from game_core.registry import RULES
from game_core.search.goals import GoalError
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import Problem, Report, ignore, name_file
from lesson_plans.curriculum.processes import share
from lesson_plans.curriculum.puzzles.collection import FILE as PUZZLES
from lesson_plans.curriculum.puzzles.collection import IDS
from lesson_plans.curriculum.puzzles.digests import Memory, digest_rules, digest_task
from lesson_plans.curriculum.puzzles.reader import Written

FILE = "proofs.json"
PATIENCE = 2_000_000
"""The most positions searched to prove a puzzle."""
MAKE = "“ubao prove” makes it."


class Kept(TypedDict):
    """A proof in a file, and the digest of its task."""

    of: str
    proof: PuzzleProof


type Proofs = dict[str, Kept]
"""Proofs by puzzle id, or by full name."""


def read_proofs(path: Path, report: Report) -> Proofs:
    """Return the proofs in a file; none if it doesn't exist."""
    if not path.is_file():
        return {}
    try:
        proofs = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        report(Problem(name_file(path), line, "", f"this is not JSON; {MAKE}"))
        return {}
    if not isinstance(proofs, dict) or not all(map(_is_kept, proofs.values())):
        report(Problem(name_file(path), 1, "", f"these aren't proofs; {MAKE}"))
        return {}
    return cast(Proofs, proofs)


def _is_kept(value: Any) -> bool:
    """Return whether a value has the shape of a Kept; the rest is checked later."""
    return isinstance(value, dict) and isinstance(value.get("proof"), dict) and "of" in value


def write_proofs(path: Path, proofs: Proofs) -> None:
    """Write proofs to a file, one per line."""
    lines = [f"{_dump(name)}: {_dump(proof)}" for name, proof in proofs.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def make_proofs(layer: Path, slug: str, puzzles: Sequence[Written], *, anew: bool) -> int:
    """Prove a game's puzzles that have no proof, or all `anew`; return how many it proved.

    Unprovable puzzles and wrong solutions are reported and not counted.
    """
    path = layer / slug / FILE
    kept = {} if anew else read_proofs(path, ignore)
    wanted = [written for written in puzzles if not _is_current(written, kept)]
    made = share(prove_data, [written.puzzle.describe() for written in wanted])
    for written, proof in zip(wanted, made, strict=True):
        name = written.puzzle.id
        if isinstance(proof, str):
            written.fields.where("goal").blame(proof)
            kept.pop(name, None)
        else:
            kept[name] = Kept(of=digest_task(written.puzzle), proof=proof)
    names = [written.puzzle.id for written in puzzles]
    write_proofs(path, {name: kept[name] for name in names if name in kept})
    proved = [written for written in puzzles if written.puzzle.id in kept]
    proofs = {written.puzzle.name: kept[written.puzzle.id] for written in proved}
    right = proofs.keys() - _find_faults(layer, {slug: proved}, proofs)
    return sum(written.puzzle.name in right for written in wanted)


def check_proofs(
    curriculum: Curriculum, collection: Mapping[str, Sequence[Written]], report: Report
) -> Proofs:
    """Report missing, stale and false proofs, and wrong solutions; return current ones by name."""
    found: Proofs = {}
    for layer in curriculum.layers:
        claimed: dict[str, list[Written]] = {}
        for slug, all_puzzles in collection.items():
            proofs = read_proofs(layer / slug / FILE, report)
            _report_surplus(layer / slug, proofs, report)
            claimed[slug] = []
            for written in select(layer, slug, all_puzzles):
                if _is_current(written, proofs):
                    found[written.puzzle.name] = proofs[written.puzzle.id]
                    claimed[slug].append(written)
                else:
                    known = written.puzzle.id in proofs
                    reason = "has changed since it was proved" if known else "has no proof"
                    written.fields.where("id").blame(f"{reason}; {MAKE}")
        _find_faults(layer, claimed, found)
    return found


def _report_surplus(folder: Path, proofs: Proofs, report: Report) -> None:
    """Report proofs of puzzles that aren't in the file next to them."""
    # Faulty and overridden puzzles have ids, too; those of an unreadable file aren't known.
    puzzles = folder / PUZZLES
    text = read_file(puzzles, ignore) if proofs and puzzles.is_file() else ""
    names = IDS.findall(text or "")
    for line, name in enumerate(proofs, start=2):
        if text is not None and name not in names:
            report(
                Problem(name_file(folder / FILE), line, name, f"there is no such puzzle; {MAKE}")
            )


def select(layer: Path, slug: str, puzzles: Sequence[Written]) -> list[Written]:
    """Return those puzzles of a game that are in a layer's file."""
    file = name_file(layer / slug / PUZZLES)
    return [written for written in puzzles if written.fields.place.file == file]


def _find_faults(layer: Path, puzzles: Mapping[str, Sequence[Written]], proofs: Proofs) -> set[str]:
    """Report all faults of a layer's puzzles that didn't pass before; return the puzzles' names."""
    memories = {slug: Memory(layer / slug) for slug in puzzles}
    claims = [
        (memories[slug], written, _claim(written.puzzle, proofs[written.puzzle.name]["proof"]))
        for slug, each in puzzles.items()
        for written in each
    ]
    new = [each for each in claims if not each[0].has(each[2])]
    found = share(check_data, [claim for _, _, claim in new])
    faulty = set()
    for (memory, written, claim), faults in zip(new, found, strict=True):
        for field, path, reason in faults:
            written.blame(Fault(field, tuple(path), reason))
        if faults:
            faulty.add(written.puzzle.name)
        else:
            memory.add(claim)
    for memory in memories.values():
        memory.keep(claim for owner, _, claim in claims if owner is memory)
    return faulty


def prove_data(puzzle: PuzzleData) -> PuzzleProof | str:
    """Return a puzzle's proof, or why there's none."""
    try:
        return prove(read_puzzle(puzzle), PATIENCE)
    except GoalError as error:
        return str(error)


def _claim(puzzle: Puzzle, proof: PuzzleProof) -> str:
    """Return the cache key of a puzzle, its proof and the rules, without words and ages."""
    wrong = dict.fromkeys(puzzle.wrong, "")
    untold = replace(puzzle, prompt="", because="", ages="", hints=(), wrong=wrong, source="")
    return _dump([untold.describe(), proof, digest_rules(puzzle.record.game.slug)])


def check_data(claim: str) -> list[Fault]:
    """Return the faults of a puzzle and its proof."""
    puzzle, proof, _ = json.loads(claim)
    return [*find_faults(read_puzzle(puzzle), proof)]


def _is_current(written: Written, proofs: Proofs) -> bool:
    """Return whether a puzzle has a proof of its task under the current rules."""
    kept = proofs.get(written.puzzle.id)
    if kept is None:
        return False
    return kept["of"] == digest_task(written.puzzle) and kept["proof"].get("rules") == RULES


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
