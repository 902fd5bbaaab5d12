"""Play whole games against every level in the page as a beginner, and measure their cost.

A beginner knows the rules, captures the most possible now, and otherwise plays at random, one game
per family. A slice lasts from request to answer, as the page waits for it: the median, and the
longest. The longest task is how long the level kept the page's main thread busy at a stretch. On a
busy machine, all three include other programs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import Page

from bench.chromium import SITE, launch
from bench.figures import align
from game_core import GAMES, Record
from game_core.search.levels import LEVELS
from tests.e2e.server import StaticHost

FIRST = {game.family: game.slug for game in reversed(GAMES)}.values()
"""A game of each family."""
PROBE = Path(__file__).with_name("opponents.js").read_text(encoding="utf-8")
MOST_TURNS = 300
"""Longer games are abandoned."""
LOOKED_AT = 60
"""Turns that a beginner considers, if there are many."""
PATIENCE = 120_000
"""Milliseconds for a turn of the computer, on a busy machine."""


def choose(record: Record, luck: random.Random) -> str:
    """Choose a beginner's turn."""
    position = record.position
    evaluation = record.game.family.tactics.find_evaluation(position)
    turns = [*map(str, position.moves())]
    turns = luck.sample(turns, min(len(turns), LOOKED_AT))

    def gain(turn: str) -> int:
        after = position.play(turn)
        value = evaluation.settled_material(after)
        return value if after.turn == position.turn else -value

    return max(turns, key=gain)


def play(page: Page, game: str, level: str, seed: int) -> tuple[str, int]:
    """Play a beginner, who begins, against a level; return the outcome and number of turns."""
    luck = random.Random(seed)
    page.evaluate("(board) => bench.seat(board)", {"game": game, "players": f"person {level}"})
    while True:
        page.wait_for_function("() => bench.read()", timeout=PATIENCE)
        record = Record.parse(page.evaluate("() => bench.read()"))
        result = record.result()
        if result:
            sides = record.game.sides
            ends = {sides[0]: "won", sides[1]: "lost", None: "tied"}
            return ends[result.winner], len(record.plies)
        if len(record.plies) >= MOST_TURNS:
            return "left", len(record.plies)
        page.evaluate("(move) => bench.play(move)", choose(record, luck))


def play_levels(games: Sequence[str]) -> Iterator[str]:
    """Yield a table for each game, with a row for each level."""
    with launch() as browser, StaticHost(SITE) as host:
        page = browser.new_page(reduced_motion="reduce")
        page.add_init_script(PROBE)
        page.goto(f"{host.url}games/oware/")
        for game in games or ("layli-goobalay", *FIRST):
            rows = [("newcomer", "turns", "slices", "median", "longest", "longest task", game)]
            for level in LEVELS:
                ended, turns = play(page, game, level.slug, seed=1)
                measured = page.evaluate("() => bench.measure()")
                slices, task = measured["slices"], measured["task"]
                times = (f"{median(slices):.0f} ms", f"{max(slices):.0f} ms", f"{task:.0f} ms")
                rows.append((ended, str(turns), str(len(slices)), *times, level.slug))
            yield align(rows, left=(0, 6))
