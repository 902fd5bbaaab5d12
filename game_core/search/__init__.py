"""Opponents, a coach and an exact solver, for every game.

`alphabeta` looks ahead in slices, `job` measures the slices and can be stopped; `solver` proves
what can be forced. What they must know of a game, its family answers: see `evaluation`, and
`Tactics` in `game_core.family`.
"""
