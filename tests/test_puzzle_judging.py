"""What is said of an attempt. Every move and number was played out by hand on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game_core import IllegalMove
from game_core.puzzles.judge import explain, judge
from game_core.puzzles.model import Puzzle
from tests.puzzles import make

OWARE = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""


def say(puzzle: Puzzle, *moves: str) -> tuple[str, str]:
    *before, move = moves
    verdict = judge(puzzle, before, move)
    return verdict.verdict, verdict.said


def test_enough_is_solved_less_is_good_and_nothing_is_wrong() -> None:
    puzzle = make("oware", OWARE, "capture 3 within 1")
    assert say(puzzle, "F") == ("solved", "{S} has taken 4 seeds.")
    assert say(puzzle, "D") == ("other", "That takes 2 seeds: not enough yet.")
    assert say(puzzle, "A") == ("wrong", "That takes nothing.")


def test_authors_know_better_words_for_a_wrong_move() -> None:
    puzzle = replace(make("oware", OWARE, "capture 3 within 1"), wrong={"D": "Look again."})
    assert say(puzzle, "D") == ("other", "Look again.")


def test_the_other_side_answers_and_the_puzzle_goes_on() -> None:
    puzzle = make("oware", OWARE, "best within 2")
    first = judge(puzzle, [], "F")
    assert (first.verdict, first.played, first.reply) == ("right", "F", "c")
    assert say(puzzle, "F", "c", "A")[0] == "solved"
    assert say(puzzle, "F", "c", "B")[0] == "wrong"


def test_a_loss_is_told_with_the_answer_that_brings_it() -> None:
    puzzle = make("amphora", "1pk2/3/1G3/3g3/7/2p2/1P1/2K2 b - 10 -", "best within 1")
    verdict = judge(puzzle, [], "d8e7")
    assert verdict.verdict == "wrong"
    assert verdict.said == "{b} takes nothing, but then {w} takes a Guard on d5."
    assert verdict.reply == "c6d5"


def test_what_is_off_the_way_or_forbidden_can_t_be_judged() -> None:
    puzzle = make("oware", OWARE, "best within 2")
    with pytest.raises(ValueError, match="“A” is not on the way"):
        judge(puzzle, ["A", "c"], "B")
    with pytest.raises(IllegalMove, match="Cup C is empty"):
        judge(puzzle, [], "C")


def test_the_last_seed_is_told_only_to_who_found_it() -> None:
    puzzle = make("oware", OWARE, "last seed F")
    assert say(puzzle, "a") == (
        "wrong", "Not in cup a. Cup F holds 2 seeds: count on your fingers.",
    )  # fmt: skip
    assert judge(puzzle, [], "b").played == "F"
    assert say(puzzle, "b")[1].startswith(
        "{S} sows 2 seeds from cup F. The last seed falls in cup b"
    )


def test_a_forbidden_move_is_told_by_its_rule() -> None:
    puzzle = make("oware", "0,0,1,3,0,2/0,0,0,0,0,0 20-22 S", "illegal C D F")
    assert say(puzzle, "C") == ("solved", "Feeding: {N} has no seeds, and cup C gives none.")
    assert say(puzzle, "D") == ("wrong", "Cup D may be played.")
    with pytest.raises(IllegalMove, match="answers are C, D, F"):
        judge(puzzle, [], "A")


def test_every_first_move_is_explained() -> None:
    told = explain(make("oware", OWARE, "capture 3 within 1"))
    assert [(why.moves, why.accepted) for why in told] == [
        (("F",), True), (("A", "B", "E"), False), (("D",), False),
    ]  # fmt: skip
