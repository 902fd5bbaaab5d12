"""Moves as people type them: `E2-E4`, `e2 x d3`, `cup C`.

What is written a little differently is read all the same. Where two legal moves may be meant, none
is chosen: the refusal names both.
"""

from __future__ import annotations

from game_core.record import Record
from game_core.types import IllegalMove

MOST_ASKED = 6
"""The most moves that a question offers."""


def read_move(record: Record, text: str) -> str:
    """The move that a player has typed, as `record.play` takes it.

    Raises IllegalMove: with the rule that forbids it, or with the moves that it may mean.
    """
    refusal = _try(record, text)
    if refusal is None:
        return text
    position, reading = record.position, record.game.family.reading
    meant = [each for each in reading.interpret(position, text) if each != text]
    refusals = {each: _try(record, each) for each in dict.fromkeys(meant)}
    legal = [each for each, fault in refusals.items() if fault is None]
    if len(legal) == 1:
        return legal[0]
    if legal:
        raise _ask(text, legal)
    faults = {text: refusal} | {each: fault for each, fault in refusals.items() if fault}
    for each, fault in faults.items():
        if fault.rule in reading.UNFINISHED:
            whole = reading.complete(position, each)
            if 1 < len(whole) <= MOST_ASKED:
                raise _ask(text, whole)
    raise next(iter(fault for each, fault in faults.items() if each != text), refusal)


def _try(record: Record, move: str) -> IllegalMove | None:
    """Why a move can't be played, if it can't."""
    try:
        record.take(move)
    except IllegalMove as error:
        return error
    return None


def _ask(text: str, moves: list[str]) -> IllegalMove:
    *others, last = moves
    said = f"“{text}” can mean {', '.join(others)} or {last}. Which one?"
    return IllegalMove("which", said, moves=moves)
