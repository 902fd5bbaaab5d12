"""Why a chess move that looks possible is not: the name of the rule, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stonechess.chess.grid import FORWARD
from game_core.families.stonechess.chess.men import (
    ARMIES,
    BISHOP,
    KING,
    KNIGHT,
    MEN,
    PAWN,
    QUEEN,
    ROOK,
    name_man,
    side_of,
)
from game_core.families.stonechess.chess.state import Castling, ChessMove
from game_core.families.stonechess.halfmove import StoneChessState
from game_core.families.stonechess.stones import STONE
from game_core.notation import EMPTY
from game_core.types import IllegalMove

WAYS = {
    KING: "A King goes one square in any direction.",
    QUEEN: "A Queen goes straight or diagonally.",
    ROOK: "A Rook goes straight, along a rank or a file.",
    BISHOP: "A Bishop goes diagonally.",
    KNIGHT: "A Knight goes two squares straight and one to the side.",
    PAWN: "A Pawn goes straight ahead, and captures one square diagonally ahead.",
}


def refuse_man(situation: StoneChessState, origin: int) -> IllegalMove:
    """Why what stands on a square cannot begin a move."""
    state = situation.state
    name = situation.chess.grid.names[origin]
    piece = state.board[origin]
    if piece == EMPTY:
        return IllegalMove("empty-square", f"There is nothing on {name}.")
    if piece == STONE:
        return IllegalMove("man-first", "First move one of your men. A stone may go after that.")
    man = f"The {name_man(piece)} on {name}"
    mover, other = situation.sides
    if side_of(piece) != state.side:
        return IllegalMove("other-side", f"{man} is {other}'s.")
    if any(situation.half_moves(origin)):
        return IllegalMove("check", f"Wherever it goes from {name}, {mover}'s King is attacked.")
    return IllegalMove("shut-in", f"{man} has no square to go to.")


def refuse_move(situation: StoneChessState, move: ChessMove) -> IllegalMove:
    """Why no man of the side to move can make a chess move."""
    chess, state = situation.chess, situation.state
    man = state.board[move.origin]
    if man not in MEN[state.side]:
        return refuse_man(situation, move.origin)
    if move.target == move.origin:
        name = chess.grid.names[move.origin]
        return IllegalMove("same-square", f"The {name_man(man)} is on {name} already.")
    if any(each.target == move.target for each in chess.moves_from(state, move.origin)):
        return _refuse_promotion(move)
    if man.upper() == PAWN:
        return _refuse_pawn(situation, move.origin, move.target)
    castling = chess.castling(state, move)
    if castling:
        return _refuse_castling(situation, castling)
    for way in chess.ways[man.upper()][move.origin]:
        if move.target in way:
            return _refuse_way(situation, way, move.target)
    return IllegalMove("way", WAYS[man.upper()])


def _refuse_promotion(move: ChessMove) -> IllegalMove:
    if move.promotion:
        said = "Only a Pawn that reaches the last rank becomes another man."
        return IllegalMove("promotion", said)
    return IllegalMove("promotion", "Say what the Pawn becomes: q, r, b or n.")


def _refuse_way(situation: StoneChessState, way: Sequence[int], target: int) -> IllegalMove:
    """Why a man can't go along a way as far as `target`."""
    names = situation.chess.grid.names
    shut = next(square for square in way if situation.state.board[square])
    if shut != target:
        said = f"The way to {names[target]} is shut on {names[shut]}."
        return IllegalMove("blocked", said, (names[shut],))
    return _refuse_target(situation, target)


def _refuse_target(situation: StoneChessState, target: int) -> IllegalMove:
    """Why a man that could go to an occupied square must not."""
    piece = situation.state.board[target]
    name = situation.chess.grid.names[target]
    if piece == STONE:
        return IllegalMove("stone", f"A stone stands on {name}, and stones are never captured.")
    said = f"{situation.sides[0]}'s own {name_man(piece)} stands on {name}."
    return IllegalMove("own-man", said)


def _refuse_pawn(situation: StoneChessState, origin: int, target: int) -> IllegalMove:
    chess, state = situation.chess, situation.state
    grid = chess.grid
    step = FORWARD[state.side] * grid.width
    if (target,) in grid.strikes[state.side][origin]:
        if state.board[target]:
            return _refuse_target(situation, target)
        return _refuse_strike(situation, target)
    ahead = chess.advances[state.side][origin]
    if target in ahead:
        shut = grid.names[next(square for square in ahead if state.board[square])]
        said = f"A Pawn goes straight ahead only over empty squares, and {shut} is not empty."
        return IllegalMove("blocked", said, (shut,))
    if target == origin + 2 * step:
        rank = chess.double_ranks[state.side]
        return IllegalMove("double-step", f"A Pawn may step two squares only from rank {rank}.")
    return IllegalMove("way", WAYS[PAWN])


def _refuse_strike(situation: StoneChessState, target: int) -> IllegalMove:
    """Why a Pawn can't go diagonally to an empty square."""
    chess, state = situation.chess, situation.state
    them = 1 - state.side
    double_step = chess.double_steps[them].get(target)
    if double_step and state.board[double_step[1]] == ARMIES[them][-1]:
        said = (
            "A Pawn can be taken in passing only right after its double step, "
            "while it stands where it went and the square it passed is empty."
        )
        return IllegalMove("passing", said)
    return IllegalMove("strike", "A Pawn goes diagonally only where it captures.")


def _refuse_castling(situation: StoneChessState, castling: Castling) -> IllegalMove:
    chess, state = situation.chess, situation.state
    grid = chess.grid
    rook = grid.names[castling.rook]
    if castling.rook not in state.rights:
        said = f"The King and the Rook of {rook} may castle only while neither has moved."
        return IllegalMove("castling-moved", said)
    for square in castling.between:
        if state.board[square]:
            said = f"Between the King and the Rook, {grid.names[square]} is not empty."
            return IllegalMove("castling-shut", said, (grid.names[square],))
    found = chess.attackers_on_way(state, castling)
    assert found is not None, "nothing forbids this castling"
    square, origin = found
    attacker = f"the {name_man(state.board[origin])} on {grid.names[origin]}"
    said = (
        "A King may not castle out of check, over an attacked square or onto one: "
        f"{attacker} attacks {grid.names[square]}."
    )
    return IllegalMove("castling-attacked", said, (grid.names[square], grid.names[origin]))
