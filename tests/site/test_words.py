"""Words as a page loads them: which scripts, what is in them, and when they come."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game_core.registry import OURS
from tests.help.paths import ROOT
from widgets.finish import finish
from widgets.finish.page import read_page
from widgets.prepare.messages import FAMILIES, choose_messages, write_messages

BEGINNING = "Object.assign(self.ubaoMessages??={scripts:0},"
END = ");\nself.ubaoMessages.scripts+=1;\n"


def read_scripts() -> dict[str, dict[str, Any]]:
    """The data of each script, by its name."""
    found = {}
    for path, text in write_messages():
        data = text.removeprefix(BEGINNING).removesuffix(END)
        found[path.removeprefix("assets/ubao/words/")] = json.loads(data)
    return found


def list_rooms(data: dict[str, Any]) -> set[str]:
    return {name.removeprefix("-").partition("-")[0] for name in data if name != "grammar"}


def test_every_script_brings_the_grammar_and_its_rooms() -> None:
    scripts = read_scripts()
    assert {scripts[name]["grammar"]["code"] for name in scripts} == {"en"}
    assert scripts["start.js"]["elements-tools-undo"] == "Undo"
    assert scripts["start.js"]["-game-side-S"] == {"": "Blue"}
    assert scripts["sowing.js"]["sowing-lift"][1] == " sows "
    assert scripts["all.js"].keys() == {name for data in scripts.values() for name in data}


def test_the_help_page_names_every_button_under_a_board() -> None:
    help_page = (ROOT / "docs/help.md").read_text(encoding="utf-8")
    lists = (ROOT / f"widgets/browser/elements/{name}.js" for name in ("tools", "more"))
    code = "".join(path.read_text(encoding="utf-8") for path in lists)
    said = read_scripts()["all.js"]
    labels = [said[label] for label in re.findall(r"label: '([a-z-]+)'", code)]
    assert "Undo" in labels
    assert [label for label in labels if f"**{label}**" not in help_page] == []


def test_no_family_comes_with_what_all_boards_say_or_with_another() -> None:
    rooms = {name.removesuffix(".js"): list_rooms(data) for name, data in read_scripts().items()}
    assert not {*FAMILIES, "squares"} & (rooms["start"] | rooms["later"])
    assert rooms["sowing"] == {"sowing"}
    for family in {*FAMILIES} - {"sowing"}:
        assert rooms[family] == {"squares", family}


def test_what_no_board_says_at_first_comes_later() -> None:
    rooms = {name.removesuffix(".js"): list_rooms(data) for name, data in read_scripts().items()}
    assert rooms["start"] == {"game", "api", "board", "elements", "engine", "match"}
    own = {"dialogs", "play", "saving", "training", "lesson", "classroom", "labs", "offline", "kit"}
    assert rooms["later"] == {"search", "puzzles", "cards"} | own


def list_messages(html: str) -> list[str]:
    return choose_messages((tag.name, tag.slug) for tag in read_page(html).tags)


@pytest.mark.parametrize(
    ("html", "names"),
    [
        ('<!-- <ubao-board game="oware"> --><p title="<ubao-lesson>">A</p>', []),
        ('<p>ubao-board</p><ubao-picture game="oware"></ubao-picture>', []),
        ('<ubao-board game="oware" position="x">', ["start", "sowing"]),
        ('<ubao-board coach="off" game="mangala:continue_on=even">', ["start", "sowing"]),
        ('<ubao-demo game="amphora"><ubao-board game="oware">', ["start", "amphora", "sowing"]),
        ('<ubao-puzzle name="african-chess/fork">', ["start", "stacking"]),
        ('<ubao-path game="african-queen">', ["start", "draughts"]),
        ('<ubao-trainer game="oware">', ["start", *FAMILIES]),
        ('<ubao-board game="twins">', ["start", *FAMILIES]),
        ("<ubao-forget></ubao-forget>", ["start"]),
        ("<ubao-chooser>", ["later"]),
        ('<ubao-board game="ouri"><ubao-lesson>', ["start", "sowing", "later"]),
    ],
)
def test_a_page_has_the_words_for_what_is_on_it(html: str, names: list[str]) -> None:
    assert list_messages(html) == names


def test_there_is_a_script_for_every_name_that_pages_use() -> None:
    html = f"<ubao-trainer><ubao-chooser>{''.join(OURS)}<ubao-lesson>"
    assert {f"{name}.js" for name in list_messages(html)} < read_scripts().keys()


def test_words_run_before_the_boards_wake_up(tmp_path: Path) -> None:
    page = tmp_path / "a" / "b" / "index.html"
    page.parent.mkdir(parents=True)
    head = '<!doctype html><html><head><meta charset="utf-8"></head>'
    page.write_text(f'{head}<ubao-path game="oware"></ubao-path><ubao-chooser></ubao-chooser>')
    finish(tmp_path)
    html = page.read_text()
    found = re.findall(r'<script (?:defer |type="module" )?src="../../assets/ubao/(\S+)">', html)
    words = ["words/start.js", "words/sowing.js", "words/later.js"]
    assert found == [*words, "practised.js", "ubao.js", "chooser.js", "late.js"]
    finish(tmp_path)
    assert page.read_text() == html
