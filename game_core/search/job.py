"""A job done in slices, so that the caller can do something else in between, or stop it."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

from game_core.search.alphabeta import Steps

type Clock = Callable[[], float]
"""Milliseconds since any fixed moment: only differences count."""


def read_clock() -> float:
    """Return the milliseconds on this machine's steady clock."""
    return perf_counter() * 1000


class Job[T]:
    """Work in progress toward an answer: its result, or until then a provisional one.

    `answer` returns what is known so far, or None while nothing is. The work ends on its own, or
    when it has taken `most` milliseconds over all slices; but not before there is an answer.
    """

    def __init__(
        self,
        steps: Steps[T | None],
        clock: Clock,
        answer: Callable[[], T | None] = lambda: None,
        most: float = inf,
    ) -> None:
        self.done = False
        self._found: T | None = None
        self._steps = steps
        self._answer = answer
        self._clock = clock
        self._left = most

    @property
    def best(self) -> T | None:
        """The answer so far; final once `done`."""
        return self._answer() if self._found is None else self._found

    def step(self, milliseconds: float) -> bool:
        """Work for about that long, at least to the next pause; return True once done."""
        began = self._clock()
        spent = 0.0
        while not self.done and spent < milliseconds:
            try:
                next(self._steps)
            except StopIteration as end:
                self.done = True
                self._found = end.value
            spent = self._clock() - began
            if spent >= self._left and self.best is not None:
                self.stop()
        self._left -= spent
        return self.done

    def stop(self) -> None:
        """End the work; the answer so far becomes final."""
        self._steps.close()
        self.done = True
