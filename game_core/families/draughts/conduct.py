"""The settings in which games of this family may differ.

The defaults are African Queen's; a game made of cards has others (see `cards`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game_core.families.draughts.board import LEAPS, STEPS, Leaps, Steps

Duty = Literal["none", "begin", "go-on"]
"""Capturing is optional; a turn must begin with a capture; or it must also go on with captures."""
Spoils = Literal["captor", "owner", "nobody"]
Goal = Literal["beat", "reach", "lose"]
"""How to win.

- `beat`: leave the opponent without pieces or without a move;
- `reach`: that, or bring a piece to the far row;
- `lose`: be the one left without pieces or without a move.
"""


@dataclass(frozen=True, slots=True)
class Conduct:
    """How pieces move, what they capture, and how the game is won."""

    rings: int = 6
    """The number of rings, in hands and on the board; each side begins with half of them."""
    crowns: bool = False
    """Whether men get a ring only, and automatically, when they end a turn on the far rank."""
    steps: Steps = STEPS
    leaps: Leaps = LEAPS
    slides: bool = False
    """Whether a ringed piece may step any distance over empty squares."""
    leaps_own: bool = True
    """Whether pieces may leap over their own side's pieces."""
    takes: bool = True
    """Whether opposing pieces that are leapt over are captured."""
    duty: Duty = "begin"
    spoils: Spoils = "captor"
    """Who gets the ring of a captured piece."""
    goal: Goal = "beat"


AFRICAN_QUEEN = Conduct()
