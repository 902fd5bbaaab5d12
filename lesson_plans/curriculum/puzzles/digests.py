"""Digests: whether a proof is about a puzzle as it is, and was checked by the code as it is."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import game_core
from game_core import registry
from game_core.game_files import find_source
from game_core.puzzles.model import Puzzle


def digest_task(puzzle: Puzzle) -> str:
    """What a proof is about: the game, its start, the side and the goal."""
    about = (str(puzzle.record), puzzle.side, str(puzzle.task))
    return digest(json.dumps(about))[:16]


def digest_rules(slug: str) -> str:
    """All code that proofs for a game are checked by: ours, and what makes games that are not.

    One of those may be made of another, but none of ours is: its proofs hold whatever they are.
    """
    return digest(_digest_ours() + ("" if slug in registry.OURS else "".join(_list_others())))


def digest_others() -> str:
    """The code alone of games that are not ours."""
    return digest("\0".join(_list_others()))


def _list_others() -> list[str]:
    others = [slug for slug in registry.list_slugs() if slug not in registry.OURS]
    return [source.text for slug in others if (source := find_source(slug))]


@cache
def _digest_ours() -> str:
    home = Path(game_core.__file__).parent
    return digest("".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py"))))


def digest(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()
