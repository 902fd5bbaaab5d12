"""The game and position of chess with stones, as players, pages and search use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, override

from game_core.families.stonechess import notation
from game_core.families.stonechess.chess.attacks import find_attackers
from game_core.families.stonechess.chess.grid import MEN, PAWN
from game_core.families.stonechess.chess.rules import Chess, ChessState
from game_core.families.stonechess.halfmove import HalfMove, StoneChessState, StonePath, trace_move
from game_core.families.stonechess.notation import Reader
from game_core.families.stonechess.options import WORDS, explain, preview, split
from game_core.families.stonechess.refusals import read_move
from game_core.families.stonechess.stones import STONE, Action, Stones
from game_core.notation import MOST_QUIET, SIDES
from game_core.squares.position import LazyEvents, SquaresGame, SquaresPosition, choose
from game_core.types import Event, IllegalMove, Options, Result

if TYPE_CHECKING:
    from random import Random

STONE_WAYS = 4
"""The most actions that one stone can have: one in each direction."""
MOST_DRAWN = 50
"""The number of random draws before all moves are listed: in check there may be few."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class StoneChessGame(SquaresGame["StoneChessPosition"]):
    """A game of chess with stones, on a board of its own."""

    chess: Chess

    letters = MEN

    @property
    @override
    def names(self) -> Sequence[str]:
        return self.chess.grid.names

    @override
    def swap_color(self, held: str) -> str:
        return held if held == STONE else held.swapcase()

    @cached_property
    def stones(self) -> Stones:
        """The rules of stones on its board."""
        return Stones(self.chess.grid)

    @cached_property
    def counts(self) -> Counter[str]:
        """The number of each piece, and of stones, at the start."""
        return Counter(filter(str.isalpha, self.setup.split(" ")[0]))

    @override
    def parse(self, text: str) -> StoneChessPosition:
        reader = Reader(text, self.chess, self.stones, self.counts)
        return StoneChessPosition(self, *reader.read())


@dataclass(frozen=True, repr=False)
class StoneChessPosition(SquaresPosition):
    """A position. Immutable; `quiet` counts the plies since the last capture or Pawn move."""

    game: StoneChessGame
    state: StoneChessState
    quiet: int

    def __reduce__(self) -> tuple[Callable[..., StoneChessPosition], tuple[object, ...]]:
        # The tables of rules belong to the game; they aren't copied. A preview can't be parsed.
        return _revive, (self.game, self.state.before, self.state.moved, self.quiet)

    def __str__(self) -> str:
        return notation.write(self.state, self.quiet)

    @override
    def is_check(self) -> bool:
        return bool(
            find_attackers(self.game.chess.grid, self.board, self.state.king, 1 - self.side)
        )

    def is_worn_out(self) -> bool:
        """Return whether enough quiet plies make the game a draw, unless it's mate."""
        return self.quiet >= MOST_QUIET

    @override
    def find_moves(self) -> Iterable[str]:
        """Return every legal move, in byte order: a few thousand. None when the game is over."""
        if self.is_worn_out():
            return ()
        # No chess move's text begins with another's, so the moves of each stay together.
        halves = sorted(self.state.half_moves(), key=str)
        return [text for half in halves for text in half.texts()]

    @override
    def random_move(self, rng: Random) -> str:
        # A stone has four actions at most. Pairs of a chess move and a possible action of any stone
        # are drawn, all equally likely, until one is a legal move.
        moves = () if self.is_worn_out() else self.state.chess.moves(self.state.before)
        stones = [square for square, piece in enumerate(self.board) if piece == STONE]
        for _ in range(MOST_DRAWN if moves else 0):
            half = HalfMove(self.state, rng.choice(moves))
            number = rng.randrange(1 + STONE_WAYS * len(stones))
            if number == 0:
                if half.attacker(None) is None:
                    return self.state.remember(half, None)
                continue
            stone, number = divmod(number - 1, STONE_WAYS)
            actions = half.actions_of(stones[stone])
            if number < len(actions) and half.attacker(actions[number]) is None:
                return self.state.remember(half, actions[number])
        return super().random_move(rng)

    @override
    def carry_out(self, move: str) -> tuple[StoneChessPosition, LazyEvents]:
        try:
            half, action = self.state.drawn.get(move) or read_move(self.state, move)
        except IllegalMove:
            self.refuse_if_over()
            raise
        if self.is_worn_out():
            self.refuse_if_over()
        return self.after(half, action), lambda: trace_move(half, action)

    def after(self, half: HalfMove, action: Action | None) -> StoneChessPosition:
        """Return the position that a chess move and a stone action, if any, lead to."""
        resets = half.captured() is not None or half.man().upper() == PAWN
        quiet = 0 if resets else self.quiet + 1
        return StoneChessPosition(self.game, half.finish(action), quiet)

    @override
    def result(self) -> Result | None:
        if any(half.is_legal() for half in self.state.half_moves()):
            return self.outcome("quiet") if self.is_worn_out() else None
        return self.outcome("checkmate" if self.is_check() else "stalemate")

    @override
    def outcome(self, reason: str) -> Result:
        """Return the result if the game ended here for `reason`: only checkmate wins."""
        mated = reason == "checkmate"
        return Result(SIDES[1 - self.side] if mated else None, reason, None)

    @override
    def find_options(self, parts: Sequence[str]) -> Options:
        return choose(parts, split(self.state, parts), self.game.names, WORDS, explain(self.state))

    @override
    def preview(self, parts: Sequence[str]) -> tuple[StoneChessPosition, list[Event]]:
        """Return the position after the chess move, before any stone moves, and the events."""
        situation, events = preview(self.state, parts)
        return replace(self, state=situation), events


def _revive(
    game: StoneChessGame, state: ChessState, moved: StonePath | None, quiet: int
) -> StoneChessPosition:
    """Return a position that was copied."""
    return StoneChessPosition(game, StoneChessState(game.chess, game.stones, state, moved), quiet)
