"""A pytest plugin: at each reading, Python's clock jumps ahead by CLOCK seconds.

    CLOCK=2 .venv/bin/python -m pytest -p tests.help.jumping_clock

A computer that's busy elsewhere takes such leaps. No test may depend on how long something takes.
"""

from __future__ import annotations

import itertools
import os
import time

_leap = float(os.environ["CLOCK"])
_read = time.perf_counter
_readings = itertools.count(1)
# Modules take the function by name, so this has to run before any of ours is imported.
time.perf_counter = lambda: _read() + _leap * next(_readings)
