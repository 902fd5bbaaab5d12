"""Alpha-beta search that proves values, and the trees that show them.

The table's keys hold all that a value depends on: the position with its counters, the relevant
past, and the turns left. With thousands of moves, each is made only when it is looked at.
"""

from __future__ import annotations

from game_core.search.goals import FAR
from game_core.search.proof import Tree
from game_core.search.question import Question
from game_core.search.repetition import Node


class OutOfNodes(Exception):
    """The search has reached its limit of positions and isn't done."""


class ProofSearch:
    """The search for one question; it may look at `limit` positions and counts them in `nodes`.

    A value is what the goal measures for its side: that side maximizes it, the other minimizes it.
    """

    def __init__(self, question: Question, limit: int) -> None:
        self.question = question
        self.limit = limit
        self.nodes = 0
        self._bounds: dict[tuple[Node, int], tuple[int, int, str]] = {}
        """For a node and turns left: least and most it is worth, and the move to try first."""
        self._killers: dict[tuple[int, bool], str] = {}
        """The move that last settled a node, by turns left and whether its side is to move."""

    def worth(self, node: Node, turns: int) -> dict[str, int]:
        """Return the exact value of every first move. Raises OutOfNodes."""
        left = turns - self.question.is_mine(node)
        worth = dict.fromkeys(node.position.moves(), self.question.beyond)
        for move, after, gain in self.question.steps(node, turns):
            worth[move] = gain + self.value(after, left, -FAR, FAR)
        return worth

    def value(self, node: Node, left: int, low: int, high: int) -> int:
        """Return a node's value with `left` turns left; outside `low` to `high`, a bound on it.

        Raises OutOfNodes.
        """
        answer = self.question.answer(node, left)
        if answer is not None:
            return answer
        goal, mine = self.question.goal, self.question.is_mine(node)
        key = node, left
        least, most, hint = self._bounds.get(key) or (goal.floor, goal.most(left, mine), "")
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self.nodes >= self.limit:
            raise OutOfNodes
        self.nodes += 1
        low, high = max(low, least), min(high, most)
        alpha, beta = low, high
        best: int | None = None
        first = hint or self._killers.get((left, mine), "")
        for move, after, gain in self.question.steps(node, left, first):
            value = gain + self.value(after, left - mine, alpha - gain, beta - gain)
            if best is None or (value > best if mine else value < best):
                best, hint = value, move
                alpha, beta = (max(alpha, best), beta) if mine else (alpha, min(beta, best))
                if alpha >= beta:
                    self._killers[left, mine] = move
                    break
        if best is None:
            best = self.question.beyond
        self._bounds[key] = (least if best <= low else best, most if best >= high else best, hint)
        return best

    def tree(self, node: Node, left: int, bound: int, *, at_least: bool) -> Tree:
        """Return moves that keep a node's value at least (or at most) `bound` against every answer.

        The caller must already know that this is possible. Raises OutOfNodes.
        """
        question = self.question
        if question.is_plain(node, left, bound, at_least=at_least):
            return {}
        mine = question.is_mine(node)
        if mine != at_least and mine and left == 1 and not question.goal.replies:
            # The other side has nothing left to choose.
            return {}
        hint = (self._bounds.get((node, left)) or (0, 0, ""))[2]
        trees: Tree = {}
        for move, after, gain in question.steps(node, left, hint):
            rest = bound - gain
            if mine != at_least:
                tree = self.tree(after, left - mine, rest, at_least=at_least)
                if tree:
                    trees[move] = tree
            elif self._holds(after, left - mine, rest, at_least=at_least):
                return {move: self.tree(after, left - mine, rest, at_least=at_least)}
        return trees

    def line(self, node: Node, left: int) -> tuple[str, ...]:
        """Return both sides' best moves from here, as far as the table holds them."""
        moves: list[str] = []
        while self.question.answer(node, left) is None:
            hint = (self._bounds.get((node, left)) or (0, 0, ""))[2]
            if not hint:
                break
            mine = self.question.is_mine(node)
            _, node, _ = next(self.question.steps(node, left, hint))
            moves.append(hint)
            left -= mine
        return tuple(moves)

    def _holds(self, node: Node, left: int, bound: int, *, at_least: bool) -> bool:
        if at_least:
            return self.value(node, left, bound - 1, bound) >= bound
        return self.value(node, left, bound, bound + 1) <= bound
