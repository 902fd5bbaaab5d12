"""The games, in the order of the curriculum."""

from __future__ import annotations

from difflib import get_close_matches

from game_core.games.oware import OWARE
from game_core.types import Game, UnknownGame

GAMES: tuple[Game, ...] = (OWARE,)


def get(slug: str) -> Game:
    """The game of that slug. Raises UnknownGame, naming the nearest slugs.

    A rule option would follow the slug as `:name=value`; no game has one yet.
    """
    name, colon, option = slug.partition(":")
    games = {game.slug: game for game in GAMES}
    if name not in games:
        near = get_close_matches(name.lower(), games, cutoff=0.4) or games
        raise UnknownGame(f"“{name}” is not a game. Did you mean {', '.join(near)}?")
    if colon:
        raise UnknownGame(f"{games[name].name} has no rule option “{option}”.")
    return games[name]
