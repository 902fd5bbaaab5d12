"""The files of games that aren't ours, since browsers only have our rules.

`assets/ubao/games/twins.3f2a….txt` is the source file of the game Twins. Its name contains a hash,
and it's a text file because any host can serve that.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from zipfile import ZipFile

from game_core import registry
from game_core.game_files import Source, find_source
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.puzzles.digests import digest
from widgets.prepare.assets import FOLDER
from widgets.runtime import BUNDLE
from widgets.runtime.stand_ins import STAND_INS

GAMES = f"{FOLDER}/games"
LIBRARY = "runtime/*/python_stdlib.txt"
"""The archive of a browser's Python modules, in the bundle."""


def write_sources(report: Report) -> Iterator[tuple[str, str]]:
    """Yield the file of each game that isn't ours: path in the site, and text.

    Imports missing from browsers are reported. Raises GameError for a package's game that no page
    can carry.
    """
    slugs = [slug for slug in registry.list_slugs() if slug not in registry.OURS]
    sources = {slug: source for slug in slugs if (source := find_source(slug))}
    for source in dict.fromkeys(sources.values()):
        for line, module in find_missing(source):
            reason = f"a browser's Python has no “{module}”, so no page can play this game."
            report(Problem(source.file, line, "", reason))
    for slug, source in sources.items():
        yield f"{GAMES}/{slug}.{digest(source.text)[:16]}.txt", source.text


def find_missing(source: Source) -> Iterator[tuple[int, str]]:
    """Yield the imports of a file that browsers lack, each with its line."""
    (library,) = BUNDLE.glob(LIBRARY)
    with ZipFile(library) as archive:
        names = {*archive.namelist()}
    for line, module in _find_imports(source.text):
        path = module.replace(".", "/")
        packed = module not in STAND_INS and not names.isdisjoint(
            (f"{path}.pyc", f"{path}/__init__.pyc")
        )
        if not packed and not _is_built_in(module):
            yield line, module


def _find_imports(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def _is_built_in(module: str) -> bool:
    """Return whether a standard library module is written in C; browsers have all of those."""
    if module not in sys.stdlib_module_names:
        return False
    spec = find_spec(module)
    return spec is not None and not (spec.origin or "").endswith(".py")
