"""Finishing a built site, whatever built it."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from widgets.finish import finish
from widgets.finish.pictures import BOARD, DRAWING, HOLE, put_pictures, take_pictures
from widgets.finish.search import separate
from widgets.runtime import scripts

HEAD = '<!doctype html><html><head><meta charset="utf-8"></head><body data-md-color-scheme="x">'
"""The start of a Material page."""


def finish_page(folder: Path, content: str, name: str = "index.html") -> str:
    """Return a finished page with this content."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HEAD + content, encoding="utf-8")
    finish(folder)
    return path.read_text(encoding="utf-8")


def find_links(html: str) -> list[str]:
    """Return the style sheets and scripts that a page loads, except the one that all pages have."""
    found = re.findall(r'<(?:link rel="stylesheet" href|script type="module" src)="(.*?)">', html)
    return [link for link in found if not link.endswith("/offline.js")]


@pytest.mark.parametrize(
    ("content", "links"),
    [
        ("<p>ubao-board</p><p>&lt;ubao-board&gt;</p>", []),
        ("<ubao-picture></ubao-picture>", ["ubao.css"]),
        ("<ubao-chooser></ubao-chooser>", ["chooser.js", "late.js"]),
        ("<ubao-board></ubao-board>", ["ubao.css", "ubao.js", "late.js"]),
        ("<ubao-demo>…<ubao-chooser>", ["ubao.css", "ubao.js", "chooser.js", "late.js"]),
    ],
)
def test_a_page_loads_what_is_on_it(tmp_path: Path, content: str, links: list[str]) -> None:
    html = finish_page(tmp_path, content)
    assert find_links(html) == [f"assets/ubao/{name}" for name in links]
    assert ("modulepreload" in html) == ("ubao.js" in links)


def test_links_lead_to_the_files_from_any_folder(tmp_path: Path) -> None:
    html = finish_page(tmp_path, "<ubao-board></ubao-board>", "a/b/c.html")
    names = ("ubao.css", "ubao.js", "late.js")
    assert find_links(html) == [f"../../assets/ubao/{name}" for name in names]
    for name in scripts.find_imports("ubao.js"):
        assert f'<link rel="modulepreload" href="../../assets/ubao/{name}">' in html


def test_a_head_in_capitals_has_its_links_and_one_without_an_end_is_told(tmp_path: Path) -> None:
    page = tmp_path / "own.html"
    page.write_text("<HTML><HEAD></HEAD><BODY><ubao-board></ubao-board>", encoding="utf-8")
    finish(tmp_path)
    html = page.read_text(encoding="utf-8")
    assert "assets/ubao/ubao.js" in find_links(html)
    assert '<meta name="ubao-page"' in html
    page.write_text("<html><head><title>x</title><body><ubao-board>", encoding="utf-8")
    with pytest.raises(ValueError, match="there is no </head>"):
        finish(tmp_path)


def test_a_page_that_has_its_links_keeps_them(tmp_path: Path) -> None:
    own = '<script type="module" src="assets/ubao/ubao.js"></script>'
    html = finish_page(tmp_path, f"{own}<ubao-board></ubao-board>")
    assert find_links(html) == ["assets/ubao/ubao.js"]


def test_no_program_translates_notation(tmp_path: Path) -> None:
    html = finish_page(
        tmp_path, '<code>C d</code><pre class="x"><kbd translate="yes">A</kbd></pre>'
    )
    kept = '<code translate="no">C d</code><pre translate="no" class="x"><kbd translate="yes">A'
    assert kept in html


@pytest.mark.parametrize("element", ["ubao-board", "ubao-chooser", "ubao-picture"])
def test_finishing_again_changes_nothing(tmp_path: Path, element: str) -> None:
    html = finish_page(tmp_path, f"<{element}></{element}><script>x()</script>")
    finish(tmp_path)
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == html


def adjust(folder: Path, separator: str, *entries: dict[str, Any]) -> dict[str, Any]:
    """Return a site's finished search index."""
    path = folder / "search" / "search_index.json"
    path.parent.mkdir()
    index = {"config": {"lang": ["en"], "separator": separator}, "docs": entries}
    path.write_text(json.dumps(index), encoding="utf-8")
    finish(folder)
    adjusted: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return adjusted


def test_pages_for_makers_count_little_unless_their_author_says_otherwise(tmp_path: Path) -> None:
    entries: list[dict[str, Any]] = [
        {"location": "games/oware/"},
        {"location": "authors/fences/#board"},
        {"location": "maintainers/", "boost": 2},
    ]
    found = adjust(tmp_path, r"[\s\-]+", *entries)["docs"]
    assert [entry.get("boost") for entry in found] == [None, 0.01, 2]


def test_the_rules_of_games_count_more_than_plans_that_tell_them(tmp_path: Path) -> None:
    entries: list[dict[str, Any]] = [
        {"location": "games/oware/rules/#1-who-begins"},
        {"location": "games/kpo/rules/", "boost": 3},
        {"location": "plans/oware/"},
    ]
    found = adjust(tmp_path, r"[\s\-]+", *entries)["docs"]
    assert [entry.get("boost") for entry in found] == [1.5, 3, None]


def test_search_cuts_words_as_questions_need_it_unless_somebody_chose(tmp_path: Path) -> None:
    ours, own = tmp_path / "ours", tmp_path / "own"
    ours.mkdir()
    own.mkdir()
    assert adjust(ours, r"[\s\-]+")["config"]["separator"] == separate()
    assert adjust(own, r"[\s]+")["config"]["separator"] == r"[\s]+"


def test_boards_and_drawings_are_taken_out_and_put_back() -> None:
    drawing = '<svg viewBox="0 0 1 1" class="ubao-svg oware"><g></g></svg>'
    board = f"<ubao-board data-scene='{{}}' data-search-exclude><p>A</p>{drawing}</ubao-board>"
    other = "<nav data-search-exclude><svg><path/></svg></nav>"
    page = f"<p>One</p>{board}{other}<p>Two</p>{drawing}{other}{board}<p>Three</p>"
    rest, taken = take_pictures(page, BOARD, DRAWING)
    assert rest == f"<p>One</p>{HOLE}{other}<p>Two</p>{HOLE}{other}{HOLE}<p>Three</p>"
    assert taken == [board, drawing, board]
    assert put_pictures(rest, taken) == page
    assert take_pictures(board) == (board.replace(drawing, HOLE), [drawing])
    # A page that contains the placeholder keeps everything.
    assert take_pictures(HOLE + board) == (HOLE + board, ())


def test_a_device_lists_what_pages_load_by_a_revision_that_tells_versions_apart(
    tmp_path: Path,
) -> None:
    for name, content in {"a.js": "1", "b.js": "2", "a.js.map": "{}", "b.js.gz": "x"}.items():
        (tmp_path / name).write_text(content)
    finish_page(tmp_path, "<p>One</p>", "one/index.html")
    finish_page(tmp_path, "<p>Two</p>", "two/index.html")
    finish_page(tmp_path, "<p>No such page</p>", "404.html")
    text = (tmp_path / "service-worker.js").read_text(encoding="utf-8")
    stock = json.loads(text.removeprefix("self.ubao = ").partition(";\n")[0])
    revisions = {name: revision for name, revision, _ in stock["pages"]}
    own = ["404.html", "a.js", "b.js", "one/index.html", "two/index.html"]
    assert set(own) == {name for name in revisions if not name.startswith("assets/")}
    assert len({revisions[name] for name in own}) == len(own)
    assert all(re.fullmatch("[0-9a-f]{16}", revision) for revision in revisions.values())
    digest = hashlib.sha256(b"1").hexdigest()
    assert revisions["a.js"] == digest[:16]
    for name in own[3:]:
        assert f'<meta name="ubao-page" content="{revisions[name]}">' in (
            tmp_path / name
        ).read_text(encoding="utf-8")


def test_the_page_for_what_is_missing_does_not_keep_the_site(tmp_path: Path) -> None:
    """It can appear at any address, which says nothing about the site's address."""
    assert "offline.js" in finish_page(tmp_path, "<p>One</p>", "one/index.html")
    assert "offline.js" not in finish_page(tmp_path, "<p>No such page</p>", "404.html")


def test_a_page_about_our_scripts_keeps_the_site_like_any_other(tmp_path: Path) -> None:
    code = "<pre>&lt;script src=assets/ubao/ubao.js&gt; offline.js</pre>"
    html = finish_page(tmp_path, code, "one/index.html")
    assert html.count('<script type="module" src="../assets/ubao/offline.js">') == 1
