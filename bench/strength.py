"""How strong the levels are: matches between them, in every game, and a table of the outcome.

    python -m bench strength            all games, about an hour
    python -m bench strength oware ouri

Everything is seeded, and thinking is budgeted in positions looked at: another run gives the same
table on any machine. The rows of a game are written as soon as they are known, and those of other
games stay. A run that was broken off goes on where it was: unless they are named, games that were
measured today are not measured again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path

from bench.perft import run_in_bench_environment
from game_core import GAMES, Record, get
from game_core.games.mangala import MANGALA
from game_core.search.levels import CHAMPION, LEVELS, Level
from game_core.search.opponent import think
from lesson_plans.workshop.miner.play import set_up_mangala

PAGE = Path(__file__).parents[1] / "docs" / "maintainers" / "strength.md"
HEADING = (
    "| game | level | against | won–tied–lost | points | 95 % interval | Champion's budget | day |"
)
RANDOM = Level(slug="random", name="random play", habit="", advice="", whim=1, depth=1)
LONGEST = 300
"""After so many turns a game counts as a tie."""

MCTS = "OpenSpiel's MCTS, 1,000 simulations"
MCTS_NODES = 12_000
"""What Champion looks at for a turn against it: a small part of what a browser does in a second.

On a machine with little else to do, this Python looks at 89,000 positions of Oware in a second, and
the browser at 0.6 of what this Python does (`python -m bench search`).
"""


@dataclass(frozen=True)
class Plan:
    """How many pairs of games a match has, and one with Champion; what Champion looks at a turn."""

    pairs: int
    champions: int
    nodes: int
    opening: int = 2
    """How many turns are played at random first, so that no two games are the same."""


SOWN = Plan(pairs=40, champions=10, nodes=6000)
RELAYED = replace(SOWN, champions=15, nodes=15_000)
PLANS = {
    "tampoduo": RELAYED,
    "ayoayo": RELAYED,
    # Its set-up is drawn by lot instead: what follows it is forced.
    MANGALA.slug: replace(SOWN, nodes=6000, opening=0),
    "obridjie": RELAYED,
    "african-chess": Plan(pairs=12, champions=6, nodes=2000),
    "amphora": Plan(pairs=20, champions=10, nodes=3000),
    "african-queen": Plan(pairs=12, champions=5, nodes=2000),
    "double-eighteen-stone-chess": Plan(pairs=5, champions=4, nodes=2500),
}


@dataclass(frozen=True)
class Match:
    """What a level won, tied and lost against another in some game."""

    level: str
    other: str
    won: int
    tied: int
    lost: int
    nodes: int = 0
    """How many positions Champion looked at for a turn, if it played."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.tied + self.lost

    @property
    def points(self) -> float:
        """The share of points; a tie is half a point."""
        return (self.won + self.tied / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """Where the true share is with 95 % confidence: Wilson's interval."""
        share, games, z = self.points, self.games, 1.96
        middle = (share + z * z / (2 * games)) / (1 + z * z / games)
        half = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
        return middle - half, middle + half


def play_out(slug: str, first: Level, second: Level, seed: int) -> Record:
    """One game, to its end or to its 300th turn."""
    game = get(slug)
    lot = random.Random(seed)
    record = Record(game, set_up_mangala(lot) if game is MANGALA else None)
    while record.result() is None and len(record.turns) < LONGEST:
        if len(record.turns) < PLANS.get(slug, SOWN).opening:
            record = record.play(lot.choice(record.position.moves()))
            continue
        level = first if record.position.turn == game.sides[0] else second
        thought = think(record, level, seed, clock=lambda: 0)
        thought.step(inf)
        assert thought.best
        record = record.play(thought.best.turn)
    return record


def play(slug: str, first: Level, second: Level, seed: int) -> float:
    """One game; what the first side's player scores: 1, ½ or 0."""
    result = play_out(slug, first, second, seed).result()
    if result is None or result.winner is None:
        return 0.5
    return float(result.winner == get(slug).sides[0])


def play_match(slug: str, level: Level, other: Level, pairs: int) -> Match:
    """Pairs of games with the same opening, in which both levels play both sides."""
    scores = []
    for seed in range(pairs):
        scores += [play(slug, level, other, seed), 1 - play(slug, other, level, seed)]
    return Match(level.name, other.name, *map(scores.count, (1, 0.5, 0)))


def measure(slug: str) -> Iterator[Match]:
    """Each level against the one before it, the weakest against random play."""
    plan = PLANS.get(slug, SOWN)
    champion = replace(CHAMPION, milliseconds=inf, nodes=plan.nodes)
    for other, level in pairwise((RANDOM, *LEVELS[:-1])):
        yield play_match(slug, level, other, plan.pairs)
    match = play_match(slug, champion, LEVELS[-2], plan.champions)
    yield replace(match, nodes=plan.nodes)
    if slug == "oware":
        yield play_openspiel()


def play_openspiel() -> Match:
    """Champion at Oware against OpenSpiel's MCTS."""
    outcome = run_in_bench_environment("match", str(SOWN.champions), str(MCTS_NODES))
    won, tied, lost = json.loads(outcome)
    return Match(CHAMPION.name, MCTS, won, tied, lost, MCTS_NODES)


def write_row(slug: str, match: Match, day: str) -> str:
    """A match as a row of the table."""
    low, high = match.interval()
    cells = (
        get(slug).name,
        match.level,
        match.other,
        f"{match.won}–{match.tied}–{match.lost}",
        f"{match.points:.0%}",
        f"{low:.0%} to {high:.0%}",
        f"{match.nodes:,} positions" if match.nodes else "",
        day,
    )
    return f"| {' | '.join(cells)} |"


def keep_rows(page: str, name: str, rows: Sequence[str]) -> str:
    """The page with these rows for a game, in the order of the curriculum."""
    head, table = page.split(HEADING + "\n")
    rule, *old = table.strip().splitlines()
    order = [game.name for game in GAMES]
    kept = [row for row in old if row.split(" | ")[0] != f"| {name}"]
    sorted_rows = sorted([*kept, *rows], key=lambda row: order.index(row.split(" | ")[0][2:]))
    return "\n".join([head + HEADING, rule, *sorted_rows]) + "\n"


def measure_strength(slugs: Sequence[str]) -> Iterator[str]:
    """Measure games, or all that were not measured today, and write their rows into the page."""
    day = datetime.now(UTC).date().isoformat()
    for slug in slugs or [game.slug for game in GAMES]:
        if not slugs and is_measured(PAGE.read_text(encoding="utf-8"), get(slug).name, day):
            continue
        rows = []
        for match in measure(slug):
            rows.append(write_row(slug, match, day))
            yield rows[-1]
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(keep_rows(page, get(slug).name, rows), encoding="utf-8")


def is_measured(page: str, name: str, day: str) -> bool:
    """Whether the page has rows of that day for a game."""
    lines = page.splitlines()
    return any(line.startswith(f"| {name} |") and line.endswith(f" {day} |") for line in lines)
