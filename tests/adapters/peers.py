"""PettingZoo's and OpenSpiel's own tests, for all our games, and the page that shows both.

    make adapters

OpenSpiel plays a game anew for each of its actions, so games on squares are left after some plies.
"""

from __future__ import annotations

import pyspiel
from pettingzoo.test import api_test, seed_test

import game_core.adapters.openspiel  # noqa: F401
from game_core.adapters import actions
from game_core.adapters.pettingzoo import env
from game_core.registry import GAMES
from tests.help import examples
from tests.help.paths import ROOT

WHOLE, SHORT = actions.MOST, 40


def main() -> None:
    """Test every game."""
    for game in GAMES:
        api_test(env(game.slug), num_cycles=120)
        seed_test(lambda slug=game.slug: env(slug), num_cycles=60)
        peer = pyspiel.load_game(f"ubao_{game.slug.replace('-', '_')}")
        actions.MOST = WHOLE if game.family.sows else SHORT
        pyspiel.random_sim_test(peer, num_sims=1, serialize=True, verbose=False)
        actions.MOST = WHOLE
        print(f"{game.slug}: {peer.num_distinct_actions()} actions", flush=True)
    wrong = examples.run_page(ROOT / "docs/python/adapters.md")
    if wrong:
        raise SystemExit(wrong)


if __name__ == "__main__":
    main()
