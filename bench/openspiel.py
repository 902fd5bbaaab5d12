"""OpenSpiel's Oware, driven from Python; `make bench` installs it.

`python -m bench.openspiel` records the games again that the tests replay.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import pyspiel

import game_core
from bench.matches import budget, find_best
from tests.help.openspiel import Game, check, write

GAMES = 400
SIMULATIONS = 1000
UCT = 2.0
"""MCTS's exploration constant, as in OpenSpiel's examples."""
OPENING = 2
"""Random turns at the start of a match."""

type State = Any
"""OpenSpiel has no types."""


def start() -> State:
    """Return Oware's first state."""
    return pyspiel.load_game("oware").new_initial_state()


def write_position(state: State) -> str:
    """Return a state as our text. OpenSpiel writes `PLAYER | SCORE SCORE | SEEDS…`, A to f."""
    player, scores, seeds = state.observation_string(0).split(" | ")
    cups = seeds.split()
    rows = "/".join(",".join(row) for row in (cups[:6], cups[6:]))
    return f"{rows} {scores.replace(' ', '-')} {'SN'[int(player)]}"


def record_game(seed: int) -> Game:
    """Play a random game."""
    choose = random.Random(seed).choice
    state = start()
    moves, checks = "", []
    while not state.is_terminal():
        actions = state.legal_actions()
        legal = "".join(state.action_to_string(action) for action in actions)
        checks.append(check(write_position(state), legal))
        action = choose(actions)
        moves += state.action_to_string(action)
        state.apply_action(action)
    return Game(moves, write_position(state), tuple(checks))


def count_leaves(state: State, depth: int) -> int:
    """Perft, written as `game_core.perft` is."""
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        count += count_leaves(state.child(action), depth - 1)
    return count


def play_mcts(first: bool, nodes: int, seed: int) -> float:
    """Play one game of the strongest level, as first or second player; return its score: 1, ½ or 0.

    OpenSpiel is the arbiter: it ends a game when a position first repeats.
    """
    game = pyspiel.load_game("oware")
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    mcts = pyspiel.MCTSBot(
        game, rollouts, UCT, SIMULATIONS, max_memory_mb=200, solve=True, seed=seed, verbose=False
    )
    level = budget(nodes)
    choose = random.Random(seed).choice
    state = start()
    record = game_core.Record(game_core.get("oware"))
    us = 0 if first else 1
    while not state.is_terminal():
        if len(record.plies) < OPENING:
            action = choose(state.legal_actions())
        elif state.current_player() == us:
            action = state.string_to_action(find_best(record, level, seed).move)
        else:
            action = mcts.step(state)
        record = record.play(state.action_to_string(action))
        state.apply_action(action)
    return float(state.returns()[us] + 1) / 2


if __name__ == "__main__":
    by = f"OpenSpiel {version('open_spiel')}"
    write(
        f"{GAMES} random games of {by}; see tests/help/openspiel.py", map(record_game, range(GAMES))
    )
