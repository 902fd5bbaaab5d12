"""A site's files besides pages: the browser side, the runtime bundle, licenses, others' games.

Browsers only have our rules, so a site carries the source files of games that aren't ours.
`assets/ubao/games/twins.3f2a….txt` is that of the game Twins. Its name contains a hash, and it's a
text file because any host can serve that.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

from game_core import registry
from game_core.game_files import Source, find_source
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.puzzles.digests import digest
from widgets import ASSETS, ROOT, theme
from widgets.messages.site import say
from widgets.runtime import BUNDLE, SHARED, scripts
from widgets.runtime.stand_ins import STAND_INS

BROWSER = scripts.BROWSER
STYLE, ENTRY = "ubao.css", "ubao.js"
PLAIN = "plain.css"
"""The same style sheet for pages without Material."""
STYLES = BROWSER / "styles"
COMMON = ("board", "drawing", "squares", "seats", "messages", "toolbar", "dialog")
"""The style sheets for all boards, which come first."""
PAPER = "paper"
"""The style sheet that comes last."""
REM = re.compile(r"(?<![\w.])([\d.]+)rem")
GAMES = f"{ASSETS}/games"
LIBRARY = "runtime/*/python_stdlib.txt"
"""The archive of a browser's Python modules, in the bundle."""
OWN_LICENSES = ("LICENSE", "LICENSE-lessons", "NOTICE")


class MissingBundle(RuntimeError):
    """The runtime bundle hasn't been built."""


def collect() -> Iterator[tuple[str, Path]]:
    """Yield the files to copy: path in the site, and source. Raises MissingBundle.

    If the browser side has changed, it is bundled again. Raises node.Missing or node.Failed.
    """
    if not all(path.is_file() for path in (BUNDLE / "bundle.js", scripts.REPORT)):
        raise MissingBundle(
            "the runtime bundle is missing; “make build” makes it, "
            "or “python -m widgets.runtime” alone."
        )
    if not scripts.are_joined():
        scripts.renew(BUNDLE)
    for path in (BUNDLE / "bundle.js", *sorted((BUNDLE / "runtime").rglob("*"))):
        if path.is_file():
            yield f"{ASSETS}/{path.relative_to(BUNDLE).as_posix()}", path
    for path in sorted(scripts.JOINED.iterdir()):
        yield f"{ASSETS}/{path.name}", path
    for path in sorted((BUNDLE / SHARED).iterdir()):
        yield f"{SHARED}/{path.name}", path


def read_styles() -> Iterator[tuple[str, str]]:
    """Yield the combined style sheet: common styles first, then those of some boards, then paper.

    Pages without Material get a copy in larger units: Material's rem is 20 px.
    """
    common = [STYLES / f"{name}.css" for name in COMMON]
    paper = STYLES / f"{PAPER}.css"
    others = sorted(set(STYLES.glob("*.css")) - {*common, paper})
    texts = [path.read_text(encoding="utf-8") for path in (*common, *others, paper)]
    # The message of a board whose scripts fail to load, and so can't show it.
    late = json.dumps(say("prepare-late"), ensure_ascii=False)
    style = theme.resolve("\n".join((f":root {{ --ubao-late: {late}; }}", *texts)))
    yield f"{ASSETS}/{STYLE}", style
    yield f"{ASSETS}/{PLAIN}", REM.sub(lambda size: f"{float(size[1]) * 20 / 16:g}rem", style)


def read_licenses() -> Iterator[tuple[str, str]]:
    """Yield every license and notice the site must carry: its path in the site and its text."""
    if (ROOT / "NOTICE").is_file():
        own = {name: (ROOT / name).read_text(encoding="utf-8") for name in OWN_LICENSES}
    else:
        own = _read_installed("ubao")
    for name, text in own.items():
        yield f"licenses/{name}.txt", text
    yield "licenses/fonts.txt", theme.LICENSE.read_text(encoding="utf-8")
    for text in _read_installed("mkdocs-material").values():
        yield "licenses/mkdocs-material.txt", text


def _read_installed(package: str) -> dict[str, str]:
    found = distribution(package)
    names = found.metadata.get_all("License-File") or ()
    return {name: found.read_text(f"licenses/{name}") or "" for name in names}


def write_sources(report: Report) -> Iterator[tuple[str, str]]:
    """Yield the file of each game that isn't ours: path in the site, and text.

    Imports missing from browsers are reported. Raises GameError for a package's unusable game.
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
    for node in ast.walk(ast.parse(source.text)):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        modules = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            modules = ["." * node.level + (node.module or "")]
        for module in modules:
            path = module.replace(".", "/")
            packed = module not in STAND_INS and names & {f"{path}.pyc", f"{path}/__init__.pyc"}
            if not packed and not _is_built_in(module):
                yield node.lineno, module


def _is_built_in(module: str) -> bool:
    """Return whether a standard library module is written in C; browsers have all of those."""
    if module not in sys.stdlib_module_names:
        return False
    spec = find_spec(module)
    return spec is not None and not (spec.origin or "").endswith(".py")
