"""Pseudo-English: what stays, what changes, and a site built in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_core.messages import cell, listed, side, term
from game_core.messages.catalog import Language, Room
from game_core.messages.message import make_message
from game_core.messages.speech import speak
from tests.help.small_site import CONFIG, build, write
from widgets.messages.languages import describe_grammar
from widgets.messages.pseudo import LONGER, TURNED, disguise, disguise_rooms

ROOMS: dict[str, Room] = {
    "game": {
        "list-comma": ", ",
        "list-and": " and ",
        "plain": [("words",)],
        "-side-S": {"": "Blue", "kind": "one"},
    },
    "hens": {
        "-egg": {"": "egg", "kind": "it"},
        "lay": [
            ("hen",), " ", ("hen", "kind", {"one": "lays", "": "lay"}), " in ", ("nests",), ".",
        ],
        "is": [("-hens-egg", "kind", {"it": "It is", "": "She is"})],
    },
}  # fmt: skip


def tell(code: str) -> list[str]:
    rooms = disguise_rooms(ROOMS, code)
    language = Language(describe_grammar(code), lambda room: rooms[room])
    nests = listed([cell("Abe"), cell("Ben"), term("hens-egg")])
    lays = make_message("hens-lay", {"hen": side("S"), "nests": nests})
    return [speak([said], language=language) for said in (lays, make_message("hens-is", {}))]


def test_english_is_as_it_is() -> None:
    assert tell("en") == ["Blue lays in Abe, Ben and egg.", "It is"]


def test_words_are_longer_and_bracketed_but_no_notation_and_no_choice_changes() -> None:
    assert tell(LONGER) == ["[!! Ɓļûûéé ļååýšš îîññ Abe, Ben ååññđ ééĝĝ. !!]", "[!! ÎÎţ îîšš !!]"]


def test_what_is_nobodys_sentence_is_not_bracketed() -> None:
    assert disguise_rooms(ROOMS, LONGER)["game"]["plain"] == [("words",)]


def test_words_are_turned_one_by_one() -> None:
    assert disguise("No 5 eggs.", TURNED) == "\u202eNo\u202c 5 \u202eeggs\u202c."


def test_a_text_grows_by_about_a_third() -> None:
    words = "The last seed falls in cup E, which was empty."
    assert 1.3 < len(disguise(words, LONGER)) / len(words) < 1.45


@pytest.mark.parametrize(("code", "direction"), [(LONGER, "ltr"), (TURNED, "rtl")])
def test_both_count_as_english_does(code: str, direction: str) -> None:
    grammar = describe_grammar(code)
    assert (grammar["code"], grammar["direction"]) == (code, direction)
    assert grammar["plurals"] == describe_grammar("en")["plurals"]


def test_a_site_can_be_built_in_it(tmp_path: Path) -> None:
    page = "```puzzle\nid: oware/feed-me\n```\n"
    config = CONFIG.replace("[search, ubao]", f"[search, ubao: {{language: {TURNED}}}]")
    write(tmp_path, {"index.md": page}, config)
    done = build(tmp_path)
    assert done.returncode == 0, done.stderr
    html = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert 'dir="rtl"' in html
    assert "The board as text" not in html
    assert disguise("The board as text", TURNED) in html
    words = (tmp_path / "site" / "assets" / "ubao" / "words" / "start.js").read_text("utf-8")
    assert '"direction":"rtl"' in words
    assert disguise("Blue", TURNED) in words


def test_no_other_language_can_be_chosen(tmp_path: Path) -> None:
    write(tmp_path, {"index.md": "# Hello\n"}, CONFIG.replace("ubao]", "ubao: {language: xx}]"))
    assert "language" in build(tmp_path).stderr
