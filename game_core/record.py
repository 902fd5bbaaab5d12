"""A game in progress: its plies, what they led to, and the text that saves it.

    ubao 1
    game oware
    start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    moves C d F
    stopped

Each move is written as its position's `moves` has it. `moves` may be spread over several lines.
`stopped` marks an agreed stop; in a game of rounds, where a stop only ends the round, more moves
may follow it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Self

from game_core.draw import picture
from game_core.game import Game, Position
from game_core.limits import MOST_PLIES, MOST_POSITION, MOST_SAVED
from game_core.messages import join, say
from game_core.messages import text as written
from game_core.registry import get
from game_core.types import (
    POSITION,
    Event,
    IllegalMove,
    PositionError,
    RecordError,
    Result,
    UnknownGame,
)

VERSION = "ubao 1"
ANNOTATED = "ubao 2"
"""The version of a saved game with annotations: see `annotated`."""
STOP = "stopped"
"""The ply that is an agreed stop; no game has a move of that name."""


@dataclass(frozen=True, repr=False)
class Record:
    """The history of one game. Immutable: every step returns a new record.

    Threads may share one. Records are equal if game, first position and plies are.

    `start` is the first position, the game's own unless another is given. `plies` are the moves'
    texts, with STOP for an agreed stop; `positions` has the first position and one more for each
    ply; `undone` are plies that `redo` brings back, the next one last. `halted` says whether the
    last ply stopped the game and left the position unchanged.

    Examples:
        >>> record = Record(get("oware")).play("C").play("d")
        >>> record.moves, record.position.turn
        (('C', 'd'), 'S')
        >>> print(record)
        ubao 1
        game oware
        start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
        moves C d
        <BLANKLINE>
    """

    game: Game
    start: Position | None = None
    plies: tuple[str, ...] = ()
    positions: tuple[Position, ...] = field(default=(), compare=False)
    undone: tuple[str, ...] = field(default=(), compare=False)
    halted: bool = field(default=False, compare=False)
    _counts: Mapping[object, int] | None = field(default=None, compare=False, repr=False)
    """How often each position has occurred, if that is known."""

    def __post_init__(self) -> None:
        if not self.positions:
            start = self.start or self.game.start()
            object.__setattr__(self, "start", start)
            object.__setattr__(self, "positions", (start,))

    @property
    def position(self) -> Position:
        """The current position.

        After a stop it may have moves left: use `result` to find out whether the game is over.

        Examples:
            >>> Record(get("oware")).play("C").position
            get('oware').parse('4,4,0,5,5,5/5,4,4,4,4,4 0-0 N')
        """
        return self.positions[-1]

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played so far, without the stops.

        Examples:
            >>> Record(get("oware")).play("C").stop().moves
            ('C',)
        """
        return tuple(ply for ply in self.plies if ply != STOP)

    def result(self) -> Result | None:
        """Return how the game ended, or None while play continues.

        Examples:
            >>> Record(get("oware")).stop().result()
            Result(winner=None, reason='stopped', score=(24, 24))
        """
        return self.position.outcome("stopped") if self.halted else self.position.result()

    def play(self, move: str) -> Record:
        """Return the record with `move` played. Raises IllegalMove.

        If the move repeats a position for the third time, the game is stopped too.

        Examples:
            >>> Record(get("oware")).play("C").moves
            ('C',)
        """
        self._refuse_if_closed()
        return self._arrive(move, self.position.play(move))[0]

    def stop(self) -> Record:
        """Return the record with an agreed stop. Raises IllegalMove if the game is over.

        Examples:
            >>> Record(get("oware")).play("C").stop().plies
            ('C', 'stopped')
        """
        return self._trace_stop()[0]

    def take(self, ply: str) -> Record:
        """Return the record with a ply added, either a move or STOP. Raises IllegalMove.

        Examples:
            >>> Record(get("oware")).take("C").take("stopped").plies
            ('C', 'stopped')
        """
        return self.stop() if ply == STOP else self.play(ply)

    def trace(self, ply: str) -> tuple[Record, list[Event]]:
        """Return the record with a ply added, and what happened. Raises IllegalMove.

        Examples:
            >>> record, events = Record(get("oware")).trace("C")
            >>> print(*events, sep=", ")
            lift C 4, drop D 5, drop E 5, drop F 5, drop a 5
        """
        return self._trace_stop() if ply == STOP else self.trace_move(ply)

    def trace_move(self, move: str) -> tuple[Record, list[Event]]:
        """Return the record with a move played, and what happened. Raises IllegalMove.

        Examples:
            >>> record, events = Record(get("oware")).trace_move("C")
            >>> len(record.plies), len(events)
            (1, 5)
        """
        self._refuse_if_closed()
        position, events = self.position.trace(move)
        record, settled = self._arrive(move, position)
        return record, [*events, *settled]

    def replay(self) -> Iterator[tuple[Record, list[Event]]]:
        """Yield, for each ply from the first, the record after it and what happened.

        Examples:
            >>> record = Record(get("oware")).play("C").play("d")
            >>> [events[0].at for _, events in record.replay()]
            ['C', 'd']
        """
        record = Record(self.game, self.positions[0])
        for ply in self.plies:
            record, events = record.trace(ply)
            yield record, events

    def cut(self, plies: int) -> Record:
        """Return the record as it was after a number of plies; nothing is played again.

        Examples:
            >>> Record(get("oware")).play("C").play("d").cut(1).moves
            ('C',)
        """
        return replace(
            self,
            plies=self.plies[:plies],
            positions=self.positions[: plies + 1],
            undone=(),
            halted=self.halted and plies >= len(self.plies),
            _counts=None,
        )

    def undo(self) -> Record:
        """Return the record without its last ply. Raises IllegalMove at the start.

        Examples:
            >>> Record(get("oware")).play("C").undo().moves
            ()
        """
        if not self.plies:
            raise IllegalMove("nothing-to-undo", say("game-nothing-to-undo"))
        return replace(
            self,
            plies=self.plies[:-1],
            positions=self.positions[:-1],
            undone=(*self.undone, self.plies[-1]),
            halted=False,
            _counts=None,
        )

    def redo(self) -> Record:
        """Return the record with the last undone ply. Raises IllegalMove if there is none.

        Examples:
            >>> Record(get("oware")).play("C").undo().redo().moves
            ('C',)
        """
        if not self.undone:
            raise IllegalMove("nothing-to-redo", say("game-nothing-to-redo"))
        return replace(self.take(self.undone[-1]), undone=self.undone[:-1])

    def __repr__(self) -> str:
        return f"Record.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        if not self.plies or self.plies[-1] == STOP:
            return picture(self.position)
        _, events = self.positions[-2].trace(self.plies[-1])
        return picture(self.position, events=events)

    def __str__(self) -> str:
        lines = [VERSION, f"game {self.game.slug}", f"start {self.positions[0]}"]
        for stopped, group in groupby(self.plies, key=lambda ply: ply == STOP):
            plies = list(group)
            lines += plies if stopped else [" ".join(("moves", *plies))]
        if not self.plies or self.plies[0] == STOP:
            lines.insert(3, "moves")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a saved game. Raises RecordError with the line and the reason.

        Examples:
            >>> record = Record(get("oware")).play("C")
            >>> Record.parse(str(record)) == record
            True
        """
        check_length(text)
        lines = text.rstrip().splitlines()
        record = cls._parse_heading(lines)
        for number, line in enumerate(lines[3:], start=4):
            word, _, moves = line.partition(" ")
            if word != "moves" and line != STOP:
                raise RecordError(number, say("game-record-line", line=written(line)))
            try:
                if word == STOP:
                    record = record.stop()
                else:
                    for move in moves.split():
                        record = record.play(move)
            except IllegalMove as error:
                said = say("game-record-turn", number=len(record.plies) + 1)
                raise RecordError(number, join([said, error.said])) from error
        return record

    @classmethod
    def _parse_heading(cls, lines: list[str]) -> Self:
        words = ("ubao", "game", "start")
        rest = []
        for number, word in enumerate(words, start=1):
            line = lines[number - 1] if len(lines) >= number else ""
            first, _, text = line.partition(" ")
            if first != word:
                said = say("game-record-expected", word=written(word), line=written(line))
                raise RecordError(number, said)
            rest.append(text)
        version, slug, position = rest
        if f"ubao {version}" != VERSION:
            found = written(f"ubao {version}")
            raise RecordError(1, say("game-record-version", found=found, known=written(VERSION)))
        try:
            game = get(slug)
        except UnknownGame as error:
            raise RecordError(2, error.said) from error
        try:
            return cls(game, read_position(game, position))
        except PositionError as error:
            raise RecordError(3, error.said) from error

    def _trace_stop(self) -> tuple[Record, list[Event]]:
        self._refuse_if_closed()
        if self.result() is not None:
            raise IllegalMove("over", say("game-over"))
        record, events = self._stopped(STOP, self.position)
        return record, [Event("agree"), *events]

    def _arrive(self, move: str, position: Position) -> tuple[Record, list[Event]]:
        """Return the record with a move to a position, and what happens if it's the third time."""
        ply = self.position.canonical(move) if self.game.family.synonyms else str(move)
        key = position.repetition_key()
        # A long game isn't counted again at each ply.
        counts = self._counts or Counter(each.repetition_key() for each in self.positions)
        count = counts.get(key, 0)
        # Finding out whether it ends the game may take long, and few have occurred twice.
        if count != 2 or position.result() is not None:
            plies, positions = (*self.plies, ply), (*self.positions, position)
            counts = {**counts, key: count + 1}
            return Record(self.game, self.start, plies, positions, _counts=counts), []
        record, settled = self._stopped(ply, position)
        return record, [Event("third"), *settled]

    def _refuse_if_closed(self) -> None:
        """Raise IllegalMove if play has been stopped, or if no more plies can be kept."""
        if self.halted:
            raise IllegalMove("over", say("game-over"))
        if len(self.plies) >= MOST_PLIES:
            raise IllegalMove("long", say("game-long", most=written(str(MOST_PLIES))))

    def _stopped(self, ply: str, position: Position) -> tuple[Record, list[Event]]:
        """Return the record with a ply that stops play in `position`, and the stop's events."""
        left, events = position.trace_stop()
        halted = left is position
        if halted:
            winner = position.outcome("stopped").winner or ""
            events = [*events, Event("end", side=winner, what="stopped")]
        plies, positions = (*self.plies, ply), (*self.positions, left)
        return Record(self.game, self.start, plies, positions, halted=halted), events


def check_length(text: str) -> None:
    """Raise RecordError for a saved game, or a file of them, that is too long to be read."""
    if len(text) > MOST_SAVED:
        last = text.count("\n", 0, MOST_SAVED) + 1
        raise RecordError(last, say("game-record-long", most=MOST_SAVED))


def read_position(game: Game, text: str) -> Position:
    """Read a position of a game, as somebody may have written it. Raises PositionError.

    Examples:
        >>> read_position(get("oware"), str(get("oware").start())) == get("oware").start()
        True
    """
    if len(text) > MOST_POSITION:
        said = say("game-position-long", most=MOST_POSITION)
        raise PositionError(POSITION, MOST_POSITION + 1, said)
    return game.parse(text)


def transcribe(record: Record) -> str:
    """Return a game as text to compare line by line: each position, the ply played, every event.

        = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
        > C
        lift C 4
        drop D 5
        …

    The last line is the last position.
    """
    lines = []
    plays = zip(record.positions, record.plies, record.replay(), strict=False)
    for before, ply, (_, events) in plays:
        lines += [f"= {before}", f"> {ply}", *map(str, events)]
    lines.append(f"= {record.position}")
    return "\n".join(lines) + "\n"
