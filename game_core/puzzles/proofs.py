"""Proofs of puzzles, made by the solver or, for a riddle, by the rules; and their check.

A proof is plain data. Its claims about the first moves are checked with the rules alone; the
choices after them are few, and the solver decides them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypedDict, cast

from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Riddle
from game_core.puzzles.solutions import (
    compare,
    find_solution,
    find_trees,
    measure_height,
    prove_goal,
)
from game_core.record import Record
from game_core.registry import RULES
from game_core.search.goals import Goal, GoalError
from game_core.search.proof import Certificate, ProofError, Tree, check
from game_core.search.solver import LIMIT

SEARCH, EVENTS = "search", "rules"


class PuzzleProof(TypedDict):
    """The proof that an answer is right.

    `rules` is the version of the rules, `method` “search” or “rules”. `value` is the worth of the
    best first move, `runner_up` the worth of the best one not accepted (None if there is none),
    `margin` its distance from the worst accepted one, `depth` the number of moves in the longest
    line of the solution. `certificate` is the solver's; for a riddle, it is what each answer
    measures.
    """

    rules: int
    method: str
    value: int
    runner_up: int | None
    margin: int | None
    depth: int
    certificate: Certificate | dict[str, int]


class Fault(NamedTuple):
    """A fault in a puzzle: the field, the moves to the place in it, and a sentence."""

    field: str
    path: tuple[str, ...]
    reason: str


def prove(puzzle: Puzzle, limit: int = LIMIT) -> PuzzleProof:
    """Prove the answer to a puzzle's task, ignoring its own solution.

    Raises GoalError if it can't be reached, or isn't decided within `limit` positions.
    """
    record, task = puzzle.record, puzzle.task
    if isinstance(task, Riddle):
        worth = task.measure(record)
        return _prove(EVENTS, worth, worth, find_solution(record, task))
    proof = prove_goal(record, task, puzzle.side, limit)
    tree = find_trees(record, task, proof.accepted, limit)
    return _prove(SEARCH, proof.worth, proof.certify(), tree)


def _prove(
    method: str, worth: Mapping[str, int], certificate: Certificate | dict[str, int], tree: Tree
) -> PuzzleProof:
    accepted = [worth[answer] for answer in tree]
    runner_up = max((worth[answer] for answer in worth if answer not in tree), default=None)
    return PuzzleProof(
        rules=RULES,
        method=method,
        value=max(accepted),
        runner_up=runner_up,
        margin=None if runner_up is None else min(accepted) - runner_up,
        depth=measure_height(tree),
        certificate=certificate,
    )


def find_faults(puzzle: Puzzle, proof: PuzzleProof) -> Iterator[Fault]:
    """Yield what is wrong with a puzzle or its proof; nothing if it all holds."""
    if proof["rules"] != RULES:
        yield _complain(f"was made under version {proof['rules']} of the rules; this is {RULES}.")
        return
    method = EVENTS if isinstance(puzzle.task, Riddle) else SEARCH
    try:
        worth, tree = _check_claims(puzzle, proof)
        summary = _prove(method, worth, proof["certificate"], tree)
    except (GoalError, ProofError) as error:
        yield _complain(f"does not hold. {error}")
        return
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        yield _complain(f"can't be read: {error!r}.")
        return
    if summary != proof:
        yield _complain("gives other numbers than its certificate.")
    yield from _compare_solutions(puzzle, tree)
    yield from find_nonsense(puzzle, tree)


def _complain(reason: str) -> Fault:
    return Fault("proof", (), f"the proof {reason}")


def _check_claims(puzzle: Puzzle, proof: PuzzleProof) -> tuple[Mapping[str, int], Tree]:
    """Return the answers' worth and the solution it shows. Raises ProofError and GoalError."""
    record, side, task = puzzle.record, puzzle.side, puzzle.task
    claimed: Any = proof["certificate"]
    if isinstance(task, Riddle):
        worth = task.measure(record)
        if claimed != worth:
            raise ProofError("The rules give another answer.")
        return worth, find_solution(record, task)
    certificate = cast(Certificate, claimed)
    if (certificate["goal"], certificate["side"]) != (str(task), side):
        raise ProofError(f"It is one of “{certificate['goal']}” for {certificate['side']}.")
    check(record, certificate)
    accepted, others = certificate["accepted"], certificate["others"]
    worth = dict(accepted)
    if others is not None:
        worth |= {move: others for move in record.position.moves() if move not in accepted}
    return worth, find_trees(record, task, accepted)


def _compare_solutions(puzzle: Puzzle, found: Tree) -> Iterator[Fault]:
    for path, is_given in compare(puzzle.solution, found):
        *before, last = path
        after = f" after {' '.join(before)}" if before else ""
        if is_given:
            reason = f"{last}{after} is not accepted: it does not do what is asked."
        else:
            reason = f"{last}{after} is missing: it is possible too."
        yield Fault("solution", path, reason)


def find_nonsense(puzzle: Puzzle, accepted: Tree) -> Iterator[Fault]:
    """Yield faults of a trivial puzzle: all answers right, or solved by capturing the most."""
    task, record = puzzle.task, puzzle.record

    answers = [*task.measure(record)] if isinstance(task, Riddle) else record.position.moves()
    if len(accepted) == len(answers):
        yield Fault("goal", (), f"every answer is right for “{task}”, so there is nothing to find.")
    elif isinstance(task, Goal) and not puzzle.beginner and find_greedy(record) & {*accepted}:
        reason = "capturing as much as possible at once solves this; say “beginner: true”."
        yield Fault("beginner", (), reason)
    for move in puzzle.wrong:
        if move in accepted:
            yield Fault("wrong", (move,), f"{move} is right.")
        elif move not in answers:
            yield Fault("wrong", (move,), f"{move} is no answer here.")


def find_greedy(record: Record) -> set[str]:
    """Return the first moves that capture the most at once; none if nothing can be captured."""
    position = record.position
    mine = position.game.sides.index(position.turn)
    tactics = position.game.family.tactics
    taken = {
        move: tactics.count_taken(position, move, after)[mine]
        for move, after in tactics.find_successors(position)
    }
    most = max(taken.values(), default=0)
    return {move for move, count in taken.items() if count == most} if most else set()
