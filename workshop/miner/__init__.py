"""The miner: finds puzzles in games between the levels.

It plays a game, asks its positions the questions of its criteria, lets the solver answer, and keeps
what passes the gate. The results are proposals for a person to edit.
"""
