"""What a reader wants to know of a game before choosing it, from `<slug>/portrait.yml`.

Where a game comes from stands in its rules (`Game.place`), and here once more where it has to be
put into other languages: as a place of the map, or as who invented it and when. Minutes are worked
out: `turns` is the median that `python -m bench lengths` measured, `seconds` is our guess of what a
turn takes people.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game_core import Game, Position
from game_core.messages import term
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.source import Fields, read
from lesson_plans.curriculum.translations import find_other, translate_fields
from lesson_plans.curriculum.values import choose, count, join_words, parse_position, read_words

LEARN = {
    "easy": term("lessons-learn-easy"),
    "middle": term("lessons-learn-middle"),
    "hard": term("lessons-learn-hard"),
}
"""How hard a game is to learn, easiest first: word in the file, term for readers."""
DEVICES = {
    "none": term("lessons-screen-none"),
    "phone": term("lessons-screen-phone"),
    "tablet": term("lessons-screen-tablet"),
}
"""What a game can be played on well."""
AGES = range(8, 15)
"""Whom this site is for."""
TURNS, SECONDS = range(1, 301), range(5, 61)
"""How many turns a game can have, and how long one can take people."""


@dataclass(frozen=True, kw_only=True)
class Portrait:
    """A game as its card shows it."""

    game: Game
    position: Position
    """What its picture shows."""
    kind: str
    promise: str
    spot: str
    """Where it is on the map, by its English name; empty where the source names no place."""
    where: str
    """What that is called in the language of the site."""
    by: str
    """Who invented it and when, in that language; empty where names alone say it."""
    age: int
    """From how many years."""
    learn: str
    because: str
    """Why from this age, and why so hard to learn."""
    turns: int
    seconds: int
    devices: tuple[str, ...]
    table: str
    """What is needed to play without a device."""

    @property
    def origin(self) -> str:
        """Its place, or who invented it, as the language of the site says it."""
        if self.game.place == self.spot:
            return self.where
        return self.by or self.game.place

    @property
    def minutes(self) -> int:
        """How long a game takes people who know the rules, in full fives."""
        return -(-self.turns * self.seconds // 300) * 5

    @property
    def family(self) -> str:
        """`sowing` or `squares`."""
        return "sowing" if self.game.family.sows else "squares"


def locate(game: Game, curriculum: Curriculum) -> Path | None:
    """Where the portrait of a game is, if it has one."""
    return curriculum.find(f"{game.slug}/portrait.yml")


def load(game: Game, curriculum: Curriculum, report: Report) -> Portrait | None:
    """The portrait of a game; None where it has none, or a mistake in it was reported."""
    path = locate(game, curriculum)
    if path is None:
        return None
    problems: list[Problem] = []
    text = read_file(path, problems.append)
    fields = read(text, name_file(path), 1, problems.append) if text is not None else None
    portrait = None
    if fields:
        spot = join_words(fields.text("spot"))
        if other := find_other(path, curriculum.language):
            translate_fields(fields, path, other, problems.append)
        portrait = read_portrait(game, fields, spot)
        fields.finish()
    for problem in problems:
        report(problem)
    return None if problems else portrait


def read_portrait(game: Game, fields: Fields, spot: str) -> Portrait | None:
    """The portrait in `fields`; None where there is no position to draw.

    The map knows the game's place as `spot`, whatever the fields call it.
    """
    position = parse_position(game, fields.text("position"))
    kind, promise = read_words(fields, "kind"), read_words(fields, "promise")
    where, by = join_words(fields.text("spot")), join_words(fields.text("by"))
    age = _count(fields, "age", AGES)
    learn = choose(fields.text("learn", required=True), LEARN)
    because = read_words(fields, "because")
    turns, seconds = _count(fields, "turns", TURNS), _count(fields, "seconds", SECONDS)
    devices = tuple(choose(text, DEVICES) for text in fields.texts("devices", required=True))
    table = read_words(fields, "table")
    if position is None:
        return None
    return Portrait(
        game=game,
        position=position,
        kind=kind,
        promise=promise,
        spot=spot,
        where=where,
        by=by,
        age=age,
        learn=learn,
        because=because,
        turns=turns,
        seconds=seconds,
        devices=devices,
        table=table,
    )


def _count(fields: Fields, name: str, allowed: range) -> int:
    what = f"a number from {allowed[0]} to {allowed[-1]}"
    return count(fields.text(name, required=True), allowed, what)
