"""Pyodide's `_package_loader`, which provides folders at start; no package is ever loaded."""

from site import getsitepackages

# Memory snapshots expect this object.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class Folder:
    """A path, with the attributes of `pathlib` that JavaScript reads."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
