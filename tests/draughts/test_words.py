"""How sentences refer to what is in African Queen, and why its games are over."""

from __future__ import annotations

import pytest

from game_core.families.draughts import words
from game_core.messages import listed, term
from game_core.types import Event, Result
from tests.help.values import show


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Result("w", "no-pieces", None), "The game is over: one side has no pieces left."),
        (Result("b", "no-move", None), "The game is over: the player to move has no move left."),
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
        ("g7-f6", "g7-f6"),
        ("b4-d2-f2", "b4-d2-f2"),
        ("R@b4+b4-d2-f2", "b4-d2-f2 with a ring on b4"),
        ("a2", "a2"),
    ],
)
def test_a_move_is_referred_to_by_its_way_and_its_ring(move: str, shown: str) -> None:
    assert show(words.refer_move(move)) == shown


def test_taken_pieces_are_counted() -> None:
    taken = [Event("capture", "c3", side="w", what="m"), Event("capture", "e3", side="w", what="q")]
    assert show(words.list_taken(taken), "counted") == "2 pieces"
    assert show(words.list_taken(taken[1:]), "counted") == "1 piece"
    assert words.list_taken([]) == listed([])


def test_they_are_taken_on_squares() -> None:
    assert show(words.place_cells(["c3", "e3"])) == "on c3 and e3"


def test_what_play_is_worth_are_men() -> None:
    assert show(term(words.UNIT, count=1)) == "man"
    assert show(term(words.UNIT, count=1), "counted") == "1 man"
    assert show(term(words.UNIT, count=2), "counted") == "2 men"
