"""What is said of an attempt. Every move and number was played out by hand on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game_core import IllegalMove, get
from game_core.puzzles.judge import Why, explain, judge
from game_core.puzzles.model import Puzzle
from game_core.puzzles.telling import tell_taking
from game_core.search.job import Job
from tests.help.puzzles import make
from tests.help.stonechess import place
from tests.help.words import told

OWARE = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""


def say(puzzle: Puzzle, *moves: str) -> tuple[str, str]:
    *before, move = moves
    verdict = judge(puzzle, before, move)
    return verdict.verdict, told(verdict.said)


def tell_whys(puzzle: Puzzle) -> list[Why]:
    job = Job(explain(puzzle), lambda: 0)
    assert job.step(1)
    assert job.best is not None
    return job.best


def test_enough_is_solved_less_is_good_and_nothing_is_wrong() -> None:
    puzzle = make("oware", OWARE, "capture 3 within 1")
    assert say(puzzle, "F") == ("solved", "{S} has captured 4 seeds.")
    assert say(puzzle, "D") == ("other", "That captures 2 seeds: not enough yet.")
    assert say(puzzle, "A") == ("wrong", "That captures nothing.")


def test_authors_know_better_words_for_a_wrong_move() -> None:
    puzzle = replace(make("oware", OWARE, "capture 3 within 1"), wrong={"D": "Look again."})
    assert say(puzzle, "D") == ("other", "Look again.")


def test_the_other_side_answers_and_the_puzzle_goes_on() -> None:
    puzzle = make("oware", OWARE, "best within 2")
    first = judge(puzzle, [], "F")
    assert (first.verdict, first.played, first.reply) == ("right", "F", "c")
    assert told(first.said) == (
        "{S} captures 4 seeds from cups b and a. No other move leaves {S} better off."
    )
    assert say(puzzle, "F", "c", "A")[0] == "solved"
    assert say(puzzle, "F", "c", "B")[0] == "wrong"


def test_the_answer_is_one_after_which_there_is_more_to_find() -> None:
    puzzle = make("oware", OWARE, "best within 2")
    puzzle = replace(puzzle, solution={"F": {"c": {}, "e": {"A": {}}}})
    verdict = judge(puzzle, [], "F")
    assert (verdict.verdict, verdict.reply) == ("right", "e")
    ended = judge(replace(puzzle, solution={"F": {"c": {}, "e": {}}}), [], "F")
    assert (ended.verdict, ended.reply) == ("solved", "c")


def test_a_loss_is_told_with_the_answer_that_brings_it() -> None:
    puzzle = make("amphora", "1pk2/3/1G3/3g3/7/2p2/1P1/2K2 b - 10 -", "best within 1")
    verdict = judge(puzzle, [], "d8e7")
    assert verdict.verdict == "wrong"
    assert told(verdict.said) == "{b} captures nothing. But then {w} captures a Guard on d5."
    assert verdict.reply == "c6d5"


def test_a_turn_that_does_not_win_in_time_is_told_without_an_answer() -> None:
    # F's four seeds end in d. They make two there, and Blue has 25.
    puzzle = make("oware", "0,0,1,0,0,4/0,1,0,1,0,0 23-18 S", "win within 1")
    assert [*puzzle.solution] == ["F"]
    verdict = judge(puzzle, [], "C")
    assert told(verdict.said) == "{S} captures nothing. The game goes on."
    assert verdict.reply == ""


def test_a_turn_that_comes_too_late_is_answered() -> None:
    puzzle = make("african-queen", "7/7/3M3/6q/7/6M/3Q3 w 0-4 0", "win within 2")
    # Only a man on f3 must be leapt over, by which Black's last piece comes before d1.
    assert puzzle.solution == {"g2-f3": {"g4-e2": {"d1-f3": {}}}}
    verdict = judge(puzzle, [], "d1-c2")
    assert told(verdict.said).startswith("Then {b} plays ")
    assert told(verdict.said).endswith(" It's too late for {w}.")
    assert verdict.reply


def test_of_two_best_moves_none_is_called_better() -> None:
    # Blue's D ends in c: either of Gold's cups b and c takes the danger away.
    puzzle = make("kpo", "0,0,3,5,0,2/0,5,2,1,0,4 6-20 N", "best within 1")
    assert say(puzzle, "b") == say(puzzle, "c") == ("solved", "No other move is worth more.")


def test_what_both_take_from_here_on_is_compared() -> None:
    # After A, Gold's b leaves D to take two from a; all else leaves F three or four.
    puzzle = make("oware", OWARE, "best within 2")
    assert say(puzzle, "A") == (
        "other",
        "{S} captures nothing. From here on, {S} captures 2 seeds more than {N}. "
        "Good, but another move is better.",
    )
    # Gold has three more in store; after D nobody takes anything.
    puzzle = make("oware", "0,0,0,1,0,2/0,1,0,0,1,0 20-23 S", "best within 2")
    assert say(puzzle, "D") == (
        "wrong",
        "{S} captures nothing. From here on, both capture the same number.",
    )


def test_what_is_off_the_way_or_forbidden_can_t_be_judged() -> None:
    puzzle = make("oware", OWARE, "best within 2")
    with pytest.raises(ValueError, match="“A” is not on the way"):
        judge(puzzle, ["A", "c"], "B")
    with pytest.raises(IllegalMove, match="Cup C is empty"):
        judge(puzzle, [], "C")
    with pytest.raises(IllegalMove, match="The puzzle is solved") as refused:
        judge(puzzle, ["F", "c", "A"], "b")
    assert refused.value.rule == "over"


def test_what_was_tried_is_shown_be_it_wrong() -> None:
    puzzle = make("oware", OWARE, "capture 3 within 1")
    # The puzzle ends with the turn: nothing is answered.
    assert [judge(puzzle, [], move)[2:] for move in "FDA"] == [("F", ""), ("D", ""), ("A", "")]
    lesson = make("oware", OWARE, "play F")
    assert [judge(lesson, [], move)[::2] for move in "FD"] == [("solved", "F"), ("wrong", "D")]
    assert say(lesson, "D")[1] == "You can play that in a game. Here, do what the task asks."


def test_relays_are_told_with_their_laps_and_shown() -> None:
    # A: C, then E, then b. E: a, then c. C: D.
    relay = make("tampoduo", "2,0,1,0,2,0/1,0,0,0,1,0 20-21 S", "longest relay")
    said = {
        "A": ("solved", "From cup A the turn lasts 3 laps, and no other turn lasts longer."),
        "E": ("other", "From cup E the turn lasts 2 laps. Another turn lasts longer."),
        "C": ("wrong", "From cup C the turn is over after one lap."),
    }
    for move, (verdict, words) in said.items():
        judged = judge(relay, [], move)
        assert (judged.verdict, told(judged.said)) == (verdict, words)
        assert (judged.played, judged.reply) == (move, "")


def test_the_last_seed_is_told_only_to_who_found_it() -> None:
    puzzle = make("oware", OWARE, "last seed F")
    assert say(puzzle, "a") == (
        "wrong", "Not in cup a. Cup F holds 2 seeds: count again, one by one.",
    )  # fmt: skip
    assert judge(puzzle, [], "b").played == "F"
    assert say(puzzle, "b")[1].startswith(
        "{S} sows 2 seeds from cup F. The last seed falls in cup b"
    )


def test_who_lost_the_way_of_a_journey_hears_where_its_first_lap_ends() -> None:
    # One seed from a makes four in b; these end in f, which was empty.
    puzzle = make("ayoayo", "0,0,0,2,9,1/1,3,0,6,1,0 18-7 N", "last seed a")
    assert say(puzzle, "c") == (
        "wrong", "Not in cup c. There are 2 laps, and only the first ends in cup b.",
    )  # fmt: skip
    assert say(puzzle, "b")[1] == "Not in cup b. There are 2 laps, and only the first ends there."
    assert say(puzzle, "f")[0] == "solved"


def test_a_forbidden_move_is_told_by_its_rule() -> None:
    puzzle = make("oware", "0,0,1,3,0,2/0,0,0,0,0,0 20-22 S", "illegal C D F")
    assert say(puzzle, "C") == ("solved", "Feeding: {N} has no seeds, and cup C wouldn't give any.")
    assert say(puzzle, "D") == ("wrong", "The rules allow cup D.")
    with pytest.raises(IllegalMove, match="answers are C, D and F") as refused:
        judge(puzzle, [], "A")
    assert refused.value.rule == "answer"
    # A turn on squares is written in small letters, wherever it stands.
    squares = make("amphora", "2k2/3/5/7/3p3/5/PPP/2K2 w Gg 00 -", "illegal c2c3 c2d3")
    assert say(squares, "c2c3") == ("wrong", "The rules allow c2c3.")


def test_all_that_falls_is_named() -> None:
    # White stands behind all three Pawns that are slantwise next to d3: on b5, f5 and b1.
    position = get("amphora").parse("k4/3/5/1P3P1/2p1p2/4K/pP1/P4 w - 00 -")
    assert told(tell_taking(position, "d2d3")) == "{w} captures 3 Pawns on c4, e4 and c2."


def test_every_first_move_is_explained() -> None:
    puzzle = make("oware", OWARE, "capture 3 within 1")
    # A pause for each move, so that other boards need not wait for all of them.
    assert len([*explain(puzzle)]) == len(puzzle.record.position.moves())
    whys = tell_whys(puzzle)
    assert [(why["moves"], why["accepted"]) for why in whys] == [
        (["F"], True), (["A", "B", "E"], False), (["D"], False),
    ]  # fmt: skip


def test_many_moves_of_the_same_fate_are_told_in_one_line() -> None:
    # The touchstone in the corner is shut in by two stones on the long diagonal alone.
    whys = tell_whys(
        make("african-chess", "B,5,W,1/8/8/3,ww,4/8/8/8/3,w,1,w,2 w 0", "win within 1")
    )
    assert [(why["moves"], why["accepted"]) for why in whys] == [(["d5c6"], True), ([], False)]
    assert told(whys[1]["said"]) == "After any other move: {w} captures nothing. The game goes on."


def test_of_very_many_moves_only_the_right_ones_are_named() -> None:
    # The Rook takes the Pawn, and one of nine stones may be moved besides.
    puzzle = make(
        "double-eighteen-stone-chess", place("Ka7 Ri7 ka9 pi8", "p1"), "capture 1 within 1"
    )
    right, rest = tell_whys(puzzle)
    assert (len(right["moves"]), right["accepted"]) == (10, True)
    assert {move[:4] for move in right["moves"]} == {"i7i8"}
    others = len(puzzle.record.position.moves()) - 10
    assert (rest["moves"], rest["accepted"]) == ([], False)
    assert told(rest["said"]) == f"None of the {others} other moves works."


def test_where_nothing_but_the_answer_is_told_there_are_no_others() -> None:
    [why] = tell_whys(make("oware", OWARE, "last seed F"))
    assert (why["moves"], why["accepted"]) == (["b"], True)
