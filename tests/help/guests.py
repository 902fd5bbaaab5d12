"""Build other people's sites, one after another: python guests.py FOLDER…

Each folder has a `mkdocs.yml`, and gets a `log` of what MkDocs said. One process builds them all,
since most of the time would go to starting it, and each gets the first one's build cache, so our
puzzles are read once.
"""

from __future__ import annotations

import logging
import shutil
import sys
import traceback
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config


def build_guest(folder: Path) -> None:
    """Build one site."""
    logger = logging.getLogger("mkdocs")
    handler = logging.FileHandler(folder / "log", mode="w", encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        config = load_config(str(folder / "mkdocs.yml"))
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
    except Exception:
        logger.error(traceback.format_exc())
    finally:
        logger.removeHandler(handler)
        handler.close()


if __name__ == "__main__":
    first, *others = map(Path, sys.argv[1:])
    build_guest(first)
    for folder in others:
        shutil.copytree(first / ".cache", folder / ".cache")
        build_guest(folder)
