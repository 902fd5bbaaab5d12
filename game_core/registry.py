"""All known games: this package's, those of installed packages, and registered ones.

A game is a value (see `game.Game`). Pages, saved games and the command line look games up here by
slug. Ours are imported on first use.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self

from game_core.game import Game

if TYPE_CHECKING:
    from game_core.family import Cards

RULES = 1
"""The version of the rules, raised whenever a rule changes; older proofs then no longer count.

Examples:
    >>> RULES >= 1
    True
"""

OURS = {
    "oware": "sowing",
    "ouri": "sowing",
    "kpo": "sowing",
    "tampoduo": "sowing",
    "ayoayo": "sowing",
    "obridjie": "sowing",
    "rio-kadalis": "sowing",
    "layli-goobalay": "sowing",
    "mangala": "sowing",
    "african-chess": "stacking",
    "amphora": "amphora",
    "african-queen": "draughts",
    "double-eighteen-stone-chess": "stonechess",
}
"""The games of this package in the order of the curriculum: slug, and the family's folder.

`rio-kadalis` is `RIO_KADALIS` in `families/sowing/games/rio_kadalis.py`, and so on.
"""

OPTIONS = {"mangala:continue_on=even": "MANGALA_EVEN"}
"""Our games played with a rule option, which follows the slug: the name next to the game's."""

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(:[a-z_]+=[a-z0-9_]+)?")
"""The pattern of a slug: lowercase letters, digits and hyphens, and perhaps a rule option."""

CARDS = "own:rules="
"""The prefix of slugs of games made from cards; the cards follow (`cards`)."""
CARD_FAMILIES = {"a": "sowing", "q": "draughts"}
"""The families whose games can be made from cards: the cards' first letter, and the folder."""

_known: dict[str, Game] = {}
"""Every game that was looked up or registered, by slug."""

GAMES: tuple[Game, ...]
"""The games of this package, in the order of the curriculum. Using this imports them all.

Examples:
    >>> GAMES[0]
    get('oware')
"""


def __getattr__(name: str) -> tuple[Game, ...]:
    if name == "GAMES":
        return tuple(map(get, OURS))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def get(slug: str | Game) -> Game:
    """Return the game with that slug, with or without a rule option, or made from its cards.

    A game is returned unchanged. Raises UnknownGame, naming the nearest slugs or known options.

    Examples:
        >>> get("oware")
        get('oware')
        >>> get("mangala:continue_on=even").slug
        'mangala:continue_on=even'
    """
    if not isinstance(slug, str):
        return slug
    game = _known.get(slug) or _import(slug)
    if game is not None and slug.startswith(CARDS):
        # Cards make thousands of games, so they aren't listed with the others. `_build` keeps them.
        return game
    if game is None:
        # Looking in packages, or for the nearest slugs, takes longer to import than a game.
        from game_core import installed, unknown

        game = installed.find(slug)
        if game is None:
            raise unknown.refuse(slug, list_slugs(), OPTIONS)
    _known[slug] = game
    return game


def register(game: Game) -> None:
    """Make a game known under its slug.

    Raises ValueError for a malformed slug, or one that another game has.

    Examples:
        >>> from dataclasses import replace
        >>> register(replace(get("oware"), slug="hill-oware", name="Oware of the hill"))
        >>> get("hill-oware").start()
        get('hill-oware').parse('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S')
    """
    slug = game.slug
    if not SLUG.fullmatch(slug):
        raise ValueError(
            f"“{slug}” isn't a slug: small letters, digits and hyphens, as in “hill-game”."
        )
    from game_core import installed

    taken = slug in {*OURS, *OPTIONS, *installed.list_slugs()} or slug.startswith(CARDS)
    if taken or _known.get(slug, game) is not game:
        raise ValueError(f"There is a game called “{slug}” already.")
    _known[slug] = game


class Known:
    """A game that copies to itself, and is looked up when unpickled.

    So positions and records can be pickled, too, and stay equal. Raises TypeError when pickling a
    game that isn't registered, since it couldn't be looked up.
    """

    slug: str

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        if not has(self):
            raise TypeError(f"The game “{self.slug}” is not registered, so it can't be pickled.")
        return get, (self.slug,)


def has(game: Game | Known) -> bool:
    """Return whether this very game is the one known under its slug."""
    return (_known.get(game.slug) or _import(game.slug)) is game


def unregister(slug: str) -> None:
    """Forget a registered game; do nothing if it wasn't registered."""
    _known.pop(slug, None)


def list_games(family: str = "") -> tuple[Game, ...]:
    """List all games, or those of a family: ours in the order of the curriculum, then all others.

    Examples:
        >>> [game.slug for game in list_games("draughts")]
        ['african-queen']
    """
    return tuple(game for game in map(get, list_slugs()) if family in ("", game.family.name))


def list_cards() -> list[Cards[Any]]:
    """List the cards of each family that has any, in the order of the curriculum."""
    families = dict.fromkeys(get(slug).family for slug in OURS)
    return [family.cards for family in families if family.cards]


def list_slugs() -> list[str]:
    """List the slugs of all games, in the same order; ours without rule options."""
    from game_core import installed

    others = [slug for slug in _known if slug not in OURS and slug not in OPTIONS]
    return [*dict.fromkeys([*OURS, *others, *installed.list_slugs(taken=OURS)])]


def _import(slug: str) -> Game | None:
    """Return our game with that slug, or None."""
    if slug.startswith(CARDS):
        return _build(slug)
    if slug not in OURS and slug not in OPTIONS:
        return None
    name, _, _ = slug.partition(":")
    module = name.replace("-", "_")
    games = import_module(f"game_core.families.{OURS[name]}.games.{module}")
    game: Game = getattr(games, OPTIONS.get(slug, module.upper()))
    return game


@cache
def _build(slug: str) -> Game:
    """Return the game whose slug spells out its cards. Raises UnknownGame, with a sentence."""
    rules = slug.removeprefix(CARDS)
    # If no family has that letter, the first one refuses the slug.
    family = CARD_FAMILIES.get(rules[:1], CARD_FAMILIES["a"])
    cards = import_module(f"game_core.families.{family}.cards")
    game: Game = cards.build(cards.Rules.parse(rules), slug=slug)
    return game
