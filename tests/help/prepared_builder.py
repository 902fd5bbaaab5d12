"""Imported by the process whose copies build small sites (`builder.py`): it gets ready by that."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

# What a build imports from MkDocs and from us.
import mkdocs.__main__  # noqa: F401
from mkdocs.commands.build import build
from mkdocs.config import load_config

from tests.help.small_site import BOARD, CONFIG, write
from widgets.build_cache import FOLDER

with tempfile.TemporaryDirectory() as folder:
    # The drawings of all puzzles and the compiled templates are kept, as they are for an author who
    # serves a site.
    home = write(Path(folder), {"index.md": f"# Home\n\n{BOARD}"}, CONFIG)
    config = load_config(str(home / "mkdocs.yml"))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    KEPT = {path.name: path.read_bytes() for path in (home / FOLDER).iterdir()}
    """What that build has cached for later ones."""

# What all copies share is permanent, so the garbage collector can skip it.
gc.collect()
gc.freeze()
