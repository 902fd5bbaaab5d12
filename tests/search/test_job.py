"""Work in slices: when it ends, and with what."""

from __future__ import annotations

from game_core.search.alphabeta import Steps
from game_core.search.job import Job
from tests.help.search import Clock


def begin(pauses: int, most: float) -> Job[str]:
    """Work whose answer is `first` after so many pauses, and `last` after one more."""
    answers: list[str] = []

    def work() -> Steps[None]:
        for _ in range(pauses):
            yield
        answers.append("first")
        yield
        answers.append("last")

    return Job(work(), Clock(), lambda: answers[-1] if answers else None, most)


def test_it_does_not_end_before_there_is_an_answer_though_its_time_is_spent() -> None:
    job = begin(pauses=5, most=0)
    for _ in range(5):
        assert not job.step(1)
        assert job.best is None
    assert job.step(1)
    assert job.best == "first"


def test_with_time_left_it_goes_on_to_its_end() -> None:
    job = begin(pauses=5, most=100)
    slices = 1
    while not job.step(1):
        slices += 1
    assert (slices, job.best) == (7, "last")


def test_a_slice_goes_on_for_as_long_as_it_may() -> None:
    job = begin(pauses=20, most=100)
    # The clock ticks each time it is read, which is once a pause.
    assert not job.step(10)
    assert job.best is None
    assert not job.step(11)
    assert job.best == "first"
