"""The rules of Kpo are Oware's, word for word."""

from __future__ import annotations

from hypothesis import given

from game_core import Record
from game_core.families.sowing.game import SowingPosition
from tests.help.sowing import START, Table, describe_result
from tests.help.strategies import sowing_positions

KPO, OWARE = Table("kpo"), Table("oware")


def test_it_is_a_game_of_its_own() -> None:
    assert (KPO.game.slug, KPO.game.name, KPO.game.place) == ("kpo", "Kpo", "Liberia")
    assert str(KPO.game.start()) == START
    assert str(Record(KPO.game).play("C")).startswith("ubao 1\ngame kpo\n")


@given(sowing_positions("kpo").filter(lambda position: position.result() is None))
def test_every_turn_is_as_in_oware(position: SowingPosition) -> None:
    twin = OWARE.parse(str(position))
    assert twin.moves() == position.moves()
    assert describe_result(position.stop()) == describe_result(twin.stop())
    for move in position.moves():
        (after, ours), (other, theirs) = position.trace(move), twin.trace(move)
        assert (str(after), ours) == (str(other), theirs)
        assert describe_result(after) == describe_result(other)


def test_a_lap_of_twelve_skips_its_own_cup() -> None:
    before = "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S"
    assert KPO.play(before, "C") == "1,1,0,2,1,1/1,1,1,1,2,1 17-18 N"


def test_last_seed_making_two_captures() -> None:
    before = "0,0,0,0,0,2/0,1,0,0,3,0 21-21 S"
    assert KPO.play(before, "F") == "0,0,0,0,0,0/1,0,0,0,3,0 23-21 N"


def test_a_grand_slam_takes_nothing() -> None:
    before = "1,0,0,0,0,2/1,1,0,0,0,0 21-22 S"
    assert KPO.play(before, "F") == "1,0,0,0,0,0/2,2,0,0,0,0 21-22 N"
    assert KPO.events(before, "F")[-1] == "slam S"


def test_singles_may_be_played() -> None:
    assert KPO.legal("1,3,0,0,2,0/0,0,1,0,0,1 20-20 S") == "ABE"


def test_a_player_facing_an_empty_row_must_give_a_seed() -> None:
    before = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
    assert KPO.legal(before) == "E"
    assert KPO.refusal(before, "B")[0] == "feeding"


def test_when_no_move_feeds_the_game_ends() -> None:
    assert KPO.ending("3,0,0,0,0,0/0,0,0,0,0,1 22-22 N", "f") == "S cannot-feed 26-22"


def test_twenty_five_in_a_store_end_the_game() -> None:
    assert KPO.ending("0,0,0,0,2,2/0,1,0,3,0,0 23-17 S", "F") == "S majority 27-21"


def test_stopped_the_seeds_left_are_split_evenly() -> None:
    # Five seeds, all Gold's: two for Blue, three for Gold.
    assert KPO.ending("0,0,0,0,0,0/0,0,0,0,5,0 20-23 N", "stopped") == "N stopped 22-26"


def test_the_third_time_stops_the_game() -> None:
    chase = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"
    assert describe_result(KPO.record(chase, "AaBbCcDdEeFf" * 2)) == "tie stopped 24-24"
