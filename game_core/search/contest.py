"""A complete game between two levels, and statistics about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game_core.record import Record
from game_core.search.alphabeta import Steps
from game_core.search.job import Clock, Job, start
from game_core.search.levels import Level
from game_core.search.opponent import begin
from game_core.types import EventKind

MOST_TURNS = 1000
"""A longer game is abandoned: some games made from cards go in circles for a very long time."""


@dataclass(frozen=True)
class Contest:
    """The outcome of a game.

    `record` is the complete game; it has no result if it was abandoned. `choices` is how many moves
    there were to choose from over all turns, and `forced` the number of turns with only one.
    `happened` counts the turns in which each kind of event occurred, and `refused` the turns in
    which each sentence, by name, refused some cell.
    """

    record: Record
    choices: int = 0
    forced: int = 0
    happened: Mapping[EventKind, int] = field(default_factory=dict)
    refused: Mapping[str, int] = field(default_factory=dict)


def compete(start_at: Record, levels: Sequence[Level], seed: int, clock: Clock) -> Job[Contest]:
    """Play the first level against the second, which has the second side, from a record on.

    The same seed gives the same game, unless a level goes by the clock.
    """
    return start(lambda: _play(start_at, levels, seed), clock)


def _play(record: Record, levels: Sequence[Level], seed: int) -> Steps[Contest]:
    sides = record.game.sides
    choices = forced = turns = 0
    happened, refused = Counter[EventKind](), Counter[str]()
    while record.result() is None and turns < MOST_TURNS:
        position = record.position
        moves = len(position.moves())
        choices += moves
        forced += moves == 1
        turns += 1
        refusals = position.options(()).refusals.values()
        refused.update({message.id for said in refusals for message in said})
        search, steps = begin(record, levels[sides.index(position.turn)], seed)
        yield from steps
        assert search.sure is not None
        record, events = record.trace_move(search.sure.move)
        happened.update({event.kind for event in events})
    return Contest(record, choices, forced, happened, refused)
