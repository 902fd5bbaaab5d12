"""How sentences refer to what is in Amphora, and why its games are over."""

from __future__ import annotations

import pytest

from game_core.families.amphora import words
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
        (Result("w", "stalemate", None), "The game is over: the player to move has no move left."),
        (Result("b", "king-taken", None), "The game is over: Black has captured the King."),
        (Result(None, "quiet", None), ""),
    ],
)
def test_each_end_has_its_sentence(result: Result, said: str) -> None:
    assert str(words.tell_end(result)) == said


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("d7d8", "d7d8"),
        ("d7d8*b6", "d7d8 with b6 removed"),
        ("G@c3+e7e8", "e7e8 with the Guard on c3"),
        ("G@c3+e7e8*b6", "e7e8 with the Guard on c3 and b6 removed"),
        ("d7", "d7"),
    ],
)
def test_a_move_is_referred_to_as_it_is_chosen(move: str, shown: str) -> None:
    assert show(words.refer_move(move)) == shown


@pytest.mark.parametrize(
    ("pieces", "shown"),
    [("p", "a Pawn"), ("PGP", "2 Pawns and a Guard"), ("kgppp", "a King, a Guard and 3 Pawns")],
)
def test_taken_pieces_are_counted_kind_by_kind(pieces: str, shown: str) -> None:
    taken = [Event("capture", "c3", side="w", what=piece) for piece in pieces]
    assert show(words.list_taken(taken), "counted") == shown


def test_nothing_taken_is_an_empty_list() -> None:
    assert words.list_taken([]) == listed([])


def test_play_is_worth_pawns() -> None:
    assert show(term(words.UNIT, count=1), "counted") == "1 Pawn"
    assert show(term(words.UNIT, count=3), "counted") == "3 Pawns"
