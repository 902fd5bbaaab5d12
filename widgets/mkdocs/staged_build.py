"""Build next to the last good site, and replace it at the end.

A mistake may surface when half of a site is written. Meanwhile `site/` stays complete.
"""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.utils import CountHandler, clean_directory

from lesson_plans.curriculum.problem import tell_refusal


class StagedBuild:
    """A build into a folder next to the site's own. Raises PluginError if that's impossible."""

    def __init__(self, config: MkDocsConfig) -> None:
        self.target = Path(config.site_dir)
        self.beside = self.target.with_name(f".{self.target.name}.new")
        try:
            self.beside.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise PluginError(tell_refusal(error)) from error
        # MkDocs empties it first.
        config.site_dir = str(self.beside)

    def finish(self, config: MkDocsConfig) -> None:
        """Replace the last site, unless warnings will fail the build."""
        config.site_dir = str(self.target)
        handlers = logging.getLogger("mkdocs").handlers
        counters = [each for each in handlers if isinstance(each, CountHandler)]
        if config.strict and any(number for each in counters for _, number in each.get_counts()):
            self.drop()
            return
        # Keep the folder, which may be a mount point, and hidden files in it.
        self.target.mkdir(parents=True, exist_ok=True)
        clean_directory(str(self.target))
        for new in self.beside.iterdir():
            shutil.move(new, self.target / new.name)
        self.drop()

    def drop(self) -> None:
        """Remove what was built."""
        shutil.rmtree(self.beside, ignore_errors=True)
