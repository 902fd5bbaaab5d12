"""A part of a packed site works alone: no link leads out of it, and it lists no other part."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from widgets.packs.parts import Part, list_parts, read_part, read_shelf, unlink_part, write_shelf

INSIDE = {"games/oware/index.html", "games/oware/rules/index.html", "assets/a b.css"}
PAGE = '<!doctype html><html lang="pt"><title>Rules - Seeds &amp; Cups</title>'


@pytest.mark.parametrize(
    "address",
    ["index.html", "../index.html", "index.html#end", "index.html?a=1#b", "#here", "?a",
     "../../../assets/a%20b.css"],
)  # fmt: skip
def test_a_link_to_a_file_of_the_part_stays(address: str) -> None:
    link = f'<a class="x" href="{address}">Go</a>'
    assert unlink_part("games/oware/rules/index.html", link, INSIDE) == link


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ('<a href="../ouri/index.html">Ouri</a>', "<span>Ouri</span>"),
        ('<a title="t" class="b c" href="/x" id="y">Go</a>', '<span class="b c">Go</span>'),
        # The class of an element in a link isn't the link's.
        ('<a href="x"><b class="d">Go</b></a>', '<span><b class="d">Go</b></span>'),
        ('<a href="https://a.org">A</a>', "<span>A (https://a.org)</span>"),
        ('<a href="https://a.org">https://a.org</a>', "<span>https://a.org</span>"),
        ('<a href="mailto:a@a.org">Ask</a>', "<span>Ask</span>"),
    ],
)
def test_another_becomes_words(link: str, words: str) -> None:
    assert (
        unlink_part("games/oware/index.html", f"1 {link} 2 {link}", INSIDE)
        == f"1 {words} 2 {words}"
    )


def test_a_page_of_a_part_has_no_navigation_through_the_site() -> None:
    tabs = '<nav class="md-tabs">\n<a href="x">X</a></nav>'
    foot = '<nav class="md-footer__inner md-grid">\n<b>Next</b></nav>'
    own = '<nav class="md-nav"><a href="#a">A</a></nav>'
    assert unlink_part("games/oware/index.html", f"{tabs}1{own}2{foot}", INSIDE) == f"1{own}2"


def test_a_part_has_its_own_files_and_knows_its_own_puzzles(tmp_path: Path) -> None:
    index = {"docs": [{"location": "games/oware/"}, {"location": "games/ouri/"}], "config": {}}
    files = {
        "index.html": PAGE,
        "games/oware/index.html": f'{PAGE}<a href="../ouri/index.html">Ouri</a>',
        "games/ouri/index.html": PAGE,
        "assets/a.css": "p {}",
        "licenses/a.txt": "free",
        "puzzles/oware/one.json.js": "1",
        "puzzles/ouri/one.json.js": "2",
        "search/search_index.json": json.dumps(index),
    }
    files |= {
        name: text.decode()
        for name, text in (
            write_shelf("index", {"games": [{"slug": "oware"}, {"slug": "ouri"}], "more": 1}),
            write_shelf("prompts", {"oware/one": ["a"], "ouri/one": ["b"]}),
        )
    }
    for name, text in files.items():
        path = tmp_path / "whole" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name, content in read_part(tmp_path / "whole", "games/oware/"):
        path = tmp_path / "part" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        assert not path.exists(), name
        path.write_bytes(content)

    part = tmp_path / "part"
    assert {path.relative_to(part).as_posix() for path in part.rglob("*") if path.is_file()} == {
        "index.html", "games/oware/index.html", "assets/a.css", "licenses/a.txt",
        "puzzles/oware/one.json.js", "puzzles/index.json.js", "puzzles/prompts.json.js",
        "search/search_index.json", "search/search_index.js",
    }  # fmt: skip
    page = (part / "games/oware/index.html").read_text(encoding="utf-8")
    assert page == f"{PAGE}<span>Ouri</span>"
    first = (part / "index.html").read_text(encoding="utf-8")
    assert '<html lang="pt">' in first
    assert 'content="0; url=games/oware/index.html"' in first
    assert "<title>Rules - Seeds &amp; Cups</title>" in first
    found = json.loads((part / "search/search_index.json").read_text(encoding="utf-8"))
    assert found == {"docs": [{"location": "games/oware/"}], "config": {}}
    script = (part / "search/search_index.js").read_text(encoding="utf-8")
    assert json.loads(script.removeprefix("var __index=").removesuffix(";\n")) == found
    assert read_shelf(part, "index") == {"games": [{"slug": "oware"}], "more": 1}
    assert read_shelf(part, "prompts") == {"oware/one": ["a"]}


def test_every_game_with_a_board_is_a_part_with_a_tutorial_or_without(tmp_path: Path) -> None:
    pages = {
        "games/oware": '<ubao-board game="oware" size="screen"></ubao-board>',
        "games/our-own": '<ubao-board game="our-own"></ubao-board>',
        "games/compare": '<ubao-demo game="oware"></ubao-demo>',
        "games/two-boards": '<ubao-board game="oware"></ubao-board>',
        "plans/oware/run": "",
        "plans/oware": '<meta name="description" content="Sow &amp; count.">',
        "plans/unit": '<ubao-board game="oware"></ubao-board>',
    }
    for name, text in pages.items():
        (tmp_path / name).mkdir(parents=True, exist_ok=True)
        (tmp_path / name / "index.html").write_text(PAGE + text, encoding="utf-8")
    (tmp_path / "games/oware/learn").mkdir()
    *games, plan = list_parts(tmp_path)
    assert [part.pages for part in games] == ["games/our-own/", "games/oware/"]
    assert plan == Part("plans", "oware", "Rules", "Sow & count.", None)
