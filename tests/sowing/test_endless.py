"""Turns that never end, and the limit at which a turn counts as one.

A single seed cannot begin a turn of Tampoduo or Ayoayo that never ends, and a row all of whose
turns are endless seems not to occur there; where a test needs one, it lowers the limit instead.
"""

from __future__ import annotations

import pytest

from game_core import IllegalMove, PositionError, Record
from game_core.families.sowing import game as engine
from tests.help.sowing import Table, describe_result

# Nine seeds. Six laps from A, by way of C, E, a, c and e, lead to the same pattern one cup on,
# with B to be lifted: so there is no end. No cup ever holds more than three.
PATTERN = "2,0,1,0,1,0/1,0,1,0,2,1"
NEVER = ("endless", "Sowing from cup A would never end, so you can't play it.")

RELAY_GAMES = {
    "tampoduo": "",
    "ayoayo": "",
    "obridjie": "",
    "rio-kadalis": " round=1 wins=0-0",
    "layli-goobalay": " round=1",
}

# One lap after another, these nineteen seeds make a turn of exactly a thousand laps in Ayoayo,
# and two laps earlier, in E, one of a thousand and one.
THOUSAND = "2,0,2,3,0,1/2,7,0,1,0,1 15-14 S"
THOUSAND_AND_ONE = "2,7,0,1,2,0/1,0,2,3,0,1 15-14 S"


def lower_limit(patch: pytest.MonkeyPatch, laps: int) -> None:
    """Let a turn of more than `laps` laps count as endless."""
    patch.setattr(engine, "MOST_LAPS", laps)


def one_lap(cups: list[int], origin: int) -> int:
    """Sow a cup counter-clockwise, passing over it; where the last seed fell."""
    seeds, cups[origin], cup = cups[origin], 0, origin
    while seeds:
        cup = (cup + 1) % 12
        if cup != origin:
            cups[cup] += 1
            seeds -= 1
    return cup


def count_laps(text: str, cup: int) -> int:
    """The laps of a turn of Ayoayo, counted without the engine."""
    cups = [int(count) for count in text.split(" ")[0].replace("/", ",").split(",")]
    laps = 0
    while True:
        cup = one_lap(cups, cup)
        laps += 1
        if cups[cup] == 1:
            return laps


class TestEndless:
    def test_six_laps_lead_to_the_same_pattern_one_cup_on(self) -> None:
        cups, cup = [2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1], 0
        pattern = list(cups)
        for _ in range(6):
            cup = one_lap(cups, cup)
        assert cup == 1
        assert cups == [pattern[-1], *pattern[:-1]]

    @pytest.mark.parametrize("slug", RELAY_GAMES)
    def test_a_turn_that_never_ends_is_no_move(self, slug: str) -> None:
        table = Table(slug)
        before = f"{PATTERN} 20-19 S{RELAY_GAMES[slug]}"
        assert table.legal(before) == "CE"
        assert table.refusal(before, "A") == NEVER

    def test_it_can_not_be_traced_either(self) -> None:
        position = Table("tampoduo").parse(f"{PATTERN} 20-19 S")
        with pytest.raises(IllegalMove):
            position.trace("A")

    def test_a_record_refuses_it_too(self) -> None:
        record = Table("tampoduo").record(f"{PATTERN} 20-19 S")
        with pytest.raises(IllegalMove, match="never end"):
            record.play("A")
        with pytest.raises(ValueError, match="Sowing from cup A would never end"):
            Record.parse(str(record).replace("moves", "moves A"))

    def test_the_board_before_decides_not_the_cup(self) -> None:
        # With one seed more in B, the seventh lap, from B, ends in E, which was lifted.
        before = "2,1,1,0,1,0/1,0,1,0,2,1 20-18 S"
        assert "A" in Table("tampoduo").legal(before)


class TestLimit:
    def test_a_turn_of_a_thousand_laps_is_a_move(self) -> None:
        ayoayo = Table("ayoayo")
        assert count_laps(THOUSAND, 0) == 1000
        assert "A" in ayoayo.legal(THOUSAND)
        # The last seed falls in D, empty, and c faces it with three.
        after = "3,0,3,0,3,0/3,0,0,0,3,0 19-14 N"
        assert ayoayo.play(THOUSAND, "A") == after
        laps = [e for e in ayoayo.events(THOUSAND, "A") if e.startswith(("lift", "relay"))]
        assert len(laps) == 1000

    def test_a_turn_of_a_thousand_and_one_is_not(self) -> None:
        ayoayo = Table("ayoayo")
        assert count_laps(THOUSAND_AND_ONE, 4) == 1001
        assert "E" not in ayoayo.legal(THOUSAND_AND_ONE)
        assert ayoayo.refusal(THOUSAND_AND_ONE, "E")[0] == "endless"

    @pytest.mark.parametrize(("limit", "moves"), [(4, "F"), (3, "")])
    def test_the_limit_counts_handfuls(
        self, limit: int, moves: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # F, a, c and e: four handfuls, and the last seed falls in A.
        lower_limit(monkeypatch, limit)
        after = Table("obridjie").parse("0,0,0,0,0,1/1,0,1,0,1,0 22-22 S")
        assert "".join(after.moves()) == moves


class TestNoOtherMove:
    """A player all of whose moves are endless cannot move."""

    # Gold's d goes to e; then Blue's one move, F, takes four handfuls.
    BEFORE = "0,0,0,0,0,1/1,0,1,1,0,0"

    @pytest.mark.parametrize("slug", ["tampoduo", "ayoayo"])
    def test_the_game_ends_as_when_feeding_is_impossible(
        self, slug: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lower_limit(monkeypatch, 3)
        before = f"{self.BEFORE} 22-22 N"
        assert Table(slug).play(before, "d") == "0,0,0,0,0,0/0,0,0,0,0,0 23-25 S"
        assert Table(slug).ending(before, "d") == "N cannot-feed 23-25"

    def test_in_obridjie_the_seeds_stay(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lower_limit(monkeypatch, 3)
        before = f"{self.BEFORE} 21-23 N"
        assert Table("obridjie").play(before, "d") == "0,0,0,0,0,1/1,0,1,0,1,0 21-23 S"
        assert Table("obridjie").ending(before, "d") == "N cannot-move 21-23"

    def test_in_layli_goobalay_the_round_ends(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lower_limit(monkeypatch, 3)
        before = f"{self.BEFORE} 3-41 N round=1"
        layli = Table("layli-goobalay")
        assert layli.play(before, "d") == "0,0,0,0,0,0/0,0,0,0,0,0 4-44 S round=1"
        assert layli.ending(before, "d") == "N forty-three 4-44"

    def test_in_mangala_the_seeds_stay(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # b goes to a; then Blue's one move, A, goes on from e, which holds two.
        lower_limit(monkeypatch, 1)
        before = "2,0,0,0,0,0/0,1,0,0,1,0 32-34 N phase=play"
        mangala = Table("mangala")
        assert mangala.play(before, "b") == "2,0,0,0,0,0/1,0,0,0,1,0 32-34 S phase=play"
        assert mangala.ending(before, "b") == "N cannot-move 32-34"

    def test_in_rio_kadalis_the_round_ends_and_both_take_their_rows(self) -> None:
        # The seven open cups are a ring in which six laps lead to the same pattern one cup on.
        # Blue has 20 and F: 22, five cups and two kept; Gold 23 and three: 26.
        rio = Table("rio-kadalis")
        before = "x,x,x,x,x,2/0,1,1,0,0,1 20-23 N round=2 wins=1-0"
        assert rio.play(before, "c") == "x,4,4,4,4,4/4,4,4,4,4,4 2-2 S round=3 wins=1-1"
        assert "sweep F 2 S" in rio.events(before, "c")

    def test_in_the_opening_of_mangala_no_other_cup_may_be_played(self) -> None:
        # Clockwise, F leads on for ever; A, C and D are no choice.
        mangala = Table("mangala")
        before = "1,0,1,2,0,2/1,0,1,0,0,1 30-31 N phase=open2"
        after = "1,0,1,2,0,2/1,0,1,0,1,0 30-31 S phase=open1"
        assert mangala.play(before, "f") == after
        assert mangala.ending(before, "f") == "N cannot-move 30-31"
        assert describe_result(mangala.parse(after)) == "N cannot-move 30-31"

    def test_such_a_position_is_refused_where_the_rules_would_have_settled_it(self) -> None:
        with pytest.raises(PositionError, match="Blue has no move"):
            Table("rio-kadalis").parse("x,x,x,x,x,2/0,1,0,1,0,1 20-23 S round=2 wins=1-0")
