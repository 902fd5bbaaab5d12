"""Looking ahead: alpha-beta search with iterative deepening, in slices.

The search is a generator: it pauses after every few positions, so that its caller can look at a
clock, answer another request, or drop it. It reads no clock itself. What it finds at a depth is
exactly what a plain search of all moves would find, because the transposition table's entries count
only at exactly the same depth.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from game_core.evaluation import WIN, Evaluation, Successor, value_result
from game_core.family import Endgames
from game_core.game import Position

PAUSE = 4
"""The number of positions looked at between two pauses."""
TABLE_SIZE = 100_000
"""The most entries of the transposition table: half a minute's worth, in a few tens of megabytes.

Once half of them are new, the older half makes room for more.
"""
QUIESCENCE_DEPTH = 4
"""The number of moves beyond the depth that unquiet positions are followed."""

type Steps[T] = Generator[None, None, T]
"""Work that yields at each pause, and returns a T at its end."""

EXACT, LOWER, UPPER = range(3)
"""The meaning of an entry's value in the table: exact, or a bound."""


class TableEntry(NamedTuple):
    """An entry about a position: its value or a bound on it, and its best move."""

    depth: int
    bound: int
    value: int
    move: str

    def settles(self, alpha: int, beta: int) -> bool:
        """Return whether the value answers a search with the window from `alpha` to `beta`."""
        if self.bound == EXACT:
            return True
        return self.value >= beta if self.bound == LOWER else self.value <= alpha


class Choice(NamedTuple):
    """A move, its value for the side to move, and how many moves ahead that was seen."""

    move: str
    value: int
    depth: int


class AlphaBeta:
    """One search; `nodes` counts the positions it has looked at.

    `best` is the best move so far; `sure` the best of the last depth at which all moves were
    compared. Both are None until there is one.

    `evaluation` is the family's; `value` is the static evaluation, if different from that one's.
    `stopped` has the repetition keys of positions that occurred twice before: reaching one of them
    stops the game, or the round. Without `quiescence`, search ends at the depth. Positions that the
    tables of `endgames` cover aren't searched. `only` are the moves to choose from, if not all.
    """

    def __init__(
        self,
        evaluation: Evaluation[Any],
        stopped: Collection[object] = (),
        *,
        value: Callable[[Any], int] | None = None,
        quiescence: bool = True,
        endgames: Endgames[Any] | None = None,
        only: Collection[str] = (),
    ) -> None:
        self.evaluation = evaluation
        self.stopped = stopped
        self.value = value or evaluation.value
        self.endgames = endgames
        self.only = only
        self.quiescence_depth = QUIESCENCE_DEPTH if quiescence else 0
        self.nodes = 0
        self.best: Choice | None = None
        self.sure: Choice | None = None
        self._table: dict[Hashable, TableEntry] = {}
        self._older: dict[Hashable, TableEntry] = {}
        self._killers: dict[int, str] = {}

    def rank(
        self, position: Position, successors: Iterable[Successor[Position]], depth: int = 1
    ) -> Steps[list[tuple[Choice, Position]]]:
        """Rank the moves by what they are worth, best first; equal moves keep their order."""
        ranked = []
        for move, after in successors:
            value = yield from self.value_move(position, after, depth)
            ranked.append((Choice(move, value, depth), after))
            if self.best is None or value > self.best.value:
                self.best, _ = ranked[-1]
        self.sure = self.best
        return sorted(ranked, key=lambda each: -each[0].value)

    def deepen(
        self, position: Position, successors: Sequence[Successor[Position]], depths: range
    ) -> Steps[None]:
        """Find the best of some moves to greater and greater depth, or until it is decided.

        If all moves lose, `best` is one that lasts longest.
        """
        order = list(successors)
        for depth in depths:
            best, front = -WIN - 1, 0
            for index, (move, after) in enumerate(order):
                value = yield from self.value_move(position, after, depth, best)
                if value > best:
                    best, front = value, index
                    if value > -WIN or self.best is None:
                        self.best = Choice(move, value, depth)
            self.sure = self.best
            order.insert(0, order.pop(front))
            if abs(best) == WIN:
                return

    def value_move(
        self,
        before: Position,
        after: Position,
        depth: int,
        alpha: int = -WIN - 1,
        beta: int = WIN + 1,
    ) -> Steps[int]:
        """Return what a move from `before` to `after` is worth to the side that plays it.

        It is seen `depth` moves deep, this move included; exact between `alpha` and `beta`,
        elsewhere a bound.
        """
        self.nodes += 1
        if self.nodes % PAUSE == 0:
            yield
        if self.stopped and after.repetition_key() in self.stopped:
            left = after.stop()
            if left is after:
                return value_result(after.outcome("stopped"), before.turn)
            after = left
        again = after.turn == before.turn
        if not again:
            alpha, beta = -beta, -alpha
        value = self.evaluation.terminal_value(before, after)
        if value is None and self.endgames:
            value = self.endgames.find_value(after)
        if value is None and depth > 1:
            value = yield from self._search(after, depth - 1, alpha, beta)
        elif value is None:
            value = yield from self._quiesce(before, after, self.quiescence_depth, alpha, beta)
        return value if again else -value

    def find_variation(self, position: Position, depth: int) -> tuple[str, ...]:
        """Return both sides' best moves from a position searched to `depth`, if the table has them.

        Call it before anything else is searched: the table knows them best then.
        """
        moves: list[str] = []
        while position.repetition_key() not in self.stopped:
            entry = self._recall(self.evaluation.key(position))
            if not entry or entry.depth != depth or entry.bound != EXACT:
                break
            moves.append(entry.move)
            position, depth = position.play(entry.move), depth - 1
        return tuple(moves)

    def _search(self, position: Position, depth: int, alpha: int, beta: int) -> Steps[int]:
        """Return the value of a position to the side to move, `depth` moves deep."""
        key = self.evaluation.key(position)
        entry = self._recall(key)
        if entry and entry.depth == depth and entry.settles(alpha, beta):
            return entry.value
        best, choice = -WIN - 1, ""
        for move, after in self._order(position, depth, entry.move if entry else ""):
            value = yield from self.value_move(position, after, depth, max(alpha, best), beta)
            if value > best:
                best, choice = value, move
                if value >= beta:
                    self._killers[depth] = move
                    break
        if not choice:
            result = position.result()
            assert result, f"no moves to search in {position}"
            return value_result(result, position.turn)
        bound = LOWER if best >= beta else UPPER if best <= alpha else EXACT
        self._table[key] = TableEntry(depth, bound, best, choice)
        if len(self._table) >= TABLE_SIZE // 2:
            self._table, self._older = {}, self._table
        return best

    def _recall(self, key: Hashable) -> TableEntry | None:
        return self._table.get(key) or self._older.get(key)

    def _quiesce(
        self, before: Position, position: Position, left: int, alpha: int, beta: int
    ) -> Steps[int]:
        """Return a position's value when the depth is used up, following its quiescence moves.

        Neither side has to play any of them, so the static evaluation is a lower bound.
        """
        best = self.value(position)
        if not left or best >= beta:
            return best
        for after in self.evaluation.quiescence_moves(before, position):
            self.nodes += 1
            if self.nodes % PAUSE == 0:
                yield
            low = max(alpha, best)
            if after.turn == position.turn:
                value = yield from self._quiesce(position, after, left - 1, low, beta)
            else:
                value = -(yield from self._quiesce(position, after, left - 1, -beta, -low))
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _order(self, position: Position, depth: int, first: str) -> Iterable[Successor[Position]]:
        """Return the moves and where they lead, the most promising first if sorting pays off."""
        candidates = self.evaluation.candidates(position)
        if depth == 1:
            return candidates
        killer = self._killers.get(depth)

        def rank(successor: Successor[Position]) -> tuple[bool, bool, int]:
            move, after = successor
            value = self.value(after)
            return move != first, move != killer, -value if after.turn == position.turn else value

        return sorted(candidates, key=rank)
