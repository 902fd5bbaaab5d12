"""The solver's goals: win, save, capture, force the end, find the best move.

A goal belongs to one side. A *turn* is one move of that side; what the other side plays between two
of them, one move or several, isn't a turn. Each goal measures what can be forced in whole numbers,
larger ones better for the side; it is met if that reaches `need`.

    win within 2         the side wins, its second turn at the latest; the number tells how early:
                         2 by the first turn, 1 by the second, 0 not at all
    end within 3         the game is over, no matter who wins; measured in the same way
    save within 2        the side hasn't lost after two turns and the replies to them: 1, else 0
    capture 5 within 2   the side captures at least 5 seeds or pieces by its second turn: the number
    best within 2        seeds or pieces captured, less those the other side captures, in two turns
                         and the replies; a won game counts a thousand more, a lost one less

All but the last can be asked without “within”, for any number of turns. What is swept into a store
because a game or a round is over isn't captured; a touchstone counts as one stone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from game_core.types import BadQuestion, Result

FAR = 10**9
"""A bound that no goal's value reaches: it stands for infinity."""
PLENTY = 10**6
"""The most that may still be captured with no limit of turns: above any `count` asked."""
WON = 1000
"""The value of a won game in `Best`, besides captures."""


class GoalError(BadQuestion):
    """A goal that can't be read or asked; the message says why."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal, and within how many `turns` of the side, from 1; None sets no limit.

    `str` writes it as `read_goal` reads it. Raises GoalError for less than one turn.
    """

    turns: int | None = None

    word: ClassVar[str]
    replies: ClassVar[bool] = False
    """True if the other side's replies to the last turn count too."""
    counts: ClassVar[bool] = False
    """True if captured seeds and pieces count."""
    floor: ClassVar[int] = 0
    """The least possible value."""

    def __post_init__(self) -> None:
        if self.turns is not None and self.turns < 1:
            raise GoalError(f"“{self}”: a goal takes at least one turn.")

    def __str__(self) -> str:
        return self.word if self.turns is None else f"{self.word} within {self.turns}"

    @property
    def need(self) -> int | None:
        """The least value that meets the goal; None if only the greatest possible meets it."""
        return 1

    @property
    def beyond(self) -> tuple[int, int]:
        """The least and the most that play after these turns may still add."""
        return (0, 1) if self.turns is None else (0, 0)

    def most(self, left: int, mine: bool) -> int:
        """Return the most the value can be with `left` turns left; `mine`: the side is to move.

        FAR if no bound is known, as by default.
        """
        return FAR

    def gain(self, mine: int, theirs: int) -> int:
        """Return what a move adds if it captures `mine` for the side and `theirs` for the other."""
        return 0

    def end(self, result: Result, side: str, left: int) -> int:
        """Return what the end of the game adds for `side`, with `left` turns left."""
        return 0


class End(Goal):
    """The game is over, no matter who wins."""

    word = "end"

    def most(self, left: int, mine: bool) -> int:
        """Return the value if the next move ends the game; or what later play may add, if more."""
        return max(left if mine else left + 1, self.beyond[1])

    def end(self, result: Result, side: str, left: int) -> int:
        """Return one more than the turns left, so that an earlier end is worth more."""
        return left + 1


class Win(End):
    """The side wins."""

    word = "win"

    def end(self, result: Result, side: str, left: int) -> int:
        """Return one more than the turns left if the side has won, so earlier is more; else 0."""
        return left + 1 if result.winner == side else 0


class Save(Goal):
    """The side doesn't lose."""

    word = "save"
    replies = True

    @property
    def beyond(self) -> tuple[int, int]:
        """1 once the turns are over; without a limit the side may still lose, so 0 or 1."""
        return (0, 1) if self.turns is None else (1, 1)

    def most(self, left: int, mine: bool) -> int:
        """Return 1: at best, the side is saved."""
        return 1

    def end(self, result: Result, side: str, left: int) -> int:
        """Return 1 if the side has won or the game is a tie, 0 if it has lost."""
        return int(result.winner in (side, None))


@dataclass(frozen=True, slots=True)
class Capture(Goal):
    """The side captures at least `count` seeds or pieces, from 1."""

    count: int = 1
    word = "capture"
    counts = True

    def __post_init__(self) -> None:
        Goal.__post_init__(self)
        if self.count < 1:
            raise GoalError(f"“{self}”: there must be something to capture.")

    def __str__(self) -> str:
        within = "" if self.turns is None else f" within {self.turns}"
        return f"{self.word} {self.count}{within}"

    @property
    def need(self) -> int:
        """The `count` of seeds or pieces."""
        return self.count

    @property
    def beyond(self) -> tuple[int, int]:
        """Later captures add something only without a limit of turns."""
        return (0, PLENTY) if self.turns is None else (0, 0)

    def gain(self, mine: int, theirs: int) -> int:
        """Return what the side captures; what the other captures is left out."""
        return mine


class Best(Goal):
    """The side captures as many more than the other as it can, and wins if it can."""

    word = "best"
    replies = True
    counts = True
    floor = -FAR

    def __post_init__(self) -> None:
        if self.turns is None:
            raise GoalError("“best” needs to know within how many turns.")
        Goal.__post_init__(self)

    @property
    def need(self) -> None:
        """None: the goal is met by the greatest value that can be forced."""
        return

    def gain(self, mine: int, theirs: int) -> int:
        """Return what the side captures less what the other captures."""
        return mine - theirs

    def end(self, result: Result, side: str, left: int) -> int:
        """Return WON for a win, -WON for a loss, 0 for a tie."""
        return 0 if result.winner is None else WON if result.winner == side else -WON


KINDS: tuple[type[Goal], ...] = (Win, Save, Capture, End, Best)
GOAL = re.compile(r"(?P<word>[a-z]+)(?: (?P<count>\d{1,3}))?(?: within (?P<turns>\d{1,3}))?")


def read_goal(text: str) -> Goal:
    """Read a goal that `str` writes: `capture 5 within 2`. Raises GoalError."""
    found = GOAL.fullmatch(text)
    kind = next((kind for kind in KINDS if found and kind.word == found["word"]), None)
    if not found or not kind or (found["count"] is None) != (kind is not Capture):
        known = "win, save, end, capture 5, best, each with or without “within 2”"
        raise GoalError(f"“{text}” is not a goal; goals are {known}.")
    turns = int(found["turns"]) if found["turns"] else None
    return Capture(turns, int(found["count"])) if kind is Capture else kind(turns)
