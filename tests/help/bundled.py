"""Find modules of the browser side in the bundle."""

from __future__ import annotations

from widgets.runtime import scripts


def find_home(module: str) -> str:
    """Return the bundled file with a module, given by path, as in `elements/board.js`.

    The boards' files come first. Other scripts may have a separate copy.
    """
    files = scripts.read_report()["files"].items()
    return next(name for name, file in files if module in file["modules"])
