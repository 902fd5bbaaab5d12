"""The coach: hints, move ratings, what moves are worth, and a review of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game_core.api.request import BadRequest, Request
from game_core.api.thinking import go_on, wait
from game_core.messages import join, say
from game_core.search import coach

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def hint(request: Request) -> answers.Hint | answers.Waiting:
    """Return a good move, where to look for it, and why."""
    record = request.record
    refer = record.game.family.words.refer_move

    def tell(hint: coach.Hint) -> answers.Hint:
        tried = say("api-try", move=refer(hint.move))
        return {
            "done": True,
            "move": hint.move,
            "at": hint.at,
            "look": say("api-look", place=refer(hint.at)) if hint.at else say("api-look-buttons"),
            "said": join([tried, hint.reason]),
        }

    return go_on(request, ("hint",), partial(coach.give_hint, record), tell, wait)


def review(request: Request) -> answers.Review | answers.Looking:
    """Return the plies that mattered most or, until they're known, how many were looked at.

    Of `sides`, if there are any.
    """
    sides = tuple(request.texts("sides")) if request.has("sides") else ()

    def tell(review: coach.Review) -> answers.Review:
        return {"done": True, "moments": review.moments}

    def tell_progress(review: coach.Review | None) -> answers.Looking:
        return {"done": False, "looked": review.looked} if review else {"done": False}

    begin = partial(coach.review, request.record, sides=sides)
    return go_on(request, ("review", sides), begin, tell, tell_progress)


def rate(request: Request) -> answers.Rating | answers.Waiting:
    """Rate ply number `at`."""
    record = request.record
    number = request.number("at", len(record.plies))
    if not number:
        raise BadRequest("turns are numbered from 1.")

    def tell(rated: coach.Rating) -> answers.Rating:
        return {"done": True, "good": rated.good, "said": rated.said}

    return go_on(request, ("rate", number), partial(coach.rate, record, number), tell, wait)


def worth(request: Request) -> list[answers.Worth]:
    """Return what each legal move is worth if played out, also in words: `Cup F wins 2 seeds`.

    Empty if no table covers the position.
    """
    record = request.record
    endgames = record.game.family.endgames
    if endgames is None or record.result():
        return []
    return [
        {
            "move": move,
            "worth": worth,
            "said": endgames.name_worth(worth, move),
            "alone": endgames.describe_worth(worth),
        }
        for move, worth in endgames.find_worth(record.position).items()
    ]
