"""The sowing engine: a game is its answers to the questions of a move.

Which cups come next? What does a dropped seed do, and a lap's last? What may be played? Is it over,
who moves on, and what is settled then? A `SowingGame` holds one function for each; the engine asks
them in order and contains no rule of its own but the limit on endless moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game_core.draw import notebook
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
"""A move that would lift more handfuls than this is endless, and not legal.

Moves that pass it come back to a board and a cup that they met before, and so go on for ever. The
one exception known is a move of 1,059 laps, with nineteen seeds in Ayoayo; it counts all the same.
"""


class Weights(NamedTuple):
    """What things are worth to search, a hundred for a seed in store.

    `seed` in a player's own row, `cup` that holds any there, and `round` that was won. The numbers
    were found by playing them against each other; docs/maintainers/search.md says how.
    """

    seed: int = 10
    cup: int = 10
    round: int = 400


DEFAULT_WEIGHTS = Weights()

SHOWN = 6
"""How many fields of a position are shown by its text; the others can be worked out."""


@dataclass(frozen=True, slots=True)
class Restriction:
    """A rule that forbids some of a player's cups though they hold seeds.

    `keep` picks from the cups left by the rules before it those that this rule allows; `why` is
    the sentence for a cup it drops, and `told` the one for the cups it dropped, when another was
    played.
    """

    rule: str
    keep: Callable[[SowingPosition, Sequence[str]], Sequence[str]]
    why: Callable[[SowingPosition, str], Said]
    told: Callable[[SowingPosition, Sequence[str]], Said]


@dataclass(frozen=True, slots=True)
class Endings:
    """What may end a game after a move: all the reasons, and how the one that holds is found.

    `find` gives it, or an empty string while play goes on.
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
    """What the twelve cups hold at the start."""
    tags: Tags = NO_TAGS
    """What a position keeps beside seeds and side, as it is at the start."""
    tags_in_play: Tags | None = None
    """The same once play proper has begun, in a game that begins with something else."""
    read_tags: Callable[[TagReader], Tags] = no_tags
    """How those are read from a position's text."""
    marks: str = ""
    """The letters that may mark a cup of this game."""
    direction: int = COUNTER_CLOCKWISE
    """Which way seeds are sown."""
    lap: Callable[[ScratchBoard, int], int]
    """How a lap is sown from a cup: the cups it goes through, and what a dropped seed does there.

    Gives the cup of the last seed.
    """
    last_seed: Callable[[ScratchBoard, int], int | None]
    """What happens where a lap's last seed fell: captures, and the cup to lift next, if any."""
    restrictions: Sequence[Restriction]
    """What forbids a cup that holds seeds, in the order in which the rules are asked."""
    endings: Endings = Endings()
    """What ends play after a move."""
    again: Callable[[ScratchBoard], bool]
    """Whether the same player moves again because the opponent has no legal cup."""
    stuck: str
    """The reason for the end when nobody moves."""
    conclude: Callable[[ScratchBoard, str], SowingPosition]
    """What the end of play leaves, for the reason given: the game is over, or a round follows.

    The scratch board's side is the one that made the last move.
    """
    conclude_stopped: Callable[[ScratchBoard], SowingPosition]
    """The same when the players agree to stop, or a position comes back for the third time."""
    check: Callable[[SowingPosition], str]
    """The reason for the end that a position's text shows, if it does.

    Raises PositionError for a position that the rules would have settled already.
    """
    score: Callable[[SowingPosition], tuple[int, int]] = lambda position: position.stores
    """What is compared to find the winner: South's number and North's, here seeds in store."""

    weights: Weights = DEFAULT_WEIGHTS
    """What search takes the game's seeds and cups to be worth."""
    explain: Callable[[LastDrop], Mapping[int, Said]] = lambda drop: {}
    """The rule behind what came of a move's last seed, in words, by the number of the event."""
    taking: str = "Follow each cup to its last seed. Which one takes?"
    """What takes seeds, in a sentence: the first hint of many puzzles."""

    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    @property
    def kind(self) -> type[SowingPosition]:
        """The class of its positions."""
        return SowingPosition

    @property
    def seeds(self) -> int:
        """How many seeds the game is played with."""
        return sum(self.cups)

    def start(self) -> SowingPosition:
        """The first position, South to move."""
        return self.make(self.cups, (0, 0), 0, UNMARKED, self.tags)

    def draw_start(self, rng: Random) -> SowingPosition:
        """A first position; where players may set it out, one of many, by lot."""
        return self.start()

    def parse(self, text: str) -> SowingPosition:
        """Read a position. Raises PositionError for malformed, impossible or settled ones."""
        position = self.read(text)
        reason = self.check(position)
        return (
            ScratchBoard(position, position.side).position(position.side, reason)
            if reason
            else position
        )

    def read(self, text: str) -> SowingPosition:
        """Read a position without asking whether its game is over."""
        layout = notation.read(text, self.seeds, self.marks)
        tags = self.read_tags(layout.tags)
        layout.tags.finish()
        return self.make(layout.cups, layout.stores, layout.side, layout.marks, tags)

    def make(
        self,
        cups: tuple[int, ...],
        stores: tuple[int, int],
        side: int,
        marks: tuple[str, ...],
        tags: Tags,
    ) -> SowingPosition:
        """A position of this game."""
        bare = self.kind(self, cups, stores, side, marks, tags, "", ())
        return ScratchBoard(bare, side).position(side)


class SowingPosition(NamedTuple):
    """Cups, stores and side to move of one sowing game. Immutable.

    `cups` are 12 counts in ring order, `stores` South's and North's seeds, `side` 0 or 1, `marks`
    what marks each cup, `tags` the game's own. `ended` is the reason why the game is over, or
    empty; the text does not show it, and equality ignores it as it does `legal`, the letters of
    the cups that may be played. A tuple, because millions of these are made in a search.
    """

    game: SowingGame
    cups: tuple[int, ...]
    stores: tuple[int, int]
    side: int
    marks: tuple[str, ...]
    tags: Tags
    ended: str
    legal: tuple[str, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SowingPosition) and self[:SHOWN] == other[:SHOWN]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:SHOWN])

    def __repr__(self) -> str:
        return f"{self.game!r}.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        return notebook.draw(self)

    def __str__(self) -> str:
        return notation.write(self.cups, self.marks, self.stores, self.side, self.tags)

    @property
    def turn(self) -> str:
        """`S` or `N`: who is to move; once the game is over, who did not make the last move."""
        return SIDES[self.side]

    @property
    def cells(self) -> dict[str, str]:
        """What is in each cup, by its letter: the seeds, with the cup's mark behind them."""
        return dict(zip(CUPS, notation.write_cups(self.cups, self.marks), strict=True))

    def is_check(self) -> bool:
        """Return whether a King is attacked: False, there is none."""
        return False

    @property
    def heading(self) -> Said:
        """The round or phase, as a sentence; empty in a game without."""
        return self.tags.heading

    def moves(self) -> tuple[str, ...]:
        """The letters of all cups that may be played, in order; none when the game is over."""
        return self.legal

    def random_move(self, rng: Random) -> str:
        """One of the legal moves, each as likely as any other; empty when the game is over."""
        moves = self.moves()
        return rng.choice(moves) if moves else ""

    def play(self, move: str, board: ScratchBoard | None = None) -> SowingPosition:
        """The position after sowing the cup `move`. Raises IllegalMove, naming the rule.

        It is played on `board`, a scratch board of this position, where one is given.
        """
        if move not in self.legal:
            raise self._refuse(move)
        if board is None:
            board = ScratchBoard(self, self.side)
        finite = self.sow(board, move)
        assert finite, "an endless move is not legal"
        game = board.game
        if reason := game.endings.find(board):
            return game.conclude(board, reason)
        position = board.position(1 - board.side)
        return position if position.legal else self._pass(board)

    def trace(self, move: str) -> tuple[SowingPosition, list[Event]]:
        """The position after `move`, and what happened. Raises IllegalMove."""
        board = TracedScratchBoard(self, self.side)
        return self.play(move, board), board.events

    def after(self, move: str) -> ScratchBoard | None:
        """The board when a cup is sown, legal or not; None when that would never end."""
        board = ScratchBoard(self, self.side)
        return board if self.sow(board, move) else None

    def sow(self, board: ScratchBoard, move: str) -> bool:
        """Sow a cup on a scratch board, lap by lap; whether that ends."""
        game, cup, laps = board.game, CUP_NUMBERS[move], 0
        while laps < MOST_LAPS:
            laps += 1
            following = game.last_seed(board, game.lap(board, cup))
            if following is None:
                return True
            cup = following
        return False

    def canonical(self, move: str) -> str:
        """The move itself, if it is legal: a move has one text. Raises IllegalMove."""
        if move not in self.moves():
            raise self._refuse(move)
        return str(move)

    def stop(self) -> SowingPosition:
        """What an agreed stop leaves; the position itself when the game is over."""
        return self.trace_stop()[0]

    def trace_stop(self) -> tuple[SowingPosition, list[Event]]:
        """What an agreed stop leaves, and what happened."""
        if self.ended:
            return self, []
        board = TracedScratchBoard(self, 1 - self.side)
        return self.game.conclude_stopped(board), board.events

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        return self.outcome(self.ended) if self.ended else None

    def outcome(self, reason: str) -> Result:
        """The result if the game is over here for `reason`: the higher score wins."""
        score = self.game.score(self)
        return Result(leader(score) or None, reason, score)

    def repetition_key(self) -> object:
        """Everything the text shows."""
        return self

    def options(self, parts: Sequence[str] = ()) -> Options:
        """The cups to choose from, or the move that a chosen cup is. Raises IllegalMove."""
        if parts:
            move = "".join(parts)
            if move not in self.moves():
                raise self._refuse(move)
            return Options(move=move)
        if self.ended:
            return Options()
        refusals = {cup: self._refuse(cup).said for cup in CUPS if cup not in self.moves()}
        return Options(cells=self.moves(), refusals=refusals)

    def preview(self, parts: Sequence[str]) -> tuple[SowingPosition, list[Event]]:
        """The position itself: nothing is sown before the move is whole."""
        return self, []

    def _pass(self, board: ScratchBoard) -> SowingPosition:
        """The position if the opponent has no legal cup: the same side moves again, or it ends."""
        game = board.game
        if game.again(board):
            position = board.position(board.side)
            if position.legal:
                board.note(Event("again", side=SIDES[board.side]))
                return position
        return game.conclude(board, game.stuck)

    def _refuse(self, move: str) -> IllegalMove:
        """The refusal of a move that is not legal, naming the rule."""
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
        """The refusal of what is no cup of the side to move, naming those that are."""
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


def leader(score: Sequence[int]) -> str:
    """The letter of the side with the higher score; empty when they are equal."""
    south, north = score
    return "" if south == north else SIDES[south < north]


def finish(board: ScratchBoard, reason: str) -> SowingPosition:
    """End the game on the board as it stands."""
    position = board.position(1 - board.side, reason)
    board.note(Event("end", what=reason, side=leader(board.before.game.score(position))))
    return position
