"""Shuts the ways from Python to the page around it, before somebody's code runs.

The browser enforces what must hold: see docs/maintainers/player.md. This is a second defence.
"""

from __future__ import annotations

import gc
import sys

WAYS = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "_ctypes", "_socket")
"""Modules, with all below them, that lead out of Python, or past its rules into its memory."""


def shut() -> None:
    """Take those modules away, and what would find them again. There is no way back.

    A module lives on as long as anything of it does, and leads to all that it held; some have a
    copy besides, which no module leads to. So all of them are emptied, and what was made by them.
    """
    for name in [*sys.modules]:
        if _leads_out(name):
            # What is None can't be imported.
            sys.modules[name] = None  # type: ignore[assignment]
    for name in WAYS:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.meta_path[:] = [
        finder for finder in sys.meta_path if not _leads_out(type(finder).__module__)
    ]
    for found in gc.get_objects():
        if type(found) is dict:
            if "__loader__" in found and _leads_out(found.get("__name__")):
                found.clear()
        elif _leads_out(type(found).__module__):
            held = getattr(found, "__dict__", None)
            if isinstance(held, dict):
                held.clear()
    gc.collect()


def _leads_out(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] in WAYS
