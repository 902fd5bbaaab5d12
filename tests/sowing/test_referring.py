"""How sentences refer to what is in a sowing game, and why its games are over."""

from __future__ import annotations

import pytest

from game_core.families.sowing import words
from game_core.messages import NOTHING, listed, term
from game_core.types import Event, Result
from tests.help.values import show


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("majority", "Gold has more than half of the seeds."),
        ("cannot-feed", "no move can give seeds to the empty row."),
        ("one-each", "each row has just one seed left."),
        ("empty", "the board is empty."),
        ("few-seeds", "fewer than four seeds are left on the board."),
        ("cannot-move", "the player to move can't move."),
        ("four-rounds", "Gold has won four rounds."),
        ("forty-three", "Gold has 43 seeds or more."),
    ],
)
def test_each_end_has_its_sentence(reason: str, said: str) -> None:
    told = words.tell_end(Result("N", reason, (20, 28)))
    over = "match" if reason == "four-rounds" else "game"
    assert str(told) == f"The {over} is over: {said}"


def test_an_end_that_nobody_wins_has_one_too() -> None:
    told = words.tell_end(Result(None, "empty", (24, 24)))
    assert str(told) == "The game is over: the board is empty."


@pytest.mark.parametrize("reason", ["stopped", "over", "{%s} has ten"])
def test_other_ends_are_for_others_to_tell(reason: str) -> None:
    assert words.tell_end(Result("S", reason, (24, 0))) == NOTHING


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("C", "cup C"),
        ("a", "cup a"),
        ("keep", "“Keep the board”"),
        ("turn", "“Turn it around”"),
        ("D9", "D9"),
    ],
)
def test_a_move_is_referred_to_by_its_cup_or_button(move: str, shown: str) -> None:
    assert show(words.refer_move(move)) == shown


def test_taken_seeds_are_counted_together() -> None:
    taken = [Event("capture", "c", 3, "S"), Event("capture", "b", 2, "S")]
    assert show(words.list_taken(taken), "counted") == "5 seeds"
    assert show(words.list_taken([Event("capture", "c", 1, "N")]), "counted") == "1 seed"
    assert words.list_taken([]) == listed([])


def test_they_are_taken_from_cups() -> None:
    assert show(words.place_cells(["c"])) == "from cup c"
    assert show(words.place_cells(["D", "c", "b"])) == "from cups D, c and b"


def test_what_is_taken_and_what_play_is_worth_are_seeds() -> None:
    for name in (words.THING, words.UNIT):
        assert show(term(name)) == "seed"
        assert show(term(name, count=1), "counted") == "1 seed"
        assert show(term(name, count=2), "counted") == "2 seeds"
