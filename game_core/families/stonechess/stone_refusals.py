"""Why a stone action isn't legal although it looks possible: the rule, and a sentence."""

from __future__ import annotations

from game_core.families.stonechess.chess.men import MEN, refer_man
from game_core.families.stonechess.halfmove import HalfMove
from game_core.families.stonechess.stones import STONE, Action
from game_core.messages import cell, say
from game_core.notation import EMPTY
from game_core.types import IllegalMove


def refuse_stone(half: HalfMove, stone: int) -> IllegalMove:
    """Return the reason why the contents of a square can't be the stone of a move."""
    square = cell(half.chess.grid.names[stone])
    if half.state.board[stone] != STONE:
        return IllegalMove("no-stone", say("stonechess-no-stone-there", square=square))
    for action in half.actions:
        if action.stone == stone:
            return refuse_ending(half, action)
    if half.situation.moved and half.situation.moved[1] == stone:
        return _refuse_undo(half)
    return IllegalMove("shut-in", say("stonechess-stone-stuck", square=square))


def refuse_action(half: HalfMove, stone: int, target: int) -> IllegalMove:
    """Return the reason why no stone action leads from one square to another."""
    board, grid = half.state.board, half.chess.grid
    if board[stone] != STONE:
        return refuse_stone(half, stone)
    if half.situation.moved == (target, stone):
        return _refuse_undo(half)
    there, square = board[target], cell(grid.names[target])
    if there == EMPTY:
        return _refuse_distance(half, stone, target)
    if there == STONE:
        return IllegalMove("stone", say("stonechess-stone-already", square=square))
    piece = refer_man(there)
    if there not in MEN[half.before.side]:
        said = say("stonechess-swap-own", piece=piece, square=square, other=half.situation.sides[1])
        return IllegalMove("swap-own", said)
    origin = cell(grid.names[stone])
    if not grid.are_neighbors(stone, target):
        said = say("stonechess-swap-near", piece=piece, square=square, stone=origin)
        return IllegalMove("swap-near", said)
    return IllegalMove("swap-pawn", say("stonechess-swap-pawn", square=origin))


def refuse_ending(half: HalfMove, action: Action | None) -> IllegalMove:
    """Return the reason why a move that leaves the own King attacked can't end with `action`."""
    names = half.chess.grid.names
    attacker = half.attacker(action)
    assert attacker is not None, f"{half} with {action} leaves no King attacked"
    mover, cells = half.situation.sides[0], (names[attacker],)
    piece, origin = refer_man(half.state.board[attacker]), cell(names[attacker])
    if action is None:
        if half.is_legal():
            said = say("stonechess-attacked-stone", mover=mover, piece=piece, origin=origin)
        else:
            said = say("stonechess-attacked", mover=mover, piece=piece, origin=origin)
        return IllegalMove("check", said, cells)
    square = cell(names[action.stone])
    if action.target == half.king:
        said = say(
            "stonechess-attacked-there", square=square, mover=mover, piece=piece, origin=origin
        )
        return IllegalMove("check", said, cells)
    if any((t.origin, t.shield) == (attacker, action.stone) for t in half.threats):
        said = say(
            "stonechess-attacked-without", square=square, mover=mover, piece=piece, origin=origin
        )
        return IllegalMove("opens-line", said, cells)
    said = say("stonechess-attacked-still", mover=mover, piece=piece, origin=origin)
    return IllegalMove("check", said, cells)


def _refuse_undo(half: HalfMove) -> IllegalMove:
    assert half.situation.moved is not None
    origin, target = (cell(half.chess.grid.names[square]) for square in half.situation.moved)
    other = half.situation.sides[1]
    return IllegalMove(
        "no-undo", say("stonechess-no-undo", other=other, square=target, origin=origin)
    )


def _refuse_distance(half: HalfMove, stone: int, target: int) -> IllegalMove:
    """Return the reason why a stone can't go to an empty square."""
    for ray in half.chess.grid.straight[stone]:
        if target in ray and half.state.board[ray[0]] == STONE:
            return IllegalMove("line", say("stonechess-line"))
    square = cell(half.chess.grid.names[target])
    return IllegalMove("step", say("stonechess-one-step", square=square))
