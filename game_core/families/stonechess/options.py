"""Choose a move on the board, part by part.

A piece; its target; what a Pawn becomes; a stone, or none; the stone's target. If no stone can
follow, the move is complete without the last two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from game_core.families.stonechess.chess.grid import PROMOTIONS
from game_core.families.stonechess.chess.rules import ChessMove
from game_core.families.stonechess.halfmove import HalfMove, StoneChessState, trace_move
from game_core.families.stonechess.refusals import (
    refuse_action,
    refuse_ending,
    refuse_man,
    refuse_move,
    refuse_stone,
)
from game_core.families.stonechess.stones import Action
from game_core.messages import Said, say, text
from game_core.squares.position import offer
from game_core.types import Event, IllegalMove, Options

NONE = "none"


def choose(situation: StoneChessState, parts: Sequence[str]) -> Options:
    """Return what may follow `parts`, or the move that they make.

    Raises IllegalMove if no legal move begins with them.
    """
    match parts:
        case []:
            return _offer_men(situation)
        case [origin]:
            return _offer_targets(situation, _find(situation, origin))
        case [origin, target, *rest]:
            move = ChessMove(_find(situation, origin), _find(situation, target))
            return _choose_after(situation, move, rest)
    raise AssertionError(f"{parts} is no sequence")


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
    state = replace(half.state, side=situation.state.side, passed=None)
    return replace(situation, state=state), [*trace_move(half, None)]


# --- The chess move ---


def _offer_men(situation: StoneChessState) -> Options:
    """Return the pieces that a legal move can begin with."""
    cells = {half.move.origin for half in situation.half_moves() if half.is_legal()}
    return _offer(situation, cells, lambda square: refuse_man(situation, square))


def _offer_targets(situation: StoneChessState, origin: int) -> Options:
    """Return where a piece may go."""
    halves = {half.move.target: half for half in situation.half_moves(origin)}
    cells = {target for target, half in halves.items() if half.is_legal()}
    if not cells:
        raise refuse_man(situation, origin)
    return _offer(
        situation,
        cells,
        lambda target: _refuse_target(situation, ChessMove(origin, target), halves.get(target)),
    )


def _refuse_target(
    situation: StoneChessState, move: ChessMove, half: HalfMove | None
) -> IllegalMove:
    """Return the reason why a piece can't go to a square, or would leave its King attacked."""
    return refuse_ending(half, None) if half else refuse_move(situation, move)


def _choose_after(situation: StoneChessState, move: ChessMove, parts: Sequence[str]) -> Options:
    """Return what may follow a piece and its target."""
    found = [half for half in situation.half_moves(move.origin) if half.move.target == move.target]
    halves = [half for half in found if half.is_legal()]
    if not halves:
        raise _refuse_target(situation, move, found[0] if found else None)
    if not halves[0].move.promotion:
        return _choose_stone(halves[0], parts)
    if not parts:
        names = situation.chess.grid.names
        return Options(
            choices={
                "q": say("stonechess-become-queen"),
                "r": say("stonechess-become-rook"),
                "b": say("stonechess-become-bishop"),
                "n": say("stonechess-become-knight"),
            },
            refusals=dict.fromkeys(names, say("stonechess-become-first")),
        )
    promotion, *rest = parts
    for half in halves:
        if half.move.promotion == promotion:
            return _choose_stone(half, rest)
    raise IllegalMove("promotion", say("stonechess-become-first"))


# --- The stone action ---


def _choose_stone(half: HalfMove, parts: Sequence[str]) -> Options:
    """Return what may follow a chess move."""
    endings = list(half.endings())
    match parts:
        case []:
            return Options(move=str(half)) if endings == [None] else _offer_stones(half, endings)
        case ["none"] if None in endings:
            return Options(move=str(half))
        case ["none"]:
            raise refuse_ending(half, None)
        case [stone]:
            return _offer_ends(half, _find(half.situation, stone), endings)
        case [stone, target]:
            way = (_find(half.situation, stone), _find(half.situation, target))
            for action in endings:
                if action and (action.stone, action.target) == way:
                    return Options(move=f"{half}{action.text}")
            raise _refuse_end(half, *way)
    raise _refuse_part(parts[-1])


def _offer_stones(half: HalfMove, endings: Sequence[Action | None]) -> Options:
    cells = {action.stone for action in endings if action}
    choices = {NONE: say("stonechess-no-stone")} if None in endings else {}
    return _offer(half.situation, cells, lambda stone: refuse_stone(half, stone), choices)


def _offer_ends(half: HalfMove, stone: int, endings: Sequence[Action | None]) -> Options:
    """Return where a stone may go."""
    cells = {action.target for action in endings if action and action.stone == stone}
    if not cells:
        raise refuse_stone(half, stone)
    return _offer(half.situation, cells, lambda target: _refuse_end(half, stone, target))


def _refuse_end(half: HalfMove, stone: int, target: int) -> IllegalMove:
    """Return the reason why a stone can't go to a square, or would leave the King attacked."""
    for action in half.actions:
        if (action.stone, action.target) == (stone, target):
            return refuse_ending(half, action)
    return refuse_action(half, stone, target)


# --- Parts ---


def _find(situation: StoneChessState, part: str) -> int:
    """Return the number of a square. Raises IllegalMove."""
    square = situation.chess.grid.numbers.get(part)
    if square is None:
        raise _refuse_part(part)
    return square


def _refuse_part(part: str) -> IllegalMove:
    return IllegalMove("no-turn", say("stonechess-no-choice", words=text(part)))


def _offer(
    situation: StoneChessState,
    squares: set[int],
    refuse: Callable[[int], IllegalMove],
    choices: Mapping[str, Said] = MappingProxyType({}),
) -> Options:
    """Return the squares that can be chosen, and the reasons why the others can't."""
    names, numbers = situation.chess.grid.names, situation.chess.grid.numbers
    cells = [names[square] for square in sorted(squares)]
    return offer(names, cells, lambda name: refuse(numbers[name]), choices)
