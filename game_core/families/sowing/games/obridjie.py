"""Obridjie, as played in Nigeria.

Source: “African Sowing Game Rules”, section “Obridjie – Nigeria”, of the KIDS Afterschool
curriculum at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours:

- the source says that “the game ends” if a last seed falls in an empty cup or makes four; that can
  only mean that the move ends;
- the game also ends when the player to move has no move;
- seeds left on the board belong to nobody, and stay in their cups.
"""

from __future__ import annotations

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    FOUR_EACH,
    NO_ENDLESS_MOVE,
    lap_capturing_fours,
    leave_as_it_is,
    never,
    over_where_it_stands,
    relay_or_take_four,
)
from game_core.families.sowing.game import Endings, SowingGame, finish
from game_core.families.sowing.lastdrop import explain_fours

FEW_SEEDS = Endings(("few-seeds",), lambda board: "few-seeds" if sum(board.cups) < 4 else "")
"""Ends play when fewer than four seeds are left on the board."""

OBRIDJIE = SowingGame(
    family=SOWING,
    slug="obridjie",
    name="Obridjie",
    place="Nigeria",
    cups=FOUR_EACH,
    lap=lap_capturing_fours,
    last_seed=relay_or_take_four,
    restrictions=(NO_ENDLESS_MOVE,),
    endings=FEW_SEEDS,
    again=never,
    stuck="cannot-move",
    conclude=finish,
    conclude_stopped=leave_as_it_is,
    check=over_where_it_stands,
    explain=explain_fours,
    taking="Four seeds in a cup are captured. Which cups hold three?",
)
