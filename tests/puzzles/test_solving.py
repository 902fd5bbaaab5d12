"""How far a puzzle is solved after some moves, and a puzzle as plain data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game_core import Record, get
from game_core.puzzles.model import read_puzzle
from game_core.puzzles.riddles import Illegal, LastSeed, LongestRelay, Play, read_riddle
from game_core.puzzles.solutions import SolvingState, compare, fold, measure_height, unfold
from game_core.search.goals import Best, Capture, Goal, GoalError, Win
from game_core.search.proof import Tree
from tests.help.puzzles import make

OWARE = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""
WON = "0,0,1,0,0,4/0,1,0,1,0,0 23-18 S"
"""F's four seeds end in d. They make two there, and Blue has 25."""


@pytest.mark.parametrize(
    ("text", "goal", "moves", "left"),
    [
        # A turn of the side that solves is counted, and what it took; the answer to it is not.
        (OWARE, Capture(3, 5), "D", Capture(2, 3)),
        (OWARE, Capture(3, 5), "D b", Capture(2, 3)),
        (OWARE, Capture(3, 5), "A", Capture(2, 5)),
        (OWARE, Best(2), "F", Best(1)),
        # Enough is taken, or the turns are over, or the game.
        (OWARE, Capture(3, 4), "F", None),
        (OWARE, Capture(3, 2), "F", None),
        (OWARE, Capture(1, 5), "D", None),
        (OWARE, Best(1), "A", None),
        (WON, Win(2), "F", None),
        (WON, Win(2), "C", Win(1)),
    ],
)
def test_what_is_left_of_a_goal(text: str, goal: Goal, moves: str, left: Goal | None) -> None:
    state = SolvingState(make("oware", text, "play F").record, goal, "S")
    for move in moves.split():
        state = state.play(move)
    assert state.goal == left
    assert state.record.plies == tuple(moves.split())
    assert state.is_mine == (" " in moves)


@pytest.mark.parametrize(
    ("text", "tree", "folded"),
    [
        # After C, Gold's a, c and f lead to the same; b does not.
        (
            "1,0,4,0,2,0/0,1,2,0,0,2 19-17 S",
            {"C": {"b": {"F": {}}, "a": {"E": {}}, "c": {"E": {}}, "f": {"E": {}}}},
            {"C": {"b": {"F": {}}, "else": {"E": {}}}},
        ),
        # Two that lead to the same are named.
        (OWARE, {"F": {"c": {"A": {}}, "e": {"A": {}}}}, {"F": {"c": {"A": {}}, "e": {"A": {}}}}),
    ],
)
def test_three_answers_alike_are_written_as_one(text: str, tree: Tree, folded: Tree) -> None:
    puzzle = make("oware", text, "best within 2")
    assert puzzle.solution == tree
    state = SolvingState(puzzle.record, Best(2), "S")
    assert fold(state, tree) == folded
    assert unfold(state, folded) == tree


def test_trees_differ_where_only_one_has_a_move() -> None:
    one: Tree = {"A": {"a": {}, "b": {"C": {}}}, "B": {}}
    other: Tree = {"A": {"b": {"D": {}}}, "B": {}, "E": {"f": {}}}
    paths = [path for path, _ in compare(one, other)]
    assert paths == [("A", "a"), ("A", "b", "C"), ("A", "b", "D"), ("E",)]
    assert [*compare(one, one)] == []
    trees: list[Tree] = [one, other, {"B": {}}, {}]
    assert [measure_height(tree) for tree in trees] == [3, 3, 1, 0]


def test_a_puzzle_is_read_as_it_is_written() -> None:
    puzzle = replace(
        make("oware", OWARE, "best within 2"),
        id="four-at-once",
        prompt="Take four.",
        themes=("capture", "ahead"),
        difficulty=3,
        because="F takes four.",
        ages="11-14",
        hints=("Look.", "There.", "Take it."),
        wrong={"D": "Two are not four."},
        source="written by hand",
        beginner=True,
    )
    assert read_puzzle(puzzle.describe()) == puzzle
    assert (puzzle.name, puzzle.side) == ("oware/four-at-once", "S")


def test_riddles_are_read_as_they_are_written() -> None:
    for riddle in (LongestRelay(), LastSeed("C"), Illegal(("A", "B", "c")), Play("C")):
        assert read_riddle(str(riddle)) == riddle
    for text in ("longest", "last seed", "last seed A B", "illegal A", "play", "play A B", ""):
        assert read_riddle(text) is None


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ("illegal C C", "“illegal C C”: a turn is listed twice."),
        ("illegal C z", "“illegal C z”: z isn't a turn."),
        ("last seed C", "“last seed C”: C can't be played here."),
        ("play C", "“play C”: C can't be played here."),
        ("longest relay", "“longest relay”: no turn here has a second lap."),
    ],
)
def test_riddles_that_make_no_sense_are_refused(goal: str, reason: str) -> None:
    with pytest.raises(GoalError, match=f"^{reason}"):
        make("oware", OWARE, goal)


@pytest.mark.parametrize(
    ("slug", "garbage"),
    [
        ("ouri", "z"),
        ("african-chess", "stones"),
        ("amphora", "pawn"),
        ("african-queen", "ring"),
        ("double-eighteen-stone-chess", "castle"),
    ],
)
def test_what_is_no_move_is_not_listed_as_forbidden_in_any_family(slug: str, garbage: str) -> None:
    record = Record(get(slug))
    with pytest.raises(GoalError, match=f": {garbage} isn't a turn."):
        Illegal((garbage, record.position.moves()[0])).measure(record)


def test_a_choice_drops_no_last_seed() -> None:
    with pytest.raises(GoalError, match="no seed falls"):
        LastSeed("keep").measure(Record(get("mangala")))


@pytest.mark.parametrize("goal", ["longest relay", "last seed d2"])
def test_nobody_asks_for_seeds_where_there_are_none(goal: str) -> None:
    with pytest.raises(GoalError, match=f"^“{goal}”: no seeds are sown in Amphora"):
        make("amphora", "2k2/3/5/7/3p3/5/PPP/2K2 w Gg 00 x", goal)
