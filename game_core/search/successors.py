"""What a position may lead to, turn by turn, and what each turn takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from game_core.families.amphora.board import PIECES
from game_core.families.amphora.position import AmphoraPosition
from game_core.families.draughts import board as draughts
from game_core.families.draughts.position import DraughtsPosition
from game_core.families.sowing.board import SIDES
from game_core.families.sowing.game import SowingPosition
from game_core.families.stacking.board import DIRECTIONS, PLAIN, TOUCH
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.situation import Situation
from game_core.families.stacking.sowing import list_moves
from game_core.families.stonechess.chess.men import MEN
from game_core.families.stonechess.game import StoneChessPosition
from game_core.types import Event, IllegalMove, Position

type Successor = tuple[str, Position]
"""A turn, and the position after it."""


def find_successors(position: Position, first: str = "") -> Iterator[Successor]:
    """Every legal turn, made only when it is asked for; `first`, if it is one, comes first."""
    turns = _make_turns(position)
    if turns is not None:
        if first:
            with suppress(IllegalMove):
                yield first, position.play(first)
        yield from (each for each in turns if each[0] != first)
        return
    moves = position.moves()
    if first in moves:
        yield first, position.play(first)
    for move in moves:
        if move != first:
            yield move, position.play(move)


def find_winners(position: Position, first: str = "") -> Iterator[Successor]:
    """The turns that may win at once, in games with thousands of turns; elsewhere all.

    Where only checkmate wins, that is those that give check: one look, instead of the search for
    a legal reply to each.
    """
    for move, after in find_successors(position, first):
        if not isinstance(after, StoneChessPosition) or after.is_check():
            yield move, after


def _make_turns(position: Position) -> Iterator[Successor] | None:
    """The turns of a game that has many, with no text read and nothing judged twice."""
    match position:
        case StoneChessPosition():
            return _finish_turns(position)
        case StackingPosition():
            return _sow_stones(position)
    return None


def _finish_turns(position: StoneChessPosition) -> Iterator[Successor]:
    """Each chess move once, and each action that may end it."""
    if position.is_worn_out():
        return
    for half in position.situation.half_turns():
        text = str(half)
        quiet = 0 if half.resets_quiet() else position.quiet + 1
        for action in half.endings():
            after = replace(position, situation=half.finish(action), quiet=quiet)
            yield (text + action.text if action else text), after


def _sow_stones(position: StackingPosition) -> Iterator[Successor]:
    """Each move of stones that nothing is in the way of."""
    if position.is_captured() or position.is_worn_out():
        return
    board, side = position.situation.board, position.situation.side
    for origin in position.situation.origins():
        for direction in range(len(DIRECTIONS)):
            for move in list_moves(board, side, origin, direction):
                with suppress(IllegalMove):
                    sowing = position.situation.judge(move)
                    situation = Situation(sowing.play(board), 1 - side)
                    quiet = 0 if sowing.taken else position.quiet + 1
                    yield str(move), StackingPosition(position.game, situation, quiet)


def count_taken(before: Position, move: str, after: Position) -> tuple[int, int]:
    """How many seeds or pieces a move took, for the first side and for the other."""
    if isinstance(before, SowingPosition) and isinstance(after, SowingPosition):
        return _count_seeds(before, move, after)
    side = before.game.sides.index(before.turn)
    # Whoever moves takes from the other side alone, and that side gains nothing meanwhile.
    taken = _count_pieces(before, 1 - side) - _count_pieces(after, 1 - side)
    return (0, taken) if side else (taken, 0)


def _count_seeds(before: SowingPosition, move: str, after: SowingPosition) -> tuple[int, int]:
    if before.tags == after.tags and (not after.ended or before.stores == after.stores):
        (south, north), (south_after, north_after) = before.stores, after.stores
        return south_after - south, north_after - north
    # Seeds were swept or dealt too: the events tell which were captured.
    trace: list[Event] = []
    before.play(move, trace)
    taken = dict.fromkeys(SIDES, 0)
    for event in trace:
        if event.kind == "capture":
            taken[event.side] += event.count
    return taken["S"], taken["N"]


def _count_pieces(position: Position, side: int) -> int:
    """How many pieces or stones a side has on the board."""
    match position:
        case StackingPosition():
            board, letters = position.situation.board, PLAIN[side] + TOUCH[side]
        case AmphoraPosition():
            board, letters = position.state.board, "".join(PIECES[side])
        case DraughtsPosition():
            board, letters = position.layout.pieces, draughts.MEN[side] + draughts.RINGED[side]
        case StoneChessPosition():
            board, letters = position.situation.state.board, "".join(MEN[side])
        case _:
            raise TypeError(f"no pieces are known of {position.game.name}")
    text = "".join(board)
    return sum(map(text.count, letters))
