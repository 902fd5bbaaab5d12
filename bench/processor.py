"""Measure a browser's processor time, and simulate a slower processor.

Linux only: it reads /proc.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
SLICE = 0.01
"""Seconds that a slowed browser runs before it is paused."""
LOOK = 10
"""Slices between updates of the browser's list of processes."""


def list_processes(profile: Path) -> dict[int, float]:
    """Return the processes of the browser with this profile, and their processor time in ms."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    found: set[int] = set()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            process = int(folder.name)
            parents[process] = int(fields[1])
            times[process] = (int(fields[11]) + int(fields[12])) * 1000 / TICKS
            if str(profile) in (folder / "cmdline").read_text():
                found.add(process)
    while more := {each for each, parent in parents.items() if parent in found} - found:
        found |= more
    return {process: times[process] for process in found}


class Meter:
    """A meter of a browser's processor time in milliseconds since it was made."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self._before = list_processes(profile)

    def read(self) -> float:
        """Processes that have ended don't count."""
        now = list_processes(self._profile)
        return sum(time - self._before.get(process, 0) for process, time in now.items())


@contextmanager
def slow_down(profile: Path, times: int) -> Iterator[None]:
    """Let a browser run for one part in `times` of the time."""
    done = threading.Event()
    thread = threading.Thread(target=_slow_down, args=(profile, times, done))
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if times > 1:
            thread.join()


def _slow_down(profile: Path, times: int, done: threading.Event) -> None:
    processes: list[int] = []
    for turn in count():
        if turn % LOOK == 0:
            processes = [*list_processes(profile)]
        _signal(processes, signal.SIGSTOP)
        done.wait((times - 1) * SLICE)
        _signal(processes, signal.SIGCONT)
        if done.wait(SLICE):
            return


def _signal(processes: list[int], sign: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)
