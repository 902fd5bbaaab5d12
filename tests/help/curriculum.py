"""Curricula for tests, and a game of each family."""

from __future__ import annotations

from pathlib import Path

from game_core import registry
from lesson_plans.curriculum.layers import OWN, Curriculum

FAMILIES = {family: slug for slug, family in reversed(registry.OURS.items())}
"""The first game of each family."""
OURS = Curriculum((OWN,))
"""Return the one that comes with the package."""


def lie_in(folder: Path) -> Curriculum:
    """Return the one in this folder, with no layer below it."""
    return Curriculum((folder,))
