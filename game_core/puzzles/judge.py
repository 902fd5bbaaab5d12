"""Judging an attempt: whether a move is right, what to say about it, and the reply.

The earlier moves are those of both sides:

    judge(puzzle, [], "F")            the first move
    judge(puzzle, ["F", "d"], "A")    the next one, after the answer to it
    explain(puzzle)                   what each first move leads to, in steps
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.messages import Said, join, plain, say
from game_core.puzzles.answers import OTHER, RIGHT, SOLVED, WRONG, Verdict, Why, judge_answer
from game_core.puzzles.model import Puzzle
from game_core.puzzles.riddles import LastSeed, Riddle
from game_core.puzzles.solutions import SolvingState
from game_core.puzzles.telling import tell_missed, tell_promise, tell_reached
from game_core.search.alphabeta import Steps
from game_core.search.proof import Tree
from game_core.types import IllegalMove

MANY = 60
"""If there are more wrong first moves than this, they aren't judged one by one."""
ALIKE = 8
"""The most wrong moves to name for one sentence."""


class OffTheWay(ValueError):
    """Moves that depart from a puzzle's solution; the message names the first that does."""


def judge(puzzle: Puzzle, moves: Sequence[str], move: str) -> Verdict:
    """Judge a move after others, both sides', that followed the solution.

    Raises IllegalMove for one that can't be played, and OffTheWay if the others don't begin the
    solution. The answer to a riddle need not be a move.
    """
    task = puzzle.task
    if isinstance(task, Riddle):
        return judge_answer(puzzle.record, task, move)
    state, tree = SolvingState(puzzle.record, task, puzzle.side), puzzle.solution
    for each in moves:
        if each not in tree:
            raise OffTheWay(f"“{each}” is not on the way to the solution.")
        state, tree = state.play(each), tree[each]
    if move in tree:
        return _praise(puzzle, state, move, tree[move])
    if state.goal is None:
        raise IllegalMove("over", say("puzzles-over"))
    outcome = tell_missed(puzzle, state, move)
    own = plain(puzzle.wrong.get(move, "") if not moves else "")
    return Verdict(OTHER if outcome.is_good else WRONG, own or outcome.said, move, outcome.reply)


def _praise(puzzle: Puzzle, state: SolvingState, move: str, below: Tree) -> Verdict:
    after = state.play(move)
    # The reply is the first after which there is more to find; otherwise the puzzle ends with it.
    answers = () if after.is_mine else [*filter(below.get, below), *below]
    reply = next(iter(answers), "")
    if not below or (reply and not below[reply]):
        final = after.record.play(reply) if reply else after.record
        return Verdict(SOLVED, tell_reached(puzzle, state, move, final), move, reply)
    return Verdict(RIGHT, tell_promise(puzzle, state, move), move, reply)


def explain(puzzle: Puzzle) -> Steps[list[Why]]:
    """Explain what each first move leads to: accepted moves first, grouped by outcome.

    Pauses after each move.
    """
    task = puzzle.task
    told: dict[tuple[bool, Said], list[str]] = {}
    if isinstance(task, Riddle):
        # The eleven cups where the seed doesn't fall need no explanation.
        asked = puzzle.solution if isinstance(task, LastSeed) else task.measure(puzzle.record)
        for answer in asked:
            said = judge_answer(puzzle.record, task, answer).said
            told.setdefault((answer in puzzle.solution, said), []).append(answer)
    else:
        moves = puzzle.record.position.moves()
        others = [move for move in moves if move not in puzzle.solution]
        for move in (*puzzle.solution, *(others if len(others) <= MANY else ())):
            said = judge(puzzle, [], move).said
            told.setdefault((move in puzzle.solution, said), []).append(move)
            yield
        if len(others) > MANY:
            told[False, say("puzzles-no-others", moves=len(others))] = []
    ordered = sorted(told.items(), key=lambda item: not item[0][0])
    whys = [Why(tuple(moves), accepted, said) for (accepted, said), moves in ordered]
    return _join_the_rest(whys)


def _join_the_rest(whys: list[Why]) -> list[Why]:
    """Return the same, with many wrong moves of the same outcome replaced by “every other”."""
    most = max(
        (why for why in whys if not why.accepted), key=lambda why: len(why.moves), default=None
    )
    if most is None or len(most.moves) <= ALIKE:
        return whys
    rest = Why((), False, join([say("puzzles-every-other"), most.said]))
    return [*(why for why in whys if why is not most), rest]
