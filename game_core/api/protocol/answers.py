"""The answers: the value of each operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from game_core.family import Mark
from game_core.messages import Said
from game_core.puzzles.judge import Grade, Why
from game_core.puzzles.posing import Lacking
from game_core.search.coach import Moment
from game_core.svg.elements import Step


class Options(TypedDict):
    """The player's next choices.

    `choices` aren't cells; each has the words for its button. `refusals` say why other cells can't
    be chosen.
    """

    cells: Sequence[str]
    choices: Mapping[str, Said]
    refusals: Mapping[str, Said]


class Result(TypedDict):
    """A game's result: `winner` is null for a tie, `said` a sentence.

    `best` is the most that each side captured in one turn; only a scene has it.
    """

    winner: str | None
    reason: str
    score: tuple[int, int] | None
    said: Said
    best: NotRequired[Mapping[str, int]]


class Scene(TypedDict):
    """A game at rest.

    `record` is the saved game; `moves` are those played, and `plies` counts them and agreed stops.
    `turn` is the side to move, `legal` are the legal moves. `status` is a sentence. `valued` says
    whether a table knows what each move is worth. `trace` shows where the last move went, if there
    was one; `annotated` is the game with its notes, if it was opened with any. The scene included
    in a page has no `svg`, since the board is already drawn there.
    """

    game: str
    record: str
    position: str
    moves: Sequence[str]
    plies: int
    sides: tuple[str, str]
    turn: str
    legal: Sequence[str]
    options: Options
    svg: str
    status: Said
    result: Result | None
    valued: bool
    trace: NotRequired[Mapping[str, Mark]]
    annotated: NotRequired[str]


class Note(TypedDict):
    """A turn of an annotated game that has a comment, or begins a variation (`begins`).

    It is the `at`th of a line that `record` has to its end; `here` is the game at that turn. At the
    start, `move` is empty.
    """

    record: str
    here: str
    at: int
    move: str
    comment: str
    begins: bool


class Annotated(TypedDict):
    """A game with its notes as text, empty without any; its main line; its notes, in order."""

    annotated: str
    record: str
    notes: list[Note]


class Ply(TypedDict):
    """A move or an agreed stop, as shown; `said` describes all of it in words."""

    move: str
    said: Said
    steps: list[Step]


class PlacedPly(Ply):
    """A ply, and the position after it."""

    position: str


class Played(Scene, Ply):
    """The game at rest after a ply."""


class Chosen(Played):
    """The game after a move chosen part by part; its first `seen` steps have been shown already."""

    seen: int


class Undone(Scene):
    """The game after plies were taken back, the last first."""

    undone: Sequence[str]


class Begun(TypedDict):
    """A move that is half chosen.

    `steps` lead from the game at rest to `svg`, the board as it looks meanwhile; the first `seen`
    of them were there before the last part was chosen. If `seen` is less than what has been shown,
    begin again from the game at rest.
    """

    options: Options
    steps: list[Step]
    seen: int
    svg: str


class Tried(PlacedPly):
    """The effects of a complete move that isn't played.

    `svg` is the board after it, `marks` what happens at each place on the way.
    """

    marks: dict[str, Mark]
    svg: str
    status: Said
    result: Result | None


class Meaning(TypedDict):
    """Details of a move that can't be played, or of a cell that can't be chosen.

    `rule` is a short name, `which` if ambiguous. Look at `cells`; `moves` may have been meant.
    """

    rule: str
    cells: Sequence[str]
    moves: Sequence[str]


class Reason(Meaning):
    """The reason why a cell can't be chosen or a move can't be played, as a sentence.

    If it is allowed, the rule is empty, and `moves` has the move once it is complete.
    """

    said: Said


class Entry(TypedDict):
    """A ply in the list of plies.

    `number` counts from 1; `turn` is the side whose turn it was. `move` is in notation, or
    `stopped` for an agreed stop; `said` describes all of it in words. `stage` is the round or phase
    that begins with this ply, as a sentence, or empty.
    """

    number: int
    turn: str
    move: str
    said: Said
    stage: Said


class History(TypedDict):
    """Every ply of a saved game, and how it ended."""

    plies: list[Entry]
    result: Result | None


class PastPly(PlacedPly):
    """A ply to replay from the picture `before`; its steps also name the rule behind it."""

    number: int
    turn: str
    before: str


class Visit(Scene):
    """The board after the first `at` of a game's `of` plies, for viewing.

    Nothing can be chosen there, and `status` says which board it is. `record` is the game cut off
    there, to play on from, and `later` are the plies since; `fresh` is a new game that begins
    there. `last` is the ply that led there; there is none before the first.
    """

    at: int
    of: int
    later: Sequence[str]
    fresh: str
    last: PastPly | None


class DemoPly(PlacedPly):
    """A ply of a demo, and the author's comment on it."""

    say: str


class Level(TypedDict):
    """An opponent: `habit` is how it plays, `advice` how to beat it."""

    slug: str
    name: Said
    habit: Said
    advice: Said


class Waiting(TypedDict):
    """A job that isn't done yet: ask the same again."""

    done: Literal[False]


class Looking(Waiting):
    """The number of plies looked at so far; left out until that is known."""

    looked: NotRequired[int]


class FoundMove(TypedDict):
    """The move that a level plays."""

    done: Literal[True]
    move: str


class Hint(FoundMove):
    """A good move.

    `at` is the cell where it begins, or empty if it has none; `look` says where to look, and `said`
    names the move and gives the reason.
    """

    at: str
    look: Said
    said: Said


class Rating(TypedDict):
    """The quality of a ply, in words; empty if that isn't known exactly."""

    done: Literal[True]
    good: bool
    said: Said


class Review(TypedDict):
    """The plies that mattered most, in order."""

    done: Literal[True]
    moments: Sequence[Moment]


class Worth(TypedDict):
    """The worth of a legal move in a `valued` game: the seeds it wins from here on, if played out.

    `said` names the move, for a list; `alone` is for places where the move is obvious.
    """

    move: str
    worth: int
    said: Said
    alone: Said


class Verdict(TypedDict):
    """The verdict on an attempt at a puzzle.

    After `right`, the puzzle continues; `other` is a good move that isn't best, or achieves less
    than was asked. `shown` are moves to play now to show what happens.
    """

    verdict: Grade
    said: Said
    shown: list[str]


class Whys(TypedDict):
    """The consequences of each first move: accepted ones first, grouped by outcome."""

    done: Literal[True]
    answers: list[Why]


class Contest(TypedDict):
    """The outcome of a game between two levels.

    A game that isn't `ended` was abandoned because it went on and on. `choices` is how many moves
    there were to choose from over all `turns`. `bites` counts the turns in which a rule acted or
    forbade something: each of `thinking.BITES`, in that order.
    """

    done: Literal[True]
    ended: bool
    winner: str | None
    turns: int
    choices: int
    bites: Mapping[str, int]


class Arranged(TypedDict):
    """A position that an author sets up, also as a saved game, and the available tools."""

    position: str
    record: str
    tools: Sequence[str]


class Posed(TypedDict):
    """An author's unfinished puzzle.

    `right` are the right first answers, out of `possible` ones; both are empty if the task has a
    fault. `lacks` is empty once the puzzle is complete, and only then is there a `text` for a
    `puzzles.yml`.
    """

    right: Sequence[str]
    possible: int
    lacks: Sequence[Lacking]
    text: str


class RuleCard(TypedDict):
    """A game made from cards: its rules, each in a sentence or two, and its Python file.

    If the cards don't make a game, `trouble` says why and `svg` shows a position; otherwise both
    are empty. For other games, everything is empty.
    """

    rules: Sequence[Said]
    python: str
    trouble: Said
    svg: str
