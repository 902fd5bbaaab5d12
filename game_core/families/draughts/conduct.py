"""What games of this family may differ in, as the engine asks for it.

African Queen's rules are those that stand here; a game made of cards has others (see `cards`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game_core.families.draughts.board import LEAPS, STEPS, Leaps, Steps

type Duty = Literal["none", "begin", "go-on"]
"""Nobody must capture; a turn must begin with a capture; and it must go on with captures, too."""
type Spoils = Literal["captor", "owner", "nobody"]
type Goal = Literal["beat", "reach", "lose"]
"""To leave the other no pieces or no move; or to reach the far rank as well; or to be left none."""


@dataclass(frozen=True, slots=True)
class Conduct:
    """How pieces go, what they take, and what wins."""

    rings: int = 6
    """How many rings there are, in hands and on the board; each side begins with half of them."""
    crowns: bool = False
    """Whether rings go by themselves on men that end a turn on the far rank, and nowhere else."""
    steps: Steps = STEPS
    leaps: Leaps = LEAPS
    slides: bool = False
    """Whether a ringed piece may step as far as squares are empty."""
    leaps_own: bool = True
    """Whether pieces leap over their own side's."""
    takes: bool = True
    """Whether opposing pieces that are leapt over leave the board."""
    duty: Duty = "begin"
    spoils: Spoils = "captor"
    """Whose the ring of a captured piece is."""
    goal: Goal = "beat"


AFRICAN_QUEEN = Conduct()
