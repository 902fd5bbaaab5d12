"""The miner: puzzles out of games that the levels play against each other.

A game is played, positions of it are asked what their game may be asked, the solver answers, and a
gate lets through what has something to find. What comes out is a proposal: a person edits it.
"""
