"""Curricula for tests."""

from __future__ import annotations

from pathlib import Path

from lesson_plans.curriculum.layers import OWN, Curriculum

OURS = Curriculum((OWN,))
"""Return the one that comes with the package."""


def lie_in(folder: Path) -> Curriculum:
    """Return the one in this folder, with no layer below it."""
    return Curriculum((folder,))
