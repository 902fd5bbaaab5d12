"""What a turn and a game's end sound like."""

from __future__ import annotations

import pytest

from game_core import Event, Record, Result
from game_core.say import REASONS, tell_result, tell_status, tell_turn
from game_core.types import fill
from tests.boards import OWARE, START, parse


def tell(before: str, move: str) -> str:
    """A whole turn in words."""
    trace: list[Event] = []
    record = Record(OWARE, parse(before))
    after = record.stop(trace) if move == "stopped" else record.play(move, trace)
    sentences = tell_turn(trace, record.position, after.position)
    assert len(sentences) == len(trace)
    return fill(" ".join(filter(None, sentences)))


@pytest.mark.parametrize(
    ("before", "move", "words"),
    [
        (
            START,
            "C",
            "South sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5.",
        ),
        (
            "1,0,0,0,0,0/0,0,0,1,0,0 23-23 N",
            "d",
            "North sows 1 seed from cup d. The last seed falls in cup e, which was empty.",
        ),
        (
            "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S",
            "C",
            "South sows 12 seeds from cup C. Sowing passes over cup C, where the seeds came from. "
            "The last seed falls in cup D, which now holds 2.",
        ),
        (
            "1,0,0,0,0,3/1,2,1,0,0,5 15-20 S",
            "F",
            "South sows 3 seeds from cup F. The last seed falls in cup c, which now holds 2. "
            "South takes 2 seeds from cup c. South takes 3 seeds from cup b. "
            "South takes 2 seeds from cup a.",
        ),
        (
            "1,0,0,0,0,2/1,1,0,0,0,0 21-22 S",
            "F",
            "South sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
            "Grand slam! North would have no seeds left, so nothing is taken.",
        ),
        (
            "0,0,0,0,1,2/0,1,0,3,0,0 23-18 S",
            "F",
            "South sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
            "South takes 2 seeds from cup b. South takes 1 seed left on the board. "
            "North takes 4 seeds left on the board. "
            "The game is over: South has more than half of the seeds. South wins, 26 to 22.",
        ),
        (
            "3,0,0,0,0,0/0,0,0,0,0,1 22-22 N",
            "f",
            "North sows 1 seed from cup f. The last seed falls in cup A, which now holds 4. "
            "South takes 4 seeds left on the board. "
            "The game is over: no move can give seeds to the empty row. South wins, 26 to 22.",
        ),
        (
            "0,0,0,1,0,0/0,1,0,1,0,0 22-23 S",
            "stopped",
            "Both players agree to stop. South takes 1 seed left on the board. "
            "North takes 2 seeds left on the board. "
            "The game is over: play was stopped. North wins, 25 to 23.",
        ),
    ],
)
def test_a_turn(before: str, move: str, words: str) -> None:
    assert tell(before, move) == words


def test_the_third_time() -> None:
    record = Record(OWARE, parse("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"))
    for move in ("AaBbCcDdEeFf" * 2)[:-1]:
        record = record.play(move)
    trace: list[Event] = []
    after = record.play("f", trace)
    assert tell_turn(trace, record.position, after.position) == [
        "{N} sows 1 seed from cup f.",
        "The last seed falls in cup A, which was empty.",
        "The board looks like this for the third time, so play stops.",
        "{S} takes 1 seed left on the board.",
        "{N} takes 1 seed left on the board.",
        "The game is over: play was stopped. It is a tie, 24 to 24.",
    ]


def test_whose_turn_it_is() -> None:
    assert tell_status(OWARE.start()) == "Your turn, {S}."
    assert tell_status(OWARE.start().play("C")) == "Your turn, {N}."


def test_the_status_of_a_finished_game_is_its_result() -> None:
    over = parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S")
    assert tell_status(over) == (
        "The game is over: the last turn has been played. {N} wins, 28 to 20."
    )


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_makes_a_sentence(reason: str) -> None:
    said = fill(tell_result(Result("N", reason, (20, 28))), {"S": "Ama", "N": "Kofi"})
    assert said.startswith("The game is over: ")
    assert said.endswith("Kofi wins, 28 to 20.")
    assert not set("{}%") & set(said)


def test_a_result_without_a_score() -> None:
    assert tell_result(Result("S", "stopped", None)).endswith("{S} wins.")


def test_names_are_put_where_sides_stand() -> None:
    assert fill("{S} takes 2 seeds from {N}.") == "South takes 2 seeds from North."
    assert fill("{S}, {N}, {S}", {"S": "Ama", "N": "Kofi"}) == "Ama, Kofi, Ama"
