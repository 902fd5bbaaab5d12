"""The sowing engine: a game is its answers to the questions of a turn.

Which cups come next? What does the last seed do? What may be played? Is it over, who moves on,
and who gets the rest? A `SowingGame` holds one function for each; the engine asks them in order
and contains no rule of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game_core.sowing import board
from game_core.sowing.board import CUPS, ROWS, SIDES, owner, row_letters
from game_core.sowing.turn import TracedTurn, Turn
from game_core.types import Event, IllegalMove, PositionError, Result


@dataclass(frozen=True, slots=True)
class Restriction:
    """A rule that forbids some of a player's cups though they hold seeds.

    `keep` picks from the cups left by the rules before it those that this rule allows; `why` is
    the sentence for a cup it drops.
    """

    rule: str
    keep: Callable[[SowingPosition, Sequence[int]], Sequence[int]]
    why: Callable[[SowingPosition, int], str]


@dataclass(frozen=True, slots=True)
class Ending:
    """A rule that ends the game after a turn: when `reached`, for the named reason."""

    reason: str
    reached: Callable[[Turn], bool]


@dataclass(frozen=True, eq=False)
class SowingGame:
    """A sowing game's names and its answers to the engine's questions."""

    slug: str
    name: str
    place: str
    deal: tuple[int, ...]
    """What the twelve cups hold at the start."""
    route: Callable[[int, int], Sequence[int]]
    """Which cups a lap sows: from (the cup lifted, its seeds) to a cup for each seed."""
    last_seed: Callable[[Turn, int], None]
    """What happens where a lap's last seed has fallen: captures."""
    restrictions: Sequence[Restriction]
    """What forbids a cup that holds seeds, in the order in which the rules are asked."""
    endings: Sequence[Ending]
    """What ends the game after a turn, in the order in which the rules are asked."""
    next_side: Callable[[Turn], int]
    """Who moves after a turn that ended nothing."""
    stuck: str
    """The reason for the end when the side to move has no legal cup."""
    share: Callable[[Turn], None]
    """Who gets the seeds left when the game is over."""
    share_stopped: Callable[[Turn], None]
    """Who gets the seeds left when the players agree to stop, or a position comes back again."""

    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    @property
    def seeds(self) -> int:
        """How many seeds the game is played with."""
        return sum(self.deal)

    def start(self) -> SowingPosition:
        """The first position, South to move."""
        return SowingPosition(self, self.deal, (0, 0), 0)

    def parse(self, text: str) -> SowingPosition:
        """Read a position; an empty board reads as a game that is over.

        Raises PositionError for malformed text, a wrong number of seeds, and a position that the
        rules would have settled already.
        """
        layout = board.read(text, self.seeds)
        if not any(layout.cups):
            return SowingPosition(self, layout.cups, layout.stores, layout.side, "over")
        position = SowingPosition(self, layout.cups, layout.stores, layout.side)
        turn = Turn(layout.cups, layout.stores, 1 - layout.side)
        for ending in self.endings:
            if ending.reached(turn):
                column = text.index(" ") + 2
                raise PositionError(
                    "stores",
                    column,
                    f"this game is over ({ending.reason}), yet the cups hold seeds.",
                )
        side = SIDES[layout.side]
        if not any(layout.cups[ROWS[layout.side]]):
            raise PositionError(
                "side to move", len(text), f"{side} has no seeds, so the other side is to move."
            )
        if not position.moves():
            raise PositionError(
                "cups", 1, f"{side} has no legal move, so this game is over and its cups are empty."
            )
        return position


@dataclass(frozen=True, slots=True)
class SowingPosition:
    """Cups, stores and side to move of one sowing game. Immutable.

    `cups` are 12 counts in ring order, `stores` South's and North's seeds, `side` 0 or 1. `ended`
    is the reason why the game is over, or empty; the text does not show it and equality ignores
    it.
    """

    game: SowingGame
    cups: tuple[int, ...]
    stores: tuple[int, int]
    side: int
    ended: str = field(default="", compare=False)
    _legal: Sequence[int] | None = field(default=None, init=False, compare=False, repr=False)

    def __str__(self) -> str:
        return board.write(board.Layout(self.cups, self.stores, self.side))

    @property
    def turn(self) -> str:
        """`S` or `N`: who is to move; once the game is over, who did not make the last move."""
        return SIDES[self.side]

    def moves(self) -> tuple[str, ...]:
        """The letters of all cups that may be played, in order; none when the game is over."""
        return tuple([CUPS[cup] for cup in self._playable()])

    def play(self, move: str, trace: list[Event] | None = None) -> SowingPosition:
        """The position after sowing the cup `move`. Raises IllegalMove, naming the rule."""
        cup = CUPS.find(move) if len(move) == 1 else -1
        if cup not in self._playable():
            raise self._refusal(move)
        turn = self._turn(trace)
        self._sow(turn, cup)
        return self._settle(turn)

    def after(self, cup: int) -> Turn:
        """The board when the whole move from `cup` is done, captures included."""
        turn = Turn(self.cups, self.stores, self.side)
        self._sow(turn, cup)
        return turn

    def stop(self, trace: list[Event] | None = None) -> SowingPosition:
        """The settled position that an agreed stop leaves; itself when the game is over."""
        if self.ended:
            return self
        turn = self._turn(trace)
        self.game.share_stopped(turn)
        return self._finish(turn, "stopped", self.side)

    def result(self) -> Result | None:
        """The larger store wins, equal stores tie; None while play goes on."""
        if not self.ended:
            return None
        return Result(_winner(self.stores) or None, self.ended, self.stores)

    def recurrence(self) -> object:
        """Cups, stores and side: everything the text shows."""
        return self

    def refusals(self) -> dict[str, str]:
        """For each cup that may not be played now, the sentence that says why."""
        playable = self._playable()
        return {
            CUPS[cup]: self._refusal(CUPS[cup]).said for cup in range(12) if cup not in playable
        }

    def _playable(self) -> Sequence[int]:
        """The cups that may be played, worked out once."""
        if self._legal is not None:
            return self._legal
        cups: Sequence[int] = () if self.ended else self._own()
        for restriction in self.game.restrictions:
            cups = restriction.keep(self, cups)
        object.__setattr__(self, "_legal", cups)
        return cups

    def _own(self) -> Sequence[int]:
        cups = self.cups
        return [cup for cup in range(self.side * 6, self.side * 6 + 6) if cups[cup]]

    def _turn(self, trace: list[Event] | None) -> Turn:
        if trace is None:
            return Turn(self.cups, self.stores, self.side)
        return TracedTurn(self.cups, self.stores, self.side, trace)

    def _sow(self, turn: Turn, cup: int) -> None:
        route = self.game.route(cup, turn.lift(cup))
        turn.sow(route)
        self.game.last_seed(turn, route[-1])

    def _settle(self, turn: Turn) -> SowingPosition:
        game = self.game
        for ending in game.endings:
            if ending.reached(turn):
                game.share(turn)
                return self._finish(turn, ending.reason, 1 - turn.side)
        side = game.next_side(turn)
        south, north = turn.stores
        position = SowingPosition(game, tuple(turn.cups), (south, north), side)
        if not position._playable():
            game.share(turn)
            return self._finish(turn, game.stuck, 1 - turn.side)
        if side == turn.side:
            turn.note(Event("again", side=SIDES[side]))
        return position

    def _finish(self, turn: Turn, reason: str, side: int) -> SowingPosition:
        south, north = turn.stores
        turn.note(Event("end", what=reason, side=_winner((south, north))))
        return SowingPosition(self.game, tuple(turn.cups), (south, north), side, reason)

    def _refusal(self, move: str) -> IllegalMove:
        """Why `move`, which is not legal, is not."""
        me, them = self.side, 1 - self.side
        if self.ended:
            return IllegalMove("over", "The game is over.")
        if len(move) != 1 or move not in CUPS:
            return IllegalMove(
                "no-cup", f"“{move}” is not a cup: {{{SIDES[me]}}} plays {row_letters(me)}."
            )
        cup = CUPS.index(move)
        if owner(cup) != me:
            return IllegalMove(
                "other-row",
                f"Cup {move} is in {{{SIDES[them]}}}'s row: "
                f"{{{SIDES[me]}}} plays {row_letters(me)}.",
            )
        own = self._own()
        if cup not in own:
            return IllegalMove("empty-cup", f"Cup {move} is empty.")
        for restriction in self.game.restrictions:
            own = restriction.keep(self, own)
            if cup not in own:
                return IllegalMove(restriction.rule, restriction.why(self, cup))
        raise AssertionError(f"{move} is legal in {self}")


def _winner(stores: tuple[int, int]) -> str:
    """The letter of the side with the larger store; empty when they are equal."""
    south, north = stores
    return "" if south == north else SIDES[south < north]
