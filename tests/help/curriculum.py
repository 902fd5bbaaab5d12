"""Curricula for tests."""

from __future__ import annotations

from pathlib import Path

from lesson_plans.curriculum.layers import OWN, Curriculum

OURS = Curriculum((OWN,))
"""The one that comes with the package."""


def lie_in(folder: Path) -> Curriculum:
    """The one in this folder, with nothing below it."""
    return Curriculum((folder,))
