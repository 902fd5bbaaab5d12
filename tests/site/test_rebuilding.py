"""Rebuilds in one process, as for authors: unchanged things are kept, and nothing is stale."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.help.author import START, Author
from tests.help.small_site import BOARD, UNSEEN, write
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
OTHER = "# Other\n\nPebbles. [Home](index.md#home)\n\n```board\ngame: ouri\n```\n"
CONFIG = f"""\
{START}{{leave_out: [{UNSEEN}]}}
markdown_extensions: [attr_list]
"""


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    pages = {"index.md": f"# Home\n\n{BOARD}", "other.md": OTHER}
    folder = write(tmp_path_factory.mktemp("source"), pages, CONFIG)
    author = Author(folder, tmp_path_factory.mktemp("served"))
    author.build()
    return author


def test_a_page_alone_reads_and_draws_nothing_anew(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail("this was there before")

    with monkeypatch.context() as patch:
        patch.setattr("game_core.api.scene", refuse)
        patch.setattr(prepared, "Exercises", refuse)
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


def test_files_are_served_without_a_copy(author: Author) -> None:
    author.build()
    for name, kind in (
        ("assets/ubao/ubao.js", "text/javascript"),
        ("assets/ubao/ubao.css", "text/css"),
        ("puzzles/index.json", "application/json"),
    ):
        assert not (author.out / name).exists()
        headers, body = author.ask(name)
        assert headers == {"Content-Type": kind, "Content-Length": str(len(body))}
    assert b"mind-the-gap" in body
    assert b"Pebbles." in author.ask("other/")[1]
    with pytest.raises(AssertionError, match="404"):
        author.ask("puzzles/none.json")


def test_a_mistake_is_told_until_it_is_mended(
    author: Author, caplog: pytest.LogCaptureFixture
) -> None:
    (author.folder / "lesson_plans/oware/puzzles.yml").write_text("- id: 'x\n", encoding="utf-8")
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


def list_pages(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.html"))
    }


def test_search_knows_each_page_once(author: Author) -> None:
    author.save("docs/index.md", f"# Home\n\nSeeds again.\n\n{BOARD}")
    index = author.read("search/search_index.json")
    assert index.count("Pebbles.") == index.count("Seeds again.") == 1


def test_what_other_pages_show_of_a_page_is_new_there(author: Author) -> None:
    author.save("docs/index.md", f"# House\n\n{BOARD}")
    assert "House" in author.read("other/index.html")
    author.save("docs/index.md", f"# Home\n\n{BOARD}")
    assert "House" not in author.read("other/index.html")


def test_a_link_or_board_that_is_wrong_is_told_until_it_is_mended(
    author: Author, caplog: pytest.LogCaptureFixture
) -> None:
    author.save("docs/other.md", f"{OTHER}\n[Away](gone.md)\n")
    for text in ("More.", "Still more."):
        caplog.clear()
        author.save("docs/index.md", f"# Home\n\n{text}\n\n```board\ngame: owari\n```\n")
        assert "docs/index.md:6" in caplog.text
        assert "gone.md" in caplog.text
    caplog.clear()
    author.save("docs/other.md", OTHER)
    assert "docs/index.md:6" in caplog.text
    assert "gone.md" not in caplog.text


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"# Home\n\nCaf\xe9\n", "docs/index.md:3: is not in UTF-8 (byte #xe9); save it as UTF-8."),
        ("# Home".encode("utf-16"), "docs/index.md:1: is in UTF-16; save it as UTF-8."),
    ],
)
def test_a_page_in_another_encoding_is_told_in_a_line(
    author: Author, caplog: pytest.LogCaptureFixture, data: bytes, told: str
) -> None:
    (author.folder / "docs/index.md").write_bytes(data)
    caplog.clear()
    author.build()
    assert told in caplog.text
    assert "Traceback" not in caplog.text


def test_in_the_end_pages_are_as_a_whole_build_makes_them(author: Author, tmp_path: Path) -> None:
    author.save("docs/new.md", "# New\n\nA page more.\n")
    author.save("docs/index.md", f"# Home\n\nThe last. [New](new.md)\n\n{BOARD}")
    whole = Author(author.folder, tmp_path)
    whole.build()
    assert list_pages(author.out) == list_pages(tmp_path)


def test_another_folder_of_a_language_is_linked(tmp_path: Path) -> None:
    options = f'{{leave_out: [{UNSEEN}], languages: {{en: "", pt: pt}}}}'
    (tmp_path / "source").mkdir()
    folder = write(tmp_path / "source", {"index.md": "# Home\n"}, START + options)
    author = Author(folder, tmp_path / "served")
    author.build()
    assert 'href="pt/" hreflang="pt"' in author.read("index.html")
    author.save("mkdocs.yml", START + options.replace("pt: pt", "pt: br"))
    assert 'href="br/" hreflang="pt"' in author.read("index.html")
