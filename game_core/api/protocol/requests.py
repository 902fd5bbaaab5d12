"""What is asked: the fields of each operation's requests."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from game_core.puzzles.model import PuzzleData


class About(TypedDict):
    """The game that a request is about: a slug, and the saved game, which travels every time.

    An empty `record` means a new game; it begins at `position`, if there is one. `viewpoint` is the
    side that sits at the bottom, the first unless another is named. `source` is the text of the
    file of a game that is not one of ours.
    """

    game: str
    record: str
    position: NotRequired[str]
    viewpoint: NotRequired[str]
    source: NotRequired[str]


class Choosing(About):
    """`parts` are what has been chosen of a move so far: cells and choices, in order."""

    parts: list[str]


class Playing(About):
    """`move` is what is to be played, as somebody types it, in notation."""

    move: str


class Undoing(About):
    """Back to a turn of one of `sides`; without them, one ply back."""

    sides: NotRequired[list[str]]


class Visiting(About):
    """The board after `at` plies."""

    at: int


class Trying(About):
    """A move to be tried and not played: `move`, or its `parts`."""

    move: NotRequired[str]
    parts: NotRequired[list[str]]


class Doubting(About):
    """A `move` that can't be played, or a `cell` that can't be chosen after `parts`, or none."""

    move: NotRequired[str]
    cell: NotRequired[str]
    parts: NotRequired[list[str]]


class Naming(About):
    """`name` is what a class calls its game."""

    name: str


class Sliced(About):
    """What takes long is asked again and again until it is done.

    `job` is a name for it, of the page's choosing; `milliseconds` is how long this slice of it
    may take. In a `hurry`, what has been found is good enough.
    """

    job: str
    milliseconds: int
    hurry: NotRequired[bool]


class Thinking(Sliced):
    """`level` is the opponent's slug, `seed` what its whims go by."""

    level: str
    seed: int


class Contesting(Sliced):
    """`players` are the levels of the first side and of the other, `seed` what chance goes by."""

    players: list[str]
    seed: int


class Rate(Sliced):
    """`at` is the number of a ply, from 1."""

    at: int


class Puzzle(PuzzleData):
    """A puzzle as the site serves it (`puzzles/SLUG.json`).

    `names` are the moves of `illegal A B C` in words; `done` is the sentence to say once a step of
    a tutorial is done.
    """

    names: NotRequired[dict[str, str]]
    done: NotRequired[str]


class AboutPuzzle(About):
    """The whole puzzle; its own saved game says where it starts, and `record` does not matter."""

    puzzle: Puzzle


class Arranging(About):
    """A position that an author changes: a `tool`, and the `cells` it is used on.

    “turn” lets the other side move and wants no cell; an empty tool changes nothing.
    """

    tool: str
    cells: list[str]


class Attempting(AboutPuzzle):
    """`move` was tried after `moves`, both sides', that were played since the puzzle's start."""

    moves: list[str]
    move: str
