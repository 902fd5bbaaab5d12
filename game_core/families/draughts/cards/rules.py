"""The cards of a game of men and rings: eleven questions, and an answer to each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from game_core.cards import CardRules

Setup = Literal["two-rows", "one-row", "flat"]
Rings = Literal["none", "two", "three"]
Crowning = Literal["any", "far"]
Steps = Literal["forward", "both"]
Leaps = Literal["forward", "sideways", "all"]
Bridges = Literal["any", "theirs"]
Taking = Literal["nothing", "leapt"]
Duty = Literal["none", "begin", "go-on"]
Ringed = Literal["near", "far"]
Spoils = Literal["captor", "owner", "nobody"]
Goal = Literal["beat", "reach", "lose"]


@dataclass(frozen=True, slots=True)
class Rules(CardRules):
    """An answer to each question; who says nothing gets African Queen's."""

    SIGN: ClassVar[str] = "q"
    MESSAGES: ClassVar[str] = "cards-men"

    setup: Setup = "two-rows"
    """Which men stand on the board at the start; `flat` are those of two rows that are flat."""
    rings: Rings = "three"
    """How many rings each side has at the start."""
    crowning: Crowning = "any"
    """Which man gets a ring: any, before a move; or the one that ends a turn on the far rank."""
    steps: Steps = "forward"
    """Whether a man steps back, too."""
    leaps: Leaps = "sideways"
    """Which ways a man leaps; `sideways` is besides forward."""
    bridges: Bridges = "any"
    """Whose pieces may be leapt over."""
    taking: Taking = "leapt"
    """What a leap takes."""
    duty: Duty = "begin"
    """Whether who can take must, and must go on taking."""
    ringed: Ringed = "near"
    """How far a piece with a ring steps."""
    spoils: Spoils = "captor"
    """Whose the ring of a taken piece is."""
    goal: Goal = "beat"
    """What wins."""


KNOWN: Mapping[str, Rules] = {"african-queen": Rules()}
"""The cards of African Queen."""
