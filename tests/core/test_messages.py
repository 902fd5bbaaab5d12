"""Messages in words. tests/node/speech.test.mjs uses the same table of cases."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game_core.messages.catalog import Language, Room, UnknownMessage
from game_core.messages.message import Message, Value
from game_core.messages.rooms import GRAMMAR
from game_core.messages.sources import compile_sources
from game_core.messages.speech import say, speak
from tests.help.paths import ROOT
from widgets.messages.languages import describe_grammar

SAY = "from game_core.messages import say; print(say('game-stopped'))"
WRITE = """\
from pathlib import Path
from game_core.messages.sources import write_rooms
write_rooms(Path("game_core/messages/en"))
"""
TABLE = json.loads((ROOT / "tests" / "data" / "speech.json").read_text(encoding="utf-8"))


def read_value(wire: list[Any]) -> Value:
    kind, datum = wire
    match kind:
        case "term":
            return "term", read_message(datum)
        case "list":
            return "list", tuple(map(read_value, datum))
        case _:
            return kind, datum


def read_message(wire: list[Any]) -> Message:
    """Return a message as a page gets it."""
    name, arguments = wire
    return Message(name, tuple((key, read_value(value)) for key, value in arguments))


def read_language(code: str) -> Language:
    rooms = TABLE["languages"][code]

    def read(room: str) -> Room:
        if room not in rooms:
            raise FileNotFoundError(room)
        found: Room = rooms[room]
        return found

    return Language(rooms["grammar"], read)


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_a_message_in_words(case: dict[str, Any]) -> None:
    said = map(read_message, case["said"])
    words = speak(said, case.get("names"), read_language(case["language"]))
    assert words == case["words"]


@pytest.mark.parametrize("case", TABLE["failures"], ids=lambda case: case["about"])
def test_what_no_language_has_is_not_said(case: dict[str, Any]) -> None:
    with pytest.raises(UnknownMessage):
        speak(map(read_message, case["said"]), language=read_language("en"))


def test_the_languages_of_the_table_count_as_they_do() -> None:
    for code, language in TABLE["languages"].items():
        assert language["grammar"] == describe_grammar(code)


def test_english_counts_and_is_written_as_cldr_has_it() -> None:
    assert describe_grammar("en") == GRAMMAR


def test_a_checkout_says_what_its_fluent_files_hold() -> None:
    rooms = {path.parents[1].name for path in ROOT.glob("game_core/**/messages/en.ftl")}
    assert {*compile_sources()} == rooms - {"game_core"} | {"game"}
    assert str(say("game-stopped")) == "Both players agree to stop."


def test_a_change_of_words_is_seen_by_what_they_are_not_by_their_date(tmp_path: Path) -> None:
    home = tmp_path / "game_core"
    for path in [*ROOT.glob("game_core/**/*.py"), *ROOT.glob("game_core/**/en.ftl")]:
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)

    def run(program: str) -> str:
        return subprocess.check_output([sys.executable, "-c", program], cwd=tmp_path, text=True)

    run(WRITE)
    words = home / "messages/en.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("Both players agree", "We agree"), encoding="utf-8")
    os.utime(words, (0, 0))
    assert run(SAY) == "We agree to stop.\n"
    words.write_text(text, encoding="utf-8")
    # What was compiled holds again, though it is older: nothing is compiled anew.
    (home / "messages/fluent.py").unlink()
    assert run(SAY) == "Both players agree to stop.\n"
