"""All of the package, imported, and what that left over thrown away.

For a memory that many starts begin with: `import game_core` alone imports a family when it is first
asked for one of its games.
"""

from __future__ import annotations

import gc
import pkgutil
from importlib import import_module

import game_core

for _module in pkgutil.walk_packages(game_core.__path__, f"{game_core.__name__}."):
    # The command line is no part of a browser's package, and runs where it is.
    if not _module.name.endswith("__main__"):
        import_module(_module.name)
gc.collect()
