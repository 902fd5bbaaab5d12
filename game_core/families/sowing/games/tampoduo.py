"""Tampoduo, as played in Ghana.

Source: “African Sowing Game Rules”, section “Tampoduo – Ghana”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours:

- however the game ends, each player gets the seeds in their own row;
- a lap of twelve drops its last seed in the cup it came from, since no cup is skipped;
- sowing that never ends isn't a legal move; a player with no other move can't move, and the game
  ends as when feeding is impossible;
- majority, and who moves when a row is empty, are as in Oware.
"""

from __future__ import annotations

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    FEEDING,
    FOUR_EACH,
    MAJORITY_OR_ONE_EACH,
    NO_ENDLESS_MOVE,
    end_with_own_rows,
    lap_round,
    over_when_swept,
    relay_or_capture_facing,
    to_feed,
)
from game_core.families.sowing.game import SowingGame, Weights
from game_core.families.sowing.lastdrop import explain_facing

TAMPODUO = SowingGame(
    family=SOWING,
    slug="tampoduo",
    name="Tampoduo",
    place="Ghana",
    cups=FOUR_EACH,
    lap=lap_round,
    last_seed=relay_or_capture_facing,
    restrictions=(FEEDING, NO_ENDLESS_MOVE),
    endings=MAJORITY_OR_ONE_EACH,
    again=to_feed,
    stuck="cannot-feed",
    conclude=end_with_own_rows,
    conclude_stopped=end_with_own_rows,
    check=over_when_swept,
    explain=explain_facing,
    taking=(
        "A turn captures if its last seed lands in an empty cup of your own, "
        "across from a cup with seeds."
    ),
    weights=Weights(seed=10, cup=0),
)
