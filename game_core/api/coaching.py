"""The coach: hints, how good a turn was, what turns are worth, and a look back."""

from __future__ import annotations

from game_core.api.request import BadRequest, Request
from game_core.api.scenes import Scene
from game_core.api.thinking import go_on
from game_core.game import Game
from game_core.search import coach, rating
from game_core.search.job import read_clock


def hint(request: Request) -> Scene:
    """A good turn: `move`, the cell `at` which it begins, where to `look`, and all `said`."""
    return go_on(
        request,
        ("hint",),
        lambda: coach.give_hint(request.record, read_clock),
        lambda hint: {
            "move": hint.move,
            "at": hint.at,
            "look": _tell_where(request.record.game, hint.at),
            "said": f"Try {coach.name_choice(request.record.position, hint.move)}. {hint.reason}",
        },
    )


def _tell_where(game: Game, cell: str) -> str:
    """The first half of a hint."""
    return (
        f"Look at {game.family.words.name_move(cell)}."
        if cell
        else "Look at the buttons below the board."
    )


def review(request: Request) -> Scene:
    """The turns of a game that mattered most: `moments`, in order.

    Each has its `number` from 1, `side`, what was `played`, what was `better`, and all `said`.
    Until that is known, `looked` counts the turns that were looked at.
    """
    return go_on(
        request,
        ("review",),
        lambda: coach.review(request.record, read_clock),
        lambda review: {"moments": [moment._asdict() for moment in review.moments]},
        lambda review: {"looked": review.looked},
    )


def rate(request: Request) -> Scene:
    """How good turn number `at` was: whether `good`, and `said`, empty where it is not known."""
    record = request.record
    number = request.number("at", len(record.plies))
    if not number:
        raise BadRequest("turns are numbered from 1.")
    return go_on(
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
    endgames = record.game.family.endgames
    worths = {} if record.result() else endgames.find_worth(record.position)
    return [
        {"move": move, "worth": worth, "said": endgames.name_worth(worth)}
        for move, worth in worths.items()
    ]
