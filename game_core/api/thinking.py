"""Opponents and other long jobs, answered in slices.

A long request names a job, as the page chooses, and how many milliseconds to continue it; as long
as the answer is `{"done": false}`, the page asks the same again. With `hurry` the job ends as soon
as there is any answer. Unfinished jobs are kept here, but the request has all that they need, so a
lost job starts over.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any

from game_core.api import cache
from game_core.api.request import BadRequest, Request
from game_core.search import opponent
from game_core.search.alphabeta import Choice
from game_core.search.job import Clock, Job, read_clock
from game_core.search.levels import LEVELS, UnknownLevel, describe_level, find_level

if TYPE_CHECKING:
    from game_core.api.protocol import answers

LONGEST_SLICE = 50
"""The most milliseconds that a request may keep others waiting."""
MOST_SEED = 2**31 - 1
MOST_JOBS = 8
"""Enough for the boards of a page that think at the same time."""

_JOBS = cache.LruCache[Hashable, Job[Any]](MOST_JOBS)
"""The unfinished jobs, by what was asked."""


def list_levels(request: Request) -> list[answers.Level]:
    """List the opponents in a game, weakest first."""
    game = request.record.game
    told = ((level.slug, describe_level(level, game)) for level in LEVELS)
    return [
        {"slug": slug, "name": habit.name, "habit": habit.habit, "advice": habit.advice}
        for slug, habit in told
    ]


def think(request: Request) -> answers.FoundMove | answers.Waiting:
    """Return the move that a `level` plays, for a `seed`."""
    record, seed = request.record, request.number("seed", MOST_SEED)
    try:
        level = find_level(request.text("level"))
    except UnknownLevel as error:
        raise BadRequest(str(error)) from error
    return go_on(
        request,
        ("think", level, seed),
        partial(opponent.think, record, level, seed),
        _tell_choice,
        wait,
    )


def _tell_choice(choice: Choice) -> answers.FoundMove:
    return {"done": True, "move": choice.move}


def wait(_: object) -> answers.Waiting:
    """Return nothing about an answer that isn't done."""
    return {"done": False}


def go_on[T, Done, Progress](
    request: Request,
    question: tuple[Hashable, ...],
    begin: Callable[[Clock], Job[T]],
    tell: Callable[[T], Done],
    tell_progress: Callable[[T | None], Progress],
) -> Done | Progress:
    """Continue a job for a slice; return its answer once done, before that the best so far."""
    milliseconds = request.number("milliseconds", LONGEST_SLICE)
    hurry = request.flag("hurry")
    asked = (*question, request.text("job"), request.record.game, cache.write(request.record))
    job: Job[T] = _JOBS.take(asked) or begin(read_clock)
    done = job.step(max(1, milliseconds))
    if not done and not (hurry and job.best is not None):
        _JOBS.put(asked, job)
        return tell_progress(job.best)
    assert job.best is not None
    return tell(job.best)
