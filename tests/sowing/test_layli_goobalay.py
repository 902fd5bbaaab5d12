"""The rules of Layli Goobalay, sentence by sentence: relays, uur, and rounds dealt anew.

Each case is a position, a move, a position, worked out by hand; the table plays it on the board
turned round as well, where a round counts one more, since the other side begins it.
"""

from __future__ import annotations

import pytest

from tests.help.sowing import Table, describe_result

LAYLI = Table("layli-goobalay")
parse, play, ending, events = LAYLI.parse, LAYLI.play, LAYLI.ending, LAYLI.events
legal, refusal, record = LAYLI.legal, LAYLI.refusal, LAYLI.record
START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S round=1"


class TestSowing:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(LAYLI.game.start()) == START

    def test_the_first_turn(self) -> None:
        # As in Tampoduo: by relays to C, empty, which d faces with one seed.
        assert play(START, "A") == "2,7,0,6,1,6/6,6,0,0,6,6 2-0 N round=1"

    def test_a_last_seed_in_a_cup_that_held_seeds_is_a_relay(self) -> None:
        before = "2,0,3,0,0,0/1,0,0,0,0,1 20-21 S round=1"
        assert play(before, "A") == "0,1,0,1,1,1/0,1,1,0,0,1 20-21 N round=1"

    def test_no_cup_is_skipped(self) -> None:
        # The twelfth seed falls in B itself, which is empty; e faces it with one.
        before = "0,12,0,0,0,0/0,0,0,0,0,2 17-17 S round=1"
        assert play(before, "B") == "1,0,1,1,1,1/1,1,1,1,0,3 19-17 N round=1"


class TestCapture:
    def test_the_handouts_five_seeds_are_captured_with_the_last(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,5,2 18-20 S round=1"
        assert play(before, "A") == "0,0,0,0,0,2/0,0,0,0,0,2 24-20 N round=1"
        assert events(before, "A")[2:] == ["capture e 5 S", "capture B 1 S"]

    @pytest.mark.parametrize(
        ("facing", "before", "after"),
        [
            (0, "20-22", "0,1,0,0,0,2/0,0,0,0,0,3 20-22"),
            (1, "20-21", "0,0,0,0,0,2/0,0,0,0,0,3 22-21"),
            (2, "20-20", "0,0,0,0,0,2/0,0,0,0,0,3 23-20"),
            (4, "19-19", "0,0,0,0,0,2/0,0,0,0,0,3 24-19"),
            (6, "18-18", "0,0,0,0,0,2/0,0,0,0,0,3 25-18"),
        ],
    )
    def test_one_two_four_or_more_are_captured_and_none_captures_nothing(
        self, facing: int, before: str, after: str
    ) -> None:
        text = f"1,0,0,0,0,2/0,0,0,0,{facing},3 {before} S round=1"
        assert play(text, "A") == f"{after} N round=1"

    def test_nothing_happens_in_the_opponents_row(self) -> None:
        # The last seed falls in b, empty and Gold's; E faces it with three.
        before = "0,0,0,0,3,2/1,0,0,0,0,1 20-21 S round=1"
        assert play(before, "F") == "0,0,0,0,3,0/2,1,0,0,0,1 20-21 N round=1"

    def test_twenty_five_in_a_store_decide_nothing(self) -> None:
        before = "1,0,0,0,0,0/0,0,0,0,0,2 45-0 S round=1"
        assert play(before, "A") == "0,1,0,0,0,0/0,0,0,0,0,2 45-0 N round=1"


class TestUur:
    def test_the_handouts_three_seeds_make_two_uur(self) -> None:
        before = "1,0,0,0,0,2/0,0,0,0,3,2 20-20 S round=1"
        assert play(before, "A") == "0,2s,0,0,0,2/0,0,0,0,2s,2 20-20 N round=1"
        assert events(before, "A") == [
            "lift A 1", "drop B 1", "give e 1 B", "mark B s", "mark e s"
        ]  # fmt: skip

    def test_a_relay_may_end_in_two_uur(self) -> None:
        # B's two reach D, empty, which c faces with three.
        before = "1,1,0,0,0,0/0,0,3,0,0,2 20-21 S round=1"
        assert play(before, "A") == "0,0,1,2s,0,0/0,0,2s,0,0,2 20-21 N round=1"

    def test_no_turn_starts_from_an_uur(self) -> None:
        before = "1,2s,0,0,0,2/0,0,0,0,2s,2 20-19 S round=1"
        assert legal(before) == "AF"
        assert refusal(before, "B") == ("uur", "Cup B is an uur: no turn starts there.")

    def test_nor_from_an_uur_of_the_opponent(self) -> None:
        before = "1,2n,0,0,0,2/0,0,0,0,2n,2 20-19 S round=1"
        assert legal(before) == "AF"
        assert refusal(before, "B")[0] == "uur"

    def test_nor_from_ones_own_on_the_other_side(self) -> None:
        assert refusal("1,2s,0,0,0,2/0,0,0,0,2s,2 20-19 S round=1", "e")[0] == "other-row"

    def test_an_empty_uur_is_called_empty(self) -> None:
        assert refusal("1,0s,0,0,0,2/0,0,0,0,0s,2 22-21 S round=1", "B")[0] == "empty-cup"

    def test_seeds_that_fall_in_an_uur_stay_there(self) -> None:
        before = "3,2s,0,0,0,0/0,0,0,0,2s,2 20-19 S round=1"
        assert play(before, "A") == "0,3s,1,1,0,0/0,0,0,0,2s,2 20-19 N round=1"

    @pytest.mark.parametrize("owner", ["s", "n"])
    def test_a_last_seed_in_an_uur_ends_the_turn_whoevers_it_is(self, owner: str) -> None:
        before = f"1,2{owner},0,0,0,1/0,0,0,0,2{owner},2 20-20 S round=1"
        assert play(before, "A") == f"0,3{owner},0,0,0,1/0,0,0,0,2{owner},2 20-20 N round=1"

    @pytest.mark.parametrize("owner", ["s", "n"])
    def test_so_does_one_in_an_uur_of_the_other_row(self, owner: str) -> None:
        before = f"0,0,0,0,2,2{owner}/2{owner},0,1,0,0,0 20-21 S round=1"
        assert play(before, "E") == f"0,0,0,0,0,3{owner}/3{owner},0,1,0,0,0 20-21 N round=1"

    def test_a_relay_may_end_in_an_uur(self) -> None:
        # C's two, with the one from B, reach F.
        before = "0,1,2,0,0,2n/2n,0,1,0,0,0 20-20 S round=1"
        assert play(before, "B") == "0,0,0,1,1,3n/2n,0,1,0,0,0 20-20 N round=1"

    def test_an_uur_stays_with_its_owner(self) -> None:
        before = "0,0,0,0,1,2n/2n,0,1,0,0,0 21-21 S round=1"
        assert play(before, "E") == "0,0,0,0,0,3n/2n,0,1,0,0,0 21-21 N round=1"


class TestEndOfRound:
    def test_a_round_ends_when_the_player_to_move_has_only_uur(self) -> None:
        # Gold takes his uur on both sides, four seeds, and has 27; Blue takes B and has 21,
        # which fall from A: four, four, four, three, three, three. Gold keeps six.
        before = "1,0,0,0,0,2n/2n,0,0,0,0,0 20-23 S round=1"
        assert play(before, "A") == "4,4,4,3,3,3/3,3,3,4,4,4 0-6 N round=2"

    def test_everything_is_told(self) -> None:
        before = "1,0,0,0,0,2n/2n,0,0,0,0,0 20-23 S round=1"
        south, north = (4, 4, 4, 3, 3, 3), (4, 4, 4, 3, 3, 3)
        deals = [
            f"deal {cup} {count} {side}"
            for pair in zip("ABCDEF", south, "fedcba", north, strict=True)
            for cup, count, side in ((*pair[:2], "S"), (*pair[2:], "N"))
        ]
        assert events(before, "A") == [
            "lift A 1", "drop B 1", "sweep B 1 S", "sweep F 2 N", "mark F plain", "sweep a 2 N",
            "mark a plain", *deals, "round 2 N",
        ]  # fmt: skip

    def test_nobody_must_feed(self) -> None:
        # A ends in B, and Gold has no seeds: Blue has 26 then. Gold's 22 fall from a: four
        # fours and two threes.
        before = "1,0,0,0,3,0/0,0,0,0,0,0 22-22 S round=1"
        assert legal(before) == "AE"
        assert play(before, "A") == "3,3,4,4,4,4/4,4,4,4,3,3 4-0 N round=2"

    def test_a_player_takes_his_uur_on_the_other_side(self) -> None:
        # Blue has his uur, B and e, and F where his last seed fell: 6 and 22 make 28;
        # Gold has f, an uur of his, and A: 4 and 16 make 20, four threes and two fours.
        before = "2n,2s,0,0,1,0/0,0,0,0,3s,2n 22-16 S round=2"
        assert play(before, "E") == "3,3,3,3,4,4/4,4,3,3,3,3 8-0 S round=3"

    def test_forty_three_seeds_win_when_the_round_has_been_settled(self) -> None:
        # Five in uur and 38: Gold has 43.
        before = "1,0,0,0,0,2n/3n,0,0,0,0,0 4-38 S round=1"
        assert play(before, "A") == "0,0,0,0,0,0/0,0,0,0,0,0 5-43 N round=1"
        assert ending(before, "A") == "N forty-three 5-43"
        assert events(before, "A")[-1] == "end N forty-three"

    def test_forty_two_do_not(self) -> None:
        # Blue's six fall one in each cup, and Gold puts one in each facing cup.
        before = "1,0,0,0,0,2n/3n,0,0,0,0,0 5-37 S round=1"
        assert play(before, "A") == "1,1,1,1,1,1/1,1,1,1,1,1 0-36 N round=2"


class TestNextRound:
    def test_seeds_are_dealt_one_at_a_time_from_ones_own_left(self) -> None:
        # Seven seeds: one in each cup, and the seventh in a.
        before = "1,0,0,0,3,0/0,0,0,0,0,0 37-7 S round=1"
        assert play(before, "A") == "1,1,1,1,1,2/2,1,1,1,1,1 34-0 N round=2"

    def test_equal_hands_give_four_in_each_cup(self) -> None:
        before = "1,0,0,0,3,0/0,0,0,0,0,0 20-24 S round=1"
        assert play(before, "A") == "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N round=2"
        dealt = [event for event in events(before, "A") if event.startswith("deal")]
        assert dealt[:2] == ["deal A 4 S", "deal f 4 N"]

    def test_south_begins_odd_rounds(self) -> None:
        before = "1,0,0,0,3,0/0,0,0,0,0,0 20-24 S round=2"
        assert play(before, "A") == "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S round=3"

    @pytest.mark.parametrize("south", range(6, 43))
    @pytest.mark.parametrize("number", [1, 2])
    def test_every_deal_leads_to_a_round_that_can_be_played(self, south: int, number: int) -> None:
        before = f"1,0,0,0,0,0/0,0,0,0,0,0 {south - 1}-{48 - south} S round={number}"
        after = parse(play(before, "A"))
        assert after.moves()
        assert f"round={number + 1}" in str(after)
        poorer = min(south, 48 - south)
        assert sum(after.cups[:6]) == sum(after.cups[6:]) == poorer
        assert sorted(after.stores) == [0, 48 - 2 * poorer]
        assert tuple(reversed(after.cups)) == after.cups


class TestStop:
    def test_stopped_the_round_ends_and_the_next_is_dealt(self) -> None:
        # Blue has 20, his uur B and e, and F: 26; Gold has 20 and f: 22.
        before = "0,2s,0,0,0,2/0,0,0,0,2s,2 20-20 N round=3"
        assert play(before, "stopped") == "3,3,4,4,4,4/4,4,4,4,3,3 4-0 N round=4"

    def test_a_stop_may_decide_the_game(self) -> None:
        before = "0,2s,0,0,0,2/0,0,0,0,2s,1 37-4 N round=3"
        assert play(before, "stopped") == "0,0,0,0,0,0/0,0,0,0,0,0 43-5 N round=3"
        assert ending(before, "stopped") == "S forty-three 43-5"

    def test_play_goes_on_after_a_stop(self) -> None:
        stopped = record(START).stop()
        assert str(stopped.position) == "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N round=2"
        assert stopped.result() is None
        assert stopped.play("a").moves == ("a",)

    def test_the_third_time_ends_the_round(self) -> None:
        moves = "AdDeEfFaAbBcDdFbAf"
        before = "1,1,0,0,0,0/0,0,0,1,0,0 23-22 S round=1"
        assert str(record(before, moves).position) == before
        # Blue has 25 then, Gold 23: five fours and a three from a.
        after, trace = record(before, moves + moves[:-1]).trace("f")
        assert str(after.position) == "3,4,4,4,4,4/4,4,4,4,4,3 2-0 N round=2"
        assert after.result() is None
        assert "third" in map(str, trace)

    def test_a_finished_game_stays_as_it_is(self) -> None:
        over = parse("0,0,0,0,0,0/0,0,0,0,0,0 43-5 N round=3")
        assert describe_result(over) == "S forty-three 43-5"
        assert over.stop() is over
        assert over.moves() == ()
