"""Who reads what a command prints."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable


def allow_leaving(work: Callable[[], int]) -> int:
    """Do what prints, and return its exit code; 0 if its reader has seen enough, as `head` has."""
    try:
        code = work()
        sys.stdout.flush()
    except BrokenPipeError:
        # At exit, the rest is flushed to nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
