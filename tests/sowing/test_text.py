"""Positions as text: what is read, and what is refused with field and column."""

from __future__ import annotations

import pytest

from game_core import PositionError, get
from tests.help.sowing import OWARE, START, describe_result, parse, turned

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
    assert str(error) == f"Look at the {field}, character {column}. {error.reason}"
    assert str(error.reason).endswith(".")


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("ouri", "1,0,0,0,0,0/0,0,0,0,0,1 24-22 S"),
        ("tampoduo", "2,0,0,0,0,0/0,0,0,0,0,1 23-22 S"),
        ("ayoayo", "0,0,0,0,0,47/0,0,0,0,0,1 0-0 N"),
        ("obridjie", "0,0,3,0,0,0/0,1,0,0,0,0 40-4 N"),
        ("obridjie", "0,0,3,0,0,0/0,0,0,0,0,0 41-4 N"),
        ("rio-kadalis", f"{SEEDS} 0-0 N round=1 wins=0-0"),
        ("rio-kadalis", "x,4,4,4,4,4/4,4,4,4,4,4 0-4 S round=3 wins=1-1"),
        ("rio-kadalis", "x,x,x,x,x,1/0,x,0,x,0,x 20-27 S round=12 wins=3-3"),
        ("rio-kadalis", "x,x,x,x,x,x/0,0,0,0,0,0 3-45 S round=4 wins=0-4"),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1000 wins=0-0"),
        ("layli-goobalay", f"{SEEDS} 0-0 S round=2"),
        ("layli-goobalay", "2s,4,12n,4,4,0/0,4,0,2n,4,3s 9-0 N round=100"),
        ("layli-goobalay", "1,0,0,0,0,0/1,0,0,0,0,0 46-0 S round=1"),
        ("layli-goobalay", "0,0,0,0,0,0/0,0,0,0,0,0 5-43 S round=9"),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=choose"),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 S phase=open2"),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 S phase=open1"),
        ("mangala", "1,0,0,0,0,0/0,0,0,0,0,0 0-69 S phase=play"),
        ("mangala", "1,0,0,0,0,0/0,0,0,0,0,0 0-69 N phase=play"),
    ],
)
def test_texts_of_other_games_read_and_write_themselves(slug: str, text: str) -> None:
    assert str(get(slug).parse(text)) == text


@pytest.mark.parametrize(
    ("slug", "text", "field", "column"),
    [
        # Marks that the game does not know.
        ("ouri", "2s,4,4,4,4,4/4,4,4,4,4,6s 0-0 S", "cups", 1),
        ("obridjie", "x,4,4,4,4,4/4,4,4,4,4,4 0-4 S", "cups", 1),
        ("rio-kadalis", "4,2s,4,4,4,4/4,4,4,4,6s,4 0-0 S round=1 wins=0-0", "cups", 3),
        ("layli-goobalay", "4,x,4,4,4,4/4,4,4,4,4,4 0-4 S round=1", "cups", 3),
        ("mangala", "0,0,18,17,0,0/0,0,18,x,0,0 0-17 N phase=play", "cups", 22),
        # Tags that the game does not know.
        ("obridjie", f"{SEEDS} 0-0 S round=1 wins=0-0", "position", 31),
        ("layli-goobalay", f"{SEEDS} 0-0 S round=1 wins=0-0", "position", 39),
        # Closed cups.
        ("rio-kadalis", "4,4x,4,4,4,4/4,4,4,4,4,4 0-0 S round=1 wins=0-0", "cups", 3),
        ("rio-kadalis", "4,0x,4,4,4,4/4,4,4,4,4,4 0-4 S round=1 wins=0-0", "cups", 3),
        ("rio-kadalis", "4,x0,4,4,4,4/4,4,4,4,4,4 0-4 S round=1 wins=0-0", "cups", 3),
        ("rio-kadalis", "4,xx,4,4,4,4/4,4,4,4,4,4 0-4 S round=1 wins=0-0", "cups", 3),
        ("rio-kadalis", "4,X,4,4,4,4/4,4,4,4,4,4 0-4 S round=1 wins=0-0", "cups", 3),
        ("rio-kadalis", "x,4,4,4,4,4/4,4,4,4,4,4 0-3 S round=1 wins=0-0", "cups", 1),
        # Rounds and wins.
        ("rio-kadalis", f"{SEEDS} 0-0 S", "round", 30),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1", "wins", 38),
        ("rio-kadalis", f"{SEEDS} 0-0 S wins=0-0 round=1", "round", 31),
        ("rio-kadalis", f"{SEEDS} 0-0 S round wins=0-0", "round", 31),
        ("rio-kadalis", f"{SEEDS} 0-0 S Round=1 wins=0-0", "round", 31),
        ("rio-kadalis", f"{SEEDS} 0-0 S round= wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=0 wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=01 wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=-1 wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1.5 wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round={'9' * 5000} wins=0-0", "round", 37),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=0", "wins", 44),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=0:0", "wins", 44),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=x-0", "wins", 44),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=0-", "wins", 46),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=5-0", "wins", 44),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=0-5", "wins", 44),
        ("rio-kadalis", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S round=9 wins=4-4", "wins", 46),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=0-0 wins=0-0", "position", 48),
        # A round, or the match, that is over.
        ("rio-kadalis", "0,0,0,0,0,0/4,0,0,0,0,0 20-24 S round=1 wins=0-0", "cups", 1),
        ("rio-kadalis", "x,x,x,x,x,x/4,0,0,0,0,0 20-24 S round=1 wins=0-0", "cups", 1),
        ("rio-kadalis", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S round=1 wins=3-3", "cups", 1),
        ("rio-kadalis", "4,0,0,0,0,0/4,0,0,0,0,0 20-20 S round=5 wins=4-1", "cups", 1),
        # Uur, which come in facing pairs of one owner.
        ("layli-goobalay", "2s,4,4,4,4,4/4,4,4,4,4,6 0-0 S round=1", "cups", 1),
        ("layli-goobalay", "2s,4,4,4,4,4/4,4,4,4,4,6n 0-0 S round=1", "cups", 1),
        ("layli-goobalay", "4,2n,4,4,4,4/4,4,4,4,6s,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", "12,2s,4,4,4,4/4,4,4,2,4,0 0-0 S round=1", "cups", 4),
        ("layli-goobalay", "4,4,4,4,4,6/2n,4,4,4,4,4 0-0 S round=1", "cups", 11),
        ("layli-goobalay", "4,s,4,4,4,4/4,4,4,4,s,4 0-8 S round=1", "cups", 3),
        ("layli-goobalay", "4,2S,4,4,4,4/4,4,4,4,6S,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", "4,2sn,4,4,4,4/4,4,4,4,6,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", "4,2ss,4,4,4,4/4,4,4,4,6,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", "4,s2,4,4,4,4/4,4,4,4,s6,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", "4,02s,4,4,4,4/4,4,4,4,6s,4 0-0 S round=1", "cups", 3),
        ("layli-goobalay", f"{SEEDS} 0-0 S", "round", 30),
        ("layli-goobalay", f"{SEEDS} 0-0 S round=zero", "round", 37),
        # A round that is over.
        ("layli-goobalay", "0,0,0,0,0,0/4,0,0,0,0,0 20-24 S round=1", "cups", 1),
        ("layli-goobalay", "2s,0,0,0,0,0/1,0,0,0,0,2s 20-23 S round=1", "cups", 1),
        ("layli-goobalay", "0,0,0,0,0,0/0,0,0,0,0,0 42-6 S round=1", "cups", 1),
        ("layli-goobalay", "0,0,0,0,0,0/1,0,0,0,0,0 46-1 S round=1", "cups", 1),
        ("layli-goobalay", "0s,0,0,0,0,0/0,0,0,0,0,0s 44-4 S round=1", "cups", 1),
        # Phases, and who chooses.
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N", "phase", 34),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase", "phase", 35),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=", "phase", 41),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=open3", "phase", 41),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=Play", "phase", 41),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=play=play", "phase", 41),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N round=1", "phase", 35),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=play round=1", "position", 46),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 S phase=choose", "side to move", 33),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-1 N phase=choose", "cups", 1),
        ("mangala", f"{SEEDS} 0-0 N phase=play", "cups", 1),
        # What the rules would have settled already.
        ("ouri", "0,2,0,0,0,1/0,0,0,0,0,0 22-23 S", "cups", 1),
        ("tampoduo", "1,0,0,0,0,0/0,0,0,0,0,1 23-23 S", "cups", 1),
        ("tampoduo", "0,0,0,0,0,0/0,0,4,0,0,0 22-22 S", "side to move", 31),
        ("ayoayo", "1,0,0,0,0,0/1,0,0,0,0,0 26-20 N", "stores", 25),
        ("ayoayo", "3,0,0,0,0,0/0,0,0,0,0,0 22-23 S", "cups", 1),
    ],
)
def test_refused_in_other_games(slug: str, text: str, field: str, column: int) -> None:
    with pytest.raises(PositionError) as caught:
        get(slug).parse(text)
    error = caught.value
    assert (error.field, error.column) == (field, column), str(error)
    assert str(error.reason).endswith(".")


def test_the_first_of_several_faults_is_named() -> None:
    with pytest.raises(
        PositionError, match=r"^Look at the cups, character 3. “x” is not a number of seeds\.$"
    ):
        OWARE.parse("4,x,4,4,4,4/4,4,4,y,4,4 0-z W")


@pytest.mark.parametrize(
    ("slug", "text", "words"),
    [
        ("ouri", f"{SEEDS} x-0 S", "“x” is not a number of seeds"),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=x-0", "“x” is not a number[.]"),
        (
            "tampoduo",
            "1,0,0,0,0,0/0,0,0,0,0,1 23-23 S",
            "cups. The game is over: each row has just one seed left.",
        ),
        ("rio-kadalis", f"{SEEDS} 0-0 S", "“round=…” is missing."),
        ("rio-kadalis", f"{SEEDS} 0-0 S wins=0-0", "“round=…” should be here, not “wins=0-0”"),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=0 wins=0-0", "“0” is not a number from 1 to 999999"),
        ("rio-kadalis", f"{SEEDS} 0-0 S round=1 wins=5-0", "“5-0” isn't possible: the match ends"),
        ("rio-kadalis", f"4x{SEEDS[1:]} 0-0 S round=1 wins=0-0", "“x” alone, not “4x”"),
        (
            "rio-kadalis",
            "0,0,0,0,0,0/4,0,0,0,0,0 20-24 S round=1 wins=0-0",
            "Blue has no move, so this round is over",
        ),
        (
            "rio-kadalis",
            "4,0,0,0,0,0/4,0,0,0,0,0 20-20 S round=5 wins=4-1",
            "This match is over, so its cups should be empty",
        ),
        (
            "layli-goobalay",
            "2s,4,4,4,4,4/4,4,4,4,4,6 0-0 S round=1",
            "Cups A and f must both be uurs of the same owner, or neither",
        ),
        (
            "layli-goobalay",
            "0,0,0,0,0,0/4,0,0,0,0,0 20-24 S round=1",
            "Blue has no move, so this round is over",
        ),
        ("mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 S phase=choose", "Gold is the one to choose"),
        (
            "mangala",
            "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=x",
            "“x” is not choose, open2, open1 or play",
        ),
        (
            "mangala",
            f"{SEEDS} 0-0 N phase=play",
            "There should be 70 seeds in cups and stores, not 48",
        ),
    ],
)
def test_the_reason_in_other_games(slug: str, text: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        get(slug).parse(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("4,4,4,4,4,4/4,4,4,4,4,5 0-0 S", "48 seeds in cups and stores, not 49"),
        ("4,4,4,4,4/4,4,4,4,4,4 0-0 S", "Blue's row should have six cups, not 5"),
        ("4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S", "Gold's row has more than six"),
        ("1,0,0,0,0,0/1,0,0,0,0,0 25-21 S", "Blue has more than half of the seeds"),
        ("4,0,0,0,0,0/0,0,0,0,0,0 22-22 S", "Blue has no move"),
        ("0,0,0,0,0,0/4,0,0,0,0,0 22-22 S", "Blue has no seeds, so Gold is to move"),
    ],
)
def test_the_reason_says_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        OWARE.parse(text)
