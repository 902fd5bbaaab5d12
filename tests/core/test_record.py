"""A game's record: third repetition, agreed stop, undo and redo."""

from __future__ import annotations

from itertools import count
from threading import Thread

import pytest

from game_core import IllegalMove, Record, get
from game_core.families.sowing.game import SowingPosition
from game_core.record import STOP
from tests.help.sowing import OWARE, describe_result, parse

# Two seeds chase each other: A and a, then B and b … F and f. Blue's seed goes on from F to a and
# Gold must feed with f, not a; so A and a hold them again, twelve turns later.
CHASE = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"
ROUND = "AaBbCcDdEeFf"


def play(record: Record, moves: str) -> Record:
    for move in moves:
        record = record.play(move)
    return record


def start_at(text: str) -> Record:
    return Record(OWARE, parse(text))


class TestPlay:
    def test_a_new_record_stands_at_the_start(self) -> None:
        record = Record(OWARE)
        assert record.position == OWARE.start()
        assert (record.moves, record.result()) == ((), None)

    def test_each_move_gives_a_new_record(self) -> None:
        first = Record(OWARE)
        second = first.play("C").play("d")
        assert first.moves == ()
        assert second.moves == ("C", "d")
        assert str(second.position) == "5,5,0,5,5,5/5,4,4,0,5,5 0-0 S"

    def test_an_illegal_move_is_refused_with_the_rule(self) -> None:
        record = Record(OWARE).play("C")
        with pytest.raises(IllegalMove) as caught:
            record.play("D")
        assert caught.value.rule == "other-row"

    def test_records_of_the_same_turns_are_equal(self) -> None:
        assert play(Record(OWARE), "Cd") == play(Record(OWARE), "CdE").undo()
        assert play(Record(OWARE), "Cd") != play(Record(OWARE), "Ce")
        assert Record(OWARE) == Record(OWARE, OWARE.start())
        assert Record(OWARE) != start_at(CHASE)


class TestThirdTime:
    def test_a_position_coming_back_once_stops_nothing(self) -> None:
        record = play(start_at(CHASE), ROUND)
        assert str(record.position) == CHASE
        assert record.result() is None

    def test_a_position_occurring_for_the_third_time_stops_the_game(self) -> None:
        before = play(start_at(CHASE), ROUND + ROUND[:-1])
        assert before.result() is None
        stopped = before.play("f")
        assert str(stopped.position) == "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S"
        assert describe_result(stopped.position) == "tie stopped 24-24"
        assert stopped.moves == tuple(ROUND + ROUND)

    def test_the_turn_tells_that_it_was_the_third_time(self) -> None:
        _, trace = play(start_at(CHASE), ROUND + ROUND[:-1]).trace("f")
        assert [str(event) for event in trace] == [
            "lift f 1", "drop A 1", "third", "sweep A 1 S", "sweep a 1 N", "end stopped"
        ]  # fmt: skip

    def test_a_start_in_mid_cycle_counts_from_there(self) -> None:
        # The position after Blue's first A is the first to occur three times.
        record = play(start_at("0,1,0,0,0,0/1,0,0,0,0,0 23-23 N"), "aBbCcDdEeFfA" * 2)
        assert describe_result(record.position) == "tie stopped 24-24"

    def test_it_is_the_third_time_even_if_turns_were_taken_back_between(self) -> None:
        record = play(start_at(CHASE), ROUND + ROUND[:5]).undo().undo().undo()
        assert describe_result(play(record, ROUND[2:]).position) == "tie stopped 24-24"

    def test_turns_taken_back_do_not_count(self) -> None:
        record = play(start_at(CHASE), ROUND).undo().play("f").undo().play("f")
        assert record.result() is None

    @pytest.mark.parametrize("interrupted_at", [1, 2])
    def test_two_threads_may_play_from_one_record(
        self, interrupted_at: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The other one plays while the first is about to count where its move leads."""
        # After a turn is taken back, everything is counted again.
        shared = play(start_at(CHASE), ROUND[:2]).undo()
        find_key, calls, found = SowingPosition.repetition_key, count(1), list[Record]()

        def interrupt(position: SowingPosition) -> object:
            if next(calls) == interrupted_at:
                other = Thread(target=lambda: found.append(shared.play("a")))
                other.start()
                other.join()
            return find_key(position)

        with monkeypatch.context() as patch:
            patch.setattr(SowingPosition, "repetition_key", interrupt)
            found.append(shared.play("a"))
        assert len(found) == 2
        for record in found:
            assert play(record, ROUND[2:] + ROUND[:2]).result() is None
            assert describe_result(play(record, ROUND[2:] + ROUND).position) == "tie stopped 24-24"

    def test_taking_back_the_third_time_takes_back_the_stop(self) -> None:
        stopped = play(start_at(CHASE), ROUND + ROUND)
        back = stopped.undo()
        assert back.result() is None
        assert str(back.position) == "0,0,0,0,0,0/1,0,0,0,0,1 23-23 N"
        assert back.redo() == stopped
        assert describe_result(back.redo().position) == "tie stopped 24-24"


class TestAgreedStop:
    def test_the_odd_seed_goes_to_the_player_with_more_in_his_row(self) -> None:
        # Five seeds, three of them in Blue's row.
        record = start_at("2,0,1,0,0,0/0,2,0,0,0,0 20-23 N").stop()
        assert str(record.position) == "0,0,0,0,0,0/0,0,0,0,0,0 23-25 N"
        assert describe_result(record.position) == "N stopped 23-25"

    def test_it_is_a_turn_but_no_move(self) -> None:
        record = Record(OWARE).play("C").stop()
        assert record.moves == ("C",)
        assert len(record.plies) == 2

    def test_it_tells_that_both_agreed(self) -> None:
        _, trace = start_at("1,0,0,0,0,0/0,0,0,0,0,1 23-23 S").trace(STOP)
        assert [str(event) for event in trace] == [
            "agree", "sweep A 1 S", "sweep f 1 N", "end stopped"
        ]  # fmt: skip

    def test_a_game_that_is_over_cannot_be_stopped_or_played_on(self) -> None:
        over = Record(OWARE).stop()
        with pytest.raises(IllegalMove, match="The game is over"):
            over.stop()
        with pytest.raises(IllegalMove, match="The game is over"):
            over.play("C")

    def test_it_can_be_taken_back_and_agreed_again(self) -> None:
        stopped = Record(OWARE).play("C").stop()
        back = stopped.undo()
        assert back.result() is None
        assert back.moves == ("C",)
        assert back.redo() == stopped
        assert describe_result(back.redo().position) == "tie stopped 24-24"


class TestCut:
    def test_it_is_the_record_as_it_was(self) -> None:
        record = play(Record(OWARE), "CdF").stop()
        assert record.cut(0) == Record(OWARE)
        assert record.cut(2) == play(Record(OWARE), "Cd")
        assert record.cut(2).position == play(Record(OWARE), "Cd").position
        assert record.cut(4) == record

    def test_a_game_that_stopped_had_not_stopped_before(self) -> None:
        game = get("amphora")
        record = Record(game).play("d2d3").stop()
        assert record.result() is not None
        assert record.cut(1).result() is None
        assert record.cut(2).result() == record.result()

    def test_turns_taken_back_are_left_out(self) -> None:
        with pytest.raises(IllegalMove, match="no turn to play again"):
            play(Record(OWARE), "Cd").undo().cut(1).redo()


def test_a_turn_is_a_move_or_a_stop() -> None:
    record = Record(OWARE).play("C")
    assert record.take("d") == record.play("d")
    assert record.take("stopped") == record.stop()


def test_a_game_is_played_once_more_ply_by_ply() -> None:
    record = play(Record(OWARE), "Cd").stop()
    seen = [(len(after.plies), str(events[0])) for after, events in record.replay()]
    assert seen == [(1, "lift C 4"), (2, "lift d 4"), (3, "agree")]
    *_, (last, _) = record.replay()
    assert last == record


class TestUndo:
    def test_turns_are_taken_back_and_played_again_one_by_one(self) -> None:
        record = play(Record(OWARE), "CdF")
        back = record.undo().undo()
        assert back.moves == ("C",)
        assert back.position == OWARE.start().play("C")
        assert back.redo().moves == ("C", "d")
        assert back.redo().redo() == record

    def test_a_new_move_forgets_what_was_taken_back(self) -> None:
        record = play(Record(OWARE), "CdF").undo().undo().play("e")
        assert record.moves == ("C", "e")
        with pytest.raises(IllegalMove) as caught:
            record.redo()
        assert caught.value.rule == "nothing-to-redo"

    def test_a_stop_forgets_what_was_taken_back(self) -> None:
        with pytest.raises(IllegalMove, match="no turn to play again"):
            play(Record(OWARE), "Cd").undo().stop().undo().redo().redo()

    def test_there_is_nothing_to_take_back_at_the_start(self) -> None:
        with pytest.raises(IllegalMove, match="no turn to take back") as caught:
            Record(OWARE).undo()
        assert caught.value.rule == "nothing-to-undo"

    def test_the_end_of_a_game_can_be_taken_back(self) -> None:
        record = start_at("0,0,0,0,0,1/1,1,0,0,0,0 23-22 S").play("F")
        assert describe_result(record.position) == "S majority 25-23"
        assert record.undo().result() is None
