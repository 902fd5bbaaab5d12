"""The coach: a hint, and the turns of a game that mattered most.

Both look at a fixed number of positions, not at a clock, so that they say the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from game_core.families.sowing.game import SowingGame
from game_core.record import STOP, Record
from game_core.search.alphabeta import Choice, Search, Steps, Way
from game_core.search.effects import look_at
from game_core.search.evaluation import WIN
from game_core.search.job import Clock, Thought, start
from game_core.search.levels import CHAMPION, Level
from game_core.search.opponent import begin
from game_core.search.reasons import find_drawback, find_reason
from game_core.sentences import name_turn
from game_core.types import Event, Game, IllegalMove, Position

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
    """A good turn, the cell where it begins, empty if it has none, and why, in a sentence."""

    turn: str
    at: str
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


class Review(NamedTuple):
    """The turns that mattered most, in the order of the game; and how many were looked at."""

    looked: int
    moments: tuple[Moment, ...] = ()


def give_hint(record: Record, clock: Clock) -> Thought[Hint]:
    """The strongest level's turn, and why. Raises IllegalMove when the game is over."""
    if record.result():
        raise IllegalMove("over", "The game is over.")
    return start(lambda: _find_hint(record), clock)


def review(record: Record, clock: Clock) -> Thought[Review]:
    """The turns that mattered most, of those looked at so far."""
    found = [Review(0)]
    return Thought(_find_moments(record, found), lambda: found[0], clock)


def _find_hint(record: Record) -> Steps[Hint]:
    level = _bound_level(record.game, HINT_NODES)
    search, best = yield from _look_ahead(record, level)
    reason = yield from _explain(search, record.position, best)
    return Hint(best.turn, _find_start(record.position, best.turn), reason)


def _find_start(position: Position, turn: str) -> str:
    """The cell that a player chooses first; empty where it is no cell."""
    events: list[Event] = []
    position.play(turn, events)
    cells = position.options().cells
    return next((event.at for event in events if event.at in cells), "")


def _explain(search: Search, position: Position, best: Choice) -> Steps[str]:
    """Why a turn is the best one: what can be seen on the board, or else what lies ahead."""
    ahead = yield from _tell_ahead(search, position, best)
    if best.value == WIN and best.depth > 1 and ahead:
        return ahead
    reason = yield from find_reason(search.outlook, position, best.turn)
    return reason or ahead or AS_GOOD_AS_ANY


def _tell_ahead(search: Search, position: Position, best: Choice) -> Steps[str]:
    """What lies ahead of the best turn and not of all others, if so; empty if it does not."""
    worse = yield from _find_worse(search, position, best)
    if not worse:
        return ""
    other = next(side for side in position.game.sides if side != position.turn)
    if best.value == WIN:
        return f"It wins within {best.depth} turns, whatever {{{other}}} plays."
    ahead = f"Looking {best.depth} turns ahead, I found nothing better."
    name = name_choice(position, worse.turn)
    if worse.value == -WIN:
        return f"{ahead} With {name}, {{{other}}} wins."
    haul = look_at(position, worse.turn).haul
    tempting = f"takes {haul} now, but is" if haul else "would be"
    return f"{ahead} For one, {name} {tempting} worse."


def _find_worse(search: Search, position: Position, best: Choice) -> Steps[Choice | None]:
    """A turn that is worth less than the best one, as far as that one was seen.

    Of several, one that takes most: that is what a player may be tempted by.
    """
    ways = list(search.outlook.turns(position))

    def rank(way: Way) -> int:
        count = search.outlook.count(way[1])
        return -count if way[1].turn == position.turn else count

    for turn, after in sorted(ways, key=rank):
        if turn != best.turn and best.depth:
            low = best.value - 1
            value = yield from search.value_turn(position, after, best.depth, low, best.value)
            if value < best.value:
                return Choice(turn, value, best.depth)
    return None


def _find_moments(record: Record, found: list[Review]) -> Steps[None]:
    """Look at one turn after the other, and replace the only Review that is `found`."""
    level = _bound_level(record.game, REVIEW_NODES)
    moments: list[Moment] = []
    for number, turn in enumerate(record.turns, start=1):
        if turn != STOP:
            moment = yield from _weigh(record.cut(number - 1), number, turn, level)
            if moment.cost >= WORTH_A_WORD:
                moments.append(moment)
        found[0] = Review(number, _choose_worst(moments))


def _choose_worst(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Those that cost most, in the order of the game."""
    # One turn that gives the game away is as bad as another; the earlier one mattered more.
    worst = sorted(moments, key=lambda moment: -min(moment.cost, WIN // 2))[:MOMENTS]
    return tuple(sorted(worst))


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
        reason = reason or find_drawback(search.outlook, position, turn, best.turn)
        reason = reason or f"To see that, I looked {best.depth} turns ahead."
        said = f"Turn {number}: {_tell_cost(position, turn, best, value)} {reason}"
    return Moment(number, position.turn, turn, best.turn, cost, said)


def _tell_cost(position: Position, turn: str, best: Choice, value: int) -> str:
    """What was played, what was better, and by how much."""
    played = f"{{{position.turn}}} played {name_choice(position, turn)}"
    better = name_choice(position, best.turn)
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


def name_choice(position: Position, turn: str) -> str:
    """`cup C`, what stands on the button, or the turn as it is written."""
    words = position.options().choices.get(turn) if turn.isalpha() else None
    return f"“{words}”" if words else name_turn(position.game, turn)


def _bound_level(game: Game, nodes: tuple[int, int]) -> Level:
    """The strongest level, bounded by positions and not by time."""
    most = nodes[not isinstance(game, SowingGame)]
    return replace(CHAMPION, milliseconds=inf, nodes=most)
