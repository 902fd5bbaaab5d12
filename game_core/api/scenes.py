"""Values ready for JSON: games at rest, their turns listed and revisited, and moves not yet played.

A move may be half chosen, tried to see what it would do, or refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game_core import draw
from game_core.api import cache
from game_core.api.request import Request
from game_core.game import Game, Position
from game_core.messages import NOTHING, Said, join, say
from game_core.messages.catalog import Language
from game_core.record import STOP, Record
from game_core.search.effects import count_taken, find_taken
from game_core.sentences import tell_events, tell_result, tell_status
from game_core.typed_moves import read_move
from game_core.types import Event, IllegalMove, Options, Result

if TYPE_CHECKING:
    from game_core.api.protocol import answers


def scene(
    record: Record, viewpoint: str, language: Language | None = None, *, addressee: str = ""
) -> answers.Scene:
    """Return all that a page shows of a game at rest; the picture is described in `language`.

    Its labels are addressed to the side `addressee`, by default to the side to move.
    """
    position = record.position
    result = record.result()
    one, two = record.game.sides
    endgames = record.game.family.endgames
    end = describe_result(record.game, result)
    if end:
        end["best"] = find_best(record)
    shown: answers.Scene = {
        "game": record.game.slug,
        "record": cache.write(record),
        "position": str(position),
        "moves": record.moves,
        "plies": len(record.plies),
        "sides": (one, two),
        "turn": position.turn,
        "legal": () if result else position.moves(),
        "options": describe_options(Options() if result else position.options()),
        "svg": draw.board(position, viewpoint, language, addressee),
        "status": tell_status(position, result),
        "result": end,
        "valued": result is None and endgames is not None and endgames.is_covered(position),
    }
    if record.plies and record.plies[-1] != STOP:
        _, events = record.positions[-2].trace(record.plies[-1])
        shown["trace"] = draw.mark(record.positions[-2], events)
    return shown


def describe_result(game: Game, result: Result | None) -> answers.Result | None:
    """Return a result with its sentence, or None while play continues."""
    if result is None:
        return None
    return {
        "winner": result.winner,
        "reason": result.reason,
        "score": result.score,
        "said": tell_result(game, result),
    }


def find_best(record: Record) -> dict[str, int]:
    """Return the most seeds or pieces that each side captured in one turn."""
    best = dict.fromkeys(record.game.sides, 0)
    for position, ply in zip(record.positions, record.plies, strict=False):
        if ply != STOP:
            _, events = position.trace(ply)
            captured = count_taken(find_taken(position, events, position.turn))
            best[position.turn] = max(best[position.turn], captured)
    return best


def describe_options(options: Options) -> answers.Options:
    """Return a player's next choices, as a page shows them."""
    return {
        "cells": options.cells,
        "choices": dict(options.choices),
        "refusals": options.refusals,
    }


def take(record: Record, ply: str, viewpoint: str) -> tuple[Record, answers.PlacedPly, list[Event]]:
    """Play a ply, a move or STOP; return the next record, what a page shows, and the events."""
    after, events = record.trace(ply)
    sentences, said = cache.tell(after, events)
    return after, show_ply(after, events, sentences, said, viewpoint), events


def show_ply(
    record: Record, events: Sequence[Event], sentences: Sequence[Said], said: Said, viewpoint: str
) -> answers.PlacedPly:
    """Return what a page shows of a record's last ply: a sentence for each event, and for all."""
    return {
        "move": record.plies[-1],
        "position": str(record.position),
        "said": said,
        "steps": draw.steps(record.positions[-2], events, sentences, viewpoint),
    }


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
    record = request.record
    at = request.number("at", len(record.plies))
    then = record.cut(at)
    status = say("api-past", turn=at, turns=len(record.plies)) if at else say("api-past-start")
    return {
        **scene(then, request.viewpoint, addressee=request.addressee),
        "at": at,
        "of": len(record.plies),
        "later": record.plies[at:],
        "fresh": str(Record(record.game, then.position)),
        "last": _show_again(request, at) if at else None,
        "legal": (),
        "options": describe_options(Options()),
        "status": status,
    }


def _show_again(request: Request, number: int) -> answers.PastPly:
    record, viewpoint = request.record, request.viewpoint
    before = record.cut(number - 1)
    after, events = before.trace(record.plies[number - 1])
    reasons = record.game.family.words.explain(before.position, events)
    sentences, said = cache.tell(after, events)
    explained = [join([each, reasons.get(at, NOTHING)]) for at, each in enumerate(sentences)]
    return {
        "number": number,
        "turn": before.position.turn,
        "before": draw.board(before.position, viewpoint, addressee=request.addressee),
        **show_ply(after, events, explained, said, viewpoint),
    }


def begin_move(request: Request, options: Options, parts: Sequence[str]) -> answers.Begun:
    """Begin a move: return what may follow the chosen `parts`, and how the board looks meanwhile.

    `steps` lead there from the game at rest; the first `seen` of them were shown one part earlier.
    """
    position, viewpoint = request.record.position, request.viewpoint
    preview, events = position.preview(parts)
    return {
        "options": describe_options(options),
        "steps": draw.steps(position, events, tell_events(events, position, None), viewpoint),
        "seen": count_seen(position, parts, events),
        "svg": draw.board(preview, viewpoint, addressee=request.addressee),
    }


def count_seen(position: Position, parts: Sequence[str], events: Sequence[Event]) -> int:
    """Count the events shown before the last part was chosen; 0 if they don't begin `events`."""
    earlier = position.preview(parts[:-1])[1] if parts else []
    return len(earlier) if events[: len(earlier)] == earlier else 0


def try_move(request: Request) -> answers.Tried | answers.Begun:
    """Return what a move, given in `parts` or as `move`, would do, without playing it."""
    record, viewpoint = request.record, request.viewpoint
    if request.has("move"):
        move = read_move(record, request.text("move"))
    else:
        parts = request.texts("parts")
        options = record.position.options(parts)
        if not options.move:
            return begin_move(request, options, parts)
        move = options.move
    after, shown, events = take(record, move, viewpoint)
    result = after.result()
    return {
        **shown,
        "marks": draw.mark(record.position, events),
        "svg": draw.board(after.position, viewpoint, addressee=request.addressee),
        "status": tell_status(after.position, result),
        "result": describe_result(record.game, result),
    }


def explain(request: Request) -> answers.Reason:
    """Explain why `cell` can't be chosen after `parts`, or why `move` can't be played.

    If it is allowed, `rule` and `said` are empty, and `moves` has the turn if it is complete.
    """
    record = request.record
    try:
        if request.has("move"):
            turn = read_move(record, request.text("move"))
        else:
            parts = request.texts("parts") if request.has("parts") else []
            parts = [*parts, request.text("cell")]
            if record.result():
                raise IllegalMove("over", say("game-over"))
            turn = record.position.options(parts).move
    except IllegalMove as error:
        return {"said": error.said, **describe_refusal(error)}
    return {"rule": "", "said": NOTHING, "cells": (), "moves": (turn,) if turn else ()}


def describe_refusal(error: IllegalMove) -> answers.Meaning:
    """Return the rule, the cells to look at, and the turns that may have been meant."""
    return {"rule": error.rule, "cells": error.cells, "moves": error.moves}
