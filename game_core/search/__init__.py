"""Opponents, a coach and an exact solver, for every game.

`alphabeta` looks ahead in slices, `job` measures the slices and can be stopped; `solver` proves
what can be forced. Each game's family provides what they need to know about it: see `evaluation`,
and `Tactics` in `game_core.family`.
"""
