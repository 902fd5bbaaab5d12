"""The page of sources and thanks names everything that NOTICE names, and every game."""

from __future__ import annotations

import re

from game_core import GAMES
from tests.help.paths import ROOT

PAGE = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8").partition("-----")[0]


def test_every_work_in_the_notice_is_named() -> None:
    # A work stands alone in a line, or before its copyright.
    named = re.findall(r"^ {2,4}([A-Z][\w.* -]+?)(?: [\d.]+)?(?:,|:| \d|$)", NOTICE, re.MULTILINE)
    works = {"Pyodide", "CPython", "Andika", "Bitter", "uqr", "lunr.js", "Material for MkDocs"}
    assert {"Pyodide", "CPython", "Andika", "Bitter", "Emscripten"} <= {*named}
    for work in works | {"Emscripten", "musl libc", "LLVM", "libffi", "zlib", "bzip2"}:
        assert work in PAGE, work
    for work in re.findall(r"(RxJS|tslib|clipboard\.js|escape-html|focus-visible|wordcut)", NOTICE):
        assert work in PAGE, work


def test_every_game_has_its_source() -> None:
    assert [game.slug for game in GAMES if f"games/{game.slug}.md" not in PAGE] == []
