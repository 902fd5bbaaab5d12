"""The clock that requests are answered by."""

import pytest

from game_core.search import job
from tests.help.search import Clock


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a slice of so many milliseconds be so many pauses of a search, on every machine."""
    clock = Clock()
    monkeypatch.setattr(job, "perf_counter", lambda: clock() / 1000)
