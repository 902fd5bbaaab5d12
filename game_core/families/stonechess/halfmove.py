"""A move after its chess move: which stone actions may end it, and what it leads to.

The King's safety is judged when the move is complete. To test thousands of moves, the board is
scanned once from the King: this finds the pieces that attack it and those that a single stone keeps
off. A chess move changes the result only on the lines it touches, and the stones' actions only next
to the squares it touches. A stone that steps must then land on the line of every attacker, and a
stone that blocks a line may only move along it. A stone and a piece that swap leave every line as
it was, unless the piece is the King itself.

A move has these kinds of event:

- `capture AT SIDE WHAT`: SIDE captures the piece WHAT (a letter) on AT;
- `move AT WHAT`: the piece on AT goes to square WHAT;
- `castle AT WHAT`: the King does; a `move` of the Rook follows;
- `promote AT WHAT`: the Pawn on AT becomes WHAT (a letter);
- `step AT WHAT`, `extend AT WHAT`: the stone on AT goes to square WHAT, one step or along its line;
- `swap AT WHAT`: the stone on AT and the piece on square WHAT change places;
- `end SIDE WHAT`: the game is over; SIDE wins, or nobody, for the reason WHAT.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from operator import attrgetter

from game_core.families.stonechess.chess.attacks import Threat, Watch, find_threats
from game_core.families.stonechess.chess.grid import ARMIES, MEN, PAWN
from game_core.families.stonechess.chess.rules import Chess, ChessMove, ChessState, alter
from game_core.families.stonechess.stones import STONE, Action, Layout, Stones
from game_core.messages import Value, side
from game_core.notation import EMPTY, SIDES
from game_core.types import Event, StoneChessKind

type Board = tuple[str, ...]
type StonePath = tuple[int, int]
"""The origin and the target of a stone's move."""


@dataclass(frozen=True)
class StoneChessState:
    """The state `before` a move; `moved` is how a stone moved on the last one, or None."""

    chess: Chess
    stones: Stones
    before: ChessState
    moved: StonePath | None

    def __getstate__(self) -> dict[str, object]:
        # Cached results aren't copied.
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def board(self) -> Board:
        """The contents of each square."""
        return self.before.board

    @property
    def side(self) -> int:
        """The side to move."""
        return self.before.side

    @property
    def sides(self) -> tuple[Value, Value]:
        """The side to move and the other, as message values."""
        return side(SIDES[self.side]), side(SIDES[1 - self.side])

    @cached_property
    def king(self) -> int:
        """The square of the King of the side to move."""
        return self.board.index(ARMIES[self.side][0])

    @property
    def undo(self) -> StonePath | None:
        """The move that would take the last stone back, or None."""
        return self.moved and (self.moved[1], self.moved[0])

    @cached_property
    def layout(self) -> Layout:
        """The actions of the stones, ignoring the King's safety."""
        return self.stones.lay_out(self.board, self.side, self.undo)

    @cached_property
    def swaps(self) -> dict[Action, tuple[Board, Watch]]:
        """The actions that swap the King with a stone, with the board and threats after each."""
        found = {}
        for action in self.layout.actions:
            if action.target == self.king:
                board = alter(self.board, action.changes(self.board))
                found[action] = board, self._watch(board, action.stone)
        return found

    @cached_property
    def watch(self) -> Watch:
        """The threats to the King on its square."""
        return self._watch(self.board, self.king)

    @cached_property
    def threats(self) -> list[Threat]:
        """The threats to the King that a stone action can block or open."""
        return self.keep_open(self.watch.threats)

    @cached_property
    def safe(self) -> Layout:
        """The actions that leave no threat open, except those that move the King."""
        return self.layout.keep(
            lambda action: action.target != self.king and find_opened(self.threats, action) is None
        )

    def keep_open(self, threats: Sequence[Threat]) -> list[Threat]:
        """Return the threats that are open or blocked only by a stone."""
        board = self.board
        return [t for t in threats if t.shield is None or board[t.shield] == STONE]

    def _watch(self, board: Board, square: int) -> Watch:
        return Watch(self.chess.grid, board, square, 1 - self.side)

    @cached_property
    def drawn(self) -> dict[str, tuple[HalfMove, Action | None]]:
        """The legal moves drawn at random, which will be played next, by their texts."""
        return {}

    def remember(self, half: HalfMove, action: Action | None) -> str:
        """Return the text of a legal move, which `drawn` then has."""
        text = f"{half}{action.text}" if action else str(half)
        self.drawn[text] = half, action
        return text

    def half_moves(self, origin: int | None = None) -> Iterator[HalfMove]:
        """Yield the chess moves of one piece or of all, legal or not."""
        chess, state = self.chess, self.before
        men = MEN[state.side]
        # Often one legal move is enough, so pieces are looked at one at a time.
        for square in chess.grid.squares if origin is None else (origin,):
            if state.board[square] in men:
                for move in chess.moves_from(state, square):
                    yield HalfMove(self, move)


class HalfMove:
    """A chess move from a state, carried out."""

    def __init__(self, situation: StoneChessState, move: ChessMove) -> None:
        self.situation = situation
        self.chess = situation.chess
        self.before = situation.before
        self.move = move
        self.king_moves = move.origin == situation.king
        self.king = move.target if self.king_moves else situation.king
        """The own King's square."""
        self.changes = self.chess.changes(self.before, move)
        """The squares that it changes, and their contents after it."""

    def __str__(self) -> str:
        return self.chess.write(self.move)

    @cached_property
    def state(self) -> ChessState:
        """The state after the move, with the other side to move."""
        return self.chess.complete(self.before, self.move, self.changes, self.board)

    @cached_property
    def board(self) -> Board:
        """The contents of each square after the move."""
        return alter(self.before.board, self.changes)

    @cached_property
    def threats(self) -> list[Threat]:
        """The threats to the mover's King that a stone action can block or open."""
        situation, changes = self.situation, self.changes
        if self.king_moves:
            grid, side = self.chess.grid, 1 - self.before.side
            return situation.keep_open(find_threats(grid, self.board, self.king, side))
        watch = situation.watch
        if watch.looked_at.isdisjoint(changes):
            return situation.threats
        threats = situation.keep_open(watch.after(self.board, changes))
        return situation.threats if threats == situation.threats else threats

    def _swap_attacker(self, action: Action) -> int | None:
        """Return where an attacker of the mover's King is once it swaps with a stone, or None."""
        if self.king_moves:
            board = alter(self.board, action.changes(self.board))
            threats = find_threats(self.chess.grid, board, action.stone, 1 - self.before.side)
        else:
            board, watch = self.situation.swaps[action]
            if watch.looked_at.isdisjoint(self.changes):
                threats = watch.threats
            else:
                threats = watch.after(alter(board, self.changes), self.changes)
        return next((t.origin for t in threats if t.shield is None), None)

    @cached_property
    def actions(self) -> list[Action]:
        """The actions of the stones, ignoring the King's safety, in order of text."""
        return self._adapt(self.situation.layout)

    def _adapt(self, layout: Layout) -> list[Action]:
        if layout.beside.keys().isdisjoint(self.changes):
            return layout.actions
        return layout.after(self.board, self.changes)

    def actions_of(self, stone: int) -> list[Action]:
        """Return the actions of one stone."""
        situation, board = self.situation, self.board
        if board[stone] != STONE:
            return []
        return situation.stones.actions(self.before.side, situation.undo, board, stone)

    def attacker(self, action: Action | None) -> int | None:
        """Return the square of an attacker of the mover's King if `action` ends the move, or None.

        The action None leaves the stones alone.
        """
        if action is None:
            return next((t.origin for t in self.threats if t.shield is None), None)
        if action.target == self.king:
            return self._swap_attacker(action)
        return find_opened(self.threats, action)

    def endings(self) -> list[Action | None]:
        """Return the actions, or None for no action, that make the move legal, in order of text."""
        legal = self._legal_actions()
        return [None, *legal] if self.attacker(None) is None else [*legal]

    def _legal_actions(self) -> list[Action]:
        situation, king, threats = self.situation, self.king, self.threats
        if not self.king_moves and threats is situation.threats:
            legal = self._adapt(situation.safe)
            swaps = [action for action in situation.swaps if self._swap_attacker(action) is None]
            if swaps:
                legal = list(legal)
                for action in swaps:
                    insort(legal, action, key=attrgetter("text"))
            return legal
        return [
            action
            for action in self.actions
            if (
                self._swap_attacker(action)
                if action.target == king
                else find_opened(threats, action)
            )
            is None
        ]

    def is_legal(self) -> bool:
        """Return whether any legal move begins with this chess move."""
        return self.attacker(None) is None or any(
            self.attacker(action) is None for action in self.actions
        )

    def texts(self) -> list[str]:
        """Return the legal moves that begin with this chess move, in order."""
        move, safe, legal = str(self), self.situation.safe, self._legal_actions()
        if legal is safe.actions:
            found = [move + text for text in safe.texts]
        else:
            found = [move + action.text for action in legal]
        return [move, *found] if self.attacker(None) is None else found

    def finish(self, action: Action | None) -> StoneChessState:
        """Return the state after this move is ended by `action`."""
        chess, stones = self.chess, self.situation.stones
        if action is None:
            return StoneChessState(chess, stones, self.state, None)
        state = chess.alter(self.state, action.changes(self.board))
        return StoneChessState(chess, stones, state, (action.stone, action.target))

    def man(self) -> str:
        """Return the letter of the piece that moves."""
        return self.before.board[self.move.origin]

    def captured(self) -> int | None:
        """Return the square of a captured piece, or None."""
        if self.before.board[self.move.target]:
            return self.move.target
        if self.man().upper() == PAWN and self.move.target == self.before.passed:
            return self.chess.stepped(self.before)
        return None


def find_opened(threats: Sequence[Threat], action: Action) -> int | None:
    """Return the square of an attacker after a stone action that doesn't swap the King, or None."""
    for origin, shield, line in threats:
        is_open = shield is None or (shield == action.stone and not action.swap)
        if is_open and action.target not in line:
            return origin
    return None


# --- Events ---


def trace_move(half: HalfMove, action: Action | None) -> Iterator[Event]:
    """Yield the events of a chess move and the stone action after it."""
    chess, before, move = half.chess, half.before, half.move
    names = chess.grid.names
    origin, target = names[move.origin], names[move.target]
    captured = half.captured()
    if captured is not None:
        yield Event("capture", names[captured], 0, SIDES[before.side], before.board[captured])
    castling = chess.castling(before, move)
    yield Event("castle" if castling else "move", origin, what=target)
    if castling:
        yield Event("move", names[castling.rook], what=names[castling.rook_to])
    if move.promotion:
        yield Event("promote", target, what=half.state.board[move.target])
    if action:
        yield Event(_kind(half, action), names[action.stone], what=names[action.target])


def _kind(half: HalfMove, action: Action) -> StoneChessKind:
    if action.swap:
        return "swap"
    near = half.chess.grid.are_neighbors(action.stone, action.target)
    return "step" if near else "extend"


def follow(board: dict[str, str], events: Iterable[Event]) -> None:
    """Change a board, given as pieces by square name, as the events say."""
    for event in events:
        match event.kind:
            case "capture":
                board[event.at] = EMPTY
            case "move" | "castle" | "step" | "extend":
                board[event.what], board[event.at] = board[event.at], EMPTY
            case "promote":
                board[event.at] = event.what
            case "swap":
                board[event.what], board[event.at] = STONE, board[event.what]
