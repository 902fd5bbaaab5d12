"""Opponents and the coach, asked in slices.

A request that takes long names a thought of the page's own choosing and how many milliseconds to
go on with it; as long as the answer is `{"done": false}`, the page asks the same again. With
`hurry` the thought ends as soon as there is any answer. Thoughts under way are kept here, but all
that they need is in the request: one that is lost begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Any

from game_core.api import shelf
from game_core.api.request import BadRequest, Request
from game_core.api.scenes import Scene
from game_core.say import name_turn
from game_core.search import coach, opponent, rating, tables
from game_core.search.levels import LEVELS, UnknownLevel, find_level, name_taken
from game_core.search.thought import Thought
from game_core.types import Game

LONGEST_SLICE = 50
"""Milliseconds: no request keeps others waiting for longer."""
MOST_SEED = 2**31 - 1
MOST_THOUGHTS = 8
"""Enough for the boards of a page that think at the same time."""

_THOUGHTS = shelf.Shelf[Hashable, Thought[Any]](MOST_THOUGHTS)
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
    return _go_on(
        request,
        ("think", level, seed),
        lambda: opponent.think(record, level, seed, read_clock),
        lambda choice: {"move": choice.turn},
    )


def hint(request: Request) -> Scene:
    """A good turn: `move`, the cell `at` which it begins, where to `look`, and all `said`."""
    return _go_on(
        request,
        ("hint",),
        lambda: coach.give_hint(request.record, read_clock),
        lambda hint: {
            "move": hint.turn,
            "at": hint.at,
            "look": _tell_where(request.record.game, hint.at),
            "said": f"Try {coach.name_choice(request.record.position, hint.turn)}. {hint.reason}",
        },
    )


def _tell_where(game: Game, cell: str) -> str:
    """The first half of a hint."""
    return f"Look at {name_turn(game, cell)}." if cell else "Look at the buttons below the board."


def review(request: Request) -> Scene:
    """The turns of a game that mattered most: `moments`, in order.

    Each has its `number` from 1, `side`, what was `played`, what was `better`, and all `said`.
    Until that is known, `looked` counts the turns that were looked at.
    """
    return _go_on(
        request,
        ("review",),
        lambda: coach.review(request.record, read_clock),
        lambda review: {"moments": [moment._asdict() for moment in review.moments]},
        lambda review: {"looked": review.looked},
    )


def rate(request: Request) -> Scene:
    """How good turn number `at` was: whether `good`, and `said`, empty where it is not known."""
    record = request.record
    number = request.number("at", len(record.turns))
    if not number:
        raise BadRequest("turns are numbered from 1.")
    return _go_on(
        request,
        ("rate", number),
        lambda: rating.rate(record, number, read_clock),
        lambda rating: rating._asdict(),
    )


def worth(request: Request) -> list[Scene]:
    """What each legal move is worth if played out, in seeds, and `said`: `wins 2 seeds`.

    Empty where no table covers the position.
    """
    record = request.record
    worths = {} if record.result() else tables.worth(record.position)
    return [
        {"move": move, "worth": worth, "said": tables.name_worth(worth)}
        for move, worth in worths.items()
    ]


def read_clock() -> float:
    """Milliseconds."""
    return perf_counter() * 1000


def _go_on[T](
    request: Request,
    question: tuple[Hashable, ...],
    begin: Callable[[], Thought[T]],
    tell: Callable[[T], Scene],
    tell_progress: Callable[[T], Scene] = lambda _: {},
) -> Scene:
    """Go on with a thought for a slice; its answer, once it is done."""
    milliseconds = request.number("milliseconds", LONGEST_SLICE)
    hurry = request.flag("hurry")
    asked = (*question, request.text("thought"), request.record.game, shelf.write(request.record))
    thought: Thought[T] = _THOUGHTS.take(asked) or begin()
    done = thought.step(max(1, milliseconds))
    if not done and not (hurry and thought.best is not None):
        _THOUGHTS.put(asked, thought)
        return {"done": False} | (tell_progress(thought.best) if thought.best else {})
    assert thought.best is not None
    return {"done": True} | tell(thought.best)
