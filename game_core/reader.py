"""Printing to a reader that may leave early, such as `head`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable


def allow_leaving(work: Callable[[], int]) -> int:
    """Do work that prints, and return its exit code; 0 if its reader has left."""
    try:
        code = work()
        sys.stdout.flush()
    except BrokenPipeError:
        # At exit, the rest is flushed to nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
