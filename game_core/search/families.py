"""Which outlook goes with which game."""

from __future__ import annotations

from typing import Any

from game_core.games.african_chess import AFRICAN_CHESS
from game_core.games.african_queen import AFRICAN_QUEEN
from game_core.games.amphora import AMPHORA
from game_core.games.double_eighteen_stone_chess import DOUBLE_EIGHTEEN_STONE_CHESS
from game_core.search.amphora import AmphoraOutlook
from game_core.search.draughts import DraughtsOutlook
from game_core.search.outlook import Outlook
from game_core.search.sowing import WORTHS, SowingOutlook
from game_core.search.stacking import StackingOutlook
from game_core.search.stonechess import StoneChessOutlook
from game_core.types import Game

OUTLOOKS: dict[str, Outlook[Any]] = {
    **{slug: SowingOutlook(worth) for slug, worth in WORTHS.items()},
    AFRICAN_CHESS.slug: StackingOutlook(),
    AMPHORA.slug: AmphoraOutlook(),
    AFRICAN_QUEEN.slug: DraughtsOutlook(),
    DOUBLE_EIGHTEEN_STONE_CHESS.slug: StoneChessOutlook(),
}
"""By slug; a rule option changes nothing."""


def find_outlook(game: Game) -> Outlook[Any]:
    """The outlook of a game."""
    return OUTLOOKS[game.slug.partition(":")[0]]
