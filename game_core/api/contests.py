"""Games between two levels, one per request, for anyone gathering statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

from game_core.api.request import BadRequest, Request
from game_core.api.thinking import MOST_SEED, go_on, wait
from game_core.record import Record
from game_core.search.alphabeta import Steps
from game_core.search.job import Clock, Job, start
from game_core.search.levels import Level, UnknownLevel, find_level
from game_core.search.opponent import begin
from game_core.types import EventKind

if TYPE_CHECKING:
    from game_core.api.protocol import answers

MOST_TURNS = 1000
"""A longer game is abandoned: some games made from cards go in circles for a very long time."""


def contest(request: Request) -> answers.Contest | answers.Waiting:
    """Return the outcome of a game between two `players`, which are levels, for a `seed`."""
    record, seed = request.record, request.number("seed", MOST_SEED)
    levels = _read_levels(request)
    return go_on(
        request, ("contest", *levels, seed), partial(compete, record, levels, seed), _tell, wait
    )


def _read_levels(request: Request) -> list[Level]:
    """Read two levels; levels that go by the clock are refused, since they would take hours."""
    try:
        levels = [find_level(slug) for slug in request.texts("players")]
    except UnknownLevel as error:
        raise BadRequest(str(error)) from error
    if len(levels) != 2:
        raise BadRequest("“players” are two levels.")
    if any(isfinite(level.milliseconds) for level in levels):
        raise BadRequest("“players” are levels that don't go by the clock.")
    return levels


def _tell(found: Contest) -> answers.Contest:
    result = found.record.result()
    return {
        "done": True,
        "ended": result is not None,
        "winner": result.winner if result else None,
        "turns": len(found.record.moves),
        "choices": found.choices,
        "forced": found.forced,
        "happened": found.happened,
        "refused": found.refused,
    }


class Contest(NamedTuple):
    """A complete game, without a result if it was abandoned, and what was counted in it.

    `protocol.answers.Contest` says what the counts mean.
    """

    record: Record
    choices: int
    forced: int
    happened: Mapping[EventKind, int]
    refused: Mapping[str, int]


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
