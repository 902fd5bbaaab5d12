"""Choose a move on the board, part by part.

A piece; its target; what a Pawn becomes; a stone, or none; the stone's target. If no stone can
follow, the move is complete without the last two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from game_core.families.stonechess.chess.grid import PROMOTIONS
from game_core.families.stonechess.chess.rules import ChessMove
from game_core.families.stonechess.halfmove import HalfMove, StoneChessState, trace_move
from game_core.families.stonechess.refusals import (
    find_action,
    refuse_ending,
    refuse_man,
    refuse_move,
    refuse_stone,
)
from game_core.messages import say, text
from game_core.types import Event, IllegalMove

NONE = "none"
WORDS = {
    "q": say("stonechess-become-queen"),
    "r": say("stonechess-become-rook"),
    "b": say("stonechess-become-bishop"),
    "n": say("stonechess-become-knight"),
    NONE: say("stonechess-no-stone"),
}
"""The parts other than squares, with the labels of their buttons."""


def split(situation: StoneChessState, parts: Sequence[str]) -> dict[tuple[str, ...], str]:
    """Return the legal moves by their parts.

    There are thousands: those whose chess move doesn't begin `parts` are left at that, without a
    text.
    """
    names, numbers = situation.chess.grid.names, situation.chess.grid.numbers
    halves = situation.half_moves(numbers.get(parts[0]) if parts else None)
    found = {}
    for half in sorted(halves, key=lambda half: half.move[:2]):
        if not half.is_legal():
            continue
        begun = (names[half.move.origin], names[half.move.target], *half.move.promotion)
        if tuple(parts[: len(begun)]) != begun:
            found[begun] = ""
            continue
        endings = half.endings()
        if endings == [None]:
            found[begun] = str(half)
        if None in endings:
            found[*begun, NONE] = str(half)
        actions = [action for action in endings if action]
        for action in sorted(actions, key=lambda action: (action.stone, action.target)):
            found[*begun, names[action.stone], names[action.target]] = f"{half}{action.text}"
    return found


def explain(situation: StoneChessState) -> Callable[[Sequence[str]], IllegalMove]:
    """Return what gives the reason why no legal move begins with some parts."""

    @cache
    def find_halves(origin: int) -> dict[int, dict[str, HalfMove]]:
        # By target, then by promotion: a board asks about all squares in a row.
        found: dict[int, dict[str, HalfMove]] = {}
        for half in situation.half_moves(origin):
            found.setdefault(half.move.target, {})[half.move.promotion] = half
        return found

    def refuse(parts: Sequence[str]) -> IllegalMove:
        try:
            if len(parts) == 1:
                return refuse_man(situation, _find(situation, parts[0]))
            origin, target = _find(situation, parts[0]), _find(situation, parts[1])
            halves = find_halves(origin).get(target)
            if not halves:
                return refuse_move(situation, ChessMove(origin, target))
            half, rest = next(iter(halves.values())), parts[2:]
            if not half.is_legal():
                return refuse_ending(half, None)
            if half.move.promotion:
                if rest[0] not in halves:
                    return IllegalMove("promotion", say("stonechess-become-first"))
                half, rest = halves[rest[0]], rest[1:]
            return _refuse_stone(half, rest)
        except IllegalMove as error:
            return error

    return refuse


def _refuse_stone(half: HalfMove, parts: Sequence[str]) -> IllegalMove:
    """Return the reason why a stone, or its target too, can't follow a chess move."""
    match parts:
        case ["none"]:
            return refuse_ending(half, None)
        case [stone]:
            return refuse_stone(half, _find(half.situation, stone))
        case [stone, target]:
            numbers = _find(half.situation, stone), _find(half.situation, target)
            return refuse_ending(half, find_action(half, *numbers))
    return _refuse_part(parts[-1])


def _find(situation: StoneChessState, part: str) -> int:
    """Return the number of a square. Raises IllegalMove."""
    square = situation.chess.grid.numbers.get(part)
    if square is None:
        raise _refuse_part(part)
    return square


def _refuse_part(part: str) -> IllegalMove:
    return IllegalMove("no-turn", say("stonechess-no-choice", words=text(part)))


def preview(
    situation: StoneChessState, parts: Sequence[str]
) -> tuple[StoneChessState, list[Event]]:
    """Return the state after the chess move, as far as it has been chosen, and the events."""
    origin, target, promotion, *_ = *parts, "", "", ""
    if not target:
        return situation, []
    numbers = situation.chess.grid.numbers
    become = promotion if promotion in PROMOTIONS else ""
    half = HalfMove(situation, ChessMove(numbers[origin], numbers[target], become))
    # The side that has just moved a Pawn can't capture it in passing.
    state = replace(half.state, side=situation.side, passed=None)
    return replace(situation, before=state), [*trace_move(half, None)]
