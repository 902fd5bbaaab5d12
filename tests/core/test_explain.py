"""The rules behind a turn, explained when it's looked at again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import GAMES, Game, Record, get
from game_core.families.sowing.game import SowingGame
from game_core.record import STOP
from game_core.registry import OPTIONS
from tests.api.test_requests import value
from tests.help.stacking import place as place_stacks
from tests.help.stonechess import place as place_stones
from tests.help.strategies import records
from tests.help.words import told_json


def look_again(record: Record, at: int) -> list[tuple[str, str, str]]:
    """What is told of a turn when it is looked at again: kind and place of a step, and the rule."""
    slug, before, move = record.game.slug, str(record.cut(at - 1)), record.plies[at - 1]
    again = value("visit", str(record), game=slug, at=at)["last"]["steps"]
    first = value("play", before, game=slug, move=move)["steps"]
    return [
        (step["kind"], step["at"], told_json(seen["say"][len(step["say"]) :]))
        for step, seen in zip(first, again, strict=True)
        if seen["say"] != step["say"]
    ]


def reasons(slug: str, before: str, move: str) -> list[tuple[str, str, str]]:
    """Return the rules explained for a move from a position."""
    game = get(slug)
    return look_again(Record(game, game.parse(before)).play(move), 1)


SINGLES = "Single seeds wait while a fuller cup can be played, so"
FACING = (
    "Cup B was empty and is in {S}'s own row: {S} captures that last seed, "
    "and what's in cup e, across from it."
)
FOURS = "A four made on the way goes to the player whose row it's in."
PAIRS = "Two cups that face each other and hold even numbers are captured."
ODD = "an odd number and this lap captured nothing, so the turn is over."
TWO = "a plain stone captures two only where {w} already had a stone."


@pytest.mark.parametrize("game", [*GAMES, *map(get, OPTIONS)], ids=lambda game: game.slug)
def test_every_sowing_game_has_words_for_its_last_seed(game: Game) -> None:
    assert not isinstance(game, SowingGame) or game.explain.__name__.startswith("explain_")


OWARE = [
    (
        # Two seeds in one's own row.
        "0,1,1,0,0,4/4,4,0,0,0,0 17-17 S", "B",
        [("drop", "C", "Cup C is in {S}'s own row: only seeds in {N}'s row are captured.")],
    ),
    (
        "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "E",
        [("drop", "c", "Only twos and threes can be captured.")],
    ),
    ("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A", []),
    (
        # Three seeds from F: b is taken, a holds 5.
        "1,0,0,0,0,2/4,1,0,0,0,5 15-20 S", "F",
        [("capture", "b", "Cup a holds 5 seeds, not 2 or 3, so nothing more is captured.")],
    ),
    (
        "1,0,0,0,0,3/1,2,1,0,0,5 15-20 S", "F",
        [("capture", "a", "{N}'s row ends at cup a, so nothing more is captured.")],
    ),
    # A grand slam has its own sentence.
    ("1,0,0,0,0,2/1,1,0,0,0,0 21-22 S", "F", []),
    (
        "3,0,0,0,1,2/0,0,0,0,0,0 21-21 S", "F",
        [
            ("lift", "F", "{N} has no seeds, so {S} has to give some: cups A and E give none."),
            ("drop", "b", "Only twos and threes can be captured."),
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize("slug", ["oware", "kpo"])
@pytest.mark.parametrize(("before", "move", "told"), OWARE)
def test_oware(slug: str, before: str, move: str, told: list[Any]) -> None:
    assert reasons(slug, before, move) == told


@pytest.mark.parametrize(
    ("slug", "before", "move", "told"),
    [
        (
            "ouri", "1,0,4,0,0,1/0,0,4,0,0,2 18-18 S", "C",
            [
                ("lift", "C", f"{SINGLES} cups A and F had to wait."),
                ("drop", "a", "Only twos and threes can be captured."),
            ],
        ),
        (
            # A last seed in Gold's empty cup.
            "tampoduo", "2,0,3,0,0,0/1,0,0,0,0,1 20-21 S", "A",
            [("drop", "c", "Cup c is in {N}'s row, so nothing is captured.")],
        ),
        (
            # B lies across from e.
            "tampoduo", "1,0,3,0,0,0/1,0,0,0,0,1 21-21 S", "A",
            [("drop", "B", "Cup e, across from it, is empty, so nothing is captured.")],
        ),
        (
            "ayoayo", "1,0,3,0,0,0/1,0,0,0,2,1 20-20 S", "A",
            [("capture", "e", FACING)],
        ),
        (
            # Four in E go to Blue, four in a to Gold, and the last seed makes four in b.
            "obridjie", "0,0,0,4,3,5/3,3,0,1,0,0 14-15 S", "D",
            [
                ("capture", "a", FOURS),
                ("capture", "b", "The last seed made four: {S} captures them, even in {N}'s row."),
            ],
        ),
        (
            "rio-kadalis", "2,x,0,0,4,0/1,0,0,0,x,0 20-21 S round=2 wins=1-0", "A",
            [("drop", "D", "A last seed in an empty cup ends the turn.")],
        ),
        (
            "layli-goobalay", "1,0,0,0,0,2/0,0,0,0,3,2 20-20 S round=1", "A",
            [("give", "e", "Cup e, across from it, held exactly 3 seeds, so both become uurs.")],
        ),
        (
            "layli-goobalay", "1,2n,0,0,0,1/0,0,0,0,2n,2 20-20 S round=1", "A",
            [
                ("lift", "A", "No turn starts in an uur, so cup B couldn't be played."),
                ("drop", "B", "What falls in an uur belongs to its owner, so the turn is over."),
            ],
        ),
        (
            "layli-goobalay", "1,0,2s,0,0,1/0,0,0,2s,1,1 20-20 S round=1", "A",
            [
                ("lift", "A", "No turn starts in an uur, so cup C couldn't be played."),
                ("capture", "e", FACING),
            ],
        ),
        (
            # D and c hold two each. From A, where the lap ended, one seed goes on to f.
            "mangala", "0,1,0,2,0,0/0,0,2,3,0,0 31-31 S phase=play", "B",
            [
                ("capture", "D", PAIRS),
                ("drop", "f", f"Cup f holds {ODD}"),
            ],
        ),
        (
            # From C to A, which then holds three; no pair is even.
            "mangala", "2,0,2,0,0,0/0,0,0,1,0,0 32-33 S phase=play", "C",
            [("drop", "A", f"Cup A holds {ODD}")],
        ),
        (
            "mangala", "0,0,18,17,0,0/0,0,18,17,0,0 0-0 S phase=open2", "D",
            None,
        ),
    ],
)  # fmt: skip
def test_the_other_sowing_games(slug: str, before: str, move: str, told: list[Any] | None) -> None:
    found = reasons(slug, before, move)
    if told is not None:
        assert found == told
        return
    assert found[0] == ("lift", "D", "The first turn starts from the rightmost cup that has seeds.")
    assert (
        found[-1][2]
        == "In the first turns nothing is captured, and a last seed in an empty cup ends the turn."
    )


class TestAfricanChess:
    def look(self, setup: str, move: str) -> list[tuple[str, str, str]]:
        return reasons("african-chess", str(place_stacks(setup)), move)

    def test_stones_that_are_shut_in(self) -> None:
        assert self.look("d4=www d6=bbbb", "d4d5") == [
            ("put", "d5", "4 stones on d6 block the way.")
        ]

    def test_stones_at_the_edge(self) -> None:
        assert self.look("d6=www", "d6d7") == [("put", "d8", "The board ends there.")]

    def test_stones_that_are_too_many(self) -> None:
        assert self.look("d4=w d5=bb", "d4d5") == [
            (
                "drop",
                "d5",
                "{b} has 2 stones there: "
                "a plain stone captures two only where {w} already had a stone.",
            )
        ]
        assert self.look("d4=w d5=bbb", "d4d5") == [
            ("drop", "d5", "{b} has 3 stones there: a plain stone never captures more than two.")
        ]
        assert self.look("d4=w d5=wbb", "d4d5") == []

    def test_a_touchstone_that_is_in_guard(self) -> None:
        said = "{w}'s touchstone was in guard: this move had to save it."
        assert self.look("d4=W d5=b", "d4c3") == [("lift", "d4", said)]


class TestAmphora:
    BEFORE = "2k2/3/5/3p3/7/5/3/2K2 w Gg 00 x"

    def test_a_guard_that_enters_for_a_pawn(self) -> None:
        assert reasons("amphora", self.BEFORE, "G@c1+c1c2") == [
            ("place", "c1", "The Guard may enter because {w} has just lost a Pawn.")
        ]

    def test_a_third_sideways_move(self) -> None:
        before = "2k2/3/5/3p3/7/5/3/2K2 w - 20 -"
        [(kind, at, said)] = reasons("amphora", before, "d1e1")
        assert (kind, at) == ("move", "d1")
        assert said.startswith("That was the third sideways move in a row: {w} must go")


def test_african_queen_must_capture() -> None:
    before = "7/7/3m3/7/1m5/M6/6m w 3-3 0"
    said = "A player who can capture a piece must start the turn with a capture."
    assert reasons("african-queen", before, "a2-c4-e6") == [("capture", "b3", said)]
    assert reasons("african-queen", str(get("african-queen").start()), "a2-b3") == []


def test_a_king_in_check() -> None:
    said = "{w}'s King was in check, so this turn had to save it."
    for slug, before, move in (
        ("double-eighteen-stone-chess", place_stones("Ki1 ri6 Pb2 ki9", "h3"), "i1h1"),
        ("amphora", "2k2/3/5/7/7/5/p2/2K2 w - 00 -", "d1c2"),
    ):
        assert reasons(slug, before, move)[0][2] == said


@given(records(), st.data())
def test_every_turn_of_every_game_can_be_explained(record: Record, data: st.DataObject) -> None:
    if not record.plies:
        return
    at = data.draw(st.integers(1, len(record.plies)))
    told = look_again(record, at)
    assert all(said.endswith(".") and not set(said) & set("[]()") for _, _, said in told)
    if record.plies[at - 1] == STOP:
        assert not told
