"""The coach: hints, move ratings, what moves are worth, and a review of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game_core.api.request import BadRequest, Request
from game_core.api.thinking import WAITING, go_on, resume
from game_core.messages import join, say
from game_core.search import coach
from game_core.search.job import Job

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def hint(request: Request) -> answers.Hint | answers.Waiting:
    """Return a good move, where to look for it, and why."""
    found = go_on(request, "hint", partial(Job, coach.give_hint(request.record)))
    if not found:
        return WAITING
    refer = request.record.game.family.words.refer_move
    return {
        "done": True,
        "move": found.move,
        "at": found.at,
        "look": say("api-look", place=refer(found.at)) if found.at else say("api-look-buttons"),
        "said": join([say("api-try", move=refer(found.move)), found.reason]),
    }


def review(request: Request) -> answers.Review | answers.Looking:
    """Return the plies that mattered most, of `sides` if any, or how many were looked at so far."""
    sides = tuple(request.texts("sides")) if request.has("sides") else ()
    begin = partial(coach.review, request.record, sides=sides)
    job = resume(request, ("review", sides), begin)
    assert job.best
    if job.done:
        return {"done": True, "moments": job.best.moments}
    return {"done": False, "looked": job.best.looked}


def rate(request: Request) -> answers.Rating | answers.Waiting:
    """Rate ply number `at`."""
    record = request.record
    number = request.number("at", len(record.plies))
    if not number:
        raise BadRequest("turns are numbered from 1.")
    rated = go_on(request, ("rate", number), partial(Job, coach.rate(record.cut(number))))
    return {"done": True, "good": rated.good, "said": rated.said} if rated else WAITING


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
