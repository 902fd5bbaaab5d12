"""Imported by the process whose copies build small sites (`builder.py`): it gets ready by that."""

from __future__ import annotations

import tempfile
from pathlib import Path

# What a build imports, of MkDocs and of ours.
import mkdocs.__main__  # noqa: F401

import widgets.plugin  # noqa: F401
from lesson_plans.curriculum.problem import refuse
from widgets.prepare.site import Site

with tempfile.TemporaryDirectory() as folder:
    # The drawings of all puzzles are kept, as they are for an author who serves a site.
    Site(Path(folder), refuse).prepare([], lambda uri: None)
