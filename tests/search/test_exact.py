"""The exact search asked with bounds, and for trees of nodes that it has not looked at."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game_core import Position, Record, get
from game_core.search.goals import FAR, Capture, read_goal
from game_core.search.question import Question, advance, begin
from game_core.search.solver import OutOfNodes, ProofSearch
from tests.oracles import solver as plain_solver

OWARE = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""
POSITIONS = [
    OWARE,
    # C takes nothing at first: then F or E does.
    get("oware").parse("1,0,4,0,2,0/0,1,2,0,0,2 19-17 S"),
    get("tampoduo").parse("0,0,1,0,0,1/0,0,0,2,0,0 20-24 S"),
    get("ouri").parse("1,0,0,2,0,1/0,1,0,2,0,0 20-21 N"),
]


@pytest.mark.parametrize("kind", ["win", "save", "end", "capture 2", "best"])
@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_value_between_bounds_is_exact_and_elsewhere_a_bound(
    position: Position, kind: str
) -> None:
    """One search is asked with many bounds, so that it meets what it found with others."""
    random = Random(1)
    goal = read_goal(f"{kind} within 2")
    for side in position.game.sides:
        worth = plain_solver.worth(Record(position.game, position), kind.split()[0], 2, side)
        value = (max if side == position.turn else min)(worth.values())
        search = ProofSearch(Question(goal, side, goal.beyond[0]), 10**6)
        for _ in range(30):
            low = value + random.choice((-3, -2, -1, 0, 1, 2))
            high = low + random.choice((1, 2, 4))
            found = search.value(begin(position), 2, low, high)
            if found <= low:
                assert value <= found
            elif found >= high:
                assert value >= found
            else:
                assert value == found
        assert search.value(begin(position), 2, -FAR, FAR) == value


def test_a_tree_is_found_without_anything_known_before() -> None:
    node = begin(OWARE)
    after = advance(node, OWARE.play("A"))
    search = ProofSearch(Question(Capture(2, 2), "S", 0), 1000)
    tree = search.tree(after, 1, 2, at_least=True)
    assert {*tree} == {*after.position.moves()}
    for reply, below in tree.items():
        between = after.position.play(reply)
        [move] = below
        count_taken = between.game.family.tactics.count_taken
        assert count_taken(between, move, between.play(move))[0] >= 2


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_tree_names_a_move_that_keeps_to_the_bound(position: Position) -> None:
    """Whoever is to move: the side asked for keeps the value up, the other keeps it down."""
    named = 0
    for side, kind in product(position.game.sides, ("win", "capture 2", "best")):
        goal = read_goal(f"{kind} within 2")
        worth = plain_solver.worth(Record(position.game, position), kind.split()[0], 2, side)
        mine = side == position.turn
        value = (max if mine else min)(worth.values())
        question = Question(goal, side, goal.beyond[0])
        tree = ProofSearch(question, 10**6).tree(begin(position), 2, value, at_least=mine)
        assert len(tree) == (not question.is_plain(begin(position), 2, value, at_least=mine))
        assert all(worth[move] == value for move in tree)
        named += len(tree)
    assert named


def test_no_more_positions_are_looked_at_than_allowed() -> None:
    question = Question(Capture(2, 2), "S", 0)
    search = ProofSearch(question, 10)
    with pytest.raises(OutOfNodes):
        search.worth(begin(OWARE), 2)
    assert search.nodes == 10
    free = ProofSearch(question, 10**6)
    free.worth(begin(OWARE), 2)
    ProofSearch(question, free.nodes).worth(begin(OWARE), 2)
    with pytest.raises(OutOfNodes):
        ProofSearch(question, free.nodes - 1).worth(begin(OWARE), 2)
