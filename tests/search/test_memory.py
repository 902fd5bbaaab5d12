"""What search remembers of positions: it saves work, and changes no answer."""

from __future__ import annotations

from random import Random

import pytest

from game_core import Position, get
from game_core.search.alphabeta import AlphaBeta
from tests.help.search import find_evaluation
from tests.search.test_alphabeta import FEW_MEN, finish, value_plainly, wander

POSITIONS = [
    (wander("oware", 15, 1), 4),
    (wander("kpo", 40, 2), 4),
    (wander("ouri", 40, 1), 4),
    (wander("obridjie", 30, 1), 4),
    (wander("rio-kadalis", 20, 1), 4),
    (wander("mangala", 20, 1), 4),
    (wander("tampoduo", 20, 1), 4),
    (wander("layli-goobalay", 15, 1), 4),
    (get("african-chess").parse("B,7/b,7/8/3,w,1,b,2/8/2,ww,5/8/7,W w 0"), 3),
    (get("african-queen").parse("7/4m2/1q5/2M1M2/7/3M3/7 w 2-3 0"), 3),
    (get("amphora").parse("2k2/3/2p2/3G3/4p2/1P3/1K1/5 w - 00 -"), 4),
    (get("double-eighteen-stone-chess").parse(FEW_MEN), 3),
]


@pytest.mark.parametrize(("position", "most"), POSITIONS, ids=lambda case: str(case)[:12])
def test_what_was_found_before_changes_no_value(position: Position, most: int) -> None:
    """Deeper values and bounds are in the table each time, and every turn's value is exact."""
    search = AlphaBeta(find_evaluation(position.game))
    ways = list(search.evaluation.candidates(position))
    for depth in range(most, 0, -1):
        finish(search.deepen(position, ways, range(depth, depth + 1)))
        ranked = finish(search.rank(position, ways, depth))
        assert {choice.move: choice.value for choice, _ in ranked} == {
            turn: value_plainly(search.evaluation, position, after, depth) for turn, after in ways
        }


@pytest.mark.parametrize(("position", "depth"), POSITIONS, ids=lambda case: str(case)[:12])
def test_a_value_between_bounds_is_exact_and_elsewhere_a_bound(
    position: Position, depth: int
) -> None:
    """One search is asked with many bounds, so that it meets what it found with others."""
    random = Random(1)
    search = AlphaBeta(find_evaluation(position.game))
    _, after = random.choice(list(search.evaluation.candidates(position)))
    value = value_plainly(search.evaluation, position, after, depth)
    for _ in range(60):
        alpha = value + random.choice((-300, -100, -1, 0, 1, 100, 300))
        beta = alpha + random.choice((1, 100, 400))
        found = finish(search.value_move(position, after, depth, alpha, beta))
        if found <= alpha:
            assert value <= found
        elif found >= beta:
            assert value >= found
        else:
            assert value == found


@pytest.mark.parametrize("slug", ["oware", "african-queen"])
def test_what_is_remembered_saves_work(slug: str) -> None:
    position = wander(slug, 30, 1)
    search = AlphaBeta(find_evaluation(position.game))
    ways = list(search.evaluation.candidates(position))
    finish(search.rank(position, ways, 3))
    first = search.nodes
    finish(search.rank(position, ways, 3))
    assert search.nodes - first == len(ways)
