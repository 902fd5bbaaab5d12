"""What `ubao check` says of a site after an upgrade: copies of ours that are older than ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lesson_plans.curriculum.commands import COMMANDS, run
from lesson_plans.curriculum.commands.here import find_here, find_outdated
from lesson_plans.curriculum.problem import refuse
from tests.help.small_site import write

COPIES = {
    "plan": ("lesson_plans/oware/plan.md", 2),
    "tutorial": ("lesson_plans/oware/tutorial.yml", 1),
}


def test_copies_of_ours_are_told_once_ours_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"index.md": "# Now\n"})
    monkeypatch.chdir(tmp_path)
    for kind, (name, _) in COPIES.items():
        assert run("ubao", COMMANDS, [kind, "oware", "--copy"]) == 0
        # A teacher's own changes are no news.
        change(name, "scoop up", "lift")
    capsys.readouterr()
    assert run("ubao", COMMANDS, ["check"]) == 0
    assert "has changed" not in capsys.readouterr().out
    # As if the copies were of an earlier version.
    for name, _ in COPIES.values():
        change(name, "number [0-9a-f]{8}", "number 00000000")
    run("ubao", COMMANDS, ["check"])
    told = capsys.readouterr().out
    for name, line in COPIES.values():
        changed = f"^{name}:{line}: Ubao's own has changed since this copy was made\\..*"
        (sentence,) = re.findall(changed, told, re.MULTILINE)
        (number,) = re.findall(r"write ([0-9a-f]{8}) in this line", sentence)
        change(name, "number 00000000", f"number {number}")
    assert [*find_outdated(find_here(refuse))] == []


def change(name: str, old: str, new: str) -> None:
    path = Path(name)
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8")), encoding="utf-8")
