"""Twins, a sowing game made up for this guide: it has no home and no history.

Sow as in Oware, but pass over no cup. If your last seed makes a cup and the one across from it hold
equally many, they are twins, and you take both.
"""

from dataclasses import replace

from game_core.families.sowing.answers import lap_round
from game_core.families.sowing.board import facing
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.lastdrop import LastDrop
from game_core.families.sowing.scratch import ScratchBoard


def take_twins(board: ScratchBoard, last: int) -> None:
    """The last cup and the one across, if they hold equally many."""
    if board.cups[last] == board.cups[facing(last)]:
        board.capture(last, board.side)
        board.capture(facing(last), board.side)


def explain_twins(drop: LastDrop) -> dict[int, str]:
    """Why two cups were taken, or none."""
    if drop.captures:
        return {drop.captures[0]: f"{drop.name} and cup {drop.across} are twins: both are taken."}
    across = drop.held(facing(drop.cup))
    return {drop.index: f"{drop.name} holds {drop.count}, cup {drop.across} {across}: no twins."}


TWINS = replace(
    OWARE,
    slug="twins",
    name="Twins",
    place="this guide",
    lap=lap_round,
    last_seed=take_twins,
    explain=explain_twins,
)
