"""Proposals as the YAML that a person edits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

import yaml

from game_core import Record
from game_core.search.proof import Tree
from lesson_plans.workshop.miner.proposals import Proposal

WIDTH = 100
FIELDS = ("side", "prompt", "goal", "solution", "themes", "difficulty", "because", "ages", "hints", "source")


def write_puzzles(proposals: Iterable[Proposal]) -> str:
    """The text of a puzzles.yml. Above each puzzle stands the game that it comes from."""
    numbers: Counter[str] = Counter()
    return "\n".join(_write_puzzle(proposal, numbers) for proposal in proposals)


def _write_puzzle(proposal: Proposal, numbers: Counter[str]) -> str:
    puzzle = proposal["puzzle"]
    name = puzzle["themes"][0]
    numbers[name] += 1
    start = Record.parse(puzzle["record"]).position
    fields = {"position": str(start)} | {key: puzzle[key] for key in FIELDS}
    fields["solution"] = _shorten(proposal["solution"])
    lines = [*_write_history(proposal), f"- id: {name}-{numbers[name]}"]
    for key, value in fields.items():
        lines += _write_field(key, value)
    if puzzle["beginner"]:
        lines.append("  beginner: true")
    return "\n".join(lines) + "\n"


def _write_history(proposal: Proposal) -> Iterator[str]:
    """The game up to the position, as comments."""
    *_, start, moves = proposal["played"].splitlines()
    text = f"Played from {start.removeprefix('start ')}: {moves.removeprefix('moves ')}"
    indents = {"initial_indent": "# ", "subsequent_indent": "#   "}
    yield from wrap(text, WIDTH, **indents, break_on_hyphens=False)


def _write_field(key: str, value: Any) -> Iterator[str]:
    if key == "hints":
        yield "  hints:"
        yield from (f"    - {_dump(hint)}" for hint in value)
    else:
        yield f"  {key}: {_dump(value)}"


def _dump(value: Any) -> str:
    """A value on one line."""
    text: str = yaml.safe_dump(
        value, default_flow_style=True, width=10**6, allow_unicode=True, sort_keys=False
    )
    return text.removesuffix("\n").removesuffix("\n...")


def _shorten(tree: Tree) -> Any:
    """A tree as an author writes it: one move as a text, several without branches as a list."""
    if any(tree.values()):
        return {move: _shorten(below) for move, below in tree.items()}
    return [*tree] if len(tree) != 1 else next(iter(tree))
