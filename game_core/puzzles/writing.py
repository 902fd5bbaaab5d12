"""Puzzles as YAML, as an author would write them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import Riddle
from game_core.puzzles.solutions import SolvingState, fold
from game_core.search.proof import Tree

PLAIN = re.compile(r"[^\W_](?:[\w ,.;’“”()!?/+~@*–-]*[\w.;’”)!?+~*])?")
"""Text that YAML reads unquoted, in any language, unless it is a word of YAML's own."""
WORDS = re.compile(r"(?i)true|false|yes|no|on|off|null|[yn]|[0-9][0-9_.,:e+-]*|0[box].*")
"""Words that YAML would take for something other than text."""
BREAKS = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


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
