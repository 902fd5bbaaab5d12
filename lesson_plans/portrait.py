"""What a reader wants to know of a game before choosing it, from `<slug>/portrait.yml`.

Where a game comes from stands in its rules (`Game.place`). Minutes are worked out: `turns` is the
median that `python -m bench lengths` measured, `seconds` is our guess of what a turn takes people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game_core import Game, Position
from game_core.sowing.game import SowingGame
from lesson_plans.positions import parse_position
from lesson_plans.source import Fields, Problem, Report, Text, read

HERE = Path(__file__).parent
LEARN = {"easy": "easy to learn", "middle": "some rules", "hard": "many rules"}
"""How hard a game is to learn, easiest first: word in the file, words for readers."""
DEVICES = {"none": "no device", "phone": "a phone", "tablet": "a tablet or a computer"}
"""What a game can be played on well."""
AGES = range(8, 15)
"""Whom this site is for."""


@dataclass(frozen=True, kw_only=True)
class Portrait:
    """A game as its card shows it."""

    game: Game
    position: Position
    """What its picture shows."""
    kind: str
    promise: str
    spot: str
    """Where it is on the map; empty where the source names no place."""
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
    def minutes(self) -> int:
        """How long a game takes people who know the rules, in full fives."""
        return -(-self.turns * self.seconds // 300) * 5

    @property
    def family(self) -> str:
        """`sowing` or `squares`."""
        return "sowing" if isinstance(self.game, SowingGame) else "squares"


def locate(game: Game) -> Path:
    """Where the portrait of a game is."""
    return HERE / game.slug / "portrait.yml"


def load(game: Game, report: Report) -> Portrait | None:
    """The portrait of a game; None where a mistake in it was reported."""
    path = locate(game)
    name = path.relative_to(HERE.parent).as_posix()
    problems: list[Problem] = []
    fields = read(path.read_text(encoding="utf-8"), name, 1, problems.append)
    portrait = read_portrait(game, fields) if fields else None
    if fields:
        fields.finish()
    for problem in problems:
        report(problem)
    return None if problems else portrait


def read_portrait(game: Game, fields: Fields) -> Portrait | None:
    """The portrait in `fields`; None where a part is missing."""
    words = {
        name: _read(fields, name)
        for name in ("kind", "promise", "learn", "because", "table", "age", "turns", "seconds")
    }
    position, spot = fields.text("position"), fields.text("spot")
    devices = fields.texts("devices", required=True)
    for text in devices:
        _choose(text, DEVICES)
    _choose(words["learn"], LEARN)
    age = _count(words["age"], AGES)
    turns, seconds = _count(words["turns"], range(1, 301)), _count(words["seconds"], range(5, 61))
    start = parse_position(game, position)
    if start is None or None in words.values():
        return None
    value = {name: text.value for name, text in words.items() if text}
    return Portrait(
        game=game,
        position=start,
        kind=value["kind"],
        promise=value["promise"],
        spot=spot.value if spot else "",
        age=age,
        learn=value["learn"],
        because=value["because"],
        turns=turns,
        seconds=seconds,
        devices=tuple(text.value for text in devices),
        table=value["table"],
    )


def _read(fields: Fields, name: str) -> Text | None:
    return fields.text(name, required=True)


def _choose(text: Text | None, known: Sequence[str] | dict[str, str]) -> None:
    if text and text.value not in known:
        text.place.blame(f"“{text.value}” is not known here; known are {', '.join(known)}.")


def _count(text: Text | None, allowed: range) -> int:
    """A number; 0 where there is none, once that was reported."""
    if text is None:
        return 0
    number = int(text.value) if text.value.isdecimal() else 0
    if number not in allowed:
        first, last = allowed[0], allowed[-1]
        text.place.blame(f"must be a number from {first} to {last}, found “{text.value}”.")
    return number
