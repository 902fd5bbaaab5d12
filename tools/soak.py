"""Play random games of all families on many pages at once, for `make soak`.

    make soak                              20 pages, 4 rounds of 30 seconds
    make soak PAGES=5 ROUNDS=20 SEED=7

Each page has a browser context of its own. In a round, all pages play random legal turns at once,
take some back, and begin a new game when one is over. Between rounds each page is reloaded and must
offer the interrupted game as it was. At the end it prints the number of games and turns, and each
page's memory. The exit code is 1 if a game was lost or anything went wrong.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from playwright.sync_api import Browser, Error, Page

from bench.chromium import SITE, launch
from game_core.registry import OURS
from tests.e2e.server import StaticHost
from tests.e2e.visit import Visit, known

PAGES = int(os.environ.get("PAGES") or 20)
ROUNDS = int(os.environ.get("ROUNDS") or 4)
SEED = int(os.environ.get("SEED") or secrets.randbelow(2**31))
SECONDS = 30
PATIENCE = 180_000
"""Milliseconds: twenty pages are slow on two processors."""
READY = "() => document.querySelector('ubao-board')?.state === 'ready'"
PLAY = """([seed, seconds]) => {
  const board = document.querySelector('ubao-board');
  const { controller } = board;
  const done = { games: 0, turns: 0, undone: 0, trouble: [] };
  // A small generator of chance that a seed lets begin anew (mulberry32).
  const draw = () => {
    seed = (seed + 0x6D2B79F5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const act = async () => {
    if (board.result) {
      done.games += 1;
      return controller.begin();
    }
    if (draw() < 0.05 && controller.canUndo) {
      done.undone += 1;
      return controller.undo();
    }
    if (!board.legal.length) await controller.session.refresh();
    await board.play(board.legal[Math.floor(draw() * board.legal.length)]);
    done.turns += 1;
  };
  const end = performance.now() + seconds * 1000;
  window.soaked = (async () => {
    while (performance.now() < end && !done.trouble.length) {
      await act().catch((error) => done.trouble.push(String(error)));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return done;
  })();
}"""
STANDS = """() => {
  const { moves, result } = document.querySelector('ubao-board');
  return result ? [] : moves;
}"""
SAME = "(moves) => document.querySelector('ubao-board').moves.join() === moves.join()"


@dataclass(frozen=True)
class Player:
    """A player on a game's page."""

    game: str
    page: Page
    visit: Visit

    def end(self, tally: Counter[str]) -> Iterator[str]:
        """Count what was done, reload the page, and resume the game; yield what went wrong."""
        done = self.page.evaluate("() => window.soaked")
        yield from done.pop("trouble")
        tally.update(done)
        moves = self.page.evaluate(STANDS)
        self.page.reload(wait_until="commit")
        self.page.wait_for_function(READY)
        if not moves:
            return
        try:
            self.page.locator(".ubao-offer button").first.click()
            self.page.wait_for_function(SAME, arg=moves)
            tally["resumed"] += 1
        except Error:
            yield f"a game of {len(moves)} moves was lost"

    def weigh(self) -> tuple[float, float]:
        """Return the megabytes of the page's heap, and its number of nodes."""
        tools = self.page.context.new_cdp_session(self.page)
        tools.send("HeapProfiler.collectGarbage")
        used: float = tools.send("Runtime.getHeapUsage")["usedSize"]
        return used / 1e6, tools.send("Memory.getDOMCounters")["nodes"]


def sit_down(browser: Browser, host: StaticHost, game: str) -> Player:
    """Return a returning player."""
    context = browser.new_context(
        service_workers="block", reduced_motion="reduce", storage_state=known(host.origin)
    )
    context.set_default_timeout(PATIENCE)
    visit = Visit(host.origin)
    visit.watch(context)
    return Player(game, context.new_page(), visit)


def main() -> int:
    """Let all play, and print the outcome."""
    print(f"SEED={SEED}, {PAGES} pages, {ROUNDS} rounds of {SECONDS} seconds")
    tally = Counter[str]()
    troubles: list[str] = []
    with launch() as browser, StaticHost(SITE) as host:
        players = [sit_down(browser, host, game) for game in islice(cycle(OURS), PAGES)]
        for player in players:
            player.page.goto(f"{host.url}games/{player.game}/", wait_until="commit")
            # Twenty starts at once would time out.
            player.page.wait_for_function(READY)
        for number in range(ROUNDS):
            for index, player in enumerate(players):
                player.page.evaluate(PLAY, [SEED + number * PAGES + index, SECONDS])
            for player in players:
                troubles += [f"{player.game}: {trouble}" for trouble in player.end(tally)]
            heaps, parts = zip(*(player.weigh() for player in players), strict=True)
            print(
                f"{number + 1}: {tally['turns']:,} turns, {tally['undone']:,} taken back, "
                f"{tally['games']:,} games ended, {tally['resumed']:,} gone on with; a page's heap "
                f"{min(heaps):.1f} to {max(heaps):.1f} MB, at most {max(parts):,.0f} parts"
            )
        troubles += [
            f"{player.game}: {problem}"
            for player in players
            for problem in player.visit.problems(faulty=False)
        ]
    print("\n".join(troubles) or "Nothing was lost, and nothing went wrong.")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
