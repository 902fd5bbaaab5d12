"""Write proposals as YAML for a person to edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap

from game_core.puzzles.model import read_puzzle
from game_core.puzzles.writing import write_puzzle
from workshop.miner.proposals import Proposal

WIDTH = 100


def write_proposals(proposals: Iterable[Proposal]) -> str:
    """Return the text of a puzzles.yml, with each puzzle's game in a comment above it."""
    numbers: Counter[str] = Counter()
    return "\n".join(_write(proposal, numbers) for proposal in proposals)


def _write(proposal: Proposal, numbers: Counter[str]) -> str:
    theme = proposal["puzzle"]["themes"][0]
    numbers[theme] += 1
    puzzle = read_puzzle({**proposal["puzzle"], "id": f"{theme}-{numbers[theme]}"})
    comment = "".join(f"# {line}\n" for line in _tell_history(proposal))
    return comment + write_puzzle(puzzle)


def _tell_history(proposal: Proposal) -> Iterator[str]:
    """Yield the game up to the position."""
    _version, _game, start, *turns = proposal["played"].splitlines()
    moves = " ".join(turns).removeprefix("moves ")
    text = f"Played from {start.removeprefix('start ')}: {moves}"
    yield from wrap(text, WIDTH, break_on_hyphens=False, break_long_words=False)
