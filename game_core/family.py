"""What a family of games answers: one interface, part by part.

A family is a kind of board, with all that is known of it in one folder of `families`. A game names
its family, so that whoever has a position asks without knowing which it is:

    position.game.family.words.name_move("C")

A part is a module, imported when it is first asked for: a page with one game loads one family, and
of that only what it needs. The type checker holds every module against the part's protocol.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from game_core.evaluation import Evaluation, Playable
from game_core.kinds import EventKind
from game_core.svg.steps import Step
from game_core.types import Event, Noun

if TYPE_CHECKING:
    from random import Random


type Effect = Literal["from", "to", "way", "taken"]
"""What an event does to its cell `at`: something leaves it, or comes to it, or goes from there to
the cell `what`; or what stood there is taken."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What a side could take next: at most `count`, from one of the `cells`.

    Where it is not `counted`, `count` is 1 if anything can be taken, and no cells are named.
    """

    count: int = 0
    counted: bool = False
    cells: frozenset[str] = frozenset()


class Words[P](Protocol):
    """What happens, in sentences that name players by their side in braces (see `types.fill`)."""

    @property
    def REASONS(self) -> Mapping[str, str]:  # noqa: N802
        """The reasons for an end, each as half a sentence; `%s` is the winner's letter."""
        ...

    @property
    def TAKEN(self) -> Noun:  # noqa: N802
        """What is taken in these games."""
        ...

    @property
    def WORTH(self) -> Noun:  # noqa: N802
        """In what a move's worth is told: a hundred points of an evaluation."""
        ...

    def tell_event(self, position: P, events: Sequence[Event], index: int) -> str:
        """The sentence for one event of a move from `position`; empty where none is needed."""
        ...

    def tell_stage(self, position: P) -> str:
        """The round or phase that a position belongs to; empty in games without."""
        ...

    def sum_up(self, position: P, events: Sequence[Event], sentences: Sequence[str]) -> str:
        """A whole move in words, of which `sentences` tell each event."""
        ...

    def name_move(self, move: str) -> str:
        """A move, or the cell it begins with: `cup C`, `d7d8`, `d7d8 with b6 removed`.

        It need not be legal. What is written as no move is left as it is.
        """
        ...

    def name_taken(self, taken: Sequence[Event]) -> str:
        """What some events take: `5 seeds`, `a Pawn and a Guard`; empty where it is nothing."""
        ...

    def name_cells(self, cells: Sequence[str]) -> str:
        """Where something is taken: `from cups C and D`, `on e2 and e4`."""
        ...

    def tell_effects(self, position: P, events: Sequence[Event], after: P) -> Iterable[str]:
        """What a move does besides taking, in sentences that begin with “It”."""
        ...


class Drawing[P](Protocol):
    """Positions as SVG text, and moves as steps that change it (see `draw`)."""

    def draw(self, position: P, viewpoint: str) -> str:
        """The SVG of a position, seen from the side `viewpoint`."""
        ...

    def describe(self, position: P) -> str:
        """What stands where and who is to move, in words with sides in braces."""
        ...

    def steps(
        self, position: P, events: Sequence[Event], sentences: Sequence[str], viewpoint: str
    ) -> list[Step]:
        """The move that `events` tell, one step for each, ready for JSON."""
        ...


class Box[P](Protocol):
    """What lies in the box of a game, for those who play on what they have cut out."""

    def draw_empty(self, position: P) -> str:
        """The SVG of a position's board with nothing on it, seen from the side that begins."""
        ...

    def draw_pieces(self, position: P) -> Sequence[str]:
        """The SVG of each thing on the board and beside it; all of a game have one size."""
        ...


class Explaining[P](Protocol):
    """The rules behind a move: what it had to do, and why something was taken, or was not."""

    def explain(self, position: P, events: Sequence[Event]) -> Mapping[int, str]:
        """Sentences about a move from `position`, by the number of the event they belong to.

        Only where a rule bites: a move that was free and took what it might have has none.
        """
        ...


class Tactics[P](Protocol):
    """What search and puzzles ask of positions, beyond what they are worth."""

    def find_successors(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """Every legal move and where it leads, made only when it is asked for.

        `first`, if it is one of them, comes first.
        """
        ...

    def find_winners(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """The same, but moves that can't win at once may be left out."""
        ...

    def count_taken(self, before: P, move: str, after: P) -> tuple[int, int]:
        """How many seeds or pieces a move took, for the first side and for the other."""
        ...

    def count_choices(self, position: P) -> int | None:
        """How many moves there are; None where they are too many to count."""
        ...

    def is_irreversible(self, before: P, after: P) -> bool:
        """Whether nothing up to `before` can come back once `after` stands."""
        ...

    def find_danger(self, position: P) -> Danger:
        """What the side to move could take with this move."""
        ...

    def find_threatened(self, position: P) -> Mapping[str, int]:
        """What each cell would lose if it were the other side's move, most first.

        Empty in games where that is not counted.
        """
        ...

    def list_cells(self, position: P) -> Sequence[str]:
        """The names of the cells of the board, in a fixed order."""
        ...

    def list_places(self, position: P) -> Sequence[object]:
        """What stands on each of those cells: equal where the same does."""
        ...


class Reading[P](Protocol):
    """Positions as plain text, and moves as people type them."""

    @property
    def UNFINISHED(self) -> frozenset[str]:  # noqa: N802
        """The rules that refuse a move because its last part is missing."""
        ...

    def show(self, position: P) -> str:
        """A board in several lines of text, for a terminal; the last says who is to move."""
        ...

    def interpret(self, position: P, text: str) -> Iterator[str]:
        """The moves that a typed text may stand for, in the game's notation; legal or not."""
        ...

    def complete(self, position: P, beginning: str) -> list[str]:
        """The legal moves that begin so, where only a part is missing that must be chosen."""
        ...


class Endgames[P](Protocol):
    """What positions with few seeds are worth when they are played out, from tables."""

    def is_covered(self, position: P) -> bool:
        """Whether a table says what each move of a position is worth; no table is read for it."""
        ...

    def find_worth(self, position: P) -> Mapping[str, int]:
        """What each move gains more than the other side gets; empty where no table covers it."""
        ...

    def tell_worth(self, worth: Mapping[str, int], move: str, side: str) -> str:
        """What a move of a side is worth, in a sentence or two."""
        ...

    def name_worth(self, worth: int) -> str:
        """A move's worth in short: `wins 2 seeds`."""
        ...


class Puzzling[P](Protocol):
    """What the makers of puzzles ask, beyond tactics, and words for their hints."""

    def draw_start(self, start: P, lot: Random) -> P:
        """A first position like `start`: where a player may set it out, by lot."""
        ...

    def list_views(self, position: P) -> Sequence[tuple[object, ...]]:
        """What stands where, as the side to move sees it; and once more in the mirror.

        Puzzles with equal views are the same puzzle. Where the mirror changes a game, there is no
        view in it.
        """
        ...

    def list_own(self, position: P) -> Sequence[str]:
        """The cells of the side to move: its row, or where its pieces stand."""
        ...

    def count_held(self, position: P, cell: str) -> int:
        """How many seeds or pieces a cell holds."""
        ...

    def count_missing(self, position: P) -> int:
        """How many more the side to move must take to win by that; 0 where nobody wins so."""
        ...

    def find_origin(self, move: str) -> str:
        """The cell that a move starts from."""
        ...

    def join_cells(self, origin: str, target: str) -> str:
        """The text of a move from one cell to another; it need not be legal."""
        ...

    def is_single(self, move: str) -> bool:
        """Whether nothing goes with the move of one piece: no ring, no other piece or stone."""
        ...

    def name_held(self, position: P, cell: str) -> str:
        """What the side to move has on a cell: `Knight`, `group`."""
        ...

    def tell_taking(self, position: P, them: str) -> str:
        """What takes in this game, or which is to be found, in a sentence; `them` is the other."""
        ...

    def tell_move(self, position: P, move: str) -> str:
        """A legal move as something to do, in a sentence or two."""
        ...


class Family[P: Playable](Protocol):
    """All that is known of a family of games."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name of its folder, and the class of its pictures: `sowing`."""
        ...

    @property
    @abstractmethod
    def sows(self) -> bool:
        """Whether its moves go lap by lap, seed by seed."""
        ...

    @property
    @abstractmethod
    def effects(self) -> Mapping[EventKind, Effect]:
        """What each kind of event does to its cell; kinds that do nothing to one are left out."""
        ...

    @property
    @abstractmethod
    def words(self) -> Words[P]:
        """What happens, in sentences."""
        ...

    @property
    @abstractmethod
    def drawing(self) -> Drawing[P]:
        """Positions as SVG, moves as steps."""
        ...

    @property
    @abstractmethod
    def box(self) -> Box[P]:
        """The empty board, and the pieces."""
        ...

    @property
    @abstractmethod
    def explaining(self) -> Explaining[P]:
        """The rules behind a move."""
        ...

    @abstractmethod
    def find_evaluation(self, position: P) -> Evaluation[P]:
        """What search must know of the game of a position; a rule option changes nothing."""
        ...

    @property
    @abstractmethod
    def tactics(self) -> Tactics[P]:
        """Successors, captures, dangers."""
        ...

    @property
    @abstractmethod
    def reading(self) -> Reading[P]:
        """Plain text in and out."""
        ...

    @property
    @abstractmethod
    def puzzling(self) -> Puzzling[P]:
        """What the makers of puzzles ask."""
        ...

    @property
    @abstractmethod
    def endgames(self) -> Endgames[P]:
        """Exact worth, where a table knows it."""
        ...
