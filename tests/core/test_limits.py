"""The limits on input, and the messages when they're exceeded."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from game_core import IllegalMove, Position, PositionError, Record, RecordError, get, limits
from game_core.messages import speak
from game_core.record import read_position
from game_core.typed_moves import read_move
from tests.help.sowing import OWARE, START
from tests.help.strategies import positions
from tests.help.work import count_calls

NEW = str(Record(OWARE))


def test_a_typed_move_has_two_thousand_characters_at_most() -> None:
    assert read_move(Record(OWARE), "C".rjust(2000)) == "C"
    with pytest.raises(IllegalMove) as caught:
        read_move(Record(OWARE), "C".rjust(2001))
    told = "This is too long for a move: no move has more than 2000 characters."
    assert (caught.value.rule, speak(caught.value.said)) == ("no-turn", told)


def test_a_position_has_two_thousand_characters_at_most() -> None:
    assert read_position(OWARE, START) == OWARE.start()
    with pytest.raises(PositionError) as caught:
        read_position(OWARE, "9" * 2000)
    assert caught.value.column == 2001
    assert "too long" not in str(caught.value)
    with pytest.raises(PositionError) as caught:
        read_position(OWARE, "9" * 2001)
    assert caught.value.column == 2001
    assert str(caught.value) == (
        "Look at the position, character 2001. "
        "This is too long for a position, which can have at most 2000 characters."
    )


def test_a_saved_game_has_two_hundred_thousand_characters_at_most() -> None:
    full = NEW + "moves\n" * ((limits.MOST_SAVED - len(NEW)) // 6)
    assert Record.parse(full) == Record(OWARE)
    with pytest.raises(RecordError) as caught:
        Record.parse(full + "moves\n" * 2)
    last = full.count("\n") + 1
    assert caught.value.line == last
    assert str(caught.value) == (
        f"Look at line {last}. "
        "This is too long for a saved game, which can have at most 200000 characters."
    )


def test_a_saved_game_has_no_more_turns_than_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game_core.record.MOST_PLIES", 3)
    played = Record(OWARE).play("C").play("d").play("A")
    assert Record.parse(str(played)) == played
    for go_on in (played.stop, lambda: played.play("b"), lambda: played.trace("b")):
        with pytest.raises(IllegalMove) as caught:
            go_on()
        assert caught.value.rule == "long"
        told = "This game has 3 turns, the most a game can have. Begin a new one."
        assert speak(caught.value.said) == told
    with pytest.raises(RecordError) as refused:
        Record.parse(f"{played}moves b")
    assert refused.value.line == 5
    assert str(refused.value) == f"Look at line 5. Turn 4 is not possible. {told}"


@given(positions())
def test_no_position_and_no_move_of_ours_comes_near_the_limits(position: Position) -> None:
    assert len(str(position)) < limits.MOST_POSITION / 2
    assert max(map(len, position.moves()), default=0) < limits.MOST_TYPED / 2


def test_the_work_of_reading_a_game_grows_with_its_turns() -> None:
    def read(rounds: int) -> int:
        # Rio Kadalis continues after a stop, and so as long as you like.
        stops = "stopped\n" * rounds
        text = str(Record(get("rio-kadalis"))).replace("moves\n", stops)
        return count_calls(lambda: Record.parse(text).play("A" if rounds % 2 == 0 else "a"))

    assert read(400) < 5 * read(100)


def test_so_does_the_work_of_reading_moves() -> None:
    def read(rounds: int) -> int:
        text = "ubao 1\ngame african-queen\nstart 6m/7/7/1QM4/7/7/7 w 0-5 0\nmoves b4-d4"
        return count_calls(lambda: Record.parse(text + "-b4-d4" * rounds))

    assert read(400) < 5 * read(100)


def test_so_does_the_work_of_looking_for_the_third_time() -> None:
    rng = random.Random(0)
    record = Record(get("rio-kadalis"))
    while len(record.plies) < 200:
        record = record.play(rng.choice(record.position.moves()))

    def read(turns: int) -> int:
        text = str(record.cut(turns))
        return count_calls(lambda: Record.parse(text))

    assert read(200) < 5 * read(50)


@pytest.mark.parametrize("slug", ["rio-kadalis", "layli-goobalay"])
def test_the_last_round_that_can_be_written_is_followed_by_one_that_can(slug: str) -> None:
    start = str(get(slug).start()).replace("round=1", "round=999999")
    begun = Record(get(slug), get(slug).parse(start))
    # Blue starts odd rounds, Gold even ones, here as everywhere.
    following = begun.stop()
    assert "round=999998" in str(following.position)
    assert following.position.turn == "N"
    assert Record.parse(str(following)) == following
    last = following.stop()
    assert "round=999999" in str(last.position)
    assert last.position.turn == "S"
