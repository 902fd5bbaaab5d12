"""Digests: whether a proof is about a puzzle as it is, and was checked by the code as it is."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import game_core
from game_core.puzzles.model import Puzzle


def digest_task(puzzle: Puzzle) -> str:
    """What a proof is about: the game, its start, the side and the goal."""
    about = (str(puzzle.record), puzzle.side, str(puzzle.task))
    return digest(json.dumps(about))[:16]


@cache
def digest_rules() -> str:
    """All code that a proof is checked by."""
    home = Path(game_core.__file__).parent
    return digest("".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py"))))


def digest(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()
