"""The verdict on an attempt at a puzzle, and what first moves lead to."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from game_core.messages import Said

RIGHT: Final = "right"
SOLVED: Final = "solved"
OTHER: Final = "other"
WRONG: Final = "wrong"

type Fate = Literal["right", "solved", "other", "wrong"]


class Verdict(NamedTuple):
    """The judgment of one move or answer.

    `verdict` is “right” (and the puzzle continues), “solved”, “other” (a good move, but not what
    was asked for) or “wrong”; `said` is the comment on it, or empty. `played` is the move to show
    on the board and `reply` the other side's answer to it, both empty if there is none. The reply
    to a wrong move shows why it is wrong.
    """

    verdict: Fate
    said: Said
    played: str
    reply: str


class Why(NamedTuple):
    """The outcome of some first moves, and whether they are accepted.

    `moves` is empty if they are too many to be named: these come last.
    """

    moves: tuple[str, ...]
    accepted: bool
    said: Said
