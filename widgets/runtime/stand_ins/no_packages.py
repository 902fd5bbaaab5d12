"""Pyodide's `_package_loader`, which a start asks for folders; no package is ever loaded."""

from site import getsitepackages

# What a memory snapshot expects to be known.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class Folder:
    """A path, which JavaScript reads as it reads those of `pathlib`."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
