"""The games, each imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from game_core.types import Game

RULES = 1
"""The version of the rules: one more whenever a rule changes; older proofs then count no longer."""

PLACES = {
    "oware": "oware.OWARE",
    "ouri": "ouri.OURI",
    "kpo": "kpo.KPO",
    "tampoduo": "tampoduo.TAMPODUO",
    "ayoayo": "ayoayo.AYOAYO",
    "obridjie": "obridjie.OBRIDJIE",
    "rio-kadalis": "rio_kadalis.RIO_KADALIS",
    "layli-goobalay": "layli_goobalay.LAYLI_GOOBALAY",
    "mangala": "mangala.MANGALA",
    "african-chess": "african_chess.AFRICAN_CHESS",
    "amphora": "amphora.AMPHORA",
    "african-queen": "african_queen.AFRICAN_QUEEN",
    "double-eighteen-stone-chess": "double_eighteen_stone_chess.DOUBLE_EIGHTEEN_STONE_CHESS",
}
"""By slug, in the order of the curriculum: the module in this folder, and the game's name there."""

PLACES_WITH_OPTIONS = {"mangala:continue_on=even": "mangala.MANGALA_EVEN"}
"""Games played with a rule option, which follows the slug."""

GAMES: tuple[Game, ...]
"""All games, in the order of the curriculum. To ask for it imports them all."""

WITH_OPTIONS: tuple[Game, ...]
"""All games with a rule option."""


def __getattr__(name: str) -> tuple[Game, ...]:
    match name:
        case "GAMES":
            return tuple(map(get, PLACES))
        case "WITH_OPTIONS":
            return tuple(map(get, PLACES_WITH_OPTIONS))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def get(slug: str) -> Game:
    """The game of that slug, with or without a rule option.

    Raises UnknownGame, naming the nearest slugs, or the options there are.
    """
    place = PLACES.get(slug) or PLACES_WITH_OPTIONS.get(slug)
    if place is None:
        # What looks for the nearest takes longer to import than a game.
        from game_core.unknown import refuse

        raise refuse(slug)
    module, _, name = place.partition(".")
    game: Game = getattr(import_module(f"{__name__}.{module}"), name)
    return game
