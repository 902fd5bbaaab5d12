"""Why a stone action that looks possible is not, or must not end a move: rule and sentence."""

from __future__ import annotations

from game_core.families.stonechess.chess.men import MEN, name_man
from game_core.families.stonechess.halfmove import HalfMove
from game_core.families.stonechess.stones import SHORTEST_LINE, STONE, Action
from game_core.notation import EMPTY
from game_core.types import IllegalMove


def refuse_stone(half: HalfMove, stone: int) -> IllegalMove:
    """Why what stands on a square can't be the stone of a move."""
    name = half.chess.grid.names[stone]
    if half.state.board[stone] != STONE:
        return IllegalMove("no-stone", f"There is no stone on {name}.")
    for action in half.actions:
        if action.stone == stone:
            return refuse_ending(half, action)
    if half.situation.moved and half.situation.moved[1] == stone:
        return _refuse_undo(half)
    return IllegalMove("shut-in", f"The stone on {name} has no square to go to.")


def refuse_action(half: HalfMove, stone: int, target: int) -> IllegalMove:
    """Why no stone action leads from one square to another."""
    board, grid = half.state.board, half.chess.grid
    if board[stone] != STONE:
        return refuse_stone(half, stone)
    if half.situation.moved == (target, stone):
        return _refuse_undo(half)
    there, name = board[target], grid.names[target]
    if there == EMPTY:
        return _refuse_distance(half, stone, target)
    if there == STONE:
        return IllegalMove("stone", f"A stone stands on {name} already.")
    man = f"The {name_man(there)} on {name}"
    if there not in MEN[half.before.side]:
        said = f"{man} is {half.situation.sides[1]}'s: stones change places with own men only."
        return IllegalMove("swap-own", said)
    if not grid.are_neighbours(stone, target):
        said = f"{man} is not next to the stone on {grid.names[stone]}, on its rank or file."
        return IllegalMove("swap-near", said)
    said = f"{grid.names[stone]} is on a last rank: no Pawn may be put there."
    return IllegalMove("swap-pawn", said)


def refuse_ending(half: HalfMove, action: Action | None) -> IllegalMove:
    """Why a move that leaves the own King attacked must not end so."""
    names = half.chess.grid.names
    origin = half.attacker(action)
    assert origin is not None, f"{half} with {action} leaves no King attacked"
    king = f"{half.situation.sides[0]}'s King"
    cells = (names[origin],)
    attacked = f"attacked by the {name_man(half.state.board[origin])} on {names[origin]}"
    if action is None:
        remedy = ": a stone must help" if half.is_legal() else ""
        return IllegalMove("check", f"{king} would be {attacked}{remedy}.", cells)
    if action.target == half.king:
        said = f"On {names[action.stone]}, {king} would be {attacked}."
        return IllegalMove("check", said, cells)
    if any((t.origin, t.shield) == (origin, action.stone) for t in half.threats):
        said = f"Without the stone on {names[action.stone]}, {king} would be {attacked}."
        return IllegalMove("opens-line", said, cells)
    return IllegalMove("check", f"{king} would still be {attacked}.", cells)


def _refuse_undo(half: HalfMove) -> IllegalMove:
    assert half.situation.moved is not None
    names, (origin, target) = half.chess.grid.names, half.situation.moved
    said = (
        f"{half.situation.sides[1]} has just moved the stone on {names[target]} from "
        f"{names[origin]}: it may not go back there at once."
    )
    return IllegalMove("no-undo", said)


def _refuse_distance(half: HalfMove, stone: int, target: int) -> IllegalMove:
    """Why a stone can't go to an empty square."""
    for ray in half.chess.grid.straight[stone]:
        if target in ray and half.state.board[ray[0]] == STONE:
            said = (
                f"Only the end stone of an unbroken line of {SHORTEST_LINE} or more goes along it, "
                "to the empty square just past its other end."
            )
            return IllegalMove("line", said)
    name = half.chess.grid.names[target]
    said = f"A stone steps one square along a rank or file, and that does not lead to {name}."
    return IllegalMove("step", said)
