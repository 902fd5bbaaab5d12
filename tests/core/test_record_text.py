"""Saved games: written, read back, and refused with the line and the reason."""

from __future__ import annotations

import pytest
from hypothesis import given

from game_core import Record, RecordError
from tests.help.sowing import OWARE, START, parse
from tests.help.strategies import records

HEADING = f"ubao 1\ngame oware\nstart {START}\n"


def test_a_new_game() -> None:
    assert str(Record(OWARE)) == f"{HEADING}moves\n"


def test_a_game_with_moves_and_an_agreed_stop() -> None:
    record = Record(OWARE).play("C").play("d").stop()
    assert str(record) == f"{HEADING}moves C d\nstopped\n"
    assert Record.parse(str(record)) == record


def test_a_game_stopped_at_once() -> None:
    record = Record(OWARE).stop()
    assert str(record) == f"{HEADING}moves\nstopped\n"
    assert Record.parse(str(record)) == record


def test_a_game_from_another_position() -> None:
    start = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
    record = Record(OWARE, parse(start)).play("E")
    assert str(record) == f"ubao 1\ngame oware\nstart {start}\nmoves E\n"
    assert Record.parse(str(record)) == record


@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    again = Record.parse(str(record))
    assert again == record
    assert again.result() == record.result()
    assert again.positions == record.positions
    assert str(again) == str(record)


@given(records())
def test_taking_everything_back_and_playing_it_again_changes_nothing(record: Record) -> None:
    while record.undone:
        record = record.redo()
    back = record
    for _ in record.plies:
        back = back.undo()
    assert back.position == record.positions[0]
    for _ in record.plies:
        back = back.redo()
    assert back == record
    assert back.result() == record.result()


@pytest.mark.parametrize(
    "text",
    [
        f"{HEADING}moves C d\n",
        f"{HEADING}moves C d",
        f"{HEADING}moves C\nmoves d\n",
        f"{HEADING}moves\nmoves C d\nmoves\n",
        f"{HEADING}moves  C  d \n\n",
        f"{HEADING}moves C d\n".replace("\n", "\r\n"),
    ],
    ids=["as written", "no newline", "two lines", "empty lists", "spaces", "CRLF"],
)
def test_read_alike(text: str) -> None:
    assert Record.parse(text) == Record(OWARE).play("C").play("d")


def test_moves_may_be_left_out() -> None:
    assert Record.parse(HEADING) == Record(OWARE)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "ubao"),
        ("hello", 1, "hello"),
        ("\nubao 1\ngame oware\n", 1, "ubao"),
        (HEADING.replace("ubao 1", "ubao 2"), 1, "ubao 2"),
        (HEADING.replace("ubao 1", "ubao"), 1, "ubao"),
        ("ubao 1\n", 2, "game"),
        (HEADING.replace("oware", "owari"), 2, "owari"),
        (HEADING.replace("oware", "oware:fast=yes"), 2, "fast=yes"),
        (HEADING.replace("game", "play"), 2, "play oware"),
        ("ubao 1\ngame oware\nmoves C\n", 3, "start"),
        (HEADING.replace("4,4,4/", "4,4,5/"), 3, "48 seeds in cups and stores, not 49."),
        (HEADING.replace("4,4,4/", "4,x,4/"), 3, "character 9. “x”"),
        (HEADING + "C d\n", 4, "C d"),
        (HEADING + "\nmoves C\n", 4, "“”"),
        (HEADING + "moves C\nstop\n", 5, "“stop”"),
        (HEADING + "moves C\nstopped by both\n", 5, "stopped by both"),
        (HEADING + "moves C D\n", 4, "Turn 2 is not possible. Cup D is in Blue's row"),
        (HEADING + "moves C\nmoves d\nmoves C e\n", 6, "Turn 3 is not possible. Cup C is empty."),
        (HEADING + "moves C\nstopped\nmoves d\n", 6, "Turn 3 is not possible. The game is over."),
        (HEADING + "moves C\nstopped\nstopped\n", 6, "The game is over."),
        (HEADING + "moves stopped\n", 4, "“stopped” is not a cup"),
        (HEADING.replace("\n", "\r\n") + "moves C\r\nmoves D\r\n", 5, "Cup D"),
    ],
)
def test_refused(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.line == line
    assert words in str(caught.value)
    assert str(caught.value) == f"Look at line {line}. {caught.value.reason}"
