"""Pyodide's `webloop`, its event loop; there is none to be started.

A memory snapshot expects the same objects of JavaScript to be known, in the same order, as here.
"""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    pass
