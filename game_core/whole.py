"""Importing this module imports all of the package, then frees what is left over.

It is for a memory snapshot that many pages start from: `import game_core` alone imports a family
only when one of its games is first asked for.
"""

from __future__ import annotations

import gc
import pkgutil
from importlib import import_module

import game_core

_NOT_FOR_PAGES = ("__main__", ".fluent", ".positions", ".collection")
"""The first runs on import, the second needs fluent.syntax, the others are only for programs."""

for _module in pkgutil.walk_packages(game_core.__path__, f"{game_core.__name__}."):
    if not _module.name.endswith(_NOT_FOR_PAGES) and ".adapters" not in _module.name:
        import_module(_module.name)
gc.collect()
