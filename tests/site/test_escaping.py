"""Blocks show any characters in a text, and none become HTML."""

from __future__ import annotations

from html import unescape

import pytest
from jinja2 import nodes
from markdown import Markdown
from markupsafe import escape

from game_core.messages import plain
from game_core.search.levels import Habit
from lesson_plans.curriculum.glossary import Entry
from lesson_plans.curriculum.problem import Problem
from widgets.fences import FenceExtension, PageContext, boards
from widgets.fences.glossary import Glossary
from widgets.html import ENVIRONMENT, HERE, render

WILD = "<b>A & B</b> 'c' \"d\" <script>"


@pytest.mark.parametrize("name", ENVIRONMENT.list_templates())
def test_no_template_takes_a_value_for_html(name: str) -> None:
    """Only text in the templates themselves is marked as safe."""
    tree = ENVIRONMENT.parse((HERE / name).read_text("utf-8"))
    for trusted in tree.find_all(nodes.Filter):
        if trusted.name == "safe":
            assert not [*trusted.find_all(nodes.Name)]


def test_text_is_escaped_in_every_place_of_a_template() -> None:
    html = render("problems.html", kind=WILD, problems=[WILD, Problem("a.md", 1, "", WILD)])
    assert html.count(escape(WILD)) == 3
    html = render("figure.html", content=WILD, caption=WILD)
    assert html.count(escape(WILD)) == 2


@pytest.mark.parametrize("address", [None, "glossary/"])
def test_prose_is_escaped_where_words_are_linked_and_where_not(
    address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    wild = Habit(plain(WILD), plain(f"{WILD} cup {WILD}"), plain(WILD))
    monkeypatch.setattr(boards, "LEVELS", ("any",))
    monkeypatch.setattr(boards, "describe_level", lambda level, game: wild)
    glossary = Glossary([Entry(word="Cup", forms=(), means="A hollow.")])
    ours = FenceExtension(page=PageContext(glossary=address), glossary=glossary)
    html = Markdown(extensions=[ours]).convert("```opponents\ngame: oware\n```\n")
    assert "<b>" not in html
    assert "<script" not in html
    assert unescape(html).count(WILD) == 4
    assert ('href="glossary/#' in html) == bool(address)
