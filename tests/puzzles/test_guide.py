"""The guide for authors names every theme, goal and field, and its example is one of ours."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from game_core.messages import say
from game_core.puzzles.model import AGES, DIFFICULTIES, KNOWN, THEMES, read_task
from tests.help.paths import ROOT
from tests.help.words import told
from widgets.command import main

GUIDE = (ROOT / "docs/authors/puzzles.md").read_text(encoding="utf-8")
OWARE = (ROOT / "lesson_plans/oware/puzzles.yml").read_text(encoding="utf-8")


def rows(heading: str) -> list[tuple[str, str]]:
    """The first two columns of the table under a heading."""
    section = GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \| (.+?) \|$", section, re.MULTILINE)


def test_themes_are_told_with_a_childs_words() -> None:
    told_themes = {name: told(say("game-plain", words=theme)) for name, theme in THEMES.items()}
    assert dict(rows("Themes")) == told_themes


def test_goals_are_those_that_can_be_asked() -> None:
    words = [name.split(" within ")[0].rstrip("ABC 5") for name, _ in rows("Goals")]
    assert words == [
        "capture", "win", "end", "save", "best", "longest relay", "last seed", "illegal",
    ]  # fmt: skip
    for name, _ in rows("Goals"):
        assert str(read_task(name)) == name
    for word in words:
        assert f"“{word}" in KNOWN


def test_fields_are_told_with_what_they_may_be() -> None:
    fields = dict(rows("The fields"))
    example = re.findall(r"^[- ] (\w+):", GUIDE.partition("```yaml\n")[2].partition("```")[0], re.M)
    assert {*example} <= {*fields}
    assert {*fields} - {*example} == {"record", "wrong"}
    for age in AGES:
        assert f"`{age}`" in fields["ages"]
    for number, words in DIFFICULTIES.items():
        assert f"{number} {told(words)}" in fields["difficulty"]


def test_the_example_is_one_of_our_puzzles() -> None:
    example = GUIDE.partition("```yaml\n")[2].partition("```")[0]
    assert example in OWARE


def test_the_command_of_the_guide_begins_a_puzzle_that_ours_do_not_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = GUIDE.partition("```sh\n")[2].partition("```")[0].replace("\\\n", " ")
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: Hill\nplugins: [ubao]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(shlex.split(command)[1:]) == 0
    assert "solution: D\n" in (tmp_path / "lesson_plans/oware/puzzles.yml").read_text("utf-8")
    capsys.readouterr()
    main(["check", "oware"])
    told = capsys.readouterr().out.splitlines()[:-1]
    assert told
    assert all("still to be written" in line or "ubao prove" in line for line in told), told
