"""How sentences refer to what is in chess with stones, and why its games are over."""

from __future__ import annotations

import pytest

from game_core.families.stonechess import words
from game_core.messages import listed, term
from game_core.types import Event, Result
from tests.help.values import show


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (
            Result("w", "checkmate", None),
            "The game is over: the King can't be saved, and that's checkmate.",
        ),
        (Result(None, "stalemate", None), "The game is over: the player to move has no move left."),
        (
            Result(None, "quiet", None),
            "The game is over: nothing new has happened for a hundred turns.",
        ),
        (Result("w", "king-taken", None), ""),
    ],
)
def test_each_end_has_its_sentence(result: Result, said: str) -> None:
    assert str(words.tell_end(result)) == said


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("b2b4", "b2b4"),
        ("e8e9q", "e8e9q"),
        ("b2b4+e5d5", "b2b4 with the stone from e5 to d5"),
        ("e8e9q+i1~j1", "e8e9q with i1 and j1 swapped"),
        ("b2", "b2"),
    ],
)
def test_a_move_is_referred_to_as_it_is_chosen(move: str, shown: str) -> None:
    assert show(words.refer_move(move)) == shown


@pytest.mark.parametrize(
    ("men", "shown"),
    [
        ("q", "a Queen"),
        ("PP", "2 Pawns"),
        ("nppr", "a Knight, 2 Pawns and a Rook"),
        ("bkbkrrqqnn", "2 Bishops, 2 Kings, 2 Rooks, 2 Queens and 2 Knights"),
    ],
)
def test_taken_men_are_counted_kind_by_kind(men: str, shown: str) -> None:
    taken = [Event("capture", "c3", side="w", what=man) for man in men]
    assert show(words.list_taken(taken), "counted") == shown


def test_nothing_taken_is_an_empty_list() -> None:
    assert words.list_taken([]) == listed([])


def test_play_is_worth_pawns() -> None:
    assert show(term(words.UNIT, count=1), "counted") == "1 Pawn"
    assert show(term(words.UNIT, count=3), "counted") == "3 Pawns"
