"""Makers of data that run on a computer only, never in the browser: endgame tables.

They need NumPy, and Dask for many machines: `pip install "ubao[workshop]"`.
"""
