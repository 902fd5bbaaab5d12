"""The rules of Ouri, sentence by sentence: Oware, except that singles wait and slams are captured.

Each case is a position, a move, a position, worked out by hand; the table plays it on the board
turned round as well.
"""

from __future__ import annotations

from tests.help.sowing import START, Table, describe_result

OURI = Table("ouri")
play, ending, events = OURI.play, OURI.ending, OURI.events
legal, refusal, record = OURI.legal, OURI.refusal, OURI.record


class TestLikeOware:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(OURI.game.start()) == START
        assert legal(START) == "ABCDEF"

    def test_a_turn_is_one_lap_counter_clockwise(self) -> None:
        assert play(START, "D") == "4,4,4,0,5,5/5,5,4,4,4,4 0-0 N"

    def test_a_lap_of_twelve_skips_its_own_cup(self) -> None:
        before = "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S"
        assert play(before, "C") == "1,1,0,2,1,1/1,1,1,1,2,1 17-18 N"

    def test_twos_and_threes_are_captured_going_backwards(self) -> None:
        before = "0,0,0,0,0,3/1,2,1,0,0,5 16-20 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,5 23-20 N"
        assert events(before, "F")[4:] == ["capture c 2 S", "capture b 3 S", "capture a 2 S"]

    def test_a_cup_of_ones_own_is_never_captured(self) -> None:
        before = "2,1,1,0,0,0/4,0,0,0,0,0 20-20 S"
        assert play(before, "A") == "0,2,2,0,0,0/4,0,0,0,0,0 20-20 N"

    def test_twenty_five_in_a_store_end_the_game(self) -> None:
        before = "0,0,0,0,2,2/0,1,0,3,0,0 23-17 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,0 27-21 N"
        assert ending(before, "F") == "S majority 27-21"

    def test_stopped_the_seeds_left_are_split_evenly(self) -> None:
        # Three seeds, two of them Blue's: Blue has the odd one.
        assert ending("1,0,0,0,0,1/0,1,0,0,0,0 22-23 S", "stopped") == "tie stopped 24-24"

    def test_the_third_time_stops_the_game(self) -> None:
        # Single seeds chase each other round the board.
        chase = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"
        before = record(chase, "AaBbCcDdEeFf" + "AaBbCcDdEeF")
        assert before.result() is None
        assert describe_result(before.play("f")) == "tie stopped 24-24"


class TestSingles:
    def test_a_single_seed_may_not_be_played(self) -> None:
        before = "1,3,0,0,2,0/0,0,1,0,0,1 20-20 S"
        assert legal(before) == "BE"
        said = "Cup A holds a single seed, and singles wait while a fuller cup can be played."
        assert refusal(before, "A") == ("single", said)

    def test_one_fuller_cup_is_enough_to_forbid_all_singles(self) -> None:
        assert legal("1,1,1,1,1,2/0,0,1,0,0,1 19-20 S") == "F"

    def test_a_player_who_has_only_singles_may_play_any(self) -> None:
        before = "1,0,1,0,0,1/0,0,1,0,0,1 21-22 S"
        assert legal(before) == "ACF"
        assert play(before, "C") == "1,0,0,1,0,1/0,0,1,0,0,1 21-22 N"

    def test_the_opponents_fuller_cups_do_not_matter(self) -> None:
        assert legal("1,0,1,0,0,0/0,0,5,0,0,0 20-21 S") == "AC"

    def test_a_cup_with_seeds_is_needed_all_the_same(self) -> None:
        assert refusal("1,3,0,0,2,0/0,0,1,0,0,1 20-20 S", "C") == ("empty-cup", "Cup C is empty.")


class TestGrandSlam:
    def test_all_of_the_opponents_seeds_are_captured_and_the_same_player_moves_again(self) -> None:
        before = "0,0,0,0,3,2/1,1,0,0,0,0 20-21 S"
        assert play(before, "F") == "0,0,0,0,3,0/0,0,0,0,0,0 24-21 S"
        assert events(before, "F") == [
            "lift F 2", "drop a 2", "drop b 2", "capture b 2 S", "capture a 2 S", "again S"
        ]  # fmt: skip

    def test_the_next_move_must_give_the_opponent_seeds(self) -> None:
        # B's two reach D, E's three reach b.
        before = "0,2,0,0,3,2/1,1,0,0,0,0 19-20 S"
        assert play(before, "F") == "0,2,0,0,3,0/0,0,0,0,0,0 23-20 S"
        after = "0,2,0,0,3,0/0,0,0,0,0,0 23-20 S"
        assert legal(after) == "E"
        said = "Feeding: Gold has no seeds, and cup B wouldn't give any."
        assert refusal(after, "B") == ("feeding", said)
        assert play(before, "F", "E") == "0,2,0,0,0,1/1,1,0,0,0,0 23-20 N"

    def test_when_the_next_move_can_give_none_the_game_ends(self) -> None:
        # Blue has taken four and has three more in A, which reach only D.
        before = "3,0,0,0,0,2/1,1,0,0,0,0 20-21 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,0 27-21 N"
        assert ending(before, "F") == "S cannot-feed 27-21"
        assert "again S" not in events(before, "F")

    def test_a_slam_that_brings_the_majority_ends_the_game(self) -> None:
        before = "1,0,0,0,0,2/1,1,0,0,0,0 21-22 S"
        assert ending(before, "F") == "S majority 26-22"

    def test_a_slam_with_ones_last_seeds_empties_the_board(self) -> None:
        before = "0,0,0,0,0,2/1,1,0,0,0,0 20-24 S"
        assert play(before, "F") == "0,0,0,0,0,0/0,0,0,0,0,0 24-24 N"
        assert ending(before, "F") == "tie empty 24-24"
        assert events(before, "F")[-1] == "end empty"


class TestFeedingAndSingles:
    def test_the_fuller_cup_must_feed(self) -> None:
        # A's two reach C, E's two reach a; F's single is barred though it would feed.
        before = "2,0,0,0,2,1/0,0,0,0,0,0 21-22 S"
        assert legal(before) == "E"
        assert refusal(before, "A")[0] == "feeding"
        assert refusal(before, "F")[0] == "single"

    def test_singles_may_feed_where_there_is_nothing_else(self) -> None:
        before = "1,0,0,0,0,1/0,0,0,0,0,0 23-23 S"
        assert legal(before) == "F"
        assert refusal(before, "A")[0] == "feeding"

    def test_when_only_a_barred_single_could_feed_feeding_is_impossible(self) -> None:
        # Gold's last seed makes one in A. Blue's B reaches only D, and F, a single, is barred.
        before = "0,2,0,0,0,1/0,0,0,0,0,1 22-22 N"
        assert play(before, "f") == "0,0,0,0,0,0/0,0,0,0,0,0 26-22 S"
        assert ending(before, "f") == "S cannot-feed 26-22"

    def test_a_move_that_captures_all_it_gives_does_not_feed(self) -> None:
        # F's 17 make two in each of Gold's cups, and all of them would be captured.
        before = "1,0,0,0,2,17/0,0,0,0,0,0 14-14 S"
        assert legal(before) == "E"
        said = "Feeding: Gold has no seeds, and cup F wouldn't give any."
        assert refusal(before, "F") == ("feeding", said)

    def test_the_game_ends_when_the_only_feeding_move_captures_all_it_gives(self) -> None:
        # Oware's F would be a slam that takes nothing, and so would feed.
        before = "0,0,0,0,0,17/0,0,0,0,0,1 15-15 N"
        assert ending(before, "f") == "S cannot-feed 33-15"
        assert Table("oware").legal("1,0,0,0,0,17/0,0,0,0,0,0 15-15 S") == "F"
