"""Work that is shared between processes.

Each is a command of its own, which takes its share as JSON. So nothing of the process that shares,
be it MkDocs or a test, is copied or run again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from subprocess import PIPE, Popen
from typing import Any

FEW = 8
"""So little work is done sooner than another process has started."""


def share(work: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
    """What a module's function makes of each item, in order; items and answers are plain data.

    It is shared by as many processes as there are processors.
    """
    count = min(os.cpu_count() or 1, len(items) // FEW)
    if count < 2:
        return [work(item) for item in items]
    command = [sys.executable, "-m", __name__, work.__module__, work.__name__]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    processes = []
    for first in range(count):
        process = Popen(command, stdin=PIPE, stdout=PIPE, env=environment)
        assert process.stdin
        process.stdin.write(json.dumps(items[first::count]).encode())
        process.stdin.close()
        processes.append(process)
    answers: list[Any] = [None] * len(items)
    for first, process in enumerate(processes):
        assert process.stdout
        with process:
            found = process.stdout.read()
        if process.returncode:
            raise RuntimeError(f"{' '.join(command)} failed")
        answers[first::count] = json.loads(found)
    return answers


def main(module: str, name: str) -> None:
    """Do one share of the work."""
    work: Callable[[Any], Any] = getattr(import_module(module), name)
    json.dump([work(item) for item in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
