"""The proved puzzles that come with the package, as data, and their check.

A collection is a zlib stream: one line of JSON for each puzzle, with its proof. It is made from the
curriculum's files when the package is built; a checkout has none until `make build`.
"""

from __future__ import annotations

import json
import pkgutil
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from game_core.game import Game
from game_core.puzzles.model import Puzzle, read_puzzle
from game_core.puzzles.proofs import PuzzleProof, find_faults
from game_core.registry import get

FILE = "collection.z"
"""The package's own collection, next to this module."""
BEST = 9


class ProvedPuzzle(NamedTuple):
    """A puzzle, and the proof of its answer.

    `puzzle.record` is the game so far, `puzzle.solution` the tree of right moves: below each, every
    answer of the other side, and below that the right moves then. `puzzle.prompt`, `hints` and
    `because` are English sentences; `difficulty` is from 1 to 5.

    Examples:
        >>> proved = next(list_puzzles("oware"))
        >>> proved.puzzle.name, str(proved.puzzle.task), proved.puzzle.solution
        ('oware/feed-me', 'illegal C D F', {'C': {}})
    """

    puzzle: Puzzle
    proof: PuzzleProof

    def check(self) -> list[str]:
        """Check the proof with the rules and return what's wrong: nothing for included puzzles.

        Examples:
            >>> next(list_puzzles("oware")).check()
            []
        """
        return [f"{fault.field}: {fault.reason}" for fault in find_faults(*self)]


def list_puzzles(game: Game | str = "") -> Iterator[ProvedPuzzle]:
    """Yield the proved puzzles of a game, or of all games.

    Raises FileNotFoundError if none are installed: in a checkout, `make build` collects them.

    Examples:
        >>> sum(1 for _ in list_puzzles("kpo")) > 10
        True
    """
    slug = get(game).slug if game else ""
    for line in _own_lines():
        data = json.loads(line)
        if slug in ("", data["game"]):
            yield ProvedPuzzle(read_puzzle(data), data["proof"])


@cache
def _own_lines() -> tuple[str, ...]:
    data = pkgutil.get_data(__package__, FILE)
    assert data is not None, "archives and folders can be read"
    return tuple(zlib.decompress(data).decode().splitlines())


def pack(puzzles: Iterable[ProvedPuzzle]) -> bytes:
    """Return the bytes of a collection."""
    lines = [
        json.dumps({**puzzle.describe(), "proof": proof}, separators=(",", ":"), sort_keys=True)
        for puzzle, proof in puzzles
    ]
    return zlib.compress("\n".join(lines).encode(), BEST)
