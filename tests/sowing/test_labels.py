"""A sowing board in words: what cups and stores are called, and to whom."""

from __future__ import annotations

import pytest

from game_core.families.sowing import drawing
from game_core.families.sowing.board import CUP_NUMBERS
from game_core.families.sowing.game import SowingPosition
from tests.help.sowing import Table
from tests.help.sowing import parse as parse_oware

UUR = Table("layli-goobalay").parse("2s,0,0,1,1,1/0,1,0,0,0,1s 20-21 S round=1")
"""A and f are Blue's."""
ROUND = Table("rio-kadalis").parse("2,x,0,0,4,0/1,0,0,0,x,0 20-21 S round=2 wins=1-0")


def label(position: SowingPosition, cup: str, addressee: str) -> str:
    return str(drawing.label_cup(position, CUP_NUMBERS[cup], addressee))


@pytest.mark.parametrize(
    ("cup", "addressee", "said"),
    [
        ("A", "S", "Your cup A, 2 seeds, your uur"),
        ("A", "N", "Blue's cup A, 2 seeds, Blue's uur"),
        ("f", "S", "Gold's cup f, 1 seed, your uur"),
        ("f", "N", "Your cup f, 1 seed, Blue's uur"),
        ("f", "", "Gold's cup f, 1 seed, Blue's uur"),
        ("D", "S", "Your cup D, 1 seed"),
        ("D", "N", "Blue's cup D, 1 seed"),
    ],
)
def test_an_uur_says_whose_it_is(cup: str, addressee: str, said: str) -> None:
    assert label(UUR, cup, addressee) == said


@pytest.mark.parametrize(
    ("cup", "addressee", "said"),
    [
        ("B", "S", "Your cup B, closed"),
        ("B", "N", "Blue's cup B, closed"),
        ("e", "S", "Gold's cup e, closed"),
        ("E", "", "Blue's cup E, 4 seeds"),
    ],
)
def test_a_closed_cup_says_so(cup: str, addressee: str, said: str) -> None:
    assert label(ROUND, cup, addressee) == said


def test_a_store_says_what_it_holds_and_how_many_rounds_are_won() -> None:
    position = parse_oware("4,4,4,4,4,3/4,4,4,4,4,4 1-0 S")
    assert str(drawing.label_store(position, 0)) == "Blue: 1 seed in the store"
    assert str(drawing.label_store(ROUND, 1)) == ("Gold: 21 seeds in the store, 0 rounds won")


def test_the_board_is_told_with_its_marks_and_its_round() -> None:
    assert str(drawing.describe(UUR)) == (
        "Blue's cups A 2 (Blue's uur), B 0, C 0, D 1, E 1, F 1; 20 seeds in the store. "
        "Gold's cups a 0, b 1, c 0, d 0, e 0, f 1 (Blue's uur); 21 seeds in the store. "
        "Round 1. Blue to move."
    )
    assert str(drawing.describe(ROUND)) == (
        "Blue's cups A 2, B closed, C 0, D 0, E 4, F 0; "
        "20 seeds in the store, 1 round won. "
        "Gold's cups a 1, b 0, c 0, d 0, e closed, f 0; "
        "21 seeds in the store, 0 rounds won. Round 2. Blue to move."
    )
