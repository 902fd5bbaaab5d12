"""Looking ahead: alpha-beta search with iterative deepening, in slices.

The search is a generator: it pauses after every few positions, so that whoever drives it can look
at a clock, answer somebody else, or drop it. It reads no clock itself. What it finds at a depth is
exactly what a plain search of all turns would find: what was found before about a position counts
only at the very same depth.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from game_core.search.evaluation import WIN, Outlook, value_result
from game_core.types import Position

PAUSE = 4
"""How many positions are looked at between two pauses."""
MOST_KEPT = 100_000
"""How many positions are remembered: enough for half a minute, in some tens of megabytes."""
MOST_SPARKS = 4
"""How many turns unquiet positions are followed beyond the depth."""

type Way = tuple[str, Position]
"""A turn, and where it leads."""
type Steps[T] = Generator[None, None, T]
"""Work that pauses now and then, and in the end has a T."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Kept(NamedTuple):
    """What was found about a position: its value or a bound of it, and its best turn."""

    depth: int
    bound: int
    value: int
    turn: str


class Choice(NamedTuple):
    """A turn, its value for the side to move, and how many turns ahead that was seen."""

    turn: str
    value: int
    depth: int


class Search:
    """One search; `nodes` counts the positions it has looked at.

    `best` is the best turn so far; `sure` the best of the last depth at which all turns were
    compared. Both are None until there is one.

    `outlook` is the game's own knowledge; `value` what a board is worth at a glance, if not what
    the outlook says. `stopped` has what `recurrence` gives of positions that came twice before: to
    reach one of them stops the game, or the round. Without `sparks`, all ends with the depth.
    """

    def __init__(
        self,
        outlook: Outlook[Any],
        stopped: Collection[object] = (),
        *,
        value: Callable[[Any], int] | None = None,
        sparks: bool = True,
    ) -> None:
        self.outlook = outlook
        self.stopped = stopped
        self.value = value or outlook.value
        self.most_sparks = MOST_SPARKS if sparks else 0
        self.nodes = 0
        self.best: Choice | None = None
        self.sure: Choice | None = None
        self._kept: dict[Hashable, Kept] = {}
        self._killers: dict[int, str] = {}

    def rank(self, position: Position, ways: Iterable[Way], depth: int = 1) -> Steps[list[Choice]]:
        """What each turn is worth, best first; of equal ones, those that came first."""
        choices = []
        for turn, after in ways:
            value = yield from self.value_turn(position, after, depth)
            choices.append(Choice(turn, value, depth))
            if self.best is None or value > self.best.value:
                self.best = choices[-1]
        self.sure = self.best
        return sorted(choices, key=lambda choice: -choice.value)

    def deepen(self, position: Position, ways: Sequence[Way], depths: range) -> Steps[None]:
        """Find the best of some turns to greater and greater depth, or until it is decided.

        Where all turns lose, `best` is one that lasts longest.
        """
        order = list(ways)
        for depth in depths:
            best, front = -WIN - 1, 0
            for index, (turn, after) in enumerate(order):
                value = yield from self.value_turn(position, after, depth, best)
                if value > best:
                    best, front = value, index
                    if value > -WIN or self.best is None:
                        self.best = Choice(turn, value, depth)
            self.sure = self.best
            order.insert(0, order.pop(front))
            if abs(best) == WIN:
                return

    def value_turn(
        self,
        before: Position,
        after: Position,
        depth: int,
        alpha: int = -WIN - 1,
        beta: int = WIN + 1,
    ) -> Steps[int]:
        """What a turn that leads from `before` to `after` is worth to who plays it.

        Seen `depth` turns deep, of which it is the first. Exact between `alpha` and `beta`;
        elsewhere a bound.
        """
        self.nodes += 1
        if self.nodes % PAUSE == 0:
            yield
        if self.stopped and after.recurrence() in self.stopped:
            left = after.stop()
            if left is after:
                return value_result(after.outcome("stopped"), before.turn)
            after = left
        again = after.turn == before.turn
        if not again:
            alpha, beta = -beta, -alpha
        value = self.outlook.horizon(before, after)
        if value is None and depth > 1:
            value = yield from self._search(after, depth - 1, alpha, beta)
        elif value is None:
            value = yield from self._settle(before, after, self.most_sparks, alpha, beta)
        return value if again else -value

    def _search(self, position: Position, depth: int, alpha: int, beta: int) -> Steps[int]:
        """The value of a position to the side to move, `depth` turns deep."""
        key = self.outlook.key(position)
        kept = self._kept.get(key)
        if kept and kept.depth == depth and _settles(kept, alpha, beta):
            return kept.value
        best, choice = -WIN - 1, ""
        for turn, after in self._order(position, depth, kept.turn if kept else ""):
            value = yield from self.value_turn(position, after, depth, max(alpha, best), beta)
            if value > best:
                best, choice = value, turn
                if value >= beta:
                    self._killers[depth] = turn
                    break
        if not choice:
            result = position.result()
            assert result, f"no turns to search in {position}"
            return value_result(result, position.turn)
        if kept or len(self._kept) < MOST_KEPT:
            bound = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
            self._kept[key] = Kept(depth, bound, best, choice)
        return best

    def _settle(
        self, before: Position, position: Position, left: int, alpha: int, beta: int
    ) -> Steps[int]:
        """The value of a position where the depth is used up, its sparks followed.

        Nobody must play any of them: the value at a glance is the least.
        """
        best = self.value(position)
        if not left or best >= beta:
            return best
        for after in self.outlook.sparks(before, position):
            self.nodes += 1
            if self.nodes % PAUSE == 0:
                yield
            low = max(alpha, best)
            if after.turn == position.turn:
                value = yield from self._settle(position, after, left - 1, low, beta)
            else:
                value = -(yield from self._settle(position, after, left - 1, -beta, -low))
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _order(self, position: Position, depth: int, first: str) -> Iterable[Way]:
        """The turns and where they lead: first those that promise most, where it pays to sort."""
        ways = self.outlook.turns(position)
        if depth == 1:
            return ways
        killer = self._killers.get(depth)

        def rank(way: Way) -> tuple[bool, bool, int]:
            turn, after = way
            value = self.value(after)
            return turn != first, turn != killer, -value if after.turn == position.turn else value

        return sorted(ways, key=rank)


def _settles(kept: Kept, alpha: int, beta: int) -> bool:
    """Whether what was found before is all that is asked now."""
    if kept.bound == EXACT:
        return True
    return kept.value >= beta if kept.bound == AT_LEAST else kept.value <= alpha
