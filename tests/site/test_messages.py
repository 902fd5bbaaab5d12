"""What pages say: messages as text and as HTML, and that code and Fluent files know each other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import nodes
from markupsafe import Markup

from game_core.messages import listed, side, text
from tests.help.paths import ROOT
from tests.help.small_site import write
from widgets import html
from widgets.command import main
from widgets.messages import site
from widgets.messages.catalogs import ENGLISH, find_catalogs

ROOMS = site.read_catalogs()
ENTRIES = {
    name: entry
    for catalog in (*ROOMS, *find_catalogs(ROOT, "game_core", ENGLISH))
    for name, entry in catalog.entries.items()
}
NAME = re.compile(rf"(?:{'|'.join(catalog.room for catalog in ROOMS)})-[a-z0-9-]+")
"""What looks like the name of a message or term of pages."""
PYTHON = [path for name in site.PACKAGES for path in sorted((ROOT / name).rglob("*.py"))]
TEMPLATES = [
    path
    for folder in (html.HERE, ROOT / "widgets" / "theme")
    for path in sorted(folder.rglob("*.html"))
]
WILD = "<b>A & B</b>"

type Call = tuple[str, str, set[str]]
"""Where something is said, the name of its message or term, and those of the arguments."""


def parse(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def find_in_python(path: Path) -> Iterator[Call]:
    for node in parse(path):
        match node:
            case ast.Call(func=ast.Name("say" | "term" as way), args=[ast.Constant(str(name))]):
                sign = "-" if way == "term" else ""
                given = {keyword.arg or "" for keyword in node.keywords}
                yield f"{path.name}:{node.lineno}", sign + name, given


def find_in_template(path: Path) -> Iterator[Call]:
    tree = html.ENVIRONMENT.parse(path.read_text(encoding="utf-8"))
    for node in tree.find_all(nodes.Call):
        if isinstance(node.node, nodes.Name) and node.node.name == "say":
            given = {keyword.key for keyword in node.kwargs}
            named = [*node.args[:1], *node.args[0].find_all(nodes.Const)]
            for each in named:
                if isinstance(each, nodes.Const):
                    yield f"{path.name}:{node.lineno}", each.value, given


def test_what_is_said_stands_in_a_fluent_file_with_the_same_arguments() -> None:
    calls = [call for path in PYTHON for call in find_in_python(path)]
    calls += [call for path in TEMPLATES for call in find_in_template(path)]
    assert {"fences-puzzle", "-lessons-ages", "prepare-taught-last"} <= {
        name for _, name, _ in calls
    }
    for where, name, given in calls:
        if name != "-html-held":
            assert name in ENTRIES, where
            assert given == ENTRIES[name].arguments, where


def test_each_name_of_a_message_or_term_in_code_stands_in_a_fluent_file() -> None:
    for path in PYTHON:
        for node in parse(path):
            match node:
                case ast.Constant(str(name)) if NAME.fullmatch(name):
                    assert {name, f"-{name}"} & {*ENTRIES}, f"{path.name}:{node.lineno}"


def test_each_message_and_term_of_pages_is_named_in_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (*PYTHON, *TEMPLATES))
    for catalog in ROOMS:
        for name in catalog.entries:
            assert f'"{name.removeprefix("-")}"' in code, name


def test_no_room_of_pages_is_a_room_of_the_rules() -> None:
    rules = {catalog.room for catalog in find_catalogs(ROOT, "game_core", ENGLISH)}
    assert not rules & {catalog.room for catalog in ROOMS}


def test_pages_say_what_the_rules_have_words_for() -> None:
    assert site.show(side("N")) == "North"
    assert site.say(
        "fences-puzzle", side=side("S"), difficulty=text("easy"), ages=text("8 to 10")
    ) == ("You are South. This is easy, for ages 8 to 10.")


def test_arguments_are_escaped_in_html_and_not_in_text() -> None:
    assert site.say("prepare-back-to", game=text(WILD)) == f"Back to {WILD}"
    assert html.say("prepare-back-to", game=text(WILD)) == Markup(
        "Back to &lt;b&gt;A &amp; B&lt;/b&gt;"
    )


def test_an_element_stands_in_a_sentence_and_in_a_list() -> None:
    links = listed(html.anchor(f"{name}/", name.upper()) for name in ("a", "b"))
    assert html.say("prepare-place-after", series=text("Ours"), number=2, plans=links) == Markup(
        'Ours, number 2; after <a href="a/">A</a> and <a href="b/">B</a>'
    )


def test_what_an_element_holds_is_escaped() -> None:
    link = html.anchor('a"b', WILD)
    assert html.show(link) == '<a href="a&#34;b">&lt;b&gt;A &amp; B&lt;/b&gt;</a>'
    assert html.show(html.hold(WILD)) == "&lt;b&gt;A &amp; B&lt;/b&gt;"


def test_no_text_can_pass_for_an_element() -> None:
    assert html.show(text("\x023c623e\x03")) == "3c623e"


def test_a_mistake_in_a_fluent_file_stops_the_build_and_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours" / "widgets" / "fences" / "messages" / "en.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("fences-one = One.\nfences-two { $two }\n", encoding="utf-8")
    monkeypatch.setattr(site, "ROOT", tmp_path / "ours")
    folder = write(tmp_path, {"index.md": "# Home\n"})
    try:
        asked = ["prepare", str(folder / "prepared"), "--config", str(folder / "mkdocs.yml")]
        assert main(asked) == 2
    finally:
        site.find_language.cache_clear()
    assert f"{file}:2: " in capsys.readouterr().err


def test_words_are_read_anew_for_each_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "widgets" / "messages" / "en.ftl"
    file.parent.mkdir(parents=True)
    monkeypatch.setattr(site, "ROOT", tmp_path)
    try:
        for words in ("Good morning.", "Good evening."):
            file.write_text(f"hall-greeting = {words}\n", encoding="utf-8")
            site.read_language()
            assert site.say("hall-greeting") == words
    finally:
        site.find_language.cache_clear()
