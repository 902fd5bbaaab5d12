"""Turns as people type them: `E2-E4`, `e2 x d3`, `cup C`.

What is written a little differently is read all the same. Where two legal turns may be meant, none
is chosen: the refusal names both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import singledispatch

from game_core.amphora.position import AmphoraPosition
from game_core.chess.men import PROMOTIONS
from game_core.draughts.position import DraughtsPosition
from game_core.record import Record
from game_core.sowing.game import SowingPosition
from game_core.stacking.game import StackingPosition
from game_core.stonechess.game import StoneChessPosition
from game_core.types import IllegalMove, Position

SQUARE = "([a-p][1-9])"
AMPHORA = re.compile(f"(?:g{SQUARE})?{SQUARE}{SQUARE}{SQUARE}?")
DRAUGHTS = re.compile(f"(?:r{SQUARE})?({SQUARE}{SQUARE}+)")
STACKING = re.compile(f"{SQUARE}{SQUARE}({SQUARE}|t)?")
STONECHESS = re.compile(f"{SQUARE}{SQUARE}([{PROMOTIONS}])?(?:{SQUARE}{SQUARE})?")
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


def _strip(text: str) -> str:
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


@singledispatch
def spell(position: Position, text: str) -> Iterator[str]:
    """The turns that a text may stand for, in the game's notation; legal or not."""
    raise TypeError(f"nothing is typed for {type(position).__name__}")


@spell.register
def _(position: SowingPosition, text: str) -> Iterator[str]:
    word = _strip(text)
    # A cup is meant as it is written: small and capital letters are different rows.
    if len(word) > 1 and word in position.moves():
        yield word
    elif cup := re.fullmatch(r"\W*(?:cup)?\W*([a-f])\W*", text, re.IGNORECASE):
        yield cup[1]


@spell.register
def _(position: AmphoraPosition, text: str) -> Iterator[str]:
    if found := AMPHORA.fullmatch(_strip(text)):
        entry, origin, target, removed = found.groups()
        start = f"G@{entry}+" if entry else ""
        yield f"{start}{origin}{target}" + (f"*{removed}" if removed else "")
        if removed and not entry:
            yield f"G@{origin}+{target}{removed}"


@spell.register
def _(position: DraughtsPosition, text: str) -> Iterator[str]:
    if found := DRAUGHTS.fullmatch(_strip(text)):
        path = "-".join(re.findall(SQUARE, found[2]))
        yield f"R@{found[1]}+{path}" if found[1] else path


@spell.register
def _(position: StackingPosition, text: str) -> Iterator[str]:
    if found := STACKING.fullmatch(_strip(text)):
        origin, target, ending, landing = found.groups()
        yield f"{origin}{target}" + (f"@{landing}" if landing else ending or "")


@spell.register
def _(position: StoneChessPosition, text: str) -> Iterator[str]:
    if found := STONECHESS.fullmatch(_strip(text)):
        origin, target, promotion, stone, end = found.groups()
        move = f"{origin}{target}{promotion or ''}"
        if not stone:
            yield move
            return
        yield f"{move}+{stone}{end}"
        yield f"{move}+{stone}~{end}"
