"""The rules of Ayoayo, sentence by sentence: Tampoduo, except that a lap skips its own cup.

Each case is a position, a move, a position, worked out by hand; the table plays it on the board
turned round as well.
"""

from __future__ import annotations

from tests.help.sowing import START, Table, describe_result

AYOAYO = Table("ayoayo")
play, ending, events = AYOAYO.play, AYOAYO.ending, AYOAYO.events
legal, refusal, record = AYOAYO.legal, AYOAYO.refusal, AYOAYO.record


class TestSkipping:
    def test_a_lap_of_eleven_skips_nothing(self) -> None:
        # The last seed falls in A, empty, and f faces it with one.
        before = "0,11,0,0,0,0/0,0,0,0,2,0 17-18 S"
        assert play(before, "B") == "0,0,1,1,1,1/1,1,1,1,3,0 19-18 N"
        assert "skip B" not in events(before, "B")

    def test_a_lap_of_twelve_skips_the_cup_it_was_lifted_from(self) -> None:
        # The twelfth seed makes two in C, which reach E, then a, c and e, whose four reach C,
        # empty again; d faces it with two.
        before = "0,12,0,0,0,0/0,0,0,0,2,0 17-17 S"
        assert play(before, "B") == "2,1,0,2,0,2/0,2,0,0,0,2 20-17 N"
        assert events(before, "B")[10:15] == [
            "drop f 1",
            "drop A 1",
            "skip B",
            "drop C 2",
            "relay C 2",
        ]

    def test_each_lap_of_a_relay_skips_the_cup_that_it_was_lifted_from_itself(self) -> None:
        # A's one makes twelve in B. That lap skips B, not A; it ends in C, and the turn goes on
        # to E, a, c, e and, over A, to E again, empty; b faces it with two.
        before = "1,11,0,0,0,0/0,0,0,0,4,0 16-16 S"
        assert play(before, "A") == "2,1,1,3,0,2/0,0,0,2,0,2 19-16 N"
        skipped = [event for event in events(before, "A") if event.startswith("skip")]
        assert skipped == ["skip B"]

    def test_the_cup_is_skipped_every_time_round(self) -> None:
        # Eleven seeds, and eleven more, and the last one makes three in C.
        lap = events("0,23,0,0,0,0/0,0,0,0,1,0 12-12 S", "B")[:26]
        assert lap[12] == lap[24] == "skip B"
        assert lap.count("skip B") == 2
        assert lap[25] == "drop C 3"


class TestLikeTampoduo:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(AYOAYO.game.start()) == START

    def test_the_first_turn(self) -> None:
        assert play(START, "A") == "2,7,0,6,1,6/6,6,0,0,6,6 2-0 N"

    def test_a_last_seed_in_a_cup_that_held_seeds_is_a_relay(self) -> None:
        before = "2,0,3,0,0,0/1,0,0,0,0,1 20-21 S"
        assert play(before, "A") == "0,1,0,1,1,1/0,1,1,0,0,1 20-21 N"

    def test_a_last_seed_in_an_own_empty_cup_is_captured_with_the_opposite_cup(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,5,2 18-20 S"
        assert play(before, "A") == "0,0,0,0,0,2/0,0,0,0,0,2 24-20 N"

    def test_nothing_is_captured_where_the_opposite_cup_is_empty(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,0,3 21-21 S"
        assert play(before, "A") == "0,1,0,0,0,2/0,0,0,0,0,3 21-21 N"

    def test_nothing_is_captured_in_the_opponents_row(self) -> None:
        before = "0,0,0,0,3,2/1,0,0,0,0,1 20-21 S"
        assert play(before, "F") == "0,0,0,0,3,0/2,1,0,0,0,1 20-21 N"

    def test_a_player_facing_an_empty_row_must_give_a_seed(self) -> None:
        before = "3,0,0,0,2,0/0,0,0,0,0,0 21-22 S"
        assert legal(before) == "E"
        assert refusal(before, "A")[0] == "feeding"

    def test_when_no_move_feeds_each_takes_his_own_row(self) -> None:
        assert ending("1,0,2,0,0,0/0,0,0,0,5,0 18-22 S", "A") == "S cannot-feed 26-22"

    def test_twenty_five_in_a_store_end_the_game(self) -> None:
        assert ending("1,0,0,0,0,2/0,0,0,0,5,2 19-19 S", "A") == "S majority 27-21"

    def test_one_seed_in_each_row_ends_the_game(self) -> None:
        assert ending("1,0,0,0,0,1/0,0,0,0,2,1 20-23 S", "A") == "tie one-each 24-24"

    def test_an_empty_board_ends_the_game(self) -> None:
        assert ending("1,0,0,0,0,0/0,0,0,0,2,0 21-24 S", "A") == "tie empty 24-24"

    def test_stopped_each_takes_his_own_row(self) -> None:
        assert ending("4,0,0,0,0,1/0,0,0,0,2,0 20-21 S", "stopped") == "S stopped 25-23"

    def test_the_third_time_each_takes_his_own_row(self) -> None:
        before = "1,1,0,0,0,0/0,0,0,1,0,0 23-22 S"
        assert describe_result(record(before, "AdDeEfFaAbBcDdFbAf" * 2)) == "S stopped 25-23"
