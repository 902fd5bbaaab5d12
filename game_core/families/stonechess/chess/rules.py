"""The moves of orthodox chess, with board size, double steps and castlings as parameters.

Nothing here checks whether the mover's King is safe after a move: that's up to the game. A stone,
which belongs to neither side, blocks like a piece of one's own; Knights leap over it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game_core.families.stonechess.chess.attacks import find_attackers
from game_core.families.stonechess.chess.grid import (
    DOWN,
    FORWARD,
    KING,
    MEN,
    PAWN,
    PROMOTIONS,
    UP,
    Grid,
    Ray,
    color,
)
from game_core.notation import EMPTY

type Changes = dict[int, str]
"""Squares and their new contents."""


@dataclass(frozen=True, slots=True)
class ChessState:
    """Everything that the moves depend on.

    `board` holds a letter or EMPTY for each square, `side` (0 White, 1 Black) is to move, `rights`
    are the squares of Rooks that may still castle, `passed` is the square that a Pawn has just
    passed over in a double step, or None.
    """

    board: tuple[str, ...]
    side: int
    rights: frozenset[int]
    passed: int | None


class ChessMove(NamedTuple):
    """A move from one square to another. `promotion` is one of PROMOTIONS, or empty."""

    origin: int
    target: int
    promotion: str = ""


class Castling(NamedTuple):
    """One way to castle: the origins and targets of King and Rook, all on one rank.

    `path` has the squares on the King's path, first and last included; `between` those between King
    and Rook.
    """

    king: int
    king_to: int
    rook: int
    rook_to: int
    path: range
    between: range


def alter(board: tuple[str, ...], changes: Changes) -> tuple[str, ...]:
    """Return a board with some squares changed."""
    squares = list(board)
    for square, piece in changes.items():
        squares[square] = piece
    return tuple(squares)


class Chess:
    """The rules of chess on one board.

    `double_ranks` are the ranks, as written, from which White's and Black's Pawns may step twice;
    `castlings` gives the Rook's move for the King's: `{"e1g1": "h1f1"}`.
    """

    def __init__(
        self, grid: Grid, double_ranks: tuple[int, int], castlings: Mapping[str, str]
    ) -> None:
        self.grid = grid
        self.double_ranks = double_ranks
        self.last_ranks = (grid.height - 1, 0)
        queens = [ways + more for ways, more in zip(grid.straight, grid.diagonal, strict=True)]
        self.ways: dict[str, list[tuple[Ray, ...]]] = {
            "K": grid.around,
            "Q": queens,
            "R": grid.straight,
            "B": grid.diagonal,
            "N": grid.leaps,
        }
        """The rays of a piece on an empty board, by its capital letter and square."""
        self._plain = [
            [ChessMove(origin, target) for target in grid.squares] for origin in grid.squares
        ]
        """Moves without a promotion, by their squares."""
        self.castlings: dict[tuple[int, int], Castling] = {}
        """Each castling, by the King's origin and target."""
        for kings, rooks in castlings.items():
            (king, king_to, _), (rook, rook_to, _) = self.read(kings), self.read(rooks)
            step = 1 if rook > king else -1
            path, between = range(king, king_to + step, step), range(king + step, rook, step)
            self.castlings[king, king_to] = Castling(king, king_to, rook, rook_to, path, between)
        self.kings = {castling.king for castling in self.castlings.values()}
        """The squares of Kings that may castle."""
        self.homes = {castling.rook: castling.king for castling in self.castlings.values()}
        """The King's square for each Rook that may castle with it."""
        self.advances = [
            [
                rays[ahead][: 2 if grid.rank(square) == double_rank - 1 else 1]
                for square, rays in enumerate(grid.straight)
            ]
            for ahead, double_rank in zip((UP, DOWN), double_ranks, strict=True)
        ]
        """The squares a Pawn may step to, by side and square: one or two, in order."""
        self.double_steps = [
            {ahead[0]: (origin, ahead[1]) for origin, ahead in enumerate(table) if ahead[1:]}
            for table in self.advances
        ]
        """By side and the square passed over: where a double step begins and ends."""

    def read(self, text: str) -> ChessMove:
        """Return the move of a text such as `e2e4` or `e8e9q`, of squares on the board."""
        return ChessMove(self.grid.numbers[text[:2]], self.grid.numbers[text[2:4]], text[4:])

    def write(self, move: ChessMove) -> str:
        """Return the text of a move."""
        names = self.grid.names
        return names[move.origin] + names[move.target] + move.promotion

    def moves(self, state: ChessState) -> list[ChessMove]:
        """Return all moves of the side to move, ignoring its King's safety."""
        men = MEN[state.side]
        found = []
        for origin, piece in enumerate(state.board):
            if piece in men:
                found += self.moves_from(state, origin)
        return found

    def moves_from(self, state: ChessState, origin: int) -> list[ChessMove]:
        """Return the moves of one piece of the side to move."""
        board, side = state.board, state.side
        man = board[origin].upper()
        if man == PAWN:
            return self._pawn_moves(state, origin)
        others, moves = MEN[1 - side], self._plain[origin]
        found = []
        for way in self.ways[man][origin]:
            for target in way:
                there = board[target]
                if not there:
                    found.append(moves[target])
                    continue
                if there in others:
                    found.append(moves[target])
                break
        if man == KING:
            found += [
                moves[castling.king_to]
                for castling in self.castlings.values()
                if castling.king == origin and self._may_castle(state, castling)
            ]
        return found

    def changes(self, state: ChessState, move: ChessMove) -> Changes:
        """Return the squares that a move changes, and their contents after it."""
        board, side = state.board, state.side
        piece = board[move.origin]
        changes = {move.origin: EMPTY, move.target: piece}
        if move.promotion:
            changes[move.target] = color(move.promotion, side)
        elif move.target == state.passed and piece.upper() == PAWN:
            changes[self.stepped(state)] = EMPTY
        elif move.origin in self.kings and (castling := self.castling(state, move)):
            changes |= {castling.rook: EMPTY, castling.rook_to: board[castling.rook]}
        return changes

    def castling(self, state: ChessState, move: ChessMove) -> Castling | None:
        """Return the castling that a move is; None for any other move."""
        if state.board[move.origin].upper() != KING:
            return None
        return self.castlings.get((move.origin, move.target))

    def stepped(self, state: ChessState) -> int:
        """Return the square of the Pawn that has just stepped over the passed square."""
        assert state.passed is not None
        return self.double_steps[1 - state.side][state.passed][1]

    def complete(
        self, state: ChessState, move: ChessMove, changes: Changes, board: tuple[str, ...]
    ) -> ChessState:
        """Return the state after a move, given its changes and the board after them."""
        rights = self._rights_left(state.rights, changes)
        return ChessState(board, 1 - state.side, rights, self._passed_by(state, move))

    def alter(self, state: ChessState, changes: Changes) -> ChessState:
        """Return the state after a stone action has changed the board in the same move."""
        passed = state.passed
        if passed is not None and (passed in changes or self.stepped(state) in changes):
            passed = None
        board = alter(state.board, changes)
        return ChessState(board, state.side, self._rights_left(state.rights, changes), passed)

    def attackers_on_way(self, state: ChessState, castling: Castling) -> tuple[int, int] | None:
        """Return the first attacked square on the King's path and an attacker's square, or None."""
        for square in castling.path:
            if attackers := find_attackers(self.grid, state.board, square, 1 - state.side):
                return square, attackers[0]
        return None

    def _may_castle(self, state: ChessState, castling: Castling) -> bool:
        """Return whether a castling is legal now: rights, empty squares and a safe path."""
        board = state.board
        return (
            castling.rook in state.rights
            and not any(board[square] for square in castling.between)
            and self.attackers_on_way(state, castling) is None
        )

    def _pawn_moves(self, state: ChessState, origin: int) -> list[ChessMove]:
        board, side = state.board, state.side
        others = MEN[1 - side]
        targets = []
        for target in self.advances[side][origin]:
            if board[target]:
                break
            targets.append(target)
        for (target,) in self.grid.strikes[side][origin]:
            if board[target] in others or target == state.passed:
                targets.append(target)
        if self.grid.rank(origin) + FORWARD[side] == self.last_ranks[side]:
            return [ChessMove(origin, at, promotion) for at in targets for promotion in PROMOTIONS]
        moves = self._plain[origin]
        return [moves[target] for target in targets]

    def _passed_by(self, state: ChessState, move: ChessMove) -> int | None:
        if state.board[move.origin].upper() != PAWN:
            return None
        steps = abs(self.grid.rank(move.target) - self.grid.rank(move.origin))
        return (move.origin + move.target) // 2 if steps == 2 else None

    def _rights_left(self, rights: frozenset[int], changes: Changes) -> frozenset[int]:
        """Return the Rooks that may still castle: their squares and their King's are unchanged."""
        if not rights:
            return rights
        return frozenset(
            rook for rook in rights if rook not in changes and self.homes[rook] not in changes
        )
