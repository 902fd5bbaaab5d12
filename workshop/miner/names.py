"""English names of things and moves for drafts of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from game_core import Game
from game_core.messages import speak
from game_core.messages.message import Message, Value, side
from game_core.messages.rooms import find_english
from workshop.miner.numerals import Noun


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
