"""Opponents and a coach, for every game.

`alphabeta` looks ahead in slices, `thought` measures the slices and can be stopped. What search
must know of a game is its `outlook`, in the file named after the game's family.
"""
