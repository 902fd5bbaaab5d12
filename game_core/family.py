"""A family of games: one interface, part by part.

A family is a kind of board, with everything about it in one folder of `families`. A game names its
family, so code that has a position can ask without knowing which family it is:

    position.game.family.words.refer_move("C")

A part is a module, imported on first use: a page with one game loads one family, and only the parts
it needs. It re-exports what it shares with other families (`import name as name`). A family lists
its modules as `Parts` for the type checker alone, which checks each against its protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from game_core.evaluation import Evaluation, Playable
from game_core.messages import Said, Value
from game_core.svg.elements import Picture, Step
from game_core.types import Effect, Event, EventKind, Result

if TYPE_CHECKING:
    from random import Random

    from game_core.cards import CardRules


type Mark = Literal["from", "to", "last", "taken"]
"""A cell's part in a move: something leaves it, arrives, arrives last, or is captured."""


@dataclass(frozen=True, slots=True)
class Danger:
    """The captures a side could make with its next move.

    If it is `counted`, `count` is the most seeds or pieces that one move captures, and `cells` are
    all the cells where some move captures something. If not, `count` is 1 if anything can be
    captured, else 0, and no cells are named.
    """

    count: int = 0
    counted: bool = False
    cells: frozenset[str] = frozenset()


class Words[P](Protocol):
    """Sentences about what happens."""

    @property
    def THING(self) -> str:  # noqa: N802
        """The term for what is captured in these games: a seed, a stone, a piece.

        Its forms: `counted`, as in `5 seeds`, and `many`, as in `seeds`.
        """

    @property
    def UNIT(self) -> str:  # noqa: N802
        """The term, as `counted`, for a hundred points of an evaluation: a seed, a Pawn."""

    def tell_end(self, result: Result) -> Said:
        """Return a sentence that says why a game is over.

        Empty for a reason that isn't one of the family's, since a game may have its own.
        """

    def tell_event(self, position: P, events: Sequence[Event], index: int) -> Said:
        """Return the sentence for `events[index]` of a move from `position`; empty if unneeded."""

    def tell_stage(self, position: P) -> Said:
        """Return the round or phase that a position belongs to; empty in games without."""

    def sum_up(self, position: P, events: Sequence[Event], sentences: Sequence[Said]) -> Said:
        """Put a complete move from `position` into words; `sentences` has one for each event."""

    def refer_move(self, move: str) -> Value:
        """Return a term for a move or its first cell: `cup C`, `d7d8`, `d7d8 with b6 removed`.

        It need not be legal. Text that isn't in a move's notation is left unchanged.
        """

    def list_taken(self, taken: Sequence[Event]) -> Value:
        """List what some events capture together, as terms: `5 seeds`, `a Pawn and a Guard`.

        They have the form `counted`; the list may be empty.
        """

    def place_cells(self, cells: Sequence[str]) -> Value:
        """Name the places of a capture, one or more: `from cups C and D`, `on e2 and e4`."""

    def tell_effects(self, position: P, events: Sequence[Event], after: P) -> Iterable[Said]:
        """Yield what a move does besides capturing, in sentences that begin with “It”.

        The move leads by `events` from `position` to `after`.
        """

    def explain(self, position: P, events: Sequence[Event]) -> Mapping[int, Said]:
        """Return the rules behind a move, by the index of the event that each belongs to.

        They say what restricted it and why something was or wasn't captured, if a rule did that.
        """


class Drawing[P](Protocol):
    """Positions as SVG text, and moves as steps that change it (see `draw`).

    Also the empty board and each piece, for players who cut them out.
    """

    def draw(self, position: P, viewpoint: str, told: Said, addressee: str = "") -> Picture:
        """Draw a position, with the side `viewpoint` at the bottom; `told` describes it in words.

        Labels are addressed to the side `addressee`, or to nobody.
        """

    def describe(self, position: P) -> Said:
        """Describe what stands where and who is to move."""

    def steps(
        self, position: P, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
    ) -> list[Step]:
        """Return a move from `position` as changes to its picture, one step per event, for JSON.

        There are as many `sentences` as `events`; `viewpoint` is the side at the bottom.
        """

    @property
    def REAL_SQUARE(self) -> int:  # noqa: N802
        """The width of a square that real pieces stand on, in millimeters.

        0 if the board is large enough on one sheet of paper.
        """

    def draw_empty(self, position: P) -> Picture:
        """Draw a position's board with nothing on it, seen from the side that begins."""

    def draw_pieces(self, position: P) -> Sequence[str]:
        """Draw each thing on the board and next to it: one SVG text per thing, all of one size."""


class Tactics[P: Playable](Protocol):
    """Questions that search and puzzles ask about positions."""

    def find_evaluation(self, position: P) -> Evaluation[P]:
        """Return the evaluation for a position's game: cards may change it, options don't."""

    def find_successors(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """Yield every legal move and where it leads, made only when asked for.

        Yields pairs of a move's text and the position after it, each move once; `first`, if it is
        legal, comes first.
        """

    def find_winners(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """Yield what `find_successors` does; only moves that don't win at once may be left out."""

    def count_taken(self, before: P, move: str, after: P) -> tuple[int, int]:
        """Count the seeds or pieces each side captured in a move from `before` to `after`.

        The pair is in the order of `Game.sides`; what is swept up at an end isn't captured.
        """

    def count_choices(self, position: P) -> int | None:
        """Count the legal moves; None if there are too many."""

    def is_irreversible(self, before: P, after: P) -> bool:
        """Return whether no position up to `before` can come back after `after`."""

    def find_danger(self, position: P) -> Danger:
        """Return what the side to move could capture with its next move."""

    def find_threatened(self, position: P) -> Mapping[str, int]:
        """Return the mover's cells where the other side could capture if it moved now, most first.

        Maps a cell's name to how many seeds or pieces it would lose.

        Empty in games where that isn't counted.
        """

    def list_places(self, position: P) -> Sequence[object]:
        """List what stands on each cell, in the order of `cells`; equal contents are equal."""


class Reading[P](Protocol):
    """Positions as plain text, and moves as people type them."""

    def show(self, position: P) -> str:
        """Draw a board in several lines of text, for a terminal; the last says who is to move."""

    def interpret(self, position: P, text: str) -> Iterator[str]:
        """Yield the moves that a typed text may stand for, in the game's notation, legal or not.

        Yields nothing if the text isn't like a move; raises nothing.
        """


class Endgames[P](Protocol):
    """The worth of positions with few seeds, played to the end, from tables.

    A worth is in whole seeds: what the side to move gets from here on, less what the other gets.
    """

    def is_covered(self, position: P) -> bool:
        """Return whether a table covers each move of a position, without reading the table."""

    def find_worth(self, position: P) -> Mapping[str, int]:
        """Return each legal move's worth, by its text; empty if no table covers the position."""

    def find_value(self, position: P) -> int | None:
        """Return the mover's final lead, a hundred per seed, if a table is sure of it, or None."""

    def tell_worth(self, worth: Mapping[str, int], move: str, side: str) -> Said:
        """Say what a move of `side` is worth, in a sentence or two; `worth` is from `find_worth`.

        Raises KeyError for a move that isn't in it.
        """

    def name_worth(self, worth: int, move: str) -> Said:
        """Return a move and its worth in short, for a list: `Cup F wins 2 seeds`."""

    def describe_worth(self, worth: int) -> Said:
        """Return a move's worth where the move is obvious: `Played to the end, it breaks even.`."""


class Puzzling[P](Protocol):
    """Questions that puzzle makers ask, besides tactics, and words for hints."""

    @property
    def THEMES(self) -> Mapping[str, str]:  # noqa: N802
        """A puzzle's theme, by a kind of event, a reason for the end, or a rule that forbids.

        It is one of `puzzles.model.THEMES`; most kinds, reasons and rules make no theme.
        """

    def draw_start(self, start: P, rng: Random) -> P:
        """Return a first position of the game of `start`: `start`, or one that `rng` draws.

        It is drawn if players may choose how the board is set up.
        """

    def list_views(self, position: P) -> Sequence[tuple[object, ...]]:
        """Return the cells' contents as the side to move sees them, and once more mirrored.

        Puzzles with equal views are the same. If mirroring changes a game, it has no mirrored view.
        """

    def swap_sides(self, position: P) -> str:
        """Return the text of the position with the players swapped; see `positions.swap_sides`.

        Empty if the rules treat the two sides differently.
        """

    def list_own(self, position: P) -> Sequence[str]:
        """List the names of the mover's cells: its row, or where its pieces stand."""

    def count_held(self, position: P, cell: str) -> int:
        """Count the seeds or pieces in a cell, which must be one of `Position.cells`."""

    def count_missing(self, position: P) -> int:
        """Count the seeds the side to move lacks for a winning majority; 0 if no majority wins."""

    def find_origin(self, move: str) -> str:
        """Return the cell that a move starts from."""

    def join_cells(self, origin: str, target: str) -> str:
        """Return the text of a move from one cell to another; it need not be legal."""

    @property
    def TOOLS(self) -> Sequence[str]:  # noqa: N802
        """The tools of `arrange`, the most useful first; “turn” is always available.

        “add”, “clear” and “take” need one cell; “move” and “copy” need two.
        """

    def arrange(self, position: P, tool: str, cells: Sequence[str]) -> str:
        """Return the text of a position after a tool has changed it, for authors who set one up.

        Each of `cells` is one of `Position.cells`; “turn” needs none. The text may show an
        impossible position: reading it reports why.
        """

    def name_held(self, position: P, cell: str) -> str:
        """Name what the side to move has on a cell: `Knight`, `group`."""

    def tell_taking(self, position: P, them: str) -> str:
        """Say how captures work in this game, or what to look for; `them` names the other side."""

    def tell_move(self, position: P, move: str) -> str:
        """Return a legal move as an instruction, in a sentence or two."""


class Cards[P](Protocol):
    """Games made from cards: each card is one answer to a question about the rules."""

    @property
    def Rules(self) -> type[CardRules]:  # noqa: N802
        """The questions and their possible answers."""

    @property
    def KNOWN(self) -> Mapping[str, CardRules]:  # noqa: N802
        """The cards of the family's own games, by slug; start with the first."""

    def is_worth_playing(self, position: P) -> bool:
        """Return whether a game that got here, over or not, has shown something to play for."""

    def tell_worthless(self) -> Said:
        """Return a sentence saying that none of the games played has shown that."""


class Parts[P: Playable](NamedTuple):
    """The modules that make up a family; not every family has the last two."""

    words: Words[P]
    drawing: Drawing[P]
    tactics: Tactics[P]
    reading: Reading[P]
    puzzling: Puzzling[P]
    endgames: Endgames[P] | None = None
    cards: Cards[P] | None = None


class Family[P: Playable]:
    """Everything about a family of games.

    `folder` is its package, and `name` the last part of that, also the class of its pictures.
    `effects` is what each kind of event does to its cell; kinds that do nothing to one are left
    out. It `sows` if moves go lap by lap, seed by seed; it has `synonyms` if a move may be written
    in several ways (see `Position.canonical`).
    """

    words: Words[P]
    drawing: Drawing[P]
    tactics: Tactics[P]
    reading: Reading[P]
    puzzling: Puzzling[P]
    endgames: Endgames[P] | None
    cards: Cards[P] | None

    def __init__(
        self,
        folder: str,
        effects: Mapping[EventKind, Effect],
        *,
        sows: bool = False,
        synonyms: bool = False,
    ) -> None:
        self.folder = folder
        self.name = folder.rpartition(".")[2]
        self.effects = effects
        self.sows = sows
        self.synonyms = synonyms

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> ModuleType | None:
            """Import a part when it is first used; None for one that the family doesn't have."""
            if name not in Parts._fields:
                raise AttributeError(f"a family has no part {name!r}")
            module = f"{self.folder}.{name}"
            try:
                part = import_module(module)
            except ModuleNotFoundError as error:
                if error.name != module or name not in Parts._field_defaults:
                    raise
                part = None
            setattr(self, name, part)
            return part
