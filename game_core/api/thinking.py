"""Opponents, games between two of them, and other long jobs, answered in slices.

A long request names a job, as the page chooses, and how many milliseconds to continue it; as long
as the answer is `{"done": false}`, the page asks the same again. With `hurry` the job ends as soon
as there is any answer. Unfinished jobs are kept here, but the request has all that they need, so a
lost job starts over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Any

from game_core.api import cache
from game_core.api.request import BadRequest, Request
from game_core.record import Record
from game_core.search import opponent
from game_core.search.alphabeta import Steps
from game_core.search.job import Clock, Job, read_clock
from game_core.search.levels import LEVELS, Level, describe_level, find_level

if TYPE_CHECKING:
    from game_core.api.protocol import answers

LONGEST_SLICE = 50
"""The most milliseconds that a request may keep others waiting."""
MOST_SEED = 2**31 - 1
MOST_JOBS = 8
"""Enough for the boards of a page that think at the same time."""
MOST_TURNS = 1000
"""A longer game is abandoned: some games made from cards go in circles for a very long time."""
BITES = (
    "capture", "relay", "slam", "feeding", "single", "uur", "endless", "duty", "guard", "pinned",
    "forced",
)  # fmt: skip
"""What a contest counts: kinds of events, rules that forbid, and turns with only one move."""

WAITING: answers.Waiting = {"done": False}
"""The answer of a job that isn't done."""

_JOBS = cache.LruCache[Hashable, Job[Any]](MOST_JOBS)
"""The unfinished jobs, by what was asked."""


def list_levels(request: Request) -> list[answers.Level]:
    """List the opponents in a game, weakest first."""
    told = ((level.slug, describe_level(level, request.record.game)) for level in LEVELS)
    return [
        {"slug": slug, "name": habit.name, "habit": habit.habit, "advice": habit.advice}
        for slug, habit in told
    ]


def think(request: Request) -> answers.FoundMove | answers.Waiting:
    """Return the move that a `level` plays, for a `seed`."""
    record, seed = request.record, request.number("seed", MOST_SEED)
    level = find_level(request.text("level"))
    choice = go_on(request, ("think", level, seed), partial(opponent.think, record, level, seed))
    return {"done": True, "move": choice.move} if choice else WAITING


def go_on[T](request: Request, question: Hashable, begin: Callable[[Clock], Job[T]]) -> T | None:
    """Continue a job for a slice; return its answer once done, None before."""
    job = resume(request, question, begin)
    return job.best if job.done else None


def resume[T](request: Request, question: Hashable, begin: Callable[[Clock], Job[T]]) -> Job[T]:
    """Continue a job for a slice, and keep it unless that ends it."""
    milliseconds = request.number("milliseconds", LONGEST_SLICE)
    hurry = request.flag("hurry")
    asked = (question, request.text("job"), request.record.game, cache.write(request.record))
    job: Job[T] = _JOBS.take(asked) or begin(read_clock)
    job.step(max(1, milliseconds))
    if hurry and job.best is not None:
        job.stop()
    if not job.done:
        _JOBS.put(asked, job)
    return job


def contest(request: Request) -> answers.Contest | answers.Waiting:
    """Return the outcome of a game between two `players`, which are levels, for a `seed`."""
    record, seed = request.record, request.number("seed", MOST_SEED)
    levels = [*map(find_level, request.texts("players"))]
    if len(levels) != 2:
        raise BadRequest("“players” are two levels.")
    # The others would take hours.
    if any(isfinite(level.milliseconds) for level in levels):
        raise BadRequest("“players” are levels that don't go by the clock.")
    found = go_on(request, ("contest", *levels, seed), partial(Job, compete(record, levels, seed)))
    return found or WAITING


def compete(record: Record, levels: Sequence[Level], seed: int) -> Steps[answers.Contest]:
    """Play the first level against the second, which has the second side, from a record on.

    The same seed gives the same game, unless a level goes by the clock.
    """
    sides = record.game.sides
    choices = turns = 0
    counted = Counter[str]()
    while record.result() is None and turns < MOST_TURNS:
        position = record.position
        moves = len(position.moves())
        choices += moves
        turns += 1
        illegal = position.options().illegal.values()
        search, steps = opponent.begin(record, levels[sides.index(position.turn)], seed)
        yield from steps
        assert search.sure is not None
        record, events = record.trace_move(search.sure.move)
        bites = {event.kind for event in events} | {error.rule for error in illegal}
        counted.update(bites | {"forced"} if moves == 1 else bites)
    result = record.result()
    return {
        "done": True,
        "ended": result is not None,
        "winner": result.winner if result else None,
        "turns": turns,
        "choices": choices,
        "bites": {name: counted[name] for name in BITES},
    }
