"""Matches between levels: pairs of games from one opening, with sides swapped; and their lengths.

Everything is seeded, and thinking is limited by positions, so results repeat on any machine. Games
of a match run in parallel on all processors.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from math import inf, sqrt
from statistics import median

from game_core import GAMES, Game, Position, Record, get
from game_core.search.alphabeta import Choice
from game_core.search.levels import CHAMPION, PLANNER, Level
from game_core.search.opponent import think

LONGEST = 300
"""Longer games count as ties by default."""
OPENING = 2
"""Random turns at first, so that games differ."""

ONE_SIDED = ("tampoduo", "mangala")
"""Games where one side wins most openings no matter who plays it, so they prove nothing."""
MORE = range(3, 10)
"""Additional random turns to try if an opening is one-sided."""
EVEN = 500
"""The largest lead of an even opening: five seeds."""
EVEN_NODES = 1000
"""The positions searched to find that out."""

PLAYED = 9
"""The games whose turns are counted."""
CAPTURES = {"capture", "intercept", "remove"}
"""The kinds of events that remove material."""


@dataclass(frozen=True)
class Match:
    """A level's wins, ties and losses against another in a game."""

    level: str
    other: str
    won: int
    tied: int
    lost: int
    nodes: int = 0
    """Champion's positions per turn, if it played."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.tied + self.lost

    @property
    def points(self) -> float:
        """The share of points; a tie is half a point."""
        return (self.won + self.tied / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95% confidence interval of the true share."""
        share, games, z = self.points, self.games, 1.96
        middle = (share + z * z / (2 * games)) / (1 + z * z / games)
        half = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
        return middle - half, middle + half


def budget(nodes: int) -> Level:
    """Return Champion, limited by positions per turn instead of time."""
    return replace(CHAMPION, milliseconds=inf, nodes=nodes)


def find_best(record: Record, level: Level, seed: int) -> Choice:
    """Return what a level thinks is the best turn, whatever time it takes."""
    job = think(record, level, seed, clock=lambda: 0)
    job.step(inf)
    assert job.best
    return job.best


def set_out(game: Game, rng: random.Random) -> Record:
    """Return a new game after two random turns, or a random setup if those are forced."""
    start = game.start()
    record = Record(game, game.family.puzzling.draw_start(start, rng))
    if record.position == start:
        for _ in range(OPENING):
            record = record.play(rng.choice(record.position.moves()))
    return record


def open_game(slug: str, seed: int) -> str:
    """Return a saved game as the opening of a pair."""
    rng = random.Random(seed)
    record = set_out(get(slug), rng)
    while slug in ONE_SIDED and not is_even(record):
        record = set_out(get(slug), rng)
        for _ in range(rng.choice(MORE)):
            if record.result() is None:
                record = record.play(rng.choice(record.position.moves()))
    return str(record)


def is_even(record: Record) -> bool:
    """Return whether half of the seeds are still in play, and a search sees no side far ahead."""
    if record.result() or 2 * _count_left(record.position) < _count_left(record.game.start()):
        return False
    return abs(find_best(record, budget(EVEN_NODES), 0).value) <= EVEN


def _count_left(position: Position) -> int:
    puzzling = position.game.family.puzzling
    return sum(puzzling.count_held(position, cell) for cell in position.cells)


def play_out(
    record: Record, first: Level, second: Level, seed: int, longest: int = LONGEST
) -> Record:
    """Continue a game to its end or to the turn limit."""
    while record.result() is None and len(record.plies) < longest:
        level = first if record.position.turn == record.game.sides[0] else second
        record = record.play(find_best(record, level, seed).move)
    return record


def play(levels: tuple[Level, Level], longest: int, opening: str, seed: int) -> float:
    """Play one game; return the first side's score: 1, ½ or 0."""
    record = play_out(Record.parse(opening), *levels, seed, longest)
    result = record.result()
    if result is None or result.winner is None:
        return 0.5
    return float(result.winner == record.game.sides[0])


def play_match(
    workers: Executor, level: Level, other: Level, openings: Sequence[str], longest: int = LONGEST
) -> Match:
    """Play two games from each opening, with sides swapped."""
    seeds = range(len(openings))
    ours = workers.map(partial(play, (level, other), longest), openings, seeds)
    theirs = workers.map(partial(play, (other, level), longest), openings, seeds)
    scores = [*ours, *(1 - score for score in theirs)]
    return Match(level.slug.capitalize(), other.slug.capitalize(), *map(scores.count, (1, 0.5, 0)))


def tabulate_lengths(slugs: Sequence[str]) -> Iterator[str]:
    """Yield turns per game, the source of `turns` in a portrait; Planner plays itself."""
    for slug in slugs or [game.slug for game in GAMES]:
        games = [(set_out(get(slug), random.Random(seed)), seed) for seed in range(PLAYED)]
        turns = [count_turns(play_out(game, PLANNER, PLANNER, seed)) for game, seed in games]
        yield f"{get(slug).name}: {median(turns):g} turns, {min(turns)} to {max(turns)}"


def count_turns(record: Record) -> int:
    """Return a game's turns: all if won, else up to the last capture, where people would stop."""
    result = record.result()
    if result and result.winner:
        return len(record.plies)
    events = (happened for _, happened in record.replay())
    taken = [n for n, told in enumerate(events, 1) if any(one.kind in CAPTURES for one in told)]
    return max(taken, default=len(record.plies))
