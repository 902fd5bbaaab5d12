"""Positions of chess with stones: what may be played, what it leads to, and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game_core.families.stonechess import notation
from game_core.families.stonechess.chess.attacks import find_attackers
from game_core.families.stonechess.chess.men import ARMIES, SIDES
from game_core.families.stonechess.chess.rules import Chess
from game_core.families.stonechess.events import trace_turn
from game_core.families.stonechess.notation import MOST_QUIET, Reader
from game_core.families.stonechess.options import choose, sketch
from game_core.families.stonechess.parsing import read_turn
from game_core.families.stonechess.stones import Stones
from game_core.families.stonechess.turn import Situation
from game_core.types import Event, IllegalMove, Options, Result


class StoneChess:
    """A game of chess with stones: its names, its board, and its first position."""

    family = "stonechess"
    sides = SIDES

    def __init__(self, *, slug: str, name: str, place: str, chess: Chess, setup: str) -> None:
        self.slug = slug
        self.name = name
        self.place = place
        self.chess = chess
        self.setup = setup
        self.stones = Stones(chess.grid)
        self.counts = Counter(filter(str.isalpha, setup.split(" ")[0]))
        """How many of each man, and of stones, there are at the start."""

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> StoneChessPosition:
        """The first position, White to move."""
        return self.parse(self.setup)

    def parse(self, text: str) -> StoneChessPosition:
        """Read a position. Raises PositionError for malformed and impossible ones."""
        reader = Reader(text, self.chess, self.stones, self.counts)
        return StoneChessPosition(self, *reader.read())


@dataclass(frozen=True, slots=True)
class StoneChessPosition:
    """A position of one game of chess with stones. Immutable.

    `quiet` counts the turns since the last capture or Pawn move.
    """

    game: StoneChess
    situation: Situation
    quiet: int
    _moves: tuple[str, ...] | None = field(default=None, init=False, compare=False, repr=False)

    def __str__(self) -> str:
        return notation.write(self.situation, self.quiet)

    @property
    def turn(self) -> str:
        """`w` or `b`: who is to move, or would be if the game were not over."""
        return SIDES[self.situation.state.side]

    @property
    def heading(self) -> str:
        """Whether the King is in check, as a sentence."""
        return "Check!" if self.is_check() else ""

    def is_check(self) -> bool:
        """Whether the King of the side to move is attacked."""
        board, side = self.situation.state.board, self.situation.state.side
        king = board.index(ARMIES[side][0])
        return bool(find_attackers(self.game.chess.grid, board, king, 1 - side))

    def is_worn_out(self) -> bool:
        """Whether so many turns were quiet that the game is a draw, if it is not mate."""
        return self.quiet >= MOST_QUIET

    def moves(self) -> tuple[str, ...]:
        """Every legal turn, in byte order: some thousands. None when the game is over."""
        if self._moves is None:
            # No chess move's text begins with another's, so that the turns of each stand together.
            halves = () if self.is_worn_out() else sorted(self.situation.half_turns(), key=str)
            moves = tuple([text for half in halves for text in half.texts()])
            object.__setattr__(self, "_moves", moves)
            return moves
        return self._moves

    def play(self, move: str, trace: list[Event] | None = None) -> StoneChessPosition:
        """The position after a turn. Raises IllegalMove, naming the rule."""
        try:
            half, action = read_turn(self.situation, move)
        except IllegalMove:
            self._refuse_if_over()
            raise
        if self.is_worn_out():
            self._refuse_if_over()
        quiet = 0 if half.resets_quiet() else self.quiet + 1
        after = replace(self, situation=half.finish(action), quiet=quiet)
        if trace is not None:
            trace += trace_turn(half, action)
            result = after.result()
            if result:
                trace.append(Event("end", side=result.winner or "", what=result.reason))
        return after

    def normalize(self, move: str) -> str:
        """A turn has one text."""
        return str(move)

    def stop(self, trace: list[Event] | None = None) -> StoneChessPosition:
        """The position itself: an agreed stop is a draw, and the record knows of it."""
        return self

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        if any(half.is_legal() for half in self.situation.half_turns()):
            return self.outcome("quiet") if self.is_worn_out() else None
        return self.outcome("checkmate" if self.is_check() else "stalemate")

    def outcome(self, reason: str) -> Result:
        """The result if the game ended here for `reason`: only checkmate wins."""
        mated = reason == "checkmate"
        return Result(SIDES[1 - self.situation.state.side] if mated else None, reason, None)

    def recurrence(self) -> object:
        """Everything the text shows but the quiet turns."""
        return self.situation

    def options(self, parts: Sequence[str] = ()) -> Options:
        """A man, where it goes, what a Pawn becomes, a stone or none, where the stone goes."""
        self._refuse_if_over()
        return choose(self.situation, parts)

    def sketch(self, parts: Sequence[str], trace: list[Event]) -> StoneChessPosition:
        """The board after the chess move, no stone moved yet."""
        return replace(self, situation=sketch(self.situation, parts, trace))

    def pieces(self) -> dict[str, str]:
        """What stands on each square, by name: a man's letter, STONE or EMPTY."""
        return dict(zip(self.game.chess.grid.names, self.situation.state.board, strict=True))

    def _refuse_if_over(self) -> None:
        if self.result():
            raise IllegalMove("over", "The game is over.")
