"""Ouri, as played in Cape Verde: Oware, except that singles wait, and a grand slam is captured.

Source: “African Sowing Game Rules”, section “OURI – Cape Verde”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours (see also Oware):

- the ban on playing singles holds even if only a single could feed the opponent; if the two rules
  together leave no move, feeding is impossible.
"""

from __future__ import annotations

from dataclasses import replace

from game_core.families.sowing.answers import FEEDING, twos_and_threes
from game_core.families.sowing.board import CUP_NUMBERS
from game_core.families.sowing.game import Restriction
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import cell, listed, say


def capture_back(board: ScratchBoard, last: int) -> None:
    """Capture the twos and threes, even if they're all that the opponent has."""
    for cup in twos_and_threes(board, last):
        board.capture(cup, board.side)


SINGLES_STAY = Restriction(
    "single",
    # The cups with two or more seeds, or all of them if there are none.
    lambda position, cups: [cup for cup in cups if position.cups[CUP_NUMBERS[cup]] > 1] or cups,
    lambda position, cup: say("sowing-single", cup=cell(cup)),
    lambda position, cups: say("sowing-singles-stayed", cups=listed(map(cell, cups))),
)

OURI = replace(
    OWARE,
    slug="ouri",
    name="Ouri",
    place="Cape Verde",
    last_seed=capture_back,
    restrictions=(SINGLES_STAY, FEEDING),
)
