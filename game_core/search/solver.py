"""The exact solver: what can be forced, proved by looking at every answer.

`solve` returns what each first move is worth for a goal (see `goals`), or None if that takes more
positions than allowed: it never guesses.
"""

from __future__ import annotations

from game_core.game import Position
from game_core.record import Record
from game_core.search.exact import OutOfNodes, ProofSearch
from game_core.search.goals import FAR, Goal, GoalError, read_goal
from game_core.search.proof import Proof
from game_core.search.question import Question
from game_core.search.repetition import Node, begin

LIMIT = 200_000
"""The most positions looked at, by default."""


def solve(
    start: Position | Record, goal: Goal | str, side: str = "", limit: int = LIMIT
) -> Proof | None:
    """Return what each first move is worth for `side`, or for the side to move.

    Goals as text are `win`, `save`, `end`, `capture 5` and `best`, each with or without `within 2`;
    `best` always needs it. A record's history counts toward the third time. A goal without a limit
    of turns is looked at one turn deeper each time, until every first move is decided. If that
    takes too long, but the goal is decided, the proof says which first moves are left undecided.

    Returns None if it takes more than `limit` positions. Raises GoalError if nothing can be asked
    here.

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
    first, after, gain = next(question.steps(node, goal.turns, move))
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
        for move, after, gain in search.question.steps(node, turns):
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
