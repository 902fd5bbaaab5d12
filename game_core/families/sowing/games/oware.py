"""Oware, as played in Ghana.

Source: “African Sowing Game Rules”, section “OWARE – Ghana”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours:

- it lets players agree to stop at 25 seeds; here the game ends there, and each player gets their
  own row;
- it says that a player without seeds must be fed, but not who moves meanwhile; here the same player
  moves again, as the source says for Ouri;
- a move that would capture the opponent's whole row is legal, and captures nothing;
- when feeding is impossible, each player gets the seeds in their own row (the opponent has none).
"""

from __future__ import annotations

from game_core.families.sowing import SOWING
from game_core.families.sowing.answers import (
    FEEDING,
    FOUR_EACH,
    MAJORITY_OR_EMPTY,
    end_with_even_split,
    end_with_own_rows,
    lap_skipping_origin,
    over_when_swept,
    to_feed,
    twos_and_threes,
)
from game_core.families.sowing.board import SIDES
from game_core.families.sowing.game import SowingGame
from game_core.families.sowing.lastdrop import explain_twos_and_threes
from game_core.families.sowing.scratch import ScratchBoard
from game_core.types import Event


def capture_unless_slam(board: ScratchBoard, last: int) -> None:
    """Capture the twos and threes, or nothing if that would leave the opponent's row empty."""
    # Most last seeds capture nothing, and here a call costs more than the question.
    won = twos_and_threes(board, last) if 2 <= board.cups[last] <= 3 else []
    if not won:
        return
    if sum(board.cups[cup] for cup in won) == sum(board.row(1 - board.side)):
        board.note(Event("slam", side=SIDES[board.side]))
        return
    for cup in won:
        board.capture(cup, board.side)


OWARE = SowingGame(
    family=SOWING,
    slug="oware",
    name="Oware",
    place="Ghana",
    cups=FOUR_EACH,
    lap=lap_skipping_origin,
    last_seed=capture_unless_slam,
    restrictions=(FEEDING,),
    endings=MAJORITY_OR_EMPTY,
    again=to_feed,
    stuck="cannot-feed",
    conclude=end_with_own_rows,
    conclude_stopped=end_with_even_split,
    check=over_when_swept,
    explain=explain_twos_and_threes,
    taking="You capture where your last seed makes two or three.",
)
