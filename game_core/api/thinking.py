"""Opponents, and all that takes long, asked in slices.

A request that takes long names a thought of the page's own choosing and how many milliseconds to
go on with it; as long as the answer is `{"done": false}`, the page asks the same again. With
`hurry` the thought ends as soon as there is any answer. Thoughts under way are kept here, but all
that they need is in the request: one that is lost begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game_core.api import cache
from game_core.api.request import BadRequest, Request
from game_core.api.scenes import Scene
from game_core.search import opponent
from game_core.search.job import Job, read_clock
from game_core.search.levels import LEVELS, UnknownLevel, find_level, name_taken

LONGEST_SLICE = 50
"""Milliseconds: no request keeps others waiting for longer."""
MOST_SEED = 2**31 - 1
MOST_JOBS = 8
"""Enough for the boards of a page that think at the same time."""

_JOBS = cache.LruCache[Hashable, Job[Any]](MOST_JOBS)
"""The thoughts under way, by what was asked."""


def list_levels(request: Request) -> list[Scene]:
    """The opponents of a game, weakest first: `slug`, `name`, `habit`, `advice`."""
    seeds = name_taken(request.record.game)
    return [
        {
            "slug": level.slug,
            "name": level.name,
            "habit": level.habit.format(seeds=seeds),
            "advice": level.advice.format(seeds=seeds),
        }
        for level in LEVELS
    ]


def think(request: Request) -> Scene:
    """The turn of a `level`, by a `seed`: `move`."""
    record, seed = request.record, request.number("seed", MOST_SEED)
    try:
        level = find_level(request.text("level"))
    except UnknownLevel as error:
        raise BadRequest(str(error)) from error
    return go_on(
        request,
        ("think", level, seed),
        lambda: opponent.think(record, level, seed, read_clock),
        lambda choice: {"move": choice.move},
    )


def go_on[T](
    request: Request,
    question: tuple[Hashable, ...],
    begin: Callable[[], Job[T]],
    tell: Callable[[T], Scene],
    tell_progress: Callable[[T], Scene] = lambda _: {},
) -> Scene:
    """Go on with a thought for a slice; its answer, once it is done."""
    milliseconds = request.number("milliseconds", LONGEST_SLICE)
    hurry = request.flag("hurry")
    asked = (*question, request.text("thought"), request.record.game, cache.write(request.record))
    job: Job[T] = _JOBS.take(asked) or begin()
    done = job.step(max(1, milliseconds))
    if not done and not (hurry and job.best is not None):
        _JOBS.put(asked, job)
        return {"done": False} | (tell_progress(job.best) if job.best else {})
    assert job.best is not None
    return {"done": True} | tell(job.best)
