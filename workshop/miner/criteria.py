"""What is asked of the positions of each game, and how clear an answer must be."""

from __future__ import annotations

from dataclasses import dataclass

from game_core import Game

MANY = 1000
"""With so many turns at the start, more than one turn is too much to prove in few words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Criteria:
    """How a game is mined."""

    goals: tuple[tuple[str, int], ...]
    """The goals' words, and within how many turns they are to be reached."""
    riddles: tuple[str, ...]
    """The riddles' words."""
    margin: int
    """How far the best is to be ahead of the rest, in seeds or pieces."""
    most_right: int
    """How many first moves may be accepted."""
    limit: int
    """How many positions the solver may look at."""
    bytes: int = 3000
    """How large a certificate may be, as JSON."""


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
"""For games of MANY turns."""


def find_criteria(game: Game) -> Criteria:
    """The criteria of a game."""
    if game.family.sows:
        return SOWN
    return STONES if len(game.start().moves()) > MANY else PIECES
