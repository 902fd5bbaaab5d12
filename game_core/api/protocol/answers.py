"""What is answered: the value of each operation's answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from game_core.api.protocol.refusals import Meaning
from game_core.kinds import EventKind
from game_core.messages import Said
from game_core.puzzles.posing import Lack
from game_core.puzzles.verdicts import Fate
from game_core.svg.steps import Step


class Options(TypedDict):
    """What a player may choose next.

    `choices` are no cells; each has the words for its button. `refusals` say of other cells why
    they can't be chosen.
    """

    cells: Sequence[str]
    choices: Mapping[str, Said]
    refusals: Mapping[str, Said]


class Result(TypedDict):
    """How a game ended: `winner` is null for a tie, `said` a sentence.

    `best` is the most that each side captured in one turn; a scene alone tells it.
    """

    winner: str | None
    reason: str
    score: tuple[int, int] | None
    said: Said
    best: NotRequired[Mapping[str, int]]


type Mark = Literal["from", "to", "last", "taken"]
"""What happens at a place: something leaves it, comes to it, comes to it last, is taken."""


class Scene(TypedDict):
    """A game at rest.

    `record` is the saved game; `moves` are those played, and `plies` counts them and agreed stops.
    `turn` is the side to move, `legal` are the moves that may be played. `status` is a sentence.
    `valued` says whether a table knows what each move is worth. `trace` tells where the last move
    went, if there was one. The scene that a page holds from its start has no `svg`, as the board is
    drawn there already.
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


class Ply(TypedDict):
    """A move or an agreed stop for those who watch; `said` tells all of it in words."""

    move: str
    said: Said
    steps: list[Step]


class PlacedPly(Ply):
    """A ply, and the position after it."""

    position: str


class Played(Scene, Ply):
    """The game at rest after a ply."""


class Chosen(Played):
    """The game after a move chosen part by part; its first `seen` steps were shown already."""

    seen: int


class Undone(Scene):
    """The game after plies were taken back, the last first."""

    undone: Sequence[str]


class Begun(TypedDict):
    """A move that is half chosen.

    `steps` lead from the game at rest to `svg`, the board as it looks meanwhile; the first `seen`
    of them were there before the last part was chosen. When `seen` is less than what has been
    shown, begin again from the game at rest.
    """

    options: Options
    steps: list[Step]
    seen: int
    svg: str


class Tried(PlacedPly):
    """What a whole move would do; nothing is played.

    `svg` is the board after it, `marks` what happens at each place on the way.
    """

    marks: dict[str, Mark]
    svg: str
    status: Said
    result: Result | None


class Reason(Meaning):
    """Why a cell can't be chosen, or a move can't be played: a sentence.

    What can be has an empty rule, and in `moves` the move that it is, once that is whole.
    """

    said: Said


class Entry(TypedDict):
    """A ply in the list of plies.

    `number` counts from 1; `turn` is the side whose turn it was. `move` is in notation, or
    `stopped` for an agreed stop; `said` is all of it in words. `stage` is the round or phase, as a
    sentence, where one begins with this ply; else it is empty.
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
    """A ply to be shown once more: on the picture `before`, show its steps.

    They also say which rule was behind what happened.
    """

    number: int
    turn: str
    before: str


class Visit(Scene):
    """The board as it was after the first `at` of a game's `of` plies, to be looked at.

    Nothing can be chosen there, and `status` says which board it is. `record` is the game cut
    there, to be played on, and `later` are the plies since; `fresh` is a new game that begins
    there. `last` is the ply that led there; there is none before the first.
    """

    at: int
    of: int
    later: Sequence[str]
    fresh: str
    last: PastPly | None


class DemoPly(PlacedPly):
    """A ply of a demo, and what the author says to it."""

    say: str


class Level(TypedDict):
    """An opponent: `habit` is how it plays, `advice` how to beat it."""

    slug: str
    name: Said
    habit: Said
    advice: Said


class Waiting(TypedDict):
    """It is not done yet: ask the same again."""

    done: Literal[False]


class Looking(Waiting):
    """So many plies were looked at; left out before that is known."""

    looked: NotRequired[int]


class FoundMove(TypedDict):
    """What a level plays."""

    done: Literal[True]
    move: str


class Hint(FoundMove):
    """A good move.

    `at` is the cell where it begins, empty if it has none; `look` says where to look, and `said`
    names the move, and why.
    """

    at: str
    look: Said
    said: Said


class Rating(TypedDict):
    """How good a ply was, in words; empty where that is not known exactly."""

    done: Literal[True]
    good: bool
    said: Said


class Moment(TypedDict):
    """A ply that mattered: its number from 1, whose it was, what was played, what was better.

    `cost` is the difference, a hundred for a seed or a Pawn; `said` tells it in words.
    """

    number: int
    side: str
    played: str
    better: str
    cost: int
    said: Said


class Review(TypedDict):
    """The plies that mattered most, in order."""

    done: Literal[True]
    moments: list[Moment]


class Worth(TypedDict):
    """What a legal move of a `valued` game is worth if played out, in seeds from here on.

    `said` names the move, for a list; `alone` is for where the move is plain.
    """

    move: str
    worth: int
    said: Said
    alone: Said


class Verdict(TypedDict):
    """What a try at a puzzle is worth.

    After `right`, the puzzle goes on; `other` is a good move that is not best, or reaches less than
    was asked. `shown` are moves to be played now, so that one sees what comes of it.
    """

    verdict: Fate
    said: Said
    shown: list[str]


class Why(TypedDict):
    """What some first moves, or some answers to a question, lead to.

    Where they are too many, they are not named.
    """

    moves: Sequence[str]
    accepted: bool
    said: Said


class Whys(TypedDict):
    """What each first move leads to: those accepted come first, and those of one fate together."""

    answers: list[Why]


class Contest(TypedDict):
    """What became of a game between two levels.

    A game that is not `ended` was given up, as it went on and on. `choices` is how many moves there
    were to choose from, all `turns` together; `forced` counts the turns with only one. `happened`
    tells for a kind of event in how many turns it came about, `refused` for the name of a sentence
    that refuses a cell in how many it held.
    """

    done: Literal[True]
    ended: bool
    winner: str | None
    turns: int
    choices: int
    forced: int
    happened: Mapping[EventKind, int]
    refused: Mapping[str, int]


class Arranged(TypedDict):
    """A position that an author sets up, also as a saved game, and the tools that there are."""

    position: str
    record: str
    tools: Sequence[str]


class Lacking(TypedDict):
    """A field of a puzzle, and what it lacks (`game_core.puzzles.posing`)."""

    field: str
    lack: Lack


class Posed(TypedDict):
    """A puzzle as its author has it so far.

    `right` are the first answers that are right, of `possible` ones; both are empty where the task
    has a fault. `lacks` is empty once the puzzle is whole, and only then is there its `text` for
    a `puzzles.yml`.
    """

    right: Sequence[str]
    possible: int
    lacks: Sequence[Lacking]
    text: str


class RuleCard(TypedDict):
    """A game made of cards: its rules, each in a sentence or two, and a file of Python for it.

    Where the cards make no game, `trouble` says why, and `svg` shows a position; else both are
    empty.
    Of other games there is nothing to tell, and all of it is empty.
    """

    rules: Sequence[Said]
    python: str
    trouble: Said
    svg: str
