"""The gate: keep finds with something to discover, a clear margin and a short solution."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from game_core import PositionError
from game_core.puzzles.riddles import Illegal
from game_core.search.goals import WON, Best, Capture, Goal, Save
from game_core.search.proof import Tree
from game_core.search.solver import solve
from workshop.miner.find import Find
from workshop.miner.tasks import Criteria

FEWEST = 3
"""Fewer answers leave too little choice."""
MOST_LAPS = 8
"""Turns with more laps can't be followed without a board."""
MOST_BRANCHES = 30
"""Larger solution trees are unreadable."""


def find_objection(find: Find, criteria: Criteria) -> str:
    """Return the first objection to a find, or an empty string."""
    return next((name for name, objects in OBJECTIONS.items() if objects(find, criteria)), "")


def _is_open(find: Find, criteria: Criteria) -> bool:
    """Return whether too many answers are right."""
    right = len(find.right)
    if isinstance(find.task, Illegal):
        return right >= len(find.answers)
    return right > criteria.most_right or 2 * right > len(find.answers)


def _is_close(find: Find, criteria: Criteria) -> bool:
    """Return whether the best is hardly better than the rest."""
    margin = find.proof["margin"]
    if margin is None:
        return True
    is_count = isinstance(find.task, (Best, Capture))
    return margin < (criteria.margin if is_count else 1)


def _is_needless(find: Find, criteria: Criteria) -> bool:
    """Return whether it's as easy in one turn less."""
    task = find.task
    if not isinstance(task, Goal) or find.turns == 1:
        return False
    proof = solve(find.position, replace(task, turns=find.turns - 1), limit=criteria.limit)
    if proof is None:
        return True
    same = proof.accepted == find.right
    return same if isinstance(task, (Best, Save)) else bool(proof.accepted)


def _is_misnamed(find: Find, criteria: Criteria) -> bool:
    """Return whether “best” means winning or losing, which have plainer words."""
    if not isinstance(find.task, Best):
        return False
    numbers = (find.proof["value"], find.proof["runner_up"] or 0)
    return max(map(abs, numbers)) > WON // 2


def _is_unreached(find: Find, criteria: Criteria) -> bool:
    """Return whether the position isn't the game's, or can't be read from its text."""
    position = find.position
    try:
        read = position.game.parse(str(position))
    except PositionError:
        return True
    return str(find.played.position) != str(position) or read != position or bool(read.result())


def _is_bulky(find: Find, criteria: Criteria) -> bool:
    """Return whether the proof or the solution is too large."""
    size = len(json.dumps(find.proof["certificate"]))
    return size > criteria.bytes or _count_branches(find.folded) > MOST_BRANCHES


def _count_branches(tree: Tree) -> int:
    return sum(1 + _count_branches(below) for below in tree.values())


OBJECTIONS: dict[str, Callable[[Find, Criteria], bool]] = {
    "unreached": _is_unreached,
    "forced": lambda find, criteria: len(find.answers) < FEWEST,
    "open": _is_open,
    "long": lambda find, criteria: find.laps > MOST_LAPS,
    "close": _is_close,
    "misnamed": _is_misnamed,
    # Greed solves a task that asks for more than captures.
    "greedy": lambda find, criteria: find.greed_solves and not find.puzzle.beginner,
    "needless": _is_needless,
    "bulky": _is_bulky,
}
"""By name, in the order they're raised: the cheap ones first."""
