"""The way each opponent chooses its move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from math import inf
from typing import Any

from game_core.evaluation import WIN, Successor
from game_core.family import Endgames
from game_core.game import Position
from game_core.messages import say
from game_core.record import Record
from game_core.search.alphabeta import PAUSE, AlphaBeta, Choice, Steps
from game_core.search.job import Clock, Job, read_clock
from game_core.search.levels import Level, find_level
from game_core.types import IllegalMove

COMPLETED = 3
"""The number of best moves to look at with everything they may stand for."""
KEPT_OPEN = 6
"""The number of those to look at further."""


def choose_move(start: Position | Record, level: str = "planner", seed: int = 0) -> str:
    """Return the move that an opponent plays; with a record, it takes repetitions into account.

    Levels are `dreamer`, `greedy`, `careful`, `planner` and `champion`, which thinks for a second.
    The same seed in the same position gives the same move, except for `champion`. Raises
    UnknownLevel, and IllegalMove if the game is over.

    Examples:
        >>> choose_move(get("oware").start(), "greedy", seed=1)
        'C'
    """
    record = start if isinstance(start, Record) else Record(start.game, start)
    job = think(record, find_level(level), seed, read_clock)
    job.step(inf)
    assert job.best is not None
    return job.best.move


def think(record: Record, level: Level, seed: int, clock: Clock) -> Job[Choice]:
    """Return a level's search for its move, as a job. Raises IllegalMove if the game is over.

    The same seed in the same position gives the same move, unless the level goes by the clock.
    """
    search, steps = begin(record, level, seed)
    # However slow the machine, all moves are compared once.
    return Job(steps, clock, lambda: search.sure and search.best, level.milliseconds)


def begin(record: Record, level: Level, seed: int) -> tuple[AlphaBeta, Steps[None]]:
    """Return a level's search for its move, not yet begun, and its steps. Raises IllegalMove."""
    search = begin_search(record, counts_only=level.counts_only, knows_tables=level.knows_tables)
    choose = random.Random(f"{seed} {len(record.plies)}")
    return search, bound(search, find_move(search, record.position, level, choose), level.nodes)


def begin_search(
    record: Record, *, counts_only: bool = False, knows_tables: bool = True
) -> AlphaBeta:
    """Return a search from a game's current position, which may count only what is captured.

    Raises IllegalMove if the game is over.
    """
    if record.result():
        raise IllegalMove("over", say("game-over"))
    family, position = record.game.family, record.position
    evaluation = family.tactics.find_evaluation(position)
    counts = Counter(position.repetition_key() for position in record.positions)
    # Once more stops the game.
    stopped = frozenset(key for key, count in counts.items() if count == 2)
    endgames = family.endgames if knows_tables else None
    return AlphaBeta(
        evaluation,
        stopped,
        value=evaluation.settled_material if counts_only else None,
        quiescence=not counts_only,
        # Inside a table, all good moves are worth the same: search finds which gets there soonest.
        endgames=endgames if endgames and not endgames.is_covered(position) else None,
        only=_list_best(endgames, position, stopped) if endgames else (),
    )


def _list_best(
    endgames: Endgames[Any], position: Position, stopped: Collection[object]
) -> Sequence[str]:
    """List the best moves by an endgame table; none if it doesn't know which are."""
    worth = endgames.find_worth(position)
    best = [move for move, gain in worth.items() if gain == max(worth.values())]
    # It doesn't know which positions have occurred twice.
    if stopped and any(position.play(move).repetition_key() in stopped for move in best):
        return ()
    return best


def bound(search: AlphaBeta, steps: Steps[None], nodes: float) -> Steps[None]:
    """Do the same work, stopped after `nodes` positions, but not before comparing all moves."""
    for _ in steps:
        if search.nodes >= nodes and search.sure:
            return
        yield


def find_move(
    search: AlphaBeta, position: Position, level: Level, choose: random.Random
) -> Steps[None]:
    """Find the move that the level plays: in the end, it is the search's best."""
    candidates = yield from list_candidates(search, position)
    choose.shuffle(candidates)
    if choose.random() < level.whim:
        move, _ = choose.choice(list(search.evaluation.completions(position, candidates[0][0])))
        search.best = search.sure = Choice(move, 0, 0)
        return
    ranked = yield from search.rank(position, candidates)
    best, _ = ranked[0]
    if level.depth > 1 and abs(best.value) < WIN:
        ordered = [(choice.move, after) for choice, after in ranked]
        whole = yield from complete(search, position, ordered)
        if len(whole) > 1:
            yield from search.deepen(position, whole, range(2, level.depth + 1))


def list_candidates(search: AlphaBeta, position: Position) -> Steps[list[Successor[Position]]]:
    """Return the moves to search, and where they lead."""
    candidates: list[Successor[Position]] = []
    for successor in search.evaluation.candidates(position):
        if not search.only or successor[0] in search.only:
            candidates.append(successor)
        if len(candidates) % PAUSE == 0:
            yield
    return candidates


def complete(
    search: AlphaBeta, position: Position, ordered: Sequence[Successor[Position]]
) -> Steps[list[Successor[Position]]]:
    """Return the same moves, best first, the first few replaced by the best they may stand for."""
    first, rest = ordered[:COMPLETED], ordered[COMPLETED:]
    whole: list[Successor[Position]] = []
    for move, _ in first:
        for successor in search.evaluation.completions(position, move):
            whole.append(successor)
            if len(whole) % PAUSE == 0:
                yield
    if len(whole) == len(first):
        return list(ordered)
    ranked = yield from search.rank(position, whole)
    return [*((choice.move, after) for choice, after in ranked[:KEPT_OPEN]), *rest]
