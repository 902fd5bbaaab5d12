"""A position of Amphora, as players, pages and search see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game_core.families.amphora import notation
from game_core.families.amphora.board import SIDES
from game_core.families.amphora.check import find_entries, is_in_check
from game_core.families.amphora.moves import Turn, find_turns, is_king_gone, trace_turn
from game_core.families.amphora.options import find_options, sketch
from game_core.families.amphora.refusals import refuse_text
from game_core.families.amphora.state import State
from game_core.types import Event, Game, Options, Result


@dataclass(frozen=True, slots=True)
class AmphoraPosition:
    """One position, an immutable value. `memo` keeps the legal turns once they are found."""

    game: Game
    state: State
    memo: list[Mapping[str, Turn]] = field(default_factory=list, compare=False, repr=False)

    def __str__(self) -> str:
        return notation.write(self.state)

    @property
    def turn(self) -> str:
        """`w` or `b`: who is to move; once the game is over, who has lost."""
        return SIDES[self.state.side]

    @property
    def turns(self) -> Mapping[str, Turn]:
        """The legal turns by their text, in order."""
        if not self.memo:
            self.memo.append(find_turns(self.state))
        return self.memo[0]

    @property
    def heading(self) -> str:
        """Whether the side to move is in check, and whether its Guard may enter."""
        if self.result():
            return ""
        check = "Check!" if is_in_check(self.state) else ""
        entry = "The Guard may enter." if find_entries(self.state) else ""
        return f"{check} {entry}".strip()

    def moves(self) -> tuple[str, ...]:
        """Every legal turn, in byte order; none when the game is over."""
        return tuple(self.turns)

    def play(self, move: str, trace: list[Event] | None = None) -> AmphoraPosition:
        """The position after a turn. Raises IllegalMove, naming the rule."""
        turn = self.turns.get(str(move))
        if turn is None:
            raise refuse_text(self.state, self.turns, str(move))
        after = AmphoraPosition(self.game, turn.after)
        if trace is not None:
            trace += trace_turn(self.state, turn)
            result = after.result()
            if result:
                trace.append(Event("end", side=result.winner or "", what=result.reason))
        return after

    def normalize(self, move: str) -> str:
        """A turn has one text."""
        return str(move)

    def stop(self, trace: list[Event] | None = None) -> AmphoraPosition:
        """Stopping changes nothing on the board."""
        return self

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on: a side that can't move has lost."""
        if self.turns:
            return None
        if is_king_gone(self.state):
            return self.outcome("king-taken")
        return self.outcome("checkmate" if is_in_check(self.state) else "stalemate")

    def outcome(self, reason: str) -> Result:
        """The result if the game ended here: the side to move has lost; a stop is a draw."""
        winner = None if reason == "stopped" else SIDES[1 - self.state.side]
        return Result(winner, reason, None)

    def recurrence(self) -> object:
        """Everything the text shows; no position can come back."""
        return self.state

    def options(self, parts: Sequence[str] = ()) -> Options:
        """What may be chosen next: [where the Guard enters], a piece, its target, [a removal]."""
        return find_options(self.state, self.turns, parts)

    def sketch(self, parts: Sequence[str], trace: list[Event]) -> AmphoraPosition:
        """The jar with the Guard where it enters, and the piece where it goes."""
        return AmphoraPosition(self.game, sketch(self.state, parts, trace))
