"""What `ubao check` says of a site after an upgrade: copies of ours that are older than ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lesson_plans.curriculum.commands import COMMANDS, run
from tests.help.small_site import write


@pytest.mark.parametrize(
    ("command", "name", "line"),
    [("plan", "oware/plan.md", 2), ("tutorial", "oware/tutorial.yml", 1)],
)
def test_a_copy_of_ours_is_told_once_ours_has_changed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    name: str,
    line: int,
) -> None:
    write(tmp_path, {"index.md": "# Now\n"})
    monkeypatch.chdir(tmp_path)
    assert run("ubao", COMMANDS, [command, "oware", "--copy"]) == 0
    copy = tmp_path / "lesson_plans" / name
    text = copy.read_text(encoding="utf-8")
    # A teacher's own changes are no news.
    copy.write_text(text.replace("scoop up", "lift"), encoding="utf-8")
    capsys.readouterr()
    assert run("ubao", COMMANDS, ["check"]) == 0
    assert "has changed" not in capsys.readouterr().out
    # As if the copy were of an earlier version.
    copy.write_text(re.sub("number [0-9a-f]{8}", "number 00000000", text), encoding="utf-8")
    run("ubao", COMMANDS, ["check"])
    told = capsys.readouterr().out
    assert f"lesson_plans/{name}:{line}: Ubao's own has changed since this copy was made." in told
    found = re.search(r"write ([0-9a-f]{8}) in this line", told)
    assert found
    copy.write_text(re.sub("number [0-9a-f]{8}", f"number {found[1]}", text), encoding="utf-8")
    run("ubao", COMMANDS, ["check"])
    assert "has changed" not in capsys.readouterr().out
