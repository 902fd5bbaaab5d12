"""Turns as people type them: `E2-E4`, `e2 x d3`, `cup C`.

What is written a little differently is read all the same. Where two legal turns may be meant, none
is chosen: the refusal names both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.family import answered_by
from game_core.record import Record
from game_core.types import IllegalMove, Position

SQUARE = "([a-p][1-9])"
"""The pattern of a square, of any game."""
UNFINISHED = ("promotion", "landing")
"""The rules that refuse a turn because its last part is missing."""
MOST_ASKED = 6
"""How many turns a question offers."""


def read_turn(record: Record, text: str) -> str:
    """The turn that a player has typed, as `record.play` takes it.

    Raises IllegalMove: with the rule that forbids it, or with the turns that it may mean.
    """
    refusal = _try(record, text)
    if refusal is None:
        return text
    spelt = [each for each in spell(record.position, text) if each != text]
    refusals = {each: _try(record, each) for each in dict.fromkeys(spelt)}
    legal = [each for each, fault in refusals.items() if fault is None]
    if len(legal) == 1:
        return legal[0]
    if legal:
        raise _ask(text, legal)
    faults = {text: refusal} | {each: fault for each, fault in refusals.items() if fault}
    for each, fault in faults.items():
        if fault.rule in UNFINISHED:
            meant = _finish(record.position, each)
            if 1 < len(meant) <= MOST_ASKED:
                raise _ask(text, meant)
    raise next(iter(fault for each, fault in faults.items() if each != text), refusal)


def _try(record: Record, move: str) -> IllegalMove | None:
    """Why a turn can't be played, if it can't."""
    try:
        record.take(move)
    except IllegalMove as error:
        return error
    return None


def strip(text: str) -> str:
    """Letters and digits alone, small ones; without the × of a capture."""
    return re.sub("[^a-wyz0-9]", "", text.lower())


def _ask(text: str, moves: list[str]) -> IllegalMove:
    *others, last = moves
    said = f"“{text}” can mean {', '.join(others)} or {last}. Which one?"
    return IllegalMove("which", said, moves=moves)


def _finish(position: Position, beginning: str) -> list[str]:
    """The legal turns that begin so, without those that also move a stone."""
    longer = (move for move in position.moves() if move.startswith(beginning))
    return [move for move in longer if "+" not in move[len(beginning) :]]


@answered_by("families.{}.reading.spell")
def spell(position: Position, text: str) -> Iterator[str]:
    """The turns that a text may stand for, in the game's notation; legal or not."""
    raise NotImplementedError
