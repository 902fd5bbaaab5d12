"""Puzzles as authors pose them: what a complete one needs, what's wrong with one, and its YAML.

A curriculum's files are held to the same standard, with line and sentence; here, a fault is a word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NamedTuple, TypedDict

from game_core.puzzles.model import AGES, DIFFICULTIES, THEMES, Puzzle
from game_core.puzzles.proofs import find_nonsense
from game_core.puzzles.riddles import Riddle
from game_core.puzzles.solutions import SolvingState, find_solution, find_trees, fold
from game_core.record import Record
from game_core.search.goals import Goal, GoalError
from game_core.search.proof import Tree
from game_core.search.solver import solve

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_WORDS = 12
"""The most words a prompt may have."""
HINTS = 3
PLAIN = re.compile(r"[^\W_](?:[\w ,.;’“”()!?/+~@*–-]*[\w.;’”)!?+~*])?")
"""Text that YAML reads unquoted, in any language, unless it is a word of YAML's own."""
WORDS = re.compile(r"(?i)true|false|yes|no|on|off|null|[yn]|[0-9][0-9_.,:e+-]*|0[box].*")
"""Words that YAML would take for something other than text."""
BREAKS = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


type Lack = Literal["missing", "name", "long", "over", "unasked", "unreachable", "deep", "idle"]
"""The possible faults: a field that is empty, has a bad name or is too long; a game that is over; a
goal that can't be asked here, can't be reached, can't be decided in time, or that every move
reaches."""


class Lacking(TypedDict):
    """A field of a puzzle, and what it lacks."""

    field: str
    lack: Lack


class Solved(NamedTuple):
    """The result of solving a task.

    There are `possible` answers; `beginner` is true if capturing the most at once solves it.
    """

    solution: Tree
    possible: int
    beginner: bool


def count_words(prompt: str) -> int:
    """Count the words of a sentence; a sign after a space, as in French, isn't one."""
    return sum(any(map(str.isalnum, word)) for word in prompt.split())


def solve_task(puzzle: Puzzle, limit: int) -> Solved | Lacking:
    """Solve a puzzle's task, ignoring its own solution, or say why there is no answer.

    It looks at no more than `limit` positions at a time.
    """
    record, task = puzzle.record, puzzle.task
    if record.result():
        return {"field": "position", "lack": "over"}
    found = _answer(record, task) if isinstance(task, Riddle) else _search(puzzle, task, limit)
    if isinstance(found, str):
        return {"field": "goal", "lack": found}
    solution, possible = found
    # The author hasn't yet said that it is one for beginners.
    faults = find_nonsense(replace(puzzle, beginner=False), solution)
    return Solved(solution, possible, any(fault.field == "beginner" for fault in faults))


def _answer(record: Record, riddle: Riddle) -> tuple[Tree, int] | Lack:
    try:
        possible = len(riddle.measure(record))
    except GoalError:
        return "unasked"
    solution = find_solution(record, riddle)
    return (solution, possible) if len(solution) < possible else "idle"


def _search(puzzle: Puzzle, goal: Goal, limit: int) -> tuple[Tree, int] | Lack:
    proof = solve(puzzle.record, goal, puzzle.side, limit)
    if proof is None:
        return "deep"
    if not proof.accepted:
        return "unreachable"
    possible = len(puzzle.record.position.moves())
    if len(proof.accepted) == possible:
        return "idle"
    try:
        return find_trees(puzzle.record, goal, proof.accepted, limit), possible
    except GoalError:
        return "deep"


def find_gaps(puzzle: Puzzle) -> Iterator[Lacking]:
    """Yield the faults of a puzzle's words, field by field, in the order of a file."""
    if not ID.fullmatch(puzzle.id):
        yield {"field": "id", "lack": "name" if puzzle.id else "missing"}
    if not puzzle.prompt:
        yield {"field": "prompt", "lack": "missing"}
    elif count_words(puzzle.prompt) > MOST_WORDS:
        yield {"field": "prompt", "lack": "long"}
    is_missing = {
        "themes": not puzzle.themes or not {*puzzle.themes} <= THEMES.keys(),
        "difficulty": puzzle.difficulty not in DIFFICULTIES,
        "because": not puzzle.because,
        "ages": puzzle.ages not in AGES,
        "hints": len(puzzle.hints) != HINTS or not all(puzzle.hints),
        "source": not puzzle.source,
    }
    for field, is_so in is_missing.items():
        if is_so:
            yield {"field": field, "lack": "missing"}


def write_puzzle(puzzle: Puzzle) -> str:
    """Return one item of a `puzzles.yml`, with its line ends."""
    return "\n".join(f"  {line}" for line in _write(puzzle)).replace("  ", "- ", 1) + "\n"


def _write(puzzle: Puzzle) -> Iterator[str]:
    yield f"id: {puzzle.id}"
    if puzzle.record.plies:
        yield "record: |"
        yield from (f"  {line}" for line in str(puzzle.record).splitlines())
    else:
        yield f"position: {puzzle.record.position}"
    yield f"side: {puzzle.side}"
    yield f"prompt: {_quote(puzzle.prompt)}"
    yield f"goal: {puzzle.task}"
    yield from _write_branch("solution", _shorten(puzzle))
    yield f"themes: [{', '.join(puzzle.themes)}]"
    yield f"difficulty: {puzzle.difficulty}"
    yield f"because: {_quote(puzzle.because)}"
    yield f"ages: {puzzle.ages}"
    yield "hints:"
    yield from (f"  - {_quote(hint)}" for hint in puzzle.hints)
    if puzzle.wrong:
        yield "wrong:"
        yield from (f"  {_quote(move)}: {_quote(said)}" for move, said in puzzle.wrong.items())
    yield f"source: {_quote(puzzle.source)}"
    if puzzle.beginner:
        yield "beginner: true"


def _shorten(puzzle: Puzzle) -> Tree:
    if isinstance(puzzle.task, Riddle):
        return puzzle.solution
    return fold(SolvingState(puzzle.record, puzzle.task, puzzle.side), puzzle.solution)


def _write_branch(name: str, tree: Tree) -> Iterator[str]:
    """Yield a name and what is below it: a leaf, a list of leaves, or branches on own lines."""
    leaves = [_quote(move) for move in tree]
    if any(tree.values()):
        yield f"{name}:"
        for move, below in tree.items():
            yield from (f"  {line}" for line in _write_branch(_quote(move), below))
    elif len(leaves) == 1:
        yield f"{name}: {leaves[0]}"
    else:
        yield f"{name}: [{', '.join(leaves)}]" if leaves else f"{name}:"


def _quote(text: str) -> str:
    """Return a text on one line, quoted if YAML needs it."""
    if PLAIN.fullmatch(text) and not WORDS.fullmatch(text):
        return text
    # Texts in JSON are texts in YAML, except for what breaks lines there.
    written = json.dumps(text, ensure_ascii=False)
    return BREAKS.sub(lambda found: f"\\u{ord(found[0]):04x}", written)
