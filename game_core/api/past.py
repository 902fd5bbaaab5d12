"""The turns played in a game, listed and revisited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core import draw
from game_core.api import cache
from game_core.api.request import Request
from game_core.api.scenes import describe_options, describe_result, scene, show_ply
from game_core.messages import NOTHING, Said, join, say
from game_core.record import Record
from game_core.types import Options

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def history(request: Request) -> answers.History:
    """Return every turn of a game: number, side, notation, words, and the stage it begins.

    `stage` is empty unless the turn is the first of a round or phase.
    """
    record = request.record
    return {
        "plies": [
            _list_turn(record, number, said)
            for number, said in enumerate(cache.say_all(record), start=1)
        ],
        "result": describe_result(record.game, record.result()),
    }


def _list_turn(record: Record, number: int, said: Said) -> answers.Entry:
    before = record.positions[number - 1]
    tell_stage = record.game.family.words.tell_stage
    stage = tell_stage(before)
    is_new = number == 1 or stage != tell_stage(record.positions[number - 2])
    return {
        "number": number,
        "turn": before.turn,
        "move": record.plies[number - 1],
        "said": said,
        "stage": stage if is_new else NOTHING,
    }


def visit(request: Request) -> answers.Visit:
    """Return the board after the first `at` turns, for viewing only.

    `record` is the game as it was then, `later` the turns played since, `fresh` a new game that
    begins at that position; `last` is the turn that led there, with the picture `before` it.
    """
    record, viewpoint = request.record, request.viewpoint
    at = request.number("at", len(record.plies))
    then = record.cut(at)
    status = say("api-past", turn=at, turns=len(record.plies)) if at else say("api-past-start")
    return {
        **scene(then, viewpoint),
        "at": at,
        "of": len(record.plies),
        "later": record.plies[at:],
        "fresh": str(Record(record.game, then.position)),
        "last": _show_again(record, at, viewpoint) if at else None,
        "legal": (),
        "options": describe_options(Options()),
        "status": status,
    }


def _show_again(record: Record, number: int, viewpoint: str) -> answers.PastPly:
    before = record.cut(number - 1)
    after, events = before.trace(record.plies[number - 1])
    reasons = record.game.family.words.explain(before.position, events)
    sentences, said = cache.tell(after, events)
    explained = [
        join([sentence, reasons.get(index, NOTHING)]) for index, sentence in enumerate(sentences)
    ]
    return {
        "number": number,
        "turn": before.position.turn,
        "before": draw.board(before.position, viewpoint),
        **show_ply(after, events, explained, said, viewpoint),
    }
