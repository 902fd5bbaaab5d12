"""The rules of Tampoduo, sentence by sentence: a position, a move, a position, worked out by hand.

The table plays every case on the board turned round as well. Turns that never end have tests of
their own in `test_endless`.
"""

from __future__ import annotations

import pytest

from tests.help.sowing import START, Table, describe_result

TAMPODUO = Table("tampoduo")
play, ending, events = TAMPODUO.play, TAMPODUO.ending, TAMPODUO.events
legal, refusal, record = TAMPODUO.legal, TAMPODUO.refusal, TAMPODUO.record


class TestSowing:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(TAMPODUO.game.start()) == START
        assert legal(START) == "ABCDEF"

    def test_a_last_seed_in_an_empty_cup_ends_the_turn(self) -> None:
        before = "3,0,0,0,0,2/0,0,0,0,0,3 20-20 S"
        assert play(before, "A") == "0,1,1,1,0,2/0,0,0,0,0,3 20-20 N"

    def test_a_last_seed_in_a_cup_that_held_seeds_is_a_relay(self) -> None:
        # From A to C, Blue's own, whose four reach a, Gold's, whose two reach c, empty.
        before = "2,0,3,0,0,0/1,0,0,0,0,1 20-21 S"
        assert play(before, "A") == "0,1,0,1,1,1/0,1,1,0,0,1 20-21 N"
        assert events(before, "A") == [
            "lift A 2", "drop B 1", "drop C 4",
            "relay C 4", "drop D 1", "drop E 1", "drop F 1", "drop a 2",
            "relay a 2", "drop b 1", "drop c 1",
        ]  # fmt: skip

    def test_the_first_turn(self) -> None:
        # A to E, E to d, d to C, C to c, and c's six end in C, empty since it was lifted;
        # d, which faces C, holds one.
        assert play(START, "A") == "2,7,0,6,1,6/6,6,0,0,6,6 2-0 N"

    def test_no_cup_is_skipped(self) -> None:
        # The twelfth seed falls in B itself, which is empty, and e faces it with three.
        before = "0,12,0,0,0,0/0,0,0,0,2,0 17-17 S"
        assert play(before, "B") == "1,0,1,1,1,1/1,1,1,1,0,1 21-17 N"
        assert not [event for event in events(before, "B") if event.startswith("skip")]


class TestCapture:
    def test_a_last_seed_in_an_own_empty_cup_is_captured_with_the_opposite_cup(self) -> None:
        # The handout's picture: five seeds face the empty cup.
        before = "1,0,0,0,0,2/0,0,0,0,5,2 18-20 S"
        assert play(before, "A") == "0,0,0,0,0,2/0,0,0,0,0,2 24-20 N"
        assert events(before, "A")[2:] == ["capture e 5 S", "capture B 1 S"]

    def test_nothing_is_captured_where_the_opposite_cup_is_empty(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,0,3 21-21 S"
        assert play(before, "A") == "0,1,0,0,0,2/0,0,0,0,0,3 21-21 N"

    def test_nothing_is_captured_in_the_opponents_row(self) -> None:
        # The last seed falls in b, empty and Gold's; E, which faces it, keeps its three.
        before = "0,0,0,0,3,2/1,0,0,0,0,1 20-21 S"
        assert play(before, "F") == "0,0,0,0,3,0/2,1,0,0,0,1 20-21 N"

    def test_nothing_is_captured_on_the_way(self) -> None:
        # B and C, empty, face seeds; only D is where the last seed falls, and c is empty.
        before = "3,0,0,0,0,1/0,0,0,3,3,0 19-19 S"
        assert play(before, "A") == "0,1,1,1,0,1/0,0,0,3,3,0 19-19 N"

    def test_a_relay_may_end_in_a_capture(self) -> None:
        # A's one goes to B, B's two end in D, which faces c.
        before = "1,1,0,0,0,1/0,0,4,0,0,2 19-20 S"
        assert play(before, "A") == "0,0,1,0,0,1/0,0,0,0,0,2 24-20 N"


class TestFeeding:
    def test_a_player_facing_an_empty_row_must_give_a_seed(self) -> None:
        # A's three reach D, E's two reach a.
        before = "3,0,0,0,2,0/0,0,0,0,0,0 21-22 S"
        assert legal(before) == "E"
        said = "Feeding: Gold has no seeds, and cup A wouldn't give any."
        assert refusal(before, "A") == ("feeding", said)
        assert play(before, "E") == "3,0,0,0,0,1/1,0,0,0,0,0 21-22 N"

    def test_a_relay_may_give_the_seed(self) -> None:
        # B's three reach E, whose three reach b.
        before = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
        assert legal(before) == "BE"
        assert play(before, "B") == "0,0,1,1,0,1/1,1,0,0,0,0 21-22 N"

    def test_a_capture_of_the_last_seeds_gives_the_turn_to_the_same_player(self) -> None:
        before = "1,0,0,0,2,0/0,0,0,0,5,0 18-22 S"
        assert play(before, "A") == "0,0,0,0,2,0/0,0,0,0,0,0 24-22 S"
        assert events(before, "A")[-1] == "again S"
        assert legal("0,0,0,0,2,0/0,0,0,0,0,0 24-22 S") == "E"

    def test_when_no_move_feeds_each_takes_his_own_row(self) -> None:
        # C's two reach only E.
        before = "1,0,2,0,0,0/0,0,0,0,5,0 18-22 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,0,0,0,0 26-22 N"
        assert ending(before, "A") == "S cannot-feed 26-22"

    def test_a_player_may_play_his_last_seed_away_and_must_be_fed(self) -> None:
        # Of Gold's cups, only f reaches Blue's row.
        before = "0,0,0,0,0,1/0,2,0,0,0,2 21-22 S"
        assert play(before, "F") == "0,0,0,0,0,0/1,2,0,0,0,2 21-22 N"
        assert legal("0,0,0,0,0,0/1,2,0,0,0,2 21-22 N") == "f"


class TestEnd:
    def test_twenty_five_in_a_store_end_the_game_at_once(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,5,2 19-19 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,0,0,0,0 27-21 N"
        assert ending(before, "A") == "S majority 27-21"
        assert events(before, "A")[-3:] == ["sweep F 2 S", "sweep f 2 N", "end S majority"]

    def test_one_seed_in_each_row_ends_the_game(self) -> None:
        before = "1,0,0,0,0,1/0,0,0,0,2,1 20-23 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,0,0,0,0 24-24 N"
        assert ending(before, "A") == "tie one-each 24-24"

    def test_one_seed_in_each_row_ends_it_without_a_capture_too(self) -> None:
        before = "0,0,0,1,0,1/0,0,0,0,0,0 23-23 S"
        assert legal(before) == "F"
        assert ending(before, "F") == "tie one-each 24-24"

    def test_one_seed_and_two_do_not(self) -> None:
        before = "1,0,0,0,0,1/0,0,0,0,2,2 20-22 S"
        assert play(before, "A") == "0,0,0,0,0,1/0,0,0,0,0,2 23-22 N"

    def test_the_majority_is_asked_about_before_one_each(self) -> None:
        before = "1,0,0,0,0,1/0,0,0,0,5,1 19-21 S"
        assert ending(before, "A") == "S majority 26-22"

    def test_an_empty_board_ends_the_game(self) -> None:
        before = "1,0,0,0,0,0/0,0,0,0,2,0 21-24 S"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,0,0,0,0 24-24 N"
        assert ending(before, "A") == "tie empty 24-24"

    def test_stopped_each_takes_his_own_row(self) -> None:
        # Split evenly, the seven seeds would make a tie.
        before = "4,0,0,0,0,1/0,0,0,0,2,0 20-21 S"
        assert play(before, "stopped") == "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S"
        assert ending(before, "stopped") == "S stopped 25-23"

    def test_the_third_time_each_takes_his_own_row(self) -> None:
        moves = "AdDeEfFaAbBcDdFbAf"
        before = "1,1,0,0,0,0/0,0,0,1,0,0 23-22 S"
        once = record(before, moves)
        assert str(once.position) == before
        stopped, trace = record(before, moves + moves[:-1]).trace("f")
        assert str(stopped.position) == "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S"
        assert describe_result(stopped) == "S stopped 25-23"
        assert [str(event) for event in trace[-5:]] == [
            "third", "sweep A 1 S", "sweep B 1 S", "sweep d 1 N", "end S stopped"
        ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        # One each has ended this game, and so has a majority; in the last, Blue cannot feed.
        "1,0,0,0,0,0/0,0,0,0,0,1 23-23 S",
        "2,0,0,0,0,0/0,0,0,0,0,1 25-20 S",
        "3,0,0,0,0,0/0,0,0,0,0,0 22-23 S",
    ],
)
def test_a_position_that_would_be_settled_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="over"):
        TAMPODUO.parse(text)
