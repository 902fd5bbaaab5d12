"""An animation cannot lie: applied to a picture, its steps give the drawing of what follows."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game_core import IllegalMove, Record, api, draw, get
from game_core.families.sowing.game import SowingPosition
from game_core.record import STOP
from tests.help.picture import read
from tests.help.sowing import OWARE, parse
from tests.help.strategies import sowing_positions

VIEWPOINTS = st.sampled_from("SN")


def assert_steps_lead_on(record: Record, move: str, viewpoint: str) -> None:
    picture = read(draw.board(record.position, viewpoint))
    after, turn, _ = api.take(record, move, viewpoint)
    for step in turn["steps"]:
        picture.apply(step)
    assert picture == read(draw.board(after.position, viewpoint))


@given(sowing_positions(), VIEWPOINTS)
@example(parse("0,0,23,0,0,0/0,0,0,0,1,0 12-12 S"), "N")
@example(parse("0,0,0,0,0,48/0,0,0,0,0,0 0-0 S"), "S")
@example(parse("0,0,0,0,2,2/0,1,0,3,0,0 23-17 S"), "S")
@example(get("rio-kadalis").parse("2,x,0,0,4,0/0,0,0,0,0,0 39-3 S round=1 wins=0-0"), "S")
@example(get("layli-goobalay").parse("1,0,0,0,0,2/0,0,0,0,3,2 20-20 S round=1"), "N")
@example(get("layli-goobalay").parse("1,0,0,0,0,2n/2n,0,0,0,0,0 20-23 S round=1"), "S")
@example(get("mangala").parse("1,2,3,4,5,6/7,8,9,10,11,4 0-0 N phase=choose"), "S")
def test_the_steps_of_every_move(position: SowingPosition, viewpoint: str) -> None:
    for move in position.moves():
        assert_steps_lead_on(Record(position.game, position), move, viewpoint)


@given(sowing_positions(), VIEWPOINTS)
def test_the_steps_of_an_agreed_stop(position: SowingPosition, viewpoint: str) -> None:
    record = Record(position.game, position)
    if record.result() is None:
        assert_steps_lead_on(record, STOP, viewpoint)


def test_the_steps_of_the_third_time() -> None:
    record = Record(OWARE, parse("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"))
    for move in ("AaBbCcDdEeFf" * 2)[:-1]:
        record = record.play(move)
    assert_steps_lead_on(record, "f", "S")


def test_a_step_for_each_event_in_order() -> None:
    _, turn, _ = api.take(Record(OWARE, parse("0,0,0,0,0,2/0,1,0,0,3,0 21-21 S")), "F", "S")
    steps = turn["steps"]
    assert [(step["kind"], step["at"]) for step in steps] == [
        ("lift", "F"), ("drop", "a"), ("drop", "b"), ("capture", "b")
    ]  # fmt: skip
    assert [[tuple(seed[:2]) for seed in step["moves"]] for step in steps] == [
        [("F.1", "hand.0"), ("F.0", "hand.1")],
        [("hand.1", "a.0")],
        [("hand.0", "b.1")],
        [("b.1", "S.21"), ("b.0", "S.22")],
    ]
    assert [step["texts"] for step in steps] == [
        {"count-F": "0"},
        {"count-a": "1"},
        {"count-b": "2"},
        {"count-b": "0", "count-S": "23"},
    ]


def test_an_illegal_move_has_no_steps() -> None:
    with pytest.raises(IllegalMove):
        api.take(Record(OWARE), "a", "S")
