"""Facts for choosing a game, from `<slug>/portrait.yml`.

A game's origin is in its rules (`Game.place`), and repeated here if it needs translating: as a
place on the map, or as its inventor and year. Minutes are computed from `turns`, the median
measured by `python -m bench lengths`, and `seconds`, our estimate of a turn among people.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game_core import Game, Position
from game_core.messages import term
from lesson_plans.curriculum.declared import declare, declared, read_declared
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.source import Fields, read_map_file
from lesson_plans.curriculum.translations import find_other, translate_fields
from lesson_plans.curriculum.values import (
    one_of,
    parse_position,
    read_optional,
    read_words,
    several_of,
    whole_number,
)

LEARN = {
    "easy": term("lessons-learn-easy"),
    "middle": term("lessons-learn-middle"),
    "hard": term("lessons-learn-hard"),
}
"""Levels of difficulty, easiest first: word in the file, term for readers."""
DEVICES = {
    "none": term("lessons-screen-none"),
    "phone": term("lessons-screen-phone"),
    "tablet": term("lessons-screen-tablet"),
}
"""Devices that suit a game."""
AGES = range(8, 15)
"""The ages this site is for."""
TURNS, SECONDS = range(1, 301), range(5, 61)
"""Allowed turns per game, and seconds per turn."""


def _read_number(allowed: range) -> Callable[[Fields, str], int]:
    return whole_number(allowed, f"a number from {allowed[0]} to {allowed[-1]}")


@declared
class Portrait:
    """A game as shown on its card."""

    game: Game
    position: Position
    """The position in its picture."""
    spot: str
    """The English name of its place on the map; empty if the source names none."""
    kind: str = declare(read_words)
    promise: str = declare(read_words)
    where: str = declare(read_optional, name="spot")
    """That place in the site's language."""
    by: str = declare(read_optional)
    """Its inventor and year in the site's language; empty if names alone say it."""
    age: int = declare(_read_number(AGES))
    """The minimum age."""
    learn: str = declare(one_of(LEARN))
    because: str = declare(read_words)
    """The reason for this age and level."""
    turns: int = declare(_read_number(TURNS))
    seconds: int = declare(_read_number(SECONDS))
    devices: tuple[str, ...] = declare(several_of(DEVICES))
    table: str = declare(read_words)
    """The materials for playing without a device."""

    @property
    def origin(self) -> str:
        """Its place, or its inventor, in the site's language."""
        if self.game.place == self.spot:
            return self.where
        return self.by or self.game.place

    @property
    def minutes(self) -> int:
        """Minutes per game for people who know the rules, in steps of five."""
        return -(-self.turns * self.seconds // 300) * 5

    @property
    def family(self) -> str:
        """`sowing` or `squares`."""
        return "sowing" if self.game.family.sows else "squares"


def locate(game: Game, curriculum: Curriculum) -> Path | None:
    """Return the path of a game's portrait, if it has one."""
    return curriculum.find(f"{game.slug}/portrait.yml")


def load(game: Game, curriculum: Curriculum, report: Report) -> Portrait | None:
    """Return a game's portrait; None if it has none, or a mistake was reported."""
    path = locate(game, curriculum)
    if path is None:
        return None
    problems: list[Problem] = []
    portrait = None
    if fields := read_map_file(path, problems.append):
        spot = read_optional(fields, "spot")
        if other := find_other(path, curriculum.language):
            translate_fields(fields, path, other, problems.append)
        position = parse_position(game, fields.text("position"))
        portrait = read_declared(Portrait, fields, game=game, position=position, spot=spot)
    for problem in problems:
        report(problem)
    return None if problems else portrait
