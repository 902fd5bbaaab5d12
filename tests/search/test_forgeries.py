"""Certificates that claim too much: each is refused with the moves that lead to the fault."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game_core import Position, get
from game_core.search.proof import Certificate, ProofError, check
from game_core.search.solver import solve
from tests.help.stonechess import parse, place

OWARE = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""
NEAR = get("oware").parse("0,0,1,0,0,4/0,1,0,1,0,0 23-18 S")
"""F's four seeds end in d. They make two there, and Blue has 25. C captures nothing."""
CORNER = parse(place("Kb7 Rh5 ka9", "p1"))
"""Black's King is shut in by White's, but for b9, until the Rook gives mate on h9."""


def certify(position: Position, goal: str) -> dict[str, Any]:
    proof = solve(position, goal)
    assert proof
    return dict(proof.certify())


def refuse(position: Position, certificate: dict[str, Any], reason: str) -> None:
    with pytest.raises(ProofError, match=reason):
        check(position, cast(Certificate, certificate))


def test_fewer_turns_than_claimed() -> None:
    """In two turns A takes two, in one it captures nothing."""
    longer = certify(OWARE, "capture 2 within 2")
    assert "A" in longer["accepted"]
    refuse(OWARE, longer | {"goal": "capture 2 within 1"}, "not one of “capture 2 within 1”")


def test_nothing_is_left_undecided_where_turns_are_limited() -> None:
    certificate = certify(OWARE, "capture 3 within 1")
    refuse(OWARE, certificate | {"undecided": ["A"]}, "not one of “capture 3 within 1”")


def test_a_first_move_that_is_not_spoken_of() -> None:
    certificate = certify(OWARE, "capture 3 within 1")
    refuse(OWARE, certificate | {"others": None}, "A: the proof does not speak of")


@pytest.mark.parametrize("field", ["accepted", "undecided"])
def test_a_first_move_that_there_is_not(field: str) -> None:
    certificate = certify(OWARE, "capture 3 within 1")
    forged = {"accepted": {"F": 4, "C": 3}, "undecided": ["C"]}[field]
    refuse(OWARE, certificate | {field: forged}, "C: there is no such first move")


@pytest.mark.parametrize(
    "claims",
    [
        # D takes two: that is not three.
        {"accepted": {"D": 2, "F": 4}},
        # What is not accepted may not do as well.
        {"others": 3},
        # The best is what is worth the most, and F is worth 4.
        {"goal": "best within 1", "accepted": {"D": 2, "F": 4}, "others": 0},
        {"goal": "best within 1", "accepted": {"F": 4}, "others": 4},
        {"goal": "best within 1", "accepted": {}, "others": 4},
    ],
)
def test_numbers_that_do_not_fit_the_goal(claims: dict[str, Any]) -> None:
    certificate = certify(OWARE, "capture 3 within 1")
    refuse(OWARE, certificate | claims, "numbers don't show which first moves reach")


def test_an_answer_that_can_not_be_played() -> None:
    """After A and b, Blue's D takes two. There is no cup Z, and A is empty."""
    certificate = certify(OWARE, "capture 2 within 2")
    assert certificate["trees"]["A"]["b"] == {"D": {}}
    for played in ("A", "Z"):
        trees = certificate["trees"] | {"A": certificate["trees"]["A"] | {"b": {played: {}}}}
        reason = f"^A b: {played} can't be played, or does not help"
        refuse(OWARE, certificate | {"trees": trees}, reason)


def test_an_answer_that_takes_too_little() -> None:
    certificate = certify(OWARE, "capture 2 within 2")
    trees = certificate["trees"] | {"A": certificate["trees"]["A"] | {"b": {"B": {}}}}
    refuse(OWARE, certificate | {"trees": trees}, "^A b B: 0 is not 2 at least")


def test_more_than_one_answer_for_the_same_side() -> None:
    certificate = certify(OWARE, "capture 2 within 2")
    trees = certificate["trees"] | {"A": certificate["trees"]["A"] | {"b": {"D": {}, "E": {}}}}
    refuse(OWARE, certificate | {"trees": trees}, "^A b: the proof does not say what is played")


def test_an_accepted_move_that_wins_later_than_claimed() -> None:
    certificate = certify(NEAR, "win within 2")
    assert certificate["accepted"] == {"F": 2}
    refuse(NEAR, certificate | {"accepted": {"F": 3}}, "^F: 2 is not 3 at least")


def test_an_accepted_move_that_does_not_win_at_once() -> None:
    """Only moves that give check are looked at, where a win at once is all that helps."""
    certificate = certify(CORNER, "win within 1")
    assert "h5h9" in certificate["accepted"]
    accepted = certificate["accepted"] | {"h5h6": 1}
    refuse(CORNER, certificate | {"accepted": accepted}, "^An accepted first move can't do what")


def test_a_bound_below_what_not_to_win_is_worth() -> None:
    certificate = certify(CORNER, "win within 1")
    assert certificate["others"] == 0
    refuse(CORNER, certificate | {"others": -1}, "is not -1 at most|not bounded")


def test_less_than_nothing_where_no_move_gives_check() -> None:
    alone = parse(place("Ka1 ka9"))
    certificate = {
        "goal": "win within 2",
        "side": "w",
        "turns": 2,
        "accepted": {},
        "others": -1,
        "undecided": [],
        "trees": {move: {"a9a8": {}} for move in alone.moves()},
        "nodes": 0,
    }
    refuse(alone, certificate, "a9a8: what comes later is not bounded")
