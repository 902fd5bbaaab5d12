"""Measure the strength of levels: matches between them in every game, and a table of results.

    python -m bench strength            all games, about an hour on two processors
    python -m bench strength oware ouri

Results repeat on any machine (`bench.matches`). A game's rows are written as soon as they're known,
and those of other games stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from pathlib import Path

from bench.matches import LONGEST, ONE_SIDED, Match, budget, open_game, play_match
from game_core import GAMES, get
from game_core.search.levels import CHAMPION, DREAMER, LEVELS

PAGE = Path(__file__).parents[1] / "docs" / "maintainers" / "strength.md"
HEADING = (
    "| game | level | against | won–tied–lost | points | 95% interval | Champion's budget | day |"
)
RANDOM = replace(DREAMER, slug="random play", whim=1)
MCTS = "OpenSpiel's MCTS, 1,000 simulations"
MCTS_NODES = 12_000
"""Champion's positions per turn against MCTS; an idle browser searches 78,000 in a second."""


@dataclass(frozen=True)
class Plan:
    """Pairs in a match, pairs in one with Champion, and Champion's positions per turn."""

    pairs: int
    champions: int
    nodes: int
    longest: int = LONGEST
    """The turn limit: levels that don't see a distant mate take many."""


SOWN = Plan(pairs=100, champions=10, nodes=6000)
RELAYED = replace(SOWN, pairs=200, champions=15, nodes=15_000)
ON_SQUARES = Plan(pairs=12, champions=6, nodes=2000)
PLANS = {
    **dict.fromkeys(ONE_SIDED, replace(SOWN, champions=20)),
    "ayoayo": RELAYED,
    "obridjie": RELAYED,
    "amphora": Plan(pairs=150, champions=10, nodes=3000),
    "african-queen": replace(ON_SQUARES, champions=12),
    "double-eighteen-stone-chess": Plan(pairs=20, champions=6, nodes=2500, longest=800),
}


def measure(slug: str) -> Iterator[Match]:
    """Yield matches of each level against the one before it, the weakest against random play."""
    plan = PLANS.get(slug, SOWN if get(slug).family.sows else ON_SQUARES)
    with ProcessPoolExecutor() as workers:
        openings = [*workers.map(partial(open_game, slug), range(plan.pairs))]
        for other, level in pairwise((RANDOM, *LEVELS[:-1])):
            yield play_match(workers, level, other, openings, plan.longest)
        few = openings[: plan.champions]
        match = play_match(workers, budget(plan.nodes), LEVELS[-2], few, plan.longest)
        yield replace(match, nodes=plan.nodes)
    if slug == "oware":
        # Only `make bench` installs OpenSpiel.
        from bench.openspiel import play_mcts

        scores = [
            play_mcts(first, MCTS_NODES, seed)
            for seed in range(SOWN.champions)
            for first in (True, False)
        ]
        match = Match(CHAMPION.slug.capitalize(), MCTS, *map(scores.count, (1, 0.5, 0)))
        yield replace(match, nodes=MCTS_NODES)


def write_row(slug: str, match: Match, day: str) -> str:
    """Return a match as a row of the table."""
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
    """Replace a game's rows in the page, in the order of the curriculum."""
    head, table = page.split(HEADING + "\n")
    rule, *old = table.strip().splitlines()
    order = [game.name for game in GAMES]
    kept = [row for row in old if row.split(" | ")[0] != f"| {name}"]
    sorted_rows = sorted([*kept, *rows], key=lambda row: order.index(row.split(" | ")[0][2:]))
    return "\n".join([head + HEADING, rule, *sorted_rows]) + "\n"


def measure_strength(slugs: Sequence[str]) -> Iterator[str]:
    """Measure these games, or all, and write their rows into the page."""
    day = datetime.now(UTC).date().isoformat()
    for slug in slugs or [game.slug for game in GAMES]:
        rows = []
        for match in measure(slug):
            rows.append(write_row(slug, match, day))
            yield rows[-1]
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(keep_rows(page, get(slug).name, rows), encoding="utf-8")
