"""Makers of data that run on a computer only, from a checkout: endgame tables, and puzzles.

Tables need NumPy, and both need Dask for many machines: the extra `workshop` installs them.
"""
