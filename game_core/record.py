"""A game being played: its turns, what they led to, and the text that saves it.

    ubao 1
    game oware
    start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    moves C d F
    stopped

Each move is written as its position's `moves` has it. `moves` may be spread over several lines.
`stopped` stands where the players agreed to stop; in a game of rounds, where a stop only ends the
round, more moves may follow it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Self

from game_core.registry import get
from game_core.types import (
    Event,
    Game,
    IllegalMove,
    Position,
    PositionError,
    RecordError,
    Result,
    UnknownGame,
)

VERSION = "ubao 1"
STOP = "stopped"
"""The turn that is an agreed stop; no game has a move of that name."""


@dataclass(frozen=True)
class Record:
    """The history of one game. Immutable: every step returns a new record.

    `start` is the first position, the game's own unless another is given. `turns` are the moves'
    texts, with STOP where a stop was agreed; `positions` has the first position and one more for
    each turn; `undone` are turns that `redo` brings back, the next one last. Records are equal
    when game, first position and turns are.
    """

    game: Game
    start: Position | None = None
    turns: tuple[str, ...] = ()
    positions: tuple[Position, ...] = field(default=(), compare=False, repr=False)
    undone: tuple[str, ...] = field(default=(), compare=False, repr=False)
    halted: bool = field(default=False, compare=False, repr=False)
    """Whether the last turn stopped the game and left the position as it was."""

    def __post_init__(self) -> None:
        if not self.positions:
            start = self.start or self.game.start()
            object.__setattr__(self, "start", start)
            object.__setattr__(self, "positions", (start,))

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played so far, without the stops."""
        return tuple(turn for turn in self.turns if turn != STOP)

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        return self.position.outcome("stopped") if self.halted else self.position.result()

    def play(self, move: str, trace: list[Event] | None = None) -> Record:
        """The record with `move` played. Raises IllegalMove.

        Where the move brings a position about for the third time, the game is stopped too.
        """
        if self.halted:
            raise IllegalMove("over", "The game is over.")
        position = self.position.play(move, trace)
        turn = self.position.normalize(move)
        if position.result() is None and self._occurrences(position) == 2:
            return self._stopped(turn, position, Event("third"), trace)
        return self._with_turn(turn, position)

    def stop(self, trace: list[Event] | None = None) -> Record:
        """The record with an agreed stop. Raises IllegalMove when the game is over."""
        if self.result() is not None:
            raise IllegalMove("over", "The game is over.")
        return self._stopped(STOP, self.position, Event("agree"), trace)

    def take(self, turn: str, trace: list[Event] | None = None) -> Record:
        """The record with a turn taken, be it a move or STOP. Raises IllegalMove."""
        return self.stop(trace) if turn == STOP else self.play(turn, trace)

    def cut(self, turns: int) -> Record:
        """The record as it was after so many of its turns; nothing is played again."""
        return replace(
            self,
            turns=self.turns[:turns],
            positions=self.positions[: turns + 1],
            undone=(),
            halted=self.halted and turns >= len(self.turns),
        )

    def undo(self) -> Record:
        """The record without its last turn. Raises IllegalMove at the start."""
        if not self.turns:
            raise IllegalMove("nothing-to-undo", "There is no turn to take back.")
        return replace(
            self,
            turns=self.turns[:-1],
            positions=self.positions[:-1],
            undone=(*self.undone, self.turns[-1]),
            halted=False,
        )

    def redo(self) -> Record:
        """The record with the turn last taken back. Raises IllegalMove when there is none."""
        if not self.undone:
            raise IllegalMove("nothing-to-redo", "There is no turn to play again.")
        return replace(self.take(self.undone[-1]), undone=self.undone[:-1])

    def __str__(self) -> str:
        lines = [VERSION, f"game {self.game.slug}", f"start {self.positions[0]}"]
        for stopped, group in groupby(self.turns, key=lambda turn: turn == STOP):
            turns = list(group)
            lines += turns if stopped else [" ".join(("moves", *turns))]
        if not self.turns or self.turns[0] == STOP:
            lines.insert(3, "moves")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(
        cls, text: str, hear: Callable[[Record, list[Event]], object] = lambda record, events: None
    ) -> Record:
        """Read a saved game. Raises RecordError with the line and the reason.

        `hear` is told of each turn: the record after it, and what happened.
        """
        lines = text.rstrip().splitlines()
        record = cls._parse_heading(lines)
        for number, line in enumerate(lines[3:], start=4):
            word, _, moves = line.partition(" ")
            if word != "moves" and line != STOP:
                raise RecordError(number, f"“{line}” is neither “moves …” nor “{STOP}”.")
            try:
                for turn in [STOP] if word == STOP else moves.split():
                    events: list[Event] = []
                    is_stop = word == STOP
                    record = record.stop(events) if is_stop else record.play(turn, events)
                    hear(record, events)
            except IllegalMove as error:
                place = len(record.turns) + 1
                raise RecordError(number, f"turn {place} is not possible. {error}") from error
        return record

    @classmethod
    def _parse_heading(cls, lines: list[str]) -> Self:
        words = ("ubao", "game", "start")
        rest = []
        for number, word in enumerate(words, start=1):
            line = lines[number - 1] if len(lines) >= number else ""
            first, _, text = line.partition(" ")
            if first != word:
                raise RecordError(number, f"expected “{word} …”, found “{line}”.")
            rest.append(text)
        version, slug, position = rest
        if f"ubao {version}" != VERSION:
            raise RecordError(1, f"“ubao {version}” is not known here; this reads “{VERSION}”.")
        try:
            game = get(slug)
        except UnknownGame as error:
            raise RecordError(2, str(error)) from error
        try:
            return cls(game, game.parse(position))
        except PositionError as error:
            raise RecordError(3, str(error)) from error

    def _occurrences(self, position: Position) -> int:
        key = position.recurrence()
        return sum(earlier.recurrence() == key for earlier in self.positions)

    def _stopped(
        self, turn: str, position: Position, reason: Event, trace: list[Event] | None
    ) -> Record:
        """The record with a turn that stops play in `position`, for a reason noted before."""
        if trace is not None:
            trace.append(reason)
        left = position.stop(trace)
        halted = left is position
        if halted and trace is not None:
            winner = position.outcome("stopped").winner or ""
            trace.append(Event("end", side=winner, what="stopped"))
        return self._with_turn(turn, left, halted=halted)

    def _with_turn(self, turn: str, position: Position, *, halted: bool = False) -> Record:
        return replace(
            self,
            turns=(*self.turns, turn),
            positions=(*self.positions, position),
            undone=(),
            halted=halted,
        )
