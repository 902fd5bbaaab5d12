"""Why a chess move isn't legal although it looks possible: the rule, and a sentence."""

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
    refer_man,
    side_of,
)
from game_core.families.stonechess.chess.state import Castling, ChessMove
from game_core.families.stonechess.halfmove import StoneChessState
from game_core.families.stonechess.stones import STONE
from game_core.messages import cell, say
from game_core.notation import EMPTY
from game_core.types import IllegalMove

WAYS = {
    KING: "stonechess-king-goes",
    QUEEN: "stonechess-queen-goes",
    ROOK: "stonechess-rook-goes",
    BISHOP: "stonechess-bishop-goes",
    KNIGHT: "stonechess-knight-goes",
    PAWN: "stonechess-pawn-goes",
}
"""The messages that say how pieces move, by their capital letters."""


def refuse_man(situation: StoneChessState, origin: int) -> IllegalMove:
    """Return the reason why the contents of a square can't begin a move."""
    state, square = situation.state, cell(situation.chess.grid.names[origin])
    man = state.board[origin]
    if man == EMPTY:
        return IllegalMove("empty-square", say("stonechess-nothing-there", square=square))
    if man == STONE:
        return IllegalMove("man-first", say("stonechess-man-first"))
    piece = refer_man(man)
    mover, other = situation.sides
    if side_of(man) != state.side:
        said = say("stonechess-man-of-other", piece=piece, square=square, other=other)
        return IllegalMove("other-side", said)
    if any(situation.half_moves(origin)):
        return IllegalMove("check", say("stonechess-always-attacked", square=square, mover=mover))
    return IllegalMove("shut-in", say("stonechess-man-stuck", piece=piece, square=square))


def refuse_move(situation: StoneChessState, move: ChessMove) -> IllegalMove:
    """Return the reason why no piece of the side to move can make a chess move."""
    chess, state = situation.chess, situation.state
    man = state.board[move.origin]
    if man not in MEN[state.side]:
        return refuse_man(situation, move.origin)
    if move.target == move.origin:
        square = cell(chess.grid.names[move.origin])
        said = say("stonechess-there-already", piece=refer_man(man), square=square)
        return IllegalMove("same-square", said)
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
    return IllegalMove("way", say(WAYS[man.upper()]))


def _refuse_promotion(move: ChessMove) -> IllegalMove:
    if move.promotion:
        return IllegalMove("promotion", say("stonechess-become-nothing"))
    return IllegalMove("promotion", say("stonechess-become-missing"))


def _refuse_way(situation: StoneChessState, way: Sequence[int], target: int) -> IllegalMove:
    """Return the reason why a piece can't go along a ray as far as `target`."""
    names = situation.chess.grid.names
    shut = next(square for square in way if situation.state.board[square])
    if shut != target:
        said = say("stonechess-way-shut", target=cell(names[target]), square=cell(names[shut]))
        return IllegalMove("blocked", said, (names[shut],))
    return _refuse_target(situation, target)


def _refuse_target(situation: StoneChessState, target: int) -> IllegalMove:
    """Return the reason why a piece can't go to an occupied square within its reach."""
    there, square = situation.state.board[target], cell(situation.chess.grid.names[target])
    if there == STONE:
        return IllegalMove("stone", say("stonechess-stone-there", square=square))
    mover, piece = situation.sides[0], refer_man(there)
    said = say("stonechess-own-there", mover=mover, piece=piece, square=square)
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
        return IllegalMove("blocked", say("stonechess-pawn-shut", square=cell(shut)), (shut,))
    if target == origin + 2 * step:
        rank = chess.double_ranks[state.side]
        return IllegalMove("double-step", say("stonechess-double-step", rank=rank))
    return IllegalMove("way", say(WAYS[PAWN]))


def _refuse_strike(situation: StoneChessState, target: int) -> IllegalMove:
    """Return the reason why a Pawn can't go diagonally to an empty square."""
    chess, state = situation.chess, situation.state
    them = 1 - state.side
    double_step = chess.double_steps[them].get(target)
    if double_step and state.board[double_step[1]] == ARMIES[them][-1]:
        return IllegalMove("passing", say("stonechess-passing"))
    return IllegalMove("strike", say("stonechess-strike"))


def _refuse_castling(situation: StoneChessState, castling: Castling) -> IllegalMove:
    chess, state = situation.chess, situation.state
    names = chess.grid.names
    if castling.rook not in state.rights:
        said = say("stonechess-castling-moved", square=cell(names[castling.rook]))
        return IllegalMove("castling-moved", said)
    for square in castling.between:
        if state.board[square]:
            said = say("stonechess-castling-shut", square=cell(names[square]))
            return IllegalMove("castling-shut", said, (names[square],))
    found = chess.attackers_on_way(state, castling)
    assert found is not None, "nothing forbids this castling"
    square, origin = found
    said = say(
        "stonechess-castling-attacked",
        piece=refer_man(state.board[origin]),
        origin=cell(names[origin]),
        square=cell(names[square]),
    )
    return IllegalMove("castling-attacked", said, (names[square], names[origin]))
