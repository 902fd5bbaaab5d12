"""Riddles: questions that the rules answer by themselves, with nothing to search.

    longest relay        which move makes the most laps?
    last seed C          where does the last seed of C fall?
    illegal A B C d      which of these moves is forbidden?
    play C               play this one! Only steps of tutorials ask for this

An answer is a move, for `last seed` a cup. Each measures a number, the right ones the most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game_core.notation import ALSO
from game_core.record import Record
from game_core.search.goals import GoalError
from game_core.types import Event, IllegalMove

NO_MOVE = frozenset({"notation", "no-cup", "no-square", "no-turn", "over", "sign"})
"""The rules that refuse a text because it isn't a move, or any move once the game is over."""


@dataclass(frozen=True, slots=True)
class Riddle:
    """A question that the rules answer; `str` writes it as `read_riddle` reads it."""

    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word

    def measure(self, record: Record) -> dict[str, int]:
        """Return every possible answer and its number; the right ones have the most.

        Raises GoalError if this can't be asked.
        """
        raise NotImplementedError


class LongestRelay(Riddle):
    """The move with the most laps; an answer measures its laps."""

    word = "longest relay"

    def measure(self, record: Record) -> dict[str, int]:
        """Return how many laps each legal move makes. Raises GoalError if none makes two."""
        _expect_seeds(record, self)
        laps = {move: count_laps(play(record, move)) for move in record.position.moves()}
        if max(laps.values(), default=1) < 2:
            raise GoalError(f"“{self}”: no turn here has a second lap.")
        return laps


@dataclass(frozen=True, slots=True)
class LastSeed(Riddle):
    """The cup where the last seed of a move falls: it measures 1, any other 0."""

    move: str
    word = "last seed"

    def __str__(self) -> str:
        return f"{self.word} {self.move}"

    def measure(self, record: Record) -> dict[str, int]:
        """Return, for every cup, 1 if the last seed falls there, else 0. Raises GoalError."""
        _expect_seeds(record, self)
        try:
            events = play(record, self.move)
        except IllegalMove as error:
            raise GoalError(f"“{self}”: {self.move} can't be played here. {error}") from error
        last = find_last(events)
        if not last:
            raise GoalError(f"“{self}”: no seed falls.")
        return {cup: int(cup == last) for cup in sorted(record.position.cells)}


@dataclass(frozen=True, slots=True)
class Illegal(Riddle):
    """The moves that the rules forbid, among those listed: they measure 1, the others 0."""

    moves: tuple[str, ...]
    word = "illegal"

    def __str__(self) -> str:
        return " ".join((self.word, *self.moves))

    def measure(self, record: Record) -> dict[str, int]:
        """Return, for every move listed, 1 if it is forbidden, else 0. Raises GoalError."""
        if len(set(self.moves)) < len(self.moves):
            raise GoalError(f"“{self}”: a turn is listed twice.")
        refusals = {move: find_refusal(record, move) for move in self.moves}
        for move, refusal in refusals.items():
            if refusal and refusal.rule in NO_MOVE:
                raise GoalError(f"“{self}”: {move} isn't a turn. {refusal}")
        return {move: int(refusal is not None) for move, refusal in refusals.items()}


@dataclass(frozen=True, slots=True)
class Play(Riddle):
    """A move to play, as a tutorial asks for it.

    If something else goes with a piece's move, the move alone may be named.
    """

    move: str
    word = "play"

    def __str__(self) -> str:
        return f"{self.word} {self.move}"

    def measure(self, record: Record) -> dict[str, int]:
        """Return, for every legal move, 1 if it is the one asked for, else 0. Raises GoalError."""
        begun = self.move + ALSO
        moves = record.position.moves()
        found = {move: int(move == self.move or move.startswith(begun)) for move in moves}
        if not any(found.values()):
            raise GoalError(f"“{self}”: {self.move} can't be played here.")
        return found


def read_riddle(text: str) -> Riddle | None:
    """Read a riddle from its text; None if it isn't a riddle's."""
    first, _, rest = text.partition(" ")
    second, *others = rest.split() or [""]
    if text == LongestRelay.word:
        return LongestRelay()
    if f"{first} {second}" == LastSeed.word and len(others) == 1:
        return LastSeed(others[0])
    if first == Play.word and second and not others:
        return Play(second)
    if first == Illegal.word and others:
        return Illegal((second, *others))
    return None


def find_refusal(record: Record, move: str) -> IllegalMove | None:
    """Return why a move can't be played; None if it can."""
    try:
        record.play(move)
    except IllegalMove as error:
        return error
    return None


def play(record: Record, move: str) -> list[Event]:
    """Return the events of a move. Raises IllegalMove."""
    return record.trace_move(move)[1]


def count_laps(events: Sequence[Event]) -> int:
    """Count the laps a move makes: how often seeds are lifted."""
    return sum(map(is_lap, events))


def is_lap(event: Event) -> bool:
    """Return whether a lap begins, with seeds lifted."""
    return event.kind in ("lift", "relay")


def find_last(events: Sequence[Event]) -> str:
    """Return the cup where the last seed of a move falls; empty if none does, as in a choice."""
    return next((event.at for event in reversed(events) if event.kind == "drop"), "")


def _expect_seeds(record: Record, riddle: Riddle) -> None:
    if not record.game.family.sows:
        raise GoalError(f"“{riddle}”: no seeds are sown in {record.game.name}.")
