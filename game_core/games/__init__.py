"""The games, in the order of the curriculum."""

from __future__ import annotations

from difflib import get_close_matches

from game_core.games.african_chess import AFRICAN_CHESS
from game_core.games.african_queen import AFRICAN_QUEEN
from game_core.games.amphora import AMPHORA
from game_core.games.ayoayo import AYOAYO
from game_core.games.double_eighteen_stone_chess import DOUBLE_EIGHTEEN_STONE_CHESS
from game_core.games.kpo import KPO
from game_core.games.layli_goobalay import LAYLI_GOOBALAY
from game_core.games.mangala import MANGALA, MANGALA_EVEN
from game_core.games.obridjie import OBRIDJIE
from game_core.games.ouri import OURI
from game_core.games.oware import OWARE
from game_core.games.rio_kadalis import RIO_KADALIS
from game_core.games.tampoduo import TAMPODUO
from game_core.types import Game, UnknownGame

RULES = 1
"""The version of the rules: one more whenever a rule changes; older proofs then count no longer."""

GAMES: tuple[Game, ...] = (
    OWARE,
    OURI,
    KPO,
    TAMPODUO,
    AYOAYO,
    OBRIDJIE,
    RIO_KADALIS,
    LAYLI_GOOBALAY,
    MANGALA,
    AFRICAN_CHESS,
    AMPHORA,
    AFRICAN_QUEEN,
    DOUBLE_EIGHTEEN_STONE_CHESS,
)

WITH_OPTIONS: tuple[Game, ...] = (MANGALA_EVEN,)
"""Games played with a rule option, which follows the slug: `mangala:continue_on=even`."""


def get(slug: str) -> Game:
    """The game of that slug, with or without a rule option.

    Raises UnknownGame, naming the nearest slugs, or the options there are.
    """
    for game in (*GAMES, *WITH_OPTIONS):
        if game.slug == slug:
            return game
    name, _, option = slug.partition(":")
    slugs = [game.slug for game in GAMES]
    if name not in slugs:
        near = get_close_matches(name.lower(), slugs, cutoff=0.4) or slugs
        raise UnknownGame(f"“{name}” is not a game. Did you mean {', '.join(near)}?")
    options = [game.slug for game in WITH_OPTIONS if game.slug.startswith(f"{name}:")]
    known = ", ".join(options) or "none"
    raise UnknownGame(f"{name} has no rule option “{option}”; known: {known}.")
