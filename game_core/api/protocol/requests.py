"""The requests: the fields of each operation."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from game_core.puzzles.model import PuzzleData


class About(TypedDict):
    """The game that a request is about: a slug, and the saved game, which travels every time.

    An empty `record` means a new game; it begins at `position`, if there is one. `viewpoint` is the
    side at the bottom, the first unless another is named. The drawing's labels are addressed to the
    side `addressee`, or else to the side to move. If the game isn't one of ours,
    `source` is the text of its file.
    """

    game: str
    record: str
    position: NotRequired[str]
    viewpoint: NotRequired[str]
    addressee: NotRequired[str]
    source: NotRequired[str]


class Choosing(About):
    """The `parts` of a move chosen so far: cells and choices, in order."""

    parts: list[str]


class Playing(About):
    """The `move` to play, as somebody types it, in notation."""

    move: str


class Undoing(About):
    """Back to a turn of one of `sides`, or, without them, back one ply."""

    sides: NotRequired[list[str]]


class Visiting(About):
    """The board after `at` plies."""

    at: int


class Annotating(About):
    """A game with notes, `annotated`, empty if it has none yet, to which `record` is added.

    `comment` is written after `at` turns; `remove` takes away the variation that begins with turn
    `at`.
    """

    annotated: str
    at: int
    comment: NotRequired[str]
    remove: NotRequired[bool]


class Trying(About):
    """A move to try without playing it: `move`, or its `parts`."""

    move: NotRequired[str]
    parts: NotRequired[list[str]]


class Doubting(About):
    """A `move` that can't be played, or a `cell` that can't be chosen after `parts`, if any."""

    move: NotRequired[str]
    cell: NotRequired[str]
    parts: NotRequired[list[str]]


class Naming(About):
    """The `name` a class gives its game."""

    name: str


class Sliced(About):
    """A long job, asked for again and again until it is done.

    `job` is a name chosen by the page; `milliseconds` is how long this slice may take. With
    `hurry`, whatever has been found is good enough.
    """

    job: str
    milliseconds: int
    hurry: NotRequired[bool]


class Thinking(Sliced):
    """An opponent's `level`, by slug, and the `seed` for its random choices."""

    level: str
    seed: int


class Contesting(Sliced):
    """The levels of the two `players`, first side first, and the `seed` for random choices."""

    players: list[str]
    seed: int


class Reviewing(Sliced):
    """A game to look back at: the plies of `sides` or, without them, all."""

    sides: NotRequired[list[str]]


class Rate(Sliced):
    """The ply to rate: its number `at`, from 1."""

    at: int


class Puzzle(PuzzleData):
    """A puzzle as the site serves it (`puzzles/<game>/<id>.json`).

    `names` are the moves of `illegal A B C` in words; `done` is the sentence to say once a step of
    a tutorial is done.
    """

    names: NotRequired[dict[str, str]]
    done: NotRequired[str]


class AboutPuzzle(About):
    """The whole puzzle; its own saved game says where it starts, and `record` is ignored."""

    puzzle: Puzzle


class Arranging(About):
    """A position that an author changes: a `tool`, and the `cells` it is used on.

    “turn” lets the other side move and needs no cell; an empty tool changes nothing.
    """

    tool: str
    cells: list[str]


class ExplainingPuzzle(AboutPuzzle, Sliced):
    """A puzzle whose first moves are explained, which may take long."""


class Attempting(AboutPuzzle):
    """A `move` tried after `moves`, those of both sides since the puzzle's start."""

    moves: list[str]
    move: str
