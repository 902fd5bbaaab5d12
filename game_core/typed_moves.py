"""Moves as people type them: `E2-E4`, `e2 x d3`, `cup C`.

Moves written a little differently are read all the same. If two legal moves may be meant, none is
chosen: the refusal names both.
"""

from __future__ import annotations

import re

from game_core.limits import MOST_TYPED
from game_core.messages import listed, move, say, text
from game_core.notation import ALSO
from game_core.record import Record
from game_core.types import IllegalMove

MOST_ASKED = 6
"""The most moves that a question offers."""
UNFINISHED = ("landing", "promotion")
"""The rules that refuse a move because its last part is missing."""
SQUARE = "([a-p][1-9])"
"""The pattern of a square in any game."""


def strip(text: str) -> str:
    """Return letters and digits alone, in lowercase, without the × of a capture."""
    return re.sub("[^a-wyz0-9]", "", text.lower())


def read_move(record: Record, typed: str) -> str:
    """Return the move that a player has typed, as `record.play` takes it.

    Raises IllegalMove: with the rule that forbids it, or with the moves that it may mean.

    Examples:
        >>> read_move(Record(get("oware")), "cup C")
        'C'
        >>> read_move(Record(get("amphora")), "C2-C3")
        'c2c3'
    """
    if len(typed) > MOST_TYPED:
        raise IllegalMove("no-turn", say("game-typed-long", most=text(str(MOST_TYPED))))
    refusal = _try(record, typed)
    if refusal is None:
        return typed
    position, reading = record.position, record.game.family.reading
    meant = [each for each in reading.interpret(position, typed) if each != typed]
    refusals = {each: _try(record, each) for each in dict.fromkeys(meant)}
    legal = [each for each, fault in refusals.items() if fault is None]
    if len(legal) == 1:
        return legal[0]
    if legal:
        raise _ask(typed, legal)
    faults = {typed: refusal} | {each: fault for each, fault in refusals.items() if fault}
    for each, fault in faults.items():
        if fault.rule in UNFINISHED:
            begun = [move for move in position.moves() if move.startswith(each)]
            # Those with which something else goes are too many.
            whole = [move for move in begun if ALSO not in move[len(each) :]]
            if 1 < len(whole) <= MOST_ASKED:
                raise _ask(typed, whole)
    raise next((fault for each, fault in faults.items() if each != typed), refusal)


def _try(record: Record, ply: str) -> IllegalMove | None:
    """Return why a move can't be played, or None if it can."""
    try:
        record.take(ply)
    except IllegalMove as error:
        return error
    return None


def _ask(typed: str, moves: list[str]) -> IllegalMove:
    said = say("game-which", typed=text(typed), moves=listed(map(move, moves)))
    return IllegalMove("which", said, moves=moves)
