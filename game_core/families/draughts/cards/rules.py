"""The cards of a game of men and rings: eleven questions, and an answer to each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from game_core.cards import CardRules
from game_core.families.draughts.conduct import Duty, Goal, Spoils

Setup = Literal["two-rows", "one-row", "flat"]
Rings = Literal["none", "two", "three"]
Crowning = Literal["any", "far"]
Steps = Literal["forward", "both"]
Leaps = Literal["forward", "sideways", "all"]
Bridges = Literal["any", "theirs"]
Taking = Literal["nothing", "leapt"]
Ringed = Literal["near", "far"]


@dataclass(frozen=True, slots=True)
class Rules(CardRules):
    """An answer to each question; the defaults are African Queen's."""

    SIGN: ClassVar[str] = "q"
    MESSAGES: ClassVar[str] = "cards-men"

    setup: Setup = "two-rows"
    """The men on the board at the start; `flat` keeps only the flat men of two rows."""
    rings: Rings = "three"
    """The number of rings that each side has at the start."""
    crowning: Crowning = "any"
    """The man that gets a ring: any, before a move; or one that ends a turn on the far rank."""
    steps: Steps = "forward"
    """Whether a man can also step backward."""
    leaps: Leaps = "sideways"
    """The directions in which a man leaps; `sideways` means forward too."""
    bridges: Bridges = "any"
    """Whose pieces may be leapt over."""
    taking: Taking = "leapt"
    """What a leap captures."""
    duty: Duty = "begin"
    """Whether a player must capture when possible, and must go on capturing."""
    ringed: Ringed = "near"
    """How far a piece with a ring steps."""
    spoils: Spoils = "captor"
    """Who gets the ring of a captured piece."""
    goal: Goal = "beat"
    """How the game is won."""


KNOWN: Mapping[str, Rules] = {"african-queen": Rules()}
"""The cards of African Queen."""
