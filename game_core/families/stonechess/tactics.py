"""The questions that search and puzzles ask about chess with stones, and what pieces are worth."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import override

from game_core.evaluation import Evaluation, Successor, put_first
from game_core.families.stonechess.chess.grid import ARMIES, MEN
from game_core.families.stonechess.chess.rules import ChessMove
from game_core.families.stonechess.game import StoneChessPosition
from game_core.families.stonechess.halfmove import HalfMove
from game_core.families.stonechess.stones import STONE
from game_core.notation import EMPTY, name_square
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places
from game_core.squares.tactics import value_squares

WORTH = {"K": 0, "Q": 950, "R": 520, "B": 330, "N": 280, "P": 100}
WIDTH, HEIGHT = 16, 9
CENTER = {"K": -2, "Q": 1, "R": 1, "B": 4, "N": 6, "P": 1}
"""The value of a step toward the middle of the board; the King is safer at the edge."""
ADVANCE = 4
"""The value of a Pawn's step forward."""


def _value_man(man: str, file: int, behind: int) -> int:
    edge = min(file, WIDTH - 1 - file, 4) + min(behind, HEIGHT - 1 - behind)
    return WORTH[man] + CENTER[man] * edge + (ADVANCE * behind if man == "P" else 0)


NAMES = [name_square((file, rank)) for rank in range(HEIGHT) for file in range(WIDTH)]
VALUES = value_squares("KQRBNPkqrbnp", NAMES, _value_man) | {STONE: (0,) * len(NAMES)}
"""The value of each piece by letter and square, from White's view."""


class StoneChessEvaluation(Evaluation[StoneChessPosition]):
    """The evaluation of Double Eighteen-Stone Chess.

    A position has thousands of moves, but rarely a hundred chess moves. Search looks at chess moves
    without a stone, and at stones only where the King needs one. The best stone action for a chess
    move is found afterward, among its `completions`.
    """

    @override
    def candidates(self, position: StoneChessPosition) -> Iterable[tuple[str, StoneChessPosition]]:
        """Yield chess moves without a stone, captures first; if none is legal, every move."""
        if position.is_worn_out():
            return
        halves = [HalfMove(position.state, move) for move in _find_moves(position)]
        found = False
        for half in halves:
            if half.attacker(None) is None:
                found = True
                yield str(half), position.after(half, None)
        if not found:
            yield from _finish(position, halves)

    @override
    def completions(
        self, position: StoneChessPosition, move: str
    ) -> Iterable[tuple[str, StoneChessPosition]]:
        chess_move = position.state.chess.read(move.partition("+")[0])
        return _finish(position, [HalfMove(position.state, chess_move)])

    @override
    def value(self, position: StoneChessPosition) -> int:
        state = position.state.before
        value = sum([VALUES[piece][sq] for sq, piece in enumerate(state.board) if piece])
        return -value if state.side else value

    @override
    def material(self, position: StoneChessPosition) -> int:
        state = position.state.before
        board, own, other = state.board, ARMIES[state.side], ARMIES[1 - state.side]
        return sum(
            worth * (board.count(mine) - board.count(theirs))
            for worth, mine, theirs in zip(WORTH.values(), own, other, strict=True)
        )

    @override
    def quiescence_moves(
        self, before: StoneChessPosition, position: StoneChessPosition
    ) -> Iterable[StoneChessPosition]:
        """Yield captures without a stone, those of the most valuable pieces first."""
        for move in _find_moves(position, captures=True):
            half = HalfMove(position.state, move)
            if half.attacker(None) is None:
                yield position.after(half, None)

    @override
    def can_capture(self, position: StoneChessPosition) -> bool:
        """Return whether a legal move captures a piece; it may need a stone to be legal."""
        state = position.state.before
        others = MEN[1 - state.side]
        return any(
            half.captured() is not None and half.is_legal()
            for move in position.state.chess.moves(state)
            if state.board[move.target] in others or move.target == state.passed
            for half in [HalfMove(position.state, move)]
        )

    @override
    def key(self, position: StoneChessPosition) -> Hashable:
        """Return everything that the chess moves depend on, and how the last stone moved."""
        return position.state.before, position.state.moved


def _finish(
    position: StoneChessPosition, halves: Iterable[HalfMove]
) -> Iterator[Successor[StoneChessPosition]]:
    for half in halves:
        text = str(half)
        for action in half.endings():
            yield (text + action.text if action else text), position.after(half, action)


def _find_moves(position: StoneChessPosition, *, captures: bool = False) -> list[ChessMove]:
    """Return the chess moves, ignoring the King's safety: the best captures first."""
    state = position.state.before
    board, moves = state.board, position.state.chess.moves(state)

    def rank(move: ChessMove) -> int:
        if not (there := board[move.target].upper()):
            return WORTH["P"]
        return WORTH[board[move.origin].upper()] // 10 - WORTH[there]

    if captures:
        moves = [move for move in moves if board[move.target] in MEN[1 - state.side]]
    return sorted(moves, key=rank)


def find_evaluation(position: StoneChessPosition) -> StoneChessEvaluation:
    """Return the evaluation for a position's game."""
    return StoneChessEvaluation()


def find_successors(
    position: StoneChessPosition, first: str = ""
) -> Iterator[Successor[StoneChessPosition]]:
    """Yield every legal move: each chess move is made once, then each action that may end it."""
    halves = () if position.is_worn_out() else position.state.half_moves()
    return put_first(position, first, _finish(position, halves))


def find_winners(
    position: StoneChessPosition, first: str = ""
) -> Iterator[Successor[StoneChessPosition]]:
    """Yield the moves that give check: a quick look instead of a search for replies."""
    for move, after in find_successors(position, first):
        if after.is_check():
            yield move, after


def is_irreversible(before: StoneChessPosition, after: StoneChessPosition) -> bool:
    """Return whether a piece was captured: captured pieces don't come back."""
    return before.board.count(EMPTY) != after.board.count(EMPTY)
