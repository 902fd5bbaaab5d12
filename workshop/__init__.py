"""Makers of data that need a checkout: endgame tables and puzzles.

Tables need NumPy, and distributed runs Dask: the extra `workshop` installs them.
"""
