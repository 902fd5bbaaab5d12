"""Shuts the ways from Python to the page around it, before somebody's code runs.

The browser enforces what must hold: see docs/maintainers/player.md. This is a second defence.
"""

from __future__ import annotations

import gc
import sys

WAYS = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "_ctypes", "_socket")
"""Modules, with all below them, that lead out of Python, or past its rules into its memory."""


def shut() -> None:
    """Take those modules away, and what would find them again. There is no way back."""
    for name in [*sys.modules]:
        if name.partition(".")[0] in WAYS:
            # What is None can't be imported.
            sys.modules[name] = None  # type: ignore[assignment]
    for name in WAYS:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.meta_path[:] = [
        finder for finder in sys.meta_path if "pyodide" not in type(finder).__module__
    ]
    gc.collect()
