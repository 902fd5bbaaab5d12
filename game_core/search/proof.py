"""A proof: what each first move is worth, and the trees that show it.

A tree names one move for the side that keeps to a bound, and below each move of the other side the
reply; an answer that leaves nothing to choose isn't named. Checking a proof takes the rules, the
trees, and no search.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from game_core.game import Position
from game_core.record import Record
from game_core.search.goals import Goal, read_goal
from game_core.search.question import Node, Question, begin

type Tree = dict[str, Tree]
"""Moves, and the replies to each."""


class ProofError(ValueError):
    """A proof that doesn't hold; the message names the moves that lead to the fault."""


class Certificate(TypedDict):
    """A proof as plain data, to be stored as JSON or YAML; see `Proof` for the words.

    `others` is the worth of the best first move that is neither accepted nor undecided.
    """

    goal: str
    side: str
    turns: int
    accepted: dict[str, int]
    others: int | None
    undecided: list[str]
    trees: Tree
    nodes: int


@dataclass(frozen=True, slots=True)
class Proof:
    """The solver's findings for `side`; numbers are what the goal measures.

    `mover` is the side to move; if it is the other one, the goal is met if every first move meets
    it. `turns` is how many turns were looked at, `worth` what each first move is worth, `lines` how
    play continues from each if both sides play well, `undecided` the first moves whose worth isn't
    known (only without a limit of turns). `nodes` counts positions looked at.

    Examples:
        >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
        >>> proof = solve(late, "capture 3 within 2")
        >>> proof.worth, proof.lines["F"]
        ({'A': 2, 'B': 0, 'D': 2, 'E': 2, 'F': 4}, ('F', 'c', 'D'))
    """

    goal: Goal
    side: str
    mover: str
    turns: int
    worth: dict[str, int]
    undecided: tuple[str, ...]
    trees: Tree = field(repr=False)
    lines: dict[str, tuple[str, ...]] = field(repr=False)
    nodes: int

    @property
    def value(self) -> int:
        """The value that can be forced: the best of `worth`, or the worst on the other side's turn.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").value
            4
        """
        return (max if self.mover == self.side else min)(self.worth.values())

    @property
    def need(self) -> int:
        """The least number that meets the goal.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").need
            3
        """
        return self.value if self.goal.need is None else self.goal.need

    @property
    def met(self) -> bool | None:
        """True if the goal can be forced, False if not; None while that isn't known.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").met, solve(late, "win within 1").met
            (True, False)
        """
        if self.mover == self.side:
            return True if self.accepted else None if self.undecided else False
        return False if self.runner_up is not None else None if self.undecided else True

    @property
    def accepted(self) -> tuple[str, ...]:
        """The first moves that meet the goal.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").accepted
            ('F',)
        """
        return tuple(move for move, worth in self.worth.items() if worth >= self.need)

    @property
    def runner_up(self) -> int | None:
        """The worth of the best first move that doesn't meet the goal; None if all do.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").runner_up
            2
        """
        return max((worth for worth in self.worth.values() if worth < self.need), default=None)

    @property
    def depth(self) -> int:
        """The number of moves, both sides', in the longest line of an accepted first move.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").depth
            3
        """
        return max((len(self.lines[move]) for move in self.accepted), default=0)

    def certify(self) -> Certificate:
        """Return the proof as plain data.

        Examples:
            >>> late = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
            >>> solve(late, "capture 3 within 2").certify()["accepted"]
            {'F': 4}
        """
        return Certificate(
            goal=str(self.goal),
            side=self.side,
            turns=self.turns,
            accepted={move: self.worth[move] for move in self.accepted},
            others=self.runner_up,
            undecided=[*self.undecided],
            trees=self.trees,
            nodes=self.nodes,
        )


def check(start: Position | Record, certificate: Certificate) -> None:
    """Check a proof by playing through it from the position or record it is about.

    Raises ProofError if it doesn't hold, and GoalError for a goal that can't be read.
    """
    goal = read_goal(certificate["goal"])
    node = begin(start)
    accepted, others = certificate["accepted"], certificate["others"]
    low, high = (Question(goal, certificate["side"], beyond) for beyond in goal.beyond)
    turns = certificate["turns"]
    moves = node.position.moves()
    mine = low.is_mine(node)
    _check_claims(certificate, goal, moves, mine=mine)
    left = turns - mine
    met = [edge for edge in low.edges(node, turns) if edge[0] in accepted]
    if len(met) != len(accepted):
        raise ProofError("An accepted first move can't do what is claimed.")
    for move, after, gain in met:
        tree = certificate["trees"].get(move, {})
        _check_tree(low, after, left, accepted[move] - gain, tree, (move,), at_least=True)
    for move, after, gain in high.edges(node, turns):
        if others is not None and move not in accepted and move not in certificate["undecided"]:
            tree = certificate["trees"].get(move, {})
            _check_tree(high, after, left, others - gain, tree, (move,), at_least=False)


def _check_claims(
    certificate: Certificate, goal: Goal, moves: tuple[str, ...], *, mine: bool
) -> None:
    """Check that all first moves are covered, and that the numbers meet the goal's needs."""
    accepted, others = certificate["accepted"], certificate["others"]
    for move in (*accepted, *certificate["undecided"]):
        if move not in moves:
            raise ProofError(f"{move}: there is no such first move.")
    rest = set(moves) - set(accepted) - set(certificate["undecided"])
    if rest and others is None:
        raise ProofError(f"{min(rest)}: the proof does not speak of this first move.")
    if goal.turns is not None and (certificate["turns"] != goal.turns or certificate["undecided"]):
        raise ProofError(f"The proof is not one of “{goal}”.")
    need = goal.need
    if need is None:
        need = (max if mine else min)(accepted.values(), default=0)
    if min(accepted.values(), default=need) < need or (others is not None and others >= need):
        raise ProofError(f"The numbers don't show which first moves reach “{goal}”.")


def _check_tree(
    question: Question,
    node: Node,
    left: int,
    bound: int,
    tree: Tree,
    path: tuple[str, ...],
    *,
    at_least: bool,
) -> None:
    """Check that `tree` keeps a node's worth to the bound, whatever is played against it."""
    answer = question.answer(node, left)
    if answer is not None and not (answer >= bound if at_least else answer <= bound):
        words = f"{answer} is not {bound} at {'least' if at_least else 'most'}"
        raise ProofError(f"{' '.join(path)}: {words}.")
    if question.is_plain(node, left, bound, at_least=at_least):
        return
    mine = question.is_mine(node)
    chosen = None
    if mine == at_least:
        if len(tree) != 1:
            raise ProofError(f"{' '.join(path)}: the proof does not say what is played then.")
        (chosen,) = tree
    found = False
    for move, after, gain in question.edges(node, left, chosen or ""):
        if chosen is not None and move != chosen:
            break
        found = True
        below = tree.get(move, {})
        _check_tree(
            question, after, left - mine, bound - gain, below, (*path, move), at_least=at_least
        )
    if chosen is not None and not found:
        raise ProofError(f"{' '.join(path)}: {chosen} can't be played, or does not help.")
    if chosen is None and not found and question.beyond > bound:
        raise ProofError(f"{' '.join(path)}: what comes later is not bounded.")
