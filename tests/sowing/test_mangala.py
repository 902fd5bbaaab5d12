"""The rules of Mangala, sentence by sentence: a position, a move, a position, worked out by hand.

The table plays every case on the board turned round as well, but for the choice, which is Gold's.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from game_core import IllegalMove, PositionError, Record, api, get
from game_core.families.sowing.games.mangala import MangalaGame
from tests.help.sowing import Table, describe_result
from tests.help.words import told_each

MANGALA, EVEN = Table("mangala"), Table("mangala:continue_on=even")
parse, play, ending, events = MANGALA.parse, MANGALA.play, MANGALA.ending, MANGALA.events
legal, refusal, record = MANGALA.legal, MANGALA.refusal, MANGALA.record
START = "0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=choose"


class TestDeal:
    def test_eighteen_and_seventeen_are_set_out_in_each_row_and_north_chooses(self) -> None:
        assert str(MANGALA.game.start()) == START

    @pytest.mark.parametrize(
        ("deal", "cups"),
        [
            ((20, 15, 18, 17), "0,0,20,15,0,0/0,0,18,17,0,0"),
            ((1, 2, 3, 64), "0,0,1,2,0,0/0,0,3,64,0,0"),
            ((67, 1, 1, 1), "0,0,67,1,0,0/0,0,1,1,0,0"),
        ],
    )
    def test_south_may_set_out_any_seventy_in_the_four_center_cups(
        self, deal: tuple[int, ...], cups: str
    ) -> None:
        game = MANGALA.game
        assert isinstance(game, MangalaGame)
        assert str(game.start(deal=deal)) == f"{cups} 0-0 N phase=choose"

    @pytest.mark.parametrize(
        "deal",
        [
            (18, 17, 18, 16),
            (18, 17, 18, 18),
            (0, 35, 18, 17),
            (70, 0, 0, 0),
            (-1, 36, 18, 17),
            (35, 35),
            (18, 17, 18, 16, 1),
            (),
        ],
    )
    def test_each_center_cup_needs_a_seed_and_seventy_must_be_set_out(
        self, deal: tuple[int, ...]
    ) -> None:
        game = MANGALA.game
        assert isinstance(game, MangalaGame)
        with pytest.raises(PositionError, match="add up to 70") as caught:
            game.start(deal=deal)
        assert caught.value.field == "deal"


class TestChoice:
    DEALT = "0,0,20,15,0,0/0,0,18,17,0,0 0-0 N phase=choose"

    def test_north_keeps_the_board_or_has_it_turned(self) -> None:
        position = parse(START)
        assert position.moves() == ("keep", "turn")
        options = position.options()
        assert options.cells == ()
        assert told_each(options.choices) == {"keep": "Keep the board", "turn": "Turn it around"}
        assert position.options(["keep"]).move == "keep"

    def test_who_keeps_the_board_makes_the_first_sowing(self) -> None:
        after = "0,0,20,15,0,0/0,0,18,17,0,0 0-0 N phase=open2"
        assert play(self.DEALT, "keep") == after
        assert events(self.DEALT, "keep") == ["keep-board"]

    def test_when_it_is_turned_the_rows_change_places_and_south_makes_it(self) -> None:
        after = "0,0,18,17,0,0/0,0,20,15,0,0 0-0 S phase=open2"
        assert play(self.DEALT, "turn") == after
        assert events(self.DEALT, "turn") == ["turn-board"]

    def test_each_cup_changes_place_with_the_one_of_the_same_letter(self) -> None:
        before = "1,2,3,4,5,6/7,8,9,10,11,4 0-0 N phase=choose"
        assert play(before, "turn") == "7,8,9,10,11,4/1,2,3,4,5,6 0-0 S phase=open2"

    def test_who_cannot_make_the_first_sowing_ends_the_game(self) -> None:
        # No board that Blue may set out is like this, but an author might write it.
        before = "0,0,2,0,0,0/0,0,0,0,0,0 33-35 N phase=choose"
        assert play(before, "keep") == "0,0,2,0,0,0/0,0,0,0,0,0 33-35 S phase=open2"
        assert ending(before, "keep") == "N cannot-move 33-35"
        assert play(before, "turn") == "0,0,0,0,0,0/0,0,2,0,0,0 33-35 S phase=open2"
        assert ending(before, "turn") == "N cannot-move 33-35"

    @pytest.mark.parametrize("move", ["c", "C", "d", "stop", "", "Keep"])
    def test_nothing_else_can_be_played(self, move: str) -> None:
        rule, said = refusal(START, move)
        assert rule == "choice"
        assert said == "Gold chooses first: keep the board, or turn it around."

    def test_every_cup_says_so(self) -> None:
        assert told_each(parse(START).options().refusals) == dict.fromkeys(
            "ABCDEFabcdef", "{N} chooses first: keep the board, or turn it around."
        )

    def test_there_is_no_choice_later(self) -> None:
        before = "0,0,20,15,0,0/0,0,18,17,0,0 0-0 N phase=open2"
        assert refusal(before, "keep")[0] == "no-cup"
        assert refusal("3,1,1,2,0,0/0,0,2,0,1,2 29-29 S phase=play", "turn")[0] == "no-cup"


class TestOpening:
    def test_the_first_turn_is_forced_to_the_rightmost_cup_with_seeds(self) -> None:
        before = "0,0,2,0,0,1/0,1,0,3,0,0 30-33 N phase=open2"
        assert legal(before) == "d"
        said = "The first turn starts from the player's rightmost cup that has seeds."
        assert refusal(before, "b") == ("opening", said)
        assert refusal(before, "e") == ("empty-cup", "Cup e is empty.")

    def test_sowing_is_clockwise(self) -> None:
        before = "0,0,2,0,0,1/0,1,0,3,0,0 30-33 N phase=open2"
        assert play(before, "d") == "0,0,2,0,0,1/1,2,1,0,0,0 30-33 S phase=open1"
        assert events(before, "d") == ["lift d 3", "drop c 1", "drop b 2", "drop a 1"]

    def test_from_a_clockwise_sowing_goes_on_to_f_of_the_other_row(self) -> None:
        before = "2,0,0,0,0,0/0,0,1,0,0,1 33-33 S phase=open1"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,1,0,1,2 33-33 N phase=play"

    def test_it_is_a_relay_until_a_last_seed_falls_in_an_empty_cup(self) -> None:
        # From d to a, whose two reach E.
        before = "0,0,2,0,0,1/1,1,0,3,0,0 30-32 N phase=open2"
        assert play(before, "d") == "0,0,2,0,1,2/0,2,1,0,0,0 30-32 S phase=open1"

    def test_the_relay_goes_on_from_odd_numbers_too(self) -> None:
        # From d to c, whose three reach F, whose two reach D.
        before = "0,0,2,0,0,1/0,0,2,1,0,0 30-34 N phase=open2"
        assert play(before, "d") == "0,0,2,1,1,0/1,1,0,0,0,0 30-34 S phase=open1"

    def test_nothing_is_captured(self) -> None:
        # b and E, which face each other, hold two each.
        before = "0,0,2,0,2,1/0,1,0,3,0,0 29-32 N phase=open2"
        assert play(before, "d") == "0,0,2,0,2,1/1,2,1,0,0,0 29-32 S phase=open1"

    def test_no_cup_is_skipped(self) -> None:
        before = "0,0,1,0,0,0/0,0,0,12,0,0 28-29 N phase=open2"
        assert play(before, "d") == "1,1,2,1,1,1/1,1,1,1,1,1 28-29 S phase=open1"

    def test_each_player_has_one_such_turn(self) -> None:
        before = "0,0,2,0,1,2/0,2,1,0,0,0 30-32 S phase=open1"
        assert legal(before) == "F"
        assert refusal(before, "C")[0] == "opening"
        # F's two reach D, empty; nothing is captured.
        assert play(before, "F") == "0,0,2,1,2,0/0,2,1,0,0,0 30-32 N phase=play"

    def test_after_the_opening_any_cup_may_be_played(self) -> None:
        assert legal("0,0,2,1,2,0/0,2,1,0,0,0 30-32 N phase=play") == "bc"

    def test_a_player_who_cannot_open_ends_the_game(self) -> None:
        before = "0,0,0,0,0,0/0,0,0,1,0,0 34-35 N phase=open2"
        assert play(before, "d") == "0,0,0,0,0,0/0,0,1,0,0,0 34-35 S phase=open1"
        assert ending(before, "d") == "N cannot-move 34-35"


class TestPlay:
    def test_even_pairs_are_captured_and_the_last_seed_in_one_ends_the_turn(self) -> None:
        # B makes four in A, which f faces with two; D and c, two each, are captured as well.
        before = "3,1,1,2,0,0/0,0,2,0,1,2 29-29 S phase=play"
        assert play(before, "B") == "0,0,1,0,0,0/0,0,0,0,1,0 39-29 N phase=play"
        assert sorted(events(before, "B")[2:]) == [
            "capture A 4 S", "capture D 2 S", "capture c 2 S", "capture f 2 S"
        ]  # fmt: skip

    def test_an_even_last_cup_outside_a_pair_goes_on_after_a_capture(self) -> None:
        # A has four, f one: no pair. D and c are captured. A's four end in c, empty now.
        before = "3,1,0,2,0,0/0,0,2,0,1,1 30-30 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,1,1,2,2 34-30 N phase=play"

    def test_an_even_last_cup_goes_on_without_a_capture(self) -> None:
        # From A to e, two again, and on to c.
        before = "1,1,0,0,0,0/0,0,0,0,1,1 33-33 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,1,1,0,2 33-33 N phase=play"

    def test_zero_is_no_even_number(self) -> None:
        # A has two and faces f with none: not captured, and the turn goes on to e.
        before = "1,1,0,0,0,0/0,0,2,0,0,0 33-33 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,2,0,1,1 33-33 N phase=play"

    def test_both_cups_of_a_pair_must_be_even(self) -> None:
        # D and c hold two and three, E and b three and two.
        before = "0,1,0,2,3,0/0,2,3,0,0,0 30-29 S phase=play"
        assert play(before, "B") == "1,0,0,2,3,0/0,2,3,0,0,0 30-29 N phase=play"

    def test_an_odd_last_cup_ends_the_turn_when_nothing_was_captured(self) -> None:
        # Three in A, which held two before.
        before = "2,1,0,0,0,0/0,0,0,0,1,1 32-33 S phase=play"
        assert play(before, "B") == "3,0,0,0,0,0/0,0,0,0,1,1 32-33 N phase=play"

    def test_the_handouts_single_seed_goes_on_when_this_lap_captured(self) -> None:
        # One in A; D and c are captured; and A's one goes on to f.
        before = "0,1,0,2,0,0/0,0,2,3,0,0 31-31 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,0,3,0,1 35-31 N phase=play"
        assert events(before, "B") == [
            "lift B 1", "drop A 1", "capture D 2 S", "capture c 2 S", "relay A 1", "drop f 1"
        ]  # fmt: skip

    def test_a_capture_in_an_earlier_lap_does_not_keep_the_turn_going(self) -> None:
        # The same, but f holds two, which become three in the second lap.
        before = "0,1,0,2,0,0/0,0,2,3,0,2 30-30 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,0,3,0,3 34-30 N phase=play"

    def test_a_later_lap_may_capture_too(self) -> None:
        # A's one makes two in f, which is no pair; f's two make four in d, which C faces with two.
        before = "0,1,2,2,0,0/0,0,2,3,0,1 30-29 S phase=play"
        assert play(before, "B") == "0,0,0,0,0,0/0,0,0,0,1,0 40-29 N phase=play"

    def test_pairs_are_captured_whoever_sows(self) -> None:
        before = "0,0,0,2,0,0/0,1,2,0,0,1 32-32 N phase=play"
        assert play(before, "b") == "0,0,0,0,0,1/0,0,0,0,0,1 32-36 S phase=play"

    def test_no_cup_is_skipped(self) -> None:
        before = "0,12,0,0,0,0/0,0,0,0,0,1 28-29 S phase=play"
        assert play(before, "B") == "1,1,1,1,1,1/1,1,1,1,1,2 28-29 N phase=play"


class TestEnd:
    def test_the_game_ends_when_the_player_to_move_cannot_and_the_seeds_stay(self) -> None:
        before = "0,1,2,0,0,0/0,0,0,0,0,0 33-34 S phase=play"
        assert play(before, "B") == "1,0,2,0,0,0/0,0,0,0,0,0 33-34 N phase=play"
        assert ending(before, "B") == "N cannot-move 33-34"
        assert events(before, "B")[-1] == "end N cannot-move"

    def test_the_text_shows_it(self) -> None:
        text = "1,0,2,0,0,0/0,0,0,0,0,0 33-34 N phase=play"
        assert describe_result(parse(text)) == "N cannot-move 33-34"

    def test_more_than_half_of_the_seeds_end_nothing(self) -> None:
        before = "2,1,0,0,0,0/0,0,0,0,1,1 60-5 S phase=play"
        assert ending(before, "B") == ""

    def test_equal_stores_tie(self) -> None:
        before = "0,1,1,0,0,0/0,0,0,0,0,0 34-34 S phase=play"
        assert ending(before, "B") == "tie cannot-move 34-34"


class TestStop:
    BEFORE = "3,1,1,2,0,0/0,0,2,0,1,2 30-28 S phase=play"

    def test_stopped_the_stores_decide_as_they_are(self) -> None:
        position = parse(self.BEFORE)
        assert position.stop() is position
        stopped = record(self.BEFORE).stop()
        assert str(stopped.position) == self.BEFORE
        assert describe_result(stopped) == "S stopped 30-28"
        with pytest.raises(IllegalMove, match="over"):
            stopped.play("B")

    def test_the_choice_may_be_left_undone(self) -> None:
        assert describe_result(record(START).stop()) == "tie stopped 0-0"

    def test_the_third_time_stops_the_game(self) -> None:
        # Two seeds chase each other clockwise.
        before = "1,0,0,0,0,1/0,0,0,0,0,0 35-33 S phase=play"
        moves = "AfFeEdDcCbBa"
        assert str(record(before, moves).position) == before
        stopped, trace = record(before, moves + moves[:-1]).trace("a")
        assert str(stopped.position) == before
        assert describe_result(stopped) == "S stopped 35-33"
        assert [str(event) for event in trace[-2:]] == ["third", "end S stopped"]


class TestContinueOnEven:
    """The rule option `continue_on=even`: an odd last cup always ends the turn."""

    BEFORE = "0,1,0,2,0,0/0,0,2,3,0,0 31-31 S phase=play"
    AFTER = "1,0,0,0,0,0/0,0,0,3,0,0 35-31 N phase=play"

    def test_an_odd_last_cup_ends_the_turn_after_a_capture_too(self) -> None:
        assert EVEN.play(self.BEFORE, "B") == self.AFTER

    def test_an_even_one_goes_on_as_before(self) -> None:
        before = "3,1,0,2,0,0/0,0,2,0,1,1 30-30 S phase=play"
        assert EVEN.play(before, "B") == "0,0,0,0,0,0/0,0,1,1,2,2 34-30 N phase=play"

    def test_a_last_seed_in_a_pair_ends_the_turn_as_before(self) -> None:
        before = "3,1,1,2,0,0/0,0,2,0,1,2 29-29 S phase=play"
        assert EVEN.play(before, "B") == "0,0,1,0,0,0/0,0,0,0,1,0 39-29 N phase=play"

    def test_the_opening_goes_on_from_odd_numbers_as_before(self) -> None:
        before = "0,0,2,0,0,1/0,0,2,1,0,0 30-34 N phase=open2"
        assert EVEN.play(before, "d") == "0,0,2,1,1,0/1,1,0,0,0,0 30-34 S phase=open1"

    def test_it_is_part_of_the_name_and_not_of_the_position(self) -> None:
        game = get("mangala:continue_on=even")
        assert game.slug == "mangala:continue_on=even"
        assert game.name == "Mangala (Parker)"
        assert str(game.start()) == START
        assert game.start() != get("mangala").start()
        assert isinstance(game, MangalaGame)
        assert str(game.start(deal=(1, 2, 3, 64))) == "0,0,1,2,0,0/0,0,3,64,0,0 0-0 N phase=choose"

    def test_a_saved_game_names_it(self) -> None:
        played = EVEN.record(self.BEFORE, "B")
        text = f"ubao 1\ngame mangala:continue_on=even\nstart {self.BEFORE}\nmoves B\n"
        assert str(played) == text
        again = Record.parse(text)
        assert again == played
        assert str(again.position) == self.AFTER
        assert str(Record.parse(text.replace(":continue_on=even", "")).position) != self.AFTER

    def test_the_command_line_knows_it(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "game_core", "play", EVEN.game.slug, self.BEFORE, "B"],
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout == f"{self.AFTER}\n"

    def test_a_page_may_ask_for_it(self) -> None:
        request = {
            "op": "play",
            "game": EVEN.game.slug,
            "record": "",
            "position": self.BEFORE,
            "move": "B",
        }
        answer = json.loads(api.call(json.dumps(request)))
        assert answer["value"]["game"] == EVEN.game.slug
        assert answer["value"]["position"] == self.AFTER

    @pytest.mark.parametrize(
        "slug", ["mangala:", "mangala:continue_on=odd", "oware:continue_on=even"]
    )
    def test_no_other_option_is_known(self, slug: str) -> None:
        with pytest.raises(ValueError, match="no rule option"):
            get(slug)
