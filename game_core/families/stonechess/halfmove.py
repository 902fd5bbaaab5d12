"""A move whose chess move is done: which stone action may end it, and what it leads to.

The King's safety is judged when the whole move is done. To test thousands of moves, only one look
is taken from the King over the board after each chess move: it finds the men that attack him, and
those that a single stone keeps off. A stone that steps must then land on the line of each man that
attacks, and a stone that shuts a line may only go along it. A stone and a man that change places
leave every line as it was, unless the man is the King himself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from game_core.families.stonechess.chess.attacks import Threat, find_attackers, find_threats
from game_core.families.stonechess.chess.men import ARMIES, MEN, PAWN, SIDES
from game_core.families.stonechess.chess.rules import Chess
from game_core.families.stonechess.chess.state import ChessMove, ChessState, alter
from game_core.families.stonechess.stones import STONE, Action, Stones
from game_core.messages import Value, side

type StonePath = tuple[int, int]
"""From where to where a stone went."""


@dataclass(frozen=True, slots=True)
class StoneChessState:
    """What a move begins from; `moved` is the way a stone went on the move before, if one did."""

    chess: Chess
    stones: Stones
    state: ChessState
    moved: StonePath | None

    @property
    def sides(self) -> tuple[Value, Value]:
        """The side to move and the other, for sentences."""
        return side(SIDES[self.state.side]), side(SIDES[1 - self.state.side])

    def half_moves(self, origin: int | None = None) -> Iterator[HalfMove]:
        """The chess moves, of one man or of all, whether or not a legal move begins so."""
        chess, state = self.chess, self.state
        if origin is not None and state.board[origin] not in MEN[state.side]:
            return
        moves = chess.moves(state) if origin is None else chess.moves_from(state, origin)
        for move in moves:
            yield HalfMove(self, move)


class HalfMove:
    """A chess move from a situation, done; `state` is what it led to, the other side to move."""

    def __init__(self, situation: StoneChessState, move: ChessMove) -> None:
        self.situation = situation
        self.chess = situation.chess
        self.before = situation.state
        self.move = move
        self.state = self.chess.play(self.before, move)
        self.king = self.state.board.index(ARMIES[self.before.side][0])

    def __str__(self) -> str:
        return self.chess.write(self.move)

    @cached_property
    def threats(self) -> list[Threat]:
        """The threats to the own King that a stone action can shut or open."""
        board = self.state.board
        threats = find_threats(self.chess.grid, board, self.king, self.state.side)
        return [t for t in threats if t.shield is None or board[t.shield] == STONE]

    @cached_property
    def actions(self) -> list[Action]:
        """What the stones can do, the King's safety left aside."""
        moved = self.situation.moved
        undo = moved and (moved[1], moved[0])
        return self.situation.stones.actions(self.state.board, self.before.side, undo)

    def attacker(self, action: Action | None) -> int | None:
        """Where a man stands that attacks the own King when `action` ends the move, if any does.

        The action None is to leave the stones alone.
        """
        if action is None:
            return next((t.origin for t in self.threats if t.shield is None), None)
        if action.target == self.king:
            board = alter(self.state.board, action.changes(self.state.board))
            grid, side = self.chess.grid, self.state.side
            return next(iter(find_attackers(grid, board, action.stone, side)), None)
        for origin, shield, line in self.threats:
            is_open = shield is None or (shield == action.stone and not action.swap)
            if is_open and action.target not in line:
                return origin
        return None

    def endings(self) -> Iterator[Action | None]:
        """Each action that makes the move a legal one, None among them."""
        if self.attacker(None) is None:
            yield None
        for action in self.actions:
            if self.attacker(action) is None:
                yield action

    def is_legal(self) -> bool:
        """Whether any legal move begins with this chess move."""
        return any(True for _ in self.endings())

    def texts(self) -> list[str]:
        """The legal moves that begin with this chess move, in order."""
        move = str(self)
        return sorted([move + action.text if action else move for action in self.endings()])

    def finish(self, action: Action | None) -> StoneChessState:
        """What the next move begins from when `action` ends this one."""
        if action is None:
            return replace(self.situation, state=self.state, moved=None)
        state = self.chess.alter(self.state, action.changes(self.state.board))
        return replace(self.situation, state=state, moved=(action.stone, action.target))

    def resets_quiet(self) -> bool:
        """Whether the chess move is a capture or a Pawn's."""
        return self.captured() is not None or self.man().upper() == PAWN

    def man(self) -> str:
        """The man that moves."""
        return self.before.board[self.move.origin]

    def captured(self) -> int | None:
        """Where a man is captured, if one is."""
        if self.before.board[self.move.target]:
            return self.move.target
        if self.man().upper() == PAWN and self.move.target == self.before.passed:
            return self.chess.stepped(self.before)
        return None
