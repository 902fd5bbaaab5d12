"""Ubao's games for PettingZoo: an AEC environment of any game.

    from game_core.adapters.pettingzoo import env
    oware = env("oware")

An observation is a dict, as in PettingZoo's own board games: `observation`, a vector of small
numbers, and `action_mask`. One action is one part of a move (see `actions`), so the same agent may
act several times in a row.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from game_core.adapters.actions import Match

LARGEST = 127
"""The most seeds a cup or store can hold."""


class UbaoEnv(AECEnv):
    """A game of two agents, named by the letters of the sides."""

    metadata = {"name": "ubao_v1", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, slug: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.slug, self.render_mode = slug, render_mode
        self.match = Match(slug)
        self.possible_agents = list(self.match.record.game.sides)
        self.agents = list(self.possible_agents)
        size, actions = len(self.match.observe()), len(self.match.actions)
        observation = Dict(
            {
                "observation": Box(0, LARGEST, (size,), np.int8),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions, which are parts of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; nothing in it depends on chance."""
        self.match = Match(self.slug)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the board, the same for both agents, and the legal actions of the one to move."""
        mask = np.zeros(len(self.match.actions), np.int8)
        if agent == self.agent_selection:
            mask[list(self.match.legal)] = 1
        return {"observation": np.array(self.match.observe(), np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.act(int(action))
        self._cumulative_rewards[agent] = 0
        self.agent_selection = self.possible_agents[self.match.mover]
        if self.match.is_over:
            self.rewards = dict(zip(self.possible_agents, self.match.returns(), strict=True))
            over = self.terminations if self.match.record.result() else self.truncations
            over.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the board as text."""
        position = self.match.record.position
        return str(position.game.family.reading.show(position))

    def close(self) -> None:
        """Do nothing: text needs no window."""


env = UbaoEnv
