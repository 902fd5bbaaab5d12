"""Moves as text, `e8e9q+f5~e5`, and why one isn't legal: the rule, and a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game_core.families.stonechess.chess.grid import ARMIES, FORWARD, MEN, PAWN, refer_man
from game_core.families.stonechess.chess.rules import Castling, ChessMove
from game_core.families.stonechess.halfmove import HalfMove, StoneChessState
from game_core.families.stonechess.stones import STONE, Action
from game_core.messages import cell, say
from game_core.messages import text as quote
from game_core.notation import EMPTY
from game_core.types import IllegalMove

MOVE = re.compile(r"([a-p][1-9])([a-p][1-9])([qrbn]?)(?:\+([a-p][1-9])(~?)([a-p][1-9]))?")


def read_move(situation: StoneChessState, text: str) -> tuple[HalfMove, Action | None]:
    """Return the two parts of a legal move. Raises IllegalMove for any other text."""
    found = MOVE.fullmatch(text)
    if not found:
        raise IllegalMove("no-turn", say("stonechess-no-turn", words=quote(text)))
    chess, state, numbers = situation.chess, situation.before, situation.chess.grid.numbers
    origin, target, promotion, stone, sign, end = found.groups()
    move = ChessMove(numbers[origin], numbers[target], promotion)
    own = state.board[move.origin] in MEN[state.side]
    if not own or move not in chess.moves_from(state, move.origin):
        raise refuse_move(situation, move)
    half = HalfMove(situation, move)
    action = find_action(half, numbers[stone], numbers[end]) if stone else None
    if action and action.swap != bool(sign):
        raise IllegalMove("sign", say("stonechess-sign"))
    if half.attacker(action) is not None:
        raise refuse_ending(half, action)
    return half, action


def find_action(half: HalfMove, stone: int, target: int) -> Action:
    """Return a stone action, safe for the King or not. Raises IllegalMove if it's impossible."""
    for action in half.actions_of(stone):
        if action.target == target:
            return action
    raise refuse_action(half, stone, target)


# --- The chess move ---

WAYS = {
    "K": "stonechess-king-goes",
    "Q": "stonechess-queen-goes",
    "R": "stonechess-rook-goes",
    "B": "stonechess-bishop-goes",
    "N": "stonechess-knight-goes",
    "P": "stonechess-pawn-goes",
}
"""The messages that say how pieces move, by their capital letters."""


def refuse_man(situation: StoneChessState, origin: int) -> IllegalMove:
    """Return the reason why the contents of a square can't begin a move."""
    state, square = situation.before, cell(situation.chess.grid.names[origin])
    man = state.board[origin]
    if man == EMPTY:
        return IllegalMove("empty-square", say("stonechess-nothing-there", square=square))
    if man == STONE:
        return IllegalMove("man-first", say("stonechess-man-first"))
    piece = refer_man(man)
    mover, other = situation.sides
    if man not in MEN[state.side]:
        said = say("stonechess-man-of-other", piece=piece, square=square, other=other)
        return IllegalMove("other-side", said)
    if any(situation.half_moves(origin)):
        return IllegalMove("pinned", say("stonechess-pinned", square=square, mover=mover))
    return IllegalMove("shut-in", say("stonechess-man-stuck", piece=piece, square=square))


def refuse_move(situation: StoneChessState, move: ChessMove) -> IllegalMove:
    """Return the reason why no piece of the side to move can make a chess move."""
    chess, state = situation.chess, situation.before
    man = state.board[move.origin]
    if man not in MEN[state.side]:
        return refuse_man(situation, move.origin)
    if move.target == move.origin:
        square = cell(chess.grid.names[move.origin])
        said = say("stonechess-there-already", piece=refer_man(man), square=square)
        return IllegalMove("same-square", said)
    if any(each.target == move.target for each in chess.moves_from(state, move.origin)):
        said = say("stonechess-become-nothing" if move.promotion else "stonechess-become-missing")
        return IllegalMove("promotion", said)
    if man.upper() == PAWN:
        return _refuse_pawn(situation, move.origin, move.target)
    if castling := chess.castling(state, move):
        return _refuse_castling(situation, castling)
    for way in chess.ways[man.upper()][move.origin]:
        if move.target in way:
            return _refuse_way(situation, way, move.target)
    return IllegalMove("way", say(WAYS[man.upper()]))


def _refuse_way(situation: StoneChessState, way: Sequence[int], target: int) -> IllegalMove:
    """Return the reason why a piece can't go along a ray as far as `target`."""
    names = situation.chess.grid.names
    shut = next(square for square in way if situation.board[square])
    if shut != target:
        said = say("stonechess-way-shut", target=cell(names[target]), square=cell(names[shut]))
        return IllegalMove("blocked", said, (names[shut],))
    return _refuse_target(situation, target)


def _refuse_target(situation: StoneChessState, target: int) -> IllegalMove:
    """Return the reason why a piece can't go to an occupied square within its reach."""
    there, square = situation.board[target], cell(situation.chess.grid.names[target])
    if there == STONE:
        return IllegalMove("stone", say("stonechess-stone-there", square=square))
    mover, piece = situation.sides[0], refer_man(there)
    said = say("stonechess-own-there", mover=mover, piece=piece, square=square)
    return IllegalMove("own-man", said)


def _refuse_pawn(situation: StoneChessState, origin: int, target: int) -> IllegalMove:
    chess, state = situation.chess, situation.before
    grid = chess.grid
    step = FORWARD[state.side] * grid.width
    if (target,) in grid.strikes[state.side][origin]:
        if state.board[target]:
            return _refuse_target(situation, target)
        double_step = chess.double_steps[1 - state.side].get(target)
        if double_step and state.board[double_step[1]] == ARMIES[1 - state.side][-1]:
            return IllegalMove("passing", say("stonechess-passing"))
        return IllegalMove("strike", say("stonechess-strike"))
    ahead = chess.advances[state.side][origin]
    if target in ahead:
        shut = grid.names[next(square for square in ahead if state.board[square])]
        return IllegalMove("blocked", say("stonechess-pawn-shut", square=cell(shut)), (shut,))
    if target == origin + 2 * step:
        rank = chess.double_ranks[state.side]
        return IllegalMove("double-step", say("stonechess-double-step", rank=rank))
    return IllegalMove("way", say(WAYS[PAWN]))


def _refuse_castling(situation: StoneChessState, castling: Castling) -> IllegalMove:
    chess, state = situation.chess, situation.before
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
    piece, at = refer_man(state.board[origin]), cell(names[square])
    said = say("stonechess-castling-attacked", piece=piece, origin=cell(names[origin]), square=at)
    return IllegalMove("castling-attacked", said, (names[square], names[origin]))


# --- The stone action ---


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
    """Return why a move that leaves the mover's King attacked can't end with `action`."""
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
    said = say("stonechess-no-undo", other=other, square=target, origin=origin)
    return IllegalMove("no-undo", said)


def _refuse_distance(half: HalfMove, stone: int, target: int) -> IllegalMove:
    for ray in half.chess.grid.straight[stone]:
        if target in ray and half.state.board[ray[0]] == STONE:
            return IllegalMove("line", say("stonechess-line"))
    square = cell(half.chess.grid.names[target])
    return IllegalMove("step", say("stonechess-one-step", square=square))
