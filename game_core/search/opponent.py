"""An opponent choosing its turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from game_core.record import Record
from game_core.search.alphabeta import PAUSE, Choice, Search, Steps, Way
from game_core.search.evaluation import WIN, find_outlook
from game_core.search.job import Clock, Thought
from game_core.search.levels import Level
from game_core.types import IllegalMove, Position

COMPLETED = 3
"""How many of the best turns are looked at with everything they may stand for."""
KEPT_OPEN = 6
"""How many of those are looked at further."""


def think(record: Record, level: Level, seed: int, clock: Clock) -> Thought[Choice]:
    """A level's thought about its turn. Raises IllegalMove when the game is over.

    The same seed in the same position gives the same turn, unless the level goes by the clock.
    """
    search, steps = begin(record, level, seed)
    # However slow the machine, all turns are compared once.
    return Thought(steps, lambda: search.sure and search.best, clock, level.milliseconds)


def begin(record: Record, level: Level, seed: int) -> tuple[Search, Steps[None]]:
    """A level's search for its turn, not yet begun, and its steps. Raises IllegalMove."""
    if record.result():
        raise IllegalMove("over", "The game is over.")
    outlook = find_outlook(record.game)
    search = Search(
        outlook,
        find_stopping(record),
        value=outlook.gain if level.counts_only else None,
        sparks=not level.counts_only,
    )
    choose = random.Random(f"{seed} {len(record.turns)}")
    steps = choose_turn(search, record.position, level, choose)
    return search, bound(search, steps, level.nodes)


def find_stopping(record: Record) -> frozenset[object]:
    """What `recurrence` gives of the positions that came twice: once more stops the game."""
    counts = Counter(position.recurrence() for position in record.positions)
    return frozenset(key for key, count in counts.items() if count == 2)


def bound(search: Search, steps: Steps[None], nodes: float) -> Steps[None]:
    """The same work, broken off after so many positions, but not before all turns were compared."""
    for _ in steps:
        if search.nodes >= nodes and search.sure:
            return
        yield


def choose_turn(
    search: Search, position: Position, level: Level, choose: random.Random
) -> Steps[None]:
    """Find the turn that the level plays: in the end, it is the search's best."""
    ways = yield from list_ways(search, position)
    choose.shuffle(ways)
    if choose.random() < level.whim:
        turn, _ = choose.choice(list(search.outlook.variants(position, ways[0][0])))
        search.best = search.sure = Choice(turn, 0, 0)
        return
    ranked = yield from search.rank(position, ways)
    if level.depth > 1 and abs(ranked[0].value) < WIN:
        after = dict(ways)
        ordered = [(choice.turn, after[choice.turn]) for choice in ranked]
        whole = yield from complete(search, position, ordered)
        if len(whole) > 1:
            yield from search.deepen(position, whole, range(2, level.depth + 1))


def list_ways(search: Search, position: Position) -> Steps[list[Way]]:
    """The turns to search, and where they lead."""
    ways: list[Way] = []
    for way in search.outlook.turns(position):
        ways.append(way)
        if len(ways) % PAUSE == 0:
            yield
    return ways


def complete(search: Search, position: Position, ways: Sequence[Way]) -> Steps[list[Way]]:
    """The same turns, best first, the first of them replaced by the best they may stand for."""
    first, rest = ways[:COMPLETED], ways[COMPLETED:]
    whole: list[Way] = []
    for turn, _ in first:
        for way in search.outlook.variants(position, turn):
            whole.append(way)
            if len(whole) % PAUSE == 0:
                yield
    if len(whole) == len(first):
        return list(ways)
    ranked = yield from search.rank(position, whole)
    after = dict(whole)
    return [*((choice.turn, after[choice.turn]) for choice in ranked[:KEPT_OPEN]), *rest]
