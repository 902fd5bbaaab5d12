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
    """Add the game as played to an annotated game, and what the request says of its last turn.

    `annotated` is empty in a game without notes. A `comment` is written after the last turn, in
    place of another; `remove` takes away the variation that begins with it.
    """
    record, known = request.record, request.text("annotated")
    game = AnnotatedGame.parse(known) if known else AnnotatedGame(record.cut(0))
    if game.start != record.cut(0):
        raise RecordError(3, say("api-other-start"))
    if request.flag("remove"):
        game = game.remove(record.plies)
    else:
        game = game.add(record.plies, request.text("comment") if request.has("comment") else None)
    written = str(game)
    told = [note for note in game.walk() if note.comment or note.begins]
    if len(written) > MOST_SAVED or any(note.depth > DEEPEST for note in told):
        raise RecordError(4, say("game-record-long", most=MOST_SAVED))
    return {"annotated": written if told else "", "notes": [_describe(note) for note in told]}


def _describe(note: Note) -> answers.Note:
    return {
        "record": str(note.line),
        "at": note.at,
        "move": note.line.plies[note.at - 1] if note.at else "",
        "turn": note.line.positions[max(note.at - 1, 0)].turn,
        "comment": note.comment,
        "depth": note.depth,
    }
