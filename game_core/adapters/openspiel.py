"""Ubao's games for OpenSpiel: importing this module registers all of them.

    import pyspiel
    import game_core.adapters.openspiel
    oware = pyspiel.load_game("ubao_oware")

Slugs have underscores instead of hyphens. One action is one part of a move (see `actions`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from game_core.adapters.actions import MOST, Match
from game_core.registry import OURS

LONGEST_MOVE = 24
"""The most parts a move can have: a long path in African Queen."""


class UbaoGame(pyspiel.Game):
    """One of the games; each has its own class, which outlives Python in OpenSpiel's list."""

    slug: str
    kind: Any

    def __init__(self, params: Any = None) -> None:
        longest = MOST * LONGEST_MOVE
        # Actions, chance outcomes, players, lowest and highest return, their sum, length.
        info = pyspiel.GameInfo(len(Match(self.slug).actions), 0, 2, -1.0, 1.0, 0.0, longest)
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> UbaoState:
        """Return the first position."""
        return UbaoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer that sees everything, for either player."""
        return Observer(self.slug)


class UbaoState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: UbaoGame) -> None:
        super().__init__(game)
        self.match = Match(game.slug)

    def current_player(self) -> int:
        """Return the number of the player to act."""
        return pyspiel.PlayerId.TERMINAL if self.match.is_over else self.match.mover

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.match.legal)

    def _apply_action(self, action: int) -> None:
        self.match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.actions[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.match.is_over

    def returns(self) -> list[float]:
        """Return each player's score."""
        return [float(each) for each in self.match.returns()]

    def __str__(self) -> str:
        return " ".join([str(self.match.record.position), *self.match.parts])


class Observer:
    """The board as numbers."""

    def __init__(self, slug: str) -> None:
        self.tensor = np.zeros(len(Match(slug).observe()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UbaoState, player: int) -> None:
        """Observe a state."""
        self.tensor[:] = state.match.observe()

    def string_from(self, state: UbaoState, player: int) -> str:
        """Return the state as text."""
        return str(state)


def _register(slug: str) -> None:
    of, name = pyspiel.GameType, f"ubao_{slug.replace('-', '_')}"
    moves = (of.Dynamics.SEQUENTIAL, of.ChanceMode.DETERMINISTIC)
    ends = (of.Information.PERFECT_INFORMATION, of.Utility.ZERO_SUM, of.RewardModel.TERMINAL)
    # Two players, at most and at least, who observe positions, not histories.
    kind = of(name, slug, *moves, *ends, 2, 2, False, False, True, True)
    pyspiel.register_game(kind, type(name, (UbaoGame,), {"slug": slug, "kind": kind}))


for _slug in OURS:
    _register(_slug)
