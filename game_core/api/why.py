"""Why something can't be chosen or played: the rule, a sentence, and where to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.api.request import Request
from game_core.messages import NOTHING, say
from game_core.record import Record
from game_core.typed_moves import read_move
from game_core.types import IllegalMove

if TYPE_CHECKING:
    from game_core.api.protocol import answers
    from game_core.api.protocol.refusals import Meaning


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
            turn = _choose(record, [*parts, request.text("cell")])
    except IllegalMove as error:
        return {"said": error.said, **describe(error)}
    return {"rule": "", "said": NOTHING, "cells": (), "moves": (turn,) if turn else ()}


def _choose(record: Record, parts: list[str]) -> str:
    """Return the turn that the parts make, or an empty text if incomplete. Raises IllegalMove."""
    if record.result():
        raise IllegalMove("over", say("game-over"))
    return record.position.options(parts).move


def describe(error: IllegalMove) -> Meaning:
    """Return the rule, the cells to look at, and the turns that may have been meant."""
    return {"rule": error.rule, "cells": error.cells, "moves": error.moves}
