"""Cut Python off from the page around it before somebody's code runs.

The browser enforces what must hold: see docs/maintainers/player.md. This is a second line of
defense.
"""

from __future__ import annotations

import gc
import sys

WAYS = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "_ctypes", "_socket")
"""Modules, with their submodules, that lead out of Python, or past its rules into its memory."""


def shut() -> None:
    """Remove those modules, and anything that could find them again. This can't be undone.

    A module lives as long as anything in it does, and leads to everything it held; some also have a
    copy that no module leads to. So all of them are emptied, and so is whatever they made.
    """
    for name in [*sys.modules]:
        if _leads_out(name):
            # A module set to None can't be imported.
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
