"""The exact solver: what can be forced, proved by looking at every answer.

`solve` returns what each first move is worth for a goal (see `goals`), or None if that takes more
positions than allowed: it never guesses.
"""

from __future__ import annotations

from game_core.game import Position
from game_core.record import Record
from game_core.search.goals import FAR, Goal, GoalError, read_goal
from game_core.search.proof import Proof, Tree
from game_core.search.question import Node, Question, begin

LIMIT = 200_000
"""The most positions looked at, by default."""


class OutOfNodes(Exception):
    """The search has reached its limit of positions and isn't done."""


class ProofSearch:
    """The search for one question; it may look at `limit` positions and counts them in `nodes`.

    A value is what the goal measures for its side: that side maximizes it, the other minimizes it.
    The table's keys hold all that it depends on: the position with its counters, the relevant past,
    and the turns left. With thousands of moves, each is made only when it is looked at.
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
        for move, after, gain in self.question.edges(node, turns):
            worth[move] = gain + self.value(after, left, -FAR, FAR)
        return worth

    def value(self, node: Node, left: int, low: int, high: int) -> int:
        """Return a node's value with `left` turns left, or a bound on it outside `low` to `high`.

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
        for move, after, gain in self.question.edges(node, left, first):
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
        _, _, hint = self._bounds.get((node, left), (0, 0, ""))
        trees: Tree = {}
        for move, after, gain in question.edges(node, left, hint):
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
            _, _, hint = self._bounds.get((node, left), (0, 0, ""))
            if not hint:
                break
            mine = self.question.is_mine(node)
            _, node, _ = next(self.question.edges(node, left, hint))
            moves.append(hint)
            left -= mine
        return tuple(moves)

    def _holds(self, node: Node, left: int, bound: int, *, at_least: bool) -> bool:
        if at_least:
            return self.value(node, left, bound - 1, bound) >= bound
        return self.value(node, left, bound, bound + 1) <= bound


def solve(
    start: Position | Record, goal: Goal | str, side: str = "", limit: int = LIMIT
) -> Proof | None:
    """Return what each first move is worth for `side`, or for the side to move.

    Goals as text are `win`, `save`, `end`, `capture 5` and `best`, each with or without `within 2`;
    `best` always needs it. A record's history counts toward the third time. A goal without a limit
    of turns is looked at one turn deeper each time, until every first move is decided. If that
    takes too long, but the goal is decided, the proof says which first moves are left undecided.

    Returns None if it takes more than `limit` positions. Raises GoalError if nothing can be asked.

    Examples:
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> proof = solve(late, "capture 3 within 2")
        >>> proof.met, proof.accepted
        (True, ('F',))
    """
    goal = read_goal(goal) if isinstance(goal, str) else goal
    node = begin(start)
    side = side or node.position.turn
    if node.result is not None:
        raise GoalError("The game is over, so nothing can be asked.")
    if side not in node.position.game.sides:
        raise GoalError(f"“{side}” isn't a side of {node.position.game.name}.")
    found = None
    nodes = 0
    # Without a limit of turns, the number of positions ends it.
    for turns in range(1, limit + 2) if goal.turns is None else (goal.turns,):
        try:
            proof = _look(node, goal, side, turns, limit, nodes)
        except OutOfNodes:
            break
        nodes = proof.nodes
        if not proof.undecided:
            return proof
        if proof.met is not None:
            found = proof
    return found


def weigh(
    start: Position | Record, goal: Goal, side: str, move: str, limit: int = LIMIT
) -> tuple[int, tuple[str, ...]] | None:
    """Return one first move's worth for `side`, and the line of play, that move first.

    The goal must have a limit of turns. Returns None if it takes more than `limit` positions.
    """
    assert goal.turns is not None
    question = Question(goal, side, goal.beyond[0])
    search = ProofSearch(question, limit)
    node = begin(start)
    first, after, gain = next(question.edges(node, goal.turns, move))
    if first != move:
        # A move that is left out because it can't win at once.
        return question.beyond, (move,)
    left = goal.turns - question.is_mine(node)
    try:
        worth = gain + search.value(after, left, -FAR, FAR)
    except OutOfNodes:
        return None
    return worth, (move, *search.line(after, left))


def _look(node: Node, goal: Goal, side: str, turns: int, limit: int, nodes: int) -> Proof:
    """Look at all first moves, `turns` deep; `nodes` positions were looked at before.

    Later play counts as little as possible for what is reached, and as much as possible for what
    isn't. With a limit of turns, there is no later play. Raises OutOfNodes.
    """
    searches: list[ProofSearch] = []
    worths: list[dict[str, int]] = []
    for beyond in sorted(set(goal.beyond)):
        searches.append(ProofSearch(Question(goal, side, beyond), limit - nodes))
        worths.append(searches[-1].worth(node, turns))
        nodes += searches[-1].nodes
    least, most = worths[0], worths[-1]
    mine = side == node.position.turn
    need = (max if mine else min)(least.values()) if goal.need is None else goal.need
    reached = {move: least[move] for move in least if least[move] >= need}
    missed = {move: most[move] for move in most if most[move] < need}
    trees, lines = {}, {}
    for search, moves in ((searches[0], reached), (searches[-1], missed)):
        for move, after, gain in search.question.edges(node, turns):
            if move in moves:
                bound = moves[move] - gain
                lines[move] = (move, *search.line(after, turns - mine))
                tree = search.tree(after, turns - mine, bound, at_least=moves is reached)
                if tree:
                    trees[move] = tree
    return Proof(
        goal=goal,
        side=side,
        mover=node.position.turn,
        turns=turns,
        worth=dict(sorted((reached | missed).items())),
        undecided=tuple(move for move in least if move not in reached and move not in missed),
        trees=trees,
        lines=lines,
        nodes=nodes,
    )
