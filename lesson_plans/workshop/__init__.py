"""Makers of data that run on a computer only, never in the browser: endgame tables, and puzzles.

Tables need NumPy, and both need Dask for many machines: `pip install "ubao[workshop]"`.
"""
