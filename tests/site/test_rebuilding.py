"""Rebuilds in one process, as authors have them: what is as before is kept, nothing is stale."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from tests.help.small_site import BOARD, write
from widgets.fences import boards
from widgets.prepare import site as prepared

PUZZLE = """\
- id: mind-the-gap
  position: 1,2,0,3,1,2/1,1,2,0,1,0 17-17 S
  side: S
  prompt: {prompt}
  goal: last seed F
  solution: b
  themes: [counting]
  difficulty: 1
  because: One has to count.
  ages: 8-10
  hints: [Count., From F on., "Not d."]
  source: written for a test
"""
CONFIG = """\
site_name: Test
theme:
  name: material
  font: false
plugins:
  - search
  - ubao:
      leave_out: [puzzles/ouri]
markdown_extensions: [attr_list]
"""


class Author:
    """One who saves, and `mkdocs serve`, which builds again."""

    def __init__(self, folder: Path, out: Path) -> None:
        self.folder, self.out = folder, out
        self._is_begun = False

    def build(self) -> None:
        config = load_config(str(self.folder / "mkdocs.yml"), site_dir=str(self.out))
        if not self._is_begun:
            config.plugins.on_startup(command="serve", dirty=False)
            self._is_begun = True
        build(config, serve_url="http://127.0.0.1:1/")

    def save(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.build()

    def read(self, name: str) -> str:
        return (self.out / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    folder = write(tmp_path_factory.mktemp("source"), {"index.md": f"# Home\n\n{BOARD}"}, CONFIG)
    author = Author(folder, tmp_path_factory.mktemp("served"))
    author.build()
    return author


def test_a_page_alone_reads_and_draws_nothing_anew(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail("this was there before")

    with monkeypatch.context() as patch:
        patch.setattr(boards, "_draw_scene", refuse)
        patch.setattr(prepared, "Shelf", refuse)
        author.save("docs/index.md", f"# Home\n\nA word more.\n\n{BOARD}")
    page = author.read("index.html")
    assert "A word more." in page
    assert '<svg xmlns="http://www.w3.org/2000/svg" class="ubao-svg' in page
    assert "ubao-hole" not in page


def test_another_position_is_drawn(author: Author) -> None:
    before = author.read("index.html")
    moved = BOARD.replace("oware\n", "oware\nmoves: [C]\n")
    author.save("docs/index.md", f"# Home\n\n{moved}")
    assert author.read("index.html") != before
    assert "4,4,0,5,5,5/5,4,4,4,4,4" in author.read("index.html")


def test_a_puzzle_that_changes_is_read_anew(author: Author) -> None:
    for prompt in ("Where does F end?", "Where will F end?"):
        author.save("lesson_plans/oware/puzzles.yml", PUZZLE.format(prompt=prompt))
        assert prompt in author.read("puzzles/prompts.json")


def test_a_mistake_is_told_until_it_is_mended(
    author: Author, caplog: pytest.LogCaptureFixture
) -> None:
    author.save("lesson_plans/oware/puzzles.yml", "- id: 'x\n")
    for _ in range(2):
        caplog.clear()
        author.build()
        assert "lesson_plans/oware/puzzles.yml:1: this is not YAML" in caplog.text
    caplog.clear()
    author.save("lesson_plans/oware/puzzles.yml", PUZZLE.format(prompt="Where does F end?"))
    assert "not YAML" not in caplog.text


def test_search_reads_words_and_no_drawings(author: Author) -> None:
    author.save("docs/index.md", f"# Home\n\nBeans and boards.\n\n{BOARD}\n\nAfter it.\n")
    index = author.read("search/search_index.json")
    assert "Beans and boards." in index
    assert "After it." in index
    assert "<svg" not in index
