"""The page of sources and thanks names everything that NOTICE names, and every game."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from game_core import GAMES
from game_core.game import Game
from tests.help.paths import ROOT

PAGE = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8").partition("-----")[0]


def test_every_work_in_the_notice_is_named() -> None:
    # A work is alone on a line, or before its copyright.
    named = re.findall(r"^ {2,4}([A-Z][\w.* -]+?)(?: [\d.]+)?(?:,|:| \d|$)", NOTICE, re.MULTILINE)
    works = {
        "Pyodide",
        "CPython",
        "Andika",
        "Bitter",
        "uqr",
        "Workbox",
        "lunr.js",
        "Material for MkDocs",
    }
    assert {"Pyodide", "CPython", "Andika", "Bitter", "Emscripten"} <= {*named}
    for work in works | {"Emscripten", "musl libc", "LLVM", "libffi", "zlib", "bzip2"}:
        assert work in PAGE, work
    for work in re.findall(r"(RxJS|tslib|clipboard\.js|escape-html|focus-visible|wordcut)", NOTICE):
        assert work in PAGE, work


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_its_source(game: Game) -> None:
    name = game.slug.replace("-", "_")
    module = import_module(f"game_core.families.{game.family.name}.games.{name}")
    source = re.search(r"^Source: [^“]*“([^”]*)”", module.__doc__ or "", re.MULTILINE)
    assert source, "its docstring names no source"
    assert source[1] in PAGE
