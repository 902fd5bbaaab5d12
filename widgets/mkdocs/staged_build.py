"""A build beside the last good site, put into its place once it is whole.

A mistake may be found when half of a site is written. Whoever serves `site/` goes on serving what
was there, and readers never see a site without pages.
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
    """A build of a site into a folder beside its own. Raises PluginError where none can be made."""

    def __init__(self, config: MkDocsConfig) -> None:
        self.target = Path(config.site_dir)
        self.beside = self.target.with_name(f".{self.target.name}.new")
        try:
            self.beside.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise PluginError(tell_refusal(error)) from error
        # It is emptied before anything is written.
        config.site_dir = str(self.beside)

    def finish(self, config: MkDocsConfig) -> None:
        """Put the new site into the place of the last, unless warnings will stop the build."""
        config.site_dir = str(self.target)
        if config.strict and _count_warnings():
            self.drop()
            return
        # The folder itself stays, since it may be a disk of its own, and what is hidden in it.
        self.target.mkdir(parents=True, exist_ok=True)
        clean_directory(str(self.target))
        for new in self.beside.iterdir():
            shutil.move(new, self.target / new.name)
        self.drop()

    def drop(self) -> None:
        """Forget what was built."""
        shutil.rmtree(self.beside, ignore_errors=True)


def _count_warnings() -> int:
    """How many MkDocs has counted, which it does in a strict build."""
    handlers = logging.getLogger("mkdocs").handlers
    counters = [each for each in handlers if isinstance(each, CountHandler)]
    return sum(count for counter in counters for _, count in counter.get_counts())
