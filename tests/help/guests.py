"""Builds sites that others have, one after the other: python guests.py PLUGINS FOLDER…

PLUGINS is an environment that has plugins of others. Each folder has a `mkdocs.yml`, and gets a
`log` of what MkDocs said. One process for all, since most of the time would go to starting it; and
each gets what the first has kept for later builds, so that our puzzles are read once.
"""

from __future__ import annotations

import logging
import shutil
import site
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
    for packages in Path(sys.argv[1]).glob("lib/python*/site-packages"):
        site.addsitedir(str(packages))
    first, *others = map(Path, sys.argv[2:])
    build_guest(first)
    for folder in others:
        shutil.copytree(first / ".cache", folder / ".cache")
        build_guest(folder)
