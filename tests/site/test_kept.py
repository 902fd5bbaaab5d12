"""What an author saves builds the pages that show it, and leaves the others as they are."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lesson_plans.curriculum.folder import OWN
from tests.help.author import Author
from tests.help.small_site import write
from tests.site.test_rebuilding import list_pages

CONFIG = """\
site_name: Test
theme:
  name: material
  font: false
plugins: [search, ubao]
markdown_extensions: [attr_list, md_in_html]
nav:
  - index.md
  - games/index.md
  - games/oware.md
  - games/kpo.md
  - plans/index.md
  - glossary.md
"""
HOME = "# Home\n\nA pebble. [Words](glossary.md)\n\n```puzzle\nid: oware/feed-me\n```\n"
VIEWS = "", "run/", "run/wall/", "print/"
PLANS = "# Plans\n\nOne for each game.\n"


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    pages = {"index.md": HOME, "plans/index.md": PLANS}
    folder = write(tmp_path_factory.mktemp("source"), pages, CONFIG)
    (folder / "lesson_plans/oware").mkdir(parents=True)
    shutil.copy(OWN / "oware/proofs.json", folder / "lesson_plans/oware")
    shutil.copy(OWN / "oware/puzzles.yml", folder / "lesson_plans/oware")
    author = Author(folder, tmp_path_factory.mktemp("served"))
    author.build()
    return author


@contextmanager
def see_written(author: Author) -> Iterator[set[str]]:
    """The pages that were written meanwhile, once that is over."""
    before = {path: path.stat().st_mtime_ns for path in author.out.rglob("*.html")}
    written: set[str] = set()
    yield written
    for path in author.out.rglob("*.html"):
        if path.stat().st_mtime_ns != before.get(path):
            written.add(path.relative_to(author.out).as_posix())
    # MkDocs writes this page each time, from no Markdown.
    written.discard("404.html")


def change(author: Author, name: str, old: str, new: str) -> set[str]:
    """Lay a file of ours with other words over ours: the pages that are written for it."""
    text = (OWN / name).read_text(encoding="utf-8")
    assert old in text
    with see_written(author) as written:
        author.save(f"lesson_plans/{name}", text.replace(old, new))
    return written


def test_a_puzzle_builds_the_pages_that_show_it(author: Author) -> None:
    written = change(author, "oware/puzzles.yml", "North has no seeds. Which", "Poor North! Which")
    assert "Poor North!" in author.read("index.html")
    assert "Poor North!" in author.read("puzzles/oware/feed-me.json")
    assert {"index.html", "games/oware/puzzles/index.html"} <= written
    assert not any("kpo" in name or "rules" in name for name in written)


def test_a_tutorial_builds_its_own_page(author: Author) -> None:
    written = change(author, "kpo/tutorial.yml", "title: ", "title: Now, ")
    assert "Now, " in author.read("games/kpo/learn/index.html")
    assert written == {"games/kpo/learn/index.html"}


def test_a_plan_builds_its_own_pages(author: Author) -> None:
    text = (OWN / "oware/plan.md").read_text(encoding="utf-8")
    with see_written(author) as written:
        author.save("lesson_plans/oware/plan.md", text.replace("table corner", "quiet corner"))
    assert "quiet corner" in author.read("plans/oware/index.html")
    assert written <= {f"plans/oware/{name}index.html" for name in VIEWS}


def test_a_word_builds_the_page_that_explains_it(author: Author) -> None:
    written = change(author, "glossary.yml", "To take seeds or pieces", "To win seeds or pieces")
    assert "To win seeds or pieces" in author.read("glossary/index.html")
    assert written == {"glossary/index.html"}


def test_another_word_builds_each_page(author: Author) -> None:
    written = change(author, "glossary.yml", "word: agree to stop", "word: pebble")
    assert 'glossary/#word-pebble"' in author.read("index.html")
    assert written >= {"index.html", "games/kpo/rules/index.html", "plans/oware/index.html"}


def test_a_portrait_builds_the_pages_that_list_games(author: Author) -> None:
    written = change(author, "kpo/portrait.yml", "promise: ", "promise: Well. ")
    assert "Well. " in author.read("games/index.html")
    assert "games/index.html" in written
    assert "games/oware/rules/index.html" not in written


def test_in_the_end_pages_are_as_a_whole_build_makes_them(author: Author, tmp_path: Path) -> None:
    whole = Author(author.folder, tmp_path)
    whole.build()
    assert list_pages(author.out) == list_pages(tmp_path)
