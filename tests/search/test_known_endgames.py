"""What the strongest search makes of endgame tables: it plays what they know, and leads there."""

from __future__ import annotations

from random import Random

import pytest

import game_core
from game_core import Record, analyze, choose_move
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.tables import own_table
from game_core.search.alphabeta import AlphaBeta
from tests.help.search import find_evaluation
from tests.search.test_alphabeta import finish, wander

# Worked out by a solver of its own: F wins by 2 and C ties; E wins by 2 and F ties.
OURI = [
    ("0,1,1,1,1,1/0,1,0,0,0,1 20-21 S", "F", 200),
    ("1,0,0,1,2,2/0,0,1,1,0,0 20-20 S", "E", 200),
]


@pytest.mark.parametrize(("text", "best", "score"), OURI)
def test_it_plays_what_wins_in_the_end(text: str, best: str, score: int) -> None:
    position = game_core.get("ouri").parse(text)
    assert choose_move(position, "champion") == best
    line = analyze(position, nodes=200).lines[0]
    assert (line.moves[0], line.score) == (best, score)


def test_an_analysis_of_several_moves_has_the_table_s_scores() -> None:
    position = game_core.get("ouri").parse(OURI[0][0])
    lines = analyze(position, nodes=200, lines=5).lines
    # Worth 3, four times 1 and -3 from here on; Blue is one seed behind.
    assert [line.score for line in lines] == [200, 0, 0, 0, -400]
    assert {line.moves[0] for line in lines} == set(position.moves())


@pytest.mark.parametrize("slug", ["oware", "kpo", "ouri"])
def test_games_from_covered_positions_end_as_the_table_says(slug: str) -> None:
    """Both sides choose by the table; that the play gets somewhere is the search's business."""
    table, rng, told = own_table(slug), Random(2), 0
    assert table
    for seed in range(110):
        position = wander(slug, 70, seed)
        assert isinstance(position, SowingPosition)
        gain = table.value(position)
        if gain is None or position.result() or abs(gain) == 1:
            continue
        told += 1
        record, mover = Record(position.game, position), position.side
        while record.result() is None:
            line = analyze(record, nodes=400, seed=rng.randrange(100)).lines[0]
            record = record.play(line.moves[0])
        lead = position.stores[mover] - position.stores[1 - mover] + gain
        result = record.result()
        assert result
        won = None if lead == 0 else "SN"[mover if lead > 0 else 1 - mover]
        assert result.winner == won, (str(position), record.moves)
    assert told > 3


def test_positions_of_a_table_are_not_searched() -> None:
    """Blue captures 2 and 3; what is left is covered, so that the value is exact at any depth."""
    position = game_core.get("oware").parse("0,0,0,0,0,2/1,2,3,0,0,1 17-22 S")
    after = position.play("F")
    assert isinstance(after, SowingPosition)
    table = own_table("oware")
    assert table
    gain = table.value(after)
    assert gain is not None
    for depth in (1, 5):
        search = AlphaBeta(find_evaluation(position.game), endgames=position.game.family.endgames)
        value = finish(search.value_move(position, after, depth))
        assert value == 100 * (after.stores[0] - after.stores[1] - gain)
        assert search.nodes == 1
