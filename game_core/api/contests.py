"""Games between two levels, one per request, for anyone gathering statistics."""

from __future__ import annotations

from functools import partial
from math import isfinite
from typing import TYPE_CHECKING

from game_core.api.request import BadRequest, Request
from game_core.api.thinking import MOST_SEED, go_on, wait
from game_core.search.contest import Contest, compete
from game_core.search.levels import Level, UnknownLevel, find_level

if TYPE_CHECKING:
    from game_core.api.protocol import answers


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
