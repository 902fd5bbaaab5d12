"""Read a move's text, `e8e9q+f5~e5`, part by part."""

from __future__ import annotations

import re

from game_core.families.stonechess.chess.men import MEN
from game_core.families.stonechess.chess.state import ChessMove
from game_core.families.stonechess.halfmove import HalfMove, StoneChessState
from game_core.families.stonechess.move_refusals import refuse_move
from game_core.families.stonechess.stone_refusals import refuse_action, refuse_ending
from game_core.families.stonechess.stones import Action
from game_core.messages import say
from game_core.messages import text as quote
from game_core.types import IllegalMove

MOVE = re.compile(r"([a-p][1-9])([a-p][1-9])([qrbn]?)(?:\+([a-p][1-9])(~?)([a-p][1-9]))?")


def read_move(situation: StoneChessState, text: str) -> tuple[HalfMove, Action | None]:
    """Return the two parts of a legal move. Raises IllegalMove for any other text."""
    found = MOVE.fullmatch(text)
    if not found:
        raise IllegalMove("no-turn", say("stonechess-no-turn", words=quote(text)))
    numbers = situation.chess.grid.numbers
    origin, target, promotion, stone, sign, end = found.groups()
    half = find_half_move(situation, ChessMove(numbers[origin], numbers[target], promotion))
    action = find_action(half, numbers[stone], numbers[end]) if stone else None
    if action and action.swap != bool(sign):
        raise IllegalMove("sign", say("stonechess-sign"))
    if half.attacker(action) is not None:
        raise refuse_ending(half, action)
    return half, action


def find_half_move(situation: StoneChessState, move: ChessMove) -> HalfMove:
    """Return a chess move, carried out. Raises IllegalMove if no piece can make it."""
    chess, state = situation.chess, situation.state
    if state.board[move.origin] in MEN[state.side] and move in chess.moves_from(state, move.origin):
        return HalfMove(situation, move)
    raise refuse_move(situation, move)


def find_action(half: HalfMove, stone: int, target: int) -> Action:
    """Return a stone action, safe for the King or not. Raises IllegalMove if it's impossible."""
    for action in half.actions_of(stone):
        if action.target == target:
            return action
    raise refuse_action(half, stone, target)
