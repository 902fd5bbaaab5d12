"""Notes on a game's turns, and its variations: an annotated game that grows as somebody writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.annotated import DEEPEST, AnnotatedGame, Note
from game_core.limits import MOST_SAVED
from game_core.messages import say
from game_core.types import RecordError

if TYPE_CHECKING:
    from game_core.api.protocol import answers
    from game_core.api.request import Request


def annotate(request: Request) -> answers.Annotated:
    """Add the game as played to an annotated game, and what the request says after `at` turns.

    `annotated` is empty in a game without notes. A `comment` replaces the one that is there;
    `remove` takes away the variation that begins with that turn.
    """
    record, known = request.record, request.text("annotated")
    at = request.number("at", len(record.plies))
    game = AnnotatedGame.parse(known) if known else AnnotatedGame(record.cut(0))
    if game.start != record.cut(0):
        raise RecordError(3, say("api-other-start"))
    here = record.plies[:at]
    game = game.remove(here) if request.flag("remove") else game.add(record.plies)
    if request.has("comment"):
        game = game.add(here, request.text("comment"))
    written = str(game)
    notes = [note for note in game.walk() if note.comment or note.begins]
    if len(written) > MOST_SAVED or any(note.depth > DEEPEST for note in notes):
        raise RecordError(4, say("game-record-long", most=MOST_SAVED))
    return {
        "annotated": written if notes else "",
        "record": str(game.record),
        "notes": [_describe(note) for note in notes],
    }


def _describe(note: Note) -> answers.Note:
    return {
        "record": str(note.line),
        "here": str(note.line.cut(note.at)),
        "at": note.at,
        "move": note.line.plies[note.at - 1] if note.at else "",
        "comment": note.comment,
        "begins": note.begins,
    }
