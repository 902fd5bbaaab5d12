"""A puzzle: the game so far, the task, the answer, and help in finding it.

Its themes, ages and difficulties are closed lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypedDict, cast

from game_core.limits import MOST_TURNS
from game_core.messages import say, term
from game_core.puzzles.riddles import Riddle, read_riddle
from game_core.record import Record
from game_core.search.goals import Goal, GoalError, read_goal
from game_core.search.proof import Tree

THEMES = {
    "counting": term("puzzles-counting"),
    "capture": term("puzzles-capture"),
    "big-capture": term("puzzles-big-capture"),
    "feeding": term("puzzles-feeding"),
    "safety": term("puzzles-safety"),
    "ending": term("puzzles-ending"),
    "win": term("puzzles-win"),
    "relay": term("puzzles-relay"),
    "trap": term("puzzles-trap"),
    "patience": term("puzzles-patience"),
    "choice": term("puzzles-choice"),
    "ahead": term("puzzles-ahead"),
    "rules": term("puzzles-rules"),
    "starve": term("puzzles-starve"),
    "uur": term("puzzles-uur"),
    "rounds": term("puzzles-rounds"),
    "check": term("puzzles-check"),
    "mate": term("puzzles-mate"),
    "touchstone": term("puzzles-touchstone"),
    "telekinesis": term("puzzles-telekinesis"),
    "ambush": term("puzzles-ambush"),
    "guard": term("puzzles-guard"),
    "rings": term("puzzles-rings"),
    "chain": term("puzzles-chain"),
    "stones": term("puzzles-stones"),
}
"""The themes of puzzles, each with the term for its words for a child."""

AGES = {
    "8-10": say("puzzles-ages", youngest=8, oldest=10),
    "11-14": say("puzzles-ages", youngest=11, oldest=14),
    "8-14": say("puzzles-ages", youngest=8, oldest=14),
}
"""Ages in years, and how they are shown."""

DIFFICULTIES = {
    1: say("puzzles-very-easy"),
    2: say("puzzles-easy"),
    3: say("puzzles-middling"),
    4: say("puzzles-hard"),
    5: say("puzzles-very-hard"),
}
"""The difficulty of a puzzle, 1 to 5."""


type Task = Goal | Riddle
"""A task: a goal within a number of turns (see `goals`), or a question the rules answer."""

KNOWN = (
    "“capture 3 within 1”, “win within 2”, “save within 1”, “best within 2”, “end within 1”, "
    "“longest relay”, “last seed C” and “illegal A B C”"
)


class PuzzleData(TypedDict):
    """A puzzle as plain data, for JSON: `record` is the saved game, `side` the side that solves it.

    `goal` is the task, as text that `read_task` reads. `difficulty` is 1 to 5, or 0 in a tutorial.
    """

    id: str
    game: str
    record: str
    side: str
    prompt: str
    goal: str
    solution: Tree
    themes: Sequence[str]
    difficulty: int
    because: str
    ages: str
    hints: Sequence[str]
    wrong: Mapping[str, str]
    source: str
    beginner: bool


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of a game. `docs/authors/puzzles.md` explains each field.

    `solution` is a tree of moves: the accepted first ones, below each every answer of the other
    side, below that the moves accepted then. For a riddle, it holds the right answers. A step of a
    tutorial has neither themes nor the fields after them, except its one hint.
    """

    id: str
    record: Record
    prompt: str
    task: Task
    solution: Tree
    themes: tuple[str, ...] = ()
    difficulty: int = 0
    because: str = ""
    ages: str = ""
    hints: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    source: str = ""
    beginner: bool = False

    @property
    def side(self) -> str:
        """The side to move, which solves the puzzle."""
        return self.record.position.turn

    @property
    def name(self) -> str:
        """The puzzle's name outside its file: `oware/feed-me`."""
        return f"{self.record.game.slug}/{self.id}"

    def describe(self) -> PuzzleData:
        """Return the puzzle as plain data, for JSON."""
        told = {
            "game": self.record.game.slug,
            "record": str(self.record),
            "goal": str(self.task),
            "themes": [*self.themes],
            "hints": [*self.hints],
        }
        names = PuzzleData.__annotations__
        plain = {name: told[name] if name in told else getattr(self, name) for name in names}
        return cast(PuzzleData, plain)


def read_puzzle(data: PuzzleData) -> Puzzle:
    """Read a puzzle that `describe` wrote. Raises RecordError and GoalError."""
    plain = {**data}
    values: Any = {each.name: plain.get(each.name) for each in fields(Puzzle)} | {
        "record": Record.parse(data["record"]),
        "task": read_task(data["goal"]),
        "themes": tuple(data["themes"]),
        "hints": tuple(data["hints"]),
    }
    return Puzzle(**values)


def read_task(text: str) -> Task:
    """Read a task from its text. Raises GoalError."""
    riddle = read_riddle(text)
    if riddle is not None:
        return riddle
    try:
        goal = read_goal(text)
    except GoalError as error:
        raise GoalError(f"“{text}” can't be asked; goals are {KNOWN}.") from error
    if goal.turns is None:
        raise GoalError(f"“{text}” does not say within how many turns: “{text} within 2”.")
    if goal.turns > MOST_TURNS:
        raise GoalError(f"“{text}” asks for more than {MOST_TURNS} turns.")
    return goal
