"""The sowing engine: a game is its answers to the questions that a move raises.

Which cups come next? What does a dropped seed do, and the last one of a lap? Which cups may be
played? Is the game over? Who moves next? What's settled at the end? A `SowingGame` has one function
for each; the engine calls them in order, and its only rule of its own is the limit on endless
moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, override

from game_core.draw import picture
from game_core.families.sowing import notation
from game_core.families.sowing.board import (
    CLOSED,
    COUNTER_CLOCKWISE,
    CUP_NUMBERS,
    CUPS,
    ROWS,
    SIDES,
    UNMARKED,
    list_full,
    owner,
)
from game_core.families.sowing.notation import NO_TAGS, TagReader, Tags, no_tags
from game_core.families.sowing.scratch import ScratchBoard, TracedScratchBoard
from game_core.family import Family
from game_core.messages import Said, cell, say, side, text
from game_core.registry import Known
from game_core.types import Event, IllegalMove, Options, Result

if TYPE_CHECKING:
    from random import Random

    from game_core.families.sowing.lastdrop import LastDrop

MOST_LAPS = 1000
"""A move with more laps than this is endless, and isn't legal.

Moves that exceed it return to a board and a cup that they have met before, so they go on forever.
The one known exception, a move of 1,059 laps with nineteen seeds in Ayoayo, is refused too.
"""


class Weights(NamedTuple):
    """The values used by search, with a hundred for a seed in store.

    `seed` is one in a player's own row, `cup` one that holds any there, and `round` one that was
    won. The numbers were found by letting candidates play each other; see
    docs/maintainers/search.md.
    """

    seed: int = 10
    cup: int = 10
    round: int = 400


DEFAULT_WEIGHTS = Weights()

SHOWN = 6
"""The number of fields of a position that its text shows; the others follow from them."""


@dataclass(frozen=True, slots=True)
class Restriction:
    """A rule that forbids some of a player's cups even though they hold seeds.

    `keep` selects the allowed cups from those that earlier rules left; `why` is the sentence for a
    cup it drops, and `told` the one for all dropped cups after another was played.
    """

    rule: str
    keep: Callable[[SowingPosition, Sequence[str]], Sequence[str]]
    why: Callable[[SowingPosition, str], Said]
    told: Callable[[SowingPosition, Sequence[str]], Said]
    sows: bool = False
    """True if it sows each cup to see whether its move ends; new positions stop at the first."""


@dataclass(frozen=True, slots=True)
class Endings:
    """What can end a game after a move: every possible reason, and the function that finds one.

    `find` returns the reason, or an empty string while play continues.
    """

    reasons: tuple[str, ...] = ()
    find: Callable[[ScratchBoard], str] = lambda board: ""


@dataclass(frozen=True, eq=False, kw_only=True)
class SowingGame(Known):
    """A sowing game's names and its answers to the engine's questions."""

    family: Family[SowingPosition]
    slug: str
    name: str
    place: str
    cups: tuple[int, ...]
    """The seeds in the twelve cups at the start."""
    tags: Tags = NO_TAGS
    """A position's tags, besides seeds and side, at the start."""
    tags_in_play: Tags | None = None
    """The tags once regular play has begun, in a game with an opening."""
    read_tags: Callable[[TagReader], Tags] = no_tags
    """Reads the tags of a position's text."""
    marks: str = ""
    """The letters that can mark a cup of this game."""
    direction: int = COUNTER_CLOCKWISE
    """The direction of sowing."""
    lap: Callable[[ScratchBoard, int], int]
    """Sows a lap from a cup and returns the cup of the last seed.

    It decides which cups are sown and what a dropped seed does there.
    """
    last_seed: Callable[[ScratchBoard, int], int | None]
    """Carries out what a lap's last seed does; returns the cup to lift next, or None."""
    restrictions: Sequence[Restriction]
    """The rules that forbid cups with seeds, in the order in which they apply; those that sow last.
    """
    endings: Endings = Endings()
    """What ends play after a move."""
    again: Callable[[ScratchBoard], bool]
    """Returns whether the same player moves again because the opponent has no legal cup."""
    stuck: str
    """The reason for the end when nobody can move."""
    conclude: Callable[[ScratchBoard, str], SowingPosition]
    """Settles the board when play ends for a reason: the game is over, or another round begins.

    The scratch board's side is the one that made the last move.
    """
    conclude_stopped: Callable[[ScratchBoard], SowingPosition]
    """Settles the board when players agree to stop, or when a position occurs for the third time.
    """
    check: Callable[[SowingPosition], str]
    """Returns the reason for the end if a position's text shows it, else an empty string.

    Raises PositionError for a position that the rules would already have settled.
    """
    score: Callable[[SowingPosition], tuple[int, int]] = lambda position: position.stores
    """Returns South's and North's numbers that decide the winner; by default their seeds in store.
    """

    weights: Weights = DEFAULT_WEIGHTS
    """The values of seeds and cups for search."""
    explain: Callable[[LastDrop], Mapping[int, Said]] = lambda drop: {}
    """Explains what a move's last seed did, by the number of the event."""
    taking: str = "Follow each cup to its last seed. Which one captures?"
    """A sentence about what captures seeds: the first hint of many puzzles."""

    quick_restrictions: tuple[Restriction, ...] = field(init=False)
    """The restrictions as new positions ask them, without sowing more cups than they must."""

    sides = SIDES

    def __post_init__(self) -> None:
        quick = [
            replace(rule, keep=_skip_endless) if rule.sows else rule for rule in self.restrictions
        ]
        object.__setattr__(self, "quick_restrictions", tuple(quick))

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    @property
    def kind(self) -> type[SowingPosition]:
        """The class of its positions."""
        return RelayPosition if any(rule.sows for rule in self.restrictions) else SowingPosition

    @property
    def seeds(self) -> int:
        """The number of seeds in the game."""
        return sum(self.cups)

    def start(self) -> SowingPosition:
        """Return the first position, with South to move."""
        return self.make(self.cups, (0, 0), 0, UNMARKED, self.tags)

    def draw_start(self, rng: Random) -> SowingPosition:
        """Return a first position; if players may set it out themselves, a random one."""
        return self.start()

    def parse(self, text: str) -> SowingPosition:
        """Read a position. Raises PositionError if it's malformed, impossible or settled."""
        position = self.read(text)
        reason = self.check(position)
        return position._replace(ended=reason, allowed=()) if reason else position

    def read(self, text: str) -> SowingPosition:
        """Read a position without checking whether its game is over. Raises PositionError."""
        cups, stores, side, marks, reader = notation.read(text, self.seeds, self.marks)
        tags = self.read_tags(reader)
        reader.finish()
        return self.make(cups, stores, side, marks, tags)

    def make(
        self,
        cups: tuple[int, ...],
        stores: tuple[int, int],
        side: int,
        marks: tuple[str, ...],
        tags: Tags,
    ) -> SowingPosition:
        """Return a position of this game."""
        bare = self.kind(self, cups, stores, side, marks, tags, "", ())
        return ScratchBoard(bare, side).position(side)


class SowingPosition(NamedTuple):
    """Cups, stores and side to move of one sowing game. Immutable.

    `cups` are 12 counts in ring order, `stores` South's and North's seeds, `side` 0 or 1, `marks`
    the mark of each cup, `tags` the game's own. `ended` is the reason why the game is over, or
    empty; the text doesn't show it, and equality ignores both it and `allowed`, the letters of the
    cups that may be played. It's a tuple because a search makes millions of them.
    """

    game: SowingGame
    cups: tuple[int, ...]
    stores: tuple[int, int]
    side: int
    marks: tuple[str, ...]
    tags: Tags
    ended: str
    allowed: tuple[str, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SowingPosition) and self[:SHOWN] == other[:SHOWN]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:SHOWN])

    def __repr__(self) -> str:
        return f"{self.game!r}.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        return picture(self)

    def __str__(self) -> str:
        return notation.write(self.cups, self.marks, self.stores, self.side, self.tags)

    @property
    def turn(self) -> str:
        """`S` or `N`: the side to move; once the game is over, the side that didn't move last."""
        return SIDES[self.side]

    @property
    def cells(self) -> dict[str, str]:
        """The contents of each cup, by its letter: the number of seeds, then the cup's mark."""
        return dict(zip(CUPS, notation.write_cups(self.cups, self.marks), strict=True))

    def is_check(self) -> bool:
        """Return False: there's no King to attack."""
        return False

    @property
    def heading(self) -> Said:
        """The round or phase as a sentence; empty if the game has none."""
        return self.tags.heading

    def moves(self) -> tuple[str, ...]:
        """Return the letters of the cups that may be played, in order."""
        return self.allowed

    def random_move(self, rng: Random) -> str:
        """Return a random legal move, all equally likely; empty when the game is over."""
        moves = self.moves()
        return rng.choice(moves) if moves else ""

    def play(self, move: str, board: ScratchBoard | None = None) -> SowingPosition:
        """Return the position after sowing the cup `move`. Raises IllegalMove, naming the rule.

        If `board` is given, the move is played on that scratch board of this position.
        """
        if move not in self.allowed:
            raise self._refuse(move)
        return self._sow(move, board or ScratchBoard(self, self.side))

    def _sow(self, move: str, board: ScratchBoard) -> SowingPosition:
        """Return the position after a move that is allowed. Raises IllegalMove if it never ends."""
        game = board.game
        # Most moves have a single lap, and here a call costs more than what it does.
        following = game.last_seed(board, game.lap(board, CUP_NUMBERS[move]))
        if following is not None and not self._relay(board, following):
            raise self._refuse(move)
        if reason := game.endings.find(board):
            return game.conclude(board, reason)
        position = board.position(1 - board.side)
        return position if position.allowed else self._pass(board)

    def play_all(self) -> Iterator[tuple[str, SowingPosition]]:
        """Yield every legal move with the position after it."""
        for cup in self.allowed:
            yield cup, self._sow(cup, ScratchBoard(self, self.side))

    def trace(self, move: str) -> tuple[SowingPosition, list[Event]]:
        """Return the position after `move`, and its events. Raises IllegalMove."""
        board = TracedScratchBoard(self, self.side)
        return self.play(move, board), board.events

    def after(self, move: str) -> ScratchBoard | None:
        """Return the board after sowing a cup, legal or not; None if that would never end."""
        board = ScratchBoard(self, self.side)
        following = board.game.last_seed(board, board.game.lap(board, CUP_NUMBERS[move]))
        return board if following is None or self._relay(board, following) else None

    def canonical(self, move: str) -> str:
        """Return the move itself: a move has only one text. Raises IllegalMove."""
        if move not in self.moves():
            raise self._refuse(move)
        return str(move)

    def stop(self) -> SowingPosition:
        """Return the position after an agreed stop; this position if the game is over."""
        return self.trace_stop()[0]

    def trace_stop(self) -> tuple[SowingPosition, list[Event]]:
        """Return the position after an agreed stop, and its events."""
        if self.ended:
            return self, []
        board = TracedScratchBoard(self, 1 - self.side)
        return self.game.conclude_stopped(board), board.events

    def result(self) -> Result | None:
        """Return how the game ended, or None while play continues."""
        return self.outcome(self.ended) if self.ended else None

    def outcome(self, reason: str) -> Result:
        """Return the result if the game were over for `reason`: the higher score wins."""
        score = self.game.score(self)
        return Result(leader(score) or None, reason, score)

    def repetition_key(self) -> object:
        """Return everything that the text shows."""
        return self

    def options(self, parts: Sequence[str] = ()) -> Options:
        """Return the cups to choose from, or the move of a chosen cup. Raises IllegalMove."""
        if parts:
            move = "".join(parts)
            if move not in self.moves():
                raise self._refuse(move)
            return Options(move=move)
        if self.ended:
            return Options()
        cups = self.moves()
        return Options(
            cells=cups, illegal={cup: self._refuse(cup) for cup in CUPS if cup not in cups}
        )

    def preview(self, parts: Sequence[str]) -> tuple[SowingPosition, list[Event]]:
        """Return the position unchanged: nothing is sown before the move is complete."""
        return self, []

    @staticmethod
    def _relay(board: ScratchBoard, cup: int) -> bool:
        """Sow on from `cup` after a move's first lap. Return whether the move ends."""
        game = board.game
        for _ in range(1, MOST_LAPS):
            following = game.last_seed(board, game.lap(board, cup))
            if following is None:
                return True
            cup = following
        return False

    def _pass(self, board: ScratchBoard) -> SowingPosition:
        """Return the position if the opponent has no legal cup: a second move, or the end."""
        game = board.game
        if game.again(board):
            position = board.position(board.side)
            if position.allowed:
                board.note(Event("again", side=SIDES[board.side]))
                return position
        return game.conclude(board, game.stuck)

    def _refuse(self, move: str) -> IllegalMove:
        """Return the refusal of a move that isn't legal, naming the rule."""
        if self.ended:
            return IllegalMove("over", say("game-over"))
        if move not in CUP_NUMBERS or owner(CUP_NUMBERS[move]) != self.side:
            return self._refuse_place(move)
        cup = cell(move)
        if self.marks[CUP_NUMBERS[move]] == CLOSED:
            return IllegalMove("closed", say("sowing-closed", cup=cup))
        own: Sequence[str] = list_full(self.cups, self.side)
        if move not in own:
            return IllegalMove("empty-cup", say("sowing-empty-cup", cup=cup))
        for restriction in self.game.restrictions:
            own = restriction.keep(self, own)
            if move not in own:
                return IllegalMove(restriction.rule, restriction.why(self, move), self.moves())
        raise AssertionError(f"{move} is legal in {self}")

    def _refuse_place(self, move: str) -> IllegalMove:
        """Return the refusal of something that isn't a cup of the side to move, naming its cups."""
        mover, other = side(SIDES[self.side]), side(SIDES[1 - self.side])
        row = CUPS[ROWS[self.side]]
        first, last = cell(row[0]), cell(row[-1])
        if move not in CUP_NUMBERS:
            said = say("sowing-no-cup", written=text(move), mover=mover, first=first, last=last)
            return IllegalMove("no-cup", said)
        said = say(
            "sowing-other-row", cup=cell(move), other=other, mover=mover, first=first, last=last
        )
        return IllegalMove("other-row", said, self.moves())


class RelayPosition(SowingPosition):
    """A position of a game in which a move may never end.

    Such a move isn't legal, but to find it, its cup must be sown. So that positions are quick to
    make, only the first cup of `allowed` is known to be legal.
    """

    __slots__ = ()

    @override
    def moves(self) -> tuple[str, ...]:
        return (*self.allowed[:1], *filter(self.after, self.allowed[1:]))

    @override
    def play_all(self) -> Iterator[tuple[str, SowingPosition]]:
        for cup in self.allowed:
            try:
                yield cup, self._sow(cup, ScratchBoard(self, self.side))
            except IllegalMove:
                # It never ends, which is rare.
                continue

    @override
    def random_move(self, rng: Random) -> str:
        # The first legal one in a random order, so that few cups are sown.
        left = [*self.allowed]
        while left:
            cup = rng.choice(left)
            if self.after(cup):
                return cup
            left.remove(cup)
        return ""


def _skip_endless(position: SowingPosition, cups: Sequence[str]) -> Sequence[str]:
    """Return the cups from the first that ends its move."""
    for place, cup in enumerate(cups):
        if position.after(cup):
            return cups[place:]
    return ()


def leader(score: Sequence[int]) -> str:
    """Return the letter of the side with the higher score; empty if they are equal."""
    south, north = score
    return "" if south == north else SIDES[south < north]


def finish(board: ScratchBoard, reason: str) -> SowingPosition:
    """End the game with the board as it is."""
    position = board.position(1 - board.side, reason)
    board.note(Event("end", what=reason, side=leader(board.before.game.score(position))))
    return position
