"""A save converts only the pages that show what was saved."""

from __future__ import annotations

import gc
import logging
import shutil
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch
from weakref import ref

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.utils import CountHandler

from lesson_plans.curriculum.layers import OWN
from tests.help.author import START, Author, see_made
from tests.help.small_site import write
from tests.site.test_rebuilding import list_pages
from widgets.finish.bill import BILL
from widgets.finish.hosts import APACHE, NETLIFY
from widgets.mkdocs.conversions import Conversions, Source

GAMES = ("oware", "kpo")
PARTS = {"plans": "plan.md", "puzzles": "puzzles.yml", "tutorials": "tutorial.yml"}
LEFT = ", ".join(
    f"{kind}/{path.parent.name}"
    for kind, name in PARTS.items()
    for path in OWN.glob(f"*/{name}")
    if path.parent.name not in GAMES
)
"""Two games are enough: of all others, nothing is read and written anew for each save."""
CONFIG = f"""\
{START}{{leave_out: [unit, {LEFT}]}}
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
PLANS = "# Plans\n\nOne for each game.\n"


def is_converted(found: object) -> bool:
    """Return whether a page with text isn't cached."""
    return isinstance(found, Source) and found.text[0] != ""


see_converted = partial(see_made, Conversions, is_converted)


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


def change(author: Author, name: str, old: str, new: str) -> set[str]:
    """Lay a file of ours with other words over ours: the pages that are converted for it."""
    text = (OWN / name).read_text(encoding="utf-8")
    assert old in text
    with see_converted() as converted:
        author.save(f"lesson_plans/{name}", text.replace(old, new))
    return converted


def test_a_page_is_converted_alone(author: Author) -> None:
    with see_converted() as converted:
        author.save("docs/index.md", f"{HOME}\nMore.\n")
    assert "More." in author.read("index.html")
    assert converted == {"index.md"}


def test_front_matter_counts(author: Author) -> None:
    with see_converted() as converted:
        author.save("docs/index.md", f"---\ntitle: Front door\n---\n{HOME}")
    assert "Front door" in author.read("glossary/index.html")
    assert converted == {"index.md"}
    author.save("docs/index.md", HOME)
    assert "Front door" not in author.read("glossary/index.html")


def test_a_puzzle_changes_the_pages_that_show_it(author: Author) -> None:
    converted = change(
        author, "oware/puzzles.yml", "The other row is empty. Which", "Poor Gold! Which"
    )
    assert "Poor Gold!" in author.read("index.html")
    assert "Poor Gold!" in author.read("puzzles/oware/feed-me.json")
    assert {"index.md", "games/oware/puzzles.md"} <= converted
    assert not any("kpo" in name or "rules" in name for name in converted)


def test_a_tutorial_changes_its_own_page(author: Author) -> None:
    converted = change(author, "kpo/tutorial.yml", "title: ", "title: Now, ")
    assert "Now, " in author.read("games/kpo/learn/index.html")
    assert converted == {"games/kpo/learn.md"}


def test_a_plan_changes_its_own_pages(author: Author) -> None:
    converted = change(author, "oware/plan.md", "corner of a table", "quiet corner")
    assert "quiet corner" in author.read("plans/oware/index.html")
    assert converted <= {f"plans/oware{view}.md" for view in ("", "/run", "/run/wall", "/print")}


def test_a_word_changes_the_page_that_explains_it(author: Author) -> None:
    converted = change(author, "glossary.yml", "To win seeds or pieces", "To gain seeds or pieces")
    assert "To gain seeds or pieces" in author.read("glossary/index.html")
    assert converted == {"glossary.md"}


def test_another_word_changes_each_page(author: Author) -> None:
    converted = change(author, "glossary.yml", "word: agree to stop", "word: pebble")
    assert 'glossary/#word-pebble"' in author.read("index.html")
    assert converted >= {"index.md", "games/kpo/rules.md", "plans/oware.md"}


def test_a_portrait_changes_the_pages_that_list_games(author: Author) -> None:
    converted = change(author, "kpo/portrait.yml", "promise: ", "promise: Well. ")
    assert "Well. " in author.read("games/index.html")
    assert "games/index.md" in converted
    assert "games/oware/rules.md" not in converted


def test_all_are_converted_where_an_extension_may_read_other_files(author: Author) -> None:
    config = CONFIG.replace("md_in_html", "md_in_html, pymdownx.snippets")
    author.save("mkdocs.yml", config)
    with see_converted() as converted:
        author.build()
    assert {"index.md", "games/kpo.md"} <= converted
    author.save("mkdocs.yml", CONFIG)
    with see_converted() as converted:
        author.build()
    assert not converted


def list_counters() -> list[logging.Handler]:
    return [each for each in logging.getLogger("mkdocs").handlers if isinstance(each, CountHandler)]


def test_no_build_goes_on_counting_warnings(author: Author) -> None:
    failing = patch.object(Conversions, "find", side_effect=ZeroDivisionError)
    with failing, pytest.raises(ZeroDivisionError):
        author.build()
    assert not list_counters()
    author.build()
    assert not list_counters()


def test_in_the_end_pages_are_as_a_first_build_makes_them(author: Author, tmp_path: Path) -> None:
    author.build()
    with see_converted() as converted:
        author.build()
    assert not converted
    whole = Author(author.folder, tmp_path)
    whole.build()
    assert list_pages(author.out) == list_pages(tmp_path)


def test_a_cached_page_keeps_no_build_in_memory(author: Author) -> None:
    begun: list[ref[Files]] = []
    begin = Conversions.begin

    def note(
        self: Conversions, config: MkDocsConfig, files: Files, *rest: Any, **options: Any
    ) -> None:
        begun.append(ref(files))
        begin(self, config, files, *rest, **options)

    with patch.object(Conversions, "begin", note):
        author.save("docs/index.md", f"{HOME}\nMore.\n")
        author.save("docs/plans/index.md", f"{PLANS}\nMore.\n")
    gc.collect()
    first, last = begun
    assert first() is None
    assert last()


def test_files_for_hosts_and_machines_are_only_in_a_published_site(author: Author) -> None:
    assert not any((author.out / name).exists() for name in (APACHE, BILL, NETLIFY))
