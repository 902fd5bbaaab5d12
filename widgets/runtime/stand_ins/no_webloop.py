"""Pyodide's event loop `webloop`, which never starts.

Memory snapshots expect the same JavaScript objects, in the same order.
"""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    pass
