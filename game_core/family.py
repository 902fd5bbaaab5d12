"""What a family of games answers: one interface, part by part.

A family is a kind of board, with all that is known of it in one folder of `families`. A game names
its family, so that whoever has a position asks without knowing which it is:

    position.game.family.words.refer_move("C")

A part is a module, imported when it is first asked for: a page with one game loads one family, and
of that only what it needs. A family lists its modules as `Parts`, for the type checker alone, which
holds each of them against its protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from game_core.evaluation import Evaluation, Playable
from game_core.kinds import EventKind
from game_core.messages import Said, Value
from game_core.svg.elements import Picture
from game_core.svg.steps import Step
from game_core.types import Event, Result

if TYPE_CHECKING:
    from random import Random

    from game_core.cards import CardRules


type Effect = Literal["from", "to", "way", "taken"]
"""What an event does to its cell `at`: something leaves it, or comes to it, or goes from there to
the cell `what`; or what stood there is taken."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What a side could take with its next move.

    Where it is `counted`, `count` is the most seeds or pieces that one move takes, and `cells` are
    all from which some move takes any. Where it is not, `count` is 1 if anything can be taken, else
    0, and no cells are named.
    """

    count: int = 0
    counted: bool = False
    cells: frozenset[str] = frozenset()


class Words[P](Protocol):
    """What happens, in sentences."""

    @property
    def THING(self) -> str:  # noqa: N802
        """The name of the term for what is taken in these games: a seed, a stone, a piece.

        Its forms: `counted`, as in `5 seeds`, and `many`, as in `seeds`.
        """
        ...

    @property
    def UNIT(self) -> str:  # noqa: N802
        """The name of the term for what a hundred points of an evaluation are: a seed, a Pawn.

        Its form is `counted`.
        """
        ...

    def tell_end(self, result: Result) -> Said:
        """Why a game is over, in a sentence.

        Empty for a reason that is none of the family's, where its games may have their own.
        """
        ...

    def tell_event(self, position: P, events: Sequence[Event], index: int) -> Said:
        """The sentence for `events[index]` of a move from `position`; empty if none is needed."""
        ...

    def tell_stage(self, position: P) -> Said:
        """The round or phase that a position belongs to; empty in games without."""
        ...

    def sum_up(self, position: P, events: Sequence[Event], sentences: Sequence[Said]) -> Said:
        """A whole move from `position` in words; `sentences` has one for each of its `events`."""
        ...

    def refer_move(self, move: str) -> Value:
        """A move, or the cell it begins with: `cup C`, `d7d8`, `d7d8 with b6 removed`.

        It need not be legal. What is written as no move is left as it is.
        """
        ...

    def list_taken(self, taken: Sequence[Event]) -> Value:
        """What some events take together, in a list of terms: `5 seeds`, `a Pawn and a Guard`.

        They have the form `counted`; the list may be empty.
        """
        ...

    def place_cells(self, cells: Sequence[str]) -> Value:
        """Where something is taken, at least one cell: `from cups C and D`, `on e2 and e4`."""
        ...

    def tell_effects(self, position: P, events: Sequence[Event], after: P) -> Iterable[Said]:
        """What a move does besides taking, in sentences that begin with “It”.

        The move leads by `events` from `position` to `after`.
        """
        ...


class Drawing[P](Protocol):
    """Positions as SVG text, and moves as steps that change it (see `draw`).

    Also the empty board and each piece, for those who play on what they have cut out.
    """

    def draw(self, position: P, viewpoint: str) -> Picture:
        """A position, with the side of the letter `viewpoint` at the bottom."""
        ...

    def describe(self, position: P) -> Said:
        """What stands where and who is to move."""
        ...

    def steps(
        self, position: P, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
    ) -> list[Step]:
        """A move from `position` as changes to its picture: one step for each event, for JSON.

        `sentences` are as many as `events`; `viewpoint` is the side at the bottom, as in `draw`.
        """
        ...

    @property
    def REAL_SQUARE(self) -> int:  # noqa: N802
        """How wide a square is that real pieces stand on, in millimetres.

        0 where the board is large enough on one sheet of paper.
        """
        ...

    def draw_empty(self, position: P) -> Picture:
        """A position's board with nothing on it, seen from the side that begins."""
        ...

    def draw_pieces(self, position: P) -> Sequence[str]:
        """The SVG of each thing on the board and beside it, one text a thing, all of one size."""
        ...


class Explaining[P](Protocol):
    """The rules behind a move: what it had to do, and why something was taken, or was not."""

    def explain(self, position: P, events: Sequence[Event]) -> Mapping[int, Said]:
        """Sentences about a move from `position`, by the index in `events` that each belongs to.

        Only where a rule bites: a move that was free and took what it might have has none.
        """
        ...


class Tactics[P](Protocol):
    """What search and puzzles ask of positions, beyond what they are worth."""

    def find_successors(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """Every legal move and where it leads, made only when it is asked for.

        Pairs of a move's text and the position after it, each move once; `first`, if it is legal,
        comes first.
        """
        ...

    def find_winners(self, position: P, first: str = "") -> Iterator[tuple[str, P]]:
        """The same, but moves that can't win at once may be left out; those that do never are."""
        ...

    def count_taken(self, before: P, move: str, after: P) -> tuple[int, int]:
        """How many seeds or pieces each side took in a move from `before` to `after`.

        The pair is in the order of `Game.sides`; what is swept up at an end is not taken.
        """
        ...

    def count_choices(self, position: P) -> int | None:
        """How many legal moves there are; None where they are too many to count."""
        ...

    def is_irreversible(self, before: P, after: P) -> bool:
        """Whether nothing up to `before` can come back once `after` stands."""
        ...

    def find_danger(self, position: P) -> Danger:
        """What the side to move could take with its next move."""
        ...

    def find_threatened(self, position: P) -> Mapping[str, int]:
        """Cells of the side to move that the other could take from if it moved now, most first.

        By a cell's name, how many seeds or pieces it would lose.

        Empty in games where that is not counted.
        """
        ...

    def list_cells(self, position: P) -> Sequence[str]:
        """The names of the cells of the board, in a fixed order."""
        ...

    def list_places(self, position: P) -> Sequence[object]:
        """What stands on each cell, in the order of `list_cells`: equal where the same does."""
        ...


class Reading[P](Protocol):
    """Positions as plain text, and moves as people type them."""

    @property
    def NO_MOVE(self) -> frozenset[str]:  # noqa: N802
        """The `IllegalMove.rule` of refusals of what is no move at all."""
        ...

    @property
    def UNFINISHED(self) -> frozenset[str]:  # noqa: N802
        """The `IllegalMove.rule` of refusals whose only fault is that a last part is missing."""
        ...

    def show(self, position: P) -> str:
        """A board in several lines of text, for a terminal; the last says who is to move."""
        ...

    def interpret(self, position: P, text: str) -> Iterator[str]:
        """The moves that a typed text may stand for, in the game's notation, legal or not.

        None where the text is like no move; it raises nothing.
        """
        ...

    def complete(self, position: P, beginning: str) -> list[str]:
        """The legal moves that begin so, where only a part is missing that must be chosen."""
        ...


class Endgames[P](Protocol):
    """What positions with few seeds are worth when they are played out, from tables.

    A worth is in whole seeds: what the side to move gets from here on, less what the other gets.
    """

    def is_covered(self, position: P) -> bool:
        """Whether a table says what each move of a position is worth; no table is read for it."""
        ...

    def find_worth(self, position: P) -> Mapping[str, int]:
        """The worth of each legal move, by its text; empty where no table covers the position."""
        ...

    def find_value(self, position: P) -> int | None:
        """The final lead of the side to move, a hundred for a seed, where a table is sure of it."""
        ...

    def tell_worth(self, worth: Mapping[str, int], move: str, side: str) -> Said:
        """What a move of `side` is worth, in a sentence or two; `worth` is from `find_worth`.

        Raises KeyError for a move that is not in it.
        """
        ...

    def name_worth(self, worth: int, move: str) -> Said:
        """A move and its worth in short, for a list: `Cup F wins 2 seeds`."""
        ...

    def describe_worth(self, worth: int) -> Said:
        """A move's worth where the move is plain: `Played to the end, it is even.`."""
        ...


class Puzzling[P](Protocol):
    """What the makers of puzzles ask, beyond tactics, and words for their hints."""

    def draw_start(self, start: P, rng: Random) -> P:
        """A first position of the game of `start`: `start`, or one that `rng` draws.

        It is drawn where a player may choose how the board is set out.
        """
        ...

    def list_views(self, position: P) -> Sequence[tuple[object, ...]]:
        """What stands on each cell, as the side to move sees it; and once more in the mirror.

        Puzzles with equal views are the same puzzle. Where the mirror changes a game, there is no
        view in it.
        """
        ...

    def swap_sides(self, position: P) -> str:
        """The text of the position with the players' places changed; see `positions.swap_sides`.

        Empty where the rules treat the two sides differently.
        """
        ...

    def list_own(self, position: P) -> Sequence[str]:
        """The names of the cells of the side to move: its row, or where its pieces stand."""
        ...

    def count_held(self, position: P, cell: str) -> int:
        """How many seeds or pieces a cell holds, which must be one of `Tactics.list_cells`."""
        ...

    def count_missing(self, position: P) -> int:
        """How many seeds the side to move lacks for a majority that wins; 0 where none does."""
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

    @property
    def TOOLS(self) -> Sequence[str]:  # noqa: N802
        """What `arrange` can do to cells, the most useful first; “turn” is known besides.

        “add” and “clear” want one cell, as does “take”; “move” and “copy” want two.
        """
        ...

    def arrange(self, position: P, tool: str, cells: Sequence[str]) -> str:
        """The text of a position after a tool has changed it, as authors set one up.

        Each of `cells` is one of `Tactics.list_cells`; “turn” wants none. What the text shows may
        be impossible: whoever reads it is told why.
        """
        ...

    def name_held(self, position: P, cell: str) -> str:
        """What the side to move has on a cell: `Knight`, `group`."""
        ...

    def tell_taking(self, position: P, them: str) -> str:
        """How things are taken in this game, or what to look for, in a sentence.

        `them` names the other side.
        """
        ...

    def tell_move(self, position: P, move: str) -> str:
        """A legal move as something to do, in a sentence or two."""
        ...


class Cards[P](Protocol):
    """Games put together from cards: each card is one answer to a question about the rules."""

    @property
    def Rules(self) -> type[CardRules]:  # noqa: N802
        """The questions, and the answers that there are."""
        ...

    @property
    def KNOWN(self) -> Mapping[str, CardRules]:  # noqa: N802
        """The cards of the family's own games, by slug; the first is the one to begin with."""
        ...

    def is_worth_playing(self, position: P) -> bool:
        """Whether a game that has come to a position has shown that there is something to play for.

        It need not be over.
        """
        ...

    def tell_worthless(self) -> Said:
        """That none of some games has, in a sentence."""
        ...


class Evaluating[P: Playable](Protocol):
    """What positions are worth to search."""

    def find_evaluation(self, position: P) -> Evaluation[P]:
        """What search must know of the game of a position: cards may change it, options do not."""
        ...


class Parts[P: Playable](NamedTuple):
    """The modules that a family is made of; the last two not every family has."""

    words: Words[P]
    drawing: Drawing[P]
    explaining: Explaining[P]
    evaluation: Evaluating[P]
    tactics: Tactics[P]
    reading: Reading[P]
    puzzling: Puzzling[P]
    endgames: Endgames[P] | None = None
    cards: Cards[P] | None = None


class _Part[T]:
    """The module of this name in a family's folder; None where the family has no such extra."""

    def __init__(self, *, is_extra: bool = False) -> None:
        self._is_extra = is_extra

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, family: Family[Any], owner: type) -> T:
        is_there = not self._is_extra or self._name in family.extras
        part: Any = import_module(f"{family.folder}.{self._name}") if is_there else None
        family.__dict__[self._name] = part
        found: T = part
        return found


class Family[P: Playable]:
    """All that is known of a family of games.

    `folder` is its package, and `name` the last part of that: the class of its pictures, too.
    `effects` is what each kind of event does to its cell; kinds that do nothing to one are left
    out. `extras` are its parts that not every family has. It `sows` if moves go lap by lap, seed by
    seed; it has `synonyms` if a move may be written in several ways (see `Position.canonical`).
    """

    words: _Part[Words[P]] = _Part()
    drawing: _Part[Drawing[P]] = _Part()
    explaining: _Part[Explaining[P]] = _Part()
    evaluation: _Part[Evaluating[P]] = _Part()
    tactics: _Part[Tactics[P]] = _Part()
    reading: _Part[Reading[P]] = _Part()
    puzzling: _Part[Puzzling[P]] = _Part()
    endgames: _Part[Endgames[P] | None] = _Part(is_extra=True)
    cards: _Part[Cards[P] | None] = _Part(is_extra=True)

    def __init__(
        self,
        folder: str,
        effects: Mapping[EventKind, Effect],
        *,
        extras: Sequence[Literal["endgames", "cards"]] = (),
        sows: bool = False,
        synonyms: bool = False,
    ) -> None:
        self.folder = folder
        self.name = folder.rpartition(".")[2]
        self.effects = effects
        self.extras = extras
        self.sows = sows
        self.synonyms = synonyms
