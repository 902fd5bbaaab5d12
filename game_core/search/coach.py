"""The coach: a hint, and the moves of a game that mattered most.

Both look at a fixed number of positions, not at a clock, so that they say the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

from game_core.evaluation import WIN, Evaluation, Successor
from game_core.game import Position
from game_core.messages import say
from game_core.record import STOP, Record
from game_core.search.alphabeta import AlphaBeta, Choice, Steps
from game_core.search.effects import find_effects
from game_core.search.job import Clock, Job, start
from game_core.search.levels import CHAMPION, Level
from game_core.search.opponent import begin
from game_core.search.reasons import find_drawback, find_reason
from game_core.types import IllegalMove

MOMENTS = 3
"""How many moves an analysis names."""
WORTH_A_WORD = 100
"""The least cost at which a move is named, in points of an evaluation: a seed, a Pawn."""
AS_GOOD_AS_ANY = "As far as I can see, it is as good as any other turn."


class Hint(NamedTuple):
    """A good move, the cell where it begins, empty if it has none, and why, in a sentence."""

    move: str
    at: str
    reason: str


class Moment(NamedTuple):
    """A ply that mattered: its number from 1, who played it, what it was, what was better.

    `cost` is the difference, a hundred for a seed or a Pawn; `said` tells it in words.
    """

    number: int
    side: str
    played: str
    better: str
    cost: int
    said: str


class Review(NamedTuple):
    """The moves that mattered most, in the order of the game; and how many were looked at."""

    looked: int
    moments: tuple[Moment, ...] = ()


def give_hint(record: Record, clock: Clock) -> Job[Hint]:
    """The strongest level's move, and why. Raises IllegalMove when the game is over."""
    if record.result():
        raise IllegalMove("over", say("game-over"))
    return start(lambda: _find_hint(record), clock)


def review(record: Record, clock: Clock) -> Job[Review]:
    """The moves that mattered most, of those looked at so far."""
    found = [Review(0)]
    return Job(_find_moments(record, found), lambda: found[0], clock)


def _find_hint(record: Record) -> Steps[Hint]:
    level = _bound_level(_find_evaluation(record).hint_nodes)
    search, best = yield from _look_ahead(record, level)
    reason = yield from _explain(search, record.position, best)
    return Hint(best.move, _find_start(record.position, best.move), reason)


def _find_start(position: Position, move: str) -> str:
    """The cell that a player chooses first; empty where it is no cell."""
    _, events = position.trace(move)
    cells = position.options().cells
    return next((event.at for event in events if event.at in cells), "")


def _explain(search: AlphaBeta, position: Position, best: Choice) -> Steps[str]:
    """Why a move is the best one: what can be seen on the board, or else what lies ahead."""
    ahead = yield from _tell_ahead(search, position, best)
    if best.value == WIN and best.depth > 1 and ahead:
        return ahead
    reason = yield from find_reason(search.evaluation, position, best.move)
    return reason or ahead or AS_GOOD_AS_ANY


def _tell_ahead(search: AlphaBeta, position: Position, best: Choice) -> Steps[str]:
    """What lies ahead of the best move and not of all others, if so; empty if it does not."""
    worse = yield from _find_worse(search, position, best)
    if not worse:
        return ""
    other = next(side for side in position.game.sides if side != position.turn)
    if best.value == WIN:
        return f"It wins within {best.depth} turns, whatever {{{other}}} plays."
    ahead = f"Looking {best.depth} turns ahead, I found nothing better."
    name = name_choice(position, worse.move)
    if worse.value == -WIN:
        return f"{ahead} With {name}, {{{other}}} wins."
    booty = find_effects(position, worse.move).booty
    tempting = f"takes {booty} now, but is" if booty else "would be"
    return f"{ahead} For one, {name} {tempting} worse."


def _find_worse(search: AlphaBeta, position: Position, best: Choice) -> Steps[Choice | None]:
    """A move that is worth less than the best one, as far as that one was seen.

    Of several, one that takes most: that is what a player may be tempted by.
    """
    candidates = list(search.evaluation.candidates(position))

    def rank(candidate: Successor[Position]) -> int:
        _, after = candidate
        material = search.evaluation.material(after)
        return -material if after.turn == position.turn else material

    for move, after in sorted(candidates, key=rank):
        if move != best.move and best.depth:
            low = best.value - 1
            value = yield from search.value_move(position, after, best.depth, low, best.value)
            if value < best.value:
                return Choice(move, value, best.depth)
    return None


def _find_moments(record: Record, found: list[Review]) -> Steps[None]:
    """Look at one move after the other, and replace the only Review that is `found`."""
    level = _bound_level(_find_evaluation(record).review_nodes)
    moments: list[Moment] = []
    for number, move in enumerate(record.plies, start=1):
        if move != STOP:
            moment = yield from _weigh(record.cut(number - 1), number, move, level)
            if moment.cost >= WORTH_A_WORD:
                moments.append(moment)
        found[0] = Review(number, _choose_worst(moments))


def _choose_worst(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Those that cost most, in the order of the game."""
    # One move that gives the game away is as bad as another; the earlier one mattered more.
    worst = sorted(moments, key=lambda moment: -min(moment.cost, WIN // 2))[:MOMENTS]
    return tuple(sorted(worst))


def _weigh(record: Record, number: int, move: str, level: Level) -> Steps[Moment]:
    """The ply `number` and what it cost in points, compared with the best one at the same depth."""
    position = record.position
    search, best = yield from _look_ahead(record, level)
    value = best.value
    if move != best.move:
        value = yield from search.value_move(position, position.play(move), best.depth or 1)
    cost = max(0, best.value - value)
    said = ""
    if cost >= WORTH_A_WORD:
        reason = yield from find_reason(search.evaluation, position, best.move)
        reason = reason or find_drawback(position, move, best.move)
        reason = reason or f"To see that, I looked {best.depth} turns ahead."
        said = f"Turn {number}: {_tell_cost(position, move, best, value)} {reason}"
    return Moment(number, position.turn, move, best.move, cost, said)


def _tell_cost(position: Position, move: str, best: Choice, value: int) -> str:
    """What was played, what was better, and by how much."""
    played = f"{{{position.turn}}} played {name_choice(position, move)}"
    better = name_choice(position, best.move)
    if best.value == WIN:
        return f"{played}, but {better} wins within {best.depth} turns."
    if value == -WIN:
        return f"{played}, and that loses. To hold on, play {better}."
    difference = position.game.family.words.WORTH.count(round((best.value - value) / WORTH_A_WORD))
    return f"{played}, but {better} was better, by about {difference}."


def _look_ahead(record: Record, level: Level) -> Steps[tuple[AlphaBeta, Choice]]:
    """The best move at the last finished depth, and the search that found it."""
    search, steps = begin(record, level, seed=0)
    yield from steps
    assert search.sure
    return search, search.sure


def name_choice(position: Position, move: str) -> str:
    """`cup C`, what stands on the button, or the move as it is written."""
    words = position.options().choices.get(move) if move.isalpha() else None
    return f"“{words}”" if words else position.game.family.words.name_move(move)


def _find_evaluation(record: Record) -> Evaluation[Any]:
    return record.game.family.find_evaluation(record.position)


def _bound_level(nodes: int) -> Level:
    """The strongest level, bounded by positions and not by time."""
    return replace(CHAMPION, milliseconds=inf, nodes=nodes)
