"""The proof of a puzzle, and what is found wrong with one. The numbers were counted by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from game_core.puzzles.model import Puzzle
from game_core.puzzles.proofs import Fault, PuzzleProof, find_faults, find_greedy, prove
from game_core.registry import RULES
from game_core.search.goals import GoalError
from game_core.search.solver import solve
from tests.help.puzzles import make

OWARE = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""
SINGLE = make("oware", OWARE, "capture 3 within 1")
RELAY = make("tampoduo", "2,0,1,0,2,0/1,0,0,0,1,0 20-21 S", "longest relay")
"""A: C, then E, then b. E: a, then c. C: D."""


def complain(puzzle: Puzzle, **changes: Any) -> list[str]:
    """What is said of the puzzle's proof after some changes, which all concern the proof."""
    proof = cast(PuzzleProof, prove(puzzle) | changes)
    faults = list(find_faults(puzzle, proof))
    assert all((fault.field, fault.path) == ("proof", ()) for fault in faults)
    return [fault.reason for fault in faults]


def test_a_capture_is_proved_with_its_numbers() -> None:
    found = solve(SINGLE.record, "capture 3 within 1")
    assert found
    assert prove(SINGLE) == {
        "rules": RULES,
        "method": "search",
        "value": 4,
        "runner_up": 2,
        "margin": 2,
        "depth": 1,
        "certificate": found.certify(),
    }
    assert complain(SINGLE) == []


def test_a_longer_way_is_counted_with_the_answers_to_it() -> None:
    # F takes four. Then Gold's c or e, and A.
    puzzle = make("oware", OWARE, "best within 2")
    assert puzzle.solution == {"F": {"c": {"A": {}}, "e": {"A": {}}}}
    assert prove(puzzle)["depth"] == 3
    assert complain(puzzle) == []


def test_no_more_positions_are_looked_at_than_allowed() -> None:
    with pytest.raises(GoalError, match="is too deep: 5 positions don't decide it"):
        prove(make("oware", OWARE, "best within 2"), limit=5)


def test_a_riddle_is_proved_by_the_rules() -> None:
    assert prove(RELAY) == {
        "rules": RULES,
        "method": "rules",
        "value": 3,
        "runner_up": 2,
        "margin": 1,
        "depth": 1,
        "certificate": {"A": 3, "C": 1, "E": 2},
    }
    assert complain(RELAY) == []


def test_without_another_answer_there_is_no_runner_up() -> None:
    proof = prove(make("oware", "0,0,0,0,0,1/0,0,0,0,0,1 24-22 S", "play F"))
    assert (proof["value"], proof["runner_up"], proof["margin"]) == (1, None, None)


@pytest.mark.parametrize("puzzle", [SINGLE, RELAY], ids=["goal", "riddle"])
def test_a_proof_under_other_rules_says_nothing(puzzle: Puzzle) -> None:
    older = f"the proof was made under version {RULES - 1} of the rules; this is {RULES}."
    assert complain(puzzle, rules=RULES - 1, value=9) == [older]


@pytest.mark.parametrize("puzzle", [SINGLE, RELAY], ids=["goal", "riddle"])
def test_numbers_are_those_of_the_certificate(puzzle: Puzzle) -> None:
    other = ["the proof gives other numbers than its certificate."]
    for field in ("value", "runner_up", "margin", "depth"):
        assert complain(puzzle, **{field: 9}) == other
    assert complain(puzzle, method="hope") == other


def test_the_rules_have_the_last_word_on_a_riddle() -> None:
    reason = "the proof does not hold. The rules give another answer."
    assert complain(RELAY, certificate={"A": 3, "C": 1, "E": 3}) == [reason]


def test_a_proof_of_something_else_says_of_what() -> None:
    certificate = cast(dict[str, Any], prove(SINGLE)["certificate"])
    other = "the proof does not hold. It is one of "
    for changes, named in [
        ({"goal": "win within 1"}, "“win within 1” for S."),
        ({"side": "N"}, "“capture 3 within 1” for N."),
    ]:
        assert complain(SINGLE, certificate=certificate | changes) == [other + named]


def test_a_certificate_that_can_not_be_read_is_told() -> None:
    [reason] = complain(SINGLE, certificate={"goal": "capture 3 within 1", "side": "S"})
    assert reason == "the proof can't be read: KeyError('accepted')."


def faults_of(puzzle: Puzzle) -> list[Fault]:
    """What is wrong with a puzzle, its proof being right."""
    return list(find_faults(puzzle, prove(puzzle)))


def test_other_answers_than_the_right_ones_are_told() -> None:
    assert faults_of(replace(SINGLE, solution={"D": {}})) == [
        Fault("solution", ("D",), "D is not accepted: it does not do what is asked."),
        Fault("solution", ("F",), "F is missing: it is possible too."),
    ]
    longer = make("oware", OWARE, "best within 2")
    [fault] = faults_of(replace(longer, solution={"F": {"c": {"A": {}}}}))
    assert fault == Fault("solution", ("F", "e"), "e after F is missing: it is possible too.")


def test_a_question_that_every_answer_solves_asks_nothing() -> None:
    # C gives Gold no seed, and E is empty.
    [fault] = faults_of(make("oware", "0,0,1,3,0,2/0,0,0,0,0,0 20-22 S", "illegal C E"))
    reason = "every answer is right for “illegal C E”, so there is nothing to find."
    assert fault == Fault("goal", (), reason)


def test_what_greed_solves_is_for_beginners() -> None:
    [fault] = faults_of(replace(SINGLE, beginner=False))
    assert fault.field == "beginner"
    assert fault.reason.startswith("capturing as much as possible at once solves this")
    # To count laps is no greed, though the greedy may hit on it.
    assert faults_of(replace(RELAY, beginner=False)) == []


def test_words_are_for_wrong_moves() -> None:
    puzzle = replace(SINGLE, wrong={"F": "No.", "C": "No.", "A": "No."})
    assert faults_of(puzzle) == [
        Fault("wrong", ("F",), "F is right."),
        Fault("wrong", ("C",), "C is no answer here."),
    ]


def test_the_greedy_move_takes_the_most_of_its_own() -> None:
    assert find_greedy(SINGLE.record) == {"F"}
    nothing = make("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "play C")
    assert find_greedy(nothing.record) == set()
