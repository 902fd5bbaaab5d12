"""Tests that drive a browser, see `conftest.py`."""

import os

PATIENCE = 90_000
"""Milliseconds that a slow machine is given for anything; only a test that fails waits so long."""
WHOLE = "EVERYWHERE" in os.environ
"""True if nothing is sampled, as with `make e2e EVERYWHERE=1`."""
