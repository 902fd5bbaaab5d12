"""Positions as text: what is read, and what is refused with field and column."""

from __future__ import annotations

import pytest

from game_core import PositionError
from tests.boards import OWARE, START, describe_result, parse, turned

SEEDS = "4,4,4,4,4,4/4,4,4,4,4,4"


@pytest.mark.parametrize(
    "text",
    [
        START,
        "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N",
        # Cannot be reached by play, but counts and rules are right.
        "0,0,0,0,0,48/0,0,0,0,0,0 0-0 S",
        "1,0,0,0,0,0/0,0,0,0,0,1 24-22 S",
        "0,0,0,0,0,0/0,0,0,0,0,0 48-0 N",
    ],
)
def test_text_reads_and_writes_itself(text: str) -> None:
    assert str(parse(text)) == text
    assert str(parse(turned(text))) == turned(text)


def test_text_tells_cups_stores_and_side() -> None:
    position = parse("1,2,3,4,5,6/0,7,8,0,9,0 2-1 N")
    assert position.cups == (1, 2, 3, 4, 5, 6, 0, 7, 8, 0, 9, 0)
    assert position.stores == (2, 1)
    assert position.turn == "N"


@pytest.mark.parametrize(
    ("stores", "result"),
    [("24-24", "tie over 24-24"), ("25-23", "S over 25-23"), ("10-38", "N over 10-38")],
)
def test_an_empty_board_reads_as_a_game_that_is_over(stores: str, result: str) -> None:
    over = parse(f"0,0,0,0,0,0/0,0,0,0,0,0 {stores} S")
    assert describe_result(over) == result
    assert over.moves() == ()


@pytest.mark.parametrize(
    ("text", "field", "column"),
    [
        # Fields: columns 1, 25 and 29 of the usual text.
        ("", "position", 1),
        (SEEDS, "position", 24),
        (f"{SEEDS} 0-0", "position", 28),
        (f"{SEEDS} 0-0 S x", "position", 31),
        (f"{SEEDS} 0-0 S phase=play", "position", 31),
        (f"{SEEDS}\t0-0\tS", "position", 30),
        # Spaces.
        (f" {SEEDS} 0-0 S", "position", 1),
        (f"{SEEDS}  0-0 S", "position", 25),
        (f"{SEEDS} 0-0  S", "position", 29),
        (f"{SEEDS} 0-0 S ", "position", 30),
        (f"{SEEDS} 0-0 ", "position", 28),
        (" ", "position", 1),
        # Rows and cups.
        ("4,4,4,4,4,4,4,4,4,4,4,4 0-0 S", "cups", 24),
        (f"{SEEDS}/4,4,4,4,4,4 0-0 S", "cups", 24),
        ("4,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 10),
        ("4,4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 13),
        ("4,4,4,4,4,4/4,4,4,4,4 0-0 S", "cups", 22),
        ("4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S", "cups", 25),
        ("4,4,4,4,4,4,/4,4,4,4,4,4 0-0 S", "cups", 13),
        ("/ 0-0 S", "cups", 1),
        # Numbers of seeds.
        ("x,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 1),
        ("4,4,x,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 5),
        ("4,4,4,4,4,4/4,4,4,4,4,x 0-0 S", "cups", 23),
        ("4,10,4,4,4,4/4,4,4,4,4,-2 0-0 S", "cups", 24),
        ("4,,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("4,04,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("00,4,4,4,4,4/4,4,4,4,4,4 4-0 S", "cups", 1),
        ("4,-4,4,4,4,4/4,4,4,4,4,12 0-0 S", "cups", 3),
        ("4,+4,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("4,4.0,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("4,٤,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("4,4,4,4,4,4/4,4,4,4,4,４ 0-0 S", "cups", 23),
        ("4,²,4,4,4,4/4,4,4,4,4,6 0-0 S", "cups", 3),
        ("4,100,4,4,4,4/4,4,4,4,4,4 0-0 S", "cups", 3),
        ("4,2n,4,4,4,4/4,4,4,4,4,6 0-0 S", "cups", 3),
        # Stores.
        (f"{SEEDS} 0 S", "stores", 25),
        (f"{SEEDS} 0:0 S", "stores", 25),
        (f"{SEEDS} -0 S", "stores", 25),
        (f"{SEEDS} 0- S", "stores", 27),
        (f"{SEEDS} 0-0-0 S", "stores", 27),
        (f"{SEEDS} 00-0 S", "stores", 25),
        (f"{SEEDS} 0-x S", "stores", 27),
        ("0,0,4,4,4,4/4,4,4,4,4,4 10-x S", "stores", 28),
        # Side to move.
        (f"{SEEDS} 0-0 W", "side to move", 29),
        (f"{SEEDS} 0-0 s", "side to move", 29),
        (f"{SEEDS} 0-0 SN", "side to move", 29),
        (f"{SEEDS} 0-0 S\n", "side to move", 29),
        ("0,0,4,4,4,4/4,4,4,4,4,4 10-0 w", "side to move", 30),
        # Seeds in all.
        ("4,4,4,4,4,4/4,4,4,4,4,5 0-0 S", "cups", 1),
        (f"{SEEDS} 1-0 S", "cups", 1),
        ("4,4,4,4,4,4/4,4,4,4,4,3 0-0 S", "cups", 1),
        ("0,0,0,0,0,0/0,0,0,0,0,0 0-0 S", "cups", 1),
        # What the rules would have settled already.
        ("1,0,0,0,0,0/1,0,0,0,0,0 25-21 S", "stores", 25),
        ("1,0,0,0,0,0/1,0,0,0,0,0 0-46 S", "stores", 25),
        ("4,0,0,0,0,0/0,0,0,0,0,0 22-22 S", "cups", 1),
        ("0,0,0,0,0,0/4,0,0,0,0,0 22-22 N", "cups", 1),
        ("0,0,0,0,0,0/4,0,0,0,0,0 22-22 S", "side to move", 31),
        ("4,0,0,0,0,0/0,0,0,0,0,0 22-22 N", "side to move", 31),
    ],
)
def test_refused(text: str, field: str, column: int) -> None:
    with pytest.raises(PositionError) as caught:
        OWARE.parse(text)
    error = caught.value
    assert (error.field, error.column) == (field, column)
    assert str(error) == f"{field}, column {column}: {error.reason}"
    assert error.reason.endswith(".")


def test_the_first_of_several_faults_is_named() -> None:
    with pytest.raises(PositionError, match=r"^cups, column 3: “x” is not a number of seeds\.$"):
        OWARE.parse("4,x,4,4,4,4/4,4,4,y,4,4 0-z W")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("4,4,4,4,4,4/4,4,4,4,4,5 0-0 S", "49 seeds"),
        ("4,4,4,4,4/4,4,4,4,4,4 0-0 S", "South's row has 5 cups"),
        ("4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S", "North's row has more than six"),
        ("1,0,0,0,0,0/1,0,0,0,0,0 25-21 S", "majority"),
        ("4,0,0,0,0,0/0,0,0,0,0,0 22-22 S", "S has no legal move"),
        ("0,0,0,0,0,0/4,0,0,0,0,0 22-22 S", "S has no seeds"),
    ],
)
def test_the_reason_says_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        OWARE.parse(text)
