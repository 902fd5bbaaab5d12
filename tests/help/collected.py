"""The puzzles that come with an installed package: a checkout has none until they're collected."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game_core.puzzles import collection
from lesson_plans.curriculum.commands import collect


@contextmanager
def bring_puzzles(folder: Path) -> Iterator[bytes]:
    """Collect them into the package, and return the file's bytes."""
    file = folder / collection.FILE
    assert collect.main([str(file)]) == 0
    packed = file.read_bytes()
    lines = tuple(zlib.decompress(packed).decode().splitlines())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(collection, "_own_lines", lambda: lines)
        yield packed
