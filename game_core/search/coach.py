"""The coach: a hint, and the turns of a game that mattered most.

Both look at a fixed number of positions, not at a clock, so that they say the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import NamedTuple

from game_core.record import STOP, Record
from game_core.say import name_turn
from game_core.search.alphabeta import Choice, Search, Steps
from game_core.search.levels import CHAMPION, Level
from game_core.search.opponent import begin
from game_core.search.outlook import WIN
from game_core.search.reasons import find_reason
from game_core.search.thought import Clock, Thought
from game_core.sowing.game import SowingGame
from game_core.types import Game, IllegalMove, Position

HINT_NODES = (15_000, 2_000)
"""How many positions a hint looks at, in a sowing game and in another: about a second."""
REVIEW_NODES = (800, 300)
"""How many the analysis looks at for each turn of a game."""
MOMENTS = 3
"""How many turns an analysis names."""
WORTH_A_WORD = 100
"""What a turn must have cost to be named: a seed, a Pawn."""
UNITS = {
    "african-chess": "stone",
    "amphora": "Pawn",
    "african-queen": "man",
    "double-eighteen-stone-chess": "Pawn",
}
"""What a turn's worth is told in, where not in seeds."""
AS_GOOD_AS_ANY = "As far as I can see, it is as good as any other turn."


class Hint(NamedTuple):
    """A good turn, and why, in a sentence."""

    turn: str
    reason: str


class Moment(NamedTuple):
    """A turn that mattered: its number from 1, who played it, what it was, what was better.

    `cost` is the difference, a hundred for a seed or a Pawn; `said` tells it in words.
    """

    number: int
    side: str
    played: str
    better: str
    cost: int
    said: str


def give_hint(record: Record, clock: Clock) -> Thought[Hint]:
    """The strongest level's turn, and why. Raises IllegalMove when the game is over."""
    if record.result():
        raise IllegalMove("over", "The game is over.")
    return _start(lambda keep: _find_hint(record, keep), clock)


def review(record: Record, clock: Clock) -> Thought[list[Moment]]:
    """The turns that mattered most, in the order of the game."""
    return _start(lambda keep: _find_moments(record, keep), clock)


def _start[T](work: Callable[[Callable[[T], None]], Steps[None]], clock: Clock) -> Thought[T]:
    """A thought about work that hands over its answer at its end."""
    answers: list[T] = []
    return Thought(work(answers.append), lambda: answers[0] if answers else None, clock)


def _find_hint(record: Record, keep: Callable[[Hint], None]) -> Steps[None]:
    level = _bound_level(record.game, HINT_NODES)
    search, best = yield from _look_ahead(record, level)
    keep(Hint(best.turn, (yield from _explain(search, record.position, best))))


def _explain(search: Search, position: Position, best: Choice) -> Steps[str]:
    """Why a turn is the best one: what can be seen on the board, or else what lies ahead."""
    ahead = yield from _tell_ahead(search, position, best)
    if best.value == WIN and best.depth > 1 and ahead:
        return ahead
    reason = yield from find_reason(search.outlook, position, best.turn)
    return reason or ahead or AS_GOOD_AS_ANY


def _tell_ahead(search: Search, position: Position, best: Choice) -> Steps[str]:
    """What lies ahead of the best turn and not of all others, if so; empty if it does not."""
    is_better = yield from _beats_another(search, position, best)
    if not is_better:
        return ""
    if best.value == WIN:
        other = next(side for side in position.game.sides if side != position.turn)
        return f"It wins within {best.depth} turns, whatever {{{other}}} plays."
    return f"Looking {best.depth} turns ahead, I found nothing better, and some turns do worse."


def _beats_another(search: Search, position: Position, best: Choice) -> Steps[bool]:
    """Whether some turn is worth less than the best one, as far as that one was seen."""
    ways = reversed(list(search.outlook.turns(position)))
    for turn, after in ways:
        if turn != best.turn and best.depth:
            low = best.value - 1
            value = yield from search.value_turn(position, after, best.depth, low, best.value)
            if value < best.value:
                return True
    return False


def _find_moments(record: Record, keep: Callable[[list[Moment]], None]) -> Steps[None]:
    level = _bound_level(record.game, REVIEW_NODES)
    moments = []
    for number, turn in enumerate(record.turns, start=1):
        if turn != STOP:
            moment = yield from _weigh(record.cut(number - 1), number, turn, level)
            if moment.cost >= WORTH_A_WORD:
                moments.append(moment)
    # One turn that gives the game away is as bad as another; the earlier one mattered more.
    worst = sorted(moments, key=lambda moment: -min(moment.cost, WIN // 2))[:MOMENTS]
    keep(sorted(worst))


def _weigh(record: Record, number: int, turn: str, level: Level) -> Steps[Moment]:
    """What a turn cost, compared with the best one at the same depth."""
    position = record.position
    search, best = yield from _look_ahead(record, level)
    value = best.value
    if turn != best.turn:
        value = yield from search.value_turn(position, position.play(turn), best.depth or 1)
    cost = max(0, best.value - value)
    said = ""
    if cost >= WORTH_A_WORD:
        reason = yield from find_reason(search.outlook, position, best.turn)
        said = f"Turn {number}: {_tell_cost(position, turn, best, value)} {reason}".rstrip()
    return Moment(number, position.turn, turn, best.turn, cost, said)


def _tell_cost(position: Position, turn: str, best: Choice, value: int) -> str:
    """What was played, what was better, and by how much."""
    played = f"{{{position.turn}}} played {name_turn(turn)}"
    better = name_turn(best.turn)
    if best.value == WIN:
        return f"{played}, but {better} wins within {best.depth} turns."
    if value == -WIN:
        return f"{played}, and that loses. To hold on, play {better}."
    count = round((best.value - value) / WORTH_A_WORD)
    unit = UNITS.get(position.game.slug, "seed")
    units = unit if count == 1 else "men" if unit == "man" else f"{unit}s"
    return f"{played}, but {better} was better, by about {count} {units}."


def _look_ahead(record: Record, level: Level) -> Steps[tuple[Search, Choice]]:
    """The best turn at the last finished depth, and the search that found it."""
    search, steps = begin(record, level, seed=0)
    yield from steps
    assert search.sure
    return search, search.sure


def _bound_level(game: Game, nodes: tuple[int, int]) -> Level:
    """The strongest level, bounded by positions and not by time."""
    most = nodes[not isinstance(game, SowingGame)]
    return replace(CHAMPION, milliseconds=inf, nodes=most)
