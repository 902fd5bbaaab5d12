"""Tests that drive a browser, see `conftest.py`."""

PATIENCE = 90_000
"""Milliseconds that a slow machine is given for anything; only a test that fails waits so long."""
