"""The tasks asked of each game's positions, and how clear an answer must be."""

from __future__ import annotations

from dataclasses import dataclass

from game_core import Game

MANY = 1000
"""With this many first moves, tasks of several turns have proofs too large to keep."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Criteria:
    """Criteria for mining a game."""

    goals: tuple[tuple[str, int], ...]
    """The goals' words, and the most turns for each."""
    riddles: tuple[str, ...]
    """The riddles' words."""
    margin: int
    """The best move's least lead over the rest, in seeds or pieces."""
    most_right: int
    """The most first moves that may be accepted."""
    limit: int
    """The most positions the solver may search."""
    bytes: int = 3000
    """The largest certificate, as JSON."""


SOWN = Criteria(
    goals=(
        ("capture", 1), ("capture", 2), ("capture", 3), ("best", 1), ("best", 2), ("win", 1),
        ("win", 2), ("win", 3), ("save", 1), ("save", 2), ("end", 1), ("end", 2),
    ),
    riddles=("longest relay", "last seed", "illegal"),
    margin=2,
    most_right=2,
    limit=5000,
)  # fmt: skip
PIECES = Criteria(
    goals=(("capture", 1), ("capture", 2), ("best", 1), ("win", 1), ("win", 2), ("save", 1)),
    riddles=("illegal",),
    margin=1,
    most_right=3,
    limit=3000,
)
STONES = Criteria(
    goals=(("capture", 1), ("win", 1), ("save", 1)),
    riddles=("illegal",),
    margin=1,
    most_right=8,
    limit=8000,
)
"""For games with MANY first moves."""


def find_criteria(game: Game) -> Criteria:
    """Return a game's criteria."""
    if game.family.sows:
        return SOWN
    return STONES if len(game.start().moves()) > MANY else PIECES
