"""Words that pages link to where they are explained."""

from __future__ import annotations

import re

import pytest

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.problem import Problem
from tests.help.paths import SITE
from widgets.glossary import Words

WORDS = Words([Entry("sow", ("sown",), "…"), Entry("cup", (), "…"), Entry("facing cup", (), "…")])


def link(html: str) -> str:
    """The page with its links shortened to [word>anchor]."""
    linked = WORDS.link(html, "../glossary/")
    return re.sub(
        r'<a class="ubao-word" href="../glossary/#word-(.*?)">(.*?)</a>', r"[\2>\1]", linked
    )


@pytest.mark.parametrize(
    ("html", "linked"),
    [
        ("<p>Sow, then sow.</p>", "<p>[Sow>sow], then sow.</p>"),
        ("<p>Seeds are sown. Sow!</p>", "<p>Seeds are [sown>sow]. Sow!</p>"),
        ("<p>The facing cup, a cup</p>", "<p>The [facing cup>facing-cup], a [cup>cup]</p>"),
        ("<p>cupboard, sow-thistle</p>", "<p>cupboard, sow-thistle</p>"),
        ("<h2>Sow</h2><p>sow</p>", "<h2>Sow</h2><p>[sow>sow]</p>"),
        (
            '<p><a href="x"><em>sow</em></a> sow</p>',
            '<p><a href="x"><em>sow</em></a> [sow>sow]</p>',
        ),
        ("<p><code>cup</code> cup</p>", "<p><code>cup</code> [cup>cup]</p>"),
        (
            '<svg class="a"><desc>cup</desc></svg> cup',
            '<svg class="a"><desc>cup</desc></svg> [cup>cup]',
        ),
        (
            "<ubao-demo><ol>cup</ol></ubao-demo> cup",
            "<ubao-demo><ol>cup</ol></ubao-demo> [cup>cup]",
        ),
        ('<img alt="cup"> cup', '<img alt="cup"> [cup>cup]'),
        ("<!-- cup --> cup", "<!-- cup --> [cup>cup]"),
    ],
)
def test_the_first_of_each_word_is_linked_and_nothing_else(html: str, linked: str) -> None:
    assert link(html) == linked


def test_every_word_is_sound_and_stands_once() -> None:
    problems: list[Problem] = []
    entries = load(problems.append)
    assert problems == []
    forms = [form.lower() for entry in entries for form in (entry.word, *entry.forms)]
    assert len(forms) == len(set(forms))


def test_every_word_is_used_on_some_page_and_explained_on_one() -> None:
    explained = set(
        re.findall(r'<h3 id="(word-.*?)"', (SITE / "glossary/index.html").read_text("utf-8"))
    )
    assert explained == {entry.anchor for entry in load(lambda problem: None)}
    used = {
        anchor
        for path in SITE.rglob("index.html")
        for anchor in re.findall(
            r'class="ubao-word" href="[./]*glossary/#(.*?)"', path.read_text("utf-8")
        )
    }
    assert used == explained


def test_pages_for_maintainers_and_the_page_of_words_have_no_such_links() -> None:
    for path in ("glossary", "maintainers", "authors/fences"):
        assert 'class="ubao-word"' not in (SITE / path / "index.html").read_text("utf-8")
