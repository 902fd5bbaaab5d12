"""A save renders only the pages that look different, and search knows all of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from tests.help.author import START, Author, see_made
from tests.help.small_site import BOARD, write
from tests.site.test_rebuilding import list_pages
from widgets.mkdocs.renderings import Renderings

CONFIG = f"""\
{START}{{pages: site}}
nav: [index.md, other.md, Deep: [deep/inner.md]]
"""
HOME = f"# Home\n\nA pebble.\n\n{BOARD}\n\n## Below\n\nBeans.\n"
PAGES = {
    "index.md": HOME,
    "other.md": "# Other\n\n[Home](index.md)\n",
    "deep/inner.md": "# Inner\n\nA cup.\n",
    "unlisted.md": "---\nsearch:\n  exclude: true\n---\n# Unlisted\n\nA seed.\n",
}
see_rendered = partial(see_made, Renderings, lambda found: found[1] is None)
HOOK = """\
from pathlib import Path

config = None

def on_page_context(context, page, **_):
    page.content += Path(__file__).with_name("over").joinpath("partials/copyright.html").read_text()
"""


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Author]:
    folder = write(tmp_path_factory.mktemp("source"), PAGES, CONFIG)
    # Puzzles, which no page has here, are most of a first build.
    with patch("widgets.prepare.training.write_tasks", lambda *_: iter(())):
        author = Author(folder, tmp_path_factory.mktemp("served"))
        author.build()
        yield author


def test_a_page_is_rendered_alone(author: Author) -> None:
    for text in (f"{HOME}\nMore.\n", HOME):
        with see_rendered() as rendered:
            author.save("docs/index.md", text)
        assert ("More." in author.read("index.html")) == ("More." in text)
        assert rendered == {"index.md"}


def test_a_drawing_is_rendered_without_its_words(author: Author) -> None:
    with see_rendered() as rendered:
        author.save("docs/index.md", HOME.replace("oware\n", "oware\nmoves: [C]\n"))
    assert "4,4,0,5,5,5/5,4,4,4,4,4" in author.read("index.html")
    assert rendered == {"index.md"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("docs/index.md", f"---\ntitle: Front door\n---\n{HOME}"),
        # Material shows it in the navigation, as a class.
        ("docs/index.md", f"---\nstatus: Front door\n---\n{HOME}"),
        ("mkdocs.yml", CONFIG.replace("Deep", "Front door")),
        ("mkdocs.yml", CONFIG.replace("site_name: Test", "site_name: Front door")),
        ("mkdocs.yml", f"{CONFIG}copyright: Front door\n"),
    ],
)
def test_titles_navigation_and_options_reach_every_page(
    author: Author, name: str, text: str
) -> None:
    before = (author.folder / name).read_text(encoding="utf-8")
    author.save(name, text)
    for page in ("index.html", "other/index.html", "deep/inner/index.html", "unlisted/index.html"):
        assert "Front door" in author.read(page)
    author.save(name, before)
    assert "Front door" not in author.read("other/index.html")


def test_templates_and_words_reach_every_page(author: Author, tmp_path: Path) -> None:
    (tmp_path / "main.html").touch()
    for changed, value in (
        ("widgets.mkdocs.renderings.theme", SimpleNamespace(HERE=tmp_path)),
        ("widgets.mkdocs.site_loader.digest_inputs", lambda *_: "other words"),
    ):
        with see_rendered() as rendered, patch(changed, value):
            author.build()
        assert rendered == {*PAGES}
        # Or the next would be rendered for what went.
        author.build()


@pytest.mark.parametrize(
    "options",
    [
        f"{CONFIG}hooks: [hook.py]\n",
        CONFIG.replace("font: false", "font: false\n  custom_dir: over"),
    ],
)
def test_hooks_and_templates_of_the_author_may_change_any_page(
    author: Author, options: str
) -> None:
    template = author.folder / "over/partials/copyright.html"
    template.parent.mkdir(parents=True, exist_ok=True)
    (author.folder / "hook.py").write_text(HOOK, encoding="utf-8")
    for words in ("Some words", "Other words"):
        template.write_text(words, encoding="utf-8")
        author.save("mkdocs.yml", options)
        assert words in author.read("other/index.html")
    author.save("mkdocs.yml", CONFIG)


def test_another_bundle_is_linked_from_every_page(author: Author) -> None:
    with patch("widgets.finish.scripts.find_imports", lambda _: ["another.js"]):
        author.build()
        assert "assets/ubao/another.js" in author.read("index.html")
    author.build()
    assert "assets/ubao/another.js" not in author.read("index.html")


def test_a_page_that_goes_leaves_search(author: Author) -> None:
    author.save("docs/more.md", "# More\n\nBowls.\n")
    assert "Bowls." in author.read("search/search_index.json")
    # Now it's kept.
    author.build()
    (author.folder / "docs/more.md").unlink()
    author.build()
    assert "Bowls." not in author.read("search/search_index.json")


def test_in_the_end_all_is_as_a_first_build_makes_it(author: Author, tmp_path: Path) -> None:
    with see_rendered() as rendered:
        author.save("docs/deep/inner.md", "# Inner\n\nThe last.\n")
    assert rendered == {"deep/inner.md"}
    Author(author.folder, tmp_path).build()
    assert list_pages(author.out) == list_pages(tmp_path)
    index = "search/search_index.json"
    assert json.loads(author.read(index)) == json.loads((tmp_path / index).read_text("utf-8"))
