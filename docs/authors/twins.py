"""Twins, a sowing game made up for this guide: it has no home and no history.

Sow as in Oware, but skip no cup. Facing cups your last seed makes equal are twins: capture both.
"""

from dataclasses import replace

from game_core.families.sowing.answers import lap_round
from game_core.families.sowing.board import facing
from game_core.families.sowing.games.oware import OWARE
from game_core.families.sowing.lastdrop import LastDrop
from game_core.families.sowing.scratch import ScratchBoard
from game_core.messages import Said, plain


def take_twins(board: ScratchBoard, last: int) -> None:
    """Capture the last cup and the one across if they hold the same number."""
    if board.cups[last] == board.cups[facing(last)]:
        board.capture(last, board.side)
        board.capture(facing(last), board.side)


def explain_twins(drop: LastDrop) -> dict[int, Said]:
    """Say why two cups were captured, or none."""
    at, across, held = drop.at, drop.across, drop.held(facing(drop.cup))
    if drop.captures:
        return {drop.captures[0]: plain(f"Cup {at} and cup {across} are twins: both are captured.")}
    return {drop.index: plain(f"Cup {at} holds {drop.count}, cup {across} {held}: no twins.")}


TWINS = replace(
    OWARE,
    slug="twins",
    name="Twins",
    place="this guide",
    lap=lap_round,
    last_seed=take_twins,
    explain=explain_twins,
)
