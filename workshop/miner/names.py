"""English names of things, moves and numbers, as a child reads them in drafts of puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game_core import Game
from game_core.messages import speak
from game_core.messages.message import Message, Value, side
from game_core.messages.rooms import find_english

WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()


@dataclass(frozen=True, slots=True)
class Noun:
    """A countable thing, in singular and plural."""

    one: str
    many: str

    def count(self, number: int) -> str:
        """`1 seed`, `5 seeds`."""
        return f"{number} {self.one if number == 1 else self.many}"


SEED = Noun("seed", "seeds")
TURN = Noun("turn", "turns")


def spell(number: int) -> str:
    """`3` → `three`; numbers above twelve stay digits."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def count_things(number: int, thing: Noun) -> str:
    """`one seed`, `three seeds`."""
    return f"{spell(number)} {thing.one if number == 1 else thing.many}"


def name_thing(game: Game) -> Noun:
    """Return what a game captures: a seed, a stone, a piece."""
    one, many = (find_english().find_term(game.family.words.THING, form) for form in ("", "many"))
    assert isinstance(one, str)
    assert isinstance(many, str)
    return Noun(one, many)


def name_move(game: Game, move: str) -> str:
    """`cup C`, `d7d8`, `d7d8 with b6 removed`."""
    return _write(game.family.words.refer_move(move))


def name_side(letter: str) -> str:
    """`South`, `White`."""
    return _write(side(letter))


def join_names(names: Sequence[str]) -> str:
    """`e2`, `c2 and e2`, `c2, d3 and e2`."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def _write(value: Value) -> str:
    return speak([Message("game-plain", (("words", value),))])
