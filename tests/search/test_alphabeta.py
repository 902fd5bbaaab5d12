from __future__ import annotations

import random
from math import inf
from typing import Any

import pytest

from game_core import GAMES, Position, get
from game_core.evaluation import WIN, Evaluation, value_result
from game_core.families.sowing.games.rio_kadalis import RIO_KADALIS
from game_core.families.sowing.tactics import SEED
from game_core.search.alphabeta import PAUSE, QUIESCENCE_DEPTH, AlphaBeta, Choice, Steps
from game_core.search.job import Job
from tests.help.search import Clock, find_evaluation
from tests.help.stonechess import place

ROUND = RIO_KADALIS.weights.round
SLUGS = [game.slug for game in GAMES]
DEPTHS = {"african-chess": 2, "amphora": 3, "african-queen": 2, "double-eighteen-stone-chess": 1}
"""How deep a plain search is quick enough; games that are not named, to depth 4."""

FEW_MEN = place("Ki1 Rb3 Nc6 ki9 qf7 pe4", "d4 e5")
MATE = place("Ka1 rb7 rc6 ki9", fields="b - - 0 -")


def finish[T](steps: Steps[T]) -> T:
    """What some work comes to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def wander(slug: str, turns: int, seed: int) -> Position:
    """Where a random game stands after so many turns, or the last position before its end."""
    choose = random.Random(seed).choice
    position = get(slug).start()
    for _ in range(turns):
        after = position.play(choose(position.moves()))
        if after.result():
            break
        position = after
    return position


def play_best(slug: str, text: str, depth: int) -> Choice:
    """The turn found at a depth."""
    position = get(slug).parse(text)
    search = AlphaBeta(find_evaluation(position.game))
    ways = list(search.evaluation.candidates(position))
    finish(search.deepen(position, ways, range(1, depth + 1)))
    assert search.best
    return search.best


# --- A plain search, which leaves out nothing and remembers nothing ---


def value_plainly(
    evaluation: Evaluation[Any], before: Position, after: Position, depth: int
) -> int:
    """What a turn is worth to who plays it."""
    value = evaluation.terminal_value(before, after)
    if value is None and depth == 1:
        value = settle_plainly(evaluation, before, after, QUIESCENCE_DEPTH)
    elif value is None:
        values = [
            value_plainly(evaluation, after, then, depth - 1)
            for _, then in evaluation.candidates(after)
        ]
        result = after.result()
        assert bool(values) != bool(result)
        value = value_result(result, after.turn) if result else max(values)
    return value if after.turn == before.turn else -value


def settle_plainly(
    evaluation: Evaluation[Any], before: Position, position: Position, left: int
) -> int:
    values = [evaluation.value(position)]
    for after in evaluation.quiescence_moves(before, position) if left else ():
        value = settle_plainly(evaluation, position, after, left - 1)
        values.append(value if after.turn == position.turn else -value)
    return max(values)


def check_against_plain(position: Position, most: int) -> None:
    """Compare at each depth; what was found at one depth is there for the next."""
    search = AlphaBeta(find_evaluation(position.game))
    ways = list(search.evaluation.candidates(position))
    for depth in range(1, most + 1):
        finish(search.deepen(position, ways, range(depth, depth + 1)))
        values = {
            turn: value_plainly(search.evaluation, position, after, depth) for turn, after in ways
        }
        assert search.best
        assert values[search.best.move] == max(values.values())
        if max(values.values()) > -WIN:
            assert search.best == Choice(search.best.move, max(values.values()), depth)


@pytest.mark.parametrize("slug", SLUGS)
def test_search_finds_what_a_plain_search_finds(slug: str) -> None:
    for seed, turns in enumerate((3, 15, 40)):
        check_against_plain(wander(slug, turns, seed), DEPTHS.get(slug, 5))


@pytest.mark.parametrize(
    ("slug", "text", "depth"),
    [
        ("african-chess", "B,7/b,7/8/3,w,1,b,2/8/2,ww,5/8/7,W w 0", 3),
        ("african-queen", "7/4m2/1q5/2M1M2/7/3M3/7 w 2-3 0", 3),
        ("amphora", "2k2/3/2p2/3G3/4p2/1P3/1K1/5 w - 00 -", 4),
        ("double-eighteen-stone-chess", FEW_MEN, 3),
    ],
)
def test_it_does_so_with_few_pieces_too(slug: str, text: str, depth: int) -> None:
    check_against_plain(get(slug).parse(text), depth)


def test_an_exchange_is_followed_for_four_moves_beyond_the_depth() -> None:
    """Of the men that take each other on e5, the last to do so is the Queen, a move too late."""
    text = place("Ka1 Nd3 Re2 Re1 ka9 pe5 re7 re8 qe9")
    check_against_plain(get("double-eighteen-stone-chess").parse(text), 1)
    knight = play_best("double-eighteen-stone-chess", text, 1)
    assert knight.move == "d3e5"


@pytest.mark.parametrize("slug", SLUGS)
def test_search_tries_every_turn_or_a_part_of_them(slug: str) -> None:
    """In two games it leaves some out; what it tries leads where the rules say."""
    evaluation = find_evaluation(get(slug))
    for seed in range(6):
        position = wander(slug, 4 + 12 * seed, seed)
        ways = dict(evaluation.candidates(position))
        assert all(position.play(turn) == after for turn, after in ways.items())
        if slug not in ("african-queen", "double-eighteen-stone-chess"):
            assert sorted(ways) == sorted(position.moves())
        turn = next(iter(ways))
        assert all(
            position.play(each) == then for each, then in evaluation.completions(position, turn)
        )


@pytest.mark.parametrize("slug", SLUGS)
def test_search_pauses_often(slug: str) -> None:
    position = wander(slug, 10, 1)
    search = AlphaBeta(find_evaluation(position.game))
    steps = search.deepen(position, list(search.evaluation.candidates(position)), range(1, 9))
    before = 0
    for _ in zip(range(40), steps, strict=False):
        assert search.nodes - before <= PAUSE
        before = search.nodes


# --- Positions by hand: what is best can be seen ---


@pytest.mark.parametrize(
    ("slug", "text", "depth", "turn"),
    [
        # Four from D make two of a and of b, and 20 + 4 + 4 more in the row are to come.
        ("oware", "1,0,0,4,0,0/1,1,0,1,0,1 20-19 S", 1, "D"),
        # All of Gold's seeds, which only in Ouri may be taken.
        ("ouri", "0,0,0,0,0,2/1,1,0,0,0,0 22-22 S", 1, "F"),
        # The single on d4 takes the touchstone.
        ("african-chess", "8/8/8/3,bB,4/3,w,4/8/8/W,7 w 0", 1, "d4d5"),
        # The touchstone in the corner is in guard from b2, b3 and c3 then, and can't move.
        ("african-chess", "7,B/8/8/8/8/1,b,b,5/8/W,7 b 0", 2, "b3b2"),
        # One man, or two in one turn.
        ("african-queen", "m6/3m3/7/2m4/2M4/7/7 w 0-6 0", 1, "c3-c5-e7"),
        ("double-eighteen-stone-chess", MATE, 2, "c6a6"),
    ],
)
def test_it_finds(slug: str, text: str, depth: int, turn: str) -> None:
    assert play_best(slug, text, depth).move == turn


# --- Rounds, and positions that come back ---


@pytest.mark.parametrize(
    ("slug", "text", "value"),
    [
        # Blue has 28 seeds at the end of the round, Gold 20; the round is won.
        (
            "rio-kadalis",
            "2,1,1,0,0,0/0,0,0,0,0,0 24-20 S round=1 wins=0-0",
            8 * SEED + RIO_KADALIS.weights.round,
        ),
        # All but 11 are Blue's: in store, in the row, and in four uur.
        ("layli-goobalay", "1,0,7s,0,4s,0/0,6s,0,6s,0,0 13-11 S round=1", 26 * SEED),
    ],
)
@pytest.mark.parametrize("depth", [1, 5])
def test_nothing_is_searched_beyond_a_round(slug: str, text: str, value: int, depth: int) -> None:
    position = get(slug).parse(text)
    search = AlphaBeta(find_evaluation(position.game))
    assert finish(search.value_move(position, position.play("A"), depth)) == value
    assert search.nodes == 1


def test_a_choice_in_mangala_is_looked_at_with_the_turns_that_it_forces() -> None:
    start = get("mangala").start()
    ways = dict(find_evaluation(start.game).candidates(start))
    assert set(ways) == {"keep", "turn"}
    for choice, after in ways.items():
        position = start.play(choice)
        while "phase=open" in str(position):
            (forced,) = position.moves()
            position = position.play(forced)
        assert after == position


@pytest.mark.parametrize(
    ("slug", "text", "turn", "value"),
    [
        # Each is given one of the two seeds: 25 to 23.
        ("oware", "0,0,0,0,0,1/0,0,0,0,0,1 24-22 S", "F", WIN),
        ("oware", "0,0,0,0,0,1/0,0,0,0,0,1 23-23 S", "F", 0),
        ("african-queen", "m6/7/7/7/7/7/Q1Q4 w 0-4 0", "a1-b2", 0),
    ],
)
def test_what_comes_for_the_third_time_is_stopped(
    slug: str, text: str, turn: str, value: int
) -> None:
    position = get(slug).parse(text)
    after = position.play(turn)
    search = AlphaBeta(find_evaluation(position.game), {after.repetition_key()})
    assert finish(search.value_move(position, after, 4)) == value


# --- Slices ---


def think(slug: str, most: float = inf) -> Job[Choice]:
    position = get(slug).start()
    search = AlphaBeta(find_evaluation(position.game))
    steps = search.deepen(position, list(search.evaluation.candidates(position)), range(1, 6))
    return Job(steps, Clock(), lambda: search.best, most)


def test_a_thought_in_slices_comes_to_the_same_as_one_without() -> None:
    whole, sliced = think("oware"), think("oware")
    assert whole.step(inf)
    count = 1
    while not sliced.step(5):
        count += 1
    assert count > 10
    assert sliced.best == whole.best


def test_a_thought_can_be_stopped_at_the_best_so_far() -> None:
    job = think("oware")
    assert job.best is None
    while job.best is None:
        assert not job.step(1)
    best = job.best
    job.stop()
    assert job.done
    assert job.step(1)
    assert job.best == best


def test_a_thought_ends_when_its_time_is_spent() -> None:
    job = think("oware", most=50)
    slices = 0
    while not job.step(10):
        slices += 1
    assert slices == 4
    assert job.best is not None


def test_a_thought_does_not_end_before_there_is_an_answer() -> None:
    job = think("oware", most=0)
    job.step(1)
    while not job.done:
        assert job.best is None
        job.step(1)
    assert job.best is not None


@pytest.mark.parametrize("slug", SLUGS)
def test_successors_hold_every_move_once_whichever_is_first(slug: str) -> None:
    position = wander(slug, 12, 1)
    moves = position.moves()
    find = position.game.family.tactics.find_successors
    for first in ("", moves[-1], "no move"):
        found = list(find(position, first))
        assert sorted(move for move, _ in found) == sorted(moves)
        assert first not in moves or found[0][0] == first
        assert all(position.play(move) == after for move, after in found[:60])
