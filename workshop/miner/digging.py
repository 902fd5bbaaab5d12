"""One unit of work: play a game, and look for puzzles in its positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from game_core import Game, Record, get
from game_core.puzzles.model import Puzzle, Task
from game_core.puzzles.proofs import prove
from game_core.puzzles.solutions import find_solution
from game_core.search.goals import Capture, End, Goal, GoalError, Win
from game_core.search.levels import CAREFUL, DREAMER, GREEDY, PLANNER
from game_core.search.opponent import begin
from game_core.search.solver import solve
from workshop.miner.find import Find
from workshop.miner.gate import find_objection
from workshop.miner.proposals import Proposal, propose
from workshop.miner.tasks import Criteria, find_criteria, list_tasks

PLAYERS = (DREAMER, GREEDY, CAREFUL, replace(PLANNER, nodes=200))
"""The players. None depends on the clock, so a seed gives the same game on any machine."""
OPENING = 6
"""The most random turns at first, so that games differ."""
MOST_TURNS = 200
"""Longer games are abandoned."""
MOMENTS = 12
"""Positions taken from a game, spread over its length."""


def dig(slug: str, seed: int, number: int) -> list[Proposal]:
    """Return the puzzles found in one game; deterministic."""
    game = get(slug)
    criteria = find_criteria(game)
    rng = random.Random(f"{slug} {seed} {number}")
    game_played = play_game(game, rng)
    source = f"mined (seed {seed}, game {number}"
    found: list[Proposal] = []
    for moment in pick_moments(game_played, rng):
        played = game_played.cut(moment)
        for find in find_puzzles(played, criteria, rng):
            named = replace(find.puzzle, source=f"{source}, turn {moment + 1})")
            found.append(propose(replace(find, puzzle=named)))
    return found


def play_game(game: Game, rng: random.Random) -> Record:
    """Play a game between two levels, to its end or for MOST_TURNS."""
    record = Record(game, game.family.puzzling.draw_start(game.start(), rng))
    players = {side: rng.choice(PLAYERS) for side in game.sides}
    opening = rng.randint(1, OPENING)
    while record.result() is None and len(record.plies) < MOST_TURNS:
        if len(record.plies) < opening:
            turn = rng.choice(record.position.moves())
        else:
            player = players[record.position.turn]
            search, steps = begin(record, player, rng.randrange(2**30))
            for _ in steps:
                pass
            assert search.best
            turn = search.best.move
        record = record.play(turn)
    return record


def pick_moments(record: Record, rng: random.Random) -> Iterator[int]:
    """Yield the numbers of turns after which to examine a game, one from each stretch of it."""
    turns = len(record.plies) - (record.result() is not None)
    stretches = min(MOMENTS, turns)
    for stretch in range(stretches):
        yield 1 + rng.randrange(turns * stretch // stretches, turns * (stretch + 1) // stretches)


def find_puzzles(played: Record, criteria: Criteria, rng: random.Random) -> Iterator[Find]:
    """Yield the puzzles at the end of a record."""
    start = Record(played.game, played.position)
    for task in list_tasks(start, criteria, rng):
        find = examine(played, start, task, criteria)
        if find and not find_objection(find, criteria):
            yield find


def examine(played: Record, start: Record, task: Task, criteria: Criteria) -> Find | None:
    """Return a task with its proof; None if it's impossible or too costly to prove."""
    # Without words and answer.
    puzzle = Puzzle(
        id="bare", record=start, prompt="", task=task, solution={}, difficulty=1, ages="8-14"
    )
    try:
        if isinstance(task, Goal):
            # A cheap test ends most tasks: some first moves must work, but not too many.
            first = solve(start, task, limit=criteria.limit)
            if first is None or not 0 < len(first.accepted) <= criteria.most_right:
                return None
        proof = prove(puzzle, criteria.limit)
        solution = find_solution(start, task, criteria.limit)
    except GoalError:
        return None
    find = Find(replace(puzzle, solution=solution), played, proof)
    # Greed solves it, as asked: such a puzzle is for beginners, and says so.
    beginner = isinstance(task, (Capture, Win, End)) and task.turns == 1 and find.greed_solves
    return replace(find, puzzle=replace(find.puzzle, beginner=beginner))
