"""Where things lie in the project."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]

SITE = ROOT / "site"
"""What `make build` writes."""

DATA = ROOT / "tests" / "data"
"""Sample games, transcripts, counts: what tests compare with."""
