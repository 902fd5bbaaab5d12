"""The rules of Rio Kadalis, sentence by sentence: rounds of Obridjie, and cups that are closed.

Each case is a position, a move, a position, worked out by hand; the table plays it on the board
turned round as well, where a round counts one more, since the other side begins it.
"""

from __future__ import annotations

import pytest

from tests.help.sowing import Table, describe_result

RIO = Table("rio-kadalis")
parse, play, ending, events = RIO.parse, RIO.play, RIO.ending, RIO.events
legal, refusal, record = RIO.legal, RIO.refusal, RIO.record
SEEDS = "4,4,4,4,4,4/4,4,4,4,4,4"


class TestSowing:
    def test_every_cup_starts_with_four_seeds_and_south_begins(self) -> None:
        assert str(RIO.game.start()) == f"{SEEDS} 0-0 S round=1 wins=0-0"

    def test_a_round_is_sown_as_in_obridjie(self) -> None:
        assert play(f"{SEEDS} 0-0 S round=1 wins=0-0", "C") == (
            "6,6,2,7,1,6/1,6,6,6,0,1 0-0 N round=1 wins=0-0"
        )

    def test_fours_are_captured_as_in_obridjie(self) -> None:
        before = "0,0,0,4,3,5/3,3,0,1,0,0 14-15 S round=3 wins=1-1"
        assert play(before, "D") == "0,0,0,0,0,6/0,0,0,1,0,0 22-19 N round=3 wins=1-1"

    def test_three_seeds_left_do_not_end_a_round(self) -> None:
        before = "1,3,0,0,0,0/0,2,0,0,0,1 20-21 S round=1 wins=0-0"
        assert play(before, "A") == "0,0,0,0,0,0/0,2,0,0,0,1 24-21 N round=1 wins=0-0"


class TestClosedCups:
    def test_no_seed_is_sown_in_a_closed_cup(self) -> None:
        before = "2,x,0,0,4,0/1,0,0,0,x,0 20-21 S round=2 wins=1-0"
        assert play(before, "A") == "0,x,1,1,4,0/1,0,0,0,x,0 20-21 N round=2 wins=1-0"
        assert events(before, "A") == ["lift A 2", "skip B", "drop C 1", "drop D 1"]

    def test_several_closed_cups_in_a_row_are_skipped(self) -> None:
        before = "1,x,x,x,0,0/1,0,0,0,0,0 22-24 S round=2 wins=1-0"
        assert play(before, "A") == "0,x,x,x,1,0/1,0,0,0,0,0 22-24 N round=2 wins=1-0"
        assert events(before, "A") == ["lift A 1", "skip B", "skip C", "skip D", "drop E 1"]

    def test_the_cup_a_lap_came_from_is_not_skipped(self) -> None:
        # Ten open cups, and the tenth seed falls in A again.
        before = "10,x,0,0,0,0/0,0,0,0,x,0 19-19 S round=2 wins=0-1"
        assert play(before, "A") == "1,x,1,1,1,1/1,1,1,1,x,1 19-19 N round=2 wins=0-1"

    def test_a_relay_passes_closed_cups(self) -> None:
        before = "1,1,x,0,x,0/0,5,0,0,0,0 20-21 S round=2 wins=1-0"
        assert play(before, "A") == "0,0,x,1,x,1/0,5,0,0,0,0 20-21 N round=2 wins=1-0"

    def test_a_closed_cup_is_refused(self) -> None:
        before = "2,x,0,0,4,0/1,0,0,0,x,0 20-21 S round=2 wins=1-0"
        assert legal(before) == "AE"
        assert refusal(before, "B") == ("closed", "Cup B is closed for this round.")
        assert refusal(before, "C") == ("empty-cup", "Cup C is empty.")
        assert refusal(before, "e")[0] == "other-row"


class TestEndOfRound:
    # After A, Gold cannot move: Blue has 20 and the 6 seeds of his row, Gold has 22.
    LAST = "2,0,0,0,4,0/0,0,0,0,0,0 20-22 S round=1 wins=0-0"

    def test_who_has_more_seeds_wins_the_round_when_one_cannot_move(self) -> None:
        # Blue fills six cups and keeps two seeds; Gold fills five from his right and keeps two.
        assert play(self.LAST, "A") == "4,4,4,4,4,4/x,4,4,4,4,4 2-2 N round=2 wins=1-0"

    def test_everything_is_told(self) -> None:
        assert events(self.LAST, "A") == [
            "lift A 2", "drop B 1", "drop C 1",
            "sweep B 1 S", "sweep C 1 S", "sweep E 4 S", "won 1 S",
            *[f"deal {cup} 4 S" for cup in "ABCDEF"],
            "mark a x", *[f"deal {cup} 4 N" for cup in "bcdef"],
            "round 2 N",
        ]  # fmt: skip

    def test_equal_hands_win_the_round_for_nobody(self) -> None:
        before = "2,0,0,0,2,0/0,0,0,0,0,0 20-24 S round=1 wins=0-0"
        assert play(before, "A") == f"{SEEDS} 0-0 N round=2 wins=0-0"
        assert "won 1" in events(before, "A")

    def test_a_player_may_leave_the_other_without_seeds(self) -> None:
        assert legal(self.LAST) == "AE"


class TestNextRound:
    def test_cups_are_filled_from_ones_own_right(self) -> None:
        # Blue has 19: F, E, D, C, and three kept; Gold has 29: six, and five kept.
        before = "2,0,0,0,0,0/0,0,0,0,0,0 17-29 S round=1 wins=0-0"
        assert play(before, "A") == "x,x,4,4,4,4/4,4,4,4,4,4 3-5 N round=2 wins=0-1"

    def test_at_most_six_cups_are_filled(self) -> None:
        before = "2,0,0,0,0,0/0,0,0,0,0,0 34-12 S round=1 wins=0-0"
        assert play(before, "A") == "4,4,4,4,4,4/x,x,x,4,4,4 12-0 N round=2 wins=1-0"

    def test_a_closed_cup_may_open_again(self) -> None:
        # Gold, who had a closed, has 28 now; Blue has 20, and closes A.
        before = "2,0,0,0,0,0/x,0,0,0,0,0 18-28 S round=2 wins=1-0"
        assert play(before, "A") == "x,4,4,4,4,4/4,4,4,4,4,4 0-4 S round=3 wins=1-1"
        assert "mark A x" in events(before, "A")
        assert "mark a plain" in events(before, "A")

    def test_a_cup_that_stays_closed_is_not_marked_anew(self) -> None:
        before = "2,0,0,0,0,0/x,0,0,0,0,0 24-22 S round=2 wins=1-0"
        assert play(before, "A") == "4,4,4,4,4,4/x,4,4,4,4,4 2-2 S round=3 wins=2-0"
        assert not [event for event in events(before, "A") if event.startswith("mark")]

    def test_south_begins_odd_rounds_whoever_moved_last(self) -> None:
        before = "0,0,0,0,0,0/0,2,0,0,0,0 22-24 N round=2 wins=0-0"
        assert play(before, "b") == "x,4,4,4,4,4/4,4,4,4,4,4 2-2 S round=3 wins=0-1"
        before = "2,0,0,0,0,0/0,0,0,0,0,0 24-22 S round=2 wins=0-0"
        assert play(before, "A") == "4,4,4,4,4,4/x,4,4,4,4,4 2-2 S round=3 wins=1-0"

    def test_north_begins_even_rounds_whoever_moved_last(self) -> None:
        before = "0,0,0,0,0,0/0,2,0,0,0,0 22-24 N round=1 wins=0-0"
        assert play(before, "b") == "x,4,4,4,4,4/4,4,4,4,4,4 2-2 N round=2 wins=0-1"

    def test_a_round_whose_beginner_has_no_seeds_ends_at_once(self) -> None:
        # Gold's three fill no cup for round 2, so Blue wins that one too and begins round 3.
        before = "2,0,0,0,4,0/0,0,0,0,0,0 39-3 S round=1 wins=0-0"
        assert play(before, "A") == "4,4,4,4,4,4/x,x,x,x,x,x 21-3 S round=3 wins=2-0"
        told = events(before, "A")
        assert [line for line in told if line.startswith(("won", "round"))] == [
            "won 1 S", "round 2 N", "won 2 S", "round 3 S"
        ]  # fmt: skip

    def test_the_other_may_begin_against_a_row_that_is_all_closed(self) -> None:
        # In a ring of six, A's seeds reach E, E's five D, and D's six D again. Gold cannot move,
        # and cannot begin round 4 either.
        before = "4,4,4,4,4,4/x,x,x,x,x,x 21-3 S round=3 wins=2-0"
        assert legal(before) == "ABCDEF"
        assert events(before, "A")[-1] == "end S four-rounds"
        assert "sweep B 7 S" in events(before, "A")
        assert play(before, "A") == "0,0,0,0,0,0/x,x,x,x,x,x 45-3 N round=4 wins=4-0"

    @pytest.mark.parametrize("south", range(2, 49))
    @pytest.mark.parametrize("number", [1, 2])
    def test_every_deal_leads_to_a_round_that_can_be_played(self, south: int, number: int) -> None:
        # Blue's last move leaves Gold without one, whatever the hands.
        before = f"2,0,0,0,0,0/0,0,0,0,0,0 {south - 2}-{48 - south} S round={number} wins=0-0"
        after = parse(play(before, "A"))
        assert after.moves()
        hands = [sum(after.cups[:6]) + after.stores[0], sum(after.cups[6:]) + after.stores[1]]
        assert hands == [south, 48 - south]


class TestEndOfMatch:
    def test_four_rounds_win_the_match(self) -> None:
        before = "2,0,0,0,4,0/x,x,0,0,0,0 20-22 S round=5 wins=3-1"
        assert play(before, "A") == "0,0,0,0,0,0/x,x,0,0,0,0 26-22 N round=5 wins=4-1"
        assert ending(before, "A") == "S four-rounds 4-1"
        assert events(before, "A")[-2:] == ["won 5 S", "end S four-rounds"]

    def test_three_do_not(self) -> None:
        before = "2,0,0,0,4,0/0,0,0,0,0,0 20-22 S round=6 wins=2-3"
        assert play(before, "A") == "4,4,4,4,4,4/x,4,4,4,4,4 2-2 S round=7 wins=3-3"

    def test_the_loser_of_the_last_round_has_lost_the_match(self) -> None:
        before = "2,0,0,0,0,0/0,0,0,0,0,0 20-26 S round=7 wins=3-3"
        assert ending(before, "A") == "N four-rounds 3-4"

    def test_a_round_that_ends_at_once_may_decide_it(self) -> None:
        before = "2,0,0,0,4,0/0,0,0,0,0,0 39-3 S round=3 wins=2-0"
        assert play(before, "A") == "0,0,0,0,0,0/x,x,x,x,x,x 45-3 N round=4 wins=4-0"
        assert ending(before, "A") == "S four-rounds 4-0"

    def test_the_winner_is_who_won_more_rounds_not_who_has_more_seeds(self) -> None:
        over = parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 N round=5 wins=4-1")
        assert describe_result(over) == "S four-rounds 4-1"
        assert over.moves() == ()
        assert over.stop() is over


class TestStop:
    def test_stopped_the_round_ends_and_the_next_is_set_out(self) -> None:
        # Blue has 20 and the 6 of his row, Gold 17 and 5.
        before = "2,0,0,0,4,0/0,0,5,0,0,0 20-17 N round=1 wins=0-0"
        assert play(before, "stopped") == "4,4,4,4,4,4/x,4,4,4,4,4 2-2 N round=2 wins=1-0"

    def test_a_stop_may_decide_the_match(self) -> None:
        before = "2,0,0,0,4,0/0,0,5,0,0,0 20-17 N round=4 wins=3-0"
        assert play(before, "stopped") == "0,0,0,0,0,0/0,0,0,0,0,0 26-22 N round=4 wins=4-0"
        assert ending(before, "stopped") == "S four-rounds 4-0"

    def test_play_goes_on_after_a_stop(self) -> None:
        before = "2,0,0,0,4,0/0,0,5,0,0,0 20-17 N round=1 wins=0-0"
        stopped = record(before).stop()
        assert stopped.result() is None
        assert stopped.play("b").moves == ("b",)
        assert str(stopped.play("b")).splitlines()[3:] == ["moves", "stopped", "moves b"]

    def test_the_third_time_ends_the_round(self) -> None:
        # Two seeds chase each other, F first.
        before = "1,0,0,0,0,1/0,0,0,0,0,0 25-21 S round=1 wins=0-0"
        moves = "FaAbBcCdDeEf"
        assert str(record(before, moves).position) == before
        after, trace = record(before, moves + moves[:-1]).trace("f")
        # Blue has 27: six cups and three kept; Gold 21: five cups and one kept.
        assert str(after.position) == "4,4,4,4,4,4/x,4,4,4,4,4 3-1 N round=2 wins=1-0"
        assert after.result() is None
        assert str(trace[2]) == "third"
        assert after.play("b").undo() == after
