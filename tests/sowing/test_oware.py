"""The rules of Oware, sentence by sentence: a position, a move, a position, worked out by hand.

The table plays every case on the board turned round as well.
"""

from __future__ import annotations

import pytest

from game_core.types import IllegalMove, Options
from tests.help.sowing import START, Table, describe_result, turned
from tests.help.words import told_each

TABLE = Table("oware")
parse, play, ending = TABLE.parse, TABLE.play, TABLE.ending
events, legal, refusal = TABLE.events, TABLE.legal, TABLE.refusal


class TestSowing:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert play(START) == START
        assert legal(START) == "ABCDEF"

    def test_all_seeds_are_lifted_and_dropped_one_by_one_counter_clockwise(self) -> None:
        assert play(START, "A") == "0,5,5,5,5,4/4,4,4,4,4,4 0-0 N"
        assert events(START, "A") == ["lift A 4", "drop B 5", "drop C 5", "drop D 5", "drop E 5"]

    def test_sowing_goes_on_from_f_of_south_into_norths_row(self) -> None:
        assert play(START, "F") == "4,4,4,4,4,0/5,5,5,5,4,4 0-0 N"

    def test_sowing_goes_on_from_norths_last_cup_to_a(self) -> None:
        assert play(START, "C", "f") == "5,5,1,6,5,5/5,4,4,4,4,0 0-0 S"

    def test_stores_are_never_sown_into(self) -> None:
        before = "0,0,0,0,0,11/1,0,0,0,0,0 18-18 S"
        assert play(before, "F") == "1,1,1,1,1,0/2,1,1,1,1,1 18-18 N"

    def test_a_turn_is_one_lap(self) -> None:
        # The last seed falls in b, which held seeds; they stay there.
        assert play(START, "D") == "4,4,4,0,5,5/5,5,4,4,4,4 0-0 N"

    def test_a_lap_of_eleven_ends_in_the_cup_before_its_own(self) -> None:
        before = "0,0,11,0,0,0/0,0,0,0,0,1 18-18 S"
        assert play(before, "C") == "1,1,0,1,1,1/1,1,1,1,1,2 18-18 N"

    def test_a_lap_of_twelve_skips_its_own_cup(self) -> None:
        before = "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S"
        assert play(before, "C") == "1,1,0,2,1,1/1,1,1,1,2,1 17-18 N"
        assert events(before, "C")[-3:] == ["drop B 1", "skip C", "drop D 2"]

    def test_a_lap_of_twenty_two_ends_before_it_comes_round_again(self) -> None:
        before = "0,0,22,0,0,0/0,0,0,0,1,0 12-13 S"
        assert play(before, "C") == "2,2,0,2,2,2/2,2,2,2,3,2 12-13 N"

    def test_a_lap_of_twenty_three_skips_its_own_cup_twice(self) -> None:
        before = "0,0,23,0,0,0/0,0,0,0,1,0 12-12 S"
        assert play(before, "C") == "2,2,0,3,2,2/2,2,2,2,3,2 12-12 N"
        assert events(before, "C").count("skip C") == 2


class TestCapture:
    def test_last_seed_making_two_captures(self) -> None:
        before = "0,0,0,0,0,2/0,1,0,0,3,0 21-21 S"
        assert play(before, "F") == "0,0,0,0,0,0/1,0,0,0,3,0 23-21 N"
        assert events(before, "F") == ["lift F 2", "drop a 1", "drop b 2", "capture b 2 S"]

    def test_last_seed_making_three_captures(self) -> None:
        before = "0,0,0,0,0,2/0,2,0,0,3,0 21-20 S"
        assert play(before, "F") == "0,0,0,0,0,0/1,0,0,0,3,0 24-20 N"

    def test_last_seed_making_one_captures_nothing(self) -> None:
        before = "0,0,0,0,0,2/2,0,0,0,3,0 21-20 S"
        assert play(before, "F") == "0,0,0,0,0,0/3,1,0,0,3,0 21-20 N"

    def test_last_seed_making_four_captures_nothing(self) -> None:
        before = "0,0,0,0,0,2/1,3,0,0,3,0 20-19 S"
        assert play(before, "F") == "0,0,0,0,0,0/2,4,0,0,3,0 20-19 N"

    def test_a_cup_of_ones_own_is_never_captured(self) -> None:
        before = "1,1,0,0,0,0/4,0,0,0,0,0 21-21 S"
        assert play(before, "A") == "0,2,0,0,0,0/4,0,0,0,0,0 21-21 N"

    def test_only_the_last_seed_starts_a_capture(self) -> None:
        # b is made two on the way; the last seed makes five in c.
        before = "0,0,0,0,0,3/0,1,4,0,0,0 20-20 S"
        assert play(before, "F") == "0,0,0,0,0,0/1,2,5,0,0,0 20-20 N"

    def test_going_backwards_each_next_two_or_three_is_captured(self) -> None:
        before = "0,0,0,0,0,3/1,2,1,0,0,5 16-20 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,5 23-20 N"
        assert events(before, "F")[4:] == ["capture c 2 S", "capture b 3 S", "capture a 2 S"]

    def test_going_backwards_stops_at_the_first_cup_that_does_not_fit(self) -> None:
        # b has four now; a, behind it, has two and is safe.
        before = "1,0,0,0,0,3/1,3,2,0,0,0 19-19 S"
        assert play(before, "F") == "1,0,0,0,0,0/2,4,0,0,0,0 22-19 N"

    def test_going_backwards_stops_at_a_single_seed(self) -> None:
        # b, which was empty, has one now.
        before = "1,0,0,0,0,3/1,0,1,0,0,0 21-21 S"
        assert play(before, "F") == "1,0,0,0,0,0/2,1,0,0,0,0 23-21 N"

    def test_going_backwards_stops_at_the_end_of_the_opponents_row(self) -> None:
        # D sows into E, F and a: F has two now, but it is Blue's own.
        before = "0,0,0,3,0,1/1,0,0,4,0,0 19-20 S"
        assert play(before, "D") == "0,0,0,0,1,2/0,0,0,4,0,0 21-20 N"

    def test_seeds_beyond_the_last_one_are_not_captured(self) -> None:
        before = "1,0,0,0,0,1/1,2,3,0,0,0 20-20 S"
        assert play(before, "F") == "1,0,0,0,0,0/0,2,3,0,0,0 22-20 N"

    def test_a_long_lap_captures_what_it_has_made_in_two_rounds(self) -> None:
        # 15 seeds: one each in eleven cups, then a second in a, b, c and d.
        before = "1,0,0,0,0,15/0,0,0,0,0,0 16-16 S"
        assert play(before, "F") == "2,1,1,1,1,0/0,0,0,0,1,1 24-16 N"


class TestGrandSlam:
    def test_a_capture_of_the_whole_row_takes_nothing(self) -> None:
        before = "1,0,0,0,0,2/1,1,0,0,0,0 21-22 S"
        assert play(before, "F") == "1,0,0,0,0,0/2,2,0,0,0,0 21-22 N"
        assert events(before, "F") == ["lift F 2", "drop a 2", "drop b 2", "slam S"]

    def test_a_capture_of_the_only_cup_takes_nothing(self) -> None:
        assert play("1,0,0,0,0,1/1,0,0,0,0,0 22-23 S", "F") == "1,0,0,0,0,0/2,0,0,0,0,0 22-23 N"

    def test_a_seed_left_beyond_makes_it_an_ordinary_capture(self) -> None:
        before = "1,0,0,0,0,2/1,1,0,0,0,1 20-22 S"
        assert play(before, "F") == "1,0,0,0,0,0/0,0,0,0,0,1 24-22 N"

    def test_a_seed_left_behind_makes_it_an_ordinary_capture(self) -> None:
        # a has four now, so only b is captured.
        before = "1,0,0,0,0,2/3,1,0,0,0,0 20-21 S"
        assert play(before, "F") == "1,0,0,0,0,0/4,0,0,0,0,0 22-21 N"

    def test_a_slam_that_would_bring_the_majority_does_not(self) -> None:
        before = "0,0,1,0,0,1/1,0,0,0,0,0 24-21 S"
        assert play(before, "F") == "0,0,1,0,0,0/2,0,0,0,0,0 24-21 N"
        assert ending(before, "F") == ""


class TestChoice:
    def test_a_cup_of_the_other_row_is_refused(self) -> None:
        rule = "other-row"
        assert refusal(START, "a") == (rule, "Cup a is in Gold's row: Blue plays A–F.")

    def test_an_empty_cup_is_refused(self) -> None:
        before = "0,3,0,0,2,0/0,0,1,0,0,0 21-21 S"
        assert legal(before) == "BE"
        assert refusal(before, "A") == ("empty-cup", "Cup A is empty.")

    @pytest.mark.parametrize("move", ["", "G", "AB", "AA", " A", "1", "А", "{S}"])  # a Cyrillic А
    def test_what_is_no_cup_is_refused(self, move: str) -> None:
        rule, said = refusal(START, move)
        assert rule == "no-cup"
        assert said.endswith("is not a cup: Blue plays A–F.")

    def test_every_cup_that_cannot_be_chosen_says_why(self) -> None:
        options = parse("0,3,0,0,2,0/0,0,0,0,0,0 21-22 S").options()
        assert told_each(options.refusals) == {
            "A": "Cup A is empty.",
            "B": "Feeding: {N} has no seeds, and cup B wouldn't give any.",
            "C": "Cup C is empty.",
            "D": "Cup D is empty.",
            "F": "Cup F is empty.",
        } | {
            cup: f"Cup {cup} is in {{N}}'s row: {{S}} plays A–F." for cup in "abcdef"
        }  # fmt: skip


class TestFeeding:
    def test_a_player_facing_an_empty_row_must_give_a_seed(self) -> None:
        # B's three seeds reach E, E's two reach a.
        before = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
        assert legal(before) == "E"
        said = "Feeding: Gold has no seeds, and cup B wouldn't give any."
        assert refusal(before, "B") == ("feeding", said)
        assert play(before, "E") == "0,3,0,0,0,1/1,0,0,0,0,0 21-22 N"

    def test_any_cup_that_gives_a_seed_will_do(self) -> None:
        assert legal("6,4,3,2,2,1/0,0,0,0,0,0 15-15 S") == "AEF"

    def test_no_one_need_feed_a_row_that_has_a_seed(self) -> None:
        assert legal("1,1,0,0,0,0/0,0,1,0,0,0 22-23 S") == "AB"

    def test_a_player_may_play_his_last_seed_away(self) -> None:
        # Blue's row is empty now, and Gold must feed it: only f reaches it.
        before = "0,0,0,0,0,1/3,0,0,0,0,1 21-22 S"
        assert play(before, "F") == "0,0,0,0,0,0/4,0,0,0,0,1 21-22 N"
        assert legal("0,0,0,0,0,0/4,0,0,0,0,1 21-22 N") == "f"

    def test_feeding_is_judged_when_captures_are_done(self) -> None:
        # Eight of the ten seeds given are captured at once; one each is left in e and f.
        before = "1,0,0,0,0,15/0,0,0,0,0,0 16-16 S"
        assert legal(before) == "F"

    def test_a_feeding_move_may_be_a_grand_slam(self) -> None:
        # Two in each of Gold's cups: to take them all is to take nothing.
        before = "1,0,0,0,0,17/0,0,0,0,0,0 15-15 S"
        assert play(before, "F") == "2,1,1,1,1,0/2,2,2,2,2,2 15-15 N"

    def test_when_no_move_feeds_the_game_ends_and_each_takes_his_own_row(self) -> None:
        # Gold's last seed makes four in A, and those four reach only E.
        before = "3,0,0,0,0,0/0,0,0,0,0,1 22-22 N"
        assert play(before, "f") == "0,0,0,0,0,0/0,0,0,0,0,0 26-22 S"
        assert ending(before, "f") == "S cannot-feed 26-22"
        assert events(before, "f") == [
            "lift f 1", "drop A 4", "sweep A 4 S", "end S cannot-feed"
        ]  # fmt: skip

    def test_seeds_left_when_feeding_is_impossible_may_decide_the_game(self) -> None:
        # Blue plays the last seed away; neither a nor b reaches Blue's row.
        before = "0,0,0,0,0,1/3,2,0,0,0,0 22-20 S"
        assert ending(before, "F") == "N cannot-feed 22-26"


class TestEnd:
    def test_twenty_five_in_a_store_end_the_game_at_once(self) -> None:
        before = "0,0,0,0,2,2/0,1,0,3,0,0 23-17 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,0 27-21 N"
        assert ending(before, "F") == "S majority 27-21"
        assert events(before, "F")[3:] == [
            "capture b 2 S", "sweep E 2 S", "sweep a 1 N", "sweep d 3 N", "end S majority"
        ]  # fmt: skip

    def test_twenty_four_do_not_end_the_game(self) -> None:
        before = "0,0,0,0,2,2/0,1,0,3,0,0 22-18 S"
        assert play(before, "F") == "0,0,0,0,2,0/1,0,0,3,0,0 24-18 N"

    def test_the_majority_is_asked_about_before_feeding(self) -> None:
        # Blue's row is empty and b could not feed it; but Blue has 25.
        before = "0,0,0,0,0,1/1,1,0,0,0,0 23-22 S"
        assert ending(before, "F") == "S majority 25-23"

    def test_when_the_game_is_over_the_turn_is_of_the_side_that_did_not_move_last(self) -> None:
        assert play("0,0,0,0,0,1/1,1,0,0,0,0 23-22 S", "F").endswith(" N")
        assert play("3,0,0,0,0,0/0,0,0,0,0,1 22-22 N", "f").endswith(" S")

    def test_twenty_four_each_tie(self) -> None:
        # A1 and B2 cannot feed Gold, so Blue takes three: 21 + 3 = 24.
        before = "0,2,0,0,0,0/0,0,0,0,0,1 21-24 N"
        assert ending(before, "f") == "tie cannot-feed 24-24"

    def test_nothing_can_be_played_when_the_game_is_over(self) -> None:
        over = parse("0,0,0,0,0,1/1,1,0,0,0,0 23-22 S").play("F")
        assert over.moves() == ()
        assert refusal(str(over), "a") == ("over", "The game is over.")
        assert over.options() == Options()
        with pytest.raises(IllegalMove, match="The game is over"):
            over.play("a")


class TestAgreedStop:
    """Seeds left are split evenly, an odd one to the player with more in his row."""

    @pytest.mark.parametrize(
        ("before", "after", "result"),
        [
            # Two seeds, both Blue's: one each.
            ("1,0,0,0,0,1/0,0,0,0,0,0 23-23 S", "24-24", "tie stopped 24-24"),
            # Three seeds, two of them Blue's: Blue has the odd one.
            ("1,0,0,0,0,1/0,1,0,0,0,0 22-23 S", "24-24", "tie stopped 24-24"),
            # Three seeds, two of them Gold's.
            ("1,0,0,0,0,0/0,1,1,0,0,0 23-22 S", "24-24", "tie stopped 24-24"),
            # Five seeds, all Gold's.
            ("0,0,0,0,0,0/0,0,0,0,5,0 20-23 N", "22-26", "N stopped 22-26"),
            # Forty-eight seeds.
            (START, "24-24", "tie stopped 24-24"),
        ],
    )
    def test_split(self, before: str, after: str, result: str) -> None:
        side = before[-1]
        stopped = parse(before).stop()
        assert str(stopped) == f"0,0,0,0,0,0/0,0,0,0,0,0 {after} {side}"
        assert describe_result(stopped) == result
        mirror = parse(turned(before)).stop()
        assert str(mirror) == turned(str(stopped))

    def test_every_seed_is_swept_into_a_store(self) -> None:
        _, trace = parse("1,0,0,0,0,4/0,0,0,0,0,0 21-22 S").trace_stop()
        assert [str(event) for event in trace] == [
            "sweep A 1 S", "sweep F 2 S", "sweep F 2 N", "end stopped"
        ]  # fmt: skip

    def test_a_game_that_is_over_stays_as_it_is(self) -> None:
        over = parse("0,0,0,0,0,1/1,1,0,0,0,0 23-22 S").play("F")
        assert over.stop() is over
