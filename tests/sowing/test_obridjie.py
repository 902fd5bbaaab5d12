"""The rules of Obridjie, sentence by sentence: a position, a move, a position, worked out by hand.

The table plays every case on the board turned round as well.
"""

from __future__ import annotations

import pytest

from game_core import IllegalMove
from game_core.record import STOP
from game_core.types import Options
from tests.help.sowing import START, Table, describe_result

OBRIDJIE = Table("obridjie")
parse, play, ending = OBRIDJIE.parse, OBRIDJIE.play, OBRIDJIE.ending
events, legal, refusal, record = (
    OBRIDJIE.events,
    OBRIDJIE.legal,
    OBRIDJIE.refusal,
    OBRIDJIE.record,
)


class TestSowing:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(OBRIDJIE.game.start()) == START
        assert legal(START) == "ABCDEF"

    def test_the_handouts_first_turn(self) -> None:
        # From C, over D, E and F, to the upper right cup, a, and on with its five: to f, to E,
        # to e and, over A, B, C and D, to E again, empty since it was lifted.
        assert play(START, "C") == "6,6,2,7,1,6/1,6,6,6,0,1 0-0 N"
        assert events(START, "C")[:6] == [
            "lift C 4", "drop D 5", "drop E 5", "drop F 5", "drop a 5", "relay a 5"
        ]  # fmt: skip

    def test_the_fours_of_the_start_are_not_made_and_stay(self) -> None:
        # A's one goes to B, empty; the fours of D and b were there before.
        before = "1,0,0,4,0,0/0,4,0,0,0,0 20-19 S"
        assert play(before, "A") == "0,1,0,4,0,0/0,4,0,0,0,0 20-19 N"

    def test_a_last_seed_in_an_empty_cup_ends_the_turn(self) -> None:
        before = "2,0,0,0,0,1/0,5,0,0,0,0 20-20 S"
        assert play(before, "A") == "0,1,1,0,0,1/0,5,0,0,0,0 20-20 N"

    def test_nothing_is_captured_from_the_opposite_cup(self) -> None:
        before = "1,0,0,0,0,1/0,0,0,0,5,0 20-21 S"
        assert play(before, "A") == "0,1,0,0,0,1/0,0,0,0,5,0 20-21 N"

    def test_a_last_seed_in_any_other_cup_is_a_relay(self) -> None:
        before = "2,0,1,0,0,0/0,5,0,0,0,0 20-20 S"
        assert play(before, "A") == "0,1,0,1,1,0/0,5,0,0,0,0 20-20 N"
        assert events(before, "A")[3:] == ["relay C 2", "drop D 1", "drop E 1"]

    def test_a_last_seed_making_five_is_a_relay(self) -> None:
        before = "1,4,0,0,0,0/0,3,0,0,0,0 20-20 S"
        assert play(before, "A") == "0,0,1,1,1,1/1,3,0,0,0,0 20-20 N"

    def test_no_cup_is_skipped(self) -> None:
        # C is made four on the way and taken; the twelfth seed falls in B, the last in C, empty.
        before = "0,13,3,0,0,0/0,0,0,0,0,0 16-16 S"
        assert play(before, "B") == "1,1,1,1,1,1/1,1,1,1,1,1 20-16 N"


class TestCapture:
    def test_the_handouts_captures(self) -> None:
        # Four made in E on the way are Blue's, four made in a on the way are Gold's, though
        # Blue is sowing; and the last seed makes four in b, Gold's cup, for Blue.
        before = "0,0,0,4,3,5/3,3,0,1,0,0 14-15 S"
        assert play(before, "D") == "0,0,0,0,0,6/0,0,0,1,0,0 22-19 N"
        assert events(before, "D") == [
            "lift D 4", "drop E 4", "capture E 4 S", "drop F 6", "drop a 4", "capture a 4 N",
            "drop b 4", "capture b 4 S",
        ]  # fmt: skip

    def test_four_made_by_the_last_seed_in_an_own_cup(self) -> None:
        before = "1,3,0,0,0,0/0,5,0,0,0,0 20-19 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,5,0,0,0,0 24-19 N"

    def test_four_made_by_the_last_seed_in_the_opponents_cup(self) -> None:
        before = "0,0,0,0,0,1/3,5,0,0,0,0 20-19 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,5,0,0,0,0 24-19 N"

    def test_a_lap_of_a_relay_makes_fours_too(self) -> None:
        # From A to B, whose three make four in C, then reach D and E, empty.
        before = "1,2,3,0,0,0/0,5,0,0,0,0 20-17 S"
        assert play(before, "A") == "0,0,0,1,1,0/0,5,0,0,0,0 24-17 N"

    def test_the_four_made_by_the_last_seed_of_a_later_lap_goes_to_the_sower(self) -> None:
        # From E to a, whose two reach b and make four in c.
        before = "0,0,0,0,2,0/1,0,3,5,0,0 18-19 S"
        assert play(before, "E") == "0,0,0,0,0,1/0,1,0,5,0,0 22-19 N"

    def test_a_cup_taken_on_the_way_is_empty_when_sowing_comes_round_again(self) -> None:
        # Four made in C are taken; the fourteenth seed falls there again.
        before = "14,0,3,0,0,0/0,0,0,0,0,0 15-16 S"
        assert play(before, "A") == "1,2,1,1,1,1/1,1,1,1,1,1 19-16 N"

    def test_a_store_may_pass_twenty_four(self) -> None:
        before = "1,1,3,0,0,0/0,5,0,0,0,0 30-8 S"
        assert play(before, "B") == "1,0,0,0,0,0/0,5,0,0,0,0 34-8 N"
        assert ending(before, "B") == ""


class TestEnd:
    def test_fewer_than_four_seeds_end_the_game_and_stay_where_they_are(self) -> None:
        before = "1,3,0,0,0,0/0,2,0,0,0,1 20-21 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,2,0,0,0,1 24-21 N"
        assert ending(before, "A") == "S few-seeds 24-21"
        assert events(before, "A")[-1] == "end S few-seeds"

    def test_four_seeds_do_not(self) -> None:
        before = "1,3,0,0,0,0/0,3,0,0,0,1 20-20 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,3,0,0,0,1 24-20 N"
        assert ending(before, "A") == ""

    def test_a_player_who_cannot_move_ends_the_game(self) -> None:
        # Nobody must feed, and the six seeds left are nobody's.
        before = "2,0,0,0,4,0/0,0,0,0,0,0 20-22 S"
        assert legal(before) == "AE"
        assert play(before, "A") == "0,1,1,0,4,0/0,0,0,0,0,0 20-22 N"
        assert ending(before, "A") == "N cannot-move 20-22"
        assert events(before, "A")[-1] == "end N cannot-move"

    def test_equal_stores_tie(self) -> None:
        assert ending("2,0,0,0,4,0/0,0,0,0,0,0 21-21 S", "A") == "tie cannot-move 21-21"

    def test_fewer_than_four_are_asked_about_before_who_can_move(self) -> None:
        # Gold has no seeds, but three are left in all.
        assert ending("1,3,2,0,0,1/0,0,0,0,0,0 20-21 S", "A") == "S few-seeds 24-21"

    def test_nothing_can_be_played_when_the_game_is_over(self) -> None:
        over = parse("2,0,0,0,4,0/0,0,0,0,0,0 20-22 S").play("A")
        assert over.moves() == ()
        assert over.options() == Options()
        assert over.stop() is over

    @pytest.mark.parametrize(
        ("text", "result"),
        [
            ("0,1,1,0,4,0/0,0,0,0,0,0 20-22 N", "N cannot-move 20-22"),
            ("0,0,0,0,0,0/0,2,0,0,0,1 24-21 N", "S few-seeds 24-21"),
            ("0,0,3,0,0,0/0,0,0,0,0,0 24-21 N", "S few-seeds 24-21"),
            ("0,0,0,0,0,0/0,0,0,0,0,0 24-24 S", "tie few-seeds 24-24"),
            ("0,0,3,0,0,0/0,1,0,0,0,0 24-20 N", ""),
        ],
    )
    def test_the_text_shows_the_end(self, text: str, result: str) -> None:
        assert describe_result(parse(text)) == result


class TestStop:
    def test_stopped_the_stores_decide_as_they_are(self) -> None:
        before = "2,0,0,0,0,1/0,5,0,0,0,0 22-18 S"
        assert play(before, "stopped") == before
        stopped = record(before).stop()
        assert str(stopped.position) == before
        assert describe_result(stopped) == "S stopped 22-18"

    def test_a_position_has_no_result_by_a_stop(self) -> None:
        before = parse("2,0,0,0,0,1/0,5,0,0,0,0 22-18 S")
        assert before.stop() is before
        assert before.stop().result() is None

    def test_a_stopped_record_is_over(self) -> None:
        stopped = record("2,0,0,0,0,1/0,5,0,0,0,0 20-20 S").stop()
        assert describe_result(stopped) == "tie stopped 20-20"
        with pytest.raises(IllegalMove, match="over"):
            stopped.play("A")
        with pytest.raises(IllegalMove, match="over"):
            stopped.stop()
        assert stopped.undo().result() is None
        assert stopped.undo().redo() == stopped
        assert describe_result(stopped.undo().redo()) == "tie stopped 20-20"

    def test_the_stop_is_told(self) -> None:
        _, trace = record("2,0,0,0,0,1/0,5,0,0,0,0 22-18 S").trace(STOP)
        assert [str(event) for event in trace] == ["agree", "end S stopped"]

    def test_the_third_time_stops_the_game_and_changes_nothing_on_the_board(self) -> None:
        before = "1,1,0,1,0,1/0,0,0,0,0,0 24-20 S"
        assert describe_result(record(before, "AaCcEe")) == ""
        stopped, trace = record(before, "AaCcEeAaCcE").trace("e")
        assert str(stopped.position) == before
        assert describe_result(stopped) == "S stopped 24-20"
        assert [str(event) for event in trace[-2:]] == ["third", "end S stopped"]
        with pytest.raises(IllegalMove, match="over"):
            stopped.play("A")
