"""Ouri, as played in Cape Verde: Oware, except that singles stay, and a grand slam is captured.

Source: “African Sowing Game Rules”, section “OURI – Cape Verde”, of the KIDS Afterschool curriculum
at BeyondTheChalkboard.com.

Where the source leaves a choice, this is ours (and see Oware):

- the ban on playing singles holds even when only a single could feed the opponent; where both
  rules together leave no move, feeding is impossible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game_core.families.sowing.answers import FEEDING, twos_and_threes
from game_core.families.sowing.board import CUP_NUMBERS
from game_core.families.sowing.game import Restriction, SowingPosition
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import cell, listed, say


def capture_back(board: ScratchBoard, last: int) -> None:
    """Take the twos and threes, even if they are all that the opponent has."""
    for cup in twos_and_threes(board, last):
        board.capture(cup, board.side)


def keep_singles(position: SowingPosition, cups: Sequence[str]) -> Sequence[str]:
    """The cups with two seeds or more, if there is one."""
    return [cup for cup in cups if position.cups[CUP_NUMBERS[cup]] > 1] or cups


SINGLES_STAY = Restriction(
    "singles",
    keep_singles,
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
