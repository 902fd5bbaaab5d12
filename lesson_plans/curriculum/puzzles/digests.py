"""Digests that show if a proof matches the current puzzle and was checked by the current code."""

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
    """Digest what a proof is about: game, start, side and goal."""
    about = (str(puzzle.record), puzzle.side, str(puzzle.task))
    return digest(json.dumps(about))[:16]


def digest_rules(slug: str) -> str:
    """Digest all code that checks a game's proofs: ours, and that of other games.

    A school's games may build on each other. Ours build on none, so their proofs always hold.
    """
    return digest(_digest_ours() + ("" if slug in registry.OURS else "".join(_list_others())))


def digest_others() -> str:
    """Digest the code of games that aren't ours."""
    return digest("\0".join(_list_others()))


def _list_others() -> list[str]:
    others = [slug for slug in registry.list_slugs() if slug not in registry.OURS]
    return [source.text for slug in others if (source := find_source(slug))]


@cache
def _digest_ours() -> str:
    home = Path(game_core.__file__).parent
    return digest("".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py"))))


def digest(text: str) -> str:
    """Return a SHA-256 digest in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()
