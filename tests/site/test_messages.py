"""Pages' messages, as text and as HTML, read from Fluent files when a site is built."""

from __future__ import annotations

from pathlib import Path

import pytest
from markupsafe import Markup

from game_core.messages import listed, side, text
from game_core.messages.catalog import Language, Room
from game_core.messages.rooms import find_english
from lesson_plans.curriculum.plans.standards import STANDARDS
from tests.help.small_site import write
from widgets import html
from widgets.command import main
from widgets.messages import languages, site

WILD = "<b>A & B</b>"


def test_pages_say_what_the_rules_have_words_for() -> None:
    assert site.show(side("N")) == "Gold"
    told = site.say("fences-puzzle", side=side("S"), difficulty=2, youngest=8, oldest=10)
    assert told == "You're Blue. This is easy, for ages 8 to 10."


def test_every_standard_has_words() -> None:
    words = [site.show(standard) for standard in STANDARDS.values()]
    assert len(words) == len({*words}) == 30


def test_arguments_are_escaped_in_html_and_not_in_text() -> None:
    assert site.say("prepare-teach", game=text(WILD)) == f"Teach {WILD}"
    assert html.say("prepare-teach", game=text(WILD)) == Markup(
        "Teach &lt;b&gt;A &amp; B&lt;/b&gt;"
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


def test_an_element_stands_in_a_sentence_that_is_read_from_the_right() -> None:
    rooms: dict[str, Room] = {"hall": {"way": ["\u05d0\u05dc ", ("room",)]}}
    language = Language({**find_english().grammar, "direction": "rtl"}, rooms.__getitem__)
    with site.speaking(language):
        said = html.say("hall-way", room=html.anchor("b/", "B"))
    assert said == '\u05d0\u05dc \u2068<a href="b/">B</a>\u2069'


def test_words_stay_apart_in_an_element_of_several_lines() -> None:
    assert html.show(html.hold(Markup("<b>\n  One\n  two\n</b>"))) == "<b> One two </b>"


def test_the_words_of_a_message_are_escaped() -> None:
    rooms: dict[str, Room] = {"hall": {"sign": "A < B", "seats": ["< ", ("seats",)]}}
    language = Language(find_english().grammar, rooms.__getitem__)
    with site.speaking(language):
        assert (html.say("hall-sign"), site.say("hall-sign")) == ("A &lt; B", "A < B")
        assert html.say("hall-seats", seats=text("&")) == "&lt; &amp;"


def test_a_mistake_in_a_fluent_file_stops_the_build_and_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours" / "widgets" / "fences" / "messages" / "en.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("fences-one = One.\nfences-two { $two }\n", encoding="utf-8")
    monkeypatch.setattr(languages, "ROOT", tmp_path / "ours")
    folder = write(tmp_path, {"index.md": "# Home\n"})
    asked = ["prepare", str(folder / "prepared"), "--config", str(folder / "mkdocs.yml")]
    assert main(asked) == 2
    assert f"{file}:2: " in capsys.readouterr().err


def test_words_are_read_anew_for_each_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "widgets" / "messages" / "en.ftl"
    file.parent.mkdir(parents=True)
    monkeypatch.setattr(languages, "ROOT", tmp_path)
    monkeypatch.setattr(site, "_read", {})
    for words in ("Good morning.", "Good evening."):
        file.write_text(f"hall-greeting = {words}\n", encoding="utf-8")
        with site.speaking(site.read_language()):
            assert site.say("hall-greeting") == words
