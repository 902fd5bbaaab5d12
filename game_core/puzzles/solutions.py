"""Solution trees: the accepted moves, whatever the other side answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game_core.puzzles.model import Task
from game_core.puzzles.riddles import Riddle
from game_core.record import Record
from game_core.search.goals import Capture, Goal, GoalError
from game_core.search.proof import Proof, Tree
from game_core.search.solver import LIMIT, solve

ELSE = "else"
"""In an author's tree: every answer of the other side that isn't listed."""


@dataclass(frozen=True, slots=True)
class SolvingState:
    """The state of solving a puzzle: the game so far, and the `goal` that is left for `side`.

    `goal` is None once there is nothing left to choose.
    """

    record: Record
    goal: Goal | None
    side: str

    @property
    def is_mine(self) -> bool:
        """True if the side that solves is to move."""
        return self.record.position.turn == self.side

    def play(self, move: str) -> SolvingState:
        """Return the state after a move by either side. Raises IllegalMove."""
        after = self.record.play(move)
        if self.goal is None or after.result():
            return replace(self, record=after, goal=None)
        if not self.is_mine:
            return replace(self, record=after)
        return replace(self, record=after, goal=_shorten(self.goal, self.count_gain(move)))

    def count_gain(self, move: str) -> int:
        """Count the seeds or pieces a legal move captures for the side that solves."""
        position = self.record.position
        taken = position.game.family.tactics.count_taken(position, move, position.play(move))
        return taken[position.game.sides.index(self.side)]


def _shorten(goal: Goal, taken: int) -> Goal | None:
    """Return the rest of a goal after its side's turn captured `taken`; None if nothing is left."""
    assert goal.turns is not None
    if goal.turns == 1 or (isinstance(goal, Capture) and goal.count <= taken):
        return None
    if isinstance(goal, Capture):
        return Capture(goal.turns - 1, goal.count - taken)
    return replace(goal, turns=goal.turns - 1)


def find_solution(record: Record, task: Task, limit: int = LIMIT) -> Tree:
    """Return the complete tree of accepted moves from the side to move.

    Raises GoalError if the goal can't be reached, or isn't decided within `limit` positions.
    """
    if isinstance(task, Riddle):
        worth = task.measure(record)
        return {answer: {} for answer, value in worth.items() if value == max(worth.values())}
    proof = prove_goal(record, task, record.position.turn, limit)
    return find_trees(record, task, proof.accepted, limit)


def find_trees(record: Record, goal: Goal, accepted: Iterable[str], limit: int = LIMIT) -> Tree:
    """Return the complete tree of which the accepted first moves are known. Raises GoalError."""
    state = SolvingState(record, goal, record.position.turn)
    return {move: _find_tree(state.play(move), limit) for move in accepted}


def _find_tree(state: SolvingState, limit: int) -> Tree:
    """Return the accepted moves after a move; none once any move saves or is best."""
    if state.goal is None:
        return {}
    moves: Sequence[str] = state.record.position.moves()
    if state.is_mine:
        proof = prove_goal(state.record, state.goal, state.side, limit)
        if proof.runner_up is None and state.goal.replies:
            return {}
        moves = proof.accepted
    return {move: _find_tree(state.play(move), limit) for move in moves}


def prove_goal(record: Record, goal: Goal, side: str, limit: int) -> Proof:
    """Return the proof that a goal can be reached. Raises GoalError if that can't be proved."""
    proof = solve(record, goal, side, limit)
    if proof is None:
        raise GoalError(f"“{goal}” is too deep: {limit:,} positions don't decide it.")
    if not proof.accepted:
        raise GoalError(f"“{goal}” can't be reached.")
    return proof


def measure_height(tree: Tree) -> int:
    """Return the number of moves in a tree's longest line."""
    return max((1 + measure_height(below) for below in tree.values()), default=0)


def compare(
    given: Tree, found: Tree, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the paths that only one of two trees has, and whether it is the one that was given."""
    for move in sorted({*given, *found}):
        if move in given and move in found:
            yield from compare(given[move], found[move], (*path, move))
        else:
            yield (*path, move), move in given


def fold(state: SolvingState, tree: Tree) -> Tree:
    """Return a shorter tree: `else` stands for the answers that lead to the same, if not few."""
    folded = {move: fold(state.play(move), below) for move, below in tree.items()}
    if state.is_mine:
        return folded
    groups: dict[str, list[str]] = {}
    for move, below in folded.items():
        groups.setdefault(str(below), []).append(move)
    most = max(groups.values(), key=len, default=[])
    if len(most) < 3:
        return folded
    kept = {move: below for move, below in folded.items() if move not in most}
    return kept | {ELSE: folded[most[0]]}


def unfold(state: SolvingState, tree: Mapping[str, Tree]) -> Tree:
    """Return the tree with every answer that `else` stands for. Raises IllegalMove."""
    trees = {move: below for move, below in tree.items() if move != ELSE or state.is_mine}
    if ELSE in tree and not state.is_mine:
        moves = state.record.position.moves()
        trees |= {move: tree[ELSE] for move in moves if move not in trees}
    return {move: unfold(state.play(move), below) if below else {} for move, below in trees.items()}
