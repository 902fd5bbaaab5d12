"""What search knows of the sowing games: what seeds in store, seeds in a row and cups are worth.

How much they are worth differs from game to game. The numbers were found by playing them against
each other; docs/maintainers/search.md says how.

In a game of rounds search stops where a round ends. Then all seeds are somebody's, and what they
are worth does not depend on how the cups are filled for the next round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from game_core.families.sowing.board import ROWS, UUR, owner
from game_core.families.sowing.game import SowingGame, SowingPosition
from game_core.families.sowing.games.layli_goobalay import Round
from game_core.families.sowing.games.mangala import is_opening
from game_core.families.sowing.games.rio_kadalis import Match
from game_core.search.evaluation import WIN, Outlook

SEED = 100
"""A seed in store."""
ROUND = 400
"""A round won, in Rio Kadalis: four of them win the match."""


class SowingOutlook(Outlook[SowingPosition]):
    """A sowing game; a turn is one of six cups, so all are searched, and none beyond the depth.

    `seed` is what a seed in one's row is worth, `cup` a cup there that holds any.
    """

    def __init__(self, *, seed: int, cup: int) -> None:
        self.seed = seed
        self.cup = cup

    @override
    def turns(self, position: SowingPosition) -> Iterable[tuple[str, SowingPosition]]:
        """Every turn."""
        return [(move, position.play(move)) for move in position.moves()]

    @override
    def value(self, position: SowingPosition) -> int:
        """Stores, seeds in the rows, and cups that hold some; an uur's seeds are its owner's."""
        if position.ended:
            south, north = position.game.score(position)
            value = WIN * ((south > north) - (south < north))
            return -value if position.side else value
        cups, (south, north) = position.cups, position.stores
        south_row, north_row = cups[ROWS[0]], cups[ROWS[1]]
        value = (
            SEED * (south - north)
            + self.seed * (sum(south_row) - sum(north_row))
            + self.cup * (north_row.count(0) - south_row.count(0))
        )
        if any(position.marks):
            value += self._value_uur(position)
        return -value if position.side else value

    @override
    def count(self, position: SowingPosition) -> int:
        """Seeds in store."""
        south, north = position.stores
        return SEED * (north - south if position.side else south - north)

    @override
    def horizon(self, before: SowingPosition, position: SowingPosition) -> int | None:
        """Where the game or a round has ended: what everybody holds then, and the rounds won."""
        if position.ended:
            return self.value(position)
        if position.tags is before.tags or _round(position) == _round(before):
            return None
        south, north = (sum(position.cups[row]) for row in ROWS)
        value = SEED * (position.stores[0] + south - position.stores[1] - north)
        if isinstance(position.tags, Match):
            wins = position.tags.wins
            value += ROUND * (wins[0] - wins[1])
        return -value if position.side else value

    def _value_uur(self, position: SowingPosition) -> int:
        """What uur change, from South's view: their seeds are as good as in store."""
        value = 0
        for cup, (seeds, mark) in enumerate(zip(position.cups, position.marks, strict=True)):
            if mark in UUR:
                value += SEED * seeds * (-1 if UUR.index(mark) else 1)
                value += self.seed * seeds * (1 if owner(cup) else -1)
        return value


class MangalaOutlook(SowingOutlook):
    """Mangala: a choice is looked at together with the two turns that it forces."""

    @override
    def turns(self, position: SowingPosition) -> Iterable[tuple[str, SowingPosition]]:
        """Every turn; after a choice, what stands on the board when free play begins."""
        return [(move, _play_opening(after)) for move, after in super().turns(position)]


def _play_opening(position: SowingPosition) -> SowingPosition:
    """The position after the forced turns of the opening, if it is one of the opening."""
    while is_opening(position.tags) and position.moves():
        position = position.play(position.moves()[0])
    return position


def _round(position: SowingPosition) -> int:
    """The number of the round; 0 in a game without."""
    return position.tags.round if isinstance(position.tags, Match | Round) else 0


OUTLOOKS = {
    "oware": SowingOutlook(seed=10, cup=10),
    "ouri": SowingOutlook(seed=10, cup=10),
    "kpo": SowingOutlook(seed=10, cup=10),
    "tampoduo": SowingOutlook(seed=10, cup=0),
    "ayoayo": SowingOutlook(seed=10, cup=0),
    "obridjie": SowingOutlook(seed=10, cup=10),
    "rio-kadalis": SowingOutlook(seed=20, cup=10),
    "layli-goobalay": SowingOutlook(seed=10, cup=10),
    "mangala": MangalaOutlook(seed=10, cup=10),
}


def find_outlook(game: SowingGame) -> SowingOutlook:
    """The game's own outlook."""
    return OUTLOOKS[game.slug.partition(":")[0]]
