"""How sentences refer to what is in African Chess, and why its games are over."""

from __future__ import annotations

import pytest

from game_core.families.stacking import words
from game_core.messages import listed, term
from game_core.types import Event, Result
from tests.help.values import show


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (
            Result("w", "touch", None),
            "The game is over: the touchstone can't be saved, and White says Touch.",
        ),
        (Result("b", "king-taken", None), "The game is over: Black has captured the touchstone."),
        (Result(None, "stalemate", None), "The game is over: the player to move has no move left."),
        (
            Result(None, "quiet", None),
            "The game is over: nothing new has happened for a hundred turns.",
        ),
    ],
)
def test_each_end_has_its_sentence(result: Result, said: str) -> None:
    assert str(words.tell_end(result)) == said


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("e2e3", "e2e3"),
        ("e3f3@g3", "e3f3 with the touchstone on g3"),
        ("b1a2t", "b1a2 with the touchstone alone"),
        ("e2", "e2"),
    ],
)
def test_a_move_is_referred_to_as_it_is_chosen(move: str, shown: str) -> None:
    assert show(words.refer_move(move)) == shown


def test_taken_stones_are_counted_together() -> None:
    taken = [Event("capture", "c3", 2, "w", "touchstone"), Event("capture", "d3", 1, "w")]
    assert show(words.list_taken(taken), "counted") == "3 stones"
    assert show(words.list_taken(taken[1:]), "counted") == "1 stone"
    assert words.list_taken([]) == listed([])


def test_they_are_taken_on_squares() -> None:
    assert show(words.place_cells(["c3", "d3"])) == "on c3 and d3"


def test_what_is_taken_and_what_play_is_worth_are_stones() -> None:
    for name in (words.THING, words.UNIT):
        assert show(term(name, count=1)) == "stone"
        assert show(term(name, count=1), "counted") == "1 stone"
        assert show(term(name, count=4), "counted") == "4 stones"
