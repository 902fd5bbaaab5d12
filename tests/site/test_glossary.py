"""Words that pages link to their explanations."""

from __future__ import annotations

import re

import pytest
from markdown import markdown

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.problem import Problem
from tests.help.curriculum import OURS
from tests.help.paths import OTHER_SITES, SITE
from widgets.fences import FenceExtension, PageContext
from widgets.fences.glossary import Glossary

FORMS: dict[str, tuple[str, ...]] = {
    "sow": ("sown",),
    "cup": (),
    "facing cup": (),
    "counterclockwise": (),
}
GLOSSARY = Glossary([Entry(word, forms, "…") for word, forms in FORMS.items()])
TABLE = "```differences\ngames: [oware, mangala]\n```"


def link(text: str) -> str:
    """Return a page with its links to words shortened to [word>anchor]."""
    page = PageContext(glossary="../glossary/")
    html = markdown(text, extensions=["attr_list", FenceExtension(page=page, glossary=GLOSSARY)])
    assert "prose" not in html
    return re.sub(
        r'<a class="ubao-word" href="../glossary/#word-(.*?)">(.*?)</a>', r"[\2>\1]", html
    )


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("Sow, then sow.", "<p>[Sow>sow], then sow.</p>"),
        ("Seeds are sown. Sow!", "<p>Seeds are [sown>sow]. Sow!</p>"),
        ("The facing cup, a cup", "<p>The [facing cup>facing-cup], a [cup>cup]</p>"),
        (
            "A cup, a sow < a cup & *a facing cup*.",
            "<p>A [cup>cup], a [sow>sow] &lt; a cup &amp; <em>a [facing cup>facing-cup]</em>.</p>",
        ),
        ("cupboard, sow-thistle", "<p>cupboard, sow-thistle</p>"),
        ("## Sow\n\nsow", "<h2>Sow</h2>\n<p>[sow>sow]</p>"),
        ("[*sow*](x) sow", '<p><a href="x"><em>sow</em></a> [sow>sow]</p>'),
        ("`cup` cup", "<p><code>cup</code> [cup>cup]</p>"),
        ("    cup\n\ncup", "<pre><code>cup\n</code></pre>\n<p>[cup>cup]</p>"),
        ("<p>cup</p>\n\ncup", "<p>cup</p>\n\n<p>[cup>cup]</p>"),
        ("![cup](x) cup", '<p><img alt="cup" src="x" /> [cup>cup]</p>'),
        ("<!-- cup -->\n\ncup", "<!-- cup -->\n\n<p>[cup>cup]</p>"),
    ],
)
def test_the_first_of_each_word_is_linked_and_nothing_else(text: str, linked: str) -> None:
    assert link(text) == linked


def test_a_word_in_a_block_is_linked_where_it_is_the_first_of_its_page() -> None:
    assert "<td>[Counterclockwise>counterclockwise].</td>" in link(TABLE + "\n\nCounterclockwise")
    assert "<td>Counterclockwise.</td>" in link("Counterclockwise\n\n" + TABLE)


def test_without_words_nothing_is_linked() -> None:
    page = PageContext(glossary="../glossary/")
    html = markdown("Sow. A cup", extensions=[FenceExtension(page=page, glossary=Glossary([]))])
    assert html == "<p>Sow. A cup</p>"


def test_without_a_page_of_words_nothing_is_linked() -> None:
    html = markdown("A cup\n\n" + TABLE, extensions=[FenceExtension(glossary=GLOSSARY)])
    assert "<p>A cup</p>" in html
    assert "<td>Counterclockwise.</td>" in html


def test_every_word_is_sound_and_stands_once() -> None:
    problems: list[Problem] = []
    entries = load(OURS, problems.append)
    assert problems == []
    forms = [form.lower() for entry in entries for form in (entry.word, *entry.forms)]
    assert len(forms) == len(set(forms))


def test_every_word_is_used_on_some_page_and_explained_on_one() -> None:
    explained = set(
        re.findall(r'<h3 id="(word-.*?)"', (SITE / "glossary/index.html").read_text("utf-8"))
    )
    assert explained == {entry.anchor for entry in load(OURS, lambda problem: None)}
    used = {
        anchor
        for path in SITE.rglob("index.html")
        if not any(map(path.is_relative_to, OTHER_SITES.values()))
        for anchor in re.findall(
            r'class="ubao-word" href="[./]*glossary/#(.*?)"', path.read_text("utf-8")
        )
    }
    assert used == explained


def test_pages_for_maintainers_and_the_page_of_words_have_no_such_links() -> None:
    for path in ("glossary", "maintainers", "authors/fences"):
        assert 'class="ubao-word"' not in (SITE / path / "index.html").read_text("utf-8")
